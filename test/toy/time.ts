import type { Context, Deadline, Seat } from '../../src/core/index.ts'
import { close, endTurn, unsealWhenFull } from './decide.ts'
import type { ToyEvent } from './events.ts'
import { asked, type ToyState } from './state.ts'

const pending = asked

/** R8: each question has a time, if the table wants it; the oil burns on whatever happens. */
function deadlines(state: ToyState): Deadline[] {
  const { seconds, pulse, oil } = state.options
  if (state.phase === 'over') return []
  const found: Deadline[] = []
  if (seconds) found.push(due('question', state.since.at + seconds * 1000, asked(state), 'skip'))
  if (pulse) found.push(due('oil', state.startedAt + (oil - state.oil + 1) * pulse * 1000, [], 'burn'))
  return found
}

const due = (id: string, at: number, seats: readonly Seat[], then: string): Deadline => ({
  id,
  at,
  seats,
  then,
})

function expire(state: ToyState, deadlineId: string, c: Context): ToyEvent[] {
  if (deadlineId === 'oil') return close(state, [{ type: 'oilBurnt', data: { left: state.oil - 1 } }], c)
  if (state.phase === 'motto') return [{ type: 'inscribed', data: { text: 'No motto' } }]
  if (state.turn) return close(state, endTurn(state, state.turn.seat, c), c)
  return close(state, unsealWhenFull(state, asked(state).map(abstain), c), c)
}

/** R9: who is away abstains or ends the turn; nobody but the keeper can give the house its motto. */
function skip(state: ToyState, seat: Seat, c: Context): ToyEvent[] | undefined {
  if (state.phase === 'motto') return undefined
  if (state.turn) return close(state, endTurn(state, seat, c), c)
  return close(state, unsealWhenFull(state, [abstain(seat)], c), c)
}

const abstain = (seat: Seat): ToyEvent => ({ type: 'abstained', data: { seat } })

export { deadlines, expire, pending, skip }
