/** RFC 5321, 4.5.3.1 and RFC 1035: octets of the whole, of the part before the `@`, of a domain, of a label. */
const LONGEST = { address: 254, local: 64, domain: 253, label: 63 }

/** RFC 5322's dot-atom; quoted local parts are legal, and nobody has one. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** A token needs so many characters before the `@`, and a `+`. */
const TOKEN = 58

/**
 * A bare address as it is kept and sent to: its domain in lower case and, where it has letters beyond ASCII,
 * in Punycode (RFC 5891). Undefined for whatever is none, or could not be sent to from everywhere.
 */
export function normalAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const domain = at < 0 ? undefined : domainOf(text.slice(at + 1))
  if (domain === undefined || local.length > LONGEST.local || !LOCAL.test(local)) return undefined
  const address = `${local}@${domain}`
  return address.length <= LONGEST.address ? address : undefined
}

/** A domain in ASCII; undefined for a number, a bare host, or none at all. */
function domainOf(text: string): string | undefined {
  if (!/^[^\s/?#@:[\]\\%]+$/.test(text) || !URL.canParse(`http://${text}`)) return undefined
  const { hostname } = new URL(`http://${text}`)
  const labels = hostname.split('.')
  const fits =
    labels.length > 1 &&
    hostname.length <= LONGEST.domain &&
    labels.every((label) => label.length <= LONGEST.label && LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!)
  return fits ? hostname : undefined
}

/** A sender: its address, and perhaps a name. */
export interface Mailbox {
  name?: string
  address: string
}

/** Reads `Ada <ada@example.org>` or a bare address; a name has no quotes, brackets or controls. */
export function mailboxOf(text: string): Mailbox | undefined {
  const [, name, inner] = /^([^\p{Cc}"<>]*)<([^<>]+)>$/u.exec(text) ?? []
  const address = senderAddress((inner ?? text).trim())
  if (address === undefined) return undefined
  return name?.trim() ? { name: name.trim(), address } : { address }
}

/** Our own may be of a bare host, such as localhost. */
const senderAddress = (text: string): string | undefined =>
  normalAddress(text) ?? (normalAddress(`${text}.test`) !== undefined ? text : undefined)

/** What answers may be sent to: an address that leaves room for a token, or `@` and a whole domain. */
export function isReplyAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const room = LONGEST.local - TOKEN - 1
  return at === 0 ? senderAddress(`a${text}`) !== undefined : at <= room && senderAddress(text) !== undefined
}

/** Whether an address is one that answers come to: nobody plays from there. */
export function isOurs(reply: string, address: string): boolean {
  const at = reply.lastIndexOf('@')
  const domain = address.slice(address.lastIndexOf('@'))
  if (domain.toLowerCase() !== reply.slice(at).toLowerCase()) return false
  const local = address.slice(0, -domain.length).toLowerCase()
  const before = reply.slice(0, at).toLowerCase()
  return at === 0 || local === before || local.startsWith(`${before}+`)
}
