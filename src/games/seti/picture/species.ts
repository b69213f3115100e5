import { el, group, type Svg } from '../../../core/index.ts'
import {
  type BoardSpace,
  SAMPLES,
  SPACES,
  SPECIES_NAMES,
  TRACE_COLORS,
  type TraceColor,
} from '../material/index.ts'
import type { State } from '../state/index.ts'
import { cardName } from '../tell/line.ts'
import { brief, capital } from './brief.ts'
import { bold, box, clipped, HUES, hole, INNER, INSET, marker, markers, panel, soft, text } from './paint.ts'
import { ownLines } from './species-own.ts'

const WIDTH = INNER / 2 - 4
const COLUMN = (WIDTH - 16) / 3
const ROW = 21
const HEAD = 112

/** The two species side by side. */
export function speciesBoards(view: State): { height: number; drawn: Svg } {
  const tall = Math.max(...view.species.map((_, slot) => heightOf(view, slot)))
  return {
    height: tall,
    drawn: group(
      0,
      0,
      ...view.species.map((_, slot) => group(slot * (WIDTH + 8), 0, board(view, slot, tall))),
    ),
  }
}

const spacesOf = (view: State, slot: number, color: TraceColor): BoardSpace[] => {
  const { id, discovered } = view.species[slot]!
  if (!id || !discovered) return []
  return SPACES[id].filter(
    (space) =>
      space.color === color &&
      (space.sample === undefined || view.own.mascamites?.open[space.sample] !== undefined),
  )
}

function heightOf(view: State, slot: number): number {
  const rows = Math.max(...TRACE_COLORS.map((color) => spacesOf(view, slot, color).length))
  const lines = rows > 0 ? ownLines(view, slot, WIDTH - 24).length : 0
  return HEAD + rows * ROW + lines * 18 + (lines > 0 ? 10 : 0)
}

function board(view: State, slot: number, height: number): Svg {
  const { id, discovered, overflow, faceUp, deck } = view.species[slot]!
  const known = discovered && id
  const side = slot === 0 ? 'Left' : 'Right'
  const name = known ? `${side} species: ${SPECIES_NAMES[id]}` : `${side} species: face down`
  const rows = Math.max(...TRACE_COLORS.map((color) => spacesOf(view, slot, color).length))
  const market =
    known && id !== 'exertians'
      ? `deck ${deck.count}${faceUp ? ` · open: ${cardName(faceUp)}` : ''}`
      : known
        ? '!: danger'
        : ''
  return panel(
    WIDTH,
    height,
    name,
    soft(WIDTH - 12, 19, 11, market, { 'text-anchor': 'end' }),
    ...TRACE_COLORS.map((color, i) => group(8 + i * COLUMN, 28, discovery(view, slot, color))),
    soft(12, 100, 11, overflow.length === 0 ? 'No overflow' : 'Overflow'),
    ...overflow
      .slice(0, 16)
      .flatMap(({ seat, color }, i) => [
        el('circle', { cx: 76 + i * 24, cy: 96, r: 11, fill: HUES[color] }),
        marker(76 + i * 24, 96, seat, 6, `${color} trace in the overflow`),
      ]),
    ...(overflow.length > 16 ? [soft(450, 100, 11, `+${overflow.length - 16}`)] : []),
    ...TRACE_COLORS.flatMap((color, i) =>
      spacesOf(view, slot, color).map((space, row) =>
        group(8 + i * COLUMN, HEAD + row * ROW, traceSpace(view, slot, space)),
      ),
    ),
    ...(known
      ? ownLines(view, slot, WIDTH - 24).map(({ said, seats }, i) => {
          const y = HEAD + rows * ROW + 18 + i * 18
          const room = Math.min(seats.length, 6) * 16
          return group(12, y, ...markers(0, -4, seats, 96, 6), text(room, 0, 11.5, said))
        })
      : []),
  )
}

function discovery(view: State, slot: number, color: TraceColor): Svg {
  const on = view.species[slot]!.discovery[color]
  return group(
    0,
    0,
    box(0, 0, COLUMN - 6, 52, { fill: INSET }),
    box(0, 0, COLUMN - 6, 5, { fill: HUES[color], rx: 2 }),
    bold(10, 22, 12, capital(color)),
    soft(10, 40, 10.5, on === null ? 'space open' : 'discovery'),
    on === null
      ? hole(COLUMN - 28, 28, 12, '', { stroke: HUES[color] })
      : marker(COLUMN - 28, 28, on, 11, `${color} discovery`),
  )
}

function traceSpace(view: State, slot: number, space: BoardSpace): Svg {
  const on = view.species[slot]!.marks.filter((mark) => mark.space === space.id).map(({ seat }) => seat)
  const lies = space.sample === undefined ? undefined : view.own.mascamites?.open[space.sample]
  const reward = brief(lies ? SAMPLES[lies] : space.reward)
  const cost = space.cost ? `${space.cost.n} ${space.cost.res === 'data' ? 'data' : 'exo'} → ` : ''
  const danger = space.danger ? `!${space.danger} ` : ''
  const said = `${danger}${cost}${reward}${space.repeatable ? ' ∞' : ''}`
  return group(
    0,
    0,
    box(0, 0, COLUMN - 6, ROW - 3, { fill: INSET, rx: 4 }),
    box(0, 0, 4, ROW - 3, { fill: HUES[space.color], rx: 2 }),
    soft(9, 13, 10, clipped(said, COLUMN - 16 - Math.min(on.length, 3) * 16, 10)),
    ...(on.length > 0
      ? markers(COLUMN - 10 - Math.min(on.length, 3) * 16, 9, on, 50, 6)
      : space.repeatable
        ? []
        : [hole(COLUMN - 18, 9, 6)]),
  )
}
