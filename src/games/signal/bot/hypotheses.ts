import {
  arrangement,
  type Direction,
  FACINGS_OF,
  outcomes,
  type Piece,
  pieceText,
  REGION_NAMES,
  type Rule,
  respond,
  type Selector,
  SHAPES,
  SIDES,
  stepFrom,
  textOf,
} from '../material/index.ts'
import { select } from '../material/select.ts'
import type { Exchange } from '../state.ts'

/** Guesses at a rule: every one of a simple form that explains what was seen so far. */

const COLOURED: Selector[] = [{}, { colour: 'W' }, { colour: 'B' }]
const SHAPED: Selector[] = COLOURED.flatMap((one) => [one, ...SHAPES.map((shape) => ({ ...one, shape }))])
const NARROWED: Selector[] = [
  {},
  ...REGION_NAMES.map((region): Selector => ({ in: region })),
  { alone: true },
  { alone: false },
  ...(['single', 'top', 'base', 'stacked'] as const).map((stack): Selector => ({ stack })),
  ...SIDES.map((extreme): Selector => ({ extreme })),
  ...SHAPES.map((shape): Selector => ({ touching: { shape } })),
  { touching: { colour: 'W' } },
  { touching: { colour: 'B' } },
]
/** Who could be meant, plain descriptions before narrow ones. */
const SELECTORS: readonly Selector[] = NARROWED.flatMap((more) => SHAPED.map((one) => ({ ...one, ...more })))

/** How many guesses are followed at a time. */
const MOST = 6
/** Rules that are tried before nothing simple is thought to be there. */
const TRIED = 500
/** Work that is done to see whether a rule explains a response. */
const LOOKED_AT = 60

/** The rules that, after those already known, explain all exchanges; none of them if nothing simple does. */
export function hypotheses(known: readonly Rule[], exchanges: readonly Exchange[]): Rule[] {
  const seen = exchanges.map(({ pieces, end }) => ({ before: arrangement(pieces), end: end.join(' ') }))
  const first = seen.find(({ before, end }) => !explains(known, before, end))
  if (!first) return []
  const start = respond(first.before, known).pieces
  const found: Rule[] = []
  for (const rule of candidates(start, arrangement(first.end.split(' ').filter(Boolean))).slice(0, TRIED)) {
    const rules = [...known, rule]
    if (!explains([rule], start, first.end)) continue
    if (seen.every(({ before, end }) => explains(rules, before, end))) found.push(rule)
    if (found.length >= MOST) break
  }
  return found
}

const explains = (rules: readonly Rule[], before: readonly Piece[], end: string): boolean =>
  outcomes(before, rules, { most: LOOKED_AT }).list.some((way) => textOf(way.end).join(' ') === end)

/** Rules of the kinds that could lead from one arrangement to the other. */
function candidates(before: readonly Piece[], end: readonly Piece[]): Rule[] {
  // A piece that only sank because another is gone from under it was not touched itself.
  const lying = (piece: Piece): string => pieceText({ ...piece, z: 0 })
  const lacking = (some: readonly Piece[], others: readonly Piece[]): Piece[] => {
    const left = others.map(lying)
    return some.filter((piece) => {
      const at = left.indexOf(lying(piece))
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }
  const gone = lacking(before, end)
  const come = lacking(end, before)
  const forms = gone.length ? changes(gone, come) : []
  const rules = SELECTORS.flatMap((which) => {
    const meant = select(before, which)
    if (!gone.every((piece) => meant.includes(piece))) return []
    const counts = meant.length === gone.length ? [undefined] : [undefined, gone.length]
    return forms.flatMap((form) =>
      counts.map((count): Rule => ({ ...form, which, ...(count !== undefined && { count }) }) as Rule),
    )
  })
  return [...rules, ...(gone.length ? [] : additions(before, come))]
}

type Form = Rule

/** What could have been done to the pieces that are not there any more, looking at those that are new. */
function changes(gone: readonly Piece[], come: readonly Piece[]): Form[] {
  if (!come.length) return [{ op: 'remove' }, ...travels(gone, gone)]
  const [piece] = gone
  const forms: Form[] = []
  const here = come.find((other) => other.x === piece!.x && other.y === piece!.y && other.z === piece!.z)
  if (here && here.colour !== piece!.colour)
    forms.push({ op: 'become', colour: 'flip' }, { op: 'become', colour: here.colour })
  if (here && here.shape !== piece!.shape) forms.push({ op: 'become', shape: here.shape })
  if (here?.facing && piece!.facing) {
    const all = FACINGS_OF[piece!.shape]
    const quarters = (all.indexOf(here.facing) - all.indexOf(piece!.facing) + 4) % 4
    for (const turns of new Set([quarters, quarters % 2 ? 3 : 2, 1]))
      if (turns) forms.push({ op: 'turn', quarters: turns })
  }
  if (!here) {
    forms.push({ op: 'mirror', axis: 'meridian' }, { op: 'mirror', axis: 'midline' })
    forms.push({ op: 'spin', quarters: 1 })
  }
  return [...forms, ...travels(gone, come)]
}

function travels(gone: readonly Piece[], come: readonly Piece[]): Form[] {
  const forms: Form[] = []
  const targets = SHAPED.slice(1)
  // What stands on something now was put there.
  if (come.some(({ z }) => z > 0))
    return targets.flatMap((target): Form[] => [
      { op: 'onto', target },
      { op: 'onto', target, beside: true },
    ])
  for (const region of ['core', 'center'] as const) forms.push({ op: 'goto', region })
  for (const target of targets) forms.push({ op: 'toward', target, far: 'touch' })
  const directions = new Set(
    gone.flatMap((piece) =>
      come
        .map((other) => stepFrom(piece, other))
        .filter(({ x, y }) => (x === 0) !== (y === 0))
        .map(({ x, y }): Direction => (x ? (x > 0 ? 'E' : 'W') : y > 0 ? 'N' : 'S')),
    ),
  )
  for (const side of SIDES.filter((one) => directions.has(one) || come === gone)) {
    forms.push({ op: 'move', towards: side, steps: 1 }, { op: 'move', towards: side, steps: 2 })
    forms.push({ op: 'move', towards: side, far: 'any' }, { op: 'move', towards: side, far: 'edge' })
    forms.push({ op: 'unstack', towards: side })
  }
  for (const from of COLOURED.slice(1))
    forms.push({ op: 'away', from, steps: 1 }, { op: 'away', from, far: 'any' })
  return forms
}

function additions(before: readonly Piece[], come: readonly Piece[]): Rule[] {
  const [piece] = come
  if (!piece) return []
  const { colour, shape, facing } = piece
  const kind = { colour, shape, ...(facing && { facing }) }
  return SHAPED.filter((which) => select(before, which).length).flatMap((which): Rule[] => [
    { op: 'add', kind, besides: which, sides: [...SIDES], count: 1 },
    { op: 'add', kind, besides: which, sides: [...SIDES] },
    ...SIDES.map((side): Rule => ({ op: 'add', kind, besides: which, sides: [side], count: 1 })),
    { op: 'add', kind, on: which, count: 1 },
    { op: 'add', kind, between: [which, which], count: 1 },
  ])
}
