import type { Outcome } from '../../core/index.ts'
import type { Cipher } from './material/index.ts'
import { type Picks, type State, seatsOfTeam } from './state.ts'

/** How often any of the letters stands in the word. */
const occurrences = (word: string, letters: readonly string[]): number =>
  [...word].filter((sign) => letters.includes(sign)).length

/**
 * The cipher score of a word in capitals: 1 for each trust letter, doubled for each amplify letter, and
 * negative if the suspicion letter is in it, however often (R19 to R21). Hyphens and apostrophes count
 * nothing. Never −0: nobody could tell it from 0, and it would give the suspicion letter away.
 */
export function scoreOf({ trust, amplify, suspicion }: Cipher, word: string): number {
  const value = occurrences(word, trust) * 2 ** occurrences(word, amplify)
  return value && word.includes(suspicion) ? -value : value
}

/** A point for each row that is right (R27). */
export const wordPoints = (picks: Picks | null, dice: Picks): number =>
  picks ? picks.filter((row, column) => row === dice[column]).length : 0

/** A point for each letter that stands in its group, wherever it stands there (R30). */
export function cipherPoints(guess: Cipher | null, cipher: Cipher): number {
  if (!guess) return 0
  const shared = (one: readonly string[], others: readonly string[]) =>
    one.filter((letter) => others.includes(letter)).length
  return (
    shared(guess.trust, cipher.trust) +
    shared(guess.amplify, cipher.amplify) +
    (guess.suspicion === cipher.suspicion ? 1 : 0)
  )
}

export const MOST_POINTS = 12

/** Points of a team out of 12, as far as they are known. */
export function pointsOf({ teams }: State, team: number) {
  const { alien, scientists, cipherGuess } = teams[team]!
  const points = {
    alien: alien.guess.points ?? 0,
    scientists: scientists.guess.points ?? 0,
    cipher: cipherGuess.points ?? 0,
  }
  return { ...points, total: points.alien + points.scientists + points.cipher }
}

/** The result once the match is over (R31, R32, R35). */
export function outcome(state: State): Outcome | undefined {
  if (state.over === null) return undefined
  const seats = state.seats.map((_, seat) => seat)
  const teams = state.teams.map((_, team) => pointsOf(state, team))
  const detail = { reason: state.over, of: MOST_POINTS, teams }
  if (state.over === 'left')
    return { result: 'lost', places: [{ seats, rank: 1, score: teams[0]!.total }], detail }
  const totals = [...new Set(teams.map(({ total }) => total))].sort((a, b) => b - a)
  const places = totals.map((score, i) => ({
    seats: teams.flatMap(({ total }, team) => (total === score ? seatsOfTeam(state, team) : [])).sort(rising),
    rank: i + 1,
    score,
  }))
  return { result: teams.length === 2 && totals.length === 1 ? 'draw' : 'ranked', places, detail }
}

const rising = (a: number, b: number) => a - b
