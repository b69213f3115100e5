import PostalMime, { type Address, type Email } from 'postal-mime'
import { hashToken } from '../../../app/index.ts'
import { type Automatic, automaticReason } from './automatic.ts'
import { textOf } from './html.ts'
import { newestOf } from './newest.ts'

/** A mail that came in, as far as it is looked at. */
export interface InboundMail {
  /** Without its angle brackets; made of the mail itself where it has none. */
  messageId: string
  /** Ids of the mails before it, the oldest first, with angle brackets. */
  references: string[]
  /** The bare address in From, in lower case; empty where there is none or more than one. */
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
    const mail = await PostalMime.parse(beginningOf(raw), LIMITS)
    return digestOf(mail, isFlowed(raw), envelope)
  } catch {
    return undefined // nested too deep, or nothing but head: nobody wrote that
  }
}

function digestOf(mail: Email, flowed: boolean, { sender }: Envelope): InboundMail {
  const senders = mail.headers.filter(({ key }) => key === 'from').length
  const from = senders === 1 ? (bare(mail.from ? [mail.from] : [])[0] ?? '') : ''
  const automatic = automaticReason(mail.headers, from, sender)
  const lines = newestLines(mail, flowed)
  return {
    messageId: idOf(mail, lines),
    references: [...new Set((mail.references ?? '').match(/<[^<>\s]{1,250}>/g) ?? [])].slice(-20),
    from,
    to: receiversOf(mail),
    subject: (mail.subject ?? '').slice(0, 500),
    lines,
    ...(automatic && { automatic }),
  }
}

/** Who sends it again without an id must not have it done again. */
function idOf({ messageId = '', headers }: Email, lines: readonly string[]): string {
  const id = /^\s*<?([!-;=?-~]{1,900})>?\s*$/.exec(messageId)?.[1]
  const date = headers.find(({ key }) => key === 'date')?.value
  return id ?? `${hashToken(JSON.stringify([date, lines]))}@unnamed`
}

const RECEIVERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']

function receiversOf(mail: Email): string[] {
  const named = mail.headers.flatMap(({ key, value }) =>
    RECEIVERS.includes(key) ? (value.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? []) : [],
  )
  return [...new Set([...named, ...bare(mail.to ?? []), ...bare(mail.cc ?? [])])].slice(0, MOST_ADDRESSES)
}

const bare = (addresses: readonly Address[]): string[] =>
  addresses
    .flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address ?? '']))
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address.includes('@'))

/** The text's, unless it was wrapped on its way and there is HTML, which is not. */
function newestLines({ text = '', html = '' }: Email, flowed: boolean): string[] {
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
  const depth = (line: string) => /^>*/.exec(line)![0].length
  const whole: string[] = []
  let open = false
  for (const line of text.split(/\r?\n/)) {
    const before = whole.at(-1)
    if (open && before !== undefined && depth(before) === depth(line) && line !== '-- ')
      whole[whole.length - 1] = before + line.slice(depth(line)).replace(/^ /, '')
    else whole.push(line)
    open = line.endsWith(' ') && line !== '-- ' && line.trim() !== ''
  }
  return whole.join('\n')
}
