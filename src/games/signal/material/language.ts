import * as z from 'zod/mini'
import { described, line, list, named, whole } from '../../../core/index.ts'
import { COLOURS, FACINGS, FACINGS_OF, REGION_NAMES, SHAPES, SIDES } from './mat.ts'

/** The language that alien cards are written in (R32 to R38). Every card is data of these shapes. */

const colour = described('W is white, B black.', z.enum(COLOURS))
const shape = described('The shape.', z.enum(SHAPES))
const facing = described('Triangles point N, E, S or W; rods lie flat, H, or stand, V.', z.enum(FACINGS))
const region = described('A marking of the mat.', z.enum(REGION_NAMES))
const side = z.enum(SIDES)

/** What a piece itself is and where it lies. */
const traits = {
  colour: described('Of this colour.', z.optional(colour)),
  shape: described('Of this shape.', z.optional(shape)),
  facing: described('Pointing or lying like this.', z.optional(facing)),
  in: described('In this region.', z.optional(region)),
  out: described('Not in this region.', z.optional(region)),
  alone: described('True: touches nothing; false: touches something.', z.optional(z.boolean())),
  stack: described(
    'Alone in its cell, in a stack of two or more, or on top or at the base of one.',
    z.optional(z.enum(['single', 'stacked', 'top', 'base'])),
  ),
}

const plain = named('SignalTouched', z.strictObject(traits))
const touching = {
  ...traits,
  touching: described('Touches a piece that is like this.', z.optional(plain)),
}
const alternative = named('SignalAlternative', z.strictObject(touching))

/** Says which pieces are meant; without anything in it all are. Not recursive, so that any input can say it. */
export const selector = named(
  'SignalSelector',
  z.strictObject({
    ...touching,
    either: described('Is like one of these.', z.optional(list(alternative, 1, 4))),
    extreme: described(
      'Of those, the leftmost (W), rightmost (E), nearest to the Alien (N) or to the Experts (S); all that tie.',
      z.optional(side),
    ),
  }),
)
export type Selector = z.output<typeof selector>

const COMPARISONS = ['atLeast', 'atMost', 'equal', 'more', 'fewer'] as const

const condition = named(
  'SignalCondition',
  z.strictObject({
    count: described('Counts these pieces.', selector),
    is: described('How the number has to compare.', z.enum(COMPARISONS)),
    number: described('With this number; or else give "than".', z.optional(whole(0, 40))),
    than: described('With the number of these pieces.', z.optional(selector)),
  }),
)
export type Condition = z.output<typeof condition>

const kind = named(
  'SignalKind',
  z.strictObject({
    colour: described('Colour of the new piece.', colour),
    shape: described('Shape of the new piece.', shape),
    facing: described('How it lies; north or flat if left out.', z.optional(facing)),
  }),
)

/** Every field that a rule can have. */
const fields = {
  when: described('The rule is skipped unless this holds.', z.optional(condition)),
  which: described('The pieces that it acts on; all if left out.', z.optional(selector)),
  count: described(
    'How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.',
    z.optional(whole(1, 40)),
  ),
  towards: described('Direction of travel.', side),
  steps: described('So many cells; or else give "far".', z.optional(whole(1, 12))),
  far: described(
    'To the edge or an obstacle; until touching; or any distance, as the Alien likes.',
    z.optional(z.enum(['edge', 'touch', 'any'])),
  ),
  target: described('What it goes to or onto.', selector),
  pick: described(
    'Each goes to the nearest (as if left out), to one that the Alien chooses, or all to the same chosen one.',
    z.optional(z.enum(['nearest', 'choose', 'shared'])),
  ),
  removeTarget: described('The target is then removed.', z.optional(z.boolean())),
  from: described('What they flee; the others of their own if left out.', z.optional(selector)),
  beside: described('Only onto pieces that it touches.', z.optional(z.boolean())),
  region: described('The region whose nearest free cell it goes to.', region),
  colour: described('The new colour; flip is the other one.', z.optional(z.enum(['W', 'B', 'flip']))),
  shape: described('The new shape.', z.optional(shape)),
  quarters: described('Quarter turns clockwise.', whole(1, 3)),
  axis: described('The line that is mirrored in.', z.enum(['meridian', 'midline'])),
  a: described('One of these, as the Alien chooses.', selector),
  b: described('And one of these.', selector),
  kind: described('The piece that is added.', kind),
  cell: described('At this cell.', z.optional(z.string().check(z.regex(/^[A-M][1-9]$/)))),
  besides: described('Beside pieces like this, on the sides named.', z.optional(selector)),
  sides: described('The sides of "besides".', z.optional(list(side, 1, 4))),
  on: described('On top of pieces like this.', z.optional(selector)),
  between: described('In the exact middle of two such pieces.', z.optional(list(selector, 2, 2))),
} as const

