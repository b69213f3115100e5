import * as z from 'zod/mini'
import {
  type CommandsOf,
  described,
  foldWord,
  line,
  list,
  type Rejections,
  rejecter,
  typedWord,
} from '../../core/index.ts'
import { type cipher, letter, picks } from './state.ts'

const word = described(
  'One word: letters, with hyphens and apostrophes inside; case and accents do not count.',
  // Room for accents that are typed as marks of their own.
  line(160).check(z.trim()),
)
const confirm = described(
  'True: send it although it contains a word of the own card, as letters only.',
  z.optional(z.boolean()),
)

/** What a seat may ask for. */
export const commands = {
  transmit: described(
    'Send a word. The service works out its cipher score.',
    z.strictObject({ word, confirm }),
  ),
  confer: described(
    'Scientist, where they decide by majority: propose or support a word. With more than half of them it is sent.',
    z.strictObject({ word, confirm }),
  ),
  guessWords: described(
    'Guess the three secret words of the other side, all at once.',
    z.strictObject({ picks }),
  ),
  guessCipher: described(
    'Scientist: guess the cipher: six different letters. The order within a group says nothing.',
    z.strictObject({
      trust: described('The three letters that add 1.', list(letter, 3, 3)),
      amplify: described('The two letters that double.', list(letter, 2, 2)),
      suspicion: described('The letter that makes a score negative.', letter),
    }),
  ),
} satisfies Record<string, z.ZodMiniObject>

export type StarsCommand = CommandsOf<typeof commands>
export type CommandOf<T extends StarsCommand['type']> = Extract<StarsCommand, { type: T }>
export type CipherGuess = z.output<typeof cipher>

/** The refusals of this game, beside core's. */
export const rejections = {
  'invalid-word': { kind: 'invalid', title: 'Not one word of 1 to 45 letters' },
  'word-too-close': { kind: 'invalid', title: 'The word contains or derives from a word of the own card' },
  'word-unknown': { kind: 'invalid', title: 'The word is not in the list' },
  'wrong-role': { kind: 'forbidden', title: 'The other role does this' },
  'confer-instead': { kind: 'conflict', title: 'Scientists decide by majority at this table' },
  'no-conferring': { kind: 'conflict', title: 'Each Scientist may send at this table' },
  'letters-not-different': { kind: 'invalid', title: 'A cipher has six different letters' },
  'aid-off': { kind: 'forbidden', title: 'This table plays without that aid' },
  'aid-not-yours': { kind: 'forbidden', title: 'That aid is for the other role' },
} as const satisfies Rejections

export const reject = rejecter(rejections)

/** With more letters than this a score would not be a safe integer. */
export const LONGEST_WORD = 45

// Signs that may stand between two letters of a word.
const JOINTS = "'’-"

/** How a word may be typed, as the source of a regular expression (R14). */
export const TYPED_WORD = typedWord(1, LONGEST_WORD, JOINTS)

const ONE_WORD = new RegExp(`^[A-Z](?:[${JOINTS}]?[A-Z]){0,${LONGEST_WORD - 1}}$`)

/** The word that was typed, in capitals and with what stands between its letters; undefined if it is not one word. */
export function oneWord(typed: string): string | undefined {
  const word = foldWord(typed)
  return ONE_WORD.test(word) ? word : undefined
}
