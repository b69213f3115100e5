import type { Rule } from './language.ts'
import { MOST_PIECES, type Piece, textOf } from './mat.ts'
import { OPERATIONS } from './ops/index.ts'
import { holds } from './select.ts'
import type { Choose, Mat, Question, Step } from './work.ts'

/** Indexes of chosen options, one per choice point that came up; what is missing is 0 (R36). */
export type Script = readonly number[]

/** A choice point that came up: what was asked, between what, and what was taken. */
export interface Point {
  question: Question
  options: string[]
  taken: number
}

export interface Response {
  pieces: Piece[]
  steps: Step[]
  /** The arrangement after each rule, those without effect included. */
  after: string[][]
  points: Point[]
  /** Entries of the script that were not asked for, or name an option that was not there. */
  unused: number
}

/** Whether the Alien also chooses in which order pieces take their turns (option `order`). */
export interface Habit {
  ordered?: boolean
}

const workOn = (pieces: readonly Piece[], choose: Choose, { ordered = false }: Habit): Mat => ({
  pieces: pieces.map((piece) => ({ ...piece })),
  steps: [],
  rule: 0,
  ordered,
  choose,
  next: Math.max(MOST_PIECES, ...pieces.map(({ id }) => id)) + 1,
})

function carryOut(mat: Mat, rule: Rule): void {
  if (rule.when && !holds(mat.pieces, rule.when)) return
  // A table by operation cannot tell the compiler that rule and operation belong together.
  const operation = OPERATIONS[rule.op] as (mat: Mat, rule: Rule) => void
  operation(mat, rule)
}

/** The response to an arrangement: a pure function of pieces, rules and the choices made (R31 to R38). */
export function respond(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  script: Script = [],
  habit: Habit = {},
): Response {
  const points: Point[] = []
  let wrong = 0
  const mat = workOn(
    pieces,
    (question, count, names) => {
      const wanted = script[points.length] ?? 0
      const taken = wanted < count ? wanted : 0
      if (taken !== wanted) wrong += 1
      points.push({ question, options: names(), taken })
      return taken
    },
    habit,
  )
  const after = rules.map((rule, i) => {
    mat.rule = i
    carryOut(mat, rule)
    return textOf(mat.pieces)
  })
  const unused = wrong + Math.max(0, script.length - points.length)
  return { pieces: mat.pieces, steps: mat.steps, after, points, unused }
}

/** How far a search over choices went: `complete` says that nothing was left out. */
export interface Search {
  script: number[] | undefined
  /** What was done for it, as {@link effort} counts. */
  work: number
  complete: boolean
}

/** What a search may do before it stops: some 1200 rules on mats of ten pieces, below 50 ms at the worst. */
export const MOST_WORK = 7000

/** What it takes to carry out one rule. Pieces are compared with each other, so many of them weigh more. */
export const effort = (pieces: readonly Piece[]): number => 1 + Math.ceil(pieces.length ** 2 / 20)

/**
 * Looks for choices that lead to a wanted arrangement, depth first in the order of the options. What leads
 * to an arrangement that was reached at the same rule before is not followed again. Bounded by `most` work.
 */
export function search(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  wanted: (pieces: readonly Piece[]) => boolean,
  { most = MOST_WORK, ...habit }: Habit & { most?: number } = {},
): Search {
  let work = 0
  let complete = true
  const reached = rules.map(() => new Set<string>())
  const from = (here: readonly Piece[], i: number): number[] | undefined => {
    const rule = rules[i]
    if (!rule) return wanted(here) ? [] : undefined
    for (const { script, result } of waysOf(here, rule, habit)) {
      if (work >= most) {
        complete = false
        return undefined
      }
      work += effort(result)
      const key = keyOf(result)
      if (reached[i]!.has(key)) continue
      reached[i]!.add(key)
      const rest = from(result, i + 1)
      if (rest) return [...script, ...rest]
    }
    return undefined
  }
  const script = from(pieces, 0)
  return { script, work, complete: script !== undefined || complete }
}

/**
 * The same for the same arrangement, and quicker than notation. Pieces lie in reading order, so levels follow;
 * which piece of the transmission is which counts too, and whether it was touched, since something may be
 * promised of one (R42).
 */
const keyOf = (pieces: readonly Piece[]): string => {
  let key = ''
  for (const { colour, shape, facing, x, y, id, touched } of pieces)
    key += `${colour}${shape}${facing ?? ''}${x},${y},${id < MOST_PIECES ? id : ''}${touched ? '!' : ''} `
  return key
}

/** Every way to carry out one rule, in the order of its choices. */
function* waysOf(
  pieces: readonly Piece[],
  rule: Rule,
  habit: Habit,
): Generator<{ script: number[]; result: Piece[] }> {
  let script: number[] = []
  for (;;) {
    const counts: number[] = []
    const mat = workOn(
      pieces,
      (_, count) => {
        counts.push(count)
        return script[counts.length - 1] ?? 0
      },
      habit,
    )
    carryOut(mat, rule)
    const taken = counts.map((_, i) => script[i] ?? 0)
    yield { script: taken, result: mat.pieces }
    const last = taken.findLastIndex((choice, i) => choice + 1 < counts[i]!)
    if (last < 0) return
    script = [...taken.slice(0, last), taken[last]! + 1]
  }
}

/** An arrangement that the Alien's choices can lead to, and the first script that does. */
export interface Way {
  script: number[]
  end: readonly Piece[]
}

/** All arrangements that the Alien's choices can lead to. Bounded as {@link search} is. */
export function outcomes(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  { most = MOST_WORK, ...habit }: Habit & { most?: number } = {},
): { list: Way[]; work: number; complete: boolean } {
  let level: Way[] = [{ script: [], end: pieces }]
  let work = 0
  let complete = true
  for (const rule of rules) {
    const next = new Map<string, Way>()
    for (const { script, end } of level)
      for (const way of waysOf(end, rule, habit)) {
        // The first way is always followed, so that there is an end to look at.
        if (work >= most && next.size) {
          complete = false
          break
        }
        work += effort(way.result)
        const key = keyOf(way.result)
        if (!next.has(key)) next.set(key, { script: [...script, ...way.script], end: way.result })
      }
    level = [...next.values()]
  }
  return { list: level, work, complete }
}