const { when, which, count, towards, steps, far, target, pick, removeTarget, from } = fields
const { beside, region: goal, quarters, axis, a, b, cell, besides, sides, on, between } = fields

const ruleOf = <T extends string, S extends z.core.$ZodLooseShape>(op: T, shape: S) =>
  z.strictObject({ op: z.literal(op), when, ...shape })

/** A rule as the engine runs it: each operation with the fields it takes. */
export const rule = named(
  'SignalRule',
  z
    .discriminatedUnion('op', [
      ruleOf('remove', { which, count }),
      ruleOf('add', { kind: fields.kind, cell, besides, sides, on, between, count }),
      ruleOf('move', { which, count, towards, steps, far }),
      ruleOf('toward', { which, count, target, steps, far, pick, removeTarget }),
      ruleOf('away', { which, count, from, steps, far }),
      ruleOf('onto', { which, count, target, beside }),
      ruleOf('goto', { which, count, region: goal }),
      ruleOf('become', { which, count, colour: fields.colour, shape: fields.shape }),
      ruleOf('turn', { which, count, quarters }),
      ruleOf('swap', { a, b }),
      ruleOf('mirror', { which, count, axis }),
      ruleOf('spin', { which, count, quarters }),
      ruleOf('unstack', { which, count, towards }),
      ruleOf('meet', { a, b }),
    ])
    .check((ctx) => {
      for (const { path, message } of faultsOf(ctx.value))
        ctx.issues.push({ code: 'custom', input: ctx.value, path, message })
    }),
)
export type Rule = z.output<typeof rule>
export type RuleOf<T extends Rule['op']> = Extract<Rule, { op: T }>

export const OPS = [
  ...['remove', 'add', 'move', 'toward', 'away', 'onto', 'goto', 'become'],
  ...['turn', 'swap', 'mirror', 'spin', 'unstack', 'meet'],
] as [Rule['op'], ...Rule['op'][]]

const optional = <S extends Readonly<Record<string, z.ZodMiniType>>>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, z.optional(field)])) as {
    [K in keyof S]: z.ZodMiniOptional<S[K]>
  }

/** The same for an input that knows no unions: all fields, each left out where the operation has none such. */
export const looseRule = named(
  'SignalLooseRule',
  z.strictObject({
    op: described('What is done.', z.enum(OPS)),
    ...withDescriptions(optional(fields)),
  }),
)

function withDescriptions<S extends Readonly<Record<string, z.ZodMiniOptional>>>(shape: S): S {
  for (const schema of Object.values(shape)) {
    const text = z.globalRegistry.get(schema._zod.def.innerType)?.description
    if (text) z.globalRegistry.add(schema, { description: text })
  }
  return shape
}

const PATTERN = /^[WB*][dctr*][NESWHV]? -?\d{1,2},-?\d{1,2}(\^\d{1,2})?$/

