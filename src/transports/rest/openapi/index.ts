import * as z from 'zod/mini'
import type { AnyGame, JsonSchema } from '../../../core/index.ts'
import type { Described, Success } from '../operation.ts'
import { webhooks } from '../webhooks.ts'
import { type Example, type Examples, examplesAmong } from './examples.ts'
import { ALWAYS, headersOf, REQUEST_HEADERS, RESPONSE_HEADERS, text } from './headers.ts'
import { problemResponses } from './problems.ts'
import { componentSchemas, reference } from './schemas.ts'
import { serverAt } from './server.ts'

/** The version of the contract, not of the software. */
const VERSION = '1.0.0'

/** The OpenAPI 3.1 document of these operations and games, with these examples. */
export function openApi(
  operations: readonly Described[],
  games: Readonly<Record<string, AnyGame>>,
  serverUrl: string,
  examples: readonly Example[],
) {
  const shown = examplesAmong(examples)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const op of operations) {
    paths[op.path] ??= {}
    paths[op.path]![op.method] = describe(op, shown)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heliograph',
      version: VERSION,
      summary: 'Turn-based games of hidden messages',
      description:
        'A service for turn-based games of hidden messages. A match is a log of entries; every view is the fold of what its viewer may see of that log.',
      contact: { name: 'Heliograph', url: `${serverUrl}/docs` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [serverAt(serverUrl)],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: [{ token: [] }],
    paths,
    webhooks: webhooks(),
    components: {
      schemas: componentSchemas(games),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An opaque token (RFC 6750): of a seat, the host, a watcher, or an API key.',
        },
      },
      parameters: Object.fromEntries(
        Object.entries(REQUEST_HEADERS).map(([name, p]) => [
          name,
          { name, in: 'header', required: false, ...p },
        ]),
      ),
      headers: RESPONSE_HEADERS,
      responses: problemResponses(games, shown),
    },
  }
}

const TAGS: Readonly<Record<string, string>> = {
  games: 'The titles and their schemas',
  matches: 'Making, finding and ending matches',
  seats: 'Who sits where',
  play: 'What a seat may do, and doing it',
  log: 'What has happened, as a viewer may see it',
  talk: 'What is said at the table',
  notices: 'Being told of what happens',
  graphql: 'The same over GraphQL',
  service: 'The state of the service',
}

/** Statuses that any operation of its kind can answer with. */
const commonProblems = ({ method }: Described): number[] => [
  ...[400, 401, 405, 406, 429, 500, 503],
  ...(method === 'post' || method === 'put' ? [413, 415] : []),
]

function describe(op: Described, examples: Examples): JsonSchema {
  const statuses = [...new Set([...op.problems, ...commonProblems(op)])].filter(
    (status) => !op.success[status],
  )
  return {
    operationId: op.id,
    tags: [op.tag],
    summary: op.summary,
    description: op.description,
    security: { needed: [{ token: [] }], own: [{ token: [] }], optional: [{ token: [] }, {}], none: [{}] }[
      op.token
    ],
    parameters: [
      ...pathParameters(op),
      ...queryParameters(op),
      ...(op.headers ?? []).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(op.body && {
      requestBody: {
        required: op.body.required,
        content: {
          'application/json': { schema: reference(op.body.schema, 'input'), ...examples.requests(op.id) },
          ...Object.fromEntries(
            Object.entries(op.body.also ?? {}).map(([type, schema]) => [
              type,
              { schema: reference(schema, 'input') },
            ]),
          ),
        },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(op.success).map(([status, s]) => [
          status,
          successOf(s, (type) => examples.answers(op.id, Number(status), type)),
        ]),
      ),
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  }
}

function successOf(
  { description, schema, type = 'application/json', also, headers = [] }: Success,
  examplesOf: (type: string) => JsonSchema,
): JsonSchema {
  const content = Object.entries({ ...(schema && { [type]: schema }), ...also }).map(
    ([media, shape]) => [media, { schema: reference(shape, 'output'), ...examplesOf(media) }] as const,
  )
  return {
    description,
    headers: headersOf([...ALWAYS, 'Cache-Control', ...headers]),
    ...(content.length && { content: Object.fromEntries(content) }),
  }
}

const uuid = { type: 'string', format: 'uuid', maxLength: 36 }

const PATH_PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  id: { description: 'The match', schema: uuid },
  subscription: { description: 'Id of the subscription', schema: uuid },
  delivery: { description: 'Id of the delivery', schema: uuid },
  game: { description: 'Id of the title, such as `bletchley`', schema: text(60, '^[a-z][a-z0-9-]*$') },
  kind: {
    description: 'Which schema',
    schema: { type: 'string', enum: ['options', 'command', 'event', 'view', 'content'] },
  },
  name: { description: 'Name of the note or helper', schema: text(40, '^[a-zA-Z0-9][a-zA-Z0-9-]*$') },
  seat: {
    description: 'Place at the table, counted from 0',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 31 },
  },
}

const pathParameters = (op: Described): JsonSchema[] =>
  [...op.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...PATH_PARAMETERS[name!],
  }))

function queryParameters({ query, anyQuery }: Described): JsonSchema[] {
  // As they are understood, not as they are written: `true`, a number.
  const { properties = {}, required = [] } = reference(query ?? z.object({}), 'output') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const named = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }))
  return anyQuery === undefined
    ? named
    : [...named, { name: 'query', in: 'query', required: false, ...anyQuery }]
}
