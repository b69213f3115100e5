import {
  amountOf,
  cardName,
  cardNames,
  count,
  type LinesOf,
  seatName,
  sideName,
  speciesName,
} from './line.ts'

/** What species bring to the table. */
export const speciesLines: LinesOf<
  | 'speciesDiscovered'
  | 'alienDeckShuffled'
  | 'alienDrawn'
  | 'alienTurnedUp'
  | 'alienTaken'
  | 'anomaliesLaid'
  | 'anomalyTriggered'
  | 'messageSent'
  | 'messageArrived'
  | 'messageRewarded'
  | 'exertiansDealt'
  | 'exertiansSet'
  | 'exertiansReached'
  | 'exertianPlayed'
  | 'exertiansRevealed'
> = {
  speciesDiscovered: ({ slot, id }) =>
    `The species on the ${sideName(slot)} is discovered: ${speciesName(id)}!`,
  alienDeckShuffled: ({ slot, count: n }) =>
    `${n} cards of the species on the ${sideName(slot)} are shuffled.`,
  alienDrawn: ({ seat, count: n }, secret) =>
    `${seatName(seat)} draws ${secret ? cardNames(secret.cards) : count(n, 'card')} of the species.`,
  alienTurnedUp: ({ card }) => `${cardName(card)} lies open beside the species.`,
  alienTaken: ({ seat, card }) => `${seatName(seat)} takes ${cardName(card)} of the species.`,
  anomaliesLaid: ({ tokens }) =>
    `Anomalies: ${tokens.map(({ color, sector }) => `${color} in sector ${sector}`).join(', ')}.`,
  anomalyTriggered: ({ color, seat }) =>
    `Earth has turned to the ${color} anomaly, which rewards ${seatName(seat).toLowerCase()}.`,
  messageSent: ({ seat, at, card }) =>
    `A message${card === null ? '' : ` (${cardName(card)})`} is on its way to ${seatName(seat).toLowerCase()}; it arrives at ${amountOf(at, 'vp')}.`,
  messageArrived: ({ seat, card }) =>
    `A message${card === null ? '' : ` (${cardName(card)})`} has reached ${seatName(seat).toLowerCase()}.`,
  messageRewarded: ({ seat, reward }) =>
    `${seatName(seat)} takes reward ${reward + 1} of the four for first messages.`,
  exertiansDealt: ({ seat, count: n }, secret) =>
    `${seatName(seat)} is dealt ${secret ? cardNames(secret.cards) : count(n, 'card')} of the Exertians.`,
  exertiansSet: ({ at }) => `Milestones of the Exertians: ${at.join(' and ')} points.`,
  exertiansReached: ({ seat, index }) =>
    `${seatName(seat)} has reached the ${index === 0 ? 'first' : 'second'} milestone of the Exertians.`,
  exertianPlayed: ({ seat }, secret) =>
    `${seatName(seat)} plays ${secret ? cardName(secret.card) : 'a card'} face down.`,
  exertiansRevealed: ({ seat, cards }) =>
    `${seatName(seat)} turns over ${cards.length ? cardNames(cards) : 'no card'} of the Exertians.`,
}
