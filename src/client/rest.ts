import createFetch, { type Client as FetchClient } from 'openapi-fetch'
import type { components, paths } from './api.gen.ts'
import { type Fetch, patient } from './patient.ts'

/** What the service answers and takes, by name. */
export type Schemas = components['schemas']
/** A refusal (RFC 9457); `code` is stable. */
export type Problem = Schemas['Problem']

export interface ClientOptions {
  /** Where the service is, such as `https://play.example`. */
  url: string
  /** Seat, host, watch token or API key. It goes into the header `Authorization` and nowhere else. */
  token?: string
  /** In place of the platform's own. */
  fetch?: Fetch
  /** Milliseconds in which a request that got no answer is sent again; 30 seconds if left out. */
  patience?: number
}

/** Every call of the REST contract, typed: `client.GET('/v1/games/{game}', …)` gives `{ data }` or `{ error }`. */
export type Client = FetchClient<paths>

const PATIENCE = 30_000

/**
 * A typed client of the whole contract. Reads and posts are sent again while the service cannot be reached or
 * says that it is busy, posts under an `Idempotency-Key`, so that nothing is done twice.
 */
export const createClient = ({ url, token, fetch, patience = PATIENCE }: ClientOptions): Client =>
  createFetch<paths>({
    baseUrl: url,
    fetch: patient(fetch ?? platformFetch, patience),
    headers: bearer(token),
  })

/** Called on its own: browsers refuse a `fetch` that was taken off the window. */
export const platformFetch: Fetch = (request) => globalThis.fetch(request)

export const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` }

/** The service, or something before it, refused; thrown only where no answer could take its place. */
export class Refused extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`)
    this.name = 'Refused'
    this.problem = problem
  }
}

/** There was no answer for as long as there was patience. Send it again with this key, and it is done once. */
export class Unanswered extends Error {
  readonly key: string
  constructor(key: string, cause: unknown) {
    super('There was no answer; it may have been done.', { cause })
    this.name = 'Unanswered'
    this.key = key
  }
}

/** What was answered in place of what was asked for. Not everything between here and there speaks RFC 9457. */
export const problemOf = (error: unknown, { status, url }: Response): Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'detail' in error
    ? (error as Problem)
    : {
        type: 'about:blank',
        title: 'No answer of the service',
        status,
        detail: `The answer has the status ${status} and cannot be read.`,
        instance: url ? new URL(url).pathname : '/',
        code: 'unreadable-answer',
      }
