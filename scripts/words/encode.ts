import { createHash } from 'node:crypto'
import type { WordTable } from '../../src/core/index.ts'
import {
  AT,
  LANGUAGE_BYTES,
  MAGIC,
  maskOf,
  TABLE_ROW,
  TABLES,
  TIERS,
  VERSION,
} from '../../src/words/layout.ts'
import { byLength, flagsOf, type Row } from './row.ts'

export interface PackHead {
  language: string
  edition: number
  /** Where the words come from and under which terms; ASCII. */
  notice: string
  /** Rows by table, each a word and what stands beside it; ASCII, in capitals. */
  tables?: Readonly<Partial<Record<WordTable, string>>>
}

/** The bytes of a pack: the same rows give the same bytes. The format: src/words/README.md. */
export function encode(
  { language, edition, notice, tables = {} }: PackHead,
  unordered: readonly Row[],
): Uint8Array {
  const rows = [...unordered].sort((a, b) => byLength(a.word, b.word))
  const lengths = [...new Set(rows.map(({ word }) => word.length))]
  const masks = TIERS.map((tier) =>
    maximal(rows.filter((row) => row.tier <= tier && (row.singular || row.plural)).map((row) => row.word)),
  )
  const letters = Buffer.from(rows.map(({ word }) => word).join(''), 'latin1')
  const lettersAt = AT.table + lengths.length * TABLE_ROW
  const masksAt = (lettersAt + letters.length + rows.length + 3) & ~3
  const noticeAt = masksAt + 4 * masks.flat().length
  const appendix = appendixOf(tables)
  const tablesAt = noticeAt + notice.length
  const bytes = Buffer.alloc(tablesAt + appendix.length)
  bytes.write(MAGIC, 0, 'latin1')
  bytes.writeUInt16LE(VERSION, AT.version)
  bytes.writeUInt16LE(lengths.length, AT.blocks)
  bytes.write(language.padEnd(LANGUAGE_BYTES, '\0'), AT.language, 'latin1')
  bytes.writeUInt32LE(edition, AT.edition)
  for (const [i, list] of masks.entries()) bytes.writeUInt32LE(list.length, AT.masks + 4 * i)
  bytes.writeUInt32LE(notice.length, AT.noticeLength)
  for (const [i, length] of lengths.entries()) {
    bytes.writeUInt16LE(length, AT.table + i * TABLE_ROW)
    const count = rows.filter(({ word }) => word.length === length).length
    bytes.writeUInt32LE(count, AT.table + i * TABLE_ROW + 4)
  }
  letters.copy(bytes, lettersAt)
  Buffer.from(rows.map(flagsOf)).copy(bytes, lettersAt + letters.length)
  for (const [i, mask] of masks.flat().entries()) bytes.writeUInt32LE(mask, masksAt + 4 * i)
  bytes.write(notice, noticeAt, 'latin1')
  bytes.write(appendix, tablesAt, 'latin1')
  createHash('sha256').update(bytes.subarray(AT.language, tablesAt)).digest().copy(bytes, AT.hash)
  return bytes
}

/** The tables as a text: the name of its table begins each row. */
function appendixOf(tables: NonNullable<PackHead['tables']>): string {
  const rows = Object.entries(tables).flatMap(([name, text]) =>
    text.split('\n').flatMap((row) => (row ? [`${name} ${row}`] : [])),
  )
  return rows.length ? TABLES + rows.join('\n') : ''
}

/** The sets of letters that are part of no other, in ascending order. */
function maximal(words: readonly string[]): number[] {
  const sets = [...new Set(words.map(maskOf))].sort((a, b) => size(b) - size(a) || a - b)
  const kept: number[] = []
  for (const set of sets) if (!kept.some((larger) => (larger & set) === set)) kept.push(set)
  return kept.sort((a, b) => a - b)
}

function size(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
