import type { Context, Deadline, Seat } from '../../core/index.ts'
import { advance, agreed, reveal, send } from './decide/advance.ts'
import type { StarsEvent } from './events.ts'
import { type State, seatsAsked, seatsOf, sideOf } from './state.ts'

/**
 * The seats that the match waits for. Where Scientists confer these are the ones who have not spoken; when
 * all have and do not agree, the one who spoke longest ago. Who wants which word plays no part in it, since
 * this is public.
 */
export function pending(state: State): Seat[] {
  const asked = seatsAsked(state)
  if (!conferring(state)) return asked
  return asked.filter((seat) => {
    const { team } = state.seats[seat]!
    const spoken = state.teams[team]!.proposals.map((proposal) => proposal.seat)
    const silent = seatsOf(state, team, 'scientists').some((other) => !spoken.includes(other))
    return silent ? !spoken.includes(seat) : spoken[0] === seat
  })
}

/** Whoever of them leaves, the others may be more than half from then on (R13). */
export const counted = (state: State): Seat[] => (conferring(state) ? seatsAsked(state) : [])

const conferring = ({ phase, options }: State): boolean =>
  phase.kind === 'scientistsTransmit' && options.scientistSubmit === 'majority'

/** Of a side of several, all are asked the next question when one of them has answered the last. */
export const askedSince = ({ phase }: State, _: Seat): number => phase.since

/** Nothing here is a matter of time; a table that wants one has the match's clock. */
export const deadlines = (_: State): Deadline[] => []

export const expire = (_state: State, _id: string, _c: Context): StarsEvent[] => []

/**
 * A seat that is late: its side sends nothing in this round, or guesses nothing, unless more than half of the
 * Scientists who are there have agreed on a word (R13). A seat that has given up
 * holds nobody up while others of its side are there; with the last of them a match played together is
 * lost, and a team is skipped (R41, R42).
 */
export function skip(state: State, seat: Seat, c: Context): StarsEvent[] | undefined {
  if (!seatsAsked(state).includes(seat)) return undefined
  const { team } = state.seats[seat]!
  const side = sideOf(state, seat)
  if (conferring(state)) {
    const word = agreed(state, team, c)
    if (word !== undefined) return advance(state, send(state, team, side, word))
  }
  if (c.resigned?.includes(seat)) {
    if (seatsOf(state, team, side).some((s) => !c.resigned?.includes(s)))
      return conferring(state) && pending(state).includes(seat)
        ? [{ type: 'abstained', data: { team, seat } }]
        : undefined
    if (state.options.mode === 'coop')
      return [{ type: 'sideLeft', data: { team, side } }, reveal(state, 'left')]
  }
  const { kind, round } = state.phase
  const skipped: StarsEvent =
    kind === 'alienTransmits' || kind === 'scientistsTransmit'
      ? { type: 'transmissionSkipped', data: { team, side, round } }
      : { type: 'guessSkipped', data: { team, side, guess: kind === 'cipherGuess' ? 'cipher' : 'words' } }
  return advance(state, [skipped])
}
