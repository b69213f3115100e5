import type { Outcome } from '../../core/index.ts'
import { abilityOf, BEST } from './material/index.ts'
import type { State } from './state.ts'

/** Values of the abilities that were not used (R23). */
export const bonusOf = ({ abilities }: State): number =>
  abilities.reduce((sum, { id, used }) => (used ? sum : sum + abilityOf(id).value), 0)

/** All win or lose together; a lost match has no score, but says what it had come to (R21 to R25). */
export function outcome(state: State): Outcome | undefined {
  const { phase, points } = state
  if (phase.kind !== 'over') return undefined
  const seats = state.seats.map((_, seat) => seat)
  const partial = points.reduce((sum, n) => sum + n, 0)
  const { result, reason } = phase
  if (result === 'lost')
    return { result, places: [{ seats, rank: 1, score: null }], detail: { reason, points, partial } }
  const bonus = bonusOf(state)
  const score = partial + bonus
  return {
    result,
    places: [{ seats, rank: 1, score }],
    detail: { reason, points, bonus, best: score >= BEST },
  }
}
