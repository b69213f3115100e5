import type { Seat } from '../../../core/index.ts'
import { figuresOf } from '../decide/metrics.ts'
import {
  cardOf,
  GOLD_VALUES,
  type GoldTileId,
  type Income,
  kindOf,
  STAR_IDS,
  type TechKind,
} from '../material/index.ts'
import { type State, tracesOf } from '../state/index.ts'

/** How many sets a seat has of what a gold tile rewards, on the side that is up (R13.2). */
export function sets(s: State, seat: Seat, tile: GoldTileId): number {
  const side = s.gold.find((one) => one.tile === tile)?.side
  const player = s.players[seat]!
  const techs = (kind: TechKind) => player.techs.filter((tech) => kindOf(tech) === kind).length
  const tucked = (income: Income) => player.tucked.filter((card) => cardOf(card).income === income).length
  switch (tile) {
    case 'tech':
      return side === 'A'
        ? Math.min(techs('probe'), techs('telescope'), techs('computer'))
        : Math.floor(player.techs.length / 2)
    case 'mission':
      return side === 'A' ? player.done.length : Math.floor((player.done.length + player.endgame.length) / 2)
    case 'income':
      return side === 'A'
        ? Math.min(tucked('credit'), tucked('energy'), tucked('card'))
        : Math.max(tucked('credit'), tucked('energy'))
    case 'other': {
      if (side === 'A')
        return Math.min(tracesOf(s, seat, 'red'), tracesOf(s, seat, 'yellow'), tracesOf(s, seat, 'blue'))
      const wins = STAR_IDS.reduce(
        (sum, star) => sum + s.sectors[star].wins.filter((winner) => winner === seat).length,
        0,
      )
      const { orbiters, landers, onMoons } = figuresOf(s, seat)
      return Math.min(wins, orbiters + landers + onMoons)
    }
  }
}

/** What a tile is worth to a seat on one of its three spaces. */
export const goldWorth = (s: State, seat: Seat, tile: GoldTileId, space: number): number => {
  const side = s.gold.find((one) => one.tile === tile)?.side ?? 'A'
  return GOLD_VALUES[tile][side][space]! * sets(s, seat, tile)
}
