import { missing, variants } from './goal.ts'
import type { Goal } from './language.ts'
import { CELLS, type Cell, type Piece, REGIONS } from './mat.ts'

/** Whether so many pieces can lie as a Signal says: in its region, in its layout, touching as they have to. */
export function layoutFits(goal: Goal, number: number): boolean {
  const cells = CELLS.filter((cell) => goal.in === undefined || REGIONS[goal.in](cell))
  const apart = goal.touching === 'none'
  // A stack is as high as one likes, and hangs together: only what may not touch needs room.
  const room = (some: readonly Cell[]): boolean => some.length > 0 && (!apart || number <= mostApart(some))
  switch (goal.layout) {
    case 'rectangle':
    case 'square':
      return corners(cells).some((four) => missing(four, placesOf(goal)) === 0)
    case 'row':
      return CELLS.some(({ y }) => room(cells.filter((cell) => cell.y === y)))
    case 'column':
      return CELLS.some(({ x }) => room(cells.filter((cell) => cell.x === x)))
    case 'stack':
      return cells.length > 0 && (!apart || number === 1)
    default:
      return room(cells)
  }
}

/** What a Signal says of places alone. */
const placesOf = ({ touching, layout, in: region }: Goal): Goal => ({
  ...(touching && { touching }),
  ...(layout && { layout }),
  ...(region && { in: region }),
})

/**
 * How many pieces can lie in the cells so that no two touch: as on a chessboard, all on one colour. That is
 * the most in every region of this mat, and in each of its rows and columns.
 */
const mostApart = (cells: readonly Cell[]): number => {
  const white = cells.filter(({ x, y }) => (x + y) % 2 === 0).length
  return Math.max(white, cells.length - white)
}

/** Every four corners of a rectangle among the cells. */
function corners(cells: readonly Cell[]): Piece[][] {
  const inside = (x: number, y: number): boolean => cells.some((cell) => cell.x === x && cell.y === y)
  return cells.flatMap((low) =>
    cells.flatMap(({ x, y }) =>
      x > low.x && y > low.y && inside(low.x, y) && inside(x, low.y)
        ? [[low, { x, y: low.y }, { x: low.x, y }, { x, y }].map(blank)]
        : [],
    ),
  )
}

const blank = ({ x, y }: Cell, id: number): Piece => ({ colour: 'W', shape: 'disc', x, y, z: 0, id })

/** Whether the pattern can be laid somewhere so that the rest that is said of places holds. */
export const patternLies = (goal: Goal): boolean =>
  variants(goal).some((wanted) => {
    const [left, low] = [Math.min(...wanted.map(({ x }) => x)), Math.min(...wanted.map(({ y }) => y))]
    return CELLS.some((cell) => {
      const laid = wanted.map((one, id) => ({
        ...blank({ x: one.x - left + cell.x, y: one.y - low + cell.y }, id),
        z: one.z,
      }))
      return (
        laid.every(({ x, y }) => CELLS.some((on) => on.x === x && on.y === y)) &&
        missing(laid, placesOf(goal)) === 0
      )
    })
  })
