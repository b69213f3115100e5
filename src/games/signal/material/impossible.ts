import { countsFit, patternFits } from './counts.ts'
import { readWanted, variants } from './goal.ts'
import type { Goal } from './language.ts'
import { layoutFits, patternLies } from './layouts.ts'
import { FACINGS_OF, HEIGHT, SUPPLY, sameCell, WIDTH } from './mat.ts'

/** What is wrong in a Signal that no schema can say; `path` begins in the Signal. */
export interface GoalFault {
  path: string
  code: 'missing' | 'impossible'
  message: string
}

/**
 * Why no mat can be the Signal (R9, R11): what is wrong by itself, and only where nothing is, what cannot be
 * together. Counts of pieces in certain places are held against the whole mat alone.
 */
export function goalFaults(goal: Goal): GoalFault[] {
  const { pattern, total } = goal
  const number = pattern?.length ?? total
  if (number === undefined)
    return [{ path: '/total', code: 'missing', message: 'A Signal without a pattern needs a total.' }]
  const found = plainFaults(goal, number)
  return found.length ? found : pattern ? patternFaults(goal, pattern) : openFaults(goal, number)
}

const impossible = (path: string, message: string): GoalFault => ({ path, code: 'impossible', message })

function plainFaults(
  { pattern, total, has = [], layout, rotate, reflect }: Goal,
  number: number,
): GoalFault[] {
  const found: GoalFault[] = []
  if (total !== undefined && total !== number)
    found.push(impossible('/total', `The pattern has ${number} pieces.`))
  if (!pattern && rotate !== undefined) found.push(impossible('/rotate', 'Only a pattern can be turned.'))
  if (!pattern && reflect !== undefined) found.push(impossible('/reflect', 'Only a pattern can be mirrored.'))
  if ((layout === 'rectangle' || layout === 'square') && number !== 4)
    found.push(impossible('/layout', 'Four pieces lie on four corners.'))
  has.forEach((one, i) => {
    if (one.number > number) found.push(impossible(`/has/${i}/number`, `There are ${number} pieces in all.`))
    else if (!pattern && !countsFit(number, [one]))
      found.push(impossible(`/has/${i}`, 'The box has no such pieces, or not so many, or too many of them.'))
  })
  for (const { at, message } of pieceFaults(pattern ?? [])) found.push(impossible(`/pattern/${at}`, message))
  return found
}

function patternFaults(goal: Goal, pattern: readonly string[]): GoalFault[] {
  if (!variants(goal).some(fitsOnMat)) return [impossible('/pattern', 'The mat is too small for it.')]
  if (!patternLies(goal)) return [impossible('/pattern', 'It cannot lie as the rest of the Signal says.')]
  const places = pattern.map(readWanted).map(({ colour, shape, facing }) => ({
    ...(colour && { colour }),
    ...(shape && { shape }),
    ...(facing && { facing }),
  }))
  return patternFits(places, goal) ? [] : [impossible('/has', 'The pattern has other pieces.')]
}

function openFaults(goal: Goal, number: number): GoalFault[] {
  const found: GoalFault[] = []
  if (!countsFit(number, goal.has ?? []))
    found.push(impossible('/has', 'No pieces of the box have these counts.'))
  if (!layoutFits(goal, number)) {
    const path = goal.layout ? '/layout' : goal.touching ? '/touching' : '/in'
    found.push(impossible(path, 'So many pieces cannot lie like that.'))
  }
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
