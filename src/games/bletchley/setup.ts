import type { Context, Rng, Seat, SeatInfo } from '../../core/index.ts'
import type { BletchleyEvent } from './events.ts'
import { type Card, DEALT_OF_EACH, isEnigma, SHARED_DECK } from './material.ts'
import type { Options } from './options.ts'

/** The table is set; cards are dealt when every seat has chosen its word (R8). */
export const setup = (options: Options, seats: readonly SeatInfo[], _: Context): BletchleyEvent[] => [
  { type: 'opened', data: { seats: seats.length, options } },
]

/** Shuffles, deals from the starting seat on and gives it the first turn (R9 to R12). */
export function deal(options: Options, seats: number, rng: Rng): BletchleyEvent[] {
  const chosen = options.startingSeat
  const start = chosen !== undefined && chosen < seats ? chosen : rng.int(seats)
  for (;;) {
    const order = rng.shuffle(SHARED_DECK)
    const hands = dealFrom(order, seats, start)
    if (!hands) continue // the deck ran out before everybody was served: again with a new one
    return [
      { type: 'deckShuffled', data: { count: order.length }, secret: { order } },
      ...hands.map((data): BletchleyEvent => ({ type: 'handDealt', data })),
      { type: 'turnBegan', data: { seat: start } },
    ]
  }
}

/** Clockwise from `start`, each seat takes cards until it has enough of both kinds; undefined if they run out. */
export function dealFrom(
  order: readonly Card[],
  seats: number,
  start: Seat,
): { seat: Seat; cards: Card[] }[] | undefined {
  const hands: { seat: Seat; cards: Card[] }[] = []
  let next = 0
  for (let i = 0; i < seats; i++) {
    const from = next
    let enigmas = 0
    while (enigmas < DEALT_OF_EACH || next - from - enigmas < DEALT_OF_EACH) {
      const card = order[next++]
      if (card === undefined) return undefined
      if (isEnigma(card)) enigmas += 1
    }
    hands.push({ seat: (start + i) % seats, cards: order.slice(from, next) })
  }
  return hands
}
