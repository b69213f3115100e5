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
import { outcomes, type Search, search } from './search.ts'

/** A transmission that brings the Signal, with the choices that lead there. */
export interface Solution {
  transmission: string[]
  script: number[]
}

/** What came of a search for one; `work` is counted as by a search over choices. */
export interface Found {
  solution: Solution | undefined
  work: number
}

/** Work that is done for one arrangement while searching. */
const LOOKED_AT = 120

/**
 * Looks for a transmission that brings the Signal, by repeated cooling from the Signal itself and from
 * nothing, until `most` work is done: not to find one proves nothing. Another `seed` is another way through
 * the possibilities; with the same one the answer is the same.
 */
export function solve(goal: Goal, rules: readonly Rule[], most: number, seed: number): Found {
  const chance = chanceOf(seed)
  const shapes = shapesIn(goal, rules)
  let work = 0
  const look = (pieces: readonly Piece[]): Looked => {
    const { list, work: done } = outcomes(pieces, rules, { most: LOOKED_AT })
    // To compare an end with the Signal takes about as long as a rule on few pieces.
    work += done + list.length
    let best = { least: Number.POSITIVE_INFINITY, script: [] as number[] }
    for (const { script, end } of list) {
      const least = missing(end, goal)
      if (least < best.least) best = { least, script }
    }
    const sent = isGoal(pieces, goal)
    const cost = best.least + pieces.length / 50 + (sent ? 5 : 0)
    return { pieces, cost, script: best.least === 0 && !sent ? best.script : undefined }
  }
  for (let restart = 0; work < most; restart++) {
    let here = look(restart % 3 === 2 ? scattered(chance, shapes) : ending(goal, chance))
    let heat = 1
    for (let i = 0; i < 120 && work < most; i++, heat *= 0.96) {
      const pieces = changed(here.pieces, chance, shapes)
      const next = pieces && look(pieces)
      if (next?.script) {
        const small = shrunk(next.pieces, next.script, goal, rules)
        return { ...small, work: work + small.work }
      }
      if (!next) work += 1
      else if (next.cost <= here.cost || chance(1000) / 1000 < Math.exp((here.cost - next.cost) / heat))
        here = next
    }
  }
  return { solution: undefined, work }
}

/** An arrangement, how far the best response to it is from the Signal, and the choices if that is it. */
interface Looked {
  pieces: readonly Piece[]
  cost: number
  script: number[] | undefined
}

/** Leaves out one piece after another as long as the rest brings the Signal. */
function shrunk(
  pieces: readonly Piece[],
  script: number[],
  goal: Goal,
  rules: readonly Rule[],
): { solution: Solution; work: number } {
  let work = 0
  let [here, best] = [pieces, script]
  for (const { id } of pieces) {
    const fewer = settled(here.filter((piece) => piece.id !== id).map((piece) => ({ ...piece })))
    const still = proves(fewer, goal, rules, LOOKED_AT)
    work += still.work
    if (still.script) [here, best] = [fewer, still.script]
  }
  return { solution: { transmission: textOf(here), script: best }, work }
}

/** Whether a transmission brings the Signal: the choices that do, if some are found within `most` work. */
export const proves = (
  pieces: readonly Piece[],
  goal: Goal,
  rules: readonly Rule[],
  most?: number,
): Search =>
  isGoal(pieces, goal)
    ? { script: undefined, work: 0, complete: true }
    : search(pieces, rules, (end) => isGoal(end, goal), most === undefined ? {} : { most })

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
  return copied(pieces.filter(onMat).slice(0, MOST_PIECES))
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
