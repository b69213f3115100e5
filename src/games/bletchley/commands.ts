import * as z from 'zod'
import { type CommandsOf, line, type Rejections, rejecter } from '../../core/index.ts'
import { cipher, enigma, position, seat } from './state.ts'

// Room for accents that are typed as marks of their own.
const WORD = line(32).regex(/^\S+$/, 'has a space')

const payment = z.array(enigma).min(1).max(30)

/** What a seat may ask for. Cards are named by value, equal ones are interchangeable. */
export const commands = {
  chooseWord: z
    .strictObject({ word: WORD.describe('The secret word: 4 to 8 letters; case and accents do not count.') })
    .describe('Take a secret word. Only its length becomes public.'),
  encode: z
    .strictObject({
      position: position.describe('Which letter of your word, counted from 1.'),
      cipher: cipher.describe('The Cipher card from your hand that goes on it.'),
    })
    .describe('Turn: put a letter of your word face down on your board under a Cipher card.'),
  decode: z
    .strictObject({
      targetSeat: seat.describe('The seat on whose board the letter lies.'),
      position: position.describe('The position of the letter, counted from 1.'),
      enigma: payment.describe('The Enigma cards that you discard.'),
      askHelp: z
        .boolean()
        .optional()
        .describe(
          'False: refuse unless the cards reach the Cipher. Otherwise help is asked for if they do not.',
        ),
    })
    .describe('Turn: pay Enigma cards to read a covered letter of another seat.'),
  offerHelp: z
    .strictObject({ enigma: payment.describe('The Enigma cards that you offer.') })
    .describe(
      'Offer cards to the seat that asks for help; you read the letter if they are accepted and enough.',
    ),
  declineHelp: z.strictObject({}).describe('Offer nothing.'),
  resolveHelp: z
    .strictObject({
      accept: z.array(seat).max(5).describe('The seats whose offers you take.'),
      extra: z.array(enigma).max(30).describe('Further Enigma cards of your own.'),
    })
    .describe('Settle your decode: whose help you take and what you add.'),
  guessWord: z
    .strictObject({
      targetSeat: seat.describe('The seat whose word you guess.'),
      word: WORD.describe('Your guess, as long as the word.'),
      enigma: payment.describe('The Enigma cards that you pay.'),
    })
    .describe('Turn: guess the word of another seat.'),
  pass: z.strictObject({}).describe('Turn: do nothing.'),
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

// Letters A to Z, also with the accents that foldWord takes off; never more letters than are typed.
const ACCENTED = 'À-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿĀ-ďĒ-ĥĨ-ıĴ-ķĹ-ľŃ-ňŌ-őŔ-ťŨ-ſ'

/** How a word of so many letters may be typed, as the source of a regular expression. */
export const typedWord = (min: number, max: number): string =>
  `^(?:[A-Za-z${ACCENTED}][\\u0300-\\u036f]*){${min === max ? min : `${min},${max}`}}$`
