import { quality } from '../rest/headers.ts'

export const STREAM = 'text/event-stream'
const JSON_TYPES = ['application/json', 'application/graphql-response+json'] as const

export type Media = typeof STREAM | (typeof JSON_TYPES)[number]

/**
 * What an answer is sent as (GraphQL over HTTP, 6.1): a stream where one is asked for by name, else the JSON that is
 * most welcome, of two as welcome the one named first. Undefined where neither is taken.
 */
export function mediaFor(headers: Headers): Media | undefined {
  const accepted = (headers.get('Accept') ?? '').toLowerCase()
  if (accepted.includes(STREAM)) return STREAM
  const place = (type: string) => (accepted.includes(type) ? accepted.indexOf(type) : accepted.length)
  const [best] = JSON_TYPES.map((type) => ({ type, q: quality(headers, type), at: place(type) }))
    .filter(({ q }) => q > 0)
    .sort((one, two) => two.q - one.q || one.at - two.at)
  return best?.type
}

/** Whether a browser comes to look. */
export const wantsPage = ({ method, headers }: Request): boolean =>
  method !== 'POST' && (headers.get('Accept') ?? '').includes('text/html')
