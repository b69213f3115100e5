import {
  arrangement,
  type Cell,
  COLOURS,
  FACINGS_OF,
  MOST_PIECES,
  onMat,
  type Piece,
  plus,
  SHAPES,
  STEP,
  settled,
  textOf,
} from '../material/index.ts'

const STEPS = Object.values(STEP)

/** Arrangements that are one piece away from one: turned, painted, moved, taken away or added. */
export function neighbours(texts: readonly string[]): string[][] {
  const pieces = arrangement(texts)
  const found = new Map<string, string[]>()
  const add = (changed: Piece[]) => {
    const next = textOf(settled(changed))
    found.set(next.join(' '), next)
  }
  const replaced = (piece: Piece, by: Partial<Piece>) =>
    add(pieces.map((other) => (other === piece ? { ...other, ...by } : { ...other })))
  for (const piece of pieces) {
    add(pieces.filter((other) => other !== piece).map((other) => ({ ...other })))
    for (const facing of FACINGS_OF[piece.shape]) replaced(piece, { facing })
    for (const colour of COLOURS) replaced(piece, { colour })
    for (const cell of near(piece, 2)) replaced(piece, { ...cell, z: 9 })
  }
  if (pieces.length < MOST_PIECES)
    for (const colour of COLOURS)
      for (const shape of SHAPES)
        for (const cell of besides(pieces)) {
          const facing = FACINGS_OF[shape][0]
          const piece = { colour, shape, ...(facing && { facing }), ...cell, z: 9, id: 99 }
          add([...pieces.map((other) => ({ ...other })), piece])
        }
  found.delete(texts.join(' '))
  return [...found.values()]
}

/** Cells in the eight directions, so many steps away. */
export const near = (cell: Cell, most: number): Cell[] =>
  Array.from({ length: most }, (_, i) => i + 1).flatMap((n) =>
    STEPS.map((step) => plus(cell, { x: step.x * n, y: step.y * n })).filter(onMat),
  )

/** Where one more piece makes a difference: on and beside the others, and far from them. */
function besides(pieces: readonly Piece[]): Cell[] {
  const far: Cell[] = [
    { x: 0, y: 0 },
    { x: 12, y: 8 },
    { x: 0, y: 8 },
  ]
  return [...pieces, ...pieces.flatMap((piece) => near(piece, 1)), ...far].map(({ x, y }) => ({ x, y }))
}
