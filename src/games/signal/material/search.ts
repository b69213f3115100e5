import type { Rule } from './language.ts'
import { MOST_PIECES, type Piece } from './mat.ts'
import { carryOut, type Habit, workOn } from './respond.ts'
import type { Mat } from './work.ts'

/** How far a search over choices went: `complete` says that nothing was left out. */
export interface Search {
  script: number[] | undefined
  /** What was done for it, as {@link effort} counts. */
  work: number
  complete: boolean
}

/** What a search is asked beside what is wanted. */
export interface Quest extends Habit {
  /** Work after which it stops. */
  most?: number
  /** What was promised with Still Point (R42): the number of a piece, or null: that none keeps still. */
  still?: number | null | undefined
  /** Whether nothing that is wanted can come of the mat any more, while or after a rule (counted from 0). */
  hopeless?: ((mat: Mat, rule: number) => boolean) | undefined
}

/** What a search may do before it stops: below 50 ms at the worst. */
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
  quest: Quest = {},
): Search {
  const { most = MOST_WORK, still } = quest
  const hopeless = (mat: Mat, i: number): boolean =>
    (quest.hopeless?.(mat, i) ?? false) || broken(mat.pieces, still)
  let work = 0
  let complete = true
  const reached = rules.map(() => new Set<string>())
  const from = (here: readonly Piece[], i: number): number[] | undefined => {
    if (i === rules.length) return wanted(here) ? [] : undefined
    for (const { script, result, cost } of waysOf(here, rules, i, { ...quest, hopeless })) {
      if (work >= most) {
        complete = false
        return undefined
      }
      work += cost
      if (!result) continue
      const key = keyOf(result, still)
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
 * The same for the same arrangement, and quicker than notation. Pieces lie in reading order, so levels follow.
 * Where something was promised it also says what has kept still: the piece that it was said of, or each.
 */
function keyOf(pieces: readonly Piece[], still: Quest['still']): string {
  let key = ''
  for (const { colour, shape, facing, x, y, id, touched } of pieces)
    key += `${colour}${shape}${facing ?? ''}${x},${y}${!touched && keeps(id, still) ? `!${id}` : ''} `
  return key
}

const keeps = (id: number, still: Quest['still']): boolean =>
  still === null ? id < MOST_PIECES : id === still

/** Whether a piece that was to keep still has been touched, or is gone. */
const broken = (pieces: readonly Piece[], still: Quest['still']): boolean =>
  typeof still === 'number' && !pieces.some(({ id, touched }) => id === still && !touched)

/** Thrown to leave a rule in the middle. */
const HOPELESS = Symbol('hopeless')

interface Tried {
  script: number[]
  /** Undefined where it was given up. */
  result: Piece[] | undefined
  cost: number
}

/** Every way to carry out one rule, in the order of its choices; what is hopeless is left as soon as it shows. */
function* waysOf(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  i: number,
  { hopeless = () => false, ...habit }: Quest,
): Generator<Tried> {
  let script: number[] = []
  for (;;) {
    const counts: number[] = []
    const mat = workOn(
      pieces,
      (_, count) => {
        if (hopeless(mat, i)) throw HOPELESS
        counts.push(count)
        return script[counts.length - 1] ?? 0
      },
      habit,
    )
    const result = tried(mat, rules[i]!) && !hopeless(finished(mat), i) ? mat.pieces : undefined
    const taken = counts.map((_, i) => script[i] ?? 0)
    yield { script: taken, result, cost: effort(mat.pieces) * (1 + Math.floor(mat.turns / 8)) }
    const last = taken.findLastIndex((choice, i) => choice + 1 < counts[i]!)
    if (last < 0) return
    script = [...taken.slice(0, last), taken[last]! + 1]
  }
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

const finished = (mat: Mat): Mat => Object.assign(mat, { waiting: [] })

/** An arrangement that the Alien's choices can lead to, and the first script that does. */
export interface Way {
  script: number[]
  end: readonly Piece[]
}

/** All arrangements that the Alien's choices can lead to. Bounded as {@link search} is, but never without any. */
export function outcomes(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  quest: Omit<Quest, 'hopeless'> = {},
): { list: Way[]; work: number; complete: boolean } {
  const { most = MOST_WORK, still } = quest
  let level: Way[] = [{ script: [], end: pieces }]
  let work = 0
  let complete = true
  for (const i of rules.keys()) {
    const next = new Map<string, Way>()
    for (const { script, end } of level)
      for (const way of waysOf(end, rules, i, quest)) {
        // The first way is always followed, so that there is an end to look at.
        if (work >= most && next.size) {
          complete = false
          break
        }
        work += way.cost
        if (!way.result) continue
        const key = keyOf(way.result, still)
        if (!next.has(key)) next.set(key, { script: [...script, ...way.script], end: way.result })
      }
    level = [...next.values()]
  }
  return { list: level, work, complete }
}
