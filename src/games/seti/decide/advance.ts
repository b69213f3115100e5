import type { Context } from '../../../core/index.ts'
import type { SetiEvent } from '../events.ts'
import { evolve } from '../evolve/index.ts'
import { heads, type State } from '../state/index.ts'
import { ways } from './ops/index.ts'
import { waits } from './ops/waits.ts'
import { newPlanet, react } from './triggers.ts'
import type { Deed, Way } from './way.ts'

/** More steps than any act can take: a loop would be a fault of the rules. */
const MOST_STEPS = 1000

/** Events that have happened so far and the state after them; decisions look ahead with the log's own fold. */
export class Course {
  readonly events: SetiEvent[] = []
  state: State

  constructor(state: State) {
    this.state = state
  }

  /** Records an event and gives what it sets off. */
  private happen(event: SetiEvent, then: Deed['then']): void {
    const counted = newPlanet(this.state, event)
    for (const one of [event, ...counted]) {
      this.events.push(one)
      this.state = evolve(this.state, one, { revision: 0 })
    }
    const { events, then: more } = react(this.state, event)
    for (const one of events) this.happen(one, then)
    then.push(...more)
  }

  /** Carries something out: its events, then what they set off and what follows goes on the agenda. */
  carryOut({ events, then }: Deed, place: (then: Deed['then']) => SetiEvent): void {
    const setOff: Deed['then'] = []
    for (const event of events) this.happen(event, setOff)
    this.happen(place([...setOff, ...then]), [])
  }

  /** The head of the agenda, or of a lane, is done in this way. */
  take(way: Way | undefined, lane: number | null, c: Context): void {
    const { events = [], then = [] } = way ?? {}
    this.carryOut({ events: typeof events === 'function' ? events(c) : events, then }, (more) => ({
      type: 'resolved',
      data: { lane, then: more },
    }))
  }

  /** Everything that needs no answer happens, until some seat has to choose. */
  advance(c: Context): SetiEvent[] {
    for (let step = 0; step < MOST_STEPS; step++) {
      const next = heads(this.state).find(({ effect }) => {
        if (waits(this.state, effect)) return false
        return ways(this.state, effect).length < 2
      })
      if (!next) return this.events
      this.take(ways(this.state, next.effect)[0], next.lane, c)
    }
    throw new Error('the agenda does not come to rest')
  }
}
