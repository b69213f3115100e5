/**
 * Blocks of addresses that are none of the public internet, or lead elsewhere: the special-purpose registries of
 * IANA (RFC 6890) with multicast (RFC 5771), AS112 (RFC 7534, 7535), AMT (RFC 7450) and 6to4 relays (RFC 7526).
 */
const SPECIAL_4 = blocks(`
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`)
const SPECIAL_6 = blocks('2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20')

/** Of IPv6 only this has been given out (RFC 4291, 2.4), and addresses of IPv4 are written in this one. */
const [GIVEN_OUT, MAPPED] = blocks('2000::/3 ::ffff:0:0/96') as [string, string]

/** Whether a text is an address and no name. */
export const isAddress = (text: string): boolean => bitsOf(text) !== undefined

/** Whether an address, as it is written in a URL or comes from a name server, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const bits = bitsOf(address) ?? ''
  const bits4 = bits.startsWith(MAPPED) ? bits.slice(MAPPED.length) : bits
  return bits4.length === 32
    ? !SPECIAL_4.some((block) => bits4.startsWith(block))
    : bits.startsWith(GIVEN_OUT) && !SPECIAL_6.some((block) => bits.startsWith(block))
}

/** What the addresses of each block begin with, bit by bit. */
function blocks(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((block) => {
      const [address, length] = block.split('/')
      return bitsOf(address!)!.slice(0, Number(length))
    })
}

/** The 32 or 128 bits of an address; undefined for what is none in its usual form. */
function bitsOf(text: string): string | undefined {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
    const octets = text.split('.').map(Number)
    return octets.every((octet) => octet < 256) ? binary(octets, 8) : undefined
  }
  if (!text.includes(':') || !URL.canParse(`http://[${text}]`)) return undefined
  // It has become hexadecimal, with one gap at most.
  const [before = [], after = []] = new URL(`http://[${text}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half ? half.split(':').map((group) => Number.parseInt(group, 16)) : []))
  return binary([...before, ...Array(8 - before.length - after.length).fill(0), ...after], 16)
}

function binary(numbers: readonly number[], digits: number): string {
  return numbers.map((number) => number.toString(2).padStart(digits, '0')).join('')
}
