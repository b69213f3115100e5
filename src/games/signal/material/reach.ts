import { ALL, addsOf, fatesOf, GONE, mostOf, numberOf } from './fates.ts'
import type { Rule } from './language.ts'
import { type Piece, textOf } from './mat.ts'
import { MOST_WORK, type Quest, type Search, search } from './search.ts'
import type { Sight } from './ways.ts'

/**
 * The choices that lead to an arrangement that somebody has laid (R29). What cannot lead there any more is not
 * followed: where pieces and places do not go together any more, or more pieces have to be taken by a rule than
 * it takes. Bounded; `holds` is what else has to be true of the end.
 */
export function reach(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  laid: readonly Piece[],
  holds: (end: readonly Piece[]) => boolean,
  quest: Quest,
): Search {
  // To follow each piece through the rules beforehand is work, too.
  const most = MOST_WORK - 12 * rules.length * pieces.length
  const text = textOf(laid).join(' ')
  const is = (end: readonly Piece[]): boolean =>
    end.length === laid.length && textOf(end).join(' ') === text && holds(end)
  return search(pieces, rules, is, { most, ...quest, hopeless: outOfReach(rules, laid) })
}

/** More places than there are bits for have the last of them in common. */
const MOST_BITS = 30

/** Whether what is left to be done cannot make what is laid of the mat, while or after a rule. */
function outOfReach(rules: readonly Rule[], laid: readonly Piece[]): (sight: Sight, rule: number) => boolean {
  const numbers = [...new Set(laid.map(numberOf))]
  const bits = new Map(numbers.map((number, i) => [number, 1 << Math.min(i, MOST_BITS)]))
  const places = laid.map((piece) => bits.get(numberOf(piece))!)
  const fates = fatesOf(rules, (spot) => bits.get(numberOf(spot)) ?? 0)
  const most = rules.map(mostOf)
  const taken = sums(most.map((n) => (n < ALL ? n : 0)))
  const adds = sums(rules.map(addsOf))

  return ({ pieces, waiting }, i) => {
    const rule = rules[i]!
    // In the middle of a rule its own doings count only for those who wait, as far as it says who does.
    const apart = waiting && !(rule.op === 'toward' && rule.removeTarget)
    const from = apart ? i + 1 : i
    const needed = new Array<number>(rules.length).fill(0)
    let least = 0
    const ends: number[] = []
    for (const piece of pieces) {
      const fate = fates.of(apart && waiting.includes(piece) ? i : from, piece)
      if (fate.ends === 0) return true
      ends.push(fate.ends)
      least += fate.least
      for (let needs = fate.needs; needs; needs &= needs - 1) {
        const at = 31 - Math.clz32(needs & -needs)
        needed[at]! += 1
        if (needed[at]! > most[at]!) return true
      }
    }
    if (least > taken[from]! + (apart && most[i]! < ALL ? waiting.length : 0)) return true
    const added = fates.added(from)
    const empty = alone(places, ends, added)
    if (empty.length > adds[from]! || empty.some((place) => (place & added) === 0)) return true
    const staying = ends.some((end) => (end & GONE) === 0)
    return staying && alone(ends, places, GONE).some((end) => (end & GONE) === 0)
  }
}

/**
 * Who is left over when as many as possible find a partner, with a bit in common, among others; by preference
 * those with a bit that `may`.
 */
function alone(some: readonly number[], others: readonly number[], may: number): number[] {
  const partners: number[] = []
  const joins = (one: number, asked: boolean[]): boolean =>
    others.some((other, at) => {
      if ((one & other) === 0 || asked[at]) return false
      asked[at] = true
      const partner = partners[at]
      if (partner !== undefined && !joins(partner, asked)) return false
      partners[at] = one
      return true
    })
  const inNeed = some.filter((one) => (one & may) === 0)
  const rest = some.filter((one) => (one & may) !== 0)
  return [...inNeed, ...rest].filter((one) => !joins(one, []))
}

/** The sum from each place on. */
function sums(numbers: readonly number[]): number[] {
  const found = [...numbers, 0]
  for (let i = numbers.length - 1; i >= 0; i--) found[i]! += found[i + 1]!
  return found
}
