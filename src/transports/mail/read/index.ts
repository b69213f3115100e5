import { type Address, addressParser, decodeWords } from 'postal-mime'
import { hashToken } from '../../../app/index.ts'
import { type Automatic, automaticReason, type Field } from './automatic.ts'
import { textOf } from './html.ts'
import { newestOf } from './newest.ts'
import { Parser } from './parser.ts'

export type { Field } from './automatic.ts'

/** A mail that came in, as far as it is looked at. */
export interface InboundMail {
  /** Without its angle brackets; made of the mail itself where it has none. */
  messageId: string
  /** Ids of the mails before it, the oldest first, with angle brackets. */
  references: string[]
  /** The bare address in From, in lower case; empty where there is none, or not exactly one. */
  from: string
  /** Everybody whom its head names as a receiver, bare. */
  to: string[]
  subject: string
  /** The newest block that nobody quoted. */
  lines: string[]
  /** Why it must not be answered. */
  automatic?: Automatic
}

/** What the channel knows beside the mail itself. */
export interface Envelope {
  /** Empty for a bounce. */
  sender?: string | undefined
}

/** Mails may be this large, bytes. */
export const LARGEST_MAIL = 10 << 20

/** Text comes before what is attached to it: more of a mail, bytes and lines, is not even decoded. */
const READ = { bytes: 512 << 10, lines: 10_000 }

function beginningOf(raw: Uint8Array): Uint8Array {
  let end = 0
  for (let lines = 0; lines < READ.lines && end < READ.bytes; lines++) {
    const next = raw.indexOf(LINE_FEED, end)
    if (next < 0) return raw.subarray(0, READ.bytes)
    end = next + 1
  }
  return raw.subarray(0, Math.min(end, READ.bytes))
}

const LINE_FEED = 0x0a

const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 256 << 10, maxRfc822NestingDepth: 0 }

/** So much of a text is looked at, characters. */
const LONGEST_TEXT = 256 << 10
const MOST_ADDRESSES = 100

/** Reads a mail, whatever came. Never throws. @returns undefined where it cannot be a mail */
export async function readMail(raw: Uint8Array, envelope: Envelope = {}): Promise<InboundMail | undefined> {
  if (raw.length === 0 || raw.length > LARGEST_MAIL) return undefined
  try {
    const { headers, text = '', html = '' } = await new Parser(LIMITS).parse(beginningOf(raw))
    return readFields(headers, { text, html, flowed: isFlowed(raw) }, envelope)
  } catch {
    return undefined // nested too deep, or nothing but head: nobody wrote that
  }
}

/** What a mail says, once somebody has taken it apart. */
export interface Body {
  text: string
  html: string
  /** Its text is of RFC 3676. */
  flowed?: boolean
}

/** The same for a mail that a provider has taken apart. */
export function readFields(fields: readonly Field[], body: Body, { sender }: Envelope = {}): InboundMail {
  const first = (key: string) => decodeWords(fields.find((field) => field.key === key)?.value ?? '')
  const [sent = '', ...others] = fields.flatMap(({ key, value }) => (key === 'from' ? [value] : []))
  const from = others.length > 0 ? '' : mailboxIn(sent)
  const lines = newestLines(body)
  const subject = first('subject').slice(0, 500)
  const automatic = automaticReason(fields, from, subject, sender)
  return {
    messageId: idOf(first('message-id'), first('date'), lines),
    references: [...new Set(first('references').match(/<[^<>\s]{1,250}>/g) ?? [])].slice(-20),
    from,
    to: receiversOf(fields),
    subject,
    lines,
    ...(automatic && { automatic }),
  }
}

/** A person's name and address are no longer, characters. */
const LONGEST_SENDER = 1000

/** Quoted names, and comments. */
const ASIDE = /"(?:[^"\\]|\\.)*"|\([^()]*\)/gs

/**
 * The one mailbox that From names; empty where there are several, or a group (RFC 5322, 3.6.2): nobody knows who of
 * them speaks. Some programs leave an address that is a name as well without its quotation marks.
 */
function mailboxIn(from: string): string {
  if (from.length > LONGEST_SENDER) return ''
  const plain = from.replace(ASIDE, ' ').trim().toLowerCase()
  const [, name = '', inner = plain] = /^([^<>:;]*)<([^<>]*)>$/.exec(plain) ?? []
  const address = inner.trim()
  const isOne = /^[^\s<>,:;@]+@[^\s<>,:;@]+$/.test(address)
  return isOne && (!name.includes('@') || name.trim() === address) ? address : ''
}

/** Who sends it again without an id must not have it done again. */
const idOf = (given: string, date: string, lines: readonly string[]): string =>
  /^\s*<?([!-;=?-~]{1,900})>?\s*$/.exec(given)?.[1] ?? `${hashToken(JSON.stringify([date, lines]))}@unnamed`

const RECEIVERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']

function receiversOf(fields: readonly Field[]): string[] {
  const values = (keys: readonly string[]) =>
    fields.filter(({ key }) => keys.includes(key)).map(({ value }) => value.slice(0, LONGEST_LIST))
  const handed = values(RECEIVERS).flatMap((value) =>
    value.split(/[\s<>,;"]+/).filter((part) => part.includes('@')),
  )
  const named = values(['to', 'cc']).flatMap((value) => bare(addressParser(value)))
  return [...new Set([...handed, ...named].map((address) => address.toLowerCase()))].slice(0, MOST_ADDRESSES)
}

/** A list of receivers is looked at up to here, characters. */
const LONGEST_LIST = 20_000

const bare = (addresses: readonly Address[]): string[] =>
  addresses
    .flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address ?? '']))
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address.includes('@'))

/** The text's, unless it was wrapped on its way and there is HTML, which is not. */
function newestLines({ text, html, flowed = false }: Body): string[] {
  const cut = text.slice(0, LONGEST_TEXT)
  const plain = newestOf(flowed ? joined(cut) : cut)
  if (!html || (plain.length > 0 && !isWrapped(plain))) return plain
  const rich = newestOf(textOf(html.slice(0, LONGEST_TEXT)))
  return rich.length > 0 ? rich : plain
}

const WRAPPED_FROM = 64

const isWrapped = (lines: readonly string[]): boolean =>
  lines.some((line, i) => line.length >= WRAPPED_FROM && lines[i + 1]?.trim())

/** So far the heads of a mail's parts reach at most, before whatever is attached. */
const SNIFFED = 32 << 10

const isFlowed = (raw: Uint8Array): boolean =>
  /\bformat\s*=\s*"?flowed/i.test(new TextDecoder('latin1').decode(raw.subarray(0, SNIFFED)))

/** RFC 3676: a line that ends in a space goes on in the next one of the same depth. */
function joined(text: string): string {
  const whole: string[] = []
  let [open, depth] = [false, 0]
  for (const line of text.split(/\r?\n/)) {
    const own = /^>*/.exec(line)![0].length
    if (open && own === depth && line !== '-- ') whole[whole.length - 1] += line.slice(own).replace(/^ /, '')
    else whole.push(line)
    open = line.endsWith(' ') && line !== '-- ' && line.trim() !== ''
    depth = own
  }
  return whole.join('\n')
}
