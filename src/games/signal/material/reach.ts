import type { Rule } from './language.ts'
import { kindAt, leeways } from './leeway.ts'
import { FACINGS, HEIGHT, type Piece, textOf, WIDTH } from './mat.ts'
import { type Quest, type Search, search } from './search.ts'
import type { Mat } from './work.ts'

/**
 * The choices that lead to an arrangement that somebody has laid (R29). What cannot lead there any more is not
 * followed: when more pieces lie wrong than the rules that are left can still touch. Bounded; `holds` is what
 * else has to be true of the end.
 */
export function reach(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  laid: readonly Piece[],
  holds: (end: readonly Piece[]) => boolean,
  quest: Quest,
): Search {
  const text = textOf(laid).join(' ')
  const is = (end: readonly Piece[]): boolean =>
    end.length === laid.length && textOf(end).join(' ') === text && holds(end)
  return search(pieces, rules, is, { ...quest, hopeless: tooFar(rules, laid) })
}

/** Where and how a piece lies, as a number; without levels, for a piece sinks when one under it goes. */
const lieOf = (piece: Piece): number =>
  ((kindAt(piece) * 7 + (piece.facing ? 1 + FACINGS.indexOf(piece.facing) : 0)) * HEIGHT + piece.y) * WIDTH +
  piece.x

/** Whether too many pieces lie wrong, or too many places are empty, for what is left to be done. */
function tooFar(rules: readonly Rule[], laid: readonly Piece[]): (mat: Mat, rule: number) => boolean {
  const leeway = leeways(rules)
  const places = new Map<number, Piece[]>()
  for (const piece of laid) places.set(lieOf(piece), [...(places.get(lieOf(piece)) ?? []), piece])

  return ({ pieces, waiting }, i) => {
    const rule = rules[i]!
    // In the middle of a rule its own doings count only for those who wait, as far as it says who does.
    const apart = waiting && !(rule.op === 'toward' && rule.removeTarget)
    const { leave, come, leaveAll, comeAll } = leeway[apart ? i + 1 : i]!
    const wrong = new Tally()
    const right = new Map<number, number>()
    for (const piece of pieces) {
      if (apart && waiting.includes(piece)) continue
      const lie = lieOf(piece)
      const there = right.get(lie) ?? 0
      if (there < (places.get(lie)?.length ?? 0)) right.set(lie, there + 1)
      else wrong.add(kindAt(piece))
    }
    if (wrong.over(leave, leaveAll)) return true
    // Each of those who wait can fill one empty place: of its kind, and on its line where all go one way.
    const coming = apart ? [...waiting] : []
    const empty = new Tally()
    for (const [lie, wanted] of places)
      for (let n = right.get(lie) ?? 0; n < wanted.length; n++) {
        const filler = coming.findIndex((piece) => pieces.includes(piece) && mayFill(piece, wanted[n]!, rule))
        if (filler < 0) empty.add(kindAt(wanted[n]!))
        else coming.splice(filler, 1)
      }
    return empty.over(come, comeAll)
  }
}

/** Sameness of kind, facing and line is an equivalence, so that it does not matter who fills which place. */
function mayFill(piece: Piece, place: Piece, rule: Rule): boolean {
  if (kindAt(piece) !== kindAt(place) || piece.facing !== place.facing) return false
  if (rule.op !== 'move') return true
  return rule.towards === 'N' || rule.towards === 'S' ? piece.x === place.x : piece.y === place.y
}

/** Numbers by kind and in all. */
class Tally {
  private readonly counts: number[] = []
  private all = 0

  add(kind: number): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1
    this.all += 1
  }

  over(most: readonly number[], mostAll: number): boolean {
    return this.all > mostAll || this.counts.some((n, kind) => n > most[kind]!)
  }
}
