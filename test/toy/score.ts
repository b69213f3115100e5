import type { Outcome, Seat } from '../../src/core/index.ts'
import type { ToyState } from './state.ts'

/** Points by side: seats of a team score together. */
export function sides(state: ToyState): { seats: Seat[]; score: number }[] {
  return [...new Set(state.teams)].map((team) => {
    const seats = state.teams.flatMap((t, seat) => (t === team ? [seat] : []))
    return { seats, score: seats.reduce((sum, seat) => sum + state.points[seat]!, 0) }
  })
}

/** R10: why the match ends here, looked at between two rounds. */
export function endOf(state: ToyState): ToyState['over'] {
  if (state.oil === 0) return 'oil'
  if (state.phase !== 'bid') return null
  if (sides(state).some(({ score }) => score >= state.options.goal)) return 'points'
  return state.round > state.options.rounds ? 'rounds' : null
}

/** R11: ranked by points; sides with equal points share a place. */
export function outcome(state: ToyState): Outcome | undefined {
  if (!state.over) return undefined
  const all = sides(state)
  const scores = [...new Set(all.map((side) => side.score))].sort((a, b) => b - a)
  const places = scores.map((score) => ({
    seats: all.flatMap((side) => (side.score === score ? side.seats : [])),
    rank: all.filter((side) => side.score > score).length + 1,
    score,
  }))
  return { result: places.length > 1 ? 'ranked' : 'draw', places, detail: { why: state.over } }
}
