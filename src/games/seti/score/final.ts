import type { Seat } from '../../../core/index.ts'
import { holds } from '../decide/conditions.ts'
import { measure } from '../decide/metrics.ts'
import type { SetiEvent } from '../events.ts'
import { cardOf } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { goldWorth } from './gold.ts'

/** After the last round: cards kept for the end, gold tiles (R13.1); what species add comes after. */
export const finalEvents = (s: State): SetiEvent[] => [
  ...s.players.flatMap((player, seat) =>
    player.endgame.map((card) => scored(seat, card, cardWorth(s, seat, card))),
  ),
  ...s.gold.flatMap(({ tile, marks }) =>
    marks.map(({ seat, space }) => scored(seat, tile, goldWorth(s, seat, tile, space))),
  ),
]

export const scored = (seat: Seat, what: string, n: number): SetiEvent => ({
  type: 'scored',
  data: { seat, what, n },
})

/** What a card in front of a seat is worth at the end. */
export function cardWorth(s: State, seat: Seat, card: string): number {
  const score = cardOf(card).endgame
  switch (score?.do) {
    case 'gainPer':
      return score.n * measure(s, seat, score.per)
    case 'if':
      return holds(s, seat, score.when) ? score.then[0].n : 0
    // The best of the tiles that the seat has not marked, at its last value (R13.3).
    case 'scoreGoldTile':
      return Math.max(
        0,
        ...s.gold
          .filter(({ marks }) => !marks.some((mark) => mark.seat === seat))
          .map(({ tile }) => goldWorth(s, seat, tile, 2)),
      )
    default:
      return 0
  }
}
