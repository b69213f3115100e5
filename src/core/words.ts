/**
 * What a list may say of a word beside what the word is: `family`, its base and what derives from it and does
 * not look like it; `apart`, what looks as if it derived from it, and does not; `hint`, words that hint at it.
 */
export const WORD_TABLES = ['family', 'apart', 'hint'] as const

export type WordTable = (typeof WORD_TABLES)[number]

/**
 * A word list, as games see it. Words are upper-case A–Z, as `foldWord` gives them. The verdict of a list is
 * stored in the event that follows from it and never asked for again, so lists may change between matches.
 */
export interface WordPack {
  /** Names list and edition, such as `en-1`. */
  id: string
  /** SHA-256 of the pack's bytes, in hex: which list judged a match. */
  sha256: string
  /** Language code, such as `en` or `cs`. */
  language: string
  /** Whether this is any word of the list, whatever its part of speech and length. */
  has(word: string): boolean
  /** Whether this is a noun, singular or plural (Czech: nominative). */
  isNoun(word: string): boolean
  /** How common a word is, from 1 (common) to 3 (rare); undefined for what is not in the list. */
  tier(word: string): number | undefined
  /** How many words of any part of speech have this many letters (4 to 8). */
  count(length: number): number
  /** The `index`-th of those, in alphabetical order; `index` is below `count(length)`. */
  word(length: number, index: number): string
  /** Nouns that fit, shortest first, then in alphabetical order; at most `limit`. */
  nouns(query: NounQuery, limit: number): string[]
  /** What stands beside a word in a table; nothing where it has no row there. */
  beside(table: WordTable, word: string): readonly string[]
}

/** What a noun has to be like. Every condition that stands here must hold; letters are upper-case A–Z. */
export interface NounQuery {
  /** Every letter has to occur, each as often as it stands here. */
  letters?: string
  /** Each of these stands at an inner position, and is neither first nor last. */
  inner?: string
  /** None of these letters occurs. */
  without?: string
  /** First letter. */
  first?: string
  /** Last letter. */
  last?: string
  /** Fewest letters; 4 by default. */
  min?: number
  /** Most letters. */
  max?: number
  /** This tier or a more common one. */
  tier?: number
  /** Leaves out words that are not for family use. */
  family?: boolean
}

/** Folds what a player typed to the form that lists hold: trimmed, marks dropped, upper case. */
export const foldWord = (typed: string): string =>
  typed.trim().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ẞ', 'SS').toUpperCase()

// Latin letters with the accents that foldWord takes off, one letter each.
const ACCENTED = 'À-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿĀ-ďĒ-ĥĨ-ıĴ-ķĹ-ľŃ-ňŌ-őŔ-ťŨ-ſ'
const MARKS = '\\u0300-\\u036f'

/**
 * How a word of so many letters may be typed, as the source of a regular expression: exact for Latin
 * letters with and without accents; other signs, such as wide ones, have to be folded to be counted.
 * `joints`: signs of which one may stand between two letters, as they are written in a class.
 */
export const typedWord = (min: number, max: number, joints = ''): string => {
  const letter = `[A-Za-z${ACCENTED}][${MARKS}]*`
  const next = joints ? `[${joints}]?${letter}` : letter
  const counted = `[${MARKS}]*${letter}(?:${next}){${min === max ? min - 1 : `${min - 1},${max - 1}`}}`
  const other = `(?=.*[^\\u0000-\\u007f${ACCENTED}${MARKS}${joints}])(?:[A-Za-z${joints}]|[^\\u0000-\\u007f])+`
  return `^\\s*(?:${counted}|${other})\\s*$`
}
