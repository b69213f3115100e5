import type { JsonSchema } from '../../../core/index.ts'
import type { RequestHeader } from '../operation.ts'

export const text = (maxLength: number, pattern: string) => ({ type: 'string', maxLength, pattern })

const REVISION = '\\d{1,9}(\\.(\\d{1,2}|spectator))?'

/** `components.parameters`: headers that requests may have. */
export const REQUEST_HEADERS: Readonly<Record<RequestHeader, JsonSchema>> = {
  'Idempotency-Key': {
    description:
      'Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.',
    schema: text(257, '^("[\\x21-\\x7e]{1,255}"|[\\x21-\\x7e]{1,255})$'),
    example: '6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d',
  },
  'If-Match': {
    description: 'The revision that is meant, as an entity tag; `*` is any.',
    schema: text(40, `^(\\*|(W/)?("${REVISION}"|${REVISION}))$`),
    example: '"41"',
  },
  'If-None-Match': {
    description: 'Entity tags that the client holds.',
    schema: text(1000, '^.+$'),
    example: '"41.0"',
  },
  Prefer: {
    description: '`return=minimal` leaves the prompts out.',
    schema: text(200, '^.+$'),
    example: 'return=minimal',
  },
  'Last-Event-ID': {
    description: 'The revision a stream is resumed after.',
    schema: text(9, '^\\d*$'),
    example: '41',
  },
}

const seconds = { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400 }

/** `components.headers`: headers that answers may have. */
export const RESPONSE_HEADERS: Readonly<Record<string, JsonSchema>> = {
  ETag: {
    description: 'Revision and viewer; of a note its version.',
    schema: text(40, '^"\\d+(\\.(\\d+|spectator))?"$'),
    example: '"42.0"',
  },
  Location: {
    description: 'The address of what was made.',
    schema: text(200, '^/.+$'),
    example: '/v1/matches/01a22b47-03a3-7678-840a-a6785e686021',
  },
  'Idempotency-Replayed': {
    description: '`true` when the answer is that of an earlier request.',
    schema: text(4, '^true$'),
    example: 'true',
  },
  RateLimit: {
    description:
      'What is left of the quota, a structured list (draft-ietf-httpapi-ratelimit-headers). Not told where the platform counts, but in the 429.',
    schema: text(100, '^"\\w+";r=\\d+;t=\\d+$'),
    example: '"read";r=1199;t=1',
  },
  'RateLimit-Policy': {
    description: 'The quota: so many in so many seconds.',
    schema: text(100, '^"\\w+";q=\\d+;w=\\d+$'),
    example: '"read";q=1200;w=60',
  },
  'Retry-After': {
    description: 'Seconds after which to come back.',
    schema: seconds,
    example: 1,
    required: true,
  },
  'WWW-Authenticate': {
    description: 'How to authenticate.',
    schema: text(40, '^Bearer$'),
    example: 'Bearer',
    required: true,
  },
  Allow: {
    description: 'The methods that this address takes.',
    schema: text(100, '^[A-Z]+(, [A-Z]+)*$'),
    example: 'GET, HEAD, OPTIONS',
    required: true,
  },
  'Cache-Control': {
    description: 'Who may keep the answer, and how long.',
    schema: text(100, '^[a-z0-9=, -]+$'),
    example: 'private, no-store',
  },
  Vary: {
    description: 'Request headers that the answer depends on.',
    schema: text(100, '^[A-Za-z, -]+$'),
    example: 'Authorization',
  },
  'Content-Security-Policy': {
    description: 'Nothing in it may run or be fetched.',
    schema: text(200, "^[a-z0-9'; -]+$"),
    example: "default-src 'none'",
  },
  'X-Accel-Buffering': {
    description: 'Of a stream: that no proxy may keep it back.',
    schema: text(3, '^no$'),
    example: 'no',
  },
  'X-Content-Type-Options': {
    description: 'The media type is what it says.',
    schema: text(7, '^nosniff$'),
    example: 'nosniff',
    required: true,
  },
  'Access-Control-Allow-Origin': {
    description: 'Any page may read the answer.',
    schema: text(1, '^\\*$'),
    example: '*',
    required: true,
  },
  'Access-Control-Expose-Headers': {
    description: 'Headers that a page may read.',
    schema: text(200, '^[A-Za-z,-]+$'),
    example: 'ETag,Location',
    required: true,
  },
}

/** What every answer has; the quota where there is one. */
export const ALWAYS = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'X-Content-Type-Options',
  'RateLimit',
  'RateLimit-Policy',
]

export const headersOf = (names: readonly string[]): Record<string, JsonSchema> =>
  Object.fromEntries([...new Set(names)].map((name) => [name, { $ref: `#/components/headers/${name}` }]))
