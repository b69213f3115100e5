import { encode, type PackHead } from '../../scripts/words/encode.ts'
import type { Row } from '../../scripts/words/row.ts'

/** A common singular noun, unless more is said. */
export const row = (word: string, more: Partial<Row> = {}): Row => ({
  word,
  singular: true,
  plural: false,
  other: false,
  tier: 1,
  adult: false,
  ...more,
})

export const packOf = (rows: readonly Row[], head: Partial<PackHead> = {}): Uint8Array =>
  encode({ language: 'xx', edition: 1, notice: '', ...head }, rows)
