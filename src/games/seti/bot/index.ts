import type { Context, OpenCommand, Seat } from '../../../core/index.ts'
import type { SetiCommand } from '../commands.ts'
import { begin } from '../decide/actions/index.ts'
import { asked } from '../decide/ops/index.ts'
import type { Way } from '../decide/way.ts'
import { answers } from '../prompts.ts'
import type { State } from '../state/index.ts'
import { approach } from './approach.ts'
import { cardWorth, deedWorth } from './worth.ts'

/**
 * Takes what brings most at once, in points, of all that the seat is offered; looks no further. What a
 * command brings is read off the same data that carries it out: its events and the effects that follow.
 */
export function bot(view: State, seat: Seat, c: Context): SetiCommand {
  const questions = asked(view, seat)
  const ways = new Map(questions.flatMap((question) => question.ways).map((way) => [way.key, way]))
  const offered = questions.flatMap((question) => answers(view, seat, question))
  const worths = offered.map((command) => worth(view, seat, command, ways))
  const most = Math.max(...worths)
  return c.rng.pick(offered.filter((_, i) => worths[i] === most))
}

function worth(view: State, seat: Seat, command: SetiCommand, ways: ReadonlyMap<string, Way>): number {
  switch (command.type) {
    case 'choose': {
      const { events = [], then = [] } = ways.get(command.way) ?? {}
      const steps = typeof events === 'function' ? [] : events
      return deedWorth(view, seat, { events: steps, then }) + approach(view, seat, steps)
    }
    // What else there is to gain comes first.
    case 'endTurn':
      return 0
    // Better than what costs more than it brings: resources stay for the next round.
    case 'pass':
      return -1
    case 'exchange':
      return -5
    case 'playCard':
      return deedWorth(view, seat, begin(view, seat, command)) + cardWorth(view, seat, command.card, 'kept')
    default: {
      const deed = begin(view, seat, command)
      return deedWorth(view, seat, deed) + approach(view, seat, deed.events)
    }
  }
}

/** Every command of this game is listed whole, so there is never an open one to fill in. */
export function sample(open: OpenCommand, _view: State, _seat: Seat, _c: Context): SetiCommand {
  throw new Error(`'${open.type}' is never left open`)
}
