import type { Seat } from '../../../../core/index.ts'
import type { SetiEvent } from '../../events.ts'
import { EXERTIAN_MILESTONES, HIDDEN_CARDS, SPACES } from '../../material/index.ts'
import { can, type Effect, type State } from '../../state/index.ts'
import { holds } from '../conditions.ts'
import { does, paid, type Way } from '../way.ts'
import type { SpeciesHooks } from './index.ts'
import { contributors } from './market.ts'

/** Cards that every seat is dealt, beside one for each discovery marker of its own. */
const DEALT = 3

/** Exertians (R14.5): cards played face down, milestones to play more, and danger at the end. */
export const exertians: SpeciesHooks = {
  discovered: (s, slot, active) => [
    { do: 'dealExertians', seat: active },
    ...contributors(s, slot).flatMap(({ seat, n }): Effect[] =>
      Array.from({ length: n }, () => ({ do: 'playExertian', credits: 0, seat })),
    ),
  ],

  milestones: (s, _, seat) => {
    const own = s.own.exertians
    const index = own?.at.findIndex(
      (at, i) => s.players[seat]!.score >= at && !own.reached[i]!.includes(seat),
    )
    return index === undefined || index < 0 ? [] : [{ do: 'reachExertians', seat, index }]
  },

  ops: {
    dealExertians: (s) =>
      does(({ rng }) => {
        const slot = s.species.findIndex(({ id }) => id === 'exertians')
        const deck = rng.shuffle(HIDDEN_CARDS.map(({ id }) => id))
        const more = new Map(contributors(s, slot).map(({ seat, n }) => [seat, n]))
        const dealt = s.players.map((_, seat): SetiEvent => {
          const cards = deck.splice(0, DEALT + (more.get(seat) ?? 0))
          return { type: 'exertiansDealt', data: { seat, count: cards.length }, secret: { cards } }
        })
        const leader = Math.max(...s.players.map(({ score }) => score))
        const at = EXERTIAN_MILESTONES.map(({ above }) => leader + above)
        return [...dealt, { type: 'exertiansSet', data: { at, gone: deck.length }, secret: { cards: deck } }]
      }),

    reachExertians: (_, { seat, index }) =>
      does(
        [{ type: 'exertiansReached', data: { seat, index } }],
        [{ do: 'playExertian', seat, credits: EXERTIAN_MILESTONES[index]!.credits }],
      ),

    // Who cannot pay now has lost the chance (R14.5c).
    playExertian: (s, { seat, credits }) => {
      if (!can(s, seat, { credit: credits })) return []
      const ways = (s.own.exertians?.held[seat]?.known ?? []).map(
        (card): Way => ({
          key: `card ${card}`,
          events: [
            ...paid(seat, { credit: credits }),
            { type: 'exertianPlayed', data: { seat }, secret: { card } },
          ],
        }),
      )
      return ways.length ? [...ways, { key: 'skip' }] : []
    },
  },

  // Each card scores if its condition holds; then the most dangerous lose a tenth (R14.5e).
  score: (s, slot) => {
    const each = s.players.map((player, seat) => {
      const cards = s.own.exertians?.played[seat]?.known ?? []
      const hidden = HIDDEN_CARDS.filter(({ id }) => cards.includes(id))
      const scores = hidden.map(({ id, vp, when }) => scored(seat, id, holds(s, seat, when) ? vp : 0))
      const total = player.score + scores.reduce((sum, one) => sum + one.data.n, 0)
      const danger = hidden.reduce((sum, card) => sum + card.danger, 0) + boardDanger(s, slot, seat)
      return { seat, cards, scores, total, danger }
    })
    const most = Math.max(...each.map(({ danger }) => danger))
    return [
      ...each.map(({ seat, cards }): SetiEvent => ({ type: 'exertiansRevealed', data: { seat, cards } })),
      ...each.flatMap(({ scores }) => scores),
      ...each
        .filter(({ danger }) => most > 0 && danger === most)
        .map(({ seat, total }) => scored(seat, 'danger', 0 - Math.floor(total / 10))),
    ]
  },
}

const scored = (seat: Seat, what: string, n: number) => ({ type: 'scored' as const, data: { seat, what, n } })

/** Danger of the spaces that a seat has marked on the board: no discovery space, no overflow. */
const boardDanger = (s: State, slot: number, seat: Seat): number =>
  s.species[slot]!.marks.filter((mark) => mark.seat === seat).reduce(
    (sum, mark) => sum + (SPACES.exertians.find((space) => space.id === mark.space)?.danger ?? 0),
    0,
  )
