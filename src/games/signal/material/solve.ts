import { isGoal, missing, variants } from './goal.ts'
import type { Goal, Rule, Selector } from './language.ts'
import {
  COLOURS,
  FACINGS_OF,
  HEIGHT,
  type Kind,
  MOST_PIECES,
  onMat,
  type Piece,
  SHAPES,
  type Shape,
  SUPPLY,
  settled,
  textOf,
  WIDTH,
} from './mat.ts'
import { type Habit, outcomes, search } from './respond.ts'

/** What a search for a transmission is let do. */
export interface Bounds extends Habit {
  /** Arrangements that are tried. */
  tries?: number
  /** Another number, another way through the possibilities. */
  seed?: number
}

export interface Solution {
  transmission: string[]
  /** Choices that lead to the Signal. */
  script: number[]
}

/** Rules that are carried out for one arrangement while searching. */
const LOOKED_AT = 60

/**
 * Looks for a transmission that brings the Signal, by repeated cooling from the Signal itself and from
 * nothing. Bounded: not to find one proves nothing. The same bounds give the same answer.
 */
export function solve(
  goal: Goal,
  rules: readonly Rule[],
  { tries = 6000, seed = 1, ...habit }: Bounds = {},
): Solution | undefined {
  const chance = chanceOf(seed)
  const shapes = shapesIn(goal, rules)
  const cost = (pieces: readonly Piece[]): number => {
    const { list } = outcomes(pieces, rules, { ...habit, most: LOOKED_AT })
    const least = Math.min(...list.map(({ end }) => missing(end, goal)))
    return least + pieces.length / 50 + (isGoal(pieces, goal) ? 5 : 0)
  }
  let tried = 0
  for (let restart = 0; tried < tries; restart++) {
    let here = restart % 3 === 2 ? scattered(chance, shapes) : ending(goal, chance)
    let now = cost(here)
    let heat = 2
    for (let i = 0; i < 1200 && tried < tries; i++, heat *= 0.997) {
      const next = changed(here, chance, shapes)
      if (!next) continue
      tried += 1
      const then = cost(next)
      if (then < 0.4) return shrunk(next, goal, rules, habit)
      if (then > now && chance(1000) / 1000 >= Math.exp((now - then) / heat)) continue
      here = next
      now = then
    }
  }
  return undefined
}

/** Checks a transmission that is said to bring the Signal; the script that does, if one is found. */
export const proves = (
  pieces: readonly Piece[],
  goal: Goal,
  rules: readonly Rule[],
  habit: Habit = {},
): number[] | undefined =>
  isGoal(pieces, goal) ? undefined : search(pieces, rules, (end) => isGoal(end, goal), habit).script

/** Leaves out what is not needed. */
function shrunk(
  pieces: readonly Piece[],
  goal: Goal,
  rules: readonly Rule[],
  habit: Habit,
): Solution | undefined {
  const script = proves(pieces, goal, rules, habit)
  if (!script) return undefined
  for (const piece of pieces) {
    const fewer = copied(pieces.filter((other) => other !== piece))
    const better = proves(fewer, goal, rules, habit) && shrunk(fewer, goal, rules, habit)
    if (better) return better
  }
  return { transmission: textOf(pieces), script }
}

type Chance = (below: number) => number

/** A small generator of its own: a search needs many numbers, and none that nobody could guess. */
function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** The shapes that goal and rules speak of, or all of them. */
function shapesIn(goal: Goal, rules: readonly Rule[]): Shape[] {
  const found = new Set<Shape>()
  for (const wanted of variants(goal)[0] ?? []) if (wanted.shape) found.add(wanted.shape)
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { shape } = value as Selector
    if (shape) found.add(shape)
    for (const part of Object.values(value)) visit(part)
  }
  visit(goal.has)
  visit(rules)
  return found.size ? [...found] : [...SHAPES]
}

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)]!

function kindOf(chance: Chance, shapes: readonly Shape[]): Kind {
  const shape = pick(chance, shapes)
  const facings = FACINGS_OF[shape]
  return { colour: pick(chance, COLOURS), shape, ...(facings.length && { facing: pick(chance, facings) }) }
}

const anywhere = (chance: Chance) => ({ x: chance(WIDTH), y: chance(HEIGHT), z: 9 })

const scattered = (chance: Chance, shapes: readonly Shape[]): Piece[] =>
  copied(
    Array.from({ length: 1 + chance(5) }, () => ({ ...kindOf(chance, shapes), ...anywhere(chance), id: 0 })),
  )

/** The Signal itself, somewhere on the mat, as far as a pattern says it. */
function ending(goal: Goal, chance: Chance): Piece[] {
  const off = { x: 3 + chance(7), y: 2 + chance(5) }
  const pieces = (variants(goal)[0] ?? []).map(({ colour = 'W', shape = 'disc', facing, x, y, z }): Piece => {
    const lying = facing ?? FACINGS_OF[shape][0]
    return { colour, shape, ...(lying && { facing: lying }), x: x + off.x, y: y + off.y, z, id: 0 }
  })
  return copied(pieces.filter(onMat))
}

const copied = (pieces: readonly Piece[]): Piece[] =>
  settled(pieces.map((piece) => ({ ...piece }))).map((piece, id) => ({ ...piece, id }))

/** A neighbour of the arrangement, or nothing where chance went astray. */
function changed(pieces: readonly Piece[], chance: Chance, shapes: readonly Shape[]): Piece[] | undefined {
  const next = pieces.map((piece) => ({ ...piece }))
  const piece = next[chance(Math.max(1, next.length))]
  const way = chance(100)
  if (way >= 84) {
    const by = { x: chance(7) - 3, y: chance(5) - 2 }
    for (const p of next) Object.assign(p, { x: p.x + by.x, y: p.y + by.y })
  } else if (way >= 62 || !piece) {
    if (piece && way >= 74) next.splice(next.indexOf(piece), 1)
    else next.push({ ...kindOf(chance, shapes), ...anywhere(chance), id: 0 })
  } else if (way >= 50) {
    const { shape, facing } = kindOf(chance, shapes)
    Object.assign(piece, { shape, facing })
    if (!facing) delete piece.facing
  } else if (way >= 38) piece.colour = piece.colour === 'W' ? 'B' : 'W'
  else if (way >= 30) Object.assign(piece, anywhere(chance))
  else Object.assign(piece, { x: piece.x + chance(5) - 2, y: piece.y + chance(5) - 2, z: 9 })
  const fair = next.length <= MOST_PIECES && next.every(onMat) && inSupply(next)
  return fair ? copied(next) : undefined
}

function inSupply(pieces: readonly Piece[]): boolean {
  const counts = new Map<string, number>()
  for (const { colour, shape } of pieces) {
    const kind = colour + shape
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts.values()].every((count) => count <= SUPPLY)
}
