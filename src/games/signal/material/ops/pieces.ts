import type { RuleOf } from '../language.ts'
import {
  type Cell,
  cellOf,
  FACINGS_OF,
  type Kind,
  type Piece,
  plus,
  readingOrder,
  STEP,
  SUPPLY,
  sameCell,
  settled,
  turned,
} from '../mat.ts'
import { select } from '../select.ts'
import { actedOn, acting, addPiece, isFree, type Mat, pickCell } from '../work.ts'

/** Operations that change what lies on the mat. They act on all their pieces at the same moment (R35). */

export function remove(mat: Mat, rule: RuleOf<'remove'>): void {
  const gone = actedOn(mat, rule)
  const staying = mat.pieces.filter((piece) => !gone.includes(piece))
  for (const piece of gone)
    acting(mat, piece, () => {
      mat.pieces = mat.pieces.filter((other) => other !== piece)
    })
  mat.pieces = settled(staying)
}

export function add(mat: Mat, { kind, cell, besides, sides, on, between, count }: RuleOf<'add'>): void {
  const piece = lying(kind)
  if (cell) addPiece(mat, piece, cellOf(cell))
  if (besides)
    for (const by of actedOn(mat, { which: besides, count })) {
      const cells = (sides ?? []).map((side) => plus(by, STEP[side]))
      for (const beside of cells.sort((a, b) => a.y - b.y || a.x - b.x)) addPiece(mat, piece, beside)
    }
  if (on) for (const base of actedOn(mat, { which: on, count })) addPiece(mat, piece, base, true)
  if (between) {
    const cells = middles(mat, select(mat.pieces, between[0]), select(mat.pieces, between[1]))
    const chosen = count === undefined || !cells.length ? cells : [pickCell(mat, cells)]
    for (const middle of chosen) addPiece(mat, piece, middle)
  }
}

/** A new piece lies flat or points north where nothing else is said. */
export function lying({ colour, shape, facing = FACINGS_OF[shape][0] }: Kind): Kind {
  return { colour, shape, ...(facing && { facing }) }
}

/** The free cells exactly between two pieces in one row, column or diagonal, each once, in reading order. */
function middles(mat: Mat, some: readonly Piece[], others: readonly Piece[]): Cell[] {
  const found: Cell[] = []
  for (const p of some)
    for (const q of others) {
      const [dx, dy] = [q.x - p.x, q.y - p.y]
      const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)
      if (p === q || !straight || dx % 2 || dy % 2) continue
      const middle = { x: p.x + dx / 2, y: p.y + dy / 2 }
      if (isFree(mat, middle) && !found.some((cell) => sameCell(cell, middle))) found.push(middle)
    }
  return found.sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Exchange through the supply: of a kind that would be too many, the last in reading order keep their form (R38). */
export function become(mat: Mat, rule: RuleOf<'become'>): void {
  const forms = new Map<Piece, Kind>(
    actedOn(mat, rule)
      .sort(readingOrder)
      .map((piece) => [piece, newForm(piece, rule)]),
  )
  const form = (piece: Piece): Kind => forms.get(piece) ?? piece
  const changed = [...forms.keys()].filter((piece) => !sameKind(piece, form(piece)))
  for (let last = tooMany(); last; last = tooMany()) forms.delete(last)
  for (const piece of changed)
    acting(mat, piece, () => {
      const { facing, ...rest } = form(piece)
      delete piece.facing
      Object.assign(piece, rest, facing && { facing })
    })

  function tooMany(): Piece | undefined {
    return changed.findLast(
      (piece) => forms.has(piece) && mat.pieces.filter((p) => sameKind(form(p), form(piece))).length > SUPPLY,
    )
  }
}

const sameKind = (a: Kind, b: Kind): boolean => a.colour === b.colour && a.shape === b.shape

export function newForm(piece: Kind, { colour, shape }: RuleOf<'become'>): Kind {
  const other = piece.colour === 'W' ? 'B' : 'W'
  const newShape = shape ?? piece.shape
  const facing = newShape === piece.shape ? piece.facing : FACINGS_OF[newShape][0]
  return { colour: colour === 'flip' ? other : (colour ?? piece.colour), shape: newShape, facing }
}

export function turn(mat: Mat, rule: RuleOf<'turn'>): void {
  for (const piece of actedOn(mat, rule))
    acting(mat, piece, () => {
      if (piece.facing) piece.facing = turned(piece.facing, rule.quarters) as typeof piece.facing
    })
}
