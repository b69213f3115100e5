import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Settings } from './ports.ts'

/** Signatures are cut to so many digits of hex: 104 bits, so that one fits into a mail's address. */
const DIGITS = 26

/**
 * A signature by the service's own key over a purpose and some parts, hex. The purpose keeps what was signed
 * for one thing from being used for another. Undefined where the service has no key.
 */
export function sign(
  { signingKey }: Settings,
  purpose: string,
  ...parts: readonly string[]
): string | undefined {
  if (signingKey === undefined) return undefined
  const text = JSON.stringify([purpose, ...parts])
  return bytesToHex(hmac(sha256, utf8ToBytes(signingKey), utf8ToBytes(text))).slice(0, DIGITS)
}

/** Whether it is that signature; takes the same time wherever it differs. */
export function verifies(
  settings: Settings,
  given: string,
  purpose: string,
  ...parts: readonly string[]
): boolean {
  const right = sign(settings, purpose, ...parts)
  if (right === undefined || given.length !== right.length) return false
  let differs = 0
  for (let i = 0; i < right.length; i++) differs |= right.charCodeAt(i) ^ given.charCodeAt(i)
  return differs === 0
}
