import type { Context, Deadline, Seat } from '../../core/index.ts'
import type { SetiCommand } from './commands.ts'
import { decide } from './decide/index.ts'
import { type Question, questions } from './decide/ops/index.ts'
import { DECLINES } from './decide/way.ts'
import type { SetiEvent } from './events.ts'
import { evolve } from './evolve/index.ts'
import { heads, type State } from './state/index.ts'

/**
 * The seats that the match waits for: whatever heads the agenda after an act needs an answer, so this is the
 * same on every view, though the ways are not.
 */
export const pending = (state: State): Seat[] =>
  state.over ? [] : heads(state).map(({ effect }) => effect.seat)

/** Nothing in this game is timed but by the table's clock. */
export const deadlines = (_: State): Deadline[] => []

export const expire = (_: State, _id: string, _c: Context): SetiEvent[] => []

/**
 * An absent seat passes, ends its turn, declines where it may and else takes the first way, until something
 * else is asked than what came of it: the next turn is another matter (R15).
 */
export function skip(state: State, seat: Seat, c: Context): SetiEvent[] | undefined {
  const events: SetiEvent[] = []
  let next = state
  for (;;) {
    const asked = questions(next).find(({ effect }) => effect.seat === seat)
    if (!asked || (events.length > 0 && asked.effect.do === 'main')) break
    const done = decide(next, seat, without(asked), c)
    if (!Array.isArray(done)) break
    events.push(...done)
    next = done.reduce<State>((s, event) => evolve(s, event, { revision: next.since }), next)
  }
  return events.length > 0 ? events : undefined
}

/** What a seat does that does nothing. */
function without({ effect, ways }: Question): SetiCommand {
  if (effect.do === 'main') return { type: 'pass' }
  if (effect.do === 'endTurn') return { type: 'endTurn' }
  const keys = ways.map((way) => way.key)
  return { type: 'choose', way: DECLINES.find((key) => keys.includes(key)) ?? keys[0] ?? '' }
}
