import { type Context, foldWord, type Rejection, type Seat } from '../../../core/index.ts'
import { reject } from '../commands.ts'
import type { BottleEvent } from '../events.ts'
import { type Die, type Fault, misspelt, misspeltInitials, type Roll, WORD_LENGTH } from '../material.ts'
import { millis, rarest } from '../options.ts'
import type { State } from '../state.ts'

const LETTERS = new RegExp(`^[A-Z]{1,${WORD_LENGTH.max}}$`)

/** The word that was typed, in capitals; what does not fold to letters is refused (R13). */
export function readWord(text: string): string | Rejection {
  const word = foldWord(text)
  if (LETTERS.test(word)) return word
  return reject('malformed-word', 'A word has 1 to 45 letters A to Z, no spaces and no other signs.')
}

/** A word for each die, in the order of the dice. */
export function readInitials(
  { dice }: Roll,
  said: readonly { die: Die; word: string }[],
): { die: Die; word: string }[] | Rejection {
  const found = dice.flatMap(({ die }) => said.filter((one) => one.die === die))
  if (
    found.length !== dice.length ||
    said.length !== dice.length ||
    new Set(found.map((f) => f.die)).size < dice.length
  )
    return reject('wrong-dice', `Say one word for each of: ${dice.map(({ die }) => die).join(', ')}.`)
  const words: { die: Die; word: string }[] = []
  for (const { die, word: text } of found) {
    const word = readWord(text)
    if (typeof word !== 'string') return word
    words.push({ die, word })
  }
  return words
}

/** Refuses a word where the effects die asks for initials, and the other way round (R36, R39). */
export function mustBe(roll: Roll | null, what: 'word' | 'initials'): Rejection | undefined {
  if ((roll?.condition === 'initials') === (what === 'initials')) return undefined
  return what === 'word'
    ? reject('not-under-this-effect', 'The effects die asks for a word for each die.')
    : reject('not-under-this-effect', 'The effects die asks for one word only.')
}

/** What is wrong with the words that were said, if anything: spelling, then use, then the list (R10 to R14). */
export function faultOf(
  { words: used, options }: Pick<State, 'words' | 'options'>,
  roll: Roll,
  words: readonly string[],
  initials: readonly { die: Die; word: string }[] | undefined,
  c: Context,
): Fault | undefined {
  const spelling = initials ? misspeltInitials(initials, roll) : misspelt(roll, words[0]!)
  if (spelling) return spelling
  if (words.some((word) => used.includes(word))) return 'already-said'
  if (options.wordAuthority === 'vote') return undefined
  if (!words.every((word) => c.words.isNoun(word))) return 'not-a-noun'
  return words.every((word) => c.words.tier(word)! <= rarest(options)) ? undefined : 'too-rare'
}

/** A mistake: a diamond less, and out for the round. The silence of an open round begins anew. */
export const missed = (
  { diamonds, options, phase }: State,
  seat: Seat,
  words: string[],
  fault: Fault,
  now: number,
): BottleEvent => ({
  type: 'wordMissed',
  data: {
    seat,
    words,
    fault,
    loss: Math.min(1, diamonds[seat]!),
    until: phase.kind === 'open' ? now + millis(options, 'quiet') : null,
  },
})
