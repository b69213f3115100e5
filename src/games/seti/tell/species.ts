import type { SampleId } from '../material/index.ts'
import {
  amountOf,
  cardName,
  cardNames,
  count,
  type LinesOf,
  planetName,
  seatName,
  sideName,
  speciesName,
} from './line.ts'

const SAMPLE_WORTH: Readonly<Record<SampleId, string>> = {
  publicity3: amountOf(3, 'publicity'),
  vp7: amountOf(7, 'vp'),
  vp3card: `${amountOf(3, 'vp')} and a card of choice`,
  card2: '2 cards',
  data2: amountOf(2, 'data'),
  energy2: amountOf(2, 'energy'),
  credit2: amountOf(2, 'credit'),
}

/** The rewards of first messages, in their order. */
const MESSAGE_REWARD = [
  'a life trace',
  `a card of the species and ${amountOf(1, 'energy')}`,
  amountOf(3, 'publicity'),
  amountOf(8, 'vp'),
] as const

/** What species bring to the table. */
export const speciesLines: LinesOf<
  | 'speciesDiscovered'
  | 'alienDeckShuffled'
  | 'alienDrawn'
  | 'alienTurnedUp'
  | 'alienTaken'
  | 'samplesLaid'
  | 'samplesSeen'
  | 'sampleTaken'
  | 'sampleDelivered'
  | 'tileLaid'
  | 'tileMarked'
  | 'tileCompleted'
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
  samplesLaid: ({ open, count: n }) =>
    `${n} samples each lie at Jupiter and Saturn; the open one is worth ${SAMPLE_WORTH[open]}.`,
  samplesSeen: ({ seat, planet, count: n }, secret) =>
    `${seatName(seat)} looks at ${count(n, 'sample')} at ${planetName(planet)}${secret ? `: ${secret.samples.map((one) => SAMPLE_WORTH[one]).join('; ')}` : ''}.`,
  sampleTaken: ({ seat, planet }, secret) =>
    `${seatName(seat)} puts a sample of ${planetName(planet)}${secret ? ` (${SAMPLE_WORTH[secret.sample]})` : ''} into a capsule.`,
  sampleDelivered: ({ seat, card, sample }) =>
    `${seatName(seat)} delivers a sample for ${cardName(card)}; it is worth ${SAMPLE_WORTH[sample]}.`,
  tileLaid: () => "'Oumuamua lies on disc 3: a planet, and a tile for signals.",
  tileMarked: ({ seat }) => `${seatName(seat)} marks a signal on the 'Oumuamua tile.`,
  tileCompleted: () => "The 'Oumuamua tile is complete: all its markers leave it.",
  anomaliesLaid: ({ tokens }) =>
    `Anomalies: ${tokens.map(({ color, sector }) => `${color} in sector ${sector}`).join(', ')}.`,
  anomalyTriggered: ({ color, seat }) =>
    `Earth has turned to the ${color} anomaly, which rewards ${seatName(seat).toLowerCase()}.`,
  messageSent: ({ seat, at, card }) =>
    `A message${card === null ? '' : ` (${cardName(card)})`} is on its way to ${seatName(seat).toLowerCase()}; it arrives at ${amountOf(at, 'vp')}.`,
  messageArrived: ({ seat, card }) =>
    `A message${card === null ? '' : ` (${cardName(card)})`} has reached ${seatName(seat).toLowerCase()}.`,
  messageRewarded: ({ seat, reward }) =>
    `${seatName(seat)} takes ${MESSAGE_REWARD[reward]} for the first message.`,
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
