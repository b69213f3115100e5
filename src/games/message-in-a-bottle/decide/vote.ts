import type { Context, Seat } from '../../../core/index.ts'
import type { BottleEvent } from '../events.ts'
import { millis } from '../options.ts'
import { folded, goOn, resume, settleClaims } from '../score.ts'
import type { State } from '../state.ts'
import { finishSealed } from './sealed.ts'
import { missed } from './words.ts'

/**
 * Counts the votes: a word is turned down if more are against it than for it, so that silence does not
 * harm who has spoken (R46). Then the round goes on as if a list had judged.
 */
export function closeVote(
  state: State,
  happened: readonly BottleEvent[],
  c: Context,
  by: Seat | null,
): BottleEvent[] {
  const { phase } = folded(state, happened, c.now, by)
  if (phase.kind !== 'vote') return [...happened]
  const verdicts = phase.claims.map(({ seat }) => {
    const votes = phase.votes.filter((vote) => vote.claim === seat)
    const yes = votes.filter((vote) => vote.accept === true).length
    const no = votes.filter((vote) => vote.accept === false).length
    return { seat, accepted: no <= yes, yes, no }
  })
  const accepted = phase.claims.filter((_, i) => verdicts[i]!.accepted)
  const events: BottleEvent[] = [
    ...happened,
    { type: 'voteClosed', data: { verdicts } },
    ...phase.claims
      .filter((_, i) => !verdicts[i]!.accepted)
      .map(({ seat, words }) => missed(state, seat, words, 'voted-down', c.now)),
  ]
  if (!phase.stopped) return finishSealed(state, events, accepted, c, by)
  if (!accepted.length) return goOn(state, [...events, resume(state, phase.stopped, c.now)], c, by)
  const leadsUntil = c.now + millis(state.options, 'shorter')
  return settleClaims(state, events, accepted, phase.stopped, leadsUntil, c, by)
}
