/** Mails as programs write them, put together by hand. */

export interface Part {
  type?: string
  encoding?: string
  /** As it goes over the wire, after its encoding. */
  body: string | Uint8Array
  headers?: Readonly<Record<string, string>>
}

interface Head {
  from?: string
  to?: string
  subject?: string
  /** Further fields, or other values of these; an empty one leaves a field out. */
  fields?: Readonly<Record<string, string>>
}

export const PLAYER = 'ada@example.net'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

export const joinBytes = (...parts: (string | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytes(part) : part))))

function head({
  from = `Ada <${PLAYER}>`,
  to = 'play@example.org',
  subject = 'Re: Your turn',
  fields = {},
}: Head) {
  const all: Record<string, string> = {
    From: from,
    To: to,
    Subject: subject,
    Date: 'Mon, 30 Nov 2026 10:00:00 +0000',
    'Message-ID': '<one@example.net>',
    'MIME-Version': '1.0',
    ...fields,
  }
  return Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}

const partHead = ({ type = 'text/plain; charset=utf-8', encoding = '8bit', headers = {} }: Part): string =>
  [['Content-Type', type], ['Content-Transfer-Encoding', encoding], ...Object.entries(headers)]
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

const crlf = (body: Part['body']) => (typeof body === 'string' ? body.replace(/\r?\n/g, '\r\n') : body)

/** A mail of one part. */
export const mailOf = (part: Part | string, more: Head = {}): Uint8Array => {
  const one = typeof part === 'string' ? { body: part } : part
  return joinBytes(head(more), partHead(one), '\r\n', crlf(one.body), '\r\n')
}

/** A mail of several parts, such as `mixed` or `alternative`; parts may be whole parts themselves. */
export const multipart = (kind: string, parts: readonly (Part | Uint8Array)[], more: Head = {}): Uint8Array =>
  joinBytes(head(more), innerPart(kind, parts))

/** The same without a mail's head, to stand in another one. */
export function innerPart(kind: string, parts: readonly (Part | Uint8Array)[], parameters = ''): Uint8Array {
  const boundary = `=_${kind}_${parts.length}`
  const inner = parts.flatMap((part) => [
    `--${boundary}\r\n`,
    ...(part instanceof Uint8Array ? [part] : [partHead(part), '\r\n', crlf(part.body)]),
    '\r\n',
  ])
  return joinBytes(
    `Content-Type: multipart/${kind}; boundary="${boundary}"${parameters}\r\n\r\n`,
    ...inner,
    `--${boundary}--\r\n`,
  )
}

export const base64 = (text: string | Uint8Array): string =>
  Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')

export const quotedPrintable = (text: string): string =>
  [...bytes(text.replace(/\r?\n/g, '\r\n'))]
    .map((byte) =>
      byte > 126 || byte === 61
        ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('')
    .split('\r\n')
    .map((line) => line.replace(/(?:[^=\n]|=[\dA-F]{2}){72}/g, '$&=\r\n'))
    .join('\r\n')

export const html = (body: string): Part => ({ type: 'text/html; charset=utf-8', body })

/** Plain text and the same as HTML. */
export const both = (text: string, rich: string, more: Head = {}): Uint8Array =>
  multipart('alternative', [{ body: text }, html(rich)], more)
