import type { Condition, Selector } from './language.ts'
import {
  type Cell,
  type Kind,
  type Piece,
  REGIONS,
  readingOrder,
  type SIDES,
  sameCell,
  touches,
} from './mat.ts'

/** Selectors and conditions (R34, R35). */

/** The pieces that a selector means, in reading order. */
export function select(pieces: readonly Piece[], which: Selector = {}): Piece[] {
  const found = pieces.filter((piece) => matches(pieces, piece, which)).sort(readingOrder)
  if (!which.extreme || !found.length) return found
  const along = EXTREME[which.extreme]
  const most = Math.max(...found.map(along))
  return found.filter((piece) => along(piece) === most)
}

const EXTREME: Readonly<Record<(typeof SIDES)[number], (piece: Piece) => number>> = {
  W: ({ x }) => -x,
  E: ({ x }) => x,
  N: ({ y }) => y,
  S: ({ y }) => -y,
}

/** Whether the piece is one of those meant, extremes aside. */
export function matches(pieces: readonly Piece[], piece: Piece, which: Selector): boolean {
  const { touching, alone, stack, either } = which
  return (
    suits(piece, which) &&
    (touching === undefined ||
      pieces.some((other) => touches(piece, other) && matches(pieces, other, touching))) &&
    (alone === undefined || alone === !pieces.some((other) => touches(piece, other))) &&
    (stack === undefined || inStack(pieces, piece, stack)) &&
    (either === undefined || either.some((one) => matches(pieces, piece, one)))
  )
}

/** Whether it is one of those meant by what it is and where it lies, whatever lies about it. */
export const suits = (piece: Kind & Cell, which: Selector): boolean =>
  (which.colour === undefined || piece.colour === which.colour) &&
  (which.shape === undefined || piece.shape === which.shape) &&
  (which.facing === undefined || piece.facing === which.facing) &&
  (which.in === undefined || REGIONS[which.in](piece)) &&
  (which.out === undefined || !REGIONS[which.out](piece))

function inStack(pieces: readonly Piece[], piece: Piece, place: NonNullable<Selector['stack']>): boolean {
  const height = pieces.filter((other) => sameCell(other, piece)).length
  if (place === 'single') return height === 1
  if (height < 2) return false
  return place === 'stacked' || (place === 'top' ? piece.z === height - 1 : piece.z === 0)
}

const COMPARE: Readonly<Record<Condition['is'], (a: number, b: number) => boolean>> = {
  atLeast: (a, b) => a >= b,
  atMost: (a, b) => a <= b,
  equal: (a, b) => a === b,
  more: (a, b) => a > b,
  fewer: (a, b) => a < b,
}

export function holds(pieces: readonly Piece[], { count, is, number, than }: Condition): boolean {
  const other = than ? select(pieces, than).length : (number ?? 0)
  return COMPARE[is](select(pieces, count).length, other)
}
