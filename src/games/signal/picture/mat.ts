import { el, group, type Svg } from '../../../core/index.ts'
import {
  CELLS,
  type Cell,
  cellName,
  HEIGHT,
  type Piece,
  pieceText,
  REGIONS,
  readPiece,
  WIDTH,
} from '../material/index.ts'

/** Side of a cell, in units of the picture. */
export const CELL = 46
/** Room for the names of columns and rows. */
export const RIM = 26
export const MAT_WIDTH = WIDTH * CELL
export const MAT_HEIGHT = HEIGHT * CELL

/** Row 1 lies at the bottom, at the Experts. Middle of a cell. */
export const centre = ({ x, y }: Cell) => ({ x: (x + 0.5) * CELL, y: (HEIGHT - y - 0.5) * CELL })

const INK = '#22303c'
const CLOTH = '#e9e2d0'

/** The mat with its markings, and the names of its columns and rows around it. */
export function clothOf(): Svg {
  const marked = (inside: (cell: Cell) => boolean, fill: string): Svg[] =>
    CELLS.filter(inside).map(({ x, y }) =>
      el('rect', { x: x * CELL, y: (HEIGHT - 1 - y) * CELL, width: CELL, height: CELL, fill }),
    )
  const lines = [
    ...Array.from({ length: WIDTH + 1 }, (_, i) => `M${i * CELL} 0V${MAT_HEIGHT}`),
    ...Array.from({ length: HEIGHT + 1 }, (_, i) => `M0 ${i * CELL}H${MAT_WIDTH}`),
  ].join('')
  const label = { 'font-size': 13, fill: '#6d6a60', 'text-anchor': 'middle' }
  return group(
    0,
    0,
    el('rect', { width: MAT_WIDTH, height: MAT_HEIGHT, fill: CLOTH, rx: 6 }),
    ...marked(REGIONS.ring, '#e0d8c2'),
    ...marked(REGIONS.core, '#d7cdb2'),
    ...marked((cell) => REGIONS.midline(cell) || REGIONS.meridian(cell), '#00000009'),
    el('path', { d: lines, stroke: '#cfc6ae', 'stroke-width': 1, fill: 'none' }),
    ...CELLS.filter(REGIONS.marks).map((cell) => ringAt(cell, 17)),
    ...CELLS.filter(REGIONS.center).flatMap((cell) => [ringAt(cell, 19), ringAt(cell, 13)]),
    el('rect', {
      width: MAT_WIDTH,
      height: MAT_HEIGHT,
      fill: 'none',
      stroke: '#8d8468',
      'stroke-width': 2,
      rx: 6,
    }),
    ...Array.from({ length: WIDTH }, (_, i) =>
      el('text', { x: (i + 0.5) * CELL, y: MAT_HEIGHT + 18, ...label }, String.fromCharCode(65 + i)),
    ),
    ...Array.from({ length: HEIGHT }, (_, i) =>
      el('text', { x: -13, y: (HEIGHT - i - 0.5) * CELL + 5, ...label }, String(i + 1)),
    ),
  )
}

const ringAt = (cell: Cell, r: number): Svg => {
  const { x, y } = centre(cell)
  return el('circle', { cx: x, cy: y, r, fill: 'none', stroke: '#b09f73', 'stroke-width': 1.5 })
}

const COLOURS = {
  W: { fill: '#fffdf7', stroke: '#55606a' },
  B: { fill: INK, stroke: '#0d141a' },
} as const

/** A piece with its middle at 0, 0, for a cell of side {@link CELL}. */
export function pieceAt({ colour, shape, facing }: Omit<Piece, 'id'>): Svg {
  const paint = { ...COLOURS[colour], 'stroke-width': 2, 'stroke-linejoin': 'round' }
  switch (shape) {
    case 'disc':
      return el('circle', { r: 14, ...paint })
    case 'cube':
      return el('rect', { x: -13, y: -13, width: 26, height: 26, rx: 2, ...paint })
    case 'tri':
      return el('path', {
        d: 'M0 -16L14 12L-14 12Z',
        transform: `rotate(${{ N: 0, E: 90, S: 180, W: 270 }[facing as 'N'] ?? 0})`,
        ...paint,
      })
    case 'rod':
      return facing === 'V'
        ? el('rect', { x: -5, y: -18, width: 10, height: 36, rx: 5, ...paint })
        : el('rect', { x: -18, y: -5, width: 36, height: 10, rx: 5, ...paint })
  }
}

/** Height that a level of a stack is drawn up and to the right by. */
const LEVEL = 9

/** Where a piece in notation is drawn. */
export function placeOf(text: string) {
  const piece = readPiece(text) as Omit<Piece, 'id'>
  const { x, y } = centre(piece)
  return { piece, x: x + piece.z * 3, y: y - piece.z * LEVEL }
}

/** All pieces, the lower ones of a stack first; a stack says how high it is. */
export function piecesOn(texts: readonly string[]): Svg[] {
  const placed = texts.map(placeOf)
  const heights = new Map<string, number>()
  for (const { piece } of placed) {
    const cell = `${piece.x} ${piece.y}`
    heights.set(cell, Math.max(heights.get(cell) ?? 0, piece.z + 1))
  }
  const counts = [...heights].filter(([, height]) => height > 1)
  return [
    ...placed
      .sort((a, b) => b.piece.y - a.piece.y || a.piece.z - b.piece.z)
      .map(({ piece, x, y }) => group(x, y, pieceAt(piece))),
    ...counts.map(([cell, height]) => {
      const [x, y] = cell.split(' ').map(Number) as [number, number]
      const at = centre({ x, y })
      return group(
        at.x + 15,
        at.y + 14,
        el('circle', { r: 8, fill: '#b4472f' }),
        el('text', { y: 4, 'font-size': 11, fill: '#fff', 'text-anchor': 'middle' }, String(height)),
      )
    }),
  ]
}

/** A stack from which the drawing does not show each piece. */
const HIGH = 4

/** What high stacks are made of, a line each: where they stand, and their pieces from below. */
export function towersOf(pieces: readonly Omit<Piece, 'id'>[], where = cellName): string[] {
  const stacks = new Map<string, Omit<Piece, 'id'>[]>()
  for (const piece of [...pieces].sort((a, b) => a.z - b.z))
    stacks.set(cellName(piece), [...(stacks.get(cellName(piece)) ?? []), piece])
  return [...stacks.values()]
    .filter((stack) => stack.length >= HIGH)
    .map(
      (stack) =>
        `${where(stack[0]!)} from below: ${stack.map((piece) => pieceText(piece).split('@')[0]).join(', ')}`,
    )
}
