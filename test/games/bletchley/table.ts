import type { AnyEvent, Seat } from '../../../src/core/index.ts'
import type { BletchleyEvent } from '../../../src/games/bletchley/events.ts'
import { type Card, type Cipher, type Enigma, HAND_MARK } from '../../../src/games/bletchley/material.ts'
import { type Options, options } from '../../../src/games/bletchley/options.ts'

/** A position of play, said in the fewest words. Everything is by seat. */
export interface Laid {
  /** The present words; null for a seat that owes one. */
  words: readonly (string | null)[]
  hands?: readonly (readonly Card[])[]
  /** What is left of the deck, the next card first. */
  deck?: readonly Card[]
  discard?: readonly Enigma[]
  /** Per seat: the Cipher at a position. */
  boards?: Readonly<Record<Seat, Readonly<Record<number, Cipher>>>>
  below?: Readonly<Record<Seat, readonly string[]>>
  scores?: Readonly<Record<Seat, number>>
  turn?: Seat
  options?: Partial<Options>
}

/** Five cards of no use to the test, so that nothing is drawn. */
export const FULL: readonly Card[] = ['c1', 'c1', 'c1', 'c2', 'c2']

/** The events that lead to a position; hands were drawn, not dealt, so nobody else knows them. */
export function table(laid: Laid): BletchleyEvent[] {
  const { words, hands = [], deck = [], discard = [], boards = {}, below = {}, scores = {} } = laid
  const seats = words.map((_, seat) => seat)
  const dealt: { seat: Seat; cards: Card[] }[] = []
  const give = (seat: Seat, cards: readonly Card[]): BletchleyEvent => {
    dealt.push({ seat, cards: [...cards] })
    return { type: 'drawn', data: { seat, count: cards.length }, secret: { cards: [...cards] } }
  }
  const played = [
    ...(discard.length ? [give(0, discard), guess(0, [...discard])] : []),
    ...Object.entries(boards).flatMap(([seat, places]) =>
      Object.entries(places).flatMap(([position, cipher]) => [
        give(Number(seat), [cipher]),
        encoded(Number(seat), Number(position), cipher),
      ]),
    ),
    ...seats.map((seat) => give(seat, hands[seat] ?? FULL)),
  ]
  const order = [...dealt.flatMap(({ cards }) => cards), ...deck]
  return [
    { type: 'opened', data: { seats: seats.length, options: options.parse(laid.options ?? {}) } },
    ...seats.flatMap((seat) =>
      (below[seat] ?? []).flatMap((word, i) => [
        chosen(seat, word),
        scored(seat, seat, word, i === 0 ? (scores[seat] ?? 0) : 0),
      ]),
    ),
    ...seats.flatMap((seat) => (words[seat] ? [chosen(seat, words[seat])] : [])),
    { type: 'deckShuffled', data: { count: order.length }, secret: { order } },
    ...played,
    turn(laid.turn ?? 0),
  ]
}

export const chosen = (seat: Seat, word: string): BletchleyEvent => ({
  type: 'wordChosen',
  data: { seat, length: word.length },
  secret: { word },
})

export const scored = (owner: Seat, scorer: Seat, word: string, points: number): BletchleyEvent => ({
  type: 'wordScored',
  data: { owner, scorer, word, points },
})

export const encoded = (seat: Seat, position: number, cipher: Cipher): BletchleyEvent => ({
  type: 'letterEncoded',
  data: { seat, position, cipher },
})

export const drawn = (seat: Seat, ...cards: Card[]): BletchleyEvent => ({
  type: 'drawn',
  data: { seat, count: cards.length },
  secret: { cards },
})

export const turn = (seat: Seat): BletchleyEvent => ({ type: 'turnBegan', data: { seat } })

export const learned = (
  targetSeat: Seat,
  position: number,
  letter: string,
  ...learners: Seat[]
): BletchleyEvent => ({ type: 'letterLearned', data: { targetSeat, position, learners }, secret: { letter } })

/** A wrong guess, to have cards on the discard pile. */
const guess = (seat: Seat, enigma: Enigma[]): BletchleyEvent => ({
  type: 'wordGuessed',
  data: { seat, targetSeat: seat + 1, word: 'WRONG', enigma, right: false },
})

/** What a seat draws at the end of its turn when it holds `held` cards and the deck is `deck`. */
export const refill = (seat: Seat, held: number, deck: readonly Card[]): BletchleyEvent[] =>
  held < HAND_MARK ? [drawn(seat, ...deck.slice(0, HAND_MARK - held))] : []

export const typesOf = (events: unknown): string[] => (events as AnyEvent[]).map((event) => event.type)
