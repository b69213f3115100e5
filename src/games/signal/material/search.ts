import type { Rule } from './language.ts'
import type { Piece } from './mat.ts'
import { keyOf, type Outlook, waysOf } from './ways.ts'

/** How far a search over choices went: `complete` says that nothing was left out. */
export interface Search {
  script: number[] | undefined
  /** What was done for it, as {@link waysOf} counts. */
  work: number
  complete: boolean
}

/** What a search is asked beside what is wanted. */
export interface Quest extends Outlook {
  /** Work after which it stops. */
  most?: number
}

/** What a search may do before it stops: below 50 ms at the worst. */
export const MOST_WORK = 7000

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
  const { most = MOST_WORK, still, hopeless } = quest
  const outlook: Outlook =
    typeof still === 'number'
      ? { ...quest, hopeless: (mat, i) => broken(mat.pieces, still) || (hopeless?.(mat, i) ?? false) }
      : quest
  let work = 0
  let complete = true
  const reached = rules.map(() => new Set<string>())
  const from = (here: readonly Piece[], i: number): number[] | undefined => {
    if (i === rules.length) return wanted(here) ? [] : undefined
    for (const { script, result, cost } of waysOf(here, rules, i, outlook)) {
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

/** Whether a piece that was to keep still has been touched, or is gone. */
const broken = (pieces: readonly Piece[], still: number): boolean =>
  !pieces.some(({ id, touched }) => id === still && !touched)

/** An arrangement that the Alien's choices can lead to, and the first script that does. */
export interface Way {
  script: number[]
  end: readonly Piece[]
}

/** All arrangements that the Alien's choices can lead to. Bounded as {@link search} is, but never without any. */
export function outcomes(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  quest: Quest = {},
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
