import type { Rule, Selector } from './language.ts'
import { COLOURS, type Kind, SHAPES } from './mat.ts'

/**
 * How much the rules from one on can still do to pieces of each kind: at most so many leave their places or are
 * turned or changed, and at most so many come to lie somewhere. More than rules really do, and never less.
 */
export interface Leeway {
  /** By kind, as {@link kindAt} numbers them. */
  leave: readonly number[]
  come: readonly number[]
  /** The same over all kinds. */
  leaveAll: number
  comeAll: number
}

const KINDS: readonly Kind[] = COLOURS.flatMap((colour) => SHAPES.map((shape) => ({ colour, shape })))

export const kindAt = ({ colour, shape }: Kind): number => COLOURS.indexOf(colour) * 4 + SHAPES.indexOf(shape)

const NONE: Leeway = { leave: KINDS.map(() => 0), come: KINDS.map(() => 0), leaveAll: 0, comeAll: 0 }

/** For each place in the list of rules, and for its end, what the rules from there on can do. */
export function leeways(rules: readonly Rule[]): Leeway[] {
  const all = [NONE]
  for (const rule of rules.toReversed()) {
    const { leave, come } = all[0]!
    const changes = changesOf(rule)
    const sum = (part: 'leave' | 'come') => changes.reduce((n, change) => n + change[part], 0)
    const more = (before: readonly number[], part: 'leave' | 'come', which: 'from' | 'to') =>
      before.map((n, i) => changes.reduce((m, c) => (c[which](KINDS[i]!) ? m + c[part] : m), n))
    all.unshift({
      leave: more(leave, 'leave', 'from'),
      come: more(come, 'come', 'to'),
      leaveAll: all[0]!.leaveAll + sum('leave'),
      comeAll: all[0]!.comeAll + sum('come'),
    })
  }
  return all
}

interface Change {
  from: (kind: Kind) => boolean
  leave: number
  to: (kind: Kind) => boolean
  come: number
}

const ALL = Number.POSITIVE_INFINITY

/** What one rule can do at most, by what it says of pieces. */
function changesOf(rule: Rule): Change[] {
  switch (rule.op) {
    case 'remove':
      return [{ ...moved(rule.which, rule.count), come: 0 }]
    case 'add':
      return [added(rule)]
    case 'become': {
      const { which, count, colour, shape } = rule
      const to = (kind: Kind): boolean =>
        (colour === undefined || colour === 'flip' || kind.colour === colour) &&
        (shape === undefined || kind.shape === shape)
      return [{ ...moved(which, count), to }]
    }
    case 'toward': {
      const { which, count, target, pick, removeTarget } = rule
      const gone = moved(target, pick === 'shared' ? 1 : count)
      return [moved(which, count), ...(removeTarget ? [{ ...gone, come: 0 }] : [])]
    }
    case 'swap':
    case 'meet':
      return [moved(rule.a, 1), moved(rule.b, 1)]
    default:
      return [moved(rule.which, rule.count)]
  }
}

const moved = (which: Selector | undefined, count = ALL): Change => ({
  from: (kind) => meant(which, kind),
  leave: count,
  to: (kind) => meant(which, kind),
  come: count,
})

function added({ kind, besides, sides, on, count }: Extract<Rule, { op: 'add' }>): Change {
  const many = count ?? ALL
  return {
    from: () => false,
    leave: 0,
    to: (other) => other.colour === kind.colour && other.shape === kind.shape,
    come: besides ? many * (sides?.length ?? 1) : on ? many : (count ?? ALL),
  }
}

/** Whether a selector can mean pieces of the kind, whatever else it says of them. */
function meant(which: Selector | undefined, kind: Kind): boolean {
  if (!which) return true
  const fits = ({ colour, shape }: Selector): boolean =>
    (colour === undefined || colour === kind.colour) && (shape === undefined || shape === kind.shape)
  return fits(which) && (which.either === undefined || which.either.some(fits))
}
