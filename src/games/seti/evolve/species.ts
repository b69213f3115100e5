import type { EventType } from '../events.ts'
import type { SpeciesSlot, State } from '../state/index.ts'
import { add, type Fold, onHand, shift, take } from './fold.ts'
import { mascamitesFold } from './mascamites.ts'
import { oumuamuaFold } from './oumuamua.ts'

type Kinds = Extract<
  EventType,
  | 'speciesDiscovered'
  | 'alienDeckShuffled'
  | 'alienDrawn'
  | 'alienTurnedUp'
  | 'alienTaken'
  | 'anomaliesLaid'
  | 'anomalyTriggered'
  | 'samplesLaid'
  | 'samplesSeen'
  | 'sampleTaken'
  | 'sampleDelivered'
  | 'tileLaid'
  | 'tileMarked'
  | 'tileCompleted'
  | 'messageSent'
  | 'messageArrived'
  | 'messageRewarded'
  | 'exertiansDealt'
  | 'exertiansSet'
  | 'exertiansReached'
  | 'exertianPlayed'
  | 'exertiansRevealed'
>

/** What species add: their cards, and what is their own. */
export const speciesFold: Fold<Kinds> = {
  speciesDiscovered: (s, { slot, id }) => onSlot(s, slot, { id, discovered: true }),

  alienDeckShuffled: (s, { slot, count }, secret) =>
    onSlot(s, slot, { deck: { count, known: secret?.order ?? [] } }),
  alienDrawn: (s, { seat, slot, count }, secret) => {
    const drawn = onSlot(s, slot, { deck: shift(s.species[slot]!.deck, count) })
    return onHand(drawn, seat, add(s.hands[seat]!, count, secret?.cards ?? []))
  },
  alienTurnedUp: (s, { slot, card }) =>
    onSlot(s, slot, { deck: shift(s.species[slot]!.deck, 1), faceUp: card }),
  alienTaken: (s, { seat, slot, card }) =>
    onHand(onSlot(s, slot, { faceUp: null }), seat, add(s.hands[seat]!, 1, [card])),

  anomaliesLaid: (s, { tokens }) => onOwn(s, { anomalies: { tokens } }),
  anomalyTriggered: (s) => s,

  ...mascamitesFold,
  ...oumuamuaFold,

  messageSent: (s, message) => {
    const { messages, rewards } = s.own.centaurians ?? { messages: [], rewards: [] }
    return onOwn(s, { centaurians: { rewards, messages: [...messages, message] } })
  },
  // Its card is resolved like one that is played, from where it waited.
  messageArrived: (s, { seat, at, card }) => {
    const { messages, rewards } = s.own.centaurians!
    const i = messages.findIndex((one) => one.seat === seat && one.at === at && one.card === card)
    const next = onOwn(s, { centaurians: { rewards, messages: messages.toSpliced(i, 1) } })
    return card === null ? next : { ...next, play: playing(seat, card) }
  },
  messageRewarded: (s, { reward }) => {
    const own = s.own.centaurians!
    return onOwn(s, { centaurians: { ...own, rewards: [...own.rewards, reward] } })
  },

  exertiansDealt: (s, { seat, count }, secret) => {
    const own = s.own.exertians ?? noExertians(s.players.length)
    const held = own.held.with(seat, { count, known: secret?.cards ?? [] })
    return onOwn(s, { exertians: { ...own, held } })
  },
  exertiansSet: (s, { at, gone }, secret) => {
    const own = s.own.exertians ?? noExertians(s.players.length)
    return onOwn(s, { exertians: { ...own, at, gone: { count: gone, known: secret?.cards ?? [] } } })
  },
  exertiansReached: (s, { seat, index }) => {
    const own = s.own.exertians!
    return onOwn(s, {
      exertians: { ...own, reached: own.reached.with(index, [...own.reached[index]!, seat]) },
    })
  },
  exertianPlayed: (s, { seat }, secret) => {
    const own = s.own.exertians!
    const [held, played] = [own.held[seat]!, own.played[seat]!]
    return onOwn(s, {
      exertians: {
        ...own,
        held: own.held.with(seat, secret ? take(held, secret.card) : { ...held, count: held.count - 1 }),
        played: own.played.with(seat, add(played, 1, secret ? [secret.card] : [])),
      },
    })
  },
  exertiansRevealed: (s, { seat, cards }) => {
    const own = s.own.exertians!
    const played = own.played.with(seat, { count: cards.length, known: cards })
    return onOwn(s, { exertians: { ...own, played } })
  },
}

const onSlot = (s: State, slot: number, change: Partial<SpeciesSlot>): State => ({
  ...s,
  species: s.species.with(slot, { ...s.species[slot]!, ...change }),
})

const onOwn = (s: State, change: Partial<State['own']>): State => ({ ...s, own: { ...s.own, ...change } })

const noExertians = (seats: number): NonNullable<State['own']['exertians']> => {
  const none = Array.from({ length: seats }, () => ({ count: 0, known: [] }))
  return { at: [], reached: [[], []], held: none, played: none, gone: { count: 0, known: [] } }
}

/** A card that begins to be resolved, with nothing noted for it yet. */
export const playing = (seat: number, card: string): NonNullable<State['play']> => ({
  seat,
  card,
  settled: false,
  stars: [],
  drawn: { count: 0, known: [] },
  tech: null,
  trace: null,
  landed: null,
  orbited: null,
  tile: 0,
})
