import type { RuleOf } from '../language.ts'
import {
  type Cell,
  type Facing,
  HEIGHT,
  type Kind,
  onMat,
  type Piece,
  pieceText,
  sameCell,
  settled,
  turned,
  WIDTH,
} from '../mat.ts'
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
  transform(mat, actedOn(mat, rule), (piece) => mirrored(piece, rule.axis))
}

/** A piece as a mirror in this line shows it. */
export function mirrored<P extends Kind & Cell>(piece: P, axis: RuleOf<'mirror'>['axis']): P {
  const { x, y, facing } = piece
  return axis === 'meridian'
    ? { ...piece, x: WIDTH - 1 - x, facing: (facing && EAST_WEST[facing]) ?? facing }
    : { ...piece, y: HEIGHT - 1 - y, facing: (facing && NORTH_SOUTH[facing]) ?? facing }
}

const EAST_WEST: Partial<Record<Facing, Facing>> = { E: 'W', W: 'E' }
const NORTH_SOUTH: Partial<Record<Facing, Facing>> = { N: 'S', S: 'N' }

/** Quarter turns clockwise about the centre; what the turn carries over the border is gone. */
export function spin(mat: Mat, rule: RuleOf<'spin'>): void {
  transform(mat, actedOn(mat, rule), (piece) => spun(piece, rule.quarters))
}

/** A piece after so many quarter turns of the mat, which may have carried it over the border. */
export function spun<P extends Kind & Cell>(piece: P, quarters: number): P {
  let to = { x: piece.x - 6, y: piece.y - 4 }
  for (let i = 0; i < quarters; i++) to = { x: to.y, y: -to.x }
  return { ...piece, x: to.x + 6, y: to.y + 4, facing: turned(piece.facing, quarters) }
}

/** Each piece becomes what the map makes of it, unless one that stays lies there. */
function transform(mat: Mat, moving: readonly Piece[], map: (piece: Piece) => Piece): void {
  const still = mat.pieces.filter((piece) => !moving.includes(piece))
  const going = unbarred(
    moving.map((piece) => ({ piece, to: map(piece) })),
    still,
  )
  relocate(mat, moving, () => {
    const gone = going.filter(({ to }) => !onMat(to)).map(({ piece }) => piece)
    for (const { piece, to } of going) {
      const { x, y, facing } = to
      Object.assign(piece, { x, y }, facing && { facing })
    }
    mat.pieces = [...still, ...moving.filter((piece) => !gone.includes(piece))]
  })
}

interface Going {
  piece: Piece
  to: Piece
}

/** Who may go: one that is held up holds up whoever would come to its cell. */
function unbarred(going: readonly Going[], staying: readonly Piece[]): readonly Going[] {
  const isBarred = ({ piece, to }: Going): boolean =>
    !sameCell(piece, to) && staying.some((one) => sameCell(one, to))
  const held = going.filter(isBarred)
  if (held.length === 0) return going
  return unbarred(
    going.filter((one) => !held.includes(one)),
    [...staying, ...held.map(({ piece }) => piece)],
  )
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
