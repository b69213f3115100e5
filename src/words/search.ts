import type { NounQuery } from '../core/index.ts'
import { fits } from './fits.ts'
import { FLAG, maskOf, NOUN, TIERS, tierOf } from './layout.ts'
import { type Block, type Parts, spell } from './parts.ts'

/** Beside the 26 letters, in the number that stands for a word while it is searched for. */
const IS_NOUN = 1 << 26
const COMMON = 1 << 27
const STANDARD = 1 << 28
const FAMILY = 1 << 29
const SHORTEST = 4
const RAREST = TIERS.at(-1)!
/** So many words, neighbours in the alphabet, are looked at together first. */
const TOGETHER = 16

/** A block, one number for each of its words, and what the numbers of each sixteen words have in sum. */
interface Index extends Block {
  numbers: Int32Array
  sums: Int32Array
}

/**
 * Finds nouns. A first look at the sets of letters that nouns have tells at once when there is none; else
 * one number for each word leaves few words to be read.
 */
export function nounSearch(parts: Parts): (query: NounQuery, limit: number) => string[] {
  // Of each length when it is first looked at: most searches end among short words.
  const made = new Map<Block, Index>()
  const indexOf = (block: Block): Index => {
    const known = made.get(block) ?? makeIndex(parts, block)
    made.set(block, known)
    return known
  }
  return (query, limit) => {
    const { letters = '', inner = '', first = '', last = '' } = query
    const wanted = maskOf(letters + inner + first + last)
    const tier = Math.min(query.tier ?? RAREST, RAREST)
    if (limit < 1 || !isWithin(parts.masks.get(tier), wanted)) return []
    const must = wanted | IS_NOUN | tierBit(tier) | (query.family ? FAMILY : 0)
    const { min = SHORTEST, max = Number.POSITIVE_INFINITY } = query
    const found: string[] = []
    for (const block of parts.blocks)
      if (block.length >= min && block.length <= max && found.length < limit)
        read(indexOf(block), parts.bytes, must, query, limit, found)
    return found
  }
}

function read(
  { length, at, count, numbers, sums }: Index,
  bytes: Uint8Array,
  must: number,
  query: NounQuery,
  limit: number,
  found: string[],
): void {
  const mustNot = maskOf(query.without ?? '')
  const first = query.first ? query.first.charCodeAt(0) : undefined
  const last = query.last ? query.last.charCodeAt(0) : undefined
  for (let i = 0; i < count; i++) {
    if (i % TOGETHER === 0) while (i < count && (sums[i / TOGETHER]! & must) !== must) i += TOGETHER
    if (i >= count) return
    const number = numbers[i]!
    if ((number & must) !== must || (number & mustNot) !== 0) continue
    const start = at + i * length
    if (first !== undefined && bytes[start] !== first) continue
    if (last !== undefined && bytes[start + length - 1] !== last) continue
    const word = spell(bytes, start, length)
    if (!fits(word, query)) continue
    found.push(word)
    if (found.length >= limit) return
  }
}

function makeIndex({ bytes, flagsAt }: Parts, block: Block): Index {
  const { length, at, count, first } = block
  const numbers = new Int32Array(count)
  const sums = new Int32Array(Math.ceil(count / TOGETHER))
  for (let i = 0, letter = at; i < count; i++) {
    let number = 0
    for (const end = letter + length; letter < end; letter++) number |= 1 << (bytes[letter]! - 65)
    number |= bitsOf(bytes[flagsAt + first + i]!)
    numbers[i] = number
    sums[Math.floor(i / TOGETHER)]! |= number
  }
  return { ...block, numbers, sums }
}

const bitsOf = (flags: number): number =>
  (flags & NOUN ? IS_NOUN : 0) |
  (tierOf(flags) === 1 ? COMMON : 0) |
  (tierOf(flags) <= 2 ? STANDARD : 0) |
  (flags & FLAG.adult ? 0 : FAMILY)

const tierBit = (tier: number): number => (tier <= 1 ? COMMON : tier === 2 ? STANDARD : 0)

/** Whether some noun has all these letters. */
function isWithin(masks: Uint32Array | undefined, wanted: number): boolean {
  if (!masks) return false
  for (let i = 0; i < masks.length; i++) if ((masks[i]! & wanted) === wanted) return true
  return false
}
