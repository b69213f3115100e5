/**
 * Where things stand in a pack, and what the bits mean: README.md has the whole format. Offsets and sizes
 * are in bytes, numbers little-endian.
 */
export const MAGIC = 'HGWP'
export const VERSION = 1
/** Begins the tables, which may stand behind everything else. */
export const TABLES = 'HGWT\n'

export const AT = {
  version: 4,
  blocks: 6,
  hash: 8,
  language: 40,
  edition: 48,
  /** Three numbers, one for each tier. */
  masks: 52,
  noticeLength: 64,
  table: 68,
}
/** Length of the words (u16), nothing (u16), how many (u32). */
export const TABLE_ROW = 8
export const LANGUAGE_BYTES = 8
export const TIERS = [1, 2, 3] as const

/** Bits of the byte that stands for each word. */
export const FLAG = {
  singular: 1,
  plural: 2,
  /** Also, or only, of another part of speech than a noun. */
  other: 4,
  /** Not for family use. */
  adult: 32,
}
export const NOUN = FLAG.singular | FLAG.plural

/** Bits 3 and 4 hold the tier. */
export const tierOf = (flags: number): number => (flags >> 3) & 3
export const tierBits = (tier: number): number => tier << 3

/** A bit for each letter that occurs in a word of A–Z. */
export function maskOf(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) - 65)
  return mask
}
