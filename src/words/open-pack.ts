import type { WordPack, WordTable } from '../core/index.ts'
import { AT, LANGUAGE_BYTES, NOUN, tierOf } from './layout.ts'
import { ascii, type Block, type Parts, partsOf, spell } from './parts.ts'
import { nounSearch } from './search.ts'

/**
 * Looks words up where they lie. Nothing is taken apart when the pack is opened, and the bytes are neither
 * copied nor hashed: whoever reads them from outside compares them with `sha256` (see `hashedPart`).
 * Throws `BadPack`.
 */
export function openPack(source: Uint8Array | ArrayBuffer): WordPack {
  const parts = partsOf(source)
  const { bytes, blocks, flagsAt } = parts
  const ofLength = new Map(blocks.map((block) => [block.length, block]))
  const flags = (word: string): number => {
    const block = ofLength.get(word.length)
    const index = block ? find(bytes, block, word) : -1
    return index < 0 ? 0 : bytes[flagsAt + index]!
  }
  return {
    ...named(bytes),
    has: (word) => flags(word) !== 0,
    isNoun: (word) => (flags(word) & NOUN) !== 0,
    tier: (word) => tierOf(flags(word)) || undefined,
    count: (length) => ofLength.get(length)?.count ?? 0,
    word: (length, index) => {
      const block = ofLength.get(length)
      return block && index < block.count ? spell(bytes, block.at + index * length, length) : ''
    },
    nouns: nounSearch(parts),
    beside: tablesOf(parts),
  }
}

/** What `sha256` is taken of: all that stands behind it, up to the tables. */
export const hashedPart = (bytes: Uint8Array): Uint8Array =>
  bytes.subarray(AT.language, partsOf(bytes).tables.at)

/** The text that stands at the end of a pack: where its words come from and under which terms. */
export function noticeOf(source: Uint8Array | ArrayBuffer): string {
  const { bytes, notice } = partsOf(source)
  return ascii(bytes, notice.at, notice.length)
}

function named(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const language = ascii(bytes, AT.language, LANGUAGE_BYTES).replace(/\0+$/, '')
  const hex = [...bytes.subarray(AT.hash, AT.language)].map((b) => b.toString(16).padStart(2, '0')).join('')
  return { id: `${language}-${view.getUint32(AT.edition, true)}`, language, sha256: hex }
}

/** Looks words up in the tables, which are taken apart when one is first asked for. */
function tablesOf({ bytes, tables }: Parts): WordPack['beside'] {
  let rows: ReadonlyMap<string, readonly string[]> | undefined
  return (table: WordTable, word: string) => {
    rows ??= new Map(
      ascii(bytes, tables.at, tables.length)
        .split('\n')
        .map((line) => {
          const [name, first, ...others] = line.split(' ')
          return [`${name} ${first}`, others]
        }),
    )
    return rows.get(`${table} ${word}`) ?? []
  }
}

/** The number of a word in the pack, or −1. */
function find(bytes: Uint8Array, { length, at, count, first }: Block, word: string): number {
  let low = 0
  let high = count - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const start = at + middle * length
    let order = 0
    for (let i = 0; i < length && order === 0; i++) order = bytes[start + i]! - word.charCodeAt(i)
    if (order === 0) return first + middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return -1
}
