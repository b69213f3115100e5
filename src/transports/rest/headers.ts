import type { Refusal } from '../../app/index.ts'

const fault = (detail: string, header: string): Refusal => ({
  refused: true,
  kind: 'malformed',
  code: 'bad-header',
  title: 'A header cannot be read',
  detail,
  errors: [{ path: `/${header}`, code: 'bad-header', message: detail }],
})

/** The token of `Authorization: Bearer …` (RFC 6750), undefined without the header. */
export function readBearerHeader(headers: Headers): string | undefined | 'unreadable' {
  const value = headers.get('Authorization')
  if (value === null) return undefined
  const match = /^Bearer +([A-Za-z0-9._~+/=-]{1,200})$/i.exec(value)
  return match ? match[1]! : 'unreadable'
}

export function readIdempotencyKey(headers: Headers): string | undefined | Refusal {
  const value = headers.get('Idempotency-Key')
  if (value === null) return undefined
  const key = readKey(value)
  return key === 'unreadable'
    ? fault('Idempotency-Key takes 1 to 255 visible characters.', 'Idempotency-Key')
    : key.key
}

/** 1–255 visible characters; the quotes of a structured string (RFC 8941) are taken off. */
export function readKey(value: string): { key: string } | 'unreadable' {
  const key = /^"(.*)"$/.exec(value)?.[1] ?? value
  return /^[\x21-\x7e]{1,255}$/.test(key) ? { key } : 'unreadable'
}

/** Any tag whose number is the revision: `"41"`, `"41.0"`, `W/"41"`, `41`; `*` is no condition. */
export function readIfMatch(headers: Headers): number | undefined | Refusal {
  const value = headers.get('If-Match')?.trim()
  if (value === undefined || value === '*') return undefined
  const match =
    /^(?:W\/)?(?:"(\d{1,9})(?:\.(?:\d{1,2}|spectator))?"|(\d{1,9})(?:\.(?:\d{1,2}|spectator))?)$/.exec(value)
  return match
    ? Number(match[1] ?? match[2])
    : fault('If-Match takes one entity tag such as "41".', 'If-Match')
}

/** A revision to resume a stream after. */
export function readLastEventId(headers: Headers): number | undefined | Refusal {
  const value = headers.get('Last-Event-ID')
  if (value === null || value === '') return undefined
  return /^\d{1,9}$/.test(value) ? Number(value) : fault('Last-Event-ID takes a revision.', 'Last-Event-ID')
}

/** Whether a tag is among those of If-None-Match (RFC 9110, weak comparison). */
export const matchesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((t) => t.trim().replace(/^W\//, '') === tag))

/** How welcome a media type is by `Accept` (RFC 9110, 12.5.1): 0 to 1, by the range that names it best. */
export function quality(headers: Headers, type: string): number {
  const value = headers.get('Accept')?.trim()
  if (!value) return 1
  const ranges = ['*/*', `${type.split('/')[0]}/*`, type]
  let best = { rank: -1, q: 0 }
  for (const range of value.split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const rank = ranges.indexOf(name!)
    const q = parameters.find((p) => /^q=[01](\.\d{0,3})?$/.test(p))?.slice(2)
    if (rank >= 0 && rank >= best.rank) best = { rank, q: Math.min(1, Number(q ?? 1)) }
  }
  return best.q
}
