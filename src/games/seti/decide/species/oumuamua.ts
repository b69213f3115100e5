import { SPACES, TILE } from '../../material/index.ts'
import { bind, type Effect, placesOf, type State, spaceOf, starOfPlanet } from '../../state/index.ts'
import { does, due, gained } from '../way.ts'
import type { SpeciesHooks } from './index.ts'
import { openMarket } from './market.ts'
import { slotOf } from './slot.ts'

/** 'Oumuamua (R14.3): a planet of its own on disc 3, with a tile for signals, and exofossils. */
export const oumuamua: SpeciesHooks = {
  discovered: (s, slot, active) => [{ do: 'layTile', seat: active }, ...openMarket(s, slot, active)],

  // A signal for the sector where the tile is may go to the tile instead (R14.3c).
  markWays: (s, star, e) => {
    const tile = s.own.oumuamua
    if (!tile || starOfPlanet(s.solar, 'oumuamua') !== star) return []
    const vp = TILE.vp[tile.markers.length] ?? 0
    return [
      {
        key: 'tile',
        events: [
          { type: 'tileMarked', data: due({ seat: e.seat }, e.by) },
          ...(e.data === false ? [] : gained(s, e.seat, 'data', 1)),
          ...(vp > 0 ? gained(s, e.seat, 'vp', vp) : []),
        ],
        then: tile.data === 1 ? bind([{ do: 'completeTile' }], { seat: e.seat }) : [],
      },
    ]
  },

  ops: {
    // Whoever has something there is on the planet now and gains 1 publicity; it is no visit (R14.3b).
    layTile: (s) => {
      const at = spaceOf({ ...s.solar, oumuamua: true }, 'oumuamua')!
      return does(
        [{ type: 'tileLaid', data: {} }],
        s.players.flatMap((_, seat): Effect[] =>
          placesOf(s, seat).includes(at) ? [{ do: 'gain', res: 'publicity', n: 1, seat }] : [],
        ),
      )
    },

    // Once for each seat with a marker; nobody wins (R14.3d).
    completeTile: (s) => {
      const seats = [...new Set(s.own.oumuamua?.markers)]
      return does(
        [{ type: 'tileCompleted', data: {} }],
        seats.map((seat): Effect => ({ do: 'gain', res: 'exofossil', n: 1, seat })),
      )
    },
  },
}

/** Whether a seat has a marker on a space of the board that has a cost. */
export const onPaidSpace = (s: State, seat: number): boolean =>
  (s.species[slotOf(s, 'oumuamua')]?.marks ?? []).some(
    (mark) =>
      mark.seat === seat &&
      SPACES.oumuamua.some((space) => space.id === mark.space && space.cost !== undefined),
  )
