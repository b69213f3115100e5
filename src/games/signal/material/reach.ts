import type { Rule } from './language.ts'
import { type Piece, textOf } from './mat.ts'
import { effort, type Habit, MOST_WORK, respond, type Script, type Search, search } from './respond.ts'

/** Scripts that are followed at a time. */
const FOLLOWED = 4

interface Trial {
  script: Script
  /** How many options the next choice has; 0 if there is none. */
  options: number
  /** Pieces that lie where none should, and places that are empty. */
  wrong: number
}

/**
 * The choices that lead to an arrangement that somebody has laid (R29): all are tried, as far as the bound
 * allows; where there are too many, one choice after the other is taken so that more pieces come to lie
 * right. `holds` is what else has to be true of the end.
 */
export function reach(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  laid: readonly Piece[],
  holds: (end: readonly Piece[]) => boolean,
  habit: Habit,
): Search {
  const wanted = new Set(textOf(laid))
  const text = [...wanted].join(' ')
  const is = (end: readonly Piece[]): boolean => textOf(end).join(' ') === text && holds(end)
  const all = search(pieces, rules, is, habit)
  if (all.complete) return all
  let work = all.work
  let found: number[] | undefined
  const trial = (script: Script): Trial => {
    const { pieces: end, points } = respond(pieces, rules, script, habit)
    work += effort(end) * rules.length
    if (is(end)) found = points.map(({ taken }) => taken)
    return { script, options: points[script.length]?.options.length ?? 0, wrong: misplaced(end, wanted) }
  }
  let level = [trial([])]
  while (!found && level.length && work < all.work + MOST_WORK) {
    level = level
      .flatMap(({ script, options }) => Array.from({ length: options }, (_, i) => trial([...script, i])))
      .sort((a, b) => a.wrong - b.wrong)
      .slice(0, FOLLOWED)
  }
  return { script: found, work, complete: found !== undefined }
}

function misplaced(end: readonly Piece[], wanted: ReadonlySet<string>): number {
  const right = textOf(end).filter((text) => wanted.has(text)).length
  return end.length + wanted.size - 2 * right
}
