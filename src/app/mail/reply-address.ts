import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../../core/index.ts'
import type { Settings } from '../ports.ts'
import { sign, verifies } from '../signing.ts'

/** What an answer to a mail may do: speak for one seat, as long as it is in the same hands. */
export interface ReplyTo {
  /** UUID of the match. */
  match: string
  seat: Seat
  generation: number
  /** What the mail showed: questions asked after it were not in it. */
  revision: number
}

/** Sixteen bytes of the match, one of the seat, two of its generation, four of the revision. */
const PAYLOAD = 23

/** 104 bits of signature, so that all of it fits before the `@` of any mail system: 58 letters of 64. */
const SIGNATURE = 13

const PURPOSE = 'mail-reply'

/**
 * The unguessable part of a reply address; lower-case base32 (RFC 4648), since some systems fold the case.
 * Undefined where the service has no signing key.
 */
export function makeReplyToken(settings: Settings, to: ReplyTo): string | undefined {
  const payload = new Uint8Array(PAYLOAD)
  payload.set(hexToBytes(to.match.replaceAll('-', '')))
  const view = new DataView(payload.buffer)
  view.setUint8(16, to.seat)
  view.setUint16(17, to.generation)
  view.setUint32(19, to.revision)
  const signature = sign(settings, PURPOSE, bytesToHex(payload))
  return signature && encode(concatBytes(payload, hexToBytes(signature)))
}

/** Whose token it is; undefined for whatever this service has not signed. */
export function readReplyToken(settings: Settings, token: string): ReplyTo | undefined {
  const bytes = decode(token.toLowerCase())
  if (bytes?.length !== PAYLOAD + SIGNATURE) return undefined
  const payload = bytes.subarray(0, PAYLOAD)
  const hex = bytesToHex(payload)
  if (!verifies(settings, bytesToHex(bytes.subarray(PAYLOAD)), PURPOSE, hex)) return undefined
  const view = new DataView(payload.buffer, payload.byteOffset)
  return {
    match: hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    seat: view.getUint8(16),
    generation: view.getUint16(17),
    revision: view.getUint32(19),
  }
}

/** `play@example.org` becomes `play+token@example.org`, a bare `@example.org` becomes `token@example.org`. */
export function replyAddress(base: string, token: string): string {
  const at = base.lastIndexOf('@')
  return at === 0 ? `${token}${base}` : `${base.slice(0, at)}+${token}${base.slice(at)}`
}

/** The token in an address that {@link replyAddress} made; undefined for any other address. */
export function tokenIn(base: string, address: string): string | undefined {
  const at = base.lastIndexOf('@')
  const [local, domain] = [
    address.slice(0, address.lastIndexOf('@')),
    address.slice(address.lastIndexOf('@')),
  ]
  if (domain.toLowerCase() !== base.slice(at).toLowerCase()) return undefined
  const before = at === 0 ? '' : `${base.slice(0, at)}+`
  const token = local.slice(before.length)
  return local.toLowerCase().startsWith(before.toLowerCase()) && token ? token : undefined
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

function encode(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return bits.replace(/.{1,5}/g, (five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]!)
}

/** Undefined where it is not the one way of writing those bytes. */
function decode(text: string): Uint8Array | undefined {
  let bits = ''
  for (const letter of text) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) return undefined
    bits += value.toString(2).padStart(5, '0')
  }
  const whole = bits.length - (bits.length % 8)
  if (bits.length - whole > 4 || bits.slice(whole).includes('1')) return undefined
  return Uint8Array.from(bits.slice(0, whole).match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
