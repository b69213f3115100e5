import type { Seat } from '../../../../core/index.ts'
import type { SetiEvent } from '../../events.ts'
import { cardOf, type Income, ROW, type Template } from '../../material/index.ts'
import { bind, type Effect, handOf, type State } from '../../state/index.ts'
import { holds } from '../conditions.ts'
import { does, due, gained, type Ops, type Way } from '../way.ts'

/** Drawing, discarding, tucking, and where a played card goes. */
export const cardOps: Ops<
  | 'draw'
  | 'drawDeck'
  | 'shuffleDeck'
  | 'refillRow'
  | 'firstIncome'
  | 'income'
  | 'giveCard'
  | 'settleCard'
  | 'gainCornerOfDrawn'
  | 'rowCorners'
  | 'rowCorner'
  | 'returnToHandIf'
  | 'takeWholeRow'
  | 'discardDrawnForCorner'
  | 'discardDrawnForIncome'
> = {
  draw: (s, e) => {
    const rest: Effect[] = e.n > 1 ? [{ ...e, n: e.n - 1 }] : []
    if (e.from === 'deck') return does([], bind([{ do: 'drawDeck', n: e.n }], e))
    const fromRow = s.row.map(
      (card): Way => ({
        key: `card ${card}`,
        events: [{ type: 'cardTaken', data: due({ seat: e.seat, card }, e.by) }],
        then: [...bind([{ do: 'refillRow' }], e), ...rest],
      }),
    )
    if (!drawable(s)) return fromRow
    return [...fromRow, { key: 'deck', then: [...bind([{ do: 'drawDeck', n: 1 }], e), ...rest] }]
  },

  drawDeck: (s, e) => {
    const { count, known } = s.deck
    const n = Math.min(e.n, count)
    const rest = bind(
      e.n > n && s.discard.length ? [{ do: 'shuffleDeck' }, { do: 'drawDeck', n: e.n - n }] : [],
      e,
    )
    if (n === 0) return rest.length ? does([], rest) : []
    const cards = known.slice(0, n)
    return does([{ type: 'drawn', data: due({ seat: e.seat, count: n }, e.by), secret: { cards } }], rest)
  },

  shuffleDeck: (s) =>
    does(({ rng }) => {
      const order = rng.shuffle([...s.deck.known, ...s.discard])
      return [{ type: 'deckShuffled', data: { count: order.length }, secret: { order } }]
    }),

  refillRow: (s, e) => {
    const missing = ROW - s.row.length
    if (missing <= 0 || !drawable(s)) return []
    const n = Math.min(missing, s.deck.count)
    if (n === 0) return does([], bind([{ do: 'shuffleDeck' }, { do: 'refillRow' }], e))
    return does([{ type: 'rowRefilled', data: { cards: s.deck.known.slice(0, n) } }], n < missing ? [e] : [])
  },

  firstIncome: (s, e) => handOf(s, e.seat).map((card) => tuck(s, e.seat, card, 'hand')),

  income: (s, e) => {
    if (e.source === 'thisCard')
      return s.play && !s.play.settled ? [tuck(s, e.seat, s.play.card, 'play')] : []
    const ways = handOf(s, e.seat).map((card) => tuck(s, e.seat, card, 'hand'))
    return ways.length ? [...ways, { key: 'skip' }] : []
  },

  giveCard: (s, e) =>
    handOf(s, e.seat).map((card) => ({
      key: `card ${card}`,
      events: [discarded(e.seat, card, 'hand')],
      then: e.n > 1 ? [{ ...e, n: e.n - 1 }] : [],
    })),

  settleCard: (s, { seat, card }) => {
    if (s.play?.card !== card) return []
    const { mission, endgame, later } = cardOf(card)
    const to = s.play.settled
      ? 'tucked'
      : mission
        ? 'mission'
        : endgame
          ? 'endgame'
          : later
            ? 'later'
            : 'discard'
    return does([{ type: 'cardSettled', data: { seat, card, to } }])
  },

  // The card is shown to all, since its corner is used (R10.6).
  gainCornerOfDrawn: (s, e) => {
    const card = s.play?.drawn.known.at(-1)
    if (!card) return []
    return does([{ type: 'cardShown', data: { seat: e.seat, card } }], bind(cardOf(card).corner, e))
  },

  rowCorners: (s, e) => {
    const n = Math.min(e.n, s.row.length)
    return n > 0 ? does([], bind([{ do: 'rowCorner', left: n }, { do: 'refillRow' }], e)) : []
  },

  rowCorner: (s, e) =>
    s.row.map((card) => ({
      key: `card ${card}`,
      events: [discarded(e.seat, card, 'row')],
      then: bind([...cardOf(card).corner, ...(e.left > 1 ? [{ ...e, left: e.left - 1 }] : [])], e),
    })),

  returnToHandIf: (s, e) =>
    s.play && holds(s, e.seat, e.when)
      ? does([{ type: 'cardSettled', data: { seat: e.seat, card: s.play.card, to: 'hand' } }])
      : [],

  takeWholeRow: (s, e) =>
    s.row.length
      ? does(
          s.row.map((card): SetiEvent => ({ type: 'cardTaken', data: due({ seat: e.seat, card }, e.by) })),
          bind([{ do: 'refillRow' }], e),
        )
      : [],

  discardDrawnForCorner: (s, e) => drawnWays(s, e, (card) => cardOf(card).corner),

  discardDrawnForIncome: (s, e) => drawnWays(s, e, (card) => [iconOf(cardOf(card).income)]),
}

/** Whether there is a card to draw or to shuffle. */
export const drawable = ({ deck, discard }: State): boolean => deck.count + discard.length > 0

export const discarded = (seat: Seat, card: string, from: 'hand' | 'row'): SetiEvent => ({
  type: 'cardDiscarded',
  data: { seat, card, from },
})

/** A card of the hand is discarded for its corner (R5.3). */
export const usedForCorner = (seat: Seat, card: string): SetiEvent[] => [
  discarded(seat, card, 'hand'),
  { type: 'cornerUsed', data: { seat, card } },
]

/** What an income symbol brings; a card is a random one (R12.5). */
export const iconOf = (income: Income): Template =>
  income === 'card' ? { do: 'draw', n: 1, from: 'deck' } : { do: 'gain', res: income, n: 1 }

/** A card goes below the income card and brings its symbol at once. */
const tuck = (s: State, seat: Seat, card: string, from: 'hand' | 'play'): Way => {
  const icon = iconOf(cardOf(card).income)
  const events: SetiEvent[] = [{ type: 'cardTucked', data: { seat, card, from } }]
  return icon.do === 'gain'
    ? { key: `card ${card}`, events: [...events, ...gained(s, seat, icon.res, 1)] }
    : { key: `card ${card}`, events, then: bind([icon], { seat }) }
}

const drawnWays = (s: State, e: Effect, then: (card: string) => readonly Template[]): Way[] => {
  const ways = (s.play?.drawn.known ?? [])
    .filter((card) => handOf(s, e.seat).includes(card))
    .map(
      (card): Way => ({
        key: `card ${card}`,
        events: [discarded(e.seat, card, 'hand')],
        then: bind(then(card), e),
      }),
    )
  return ways.length || !mayHoldDrawn(s, e.seat) ? ways : [{ key: 'skip' }]
}

/**
 * Whether the hand may still hold several of the cards drawn by this, or none: since the first was asked for,
 * free actions may have used some, and only the seat knows which (R5.7).
 */
export const mayHoldDrawn = (s: State, seat: Seat): boolean =>
  s.hands[seat]!.count > 0 && (s.play?.drawn.count ?? 0) > 1
