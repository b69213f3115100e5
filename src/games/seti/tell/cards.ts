import { isAlien } from '../material/index.ts'
import { cardName, cardNames, count, type LinesOf, seatName } from './line.ts'

/** Cards on their way. */
export const cardLines: LinesOf<
  | 'drawn'
  | 'cardTaken'
  | 'rowRefilled'
  | 'cardShown'
  | 'cardDiscarded'
  | 'deckDiscarded'
  | 'cardTucked'
  | 'cornerUsed'
  | 'cardPlayed'
  | 'cardSettled'
  | 'slotCovered'
  | 'missionCompleted'
  | 'stackSeen'
  | 'stackCardTaken'
  | 'leftoverDiscarded'
> = {
  drawn: ({ seat, count: n }, secret) =>
    `${seatName(seat)} draws ${secret ? cardNames(secret.cards) : count(n, 'card')}.`,
  cardTaken: ({ seat, card }) => `${seatName(seat)} takes ${cardName(card)} from the row.`,
  rowRefilled: ({ cards }) => `Into the row: ${cardNames(cards)}.`,
  cardShown: ({ seat, card }) => `${seatName(seat)} shows ${cardName(card)}.`,
  cardDiscarded: ({ seat, card, from }) =>
    `${seatName(seat)} discards ${cardName(card)}${from === 'row' ? ' from the row' : ''}.`,
  deckDiscarded: ({ card }) => `The top card of the deck is discarded: ${cardName(card)}.`,
  cardTucked: ({ seat, card }) => `${seatName(seat)} tucks ${cardName(card)} as income.`,
  cornerUsed: ({ seat, card }) => `${seatName(seat)} uses the corner of ${cardName(card)}.`,
  cardPlayed: ({ seat, card }) => `${seatName(seat)} plays ${cardName(card)}.`,
  cardSettled: ({ seat, card, to }) =>
    to === 'discard' && isAlien(card)
      ? `${cardName(card)} is used up.`
      : SETTLED[to](seatName(seat), cardName(card)),
  slotCovered: ({ seat, card, slot }) => `${seatName(seat)} covers circle ${slot + 1} of ${cardName(card)}.`,
  missionCompleted: ({ seat, card }) => `${seatName(seat)} completes the mission ${cardName(card)}.`,
  stackSeen: ({ seat }, secret) =>
    `${seatName(seat)} looks through the stack of the round${secret ? `: ${cardNames(secret.cards)}` : ''}.`,
  stackCardTaken: ({ seat }, secret) =>
    `${seatName(seat)} takes ${secret ? cardName(secret.card) : 'a card'} from the stack of the round.`,
  leftoverDiscarded: ({ card }) => `The last card of the stack is discarded: ${cardName(card)}.`,
}

const SETTLED = {
  discard: (_, card) => `${card} goes to the discard pile.`,
  mission: (seat, card) => `${seat} has the mission ${card} in front of it.`,
  endgame: (seat, card) => `${seat} keeps ${card} for the end.`,
  hand: (seat, card) => `${card} goes back to the hand of ${seat.toLowerCase()}.`,
  tucked: () => '',
  later: (seat, card) => `${seat} keeps ${card} for later.`,
} as const satisfies Record<string, (seat: string, card: string) => string>
