import { type FieldError, fieldErrors, isRejection, type Rejection } from '../../core/index.ts'
import { reject } from './commands.ts'
import { goalFaults } from './material/impossible.ts'
import {
  arrangement,
  type Card,
  card,
  type Goal,
  type Piece,
  type Rule,
  readArrangement,
  textOf,
} from './material/index.ts'
import { type Found, proves, solve } from './material/solve.ts'

/** What is known of a round of a card. */
export interface RoundReport {
  round: number
  /** A transmission is known that brings the Signal. */
  solved: boolean
  /** True where the search came to its bound and found none: there may be one all the same. */
  stopped: boolean
  /** What became of the card's own witness, if it has one: unknown where there are too many choices. */
  given?: 'holds' | 'fails' | 'unknown'
  /** The transmission, with the choices that lead to the Signal. */
  witness?: { pieces: string[]; choices: number[] }
}

/** Work that one check may do in all, as a search over choices counts it: 50 ms or so. */
const MOST = 10_000

/** A card of somebody's own, if it is right; otherwise each place that is not. `path` is where it stands. */
export function checkCard(given: unknown, path = ''): Card | Rejection {
  const parsed = card.safeParse(given)
  if (!parsed.success) return badCard(fieldErrors(parsed.error), path)
  const { goal, rounds } = parsed.data
  const errors: FieldError[] = goalFaults(goal).map((fault) => ({ ...fault, path: `/goal${fault.path}` }))
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
 * then by search. All of it is bounded; where it stopped before it found anything, the report says so (R11).
 */
function check(given: unknown): Rejection | { rounds: RoundReport[] } {
  const checked = checkCard(given)
  if (isRejection(checked)) return checked
  const { goal, rounds } = checked
  let left = MOST
  return {
    rounds: rounds.map(({ witness }, i): RoundReport => {
      const rules = rounds.slice(0, i + 1).flatMap((column) => column.rules.map(({ rule }) => rule))
      const { work, ...found } = look(
        goal,
        rules,
        witness && arrangement(witness),
        left / (rounds.length - i),
      )
      left -= work
      return { round: i + 1, ...found }
    }),
  }
}

type Looked = Omit<RoundReport, 'round'> & { work: number }

function look(goal: Goal, rules: readonly Rule[], witness: Piece[] | undefined, most: number): Looked {
  if (!witness) return report(solve(goal, rules, most, rules.length))
  const { script, work, complete } = proves(witness, goal, rules, most)
  if (script)
    return { ...report({ solution: { transmission: textOf(witness), script }, work }), given: 'holds' }
  const other = solve(goal, rules, most - work, rules.length)
  return { ...report({ ...other, work: work + other.work }), given: complete ? 'fails' : 'unknown' }
}

const report = ({ solution, work }: Found): Looked => ({
  solved: solution !== undefined,
  stopped: solution === undefined,
  ...(solution && { witness: { pieces: solution.transmission, choices: solution.script } }),
  work,
})

/** Tables bring alien cards of their own. */
export const content = { schema: card, check }
