import * as z from 'zod'
import { type Card, CIPHERS, ENIGMAS, type Enigma, isEnigma, sorted, sumOf } from './material.ts'
import { options } from './options.ts'

export const seat = z.int().min(0).max(5)
export const enigma = z.enum(ENIGMAS)
export const cipher = z.enum(CIPHERS)
export const card = z.enum([...ENIGMAS, ...CIPHERS])
export const position = z.int().min(1).max(8)

const revision = z.int().min(0)

const zone = z
  .strictObject({
    count: z.int().min(0).describe('How many cards there are.'),
    known: z.array(card).describe('Those of them that the viewer knows, in no order but on the server.'),
  })
  .describe('Cards of which a viewer may know some: a multiset.')

const cover = z.strictObject({
  cipher: cipher.describe('The Cipher card on the letter.'),
  letter: z.string().nullable().describe('The letter, for those who read it while knowledge is kept.'),
  seenBy: z.array(seat).describe('The seats that have read it.'),
})

const board = z.strictObject({
  length: z.int().min(0).max(8).describe('Letters of the present word; 0 while there is none.'),
  word: z.string().nullable().describe('The present word, for its owner; for all once the match is over.'),
  places: z.array(cover.nullable()).describe('What lies at each position; null where nothing does yet.'),
  below: z.array(z.string()).describe('The words that were scored, oldest first.'),
  score: z.int().min(0),
  wordSince: revision
    .nullable()
    .describe('The revision at which a word was asked for; null if there is one.'),
})

const attempt = z
  .strictObject({
    targetSeat: seat,
    position,
    cipher,
    total: z.int().describe('Value of the cards that the decoding seat has discarded.'),
    waiting: z.array(seat).describe('The seats that have not answered yet.'),
    offers: z.array(z.strictObject({ seat, enigma: z.array(enigma) })),
    until: z.int().nullable().describe('When the missing answers count as declined, in milliseconds.'),
  })
  .describe('A decode that the cards of one seat were not enough for.')

const phase = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('words'), forgone: z.array(seat) })
    .describe('Every seat chooses its first word.'),
  z.strictObject({ kind: z.literal('turn'), seat, since: revision }),
  z
    .strictObject({ kind: z.literal('help'), seat, since: revision, attempt })
    .describe('The others answer whether they help the seat.'),
  z
    .strictObject({ kind: z.literal('resolve'), seat, since: revision, attempt })
    .describe('The seat says whose help it takes and what it adds.'),
  z.strictObject({ kind: z.literal('over'), reason: z.enum(['goal', 'passes']) }),
])

/** The state on the server and, with holes, what a viewer has of it. */
export const view = z.strictObject({
  options,
  phase,
  passes: z.int().min(0).describe('Turns in a row that ended with a pass.'),
  deck: zone,
  discard: z.array(card).describe('The discard pile. Public.'),
  boards: z.array(board).describe('By seat.'),
  hands: z.array(zone).describe('Enigma and Cipher cards by seat.'),
})

export type State = z.output<typeof view>
export type Phase = State['phase']
export type Board = State['boards'][number]
export type Zone = State['hands'][number]
export type Attempt = z.output<typeof attempt>

/** The seat's hand, sorted; whole for that seat itself and on the server. */
export const handOf = (state: State, of: number): Card[] => sorted(state.hands[of]!.known)
export const enigmasOf = (state: State, of: number): Enigma[] => handOf(state, of).filter(isEnigma)

/** Alphabet cards below the board. */
export const cardsBelow = (b: Board): number => b.below.join('').length

/** Positions, from 1, whose letter is still in its owner's hand. */
export const openPositions = (b: Board): number[] => b.places.flatMap((place, i) => (place ? [] : [i + 1]))

/** The value that a decode has reached with these offers and extra cards. */
export const reached = (a: Attempt, accepted: readonly number[], extra: readonly Card[]): number =>
  a.total +
  sumOf(extra) +
  a.offers.reduce((sum, offer) => (accepted.includes(offer.seat) ? sum + sumOf(offer.enigma) : sum), 0)

/** The seats that the match waits for before the cards are dealt. */
export const stillChoosing = ({ boards, phase }: State): number[] =>
  phase.kind === 'words'
    ? boards.flatMap((b, seat) => (b.wordSince !== null && !phase.forgone.includes(seat) ? [seat] : []))
    : []
