import { FLAG, tierBits } from '../../src/words/layout.ts'

/** What a pack says about one word. */
export interface Row {
  /** Upper-case A–Z. */
  word: string
  singular: boolean
  plural: boolean
  /** Also, or only, of another part of speech than a noun. */
  other: boolean
  /** 1 common, 2 standard, 3 rare. */
  tier: 1 | 2 | 3
  /** Not for family use. */
  adult: boolean
}

export const flagsOf = ({ singular, plural, other, tier, adult }: Row): number =>
  (singular ? FLAG.singular : 0) |
  (plural ? FLAG.plural : 0) |
  (other ? FLAG.other : 0) |
  (adult ? FLAG.adult : 0) |
  tierBits(tier)

/** Words in the order of packs: shortest first, then by the alphabet. */
export const byLength = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

const MARKS = /\p{M}/gu

/** Lower-case a–z without marks, or undefined where that is not all. */
export function folded(word: string): string | undefined {
  const plain = /^[a-z]+$/.test(word) ? word : word.normalize('NFKD').replace(MARKS, '')
  return /^[a-z]+$/.test(plain) ? plain : undefined
}
