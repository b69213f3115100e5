import type { Seat } from '../../../../core/index.ts'
import { GOLD_MILESTONES, GOLD_VALUES, TRACE_COLORS } from '../../material/index.ts'
import { around, bind, type Effect, type State, type Step } from '../../state/index.ts'
import { inPlay, species } from '../species/index.ts'
import { does, type Ops } from '../way.ts'

/** A turn as a list: the main action, then what comes between turns (R5.1, R12). */
export const frame = (seat: Seat): Effect[] =>
  bind([{ do: 'main' }, { do: 'milestones' }, { do: 'neutral' }, { do: 'discoveries' }, { do: 'nextTurn' }], {
    seat,
  })

/** The turn frame: waiting for typed commands, milestones, discovery, whose turn is next. */
export const frameOps: Ops<
  | 'main'
  | 'endTurn'
  | 'closeFree'
  | 'milestones'
  | 'goldTile'
  | 'neutral'
  | 'discoveries'
  | 'discover'
  | 'nextTurn'
> = {
  // These two wait for a command: see `waits`.
  main: () => [],
  endTurn: () => [],

  // Sectors completed outside a main action are resolved at once (R8.5).
  closeFree: (s, e) =>
    does(
      [],
      s.agenda.some((one) => one.do === 'completeSectors') ? [] : bind([{ do: 'completeSectors' }], e),
    ),

  milestones: (s, e) => {
    for (const seat of around(s, e.seat)) {
      const { score, tiles } = s.players[seat]!
      const at = GOLD_MILESTONES.find((n) => score >= n && !tiles.includes(n))
      if (at !== undefined)
        return does([{ type: 'milestoneReached', data: { seat, at } }], [{ do: 'goldTile', seat, at }, e])
      const own = inPlay(s).flatMap(({ hooks, slot }) => hooks.milestones?.(s, slot, seat) ?? [])
      if (own.length) return does([], [...own, e])
    }
    return []
  },

  // The highest value that is free, on a tile the seat has not marked (R12.2).
  goldTile: (s, { seat }) =>
    s.gold
      .filter(({ marks }) => !marks.some((mark) => mark.seat === seat))
      .map(({ tile, marks }) => ({
        key: tile,
        events: [
          {
            type: 'goldMarked',
            data: { seat, tile, space: Math.min(marks.length, GOLD_VALUES[tile].A.length - 1) },
          },
        ],
      })),

  neutral: (s, e) => {
    for (const seat of around(s, e.seat))
      for (const { at, left } of s.neutral) {
        const { score, tiles } = s.players[seat]!
        if (score < at || tiles.includes(at)) continue
        const space = emptyDiscovery(s)
        return does(
          [
            { type: 'milestoneReached', data: { seat, at } },
            ...(left > 0 && space ? [{ type: 'neutralPlaced' as const, data: { ...space, at } }] : []),
          ],
          [e],
        )
      }
    return []
  },

  discoveries: (s, e) => {
    const found = s.species.flatMap(({ discovered, discovery }, slot): Step[] =>
      !discovered && TRACE_COLORS.every((color) => discovery[color] !== null)
        ? [{ do: 'discover', slot }]
        : [],
    )
    return found.length ? does([], bind(found, e)) : []
  },

  discover: (s, { slot, seat }) => {
    const { id } = s.species[slot]!
    if (!id) return []
    return does(
      [{ type: 'speciesDiscovered', data: { slot, id } }],
      species[id].discovered?.(s, slot, seat) ?? [],
    )
  },

  nextTurn: (s, e) => {
    const next = around(s, (e.seat + 1) % s.players.length).find((seat) => !s.passed.includes(seat))
    if (next === undefined) return does([], bind([{ do: 'endRound' }], e))
    return does([{ type: 'turnBegan', data: { seat: next } }], frame(next))
  },
}

/** The leftmost: left species before right, red, yellow, blue (R12.3). */
function emptyDiscovery(s: State): { slot: number; color: (typeof TRACE_COLORS)[number] } | undefined {
  for (const [slot, { discovery }] of s.species.entries()) {
    const color = TRACE_COLORS.find((one) => discovery[one] === null)
    if (color) return { slot, color }
  }
  return undefined
}
