import type { Rule } from './language.ts'
import { type Cell, MOST_PIECES, type Piece } from './mat.ts'
import { carryOut, type Habit, workOn } from './respond.ts'
import type { Going, Mat } from './work.ts'

/** What is not worth following, beside how choices are made. */
export interface Outlook extends Habit {
  /** What was promised with Still Point (R42): the number of a piece, or null: that none keeps still. */
  still?: number | null | undefined
  /** Whether nothing that is wanted can come of the mat any more, while or after a rule (counted from 0). */
  hopeless?: ((sight: Sight, rule: number) => boolean) | undefined
}

/** As much of a mat as has to be looked at. */
export type Sight = Pick<Mat, 'pieces' | 'waiting'>

/** One way to carry out a rule. */
export interface Tried {
  script: number[]
  /** Undefined where it was given up. */
  result: Piece[] | undefined
  cost: number
}

/**
 * The ways to carry out one rule, in the order of its choices. What is hopeless is left as soon as it shows,
 * and so is what stands as it stood before with the same pieces still to go.
 */
export function* waysOf(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  i: number,
  outlook: Outlook,
): Generator<Tried> {
  const { still } = outlook
  const stood = new Set<string>()
  let script: number[] = []
  for (;;) {
    const taken: number[] = []
    const counts: number[] = []
    let before = ''
    let turns = 0
    let looks = 0
    const lost = (sight: Sight): boolean => {
      if (!outlook.hopeless) return false
      looks += 1
      return outlook.hopeless(sight, i)
    }
    /** Which option is taken where it is not said yet: one from this on, if there is hope in any. */
    const open = (from: number, count: number, going: Going | undefined): number => {
      if (from === 0 && mat.turns > turns) {
        // Nothing has been done in a turn until its first choice.
        const key = before + keyOf(mat.pieces, still, mat.waiting)
        if (stood.has(key)) throw HOPELESS
        stood.add(key)
      }
      if (!going && lost(mat)) throw HOPELESS
      let option = from
      while (going && option < count && lost(gone(mat, going.piece, going.to[option]))) option += 1
      if (option === count) throw HOPELESS
      return option
    }
    const mat = workOn(
      pieces,
      (_, count, _names, going) => {
        // Up to the choice that is another one than last time, all of it has been looked at.
        const said = script[taken.length] ?? 0
        const option = taken.length + 1 < script.length ? said : open(said, count, going)
        turns = mat.turns
        if (!turns) before += `${option} `
        taken.push(option)
        counts.push(count)
        return option
      },
      outlook,
    )
    const result =
      tried(mat, rules[i]!) && !lost({ pieces: mat.pieces, waiting: [] }) ? mat.pieces : undefined
    yield { script: taken, result, cost: effort(mat.pieces) * (1 + Math.floor(mat.turns / 8 + looks / 3)) }
    const last = taken.findLastIndex((choice, i) => choice + 1 < counts[i]!)
    if (last < 0) return
    script = [...taken.slice(0, last), taken[last]! + 1]
  }
}

/** What it takes to carry out one rule. Pieces are compared with each other, so many of them weigh more. */
const effort = (pieces: readonly Piece[]): number => 1 + Math.ceil(pieces.length ** 2 / 20)

/**
 * The same for the same arrangement, and quicker than notation. Pieces lie in reading order, so levels follow.
 * Where something was promised it also says what has kept still: the piece that it was said of, or each.
 */
export function keyOf(
  pieces: readonly Piece[],
  still: Outlook['still'],
  waiting: readonly Piece[] = [],
): string {
  let key = ''
  for (const piece of pieces) {
    const { colour, shape, facing, x, y, id, touched } = piece
    const kept = !touched && keeps(id, still) ? `!${id}` : ''
    key += `${colour}${shape}${facing ?? ''}${x},${y}${kept}${waiting.includes(piece) ? '?' : ''} `
  }
  return key
}

const keeps = (id: number, still: Outlook['still']): boolean =>
  still === null ? id < MOST_PIECES : id === still

/** Thrown to leave a rule in the middle. */
const HOPELESS = Symbol('hopeless')

/** The mat as it will be when a piece has gone there, or from it, and so had its turn. */
const gone = ({ pieces, waiting }: Sight, piece: Piece, to: Cell | undefined): Sight => {
  const others = pieces.filter((one) => one !== piece)
  if (to) others.push({ ...piece, x: to.x, y: to.y })
  return { pieces: others, waiting: waiting?.filter((one) => one !== piece) }
}

function tried(mat: Mat, rule: Rule): boolean {
  try {
    carryOut(mat, rule)
    return true
  } catch (thrown) {
    if (thrown === HOPELESS) return false
    throw thrown
  }
}
