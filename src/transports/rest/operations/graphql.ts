import * as z from 'zod'
import type { Described, Success } from '../operation.ts'

const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\s\S]*$/)
const anyObject = z.record(z.string(), z.unknown())

const request = z
  .object({
    query: text(65_536).describe('The document'),
    variables: anyObject.nullable().optional(),
    operationName: text(200).nullable().optional(),
    extensions: anyObject.nullable().optional(),
  })
  .describe('A GraphQL request; see schema.graphql')

const answer = z
  .object({
    data: anyObject.nullable().optional(),
    errors: z
      .array(
        z.object({
          message: text(2000),
          path: z
            .array(z.union([text(200), z.int32().min(0)]))
            .max(20)
            .optional(),
          locations: z
            .array(z.object({ line: z.int32().min(1), column: z.int32().min(1) }))
            .max(100)
            .optional(),
          extensions: z
            .looseObject({ code: text(80) })
            .describe('`code` is that of REST, or one of the usual ones'),
        }),
      )
      .max(1000)
      .optional(),
  })
  .describe('A GraphQL response')

const stream = z
  .string()
  .max(100_000_000)
  .describe('`event: next`, `id`: revision, `data`: a GraphQL response; then `event: complete`')

const told = (description: string, headers: readonly string[] = []): Success => ({
  description,
  schema: answer,
  also: { 'application/graphql-response+json': answer, 'text/event-stream': stream },
  headers: ['Vary', 'X-Accel-Buffering', ...headers],
})

const common = {
  path: '/graphql',
  tag: 'graphql',
  token: 'optional',
  limit: 'read',
  headers: ['Last-Event-ID'],
  problems: [],
} as const

const answers = {
  200: told('What came of it; errors stand beside'),
  204: { description: 'The match is over and a stream would have nothing more to tell' },
  400: told('Nothing was executed: the request or its document is not right'),
  401: told('Nothing was executed: what was sent is no token', ['WWW-Authenticate']),
  429: told('Nothing was executed: too many requests', ['Retry-After']),
} as const

/** GraphQL over HTTP, which is mounted by itself: see transports/graphql. */
export const graphql: readonly Described[] = [
  {
    ...common,
    id: 'readGraphql',
    method: 'get',
    summary: 'Ask over GraphQL',
    description: 'Queries and subscriptions. Browsers are shown GraphiQL where the host has that on.',
    query: z.object({
      query: text(65_536).optional().describe('The document'),
      variables: text(65_536).optional().describe('As JSON'),
      operationName: text(200).optional(),
      extensions: text(65_536).optional().describe('As JSON'),
    }),
    success: {
      ...answers,
      200: { ...answers[200], also: { ...answers[200].also, 'text/html': z.string() } },
      405: told('A mutation has to be posted', ['Allow']),
    },
  },
  {
    ...common,
    id: 'askGraphql',
    method: 'post',
    summary: 'Ask or change something over GraphQL',
    description: 'Queries, mutations and subscriptions, one operation at a time.',
    body: { schema: request, required: true, refused: 'invalid-body' },
    success: {
      ...answers,
      413: told('Nothing was executed: the body is too large'),
      415: told('Nothing was executed: the body is not application/json in UTF-8'),
    },
  },
]
