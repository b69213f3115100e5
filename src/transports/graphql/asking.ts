import type { GraphQLError } from 'graphql'
import type { App } from '../../app/index.ts'
import type { Asked } from '../rest/gate.ts'

/** One request, as the resolvers see it. Yoga hands on a copy: what is written to has to lie deeper. */
export interface Asking {
  app: App
  /** The bearer token as it was sent. */
  token: string | undefined
  /** When the request came in, by the service's clock, milliseconds. */
  receivedAt: number
  /** The client's address as far as it can be known. */
  from: string
  /** The revision after which a stream goes on, by `Last-Event-ID`. */
  resumed: number | undefined
  /** Good as soon as something that depends on the token was answered. */
  proof: { good: boolean }
  /** Rings when the reader of a stream has gone. For streams alone: servers make a request's signal when asked. */
  gone(): AbortController
  stream: Streamed
  /** What was wrong with the request before anything was made of it. */
  fault?: GraphQLError
  /** Takes what the operation costs out of the buckets; throws where one is empty. */
  admit(cost: Pick<Asked, 'charges' | 'heedsToken'>): Promise<void>
  /** Takes so many more; throws where there are not so many. */
  charge(more: number): Promise<void>
}

/** What is known of a stream beside its results. */
export interface Streamed {
  /** Revision of the entry that was told last. */
  revision?: number
  /** It will be gone on with by the client, as soon as it comes back. */
  paused?: boolean
  /** There is nothing to tell, and never will be. */
  nothing?: boolean
}
