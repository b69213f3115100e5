/**
 * A word list, as games see it. Words are upper-case A–Z. The verdict of a list is stored in the event
 * that follows from it and never asked for again, so lists may change between matches.
 */
export interface WordPack {
  /** Names list and edition, such as `en-small-1`. */
  id: string
  /** SHA-256 of the pack's bytes, in hex: which list judged a match. */
  sha256: string
  has(word: string): boolean
  /** How many words have this many letters. */
  count(length: number): number
  /** The `index`-th word of that length, in alphabetical order. */
  word(length: number, index: number): string
}

/** Folds what a player typed to the form that lists hold: trimmed, marks dropped, upper case. */
export const foldWord = (typed: string): string =>
  typed.trim().normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
