import type { Selector } from './language.ts'
import {
  type Cell,
  cellName,
  distance,
  HEIGHT,
  type Kind,
  left,
  onMat,
  type Piece,
  pieceText,
  plus,
  sameCell,
  settled,
  WIDTH,
} from './mat.ts'
import { matches, select } from './select.ts'

/** What the Alien is asked at a choice point (R36). */
export type Question = 'piece' | 'target' | 'cell' | 'distance' | 'direction' | 'next'

/** One thing done to one piece, as it is seen: before and after in notation, null where it is not on the mat. */
export interface Step {
  piece: number
  /** Which rule did it, counted from 0 over all columns. */
  rule: number
  before: string | null
  after: string | null
}

/** Answers a choice point with the place of an option. Options are named only if somebody looks. */
export type Choose = (question: Question, count: number, names: () => string[], going?: Going) => number

/** A piece whose turn ends with a choice, and where each option brings it; undefined: from the mat. */
export interface Going {
  piece: Piece
  to: readonly (Cell | undefined)[]
}

/** The mat while a response is carried out: a private copy, changed in place. */
export interface Mat {
  pieces: Piece[]
  steps: Step[]
  /** The rule that is being carried out. */
  rule: number
  /** Whether the Alien chooses in which order pieces take their turns. */
  ordered: boolean
  choose: Choose
  /** Where a rule takes one piece after another: those that may still move by it, the one at hand included. */
  waiting: readonly Piece[] | undefined
  /** How many pieces have had their turn, for the account of work. */
  turns: number
  /** Number for the next new piece. */
  next: number
}

/** The one mechanism of choice: a point with a single option is none (R36). */
export function pickOne<T>(
  mat: Mat,
  question: Question,
  options: readonly T[],
  name: (one: T) => string,
  going?: Going,
): T {
  if (options.length === 1) return options[0]!
  return options[mat.choose(question, options.length, () => options.map(name), going)]!
}

export const pickPiece = (mat: Mat, question: Question, options: readonly Piece[]): Piece =>
  pickOne(mat, question, options, pieceText)

/** A cell: the one that a piece goes to, if it is one that lies on the mat already. */
export const pickCell = (mat: Mat, options: readonly Cell[], piece?: Piece): Cell =>
  pickOne(mat, 'cell', options, cellName, piece && { piece, to: options })

export const at = (mat: Mat, cell: Cell): Piece[] => mat.pieces.filter((piece) => sameCell(piece, cell))
export const isFree = (mat: Mat, cell: Cell): boolean => !mat.pieces.some((piece) => sameCell(piece, cell))

/** Does something to a piece and notes what came of it, if anything did. */
export function acting(mat: Mat, piece: Piece, act: () => void): void {
  const before = pieceText(piece)
  act()
  const after = mat.pieces.includes(piece) ? pieceText(piece) : null
  noteStep(mat, piece, before, after)
}

/** Notes what was done to a piece, if anything was. */
export function noteStep(mat: Mat, piece: Piece, before: string | null, after: string | null): void {
  if (before === after) return
  piece.touched = true
  mat.steps.push({ piece: piece.id, rule: mat.rule, before, after })
}

export function takeAway(mat: Mat, piece: Piece): void {
  mat.pieces = settled(mat.pieces.filter((other) => other !== piece))
}

/** Puts the piece on top of whatever lies in the cell. */
export function put(mat: Mat, piece: Piece, { x, y }: Cell): void {
  piece.x = x
  piece.y = y
  piece.z = 99
  settled(mat.pieces)
}

/** Adds a new piece, if the cell is on the mat, free or to be stacked on, and the supply has one (R33). */
export function addPiece(mat: Mat, kind: Kind, cell: Cell, stacking = false): void {
  if (!onMat(cell) || (!stacking && !isFree(mat, cell)) || left(mat.pieces, kind) <= 0) return
  const piece: Piece = { ...kind, x: cell.x, y: cell.y, z: 99, id: mat.next++ }
  mat.pieces.push(piece)
  settled(mat.pieces)
  noteStep(mat, piece, null, pieceText(piece))
}

export type Stepped = 'moved' | 'left' | 'blocked'

