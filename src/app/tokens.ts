import { hexToBytes } from '@noble/hashes/utils.js'
import { digest } from '../core/index.ts'
import type { RandomBytes } from './ports.ts'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BODY = 27 // base62 digits of 160 bits
const CHECK = 6 // base62 digits of 32 bits

/** The short name of each kind inside a token. */
const PREFIX = { seat: 'seat', host: 'host', watch: 'watch', invite: 'inv', key: 'key' } as const

export type BearerKind = keyof typeof PREFIX

const base62 = (value: bigint, width: number): string => {
  let digits = ''
  for (let rest = value; digits.length < width; rest /= 62n) digits = ALPHABET[Number(rest % 62n)]! + digits
  return digits
}

const checksum = (text: string): string => base62(BigInt(`0x${digest(text).slice(0, 8)}`), CHECK)

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function hex(bytes: Uint8Array, from = 0, to = bytes.length): string {
  let text = ''
  for (let i = from; i < to; i++) text += HEX[bytes[i]!]
  return text
}

/** A new opaque token: `hg_<kind>_<160 random bits, base62><checksum>`. */
export function makeToken(kind: BearerKind, random: RandomBytes): string {
  const body = `hg_${PREFIX[kind]}_${base62(BigInt(`0x${hex(random(20))}`), BODY)}`
  return body + checksum(body)
}

/** What a token is stored and looked up as. */
export const hashToken = (token: string): string => digest(token)

/** The kind of a well-formed token; undefined for anything else, without asking the database. */
export function tokenKind(token: string): BearerKind | undefined {
  const match = /^hg_([a-z]+)_([0-9A-Za-z]{33})$/.exec(token)
  if (!match || checksum(token.slice(0, -CHECK)) !== token.slice(-CHECK)) return undefined
  return (Object.keys(PREFIX) as BearerKind[]).find((kind) => PREFIX[kind] === match[1])
}

/** UUIDv7 (RFC 9562): sorts by the time it was made. */
export const uuidv7 = (now: number, random: RandomBytes): string => uuidOf(random(16), now)

/** The same from given bytes, or from the first of a digest in hex. */
export function uuidOf(given: Uint8Array | string, now: number): string {
  const bytes = typeof given === 'string' ? hexToBytes(given.slice(0, 32)) : given
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) & 0xff
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return [hex(bytes, 0, 4), hex(bytes, 4, 6), hex(bytes, 6, 8), hex(bytes, 8, 10), hex(bytes, 10)].join('-')
}

/** Random bytes are cheapest by the thousand; each is handed out once and wiped. */
export function pooled(random: RandomBytes, size = 4096): RandomBytes {
  let pool: Uint8Array = new Uint8Array()
  let next = 0
  return (length) => {
    if (length > size) return random(length)
    if (next + length > pool.length) {
      pool = random(size)
      next = 0
    }
    const taken = pool.slice(next, next + length)
    pool.fill(0, next, next + length)
    next += length
    return taken
  }
}

/** 32 random bytes in hex: the seed of a match. */
export const makeSeed = (random: RandomBytes): string => hex(random(32))
