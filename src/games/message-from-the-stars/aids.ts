import type { Rejection, Seat } from '../../core/index.ts'
import { oneWord, reject } from './commands.ts'
import { possibilities, type Scored, tally } from './material/deduction.ts'
import { scoreOf } from './score.ts'
import { SIDES, type State } from './state.ts'

/** Every word whose score this viewer has seen, each once. */
export function seenScores({ teams }: State): Scored[] {
  const seen = new Map<string, number>()
  for (const team of teams)
    for (const side of SIDES)
      for (const { word, score } of team[side].transmissions)
        if (word !== null && score !== null) seen.set(word, score)
  return [...seen].map(([word, score]) => ({ word, score }))
}

export const aids = {
  /** `?word=`: the cipher score that a word would get. For who knows the cipher (R38). */
  score(view: State, _: Seat, { word: typed = '' }: Readonly<Record<string, string>>) {
    if (!view.cipher) return reject('aid-not-yours', 'Only who knows the cipher can have words scored.')
    const word = oneWord(typed)
    if (word === undefined) return reject('invalid-word', 'Ask with ?word= and one word of 1 to 45 letters.')
    return { word, score: scoreOf(view.cipher, word) }
  },

  /**
   * From the scores that this seat has seen: how many ciphers are left, and per letter the groups in which
   * it can still be. For Scientists, where the table has it on (R39).
   */
  deduction(view: State, seat: Seat): { remaining: number; letters: Record<string, string[]> } | Rejection {
    if (!view.options.deductionAid) return reject('aid-off', 'This table was made without deductionAid.')
    if (view.seats[seat]?.role !== 'scientist')
      return reject('aid-not-yours', 'The Alien knows the cipher; this aid is for Scientists.')
    const found = tally(seenScores(view))
    return { remaining: found.remaining, letters: possibilities(found) }
  },
}
