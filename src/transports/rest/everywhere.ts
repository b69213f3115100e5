const ALLOWED = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Prefer',
  'GraphQL-Require-Preflight',
]
const EXPOSED = [
  'ETag',
  'Location',
  'Link',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'WWW-Authenticate',
  'Idempotency-Replayed',
  'Deprecation',
  'Sunset',
]

/** A preflight's answer may be kept so long, seconds. */
const PREFLIGHT_KEPT = 7200

/**
 * The headers of every answer. They are put in when it is made: a header added to a finished `Response`
 * costs as much as the rest of the answer. No credentials are taken, so any page may ask (Fetch, §3.3).
 */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED.join(','),
}

/** The answer to a browser that asks whether a page may send such a request. */
export const preflight = (methods: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...EVERYWHERE,
      'Access-Control-Allow-Methods': methods.join(','),
      'Access-Control-Allow-Headers': ALLOWED.join(','),
      'Access-Control-Max-Age': String(PREFLIGHT_KEPT),
      Vary: 'Access-Control-Request-Headers',
    },
  })
