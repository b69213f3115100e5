import {
  type JsonSchema,
  type OpenCommand,
  openCommand,
  type Phrase,
  type Prompt,
  type Seat,
  typedWord,
  type ViewContext,
} from '../../core/index.ts'
import type { BottleCommand } from './commands.ts'
import { extremes, type Lying, type Roll, WORD_LENGTH } from './material.ts'
import { format } from './notation.ts'
import { mayClaim, openVotes, type PhaseOf, type State } from './state.ts'

/** What the seat may do. Nobody is asked anything while the letters are hidden or only time has to pass. */
export function prompts(view: State, seat: Seat, _: ViewContext): Prompt[] {
  const { phase } = view
  switch (phase.kind) {
    case 'closed':
      return phase.ready.includes(seat) ? [] : [between(phase)]
    case 'vote':
      return votePrompt(view, phase, seat)
    case 'sealed':
      return sealedPrompt(view, phase, seat)
    case 'rolled':
    case 'over':
      return []
    default:
      return livePrompt(view, phase, seat)
  }
}

interface Asked {
  kind: string
  since: number
  text: Phrase
  deadline: number | null
  commands?: BottleCommand[]
  open?: (OpenCommand & { example: BottleCommand })[]
}

function prompt({ kind, since, text, deadline, commands = [], open = [] }: Asked): Prompt {
  const kinds = [...new Set(commands.map((command) => command.type))]
  const listed = kinds.map((type) => commands.find((command) => command.type === type)!)
  return {
    kind,
    since,
    text,
    commands,
    open: open.map(({ type, schema }) => ({ type, schema })),
    deadline,
    notation: [...open.map((offer) => offer.example), ...listed].map(format),
  }
}

const phrase = (code: string, en: string, params?: Phrase['params']): Phrase => ({
  code: `message-in-a-bottle.${code}`,
  en,
  ...(params && { params }),
})

const between = ({ since, until }: PhaseOf<'closed'>): Prompt =>
  prompt({
    kind: 'between',
    since,
    text: phrase('ready', 'Are you ready for the next letters?'),
    deadline: until,
    commands: [{ type: 'ready' }],
  })

function votePrompt(view: State, { since, until, claims }: PhaseOf<'vote'>, seat: Seat): Prompt[] {
  const of = openVotes(view, seat)
  if (!of.length) return []
  const words = claims
    .filter((claim) => of.includes(claim.seat))
    .map((claim) => claim.words.join(' '))
    .join('; ')
  const text = phrase('vote', `Does this count: ${words}?`, { words })
  const commands = of.flatMap((claim) =>
    [true, false].map((accept): BottleCommand => ({ type: 'voteWord', claim, accept })),
  )
  return [prompt({ kind: 'vote', since, text, deadline: until, commands })]
}

const wordSchema: JsonSchema = { type: 'string', maxLength: 200, pattern: typedWord(1, WORD_LENGTH.max) }

const wordOffer = {
  ...openCommand('sayWord', { word: wordSchema }),
  example: { type: 'sayWord', word: 'WORD' },
} as const

function initialsOffer({ dice }: Roll) {
  const names = dice.map(({ die }) => die)
  const one: JsonSchema = {
    type: 'object',
    properties: { die: { enum: names }, word: wordSchema },
    required: ['die', 'word'],
    additionalProperties: false,
  }
  const each = names.map((die) => ({ contains: { type: 'object', properties: { die: { const: die } } } }))
  const words = { type: 'array', items: one, minItems: dice.length, maxItems: dice.length, allOf: each }
  const said = dice.map(({ die, letter }) => ({ die, word: `${letter}WORD` }))
  return {
    ...openCommand('sayInitials', { words }),
    example: { type: 'sayInitials', words: said } as BottleCommand,
  }
}

const offerOf = (roll: Roll) => (roll.condition === 'initials' ? initialsOffer(roll) : wordOffer)

/** What the roll asks for, as a sentence. */
export function wanted({ condition, dice }: Roll): Phrase {
  const letters = inARow(dice)
  const yellow = dice.find(({ die }) => die === 'yellow')?.letter ?? ''
  switch (condition) {
    case 'classic':
      return phrase('say-classic', `Say a word with all of ${letters}.`, { letters })
    case 'yellow-inside':
      return phrase(
        'say-yellow-inside',
        `Say a word with ${yellow} inside it, not at its ends, and no other letter of ${letters}.`,
        { letters, yellow },
      )
    case 'initials':
      return phrase('say-initials', `Say for each of ${letters} a word that begins with it.`, { letters })
    case 'first-last':
      return wantedEnds(dice, letters)
  }
}

function wantedEnds(dice: Roll['dice'], letters: string): Phrase {
  const { nearest, farthest } = extremes(dice)
  const params = { letters, nearest: inARow(nearest), farthest: inARow(farthest) }
  const en =
    nearest.length === dice.length
      ? `Say a word with two of ${letters} at its ends: all lie equally far from the neck.`
      : `Say a word with ${orOf(nearest)} at one end and ${orOf(farthest)} at the other: nearest to the neck and farthest.`
  return phrase('say-first-last', en, params)
}

const inARow = (dice: readonly Lying[]): string => dice.map(({ letter }) => letter).join(' ')

/** E, B or W */
const orOf = (dice: readonly Lying[]): string =>
  inARow(dice)
    .replaceAll(' ', ', ')
    .replace(/, (\S+)$/, ' or $1')

function livePrompt(
  view: State,
  phase: PhaseOf<'open' | 'challenge' | 'tie' | 'leading' | 'cover'>,
  seat: Seat,
): Prompt[] {
  const { roll, since, options } = view
  if (!roll || !mayClaim(view).includes(seat)) return []
  if (phase.kind === 'cover' && phase.seat !== seat) return []
  const initials = roll.condition === 'initials'
  const free = phase.kind !== 'cover'
  const commands: BottleCommand[] = []
  if (initials && free) commands.push({ type: 'cover' })
  if (phase.kind === 'open' && options.nonExistentWordRule && !initials)
    commands.push({ type: 'sayNonExistent' })
  if (free) commands.push({ type: 'pass' })
  if (free && phase.kind !== 'tie' && !view.thought.includes(seat)) commands.push({ type: 'think' })
  return [
    prompt({
      kind: 'round',
      since,
      text: wanted(roll),
      deadline: phase.until,
      commands,
      open: [offerOf(roll)],
    }),
  ]
}

function sealedPrompt(view: State, { answers, opened, until }: PhaseOf<'sealed'>, seat: Seat): Prompt[] {
  if (answers.some((one) => one.seat === seat)) return []
  const { since, options, thought } = view
  const look = opened.find((one) => one.seat === seat)
  if (!look?.roll) {
    const text =
      options.sealedBy === 'time'
        ? phrase('open', 'Open the round when you have the time: it counts from then on.')
        : phrase('open-length', 'Open the round when you like: the shortest word wins.')
    return [prompt({ kind: 'open', since, text, deadline: until, commands: [{ type: 'openRound' }] })]
  }
  const { roll } = look
  const commands: BottleCommand[] = []
  if (options.nonExistentWordRule && roll.condition !== 'initials') commands.push({ type: 'sayNonExistent' })
  commands.push({ type: 'pass' })
  if (!thought.includes(seat)) commands.push({ type: 'think' })
  return [
    prompt({
      kind: 'answer',
      since,
      text: wanted(roll),
      deadline: look.until ?? until,
      commands,
      open: [offerOf(roll)],
    }),
  ]
}
