import type { Seat } from '../../../../core/index.ts'
import { ALIEN_CARDS, TRACE_COLORS } from '../../material/index.ts'
import { bind, type Effect, type State } from '../../state/index.ts'
import { does, type Ops, type Way } from '../way.ts'
import { slotOf } from './slot.ts'

/** At discovery: a card of the deck for each discovery marker, then the open card (R14). */
export function openMarket(s: State, slot: number, seat: Seat): Effect[] {
  const dealt = contributors(s, slot).map(
    ({ seat: to, n }): Effect => ({ do: 'alienDraw', slot, n, seat: to }),
  )
  return [
    ...bind([{ do: 'alienShuffle', slot }], { seat }),
    ...dealt,
    ...bind([{ do: 'alienTurnUp', slot }], { seat }),
  ]
}

/** Seats with markers on the discovery spaces, each with how many, in the order of the spaces. */
export function contributors(s: State, slot: number): { seat: Seat; n: number }[] {
  const counts = new Map<Seat, number>()
  for (const color of TRACE_COLORS) {
    const marker = s.species[slot]!.discovery[color]
    if (typeof marker === 'number') counts.set(marker, (counts.get(marker) ?? 0) + 1)
  }
  return [...counts].map(([seat, n]) => ({ seat, n }))
}

/** The cards of a species: one lies open, the others are its deck, which is never shuffled again. */
export const marketOps: Ops<'alienCard' | 'alienShuffle' | 'alienDraw' | 'alienTurnUp'> = {
  alienShuffle: (s, { slot }) =>
    does(({ rng }) => {
      const { id } = s.species[slot]!
      const order = rng.shuffle(ALIEN_CARDS.filter((card) => card.species === id).map((card) => card.id))
      return [{ type: 'alienDeckShuffled', data: { slot, count: order.length }, secret: { order } }]
    }),

  alienDraw: (s, { seat, slot, n }) => {
    const { count, known } = s.species[slot]!.deck
    const drawn = Math.min(n, count)
    if (drawn === 0) return []
    return does([
      { type: 'alienDrawn', data: { seat, slot, count: drawn }, secret: { cards: known.slice(0, drawn) } },
    ])
  },

  alienTurnUp: (s, { slot }) => {
    const { deck, faceUp } = s.species[slot]!
    if (faceUp !== null || deck.count === 0) return []
    return does([{ type: 'alienTurnedUp', data: { slot, card: deck.known[0]! } }])
  },

  alienCard: (s, e) => {
    const slot = slotOf(s, e.species)
    const market = s.species[slot]
    if (!market) return []
    const rest: Effect[] = e.n > 1 ? [{ ...e, n: e.n - 1 }] : []
    const ways: Way[] = []
    if (market.faceUp !== null)
      ways.push({
        key: `card ${market.faceUp}`,
        events: [{ type: 'alienTaken', data: { seat: e.seat, slot, card: market.faceUp } }],
        then: [...bind([{ do: 'alienTurnUp', slot }], e), ...rest],
      })
    if (market.deck.count > 0)
      ways.push({ key: 'deck', then: [...bind([{ do: 'alienDraw', slot, n: 1 }], e), ...rest] })
    return ways
  },
}
