import type { Seat } from '../../../core/index.ts'
import { landCost } from '../decide/ops/planets.ts'
import type { SetiEvent } from '../events.ts'
import { PLANETS, type Space, TARGETS } from '../material/index.ts'
import { bind, distance, type State, spaceOf } from '../state/index.ts'
import { effectsWorth, WORTH } from './worth.ts'

/** What a planet is worth for each step that it is away, as a share. */
const FADING = 0.85

/** How much nearer these steps bring the seat's probes to planets worth landing on. */
export function approach(s: State, seat: Seat, events: readonly SetiEvent[]): number {
  let gain = 0
  for (const event of events)
    if (event.type === 'moved' && event.data.seat === seat)
      gain += outlook(s, seat, event.data.to) - outlook(s, seat, event.data.from)
  return gain
}

function outlook(s: State, seat: Seat, at: Space): number {
  const goals = TARGETS.flatMap((planet) => {
    const space = spaceOf(s.solar, planet)
    if (!space) return []
    const landing = effectsWorth(s, bind(PLANETS[planet].land, { seat }))
    const price = landCost(s, seat, planet) * WORTH.energy
    return [(landing - price) * FADING ** distance(at, space)]
  })
  return Math.max(0, ...goals)
}
