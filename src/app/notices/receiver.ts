import { isAddress, isPublicAddress } from './public-address.ts'

/** Names that mean something inside a network only (RFC 6761, 6762, 8375, 9476). */
const INNER =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|alt|home\.arpa)$/

/** Ports that receivers may listen on. */
const PORTS = ['', '443', '8443']

/**
 * What is wrong with a receiver's address, in words for whoever gave it; undefined if nothing is. A name is
 * looked up only when it is called, since it may lead elsewhere by then.
 */
export function faultOf(address: string, allowPrivate = false): string | undefined {
  if (!URL.canParse(address)) return 'is not an address'
  const url = new URL(address)
  if (url.username || url.password) return 'may not hold a user name or a password'
  if (allowPrivate)
    return url.protocol === 'http:' || url.protocol === 'https:' ? undefined : 'has to be http or https'
  if (url.protocol !== 'https:') return 'has to be https'
  if (!PORTS.includes(url.port)) return 'may only have port 443 or 8443'
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isPublic = isAddress(host) ? isPublicAddress(host) : host.includes('.') && !INNER.test(host)
  return isPublic ? undefined : 'is not in the public internet'
}
