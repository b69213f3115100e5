import type { Rule, Selector } from './language.ts'

/** The list that everybody may read: what rules can speak of (R12, R43). */
export const TERMS = [
  ...['white', 'black', 'disc', 'cube', 'triangle', 'rod', 'pointing', 'flat', 'upright'],
  ...['touching', 'touching nothing', 'stack', 'top', 'bottom', 'leftmost', 'rightmost', 'nearest'],
  ...['nearest the Alien', 'nearest the Experts', 'between', 'left half', 'right half', 'near half'],
  ...['far half', 'midline', 'meridian', 'core', 'ring', 'disk', 'corner marks', 'centre mark', 'edge'],
  ...['move', 'slide to the edge', 'towards', 'away', 'meet', 'go to a region', 'onto', 'add', 'remove'],
  ...['unstack', 'change colour', 'change shape', 'turn', 'swap', 'mirror', 'spin'],
  ...['any distance', 'one or a number of pieces', 'if more or fewer', 'if as many'],
] as const

export type Term = (typeof TERMS)[number]

/** A rule as it stands on a card. */
interface Written {
  text: string
  rule: Rule
}

/** Whether one of the rules uses the term: by what it does, or in its words, which Open Page would read (R43). */
export const uses = (rules: readonly Written[], term: Term): boolean =>
  rules.some(({ text, rule }) => termsOf(rule).has(term) || says(text, term))

/** Whether a sentence has the words of a term, in whatever form: "touches" is "touching". */
function says(text: string, term: Term): boolean {
  const forms = term.split(' ').map((word) => `${word.replace(/(?:ing|e|s)$/, '')}(?:e|s|es|ed|ing)?`)
  return new RegExp(`\\b${forms.join(' ')}\\b`, 'i').test(text)
}

/** The terms that a rule speaks of, by what it consists of and not by its sentence. */
export function termsOf(rule: Rule): Set<Term> {
  const found = new Set<Term>([BY_OP[rule.op]])
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        for (const term of fieldTerms(key, part)) found.add(term)
        visit(part)
      }
  }
  visit(rule)
  if (rule.op === 'become') {
    found.delete(BY_OP.become)
    if (rule.colour) found.add('change colour')
    if (rule.shape) found.add('change shape')
  }
  if (NEAREST.includes(rule.op) || (rule.op === 'toward' && (rule.pick ?? 'nearest') === 'nearest'))
    found.add('nearest')
  if (rule.op === 'mirror') found.add(rule.axis)
  return found
}

const BY_OP: Readonly<Record<Rule['op'], Term>> = {
  remove: 'remove',
  add: 'add',
  move: 'move',
  toward: 'towards',
  away: 'away',
  onto: 'onto',
  goto: 'go to a region',
  become: 'change colour',
  turn: 'turn',
  swap: 'swap',
  mirror: 'mirror',
  spin: 'spin',
  unstack: 'unstack',
  meet: 'meet',
}

const NEAREST: readonly Rule['op'][] = ['away', 'onto', 'goto', 'swap']

const BY_VALUE: Readonly<Record<string, Readonly<Record<string, Term>>>> = {
  colour: { W: 'white', B: 'black' },
  shape: { disc: 'disc', cube: 'cube', tri: 'triangle', rod: 'rod' },
  facing: { H: 'flat', V: 'upright', N: 'pointing', E: 'pointing', S: 'pointing', W: 'pointing' },
  stack: { top: 'top', base: 'bottom', single: 'stack', stacked: 'stack' },
  extreme: { W: 'leftmost', E: 'rightmost', N: 'nearest the Alien', S: 'nearest the Experts' },
  far: { edge: 'slide to the edge', any: 'any distance' },
  is: { equal: 'if as many' },
}

const REGION_TERMS: Readonly<Record<NonNullable<Selector['in']>, Term>> = {
  center: 'centre mark',
  core: 'core',
  ring: 'ring',
  disk: 'disk',
  midline: 'midline',
  meridian: 'meridian',
  marks: 'corner marks',
  left: 'left half',
  right: 'right half',
  near: 'near half',
  far: 'far half',
  edge: 'edge',
}

function fieldTerms(key: string, value: unknown): Term[] {
  const said = BY_VALUE[key]?.[String(value)]
  switch (key) {
    case 'in':
    case 'out':
    case 'region':
      return [REGION_TERMS[value as keyof typeof REGION_TERMS]]
    case 'stack':
      return [said!, 'stack']
    case 'touching':
    case 'beside':
      return ['touching']
    case 'alone':
      return [value ? 'touching nothing' : 'touching']
    case 'between':
      return ['between']
    case 'on':
      return ['stack']
    case 'count':
      return typeof value === 'number' ? ['one or a number of pieces'] : []
    case 'cell':
      return value === 'G5' ? ['centre mark'] : []
    case 'is':
      return [said ?? 'if more or fewer']
    default:
      return said ? [said] : []
  }
}
