import { readWanted, variants } from './goal.ts'
import type { Goal } from './language.ts'
import { FACINGS_OF, HEIGHT, SUPPLY, sameCell, WIDTH } from './mat.ts'

/** What is wrong in a Signal that no schema can say; `path` begins in the Signal. */
export interface GoalFault {
  path: string
  code: 'missing' | 'impossible'
  message: string
}

/** Why no mat can be the Signal, as far as that is plain to see (R9, R11). */
export function goalFaults(goal: Goal): GoalFault[] {
  const { pattern, total, has = [], layout } = goal
  const found: GoalFault[] = []
  const wrong = (path: string, message: string, code: GoalFault['code'] = 'impossible') =>
    found.push({ path, code, message })
  const number = pattern?.length ?? total
  if (number === undefined) {
    wrong('/total', 'A Signal without a pattern needs a total.', 'missing')
    return found
  }
  if (total !== undefined && total !== number) wrong('/total', `The pattern has ${number} pieces.`)
  if ((layout === 'rectangle' || layout === 'square') && number !== 4)
    wrong('/layout', 'Four pieces lie on four corners.')
  has.forEach((one, i) => {
    if (one.number > number) wrong(`/has/${i}/number`, `There are ${number} pieces in all.`)
  })
  for (const { at, message } of pieceFaults(pattern ?? [])) wrong(`/pattern/${at}`, message)
  if (pattern && !variants(goal).some(fitsOnMat)) wrong('/pattern', 'The mat is too small for it.')
  return found
}

function pieceFaults(pattern: readonly string[]): { at: number; message: string }[] {
  const all = pattern.map(readWanted)
  return all.flatMap((piece, at) => {
    const { colour, shape, facing, z } = piece
    const before = all.slice(0, at)
    const faults: string[] = []
    if (facing && shape && !FACINGS_OF[shape].includes(facing))
      faults.push('That shape does not lie like that.')
    if (before.some((other) => sameCell(other, piece) && other.z === z))
      faults.push('Another piece is in that place.')
    if (z > 0 && !all.some((other) => sameCell(other, piece) && other.z === z - 1))
      faults.push('It stands on nothing.')
    if (
      colour &&
      shape &&
      before.filter((other) => other.colour === colour && other.shape === shape).length >= SUPPLY
    )
      faults.push('There are five pieces of each kind.')
    return faults.map((message) => ({ at, message }))
  })
}

function fitsOnMat(wanted: ReturnType<typeof variants>[number]): boolean {
  const span = (values: number[]): number => Math.max(...values) - Math.min(...values) + 1
  return span(wanted.map(({ x }) => x)) <= WIDTH && span(wanted.map(({ y }) => y)) <= HEIGHT
}
