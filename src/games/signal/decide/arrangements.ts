import { isRejection, type Rejection } from '../../../core/index.ts'
import { reject } from '../commands.ts'
import {
  type ArrangementFault,
  arrangement,
  isGoal,
  MOST_PIECES,
  type Piece,
  pieceText,
  readArrangement,
  sameCell,
  settled,
  textOf,
} from '../material/index.ts'
import type { State } from '../state.ts'

const SAYS: Readonly<Record<ArrangementFault, string>> = {
  'too-many-pieces': 'A transmission has ten pieces at most.',
  'not-in-supply': 'There are five pieces of each colour and shape.',
  'stack-gap': 'A stack is built from level 0 without gaps, one piece to a level.',
  'wrong-facing': 'Triangles point N, E, S or W; rods lie H or V; discs and cubes have no side.',
  'off-the-mat': 'The mat has columns A to M and rows 1 to 9.',
  'piece-unreadable': 'A piece is written like Wd@G5, BtN@C3 or WrH@D4^1.',
}

/** An arrangement that players wrote, in reading order, or what is wrong with it and where (R13). */
export function readPieces(texts: readonly string[], path = '/pieces', most?: number): Piece[] | Rejection {
  const read = readArrangement(texts, most)
  if (Array.isArray(read)) return read
  const { fault, at } = read
  return reject(fault, SAYS[fault], [{ path: `${path}/${at}`, code: fault, message: SAYS[fault] }])
}

/** The same as something to be sent: it may not be the Signal itself (R14). */
export function readTransmission(
  state: State,
  texts: readonly string[],
  path = '/pieces',
): Piece[] | Rejection {
  const pieces = readPieces(texts, path)
  if (isRejection(pieces) || !isGoal(pieces, state.front!.goal)) return pieces
  return reject('goal-as-input', 'The Alien has to make the Signal; on its own it cannot be sent.')
}

const key = (pieces: readonly Piece[]): string => textOf(pieces).join(' ')

const without = (pieces: readonly Piece[], piece: Piece): Piece[] =>
  settled(pieces.filter((other) => other !== piece).map((other) => ({ ...other })))

/**
 * Whether one arrangement becomes the other when one piece is added, taken away or replaced; with `same`
 * a piece that is replaced keeps its colour and shape: it was moved.
 */
export function oneApart(one: readonly Piece[], other: readonly Piece[], same = false): boolean {
  const target = key(other)
  if (key(one) === target) return true
  const reduced = other.map((piece) => ({ piece, key: key(without(other, piece)) }))
  if (reduced.some((r) => r.key === key(one))) return true
  return one.some((piece) => {
    const rest = key(without(one, piece))
    if (rest === target) return true
    return reduced.some(
      (r) => r.key === rest && (!same || (r.piece.colour === piece.colour && r.piece.shape === piece.shape)),
    )
  })
}

/** Whether a piece, counted from 0, was left alone, and is in the end exactly what and where it was. */
export const keptStill = (before: readonly Piece[], end: readonly Piece[], index: number): boolean => {
  const piece = before[index]
  const after = end.find(({ id }) => id === piece?.id)
  return piece !== undefined && after !== undefined && !after.touched && pieceText(after) === pieceText(piece)
}

/** Whether what was claimed of a piece is true of an end: null claims that none keeps still. */
export function claimHolds(before: readonly Piece[], end: readonly Piece[], claim: string | null): boolean {
  if (claim === null) return !before.some((_, index) => keptStill(before, end, index))
  return keptStill(before, end, textOf(before).indexOf(claim))
}

/** A small change of an arrangement, for those who have to make up one: a piece taken away, or one added. */
export function oneAway(texts: readonly string[]): string[] {
  const pieces = arrangement(texts)
  const [last] = pieces.slice(-1)
  if (last && pieces.length >= MOST_PIECES) return textOf(without(pieces, last))
  const cell = { x: 0, y: 0 }
  const z = pieces.filter((piece) => sameCell(piece, cell)).length
  return textOf([...pieces, { colour: 'W', shape: 'disc', ...cell, z, id: MOST_PIECES }])
}
