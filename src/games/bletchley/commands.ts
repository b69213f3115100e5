import * as z from 'zod/mini'
import { type CommandsOf, described, line, list, type Rejections, rejecter } from '../../core/index.ts'
import { cipher, enigma, position, seat } from './state.ts'

// Room for accents that are typed as marks of their own; spaces around it do not count.
const WORD = line(32).check(z.regex(/^\s*\S+\s*$/, 'has a space'), z.trim())

const payment = list(enigma, 1, 30)

/** What a seat may ask for. A card is written as its value, `e3` or `c7`; which of equal ones is meant does not matter. */
export const commands = {
  chooseWord: described(
    'Take a secret word. Only its length becomes public.',
    z.strictObject({
      word: described('The secret word: 4 to 8 letters; case and accents do not count.', WORD),
    }),
  ),
  encode: described(
    'Turn: put a letter of your word face down on your board under a Cipher card.',
    z.strictObject({
      position: described('Which letter of your word, counted from 1.', position),
      cipher: described('The Cipher card from your hand that goes on it.', cipher),
    }),
  ),
  decode: described(
    'Turn: pay Enigma cards to read a covered letter of another seat.',
    z.strictObject({
      targetSeat: described('The seat on whose board the letter lies.', seat),
      position: described('The position of the letter, counted from 1.', position),
      enigma: described('The Enigma cards that you discard.', payment),
      askHelp: described(
        'False: refuse unless the cards reach the Cipher. Otherwise help is asked for if they do not.',
        z.optional(z.boolean()),
      ),
    }),
  ),
  offerHelp: described(
    'Offer cards to the seat that asks for help; you read the letter if they are accepted and enough.',
    z.strictObject({ enigma: described('The Enigma cards that you offer.', payment) }),
  ),
  declineHelp: described('Offer nothing.', z.strictObject({})),
  resolveHelp: described(
    'Settle your decode: whose help you take and what you add.',
    z.strictObject({
      accept: described('The seats whose offers you take.', list(seat, 0, 5)),
      extra: described('Further Enigma cards of your own.', list(enigma, 0, 30)),
    }),
  ),
  guessWord: described(
    'Turn: guess the word of another seat.',
    z.strictObject({
      targetSeat: described('The seat whose word you guess.', seat),
      word: described('Your guess, as long as the word.', WORD),
      enigma: described('The Enigma cards that you pay.', payment),
    }),
  ),
  pass: described('Turn: do nothing.', z.strictObject({})),
}

export type BletchleyCommand = CommandsOf<typeof commands>
export type CommandOf<T extends BletchleyCommand['type']> = Extract<BletchleyCommand, { type: T }>

/** The refusals of this game, beside core's. */
export const rejections = {
  'word-letters': { kind: 'invalid', title: 'A word has the letters A to Z only' },
  'word-length': { kind: 'invalid', title: 'The word has the wrong number of letters' },
  'letters-not-available': { kind: 'invalid', title: 'The Alphabet cards left cannot spell the word' },
  'word-used': { kind: 'invalid', title: 'The word was scored before' },
  'word-unknown': { kind: 'invalid', title: 'The word is not in the list' },
  'word-standing': { kind: 'conflict', title: 'The seat has a word already' },
  'word-needed': { kind: 'conflict', title: 'The seat has to choose a word first' },
  'no-such-position': { kind: 'invalid', title: 'The word has no such position' },
  'position-taken': { kind: 'invalid', title: 'The letter at that position is on the board already' },
  'position-empty': { kind: 'invalid', title: 'There is no letter at that position' },
  'own-board': { kind: 'invalid', title: 'One cannot decode or guess what is one’s own' },
  'no-such-target': { kind: 'invalid', title: 'There is no such seat, or it has no word now' },
  'card-not-in-hand': { kind: 'invalid', title: 'The seat does not hold these cards' },
  'wrong-cost': { kind: 'invalid', title: 'The cards do not make the price of a guess' },
  'too-weak': { kind: 'invalid', title: 'The cards do not reach the Cipher' },
  'not-asked': { kind: 'conflict', title: 'The seat is not asked for help' },
  'no-such-offer': { kind: 'invalid', title: 'That seat has offered nothing' },
} as const satisfies Rejections

export const reject = rejecter(rejections)
