import type { RuleOf } from '../language.ts'
import { type Cell, type Facing, onMat, type Piece, pieceText, sameCell, settled, turned } from '../mat.ts'
import { select } from '../select.ts'
import { actedOn, type Mat, nearest, noteStep, pickPiece } from '../work.ts'

/** Operations that exchange or reflect places: all their pieces move at the same moment (R35). */

/** Two pieces change places, levels too; each is a step of its own. Only one that has a partner is chosen. */
export function swap(mat: Mat, { a, b }: RuleOf<'swap'>): void {
  const partners = select(mat.pieces, b)
  const options = select(mat.pieces, a).filter((one) => partners.some((other) => other !== one))
  if (!options.length) return
  const one = pickPiece(mat, 'piece', options)
  const other = nearest(mat, one, b)
  if (!other) return
  relocate(mat, [one, other], () => {
    const place = { x: one.x, y: one.y, z: one.z }
    Object.assign(one, { x: other.x, y: other.y, z: other.z })
    Object.assign(other, place)
  })
}

export function mirror(mat: Mat, rule: RuleOf<'mirror'>): void {
  const swapped = rule.axis === 'meridian' ? EAST_WEST : NORTH_SOUTH
  transform(
    mat,
    actedOn(mat, rule),
    ({ x, y }) => (rule.axis === 'meridian' ? { x: 12 - x, y } : { x, y: 8 - y }),
    (facing) => (facing && swapped[facing]) ?? facing,
  )
}

const EAST_WEST: Partial<Record<Facing, Facing>> = { E: 'W', W: 'E' }
const NORTH_SOUTH: Partial<Record<Facing, Facing>> = { N: 'S', S: 'N' }

/** Quarter turns clockwise about the centre; what the turn carries over the border is gone. */
export function spin(mat: Mat, rule: RuleOf<'spin'>): void {
  transform(
    mat,
    actedOn(mat, rule),
    ({ x, y }) => {
      let to = { x: x - 6, y: y - 4 }
      for (let i = 0; i < rule.quarters; i++) to = { x: to.y, y: -to.x }
      return { x: to.x + 6, y: to.y + 4 }
    },
    (facing) => turned(facing, rule.quarters),
  )
}

/** Each piece goes where the map sends it, unless a piece that does not move along lies there. */
function transform(
  mat: Mat,
  moving: readonly Piece[],
  place: (cell: Cell) => Cell,
  face: (facing: Facing | undefined) => Facing | undefined,
): void {
  const staying = mat.pieces.filter((piece) => !moving.includes(piece))
  const barred = (cell: Cell): boolean =>
    staying.some((piece) => sameCell(piece, cell)) && !moving.some((piece) => sameCell(piece, cell))
  const going = moving.map((piece) => ({ piece, to: place(piece) })).filter(({ to }) => !barred(to))
  relocate(mat, moving, () => {
    const gone = going.filter(({ to }) => !onMat(to)).map(({ piece }) => piece)
    for (const { piece, to } of going) {
      const facing = face(piece.facing)
      Object.assign(piece, to, facing && { facing })
    }
    mat.pieces = [...staying, ...moving.filter((piece) => !gone.includes(piece))]
  })
}

/** Does it to all at once and notes a step for each. */
function relocate(mat: Mat, moving: readonly Piece[], act: () => void): void {
  const before = moving.map(pieceText)
  act()
  settled(mat.pieces)
  moving.forEach((piece, i) => {
    noteStep(mat, piece, before[i]!, mat.pieces.includes(piece) ? pieceText(piece) : null)
  })
}
