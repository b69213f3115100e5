import type { NounQuery, Rng, WordPack } from '../../core/index.ts'
import type { Options } from './options.ts'

/** The letter dice, in the order in which they are shown. */
export const DICE = ['turquoise1', 'turquoise2', 'yellow', 'darkBlue'] as const
export type Die = (typeof DICE)[number]

/** What a word has to fulfil. Without the effects die it is always `classic`. */
export const CONDITIONS = ['classic', 'yellow-inside', 'initials', 'first-last'] as const
export type Condition = (typeof CONDITIONS)[number]

/** The faces of the dice by language (R3): every letter stands on one die only. */
export const DICE_SETS: Readonly<Record<Options['language'], Readonly<Record<Die, string>>>> = Object.freeze({
  en: { turquoise1: 'AEIOUY', turquoise2: 'RSTNLC', yellow: 'DMPHGB', darkBlue: 'FWKVJZ' },
  cs: { turquoise1: 'AEIOUY', turquoise2: 'RSTNLK', yellow: 'DMPVHJ', darkBlue: 'BCZFGX' },
})

export const EFFECT_FACES: readonly Condition[] = Object.freeze([
  'yellow-inside',
  'initials',
  'first-last',
  'first-last',
  'classic',
  'classic',
])

export const DIAMONDS = 45
/** Diamonds of each seat at the start. */
export const FIRST_DIAMONDS = 1
/** Letters that a word has at least, and at most. */
export const WORD_LENGTH = { min: 4, max: 45 } as const
/** Solutions shown after a round. */
export const SHOWN = 5

/** A die as it lies: its letter and, with the effects die, how far it is from the neck of the bottle (1–6). */
export interface Lying {
  die: Die
  letter: string
  distance: number | null
}

export interface Roll {
  condition: Condition
  dice: Lying[]
}

/** Why a word is wrong. */
export const FAULTS = [
  'too-short',
  'letters-missing',
  'yellow-not-inside',
  'letters-forbidden',
  'wrong-ends',
  'wrong-initial',
  'said-twice',
  'already-said',
  'not-a-noun',
  'too-rare',
  'voted-down',
  'too-late',
] as const
export type Fault = (typeof FAULTS)[number]

export const withEffects = ({ mode }: Pick<Options, 'mode'>): boolean =>
  mode === 'effects' || mode === 'party'

/** The letter dice in the bottle (R4): easy and party leave the dark blue one out. */
export const diceInPlay = ({ mode }: Pick<Options, 'mode'>): readonly Die[] =>
  mode === 'easy' || mode === 'party' ? DICE.slice(0, 3) : DICE

/** Shakes the bottle. */
export function shake(options: Options, rng: Rng): Roll {
  const faces = options.dice ?? DICE_SETS[options.language]
  const effects = withEffects(options)
  const dice = diceInPlay(options).map((die) => ({
    die,
    letter: rng.pick([...faces[die]]),
    distance: effects ? 1 + rng.int(6) : null,
  }))
  return { condition: effects ? rng.pick(options.effectFaces) : 'classic', dice }
}

/** What is wrong with the spelling of a word under a roll; nothing if it fits (R10, R33 to R35). */
export function misspelt({ condition, dice }: Roll, word: string): Fault | undefined {
  if (word.length < WORD_LENGTH.min) return 'too-short'
  const letters = dice.map(({ letter }) => letter)
  if (condition === 'first-last') {
    const ends = `${word[0]}${word.at(-1)}`
    return endsOf(dice).includes(ends) ? undefined : 'wrong-ends'
  }
  if (condition === 'yellow-inside') {
    const { yellow, others } = apart(dice)
    if (!word.slice(1, -1).includes(yellow) || word.startsWith(yellow) || word.endsWith(yellow))
      return 'yellow-not-inside'
    return [...others].some((letter) => word.includes(letter)) ? 'letters-forbidden' : undefined
  }
  const lacks = letters.some((letter) => times(word, letter) < times(letters.join(''), letter))
  return lacks ? 'letters-missing' : undefined
}

/** What is wrong with the words that a player says one for each die (R37). `dice` and `words` go together. */
export function misspeltInitials(
  words: readonly { die: Die; word: string }[],
  roll: Roll,
): Fault | undefined {
  if (words.some(({ word }) => word.length < WORD_LENGTH.min)) return 'too-short'
  const letterOf = (die: Die) => roll.dice.find((one) => one.die === die)?.letter
  if (words.some(({ die, word }) => word[0] !== letterOf(die))) return 'wrong-initial'
  return new Set(words.map(({ word }) => word)).size < words.length ? 'said-twice' : undefined
}

const times = (text: string, letter: string): number => text.split(letter).length - 1

function apart(dice: readonly Lying[]): { yellow: string; others: string } {
  const yellow = dice.find(({ die }) => die === 'yellow')?.letter ?? ''
  const others = dice.filter(({ die }) => die !== 'yellow').map(({ letter }) => letter)
  // With dice of one's own the yellow letter may be on another die, too: it is wanted then, not forbidden.
  return { yellow, others: others.filter((letter) => letter !== yellow).join('') }
}

/** The dice nearest to the neck of the bottle and those farthest from it; where all lie alike, all are both. */
export function extremes(dice: readonly Lying[]): { nearest: readonly Lying[]; farthest: readonly Lying[] } {
  const distances = dice.map(({ distance }) => distance ?? 0)
  const at = (far: number) => dice.filter(({ distance }) => (distance ?? 0) === far)
  return { nearest: at(Math.min(...distances)), farthest: at(Math.max(...distances)) }
}

/** First and last letters, together, that a word may have: nearest and farthest die, either way round (R35). */
export function endsOf(dice: readonly Lying[]): string[] {
  const { nearest, farthest } = extremes(dice)
  const pairs = nearest.flatMap((near) =>
    farthest.flatMap((far) =>
      near.die === far.die ? [] : [`${near.letter}${far.letter}`, `${far.letter}${near.letter}`],
    ),
  )
  return [...new Set(pairs)]
}

/** What to ask a word list for, so that together the answers are the words that fit; one a die for initials. */
export function queriesOf({ condition, dice }: Roll): NounQuery[] {
  switch (condition) {
    case 'classic':
      return [{ letters: dice.map(({ letter }) => letter).join('') }]
    case 'yellow-inside': {
      const { yellow, others } = apart(dice)
      return [{ inner: yellow, without: others }]
    }
    case 'first-last':
      return endsOf(dice).map((ends) => ({ first: ends[0]!, last: ends[1]! }))
    case 'initials':
      return dice.map(({ letter }) => ({ first: letter }))
  }
}

/** Nouns that fit a roll and were not used up, the shortest first; for initials one for each die, or none. */
export function solutions(
  roll: Roll,
  words: WordPack,
  said: readonly string[],
  limit: number,
  more: Pick<NounQuery, 'tier' | 'family' | 'max'> = {},
): string[] {
  const of = (query: NounQuery, most: number) =>
    words
      .nouns({ ...query, ...more }, most + said.length)
      .filter((word) => !said.includes(word))
      .slice(0, most)
  const queries = queriesOf(roll)
  if (roll.condition === 'initials') {
    const found: string[] = []
    for (const query of queries) {
      const next = of(query, queries.length).find((word) => !found.includes(word))
      if (next === undefined) return []
      found.push(next)
    }
    return found
  }
  const found = new Set(queries.flatMap((query) => of(query, limit)))
  return [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, limit)
}
