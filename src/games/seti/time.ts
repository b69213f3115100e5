import type { Context, Deadline, Seat } from '../../core/index.ts'
import { act, decide } from './decide/index.ts'
import { questions } from './decide/ops/index.ts'
import { DECLINES } from './decide/way.ts'
import type { SetiEvent } from './events.ts'
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

/** An absent seat passes, ends its turn, declines where it may and else takes the first way (R15). */
export function skip(state: State, seat: Seat, c: Context): SetiEvent[] | undefined {
  const asked = questions(state).find(({ effect }) => effect.seat === seat)
  if (!asked) return undefined
  if (asked.effect.do === 'main') return act(state, seat, { type: 'pass' }, c)
  if (asked.effect.do === 'endTurn') return act(state, seat, { type: 'endTurn' }, c)
  const keys = asked.ways.map((way) => way.key)
  const way = DECLINES.find((key) => keys.includes(key)) ?? keys[0]
  if (way === undefined) return undefined
  const decided = decide(state, seat, { type: 'choose', way }, c)
  return Array.isArray(decided) ? decided : undefined
}
