import type { NounQuery, WordPack } from '../../../src/core/index.ts'
import { fits } from '../../../src/words/fits.ts'
import { beside } from './tables.ts'

/** A list as it is stored: per length the words of that length, run together in alphabetical order. */
export interface Packed {
  id: string
  language: string
  sha256: string
  blocks: Readonly<Record<number, string>>
}

/**
 * Looks words up where they lie: nothing is taken apart when the list is loaded, a look-up halves a
 * block of words of equal length. Such a list knows no parts of speech: every word passes for a common noun.
 */
export function unpack({ id, language, sha256, blocks }: Packed): WordPack {
  const lengths = Object.keys(blocks).map(Number)
  const count = (length: number) => (blocks[length]?.length ?? 0) / (length || 1)
  const word = (length: number, index: number) =>
    (blocks[length] ?? '').slice(index * length, (index + 1) * length)
  const has = (wanted: string) => {
    let low = 0
    let high = count(wanted.length)
    while (low < high) {
      const middle = (low + high) >> 1
      if (word(wanted.length, middle) < wanted) low = middle + 1
      else high = middle
    }
    return wanted !== '' && word(wanted.length, low) === wanted
  }
  const nouns = (query: NounQuery, limit: number) => {
    const found: string[] = []
    const { min = 0, max = Number.POSITIVE_INFINITY } = query
    for (const length of lengths)
      if (length >= min && length <= max)
        for (let i = 0; i < count(length) && found.length < limit; i++) {
          const next = word(length, i)
          if (fits(next, query)) found.push(next)
        }
    return found
  }
  const tier = (w: string) => (has(w) ? 1 : undefined)
  return { id, language, sha256, has, isNoun: has, tier, count, word, nouns, beside }
}

/** What `sha256` is taken of: the words in order of length, then of the alphabet, each with a line feed. */
export const bytesOf = (blocks: Packed['blocks']): string =>
  Object.keys(blocks)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((length) => blocks[length]!.match(new RegExp(`.{${length}}`, 'g')) ?? [])
    .map((word) => `${word}\n`)
    .join('')
