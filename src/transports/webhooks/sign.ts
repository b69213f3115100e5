import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { SigningSecrets } from '../../app/index.ts'

/**
 * The headers of a delivery (Standard Webhooks 1.0): `webhook-signature` has one signature for each secret
 * that is good now.
 * @param seconds when it is sent, since 1970 UTC
 */
export function signedHeaders(
  id: string,
  seconds: number,
  body: string,
  secrets: SigningSecrets,
): Record<string, string> {
  const good = secrets.filter(({ until }) => until === null || until > seconds * 1000)
  const content = utf8ToBytes(`${id}.${seconds}.${body}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': good
      .map(({ secret }) => `v1,${toBase64(hmac(sha256, fromBase64(secret.slice(PREFIX.length)), content))}`)
      .join(' '),
  }
}

const PREFIX = 'whsec_'

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