/** What the mat has to be, by pattern or by layout and counts (R9). */
export const goalSpec = named(
  'SignalGoal',
  z.strictObject({
    pattern: described(
      'The whole mat, anywhere on it: colour, shape, facing, then columns, rows and level from a first cell; * is any.',
      z.optional(list(z.string().check(z.regex(PATTERN, 'is written like "Wd 1,0^1"')), 1, 20)),
    ),
    rotate: described('The pattern may lie in quarter turns.', z.optional(z.boolean())),
    reflect: described('The pattern may be mirrored.', z.optional(z.boolean())),
    total: described('Number of pieces on the mat.', z.optional(whole(1, 20))),
    has: described(
      'So many of such pieces.',
      z.optional(
        list(
          z.strictObject({
            which: described('Pieces like this.', selector),
            number: described('How many.', whole(0, 20)),
          }),
          1,
          8,
        ),
      ),
    ),
    touching: described('No two touch, or all hang together.', z.optional(z.enum(['none', 'connected']))),
    layout: described(
      'How the pieces lie.',
      z.optional(z.enum(['rectangle', 'square', 'row', 'column', 'stack'])),
    ),
    in: described('All lie in this region.', z.optional(region)),
  }),
)
export type Goal = z.output<typeof goalSpec>

export const front = z.strictObject({
  name: described('Name of the Alien.', line(40, 1)),
  theme: described('What the front of the card hints at.', list(line(120, 1), 0, 5)),
  goalText: described('The Signal in words.', line(300, 1)),
  goal: described('The Signal as the engine knows it.', goalSpec),
})
export type Front = z.output<typeof front>

const roundsOf = <R extends z.ZodMiniType>(one: R) =>
  list(
    z.strictObject({
      title: described('Title of the column.', line(40, 1)),
      rules: described(
        'Its rules, in order.',
        list(
          z.strictObject({
            text: described('The rule as a sentence.', line(300, 1)),
            rule: described('The rule as the engine runs it.', one),
          }),
          1,
          6,
        ),
      ),
      witness: described(
        'A transmission that is known to bring the Signal in this round, if there is one to show.',
        z.optional(list(line(12, 1), 0, 10)),
      ),
    }),
    3,
    3,
  )

/** A whole card, front and back: the published schema of a table's own content. */
export const card = z.strictObject({
  ...front.shape,
  rounds: described('The three columns of the back.', roundsOf(rule)),
})
export type Card = z.output<typeof card>

/** The same as a command carries it; {@link card} says what is still wrong with it. */
export const looseCard = z.strictObject({
  ...front.shape,
  rounds: described('The three columns of the back.', roundsOf(looseRule)),
})

interface Placed {
  path: string[]
  message: string
}

const FAR: Readonly<Record<string, readonly string[]>> = {
  move: ['edge', 'any'],
  toward: ['touch', 'any'],
  away: ['edge', 'any'],
}

/** What no shape can say: which fields exclude each other. */
function faultsOf(given: Rule): Placed[] {
  const found: Placed[] = []
  const wrong = (message: string, ...path: string[]) => found.push({ path, message })
  const { when } = given
  if (when && (when.number === undefined) === (when.than === undefined))
    wrong('needs "number" or "than", and not both', 'when')
  if ('steps' in given || 'far' in given || given.op in FAR) {
    const { steps, far } = given as RuleOf<'move'>
    if ((steps === undefined) === (far === undefined)) wrong('needs "steps" or "far", and not both', 'steps')
    if (far !== undefined && !FAR[given.op]?.includes(far))
      wrong(`is ${FAR[given.op]?.join(' or ')} here`, 'far')
  }
  if (given.op === 'become' && !given.colour && !given.shape) wrong('needs a colour or a shape', 'colour')
  if (given.op === 'add') {
    const places = (['cell', 'besides', 'on', 'between'] as const).filter((name) => given[name] !== undefined)
    if (places.length !== 1) wrong('needs one of cell, besides, on and between', places[1] ?? 'cell')
    if (given.besides && !given.sides) wrong('needs the sides', 'sides')
    if (!given.besides && given.sides) wrong('goes with "besides" alone', 'sides')
    if (given.cell && given.count) wrong('has no meaning with a cell', 'count')
    if (given.between && (given.count ?? 1) > 1) wrong('is 1 here, or left out for every place', 'count')
    const { shape, facing } = given.kind
    if (facing && !FACINGS_OF[shape].includes(facing)) wrong('does not fit the shape', 'kind', 'facing')
  }
  return found
}
