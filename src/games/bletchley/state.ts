import * as z from 'zod/mini'
import { described, whole } from '../../core/index.ts'
import { type Card, CIPHERS, ENIGMAS, type Enigma, isEnigma, sorted, sumOf } from './material.ts'
import { options } from './options.ts'

export const seat = whole(0, 5)
export const enigma = z.enum(ENIGMAS)
export const cipher = z.enum(CIPHERS)
export const card = z.enum([...ENIGMAS, ...CIPHERS])
export const position = whole(1, 8)

const revision = whole(0)

const zone = described(
  'Cards of which a viewer may know some: a multiset.',
  z.strictObject({
    count: described('How many cards there are.', whole(0)),
    known: described('Those of them that the viewer knows, in no order but on the server.', z.array(card)),
  }),
)

const cover = z.strictObject({
  cipher: described('The Cipher card on the letter.', cipher),
  letter: described('The letter, for those who read it while knowledge is kept.', z.nullable(z.string())),
  seenBy: described('The seats that have read it.', z.array(seat)),
})

const board = z.strictObject({
  length: described('Letters of the present word; 0 while there is none.', whole(0, 8)),
  word: described('The present word, for its owner; for all once the match is over.', z.nullable(z.string())),
  places: described('What lies at each position; null where nothing does yet.', z.array(z.nullable(cover))),
  below: described('The words that were scored, oldest first.', z.array(z.string())),
  score: whole(0),
  wordSince: described(
    'The revision at which a word was asked for; null if there is one.',
    z.nullable(revision),
  ),
})

const attempt = described(
  'A decode that the cards of one seat were not enough for.',
  z.strictObject({
    targetSeat: seat,
    position,
    cipher,
    total: described('Value of the cards that the decoding seat has discarded.', whole()),
    waiting: described('The seats that have not answered yet.', z.array(seat)),
    offers: z.array(z.strictObject({ seat, enigma: z.array(enigma) })),
    until: described('When the missing answers count as declined, in milliseconds.', z.nullable(whole())),
  }),
)

const phase = z.discriminatedUnion('kind', [
  described(
    'Every seat chooses its first word.',
    z.strictObject({ kind: z.literal('words'), forgone: z.array(seat) }),
  ),
  z.strictObject({ kind: z.literal('turn'), seat, since: revision }),
  described(
    'The others answer whether they help the seat.',
    z.strictObject({ kind: z.literal('help'), seat, since: revision, attempt }),
  ),
  described(
    'The seat says whose help it takes and what it adds.',
    z.strictObject({ kind: z.literal('resolve'), seat, since: revision, attempt }),
  ),
  z.strictObject({ kind: z.literal('over'), reason: z.enum(['goal', 'passes']) }),
])

/** The state on the server and, with holes, what a viewer has of it. */
export const view = z.strictObject({
  options,
  phase,
  passes: described('Turns in a row that ended with a pass.', whole(0)),
  deck: described('What is drawn from; empty until every seat has its word and cards are dealt.', zone),
  discard: described('The discard pile. Public.', z.array(card)),
  boards: described('By seat.', z.array(board)),
  hands: described('Enigma and Cipher cards by seat.', z.array(zone)),
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
