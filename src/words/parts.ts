import { AT, MAGIC, TABLE_ROW, TABLES, TIERS, VERSION } from './layout.ts'

/** The words of one length: where their letters begin, how many there are, the number of the first. */
export interface Block {
  length: number
  at: number
  count: number
  first: number
}

/** A pack's parts as they lie in its bytes. */
export interface Parts {
  bytes: Uint8Array
  blocks: readonly Block[]
  /** The flags of word 0; one byte for each word. */
  flagsAt: number
  /** By tier: sets of letters, of which each set that some noun of the tier or a commoner one has is a part. */
  masks: ReadonlyMap<number, Uint32Array>
  /** Where the notice stands. */
  notice: { at: number; length: number }
  /** Where the tables stand, behind all that the hash is taken of. */
  tables: { at: number; length: number }
}

/** These bytes are no pack, or one of a format that this code does not know. */
export class BadPack extends Error {
  override name = 'BadPack'
}

/** Letters as text. With its arguments written out, `fromCharCode` takes a tenth of the time of a spread. */
export function spell(b: Uint8Array, at: number, length: number): string {
  const of = String.fromCharCode
  if (length > 8) return spell(b, at, 8) + spell(b, at + 8, length - 8)
  const [n, o, p, q] = [b[at]!, b[at + 1]!, b[at + 2]!, b[at + 3]!]
  if (length === 4) return of(n, o, p, q)
  const [r, s, t, u] = [b[at + 4]!, b[at + 5]!, b[at + 6]!, b[at + 7]!]
  if (length === 8) return of(n, o, p, q, r, s, t, u)
  if (length === 7) return of(n, o, p, q, r, s, t)
  if (length === 6) return of(n, o, p, q, r, s)
  if (length === 5) return of(n, o, p, q, r)
  return of(n, o, p, q).slice(0, length)
}

export function partsOf(source: Uint8Array | ArrayBuffer): Parts {
  const bytes = source instanceof Uint8Array ? source : new Uint8Array(source)
  if (bytes.length < AT.table || ascii(bytes, 0, 4) !== MAGIC) throw new BadPack('that is no word pack')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const version = view.getUint16(AT.version, true)
  if (version !== VERSION) throw new BadPack(`a word pack of format ${version}; known is ${VERSION}`)
  const rows = view.getUint16(AT.blocks, true)
  const lettersAt = AT.table + rows * TABLE_ROW
  if (bytes.length < lettersAt) throw new BadPack('the word pack is cut off')
  const blocks: Block[] = []
  let at = lettersAt
  let first = 0
  for (let row = AT.table; row < lettersAt; row += TABLE_ROW) {
    const [length, count] = [view.getUint16(row, true), view.getUint32(row + 4, true)]
    blocks.push({ length, at, count, first })
    at += length * count
    first += count
  }
  const flagsAt = at
  at = (flagsAt + first + 3) & ~3
  const masks = new Map<number, Uint32Array>()
  for (const [i, tier] of TIERS.entries()) {
    const count = view.getUint32(AT.masks + 4 * i, true)
    if (at + 4 * count > bytes.length) throw new BadPack('the word pack is cut off')
    masks.set(
      tier,
      Uint32Array.from({ length: count }, (_, k) => view.getUint32(at + 4 * k, true)),
    )
    at += 4 * count
  }
  const noticeLength = view.getUint32(AT.noticeLength, true)
  const end = at + noticeLength
  if (end > bytes.length) throw new BadPack('the word pack is cut off')
  const tables = { at: end, length: bytes.length - end }
  if (tables.length > 0 && ascii(bytes, end, TABLES.length) !== TABLES)
    throw new BadPack('something else follows the word pack')
  return { bytes, blocks, flagsAt, masks, notice: { at, length: noticeLength }, tables }
}

export function ascii(bytes: Uint8Array, at: number, length: number): string {
  let text = ''
  for (const byte of bytes.subarray(at, at + length)) text += String.fromCharCode(byte)
  return text
}
