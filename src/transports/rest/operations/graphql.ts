import * as z from 'zod/mini'
import { shapes } from '../../../app/index.ts'
import { described, list, whole } from '../../../core/index.ts'
import type { Described, Success } from '../operation.ts'

const { maybe, text } = shapes
const anyObject = z.record(z.string(), z.unknown())
const perhaps = (schema: z.ZodMiniType) => maybe(z.nullable(schema))

const request = described(
  'A GraphQL request; see schema.graphql',
  z.object({
    query: described('The document', text(65_536)),
    variables: perhaps(anyObject),
    operationName: perhaps(text(200)),
    extensions: perhaps(anyObject),
  }),
)

const fault = z.object({
  message: text(2000),
  path: maybe(list(z.union([text(200), whole(0, 2_147_483_647)]), 0, 20)),
  locations: maybe(
    list(z.object({ line: whole(1, 2_147_483_647), column: whole(1, 2_147_483_647) }), 0, 100),
  ),
  extensions: described(
    '`code` is that of REST, or one of the usual ones',
    z.looseObject({ code: text(80) }),
  ),
})

const answer = described(
  'A GraphQL response',
  z.object({ data: perhaps(anyObject), errors: maybe(list(fault, 0, 1000)) }),
)

const stream = described(
  '`event: next`, `id`: revision, `data`: a GraphQL response; then `event: complete`',
  z.string().check(z.maxLength(100_000_000)),
)

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
      query: maybe(text(65_536), 'The document'),
      variables: maybe(text(65_536), 'As JSON'),
      operationName: maybe(text(200)),
      extensions: maybe(text(65_536), 'As JSON'),
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
