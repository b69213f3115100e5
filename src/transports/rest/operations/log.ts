import * as z from 'zod/mini'
import { isRefusal, shapes } from '../../../app/index.ts'
import { described, render, type Viewer } from '../../../core/index.ts'
import { streamEntries } from '../../streams/sse.ts'
import { matchesTag, quality } from '../headers.ts'
import { digits, json, operation } from '../operation.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store', Vary: 'Authorization' }

const revision = digits(0, 2_147_483_647)
const at = z.object({ at: described('An earlier revision; the newest if left out', z.optional(revision)) })

/** The same, or what a picture link has. */
const linked = z.object({
  ...at.shape,
  expires: described('Of a picture link: seconds since 1970 UTC', z.optional(digits(0, 2_147_483_647))),
  signature: described(
    'Of a picture link',
    z.optional(z.string().check(z.maxLength(26), z.regex(/^[0-9a-f]{26}$/))),
  ),
})

/** A stream has to be asked for by name: whoever takes anything gets a page. */
const wantsStream = (headers: Headers): boolean =>
  /text\/event-stream/i.test(headers.get('Accept') ?? '') &&
  quality(headers, 'text/event-stream') >= quality(headers, 'application/json')

/** Views as they were sent last. A view is never changed, but it may be that of several revisions. */
const sent = new WeakMap<object, { revision: number; viewer: Viewer; text: string }>()

function textOf(found: shapes.ViewOut): string {
  const { view, revision, viewer } = found
  const last = view && sent.get(view)
  if (last?.revision === revision && last.viewer === viewer) return last.text
  const text = JSON.stringify(found)
  if (view) sent.set(view, { revision, viewer, text })
  return text
}

/** A request may be held open for so long, seconds: on Workers, and behind most proxies, a minute is too long. */
const LONGEST_WAIT = 55

const eventStream = described(
  '`event: entry`, `id`: revision, `data`: an Entry; `event: message`, without `id`, `data`: a Message',
  z.string().check(z.maxLength(100_000_000)),
)

/** Nothing in a picture may run or be fetched, wherever it is shown. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

export const log = [
  operation({
    id: 'getView',
    method: 'get',
    path: '/v1/matches/{id}/view',
    tag: 'log',
    summary: 'What this viewer may see',
    description: 'The fold of the log as the viewer may see it, now or as it was at an earlier revision.',
    token: 'optional',
    limit: 'read',
    headers: ['If-None-Match'],
    query: at,
    success: {
      200: { description: 'The view', schema: shapes.viewOut, headers: ['ETag', 'Vary'] },
      304: { description: 'Not changed', headers: ['ETag', 'Vary'] },
    },
    problems: [400, 401, 404],
    async handle({ app, token, path, query, ifNoneMatch }) {
      const found = await app.getView(path.id!, token, query.at)
      if (isRefusal(found)) return found
      const tag = `"${found.revision}.${found.viewer}"`
      const headers = { ...PRIVATE, ETag: tag }
      return matchesTag(ifNoneMatch, tag)
        ? { status: 304, headers }
        : { status: 200, text: textOf(found), headers }
    },
  }),
  operation({
    id: 'getEvents',
    method: 'get',
    path: '/v1/matches/{id}/events',
    tag: 'log',
    summary: 'The log, page by page or live',
    description:
      'Entries after a revision as the viewer may see them. With `wait` the answer waits until there is an entry. With `Accept: text/event-stream` it goes on live: `id` is the revision, `Last-Event-ID` resumes, a comment comes every 20 seconds, and it ends when the token dies or the match is over. What is said at the table meanwhile comes as `event: message`.',
    token: 'optional',
    limit: 'read',
    headers: ['Last-Event-ID'],
    query: z.object({
      after: described('0, the beginning, if left out', z.optional(revision)),
      limit: described('100 if left out', z.optional(digits(1, 500))),
      lines: described('Adds a plain sentence to each event', z.optional(z.enum(['en']))),
      wait: described(
        'Seconds to wait for an entry before an empty page is sent; not at all if left out',
        z.optional(digits(0, LONGEST_WAIT)),
      ),
    }),
    success: {
      200: {
        description: 'A page of entries, or a stream of them',
        schema: shapes.entriesOut,
        also: { 'text/event-stream': eventStream },
        headers: ['Vary', 'X-Accel-Buffering'],
      },
      204: { description: 'The match is over and a stream would have nothing more to tell' },
    },
    problems: [400, 401, 404],
    async handle(input) {
      const { app, token, path, query, request } = input
      const lines = query.lines === 'en'
      if (wantsStream(request.headers)) return streamEntries(input, query.after ?? 0, lines)
      const { after = 0, limit, wait } = query
      const asked = { after, lines, ...(limit !== undefined && { limit }) }
      const page = wait
        ? await app.awaitEntries(path.id!, token, { ...asked, longest: wait * 1000, signal: request.signal })
        : await app.getEntries(path.id!, token, asked)
      if (isRefusal(page)) return page
      const { entries, next, rulesVersion } = page
      return json({ entries, next, rulesVersion }, PRIVATE)
    },
  }),
  operation({
    id: 'getPicture',
    method: 'get',
    path: '/v1/matches/{id}/picture.svg',
    tag: 'log',
    summary: 'The board as this viewer may see it',
    description:
      'A drawing in SVG, now or as it was at an earlier revision. With `expires` and `signature`, as a picture link has them, the drawing behind the link.',
    token: 'optional',
    limit: 'read',
    headers: ['If-None-Match'],
    query: linked,
    success: {
      200: {
        description: 'The drawing',
        schema: z.string().check(z.maxLength(1_000_000)),
        type: 'image/svg+xml',
        headers: ['ETag', 'Vary', 'Content-Security-Policy'],
      },
      304: { description: 'Not changed', headers: ['ETag', 'Vary', 'Content-Security-Policy'] },
    },
    problems: [400, 401, 404],
    async handle({ app, token, path, query, ifNoneMatch }) {
      const { at: revision, expires, signature } = query
      const found =
        signature !== undefined && expires !== undefined && revision !== undefined
          ? await app.getLinkedPicture(path.id!, { at: revision, expires, signature })
          : await app.getPicture(path.id!, token, revision)
      if (isRefusal(found)) return found
      const tag = `"${found.revision}.${found.viewer}"`
      const headers = {
        ...PRIVATE,
        ETag: tag,
        'Content-Type': 'image/svg+xml',
        'Content-Security-Policy': SANDBOX,
      }
      return matchesTag(ifNoneMatch, tag)
        ? { status: 304, headers }
        : new Response(render(found.picture), { headers })
    },
  }),
  operation({
    id: 'getRecord',
    method: 'get',
    path: '/v1/matches/{id}/record',
    tag: 'log',
    summary: 'The whole record of a match that is over',
    description:
      'Newline-delimited JSON: a head with options and seed, then every entry with its secrets and the command that led to it. Whoever has it can play the match again and compare.',
    token: 'optional',
    limit: 'read',
    success: {
      200: {
        description: 'The record',
        schema: z.string().check(z.maxLength(100_000_000)),
        type: 'application/x-ndjson',
        headers: ['Vary'],
      },
    },
    problems: [401, 404, 409],
    async handle({ app, token, path }) {
      const record = await app.getRecord(path.id!, token)
      return isRefusal(record)
        ? record
        : new Response(record, { headers: { ...PRIVATE, 'Content-Type': 'application/x-ndjson' } })
    },
  }),
]
