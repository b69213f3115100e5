import * as z from 'zod/mini'
import { described } from '../../core/index.ts'
import { type Field, type InboundMail, LARGEST_MAIL, readFields } from './read/index.ts'

/** What a provider posts of a mail: all of it as it came, or what it has read out of it. */
export type Posted =
  | { raw: Uint8Array; sender?: string | undefined; to?: string[] }
  | { mail: InboundMail; to?: string[] }

const text = z.optional(z.nullable(z.string()))

/** Postmark's inbound webhook, as far as it is looked at. */
const postmark = z.looseObject({
  MessageID: text,
  From: text,
  To: text,
  Cc: text,
  OriginalRecipient: text,
  Subject: text,
  Date: text,
  TextBody: text,
  HtmlBody: text,
  Headers: z.optional(z.array(z.looseObject({ Name: z.string(), Value: z.string() }))),
  RawEmail: text,
})

/** What a route of Mailgun's posts, as far as it is looked at. */
const mailgun = z.looseObject({
  recipient: text,
  sender: text,
  from: text,
  subject: text,
  'body-plain': text,
  'body-html': text,
  'body-mime': text,
  'message-headers': z.optional(z.union([z.string(), z.array(z.array(z.string()))])),
})

const said = (text: string) => described(text, z.optional(z.string().check(z.maxLength(LARGEST_MAIL))))

/** For the document: what is looked at of either. */
export const postedMail = described(
  'A mail as Postmark or a route of Mailgun posts it; whatever else they send is passed over',
  z.looseObject({
    From: said('Postmark: its sender'),
    OriginalRecipient: said('Postmark: the address that it was sent to'),
    TextBody: said('Postmark: its text'),
    HtmlBody: said('Postmark: its HTML'),
    RawEmail: said('Postmark: the whole mail, where that is switched on'),
    recipient: said('Mailgun: the address that it was sent to'),
    from: said('Mailgun: its sender'),
    'body-plain': said('Mailgun: its text'),
    'body-html': said('Mailgun: its HTML'),
    'body-mime': said('Mailgun: the whole mail, where the route ends in `mime`'),
  }),
)

/** A mail in what was posted as JSON or as a form; undefined where there is none. */
export function mailIn(value: unknown): Posted | undefined {
  const ofMailgun = mailgun.safeParse(value)
  if (ofMailgun.success && ofMailgun.data.recipient != null) return fromMailgun(ofMailgun.data)
  const ofPostmark = postmark.safeParse(value)
  return ofPostmark.success && ofPostmark.data.From != null ? fromPostmark(ofPostmark.data) : undefined
}

const bytes = (raw: string): Uint8Array => new TextEncoder().encode(raw)

function fromPostmark(posted: z.output<typeof postmark>): Posted {
  const to = posted.OriginalRecipient ? { to: [posted.OriginalRecipient] } : {}
  if (posted.RawEmail) return { raw: bytes(posted.RawEmail), ...to }
  const known = (posted.Headers ?? []).map(({ Name, Value }) => ({ key: Name.toLowerCase(), value: Value }))
  const fields = completed(known, {
    from: posted.From,
    to: posted.To,
    cc: posted.Cc,
    subject: posted.Subject,
    date: posted.Date,
    'message-id': posted.MessageID,
  })
  return { mail: readFields(fields, { text: posted.TextBody ?? '', html: posted.HtmlBody ?? '' }), ...to }
}

function fromMailgun(posted: z.output<typeof mailgun>): Posted {
  const { sender, recipient } = posted
  const to = [recipient!]
  if (posted['body-mime']) return { raw: bytes(posted['body-mime']), sender: sender ?? undefined, to }
  const fields = completed(headOf(posted['message-headers']), { from: posted.from, subject: posted.subject })
  const body = { text: posted['body-plain'] ?? '', html: posted['body-html'] ?? '' }
  return { mail: readFields(fields, body, { sender: sender ?? undefined }), to }
}

/** Mailgun gives the head as pairs, in a form as their JSON. */
function headOf(given: string | string[][] | undefined): Field[] {
  const pairs = typeof given === 'string' ? parsed(given) : (given ?? [])
  return pairs.flatMap(([name, value]) =>
    name === undefined || value === undefined ? [] : [{ key: name.toLowerCase(), value }],
  )
}

function parsed(json: string): string[][] {
  try {
    const read = z.array(z.array(z.string())).safeParse(JSON.parse(json))
    return read.success ? read.data : []
  } catch {
    return []
  }
}

/** The head with what stands beside it, where it does not say so itself. */
function completed(
  fields: readonly Field[],
  beside: Readonly<Record<string, string | null | undefined>>,
): Field[] {
  const missing = Object.entries(beside).flatMap(([key, value]) =>
    !value || fields.some((field) => field.key === key) ? [] : [{ key, value }],
  )
  return [...fields, ...missing]
}
