import type { Goal } from './language.ts'
import {
  type Cell,
  type Colour,
  type Facing,
  type Piece,
  REGIONS,
  type Shape,
  touches,
  turned,
} from './mat.ts'
import { select } from './select.ts'

/** Whether the whole mat is the Signal, wherever on it (R9). */
export function isGoal(pieces: readonly Piece[], goal: Goal): boolean {
  // Most arrangements that are looked at have not even as many pieces.
  const number = goal.pattern?.length ?? goal.total ?? pieces.length
  return pieces.length === number && missing(pieces, goal) === 0
}

/** How far an arrangement is from the Signal, for searches alone: 0 is the Signal itself. */
export function missing(pieces: readonly Piece[], goal: Goal): number {
  const { pattern, total, has = [], touching, layout } = goal
  return (
    (total === undefined ? 0 : 2 * Math.abs(pieces.length - total)) +
    has.reduce((sum, h) => sum + 2 * Math.abs(select(pieces, h.which).length - h.number), 0) +
    (touching === 'none' ? pieces.filter((p) => pieces.some((q) => touches(p, q))).length : 0) +
    (touching === 'connected' ? apart(pieces) : 0) +
    (layout ? LAYOUT[layout](pieces) : 0) +
    (goal.in ? pieces.filter((p) => !REGIONS[goal.in!](p)).length : 0) +
    (pattern ? fromPattern(pieces, goal) : 0)
  )
}

/** Pieces that do not hang together with the first. */
function apart(pieces: readonly Piece[]): number {
  const [first] = pieces
  if (!first) return 0
  const reached = new Set([first])
  for (const piece of reached) for (const other of pieces) if (touches(piece, other)) reached.add(other)
  return pieces.length - reached.size
}

const columns = (pieces: readonly Piece[]): number[] => [...new Set(pieces.map((p) => p.x))]
const rows = (pieces: readonly Piece[]): number[] => [...new Set(pieces.map((p) => p.y))]
const cells = (pieces: readonly Piece[]): number => new Set(pieces.map((p) => `${p.x} ${p.y}`)).size

function rectangle(pieces: readonly Piece[]): number {
  if (pieces.length !== 4) return 4
  const corners = Math.abs(columns(pieces).length - 2) + Math.abs(rows(pieces).length - 2)
  return corners + 4 - cells(pieces)
}

function square(pieces: readonly Piece[]): number {
  const [[a = 0, b = 0], [c = 0, d = 0]] = [columns(pieces), rows(pieces)]
  return rectangle(pieces) + (Math.abs(a - b) === Math.abs(c - d) ? 0 : 1)
}

const LAYOUT: Readonly<Record<NonNullable<Goal['layout']>, (pieces: readonly Piece[]) => number>> = {
  rectangle,
  square,
  row: (pieces) => Math.max(0, rows(pieces).length - 1),
  column: (pieces) => Math.max(0, columns(pieces).length - 1),
  stack: (pieces) => Math.max(0, cells(pieces) - 1),
}

interface Wanted extends Cell {
  colour: Colour | undefined
  shape: Shape | undefined
  facing: Facing | undefined
  z: number
}

const SHAPE: Readonly<Record<string, Shape>> = { d: 'disc', c: 'cube', t: 'tri', r: 'rod' }

/** One line of a pattern, as in `Wd 1,0^1`. */
export function readWanted(text: string): Wanted {
  const [, colour, shape, facing, x, y, z] =
    /^([WB*])([dctr*])([NESWHV]?) (-?\d+),(-?\d+)(?:\^(\d+))?$/.exec(text) ?? []
  return {
    colour: colour === '*' ? undefined : (colour as Colour),
    shape: SHAPE[shape!],
    facing: (facing || undefined) as Facing | undefined,
    x: Number(x),
    y: Number(y),
    z: Number(z ?? 0),
  }
}

const WEST_EAST: Partial<Record<Facing, Facing>> = { E: 'W', W: 'E' }

const known = new WeakMap<Goal, Wanted[][]>()

/** The pattern in all its permitted positions. */
export function variants(goal: Goal): Wanted[][] {
  const before = known.get(goal)
  if (before) return before
  const base = (goal.pattern ?? []).map(readWanted)
  const flips = goal.reflect ? [false, true] : [false]
  const turns = goal.rotate ? [0, 1, 2, 3] : [0]
  const all = flips.flatMap((flip) =>
    turns.map((quarters) =>
      base.map((wanted) => {
        const facing = (flip && wanted.facing && WEST_EAST[wanted.facing]) || wanted.facing
        let { x, y } = flip ? { x: -wanted.x, y: wanted.y } : wanted
        for (let i = 0; i < quarters; i++) [x, y] = [y, -x]
        return { ...wanted, x, y, facing: turned(facing, quarters) }
      }),
    ),
  )
  known.set(goal, all)
  return all
}

/** The misfits of the pattern where it fits best. */
const fromPattern = (pieces: readonly Piece[], goal: Goal): number =>
  Math.min(...variants(goal).map((wanted) => misfits(pieces, wanted)))

/**
 * Three for each place that is empty, two for each piece that has none, less for one that is of another
 * colour or shape or lies otherwise. Each pair of piece and place speaks for one way to lay the pattern down.
 */
function misfits(pieces: readonly Piece[], wanted: readonly Wanted[]): number {
  const saved = new Map<number, number>()
  let most = 0
  for (const piece of pieces)
    for (const want of wanted) {
      if (piece.z !== want.z) continue
      const off = (piece.x - want.x) * 1000 + piece.y - want.y
      const sum = (saved.get(off) ?? 0) + 5 - otherwise(piece, want)
      saved.set(off, sum)
      most = Math.max(most, sum)
    }
  return 3 * wanted.length + 2 * pieces.length - most
}

const otherwise = (piece: Piece, { colour, shape, facing }: Wanted): number =>
  (colour && piece.colour !== colour ? 1 : 0) +
  (shape && piece.shape !== shape ? 1 : 0) +
  (facing && piece.facing !== facing ? 0.5 : 0)
