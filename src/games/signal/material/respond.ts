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

/** A private copy of the mat to carry rules out on. */
export const workOn = (pieces: readonly Piece[], choose: Choose, { ordered = false }: Habit = {}): Mat => ({
  pieces: pieces.map((piece) => ({ ...piece })),
  steps: [],
  rule: 0,
  ordered,
  choose,
  waiting: undefined,
  turns: 0,
  next: Math.max(MOST_PIECES, ...pieces.map(({ id }) => id)) + 1,
})

export function carryOut(mat: Mat, rule: Rule): void {
  mat.waiting = undefined
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
