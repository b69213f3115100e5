import type { Seat } from '../../../../core/index.ts'
import {
  type BoardSpace,
  DISCOVERY_VP,
  OVERFLOW_VP,
  SPACES,
  TRACE_COLORS,
  type TraceColor,
} from '../../material/index.ts'
import { bind, can, type EffectOf, type State, tracesOn } from '../../state/index.ts'
import { allColors } from '../conditions.ts'
import { species } from '../species/index.ts'
import { due, gained, type Ops, paid, type Way } from '../way.ts'

export const SIDES = ['left', 'right'] as const

/** Life traces (R9). */
export const traceOps: Ops<'trace'> = {
  trace: (s, e) => {
    const colors = e.color === 'any' ? TRACE_COLORS : [e.color]
    return colors.flatMap((color) => {
      // A space on a species' board never forbids overflow, an open discovery space does (R9.3).
      const full = s.species.every((one) => one.discovery[color] !== null)
      return s.species.flatMap((_, slot) =>
        allowed(s, e, slot, color)
          ? [
              ...discoveryWays(s, e, slot, color),
              ...boardWays(s, e, slot, color),
              ...(full || s.options.overflow === 'always' ? [overflowWay(s, e, slot, color)] : []),
            ]
          : [],
      )
    })
  },
}

type Trace = EffectOf<'trace'>

function allowed(s: State, e: Trace, slot: number, color: TraceColor): boolean {
  switch (e.species) {
    case 'alreadyMarkedThisColor':
      return tracesOn(s, slot, e.seat)[color] > 0
    case 'sameAsCondition':
      return allColors(s, slot, e.seat)
    default:
      return true
  }
}

function discoveryWays(s: State, e: Trace, slot: number, color: TraceColor): Way[] {
  if (s.species[slot]!.discovery[color] !== null) return []
  const printed = s.options.discoveryReward === 'printed' && slot === 1
  const vp = printed ? DISCOVERY_VP.printedRight : DISCOVERY_VP.text
  return [
    {
      key: `${SIDES[slot]} ${color}`,
      events: [
        { type: 'traceMarked', data: due({ seat: e.seat, slot, color, on: 'discovery' as const }, e.by) },
        ...gained(s, e.seat, 'publicity', 1),
        ...gained(s, e.seat, 'vp', vp),
      ],
    },
  ]
}

const overflowWay = (s: State, e: Trace, slot: number, color: TraceColor): Way => ({
  key: `${SIDES[slot]} ${color} overflow`,
  events: [
    { type: 'traceMarked', data: due({ seat: e.seat, slot, color, on: 'overflow' as const }, e.by) },
    ...gained(s, e.seat, 'vp', OVERFLOW_VP),
  ],
})

/** Open spaces of the colour on a discovered species' board whose cost the seat can pay (R9.6). */
function boardWays(s: State, e: Trace, slot: number, color: TraceColor): Way[] {
  const { id, discovered } = s.species[slot]!
  if (!id || !discovered) return []
  const hooks = species[id]
  return SPACES[id]
    .filter((space) => space.color === color && isOpen(s, slot, e.seat, space))
    .filter((space) => hooks.spaceOpen?.(s, slot, space) ?? true)
    .map((space) => ({
      key: `${id} ${space.id}`,
      events: [
        ...(space.cost ? paid(e.seat, { [space.cost.res]: space.cost.n }) : []),
        {
          type: 'traceMarked',
          data: due({ seat: e.seat, slot, color, on: 'board' as const, space: space.id }, e.by),
        },
      ],
      then: [...bind(space.reward, e), ...(hooks.spaceReward?.(s, slot, space, e.seat) ?? [])],
    }))
}

const isOpen = (s: State, slot: number, seat: Seat, space: BoardSpace): boolean =>
  (space.repeatable || !s.species[slot]!.marks.some((mark) => mark.space === space.id)) &&
  (!space.cost || can(s, seat, { [space.cost.res]: space.cost.n }))
