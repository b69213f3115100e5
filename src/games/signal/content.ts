import { type FieldError, fieldErrors, isRejection, type Rejection } from '../../core/index.ts'
import { reject } from './commands.ts'
import { type Card, card, isGoal, readArrangement, textOf } from './material/index.ts'
import { proves, solve } from './material/solve.ts'

/** What is known of a round of a card: a transmission that brings the Signal, or that none was found. */
export interface RoundReport {
  round: number
  solved: boolean
  /** With the choices that lead there. */
  witness?: { pieces: string[]; choices: number[] }
}

/** Arrangements tried in each round before the search stops. */
const TRIES = 4000

/** A card of somebody's own, if it is right; otherwise each place that is not. `path` is where it stands. */
export function checkCard(given: unknown, path = ''): Card | Rejection {
  const parsed = card.safeParse(given)
  if (!parsed.success) return badCard(fieldErrors(parsed.error), path)
  const { goal, rounds } = parsed.data
  const errors: FieldError[] = []
  if (!goal.pattern && goal.total === undefined)
    errors.push({
      path: '/goal/total',
      code: 'missing',
      message: 'A Signal without a pattern needs a total.',
    })
  if (isGoal([], goal))
    errors.push({ path: '/goal', code: 'empty', message: 'The empty mat cannot be the Signal.' })
  rounds.forEach(({ witness }, i) => {
    const read = witness && readArrangement(witness)
    if (read && !Array.isArray(read))
      errors.push({ path: `/rounds/${i}/witness/${read.at}`, code: read.fault, message: 'Cannot be sent.' })
  })
  return errors.length ? badCard(errors, path) : parsed.data
}

const badCard = (errors: readonly FieldError[], path: string): Rejection =>
  reject(
    'bad-card',
    'The card is not right.',
    errors.map((error) => ({ ...error, path: path + error.path })),
  )

/**
 * Checks a card and looks for a way to solve each of its rounds: first the witness that it brings along,
 * then by search. The search is bounded, so that `solved: false` says only that nothing was found (R11).
 */
function check(given: unknown): Rejection | { rounds: RoundReport[] } {
  const checked = checkCard(given)
  if (isRejection(checked)) return checked
  const { goal, rounds } = checked
  return {
    rounds: rounds.map(({ witness }, i): RoundReport => {
      const rules = rounds.slice(0, i + 1).flatMap((column) => column.rules.map(({ rule }) => rule))
      const own = witness && readArrangement(witness)
      const script = Array.isArray(own) ? proves(own, goal, rules) : undefined
      const found =
        Array.isArray(own) && script
          ? { transmission: textOf(own), script }
          : solve(goal, rules, { tries: TRIES, seed: i + 1 })
      if (!found) return { round: i + 1, solved: false }
      return {
        round: i + 1,
        solved: true,
        witness: { pieces: found.transmission, choices: found.script },
      }
    }),
  }
}

/** Tables bring alien cards of their own. */
export const content = { schema: card, check }