/** One cell further: an occupied cell stops the piece, the border lets it go (R37). */
export function stepBy(mat: Mat, piece: Piece, step: Cell): Stepped {
  const to = plus(piece, step)
  if (!onMat(to)) {
    takeAway(mat, piece)
    return 'left'
  }
  if (!isFree(mat, to)) return 'blocked'
  put(mat, piece, to)
  return 'moved'
}

/** How many free cells lie ahead, and whether the border comes after them. */
function ahead(mat: Mat, piece: Cell, step: Cell): { free: number; open: boolean } {
  let free = 0
  let cell = plus(piece, step)
  while (onMat(cell) && isFree(mat, cell)) {
    free += 1
    cell = plus(cell, step)
  }
  return { free, open: !onMat(cell) }
}

/** As far as a piece can go, over the border too. */
const DISTANCES = Array.from({ length: Math.max(WIDTH, HEIGHT) }, (_, i) => i + 1)

/** Travel in a straight line; at any distance the Alien may let the piece leave the mat, too (R37). */
export function slide(
  mat: Mat,
  piece: Piece,
  step: Cell,
  { steps, far }: { steps?: number | undefined; far?: string | undefined },
): void {
  if (step.x === 0 && step.y === 0) return
  const { free, open } = ahead(mat, piece, step)
  let cells = steps ?? free
  if (far === 'any') {
    const options = DISTANCES.slice(0, free + (open ? 1 : 0))
    if (!options.length) return
    const to = options.map((n) =>
      n > free ? undefined : { x: piece.x + step.x * n, y: piece.y + step.y * n },
    )
    cells = pickOne(mat, 'distance', options, (n) => (n > free ? 'off' : String(n)), { piece, to })
  }
  const way = Math.min(cells, free)
  if (cells > free && open) takeAway(mat, piece)
  else if (way > 0) put(mat, piece, { x: piece.x + step.x * way, y: piece.y + step.y * way })
}

/** The nearest of these pieces; of equally near ones the Alien's choice. */
export function nearest(mat: Mat, piece: Piece, which: Selector | undefined): Piece | undefined {
  const others = select(mat.pieces, which).filter((other) => other !== piece)
  const closest = closestTo(piece, others)
  return closest.length ? pickPiece(mat, 'target', closest) : undefined
}

/** Those of the places that are nearest to a piece. */
export function closestTo<T extends Cell>(piece: Cell, places: readonly T[]): T[] {
  const least = Math.min(...places.map((place) => distance(place, piece)))
  return places.filter((place) => distance(place, piece) === least)
}

interface Chosen {
  which?: Selector | undefined
  count?: number | undefined
}

/**
 * The pieces that a rule acts on, in reading order: all, or so many as it says, and then the Alien picks which
 * (R8, R34). Only those are picked that are `able`; none act if there are too few (R33).
 */
export function actedOn(
  mat: Mat,
  { which, count }: Chosen,
  able: (piece: Piece) => boolean = () => true,
): Piece[] {
  const options = select(mat.pieces, which)
  return count === undefined ? options : picked(mat, options.filter(able), count)
}

/** So many of the pieces. Who comes earlier is asked for first, so that no set is named in two ways. */
function picked(mat: Mat, options: readonly Piece[], count: number): Piece[] {
  const chosen: Piece[] = []
  let from = 0
  for (let still = count; still > 0; still--) {
    const open = options.slice(from, options.length - still + 1)
    if (!open.length) return []
    const piece = pickPiece(mat, 'piece', open)
    chosen.push(piece)
    from = options.indexOf(piece) + 1
  }
  return chosen
}

/** One after the other: each acts on the mat as it is by then, if it still is one of those meant (R35). */
export function oneByOne(
  mat: Mat,
  chosen: Chosen,
  act: (piece: Piece) => void,
  able?: (piece: Piece) => boolean,
): void {
  let waiting = actedOn(mat, chosen, able)
  const { extreme: _, ...which } = chosen.which ?? {}
  while (waiting.length) {
    mat.waiting = waiting
    mat.turns += 1
    const piece = mat.ordered ? pickPiece(mat, 'next', waiting) : waiting[0]!
    waiting = waiting.filter((other) => other !== piece)
    if (mat.pieces.includes(piece) && matches(mat.pieces, piece, which)) acting(mat, piece, () => act(piece))
  }
}
