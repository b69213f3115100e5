import type { Rule, RuleOf, Selector } from './language.ts'
import {
  CELLS,
  type Cell,
  FACINGS_OF,
  HEIGHT,
  type Kind,
  onMat,
  plus,
  REGIONS,
  type Shape,
  STEP,
  turned,
  WIDTH,
} from './mat.ts'
import { lying, newForm } from './ops/pieces.ts'
import { mirrored, spun } from './ops/places.ts'
import { suits } from './select.ts'

/** A piece by what it is and where it lies; without its level, for a piece sinks when one under it goes. */
export type Spot = Kind & Cell

/** The bit that says of a piece that it may be gone in the end. */
export const GONE = 1 << 31

/** What may become of a piece, and what it takes. */
export interface Fate {
  /** The bits of the places where it may end, and {@link GONE}; none where nothing puts it right. */
  ends: number
  /** The bits of the rules, of those that take only so many pieces, that have to take this one. */
  needs: number
  /** How many such rules have to take it at least. */
  least: number
}

export interface Fates {
  /** Of a piece that lies like this, by the rules from one on. */
  of: (rule: number, spot: Spot) => Fate
  /** Where the pieces may end that the rules from one on add. */
  added: (rule: number) => number
}

/**
 * Follows each piece through the rules as if it were alone on the mat: whatever others may do to it, or may
 * keep from it, can happen or not. More than rules really do, and never less. `bitOf` gives the bit of a
 * place at the end, 0 where there is none.
 */
export function fatesOf(rules: readonly Rule[], bitOf: (spot: Spot) => number): Fates {
  // By rule and number of a spot, and by rule and form.
  const spots = rules.map(room)
  const forms = rules.map((): Fate[] => [])

  const of = (i: number, spot: Spot): Fate => {
    const rule = rules[i]
    if (!rule) return { ends: bitOf(spot), needs: 0, least: 0 }
    const at = numberOf(spot)
    spots[i]![at] ??= either(of(i + 1, spot), taken(i, rule, spot))
    return spots[i]![at]
  }

  const taken = (i: number, rule: Rule, spot: Spot): Fate => {
    const fate = endsOf(rule, spot)
      .map((end) => {
        if (end === 'gone') return VANISHED
        return end === 'somewhere' ? somewhere(i, spot) : of(i + 1, end)
      })
      .reduce(either, LOST)
    if (mostOf(rule) === ALL) return fate
    return { ends: fate.ends, needs: fate.needs | (1 << i), least: fate.least + 1 }
  }

  const somewhere = (i: number, { colour, shape, facing }: Kind): Fate => {
    const rule = rules[i]!
    const known = forms[i]!
    const cells = rule.op === 'goto' ? CELLS.filter(REGIONS[rule.region]) : CELLS
    known[formOf({ colour, shape, facing })] ??= cells
      .map(({ x, y }) => of(i + 1, { colour, shape, facing, x, y }))
      .reduce(either)
    return known[formOf({ colour, shape, facing })]!
  }

  const additions = [0]
  for (const [i, rule] of [...rules.entries()].toReversed())
    additions.unshift(additions[0]! | (rule.op === 'add' ? somewhere(i, lying(rule.kind)).ends : 0))
  return { of, added: (rule) => additions[rule]! }
}

const LOST: Fate = { ends: 0, needs: 0, least: 0 }
const VANISHED: Fate = { ends: GONE, needs: 0, least: 0 }

const either = (a: Fate, b: Fate): Fate => {
  if (a.ends === 0 || a === b) return b
  if (b.ends === 0) return a
  return { ends: a.ends | b.ends, needs: a.needs & b.needs, least: Math.min(a.least, b.least) }
}

/** The same for the same kind, facing and cell. */
export const numberOf = (spot: Spot): number => (formOf(spot) * HEIGHT + spot.y) * WIDTH + spot.x

const formOf = ({ colour, shape, facing }: Kind): number =>
  (colour === 'W' ? 0 : 8) + FIRST[shape] + (facing ? FACINGS_OF[shape].indexOf(facing) : 0)

/** Each way of each shape to lie has a number. */
const FIRST: Readonly<Record<Shape, number>> = { disc: 0, cube: 1, tri: 2, rod: 6 }
const FORMS = 16

/** Room for a fate of each spot. Made whole, since arrays with gaps are slow. */
const room = (): (Fate | undefined)[] => new Array<Fate | undefined>(FORMS * CELLS.length).fill(undefined)

export const ALL = Number.POSITIVE_INFINITY

/** How many pieces that lie on the mat a rule does something to, at most. */
export function mostOf(rule: Rule): number {
  switch (rule.op) {
    case 'add':
      return ALL
    case 'swap':
    case 'meet':
      return 2
    case 'toward':
      return (rule.count ?? ALL) * (rule.removeTarget ? 2 : 1)
    default:
      return rule.count ?? ALL
  }
}

/** How many pieces a rule adds at most. */
export function addsOf(rule: Rule): number {
  if (rule.op !== 'add') return 0
  return rule.cell ? 1 : (rule.count ?? ALL) * (rule.besides ? (rule.sides?.length ?? 1) : 1)
}

/**
 * Where a rule may bring a piece: to a spot, from the mat, or anywhere in the region of the rule or on the mat.
 * To be left alone is always possible.
 */
type End = Spot | 'gone' | 'somewhere'

function endsOf(rule: Rule, spot: Spot): End[] {
  const meant = (which: Selector = {}): boolean =>
    suits(spot, which) && (which.either?.some((one) => suits(spot, one)) ?? true)
  if (rule.op === 'add') return []
  if (rule.op === 'swap' || rule.op === 'meet') return meant(rule.a) || meant(rule.b) ? ['somewhere'] : []
  const ends = meant(rule.which) ? endsAlone(rule, spot) : []
  return rule.op === 'toward' && rule.removeTarget && meant(rule.target) ? [...ends, 'gone'] : ends
}

function endsAlone(rule: Exclude<Rule, RuleOf<'add' | 'swap' | 'meet'>>, spot: Spot): End[] {
  switch (rule.op) {
    case 'remove':
      return ['gone']
    case 'become':
      return [{ ...newForm(spot, rule), x: spot.x, y: spot.y }]
    case 'turn':
      return [{ ...spot, facing: turned(spot.facing, rule.quarters) }]
    case 'mirror':
      return [mirrored(spot, rule.axis)]
    case 'spin': {
      const end = spun(spot, rule.quarters)
      return [onMat(end) ? end : 'gone']
    }
    case 'unstack':
      return line(spot, STEP[rule.towards], 1)
    case 'move':
      return line(spot, STEP[rule.towards], rule.steps, rule.far)
    // Eight ways at any distance are about everywhere, and longer to look at.
    case 'away':
      return ['somewhere', 'gone']
    default:
      return ['somewhere']
  }
}

/** The spots on the way, and what comes behind the border. */
function line(spot: Spot, step: Cell, steps = ALL, far?: string): End[] {
  const found: End[] = []
  let next = { ...spot, ...plus(spot, step) }
  for (; found.length < steps && onMat(next); next = { ...next, ...plus(next, step) }) found.push(next)
  return found.length < steps && far !== 'edge' ? [...found, 'gone'] : found
}
