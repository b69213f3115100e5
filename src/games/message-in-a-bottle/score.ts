import type { Context, Outcome, Seat } from '../../core/index.ts'
import type { BottleEvent, DataOf } from './events.ts'
import { evolve } from './evolve.ts'
import { SHOWN, solutions, WORD_LENGTH } from './material.ts'
import { millis, rarest } from './options.ts'
import { roll } from './setup.ts'
import { type Claim, inRound, lettersOf, type State, type Stopped, underlying } from './state.ts'

/** Silent rounds in a row after which a match ends (R42). */
const MOST_SILENT = 3

/** Players that a race takes (R42). */
const FEWEST = 2

/** Decisions look ahead with the same fold that the log is read with; no revision is kept of it. */
export const folded = (state: State, events: readonly BottleEvent[], now: number, seat: Seat | null): State =>
  events.reduce((s, event) => evolve(s, event, { revision: 0, at: now, seat }), state)

type Closing = Pick<DataOf<'roundClosed'>, 'reason' | 'winners'>

/** Ends the round after `happened`: awards, solutions, and the end of the match or the way to the next roll. */
export function close(
  state: State,
  happened: readonly BottleEvent[],
  { reason, winners }: Closing,
  c: Context,
  seat: Seat | null,
): BottleEvent[] {
  const person = seat !== null && c.bots?.includes(seat) ? null : seat
  const before = folded(state, happened, c.now, person)
  const sealed = state.options.tempo === 'sealed'
  const idle = !(before.acted || person !== null || winners.length)
  const until = sealed || idle ? null : c.now + millis(state.options, 'betweenRounds')
  const data = { reason, winners, ...answersOf(before, c), until }
  const events: BottleEvent[] = [...happened, { type: 'roundClosed', data }]
  const after = folded(before, [{ type: 'roundClosed', data }], c.now, person)
  if (after.diamonds.some((count) => count >= state.options.target))
    return [...events, { type: 'matchOver', data: { reason: 'target' } }]
  if (after.silent >= MOST_SILENT) return [...events, { type: 'matchOver', data: { reason: 'silence' } }]
  if (isAlone(state, c)) return [...events, { type: 'matchOver', data: { reason: 'alone' } }]
  return sealed ? [...events, roll(state.options, after.round + 1, c)] : events
}

/** Whether too many have given up for another round (R42). */
export const isAlone = ({ diamonds }: State, { resigned = [] }: Context): boolean =>
  diamonds.length - resigned.length < FEWEST

/** Some words that would have been right (R43). Where players judge, there is no list to say so. */
function answersOf({ roll: lying, words, options }: State, c: Context) {
  if (!lying || options.wordAuthority === 'vote') return { solutions: [], solvable: null }
  const tier = rarest(options)
  const found = solutions(lying, c.words, words, SHOWN, { family: true, tier })
  const solvable = found.length > 0 || solutions(lying, c.words, words, 1, { tier }).length > 0
  return { solutions: found, solvable }
}

/** Goes on with what stood still, or ends it at once where nobody is left to take part (R22, R26, R31). */
export function goOn(
  state: State,
  happened: readonly BottleEvent[],
  c: Context,
  seat: Seat | null,
): BottleEvent[] {
  const after = folded(state, happened, c.now, seat)
  const base = underlying(after)
  if (!base || after.phase.kind === 'tie' || after.phase.kind === 'cover') return [...happened]
  const left = inRound(after)
  switch (base.kind) {
    case 'open':
      return left.length ? [...happened] : close(state, happened, { reason: 'nobody', winners: [] }, c, seat)
    case 'challenge': {
      if (left.some((s) => s !== base.seat)) return [...happened]
      return close(state, happened, { reason: 'non-existent', winners: [base.seat] }, c, seat)
    }
    case 'leading': {
      const leaders = base.leaders.map((one) => one.seat)
      if (left.some((s) => !leaders.includes(s))) return [...happened]
      return close(state, happened, { reason: 'word', winners: leaders }, c, seat)
    }
  }
}

/** The event by which a stopped countdown runs on; an open round begins its silence anew (R23). */
export const resume = (state: State, { left, phase }: Stopped, now: number): BottleEvent => ({
  type: 'resumed',
  data: { until: now + (phase.kind === 'open' ? millis(state.options, 'quiet') : left) },
})

/**
 * Right words that came together: they are used up, the shortest win the round or take the lead (R20,
 * R21, R30). `leadsUntil`: when the lead would win. `stopped`: what they were said into.
 */
export function settleClaims(
  state: State,
  happened: readonly BottleEvent[],
  claims: readonly Claim[],
  stopped: Stopped,
  leadsUntil: number,
  c: Context,
  seat: Seat | null,
): BottleEvent[] {
  const base = stopped.phase
  const events: BottleEvent[] = [...happened, { type: 'claimsAccepted', data: { claims: [...claims] } }]
  if (base.kind === 'challenge') {
    const loss = Math.min(1, state.diamonds[base.seat]!)
    events.push({
      type: 'challengeFailed',
      data: { seat: base.seat, loss, out: state.options.challengerOut },
    })
  }
  const best = Math.min(...claims.map(lettersOf))
  const leaders = claims.filter((one) => lettersOf(one) === best)
  const winners = leaders.map((one) => one.seat)
  const least = WORD_LENGTH.min * leaders[0]!.words.length
  if (!state.options.shorterWordRule || best === least)
    return close(state, events, { reason: 'word', winners }, c, seat)
  events.push({ type: 'wordLed', data: { leaders, until: leadsUntil } })
  return goOn(state, events, c, seat)
}

/** The ranking once the match is over: most diamonds first, equal numbers share a place (R41). */
export function outcome({ diamonds, phase }: State): Outcome | undefined {
  if (phase.kind !== 'over') return undefined
  const scores = [...new Set(diamonds)].sort((a, b) => b - a)
  const places = scores.map((score) => ({
    seats: diamonds.flatMap((count, seat) => (count === score ? [seat] : [])),
    rank: 1 + diamonds.filter((count) => count > score).length,
    score,
  }))
  return { result: places.length > 1 ? 'ranked' : 'draw', places, detail: { reason: phase.reason } }
}
