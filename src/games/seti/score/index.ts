import type { Outcome } from '../../../core/index.ts'
import type { State } from '../state/index.ts'

/** The ranking once the match is over: most points first, a tie stands (R13.4). */
export function outcome({ over, players }: State): Outcome | undefined {
  if (!over) return undefined
  const scores = [...new Set(players.map((player) => player.score))].sort((a, b) => b - a)
  const places = scores.map((score) => ({
    seats: players.flatMap((player, seat) => (player.score === score ? [seat] : [])),
    rank: 1 + players.filter((player) => player.score > score).length,
    score,
  }))
  return { result: 'ranked', places, detail: {} }
}
