import type { Goal, Selector } from './language.ts'
import { COLOURS, FACINGS_OF, type Facing, type Kind, SHAPES, SUPPLY } from './mat.ts'

/** A piece as the counts of a Signal see it: what it is and how it lies, and not where. */
type Form = Kind & { facing?: Facing }

interface Count {
  which: Selector
  number: number
}

/** More than any Signal that is meant comes to; whoever asks for more is believed. */
const MOST_STATES = 2000

/**
 * Whether so many pieces of the box can have these counts, as far as they speak of colour, shape and facing:
 * each kind of piece in turn gives some, until none is missing.
 */
export function countsFit(total: number, has: readonly Count[]): boolean {
  const dead = new Set<string>()
  const gifts = FORMS.map((forms) => giftsOf(forms, has))
  const from = (kind: number, open: number, missing: readonly number[]): boolean => {
    const given = gifts[kind]
    if (!given) return open === 0 && missing.every((n, i) => n === 0 || (n < 0 && !exact(has[i]!)))
    const key = `${kind} ${open} ${missing.join()}`
    if (dead.has(key)) return false
    if (dead.size >= MOST_STATES) return true
    if (given.some(({ pieces, met }) => tried(kind, open - pieces, missing, met))) return true
    dead.add(key)
    return false
  }
  const tried = (kind: number, open: number, missing: readonly number[], met: readonly number[]): boolean => {
    const rest = missing.map((n, i) => n - met[i]!)
    return open >= 0 && rest.every((n, i) => n >= 0 || !exact(has[i]!)) && from(kind + 1, open, rest)
  }
  return from(
    0,
    total,
    has.map(({ number }) => number),
  )
}

const FORMS: readonly Form[][] = COLOURS.flatMap((colour) =>
  SHAPES.map((shape): Form[] => {
    const facings = FACINGS_OF[shape]
    return facings.length ? facings.map((facing) => ({ colour, shape, facing })) : [{ colour, shape }]
  }),
)

/** What up to five pieces of a kind can add to the counts: each sum once. */
function giftsOf(forms: readonly Form[], has: readonly Count[]): { pieces: number; met: number[] }[] {
  const ones = forms.map((form) => has.map(({ which }) => (mayMean(which, form) ? 1 : 0)))
  let level = new Map([['', has.map(() => 0)]])
  const all = [{ pieces: 0, met: has.map(() => 0) }]
  for (let pieces = 1; pieces <= SUPPLY; pieces++) {
    const next = new Map<string, number[]>()
    for (const met of level.values())
      for (const one of ones) {
        const sum = met.map((n, i) => n + one[i]!)
        next.set(sum.join(), sum)
      }
    level = next
    for (const met of level.values()) all.push({ pieces, met })
  }
  return all
}

const fits = (form: Form, { colour, shape, facing }: Selector): boolean =>
  (colour === undefined || colour === form.colour) &&
  (shape === undefined || shape === form.shape) &&
  (facing === undefined || facing === form.facing)

/** Whether the selector can mean such a piece, wherever it lies. */
const mayMean = (which: Selector, form: Form): boolean =>
  fits(form, which) && (which.either === undefined || which.either.some((one) => fits(form, one)))

const PLACES = ['in', 'out', 'alone', 'stack', 'touching', 'extreme'] as const

const placeless = (which: Selector): boolean => PLACES.every((trait) => which[trait] === undefined)

/** Whether a count speaks of no places, so that each piece that it can mean it does mean. */
const exact = ({ which }: Count): boolean =>
  placeless(which) && (which.either === undefined || which.either.every(placeless))

/** Counts of a pattern: no place may have to be counted too often, and enough of them have to be open to it. */
export function patternFits(places: readonly Partial<Form>[], { has = [] }: Goal): boolean {
  return has.every((one) => {
    const forms = places.map((place) => FORMS.flat().filter((form) => fits(form, place)))
    const may = forms.filter((all) => all.some((form) => mayMean(one.which, form))).length
    const must = forms.filter((all) => all.every((form) => mayMean(one.which, form))).length
    return may >= one.number && (must <= one.number || !exact(one))
  })
}
