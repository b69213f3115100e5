import * as z from 'zod/mini'
import type { App, Refusal } from '../../app/index.ts'
import { type JsonSchema, whole } from '../../core/index.ts'

/** What the service says of itself. */
export interface Site {
  /** The OpenAPI document, as JSON. */
  document(): Promise<string>
  /** The same as a page, in HTML. */
  page(): Promise<string>
  /** Counters in Prometheus' text format, for who has the token for them; undefined where there is none. */
  metrics(token: string | undefined): string | Refusal | undefined
}

/** Everything an operation is told; already validated where the operation says how. */
export interface Input<P = Record<string, string>, Q = Record<string, unknown>, B = unknown> {
  app: App
  site: Site
  request: Request
  path: P
  query: Q
  /** A refusal where it does not fit its schema: that is for the use case to say, in its turn. */
  body: B
  /** The bearer token as it was sent. */
  token: string | undefined
  key: string | undefined
  ifMatch: number | undefined
  ifNoneMatch: string | undefined
  /** `Prefer: return=minimal` */
  minimal: boolean
  /** When the request came in, by the service's clock, milliseconds. */
  receivedAt: number
  /** The client's address as far as it can be known. */
  from(): string
}

export interface Reply {
  status: number
  body?: unknown
  /** The body as JSON, where it was made before. */
  text?: string
  headers?: Record<string, string>
}

/** Request headers that an operation reads, beside `Authorization`. */
export type RequestHeader = 'Idempotency-Key' | 'If-Match' | 'If-None-Match' | 'Prefer' | 'Last-Event-ID'

/** What an operation answers when all is well. */
export interface Success {
  description: string
  schema?: z.ZodMiniType
  /** `application/json` if left out. */
  type?: string
  /** Other media types that may be asked for. */
  also?: Readonly<Record<string, z.ZodMiniType>>
  headers?: readonly string[]
}

/** One operation of the contract, as the OpenAPI document describes it. */
export interface Described {
  id: string
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `{name}` for parameters. */
  path: string
  tag: string
  summary: string
  description: string
  /**
   * Whether a bearer token is needed, makes a difference, or is not looked up; `own` is one that is none of a match.
   * What is no token at all is refused everywhere.
   */
  token: 'needed' | 'optional' | 'none' | 'own'
  /** Whether the answer to this request proves anything of its token; always, if left out. */
  heedsToken?(request: Request): boolean
  limit: 'command' | 'read' | 'create' | 'health'
  /** How many it takes out of that bucket; one, if left out. */
  cost?: number
  query?: z.ZodMiniObject
  /** For parameters of any name: how the document describes them. */
  anyQuery?: JsonSchema
  body?: {
    schema: z.ZodMiniType
    required: boolean
    refused: 'invalid-body' | 'invalid-command'
    /** Other media types that are taken than JSON. */
    also?: Readonly<Record<string, z.ZodMiniType>>
  }
  headers?: readonly RequestHeader[]
  success: Readonly<Record<number, Success>>
  /** Statuses of problems, beside those that any operation of its kind can give. */
  problems: readonly number[]
}

/** An operation that the router mounts from this and nothing else. */
export interface Operation extends Described {
  /** How many more it takes, by what is in the body; a refusal of it weighs nothing. */
  weigh?(input: Input): number
  handle(input: Input): Promise<Reply | Response | Refusal> | Reply | Response | Refusal
}

interface Typed<Q extends z.ZodMiniObject, B extends z.ZodMiniType>
  extends Omit<Operation, 'query' | 'body' | 'handle'> {
  query?: Q
  body?: { schema: B; required: boolean; refused?: 'invalid-body' | 'invalid-command' }
  handle(
    input: Input<Record<string, string>, z.output<Q>, z.output<B> | Refusal>,
  ): ReturnType<Operation['handle']>
}

/** Declares an operation, its handler typed by its own schemas. */
export const operation = <Q extends z.ZodMiniObject, B extends z.ZodMiniType>(
  typed: Typed<Q, B>,
): Operation => {
  const { body, handle, ...rest } = typed
  return {
    ...rest,
    ...(body && { body: { refused: 'invalid-body', ...body } }),
    handle: (input) => handle(input as never),
  } as Operation
}

/** A whole number in an address, written in digits alone. */
export const digits = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,10}$/, 'is not a whole number')), z.transform(Number)),
    whole(min, max),
  )

/** For answers that are for their asker alone. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** Says of the answer to a POST whether an earlier request had done it. */
export const replayed = (done: { replayed: boolean }): Record<string, string> => ({
  ...PRIVATE,
  ...(done.replayed && { 'Idempotency-Replayed': 'true' }),
})

export const json = (body: unknown, headers: Record<string, string> = {}, status = 200): Reply => ({
  status,
  body,
  headers,
})
