import * as z from 'zod/mini'
import { appRejections, commandSchemas, eventSchemas, shapes } from '../../app/index.ts'
import { type AnyGame, coreRejections, type JsonSchema, list, whole } from '../../core/index.ts'
import type { Operation, RequestHeader, Success } from './operation.ts'
import { HTTP_PROBLEMS, STATUS } from './problem.ts'
import { webhooks } from './webhooks.ts'

/** The version of the contract, not of the software. */
const VERSION = '1.0.0'

const NAMED: Readonly<Record<string, z.ZodMiniType>> = {
  NewMatch: shapes.newMatchBody,
  Claim: shapes.claimBody,
  Replacement: shapes.replaceBody,
  Undo: shapes.undoBody,
  Nothing: shapes.emptyBody,
  Command: shapes.commandBody,
  NewNote: shapes.noteBody,
  Note: shapes.noteOut,
  Aid: shapes.aidOut,
  NewSubscription: shapes.newSubscriptionBody,
  Subscription: shapes.subscriptionOut,
  Subscriptions: shapes.subscriptionsOut,
  Delivery: shapes.deliveryOut,
  Deliveries: shapes.deliveriesOut,
  WebhookMessage: shapes.webhookMessage,
  PictureLink: shapes.pictureLink,
  Match: shapes.matchHead,
  MatchSummary: shapes.matchSummary,
  MatchList: shapes.matchList,
  Created: shapes.created,
  SeatToken: shapes.seatToken,
  WatchToken: shapes.watchToken,
  Entry: shapes.entryOut,
  Entries: shapes.entriesOut,
  Prompts: shapes.promptsOut,
  Accepted: shapes.commandOut,
  Legal: shapes.legalOut,
  View: shapes.viewOut,
  Title: shapes.titleOut,
  TitleDetail: shapes.titleDetail,
  Titles: shapes.titles,
}

const string = (max: number) => z.string().check(z.maxLength(max))

const problemSchema = z.object({
  type: string(200).check(z.meta({ format: 'uri-reference' })),
  title: string(200),
  status: whole(400, 599),
  detail: string(2000),
  instance: string(2000).check(z.meta({ format: 'uri-reference' })),
  code: string(80),
  revision: z.optional(shapes.revision),
  confirmable: z.optional(z.boolean()),
  errors: z.optional(list(z.object({ path: string(500), code: string(80), message: string(500) }), 0, 200)),
})

/** The OpenAPI 3.1 document of these operations and games. */
export function openApi(
  operations: readonly Operation[],
  games: Readonly<Record<string, AnyGame>>,
  serverUrl: string,
) {
  const schemas = componentSchemas(games)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const op of operations) {
    paths[op.path] ??= {}
    paths[op.path]![op.method] = describe(op)
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
    servers: [{ url: serverUrl, description: 'This server' }],
    tags: ['games', 'matches', 'seats', 'play', 'log', 'notices', 'service'].map((name) => ({
      name,
      description: TAGS[name],
    })),
    security: [{ token: [] }],
    paths,
    webhooks: webhooks(),
    components: {
      schemas,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An opaque token: of a seat, the host, a watcher, or an API key.',
        },
      },
      parameters: Object.fromEntries(
        Object.entries(HEADERS).map(([name, p]) => [name, { name, in: 'header', required: false, ...p }]),
      ),
      headers: RESPONSE_HEADERS,
      responses: problemResponses(games),
    },
  }
}

const TAGS: Readonly<Record<string, string>> = {
  games: 'The titles and their schemas',
  matches: 'Making, finding and ending matches',
  seats: 'Who sits where',
  play: 'What a seat may do, and doing it',
  log: 'What has happened, as a viewer may see it',
  notices: 'Being told of what happens',
  service: 'The state of the service',
}

const text = (maxLength: number, pattern: string) => ({ type: 'string', maxLength, pattern })

const HEADERS: Readonly<Record<RequestHeader, JsonSchema>> = {
  'Idempotency-Key': {
    description: 'Makes repeating the request safe; 1 to 255 visible characters.',
    schema: text(257, '^[\\x21-\\x7e]+$'),
  },
  'If-Match': {
    description: 'The revision the command is meant for, as an entity tag.',
    schema: text(40, '^.+$'),
  },
  'If-None-Match': { description: 'Entity tags that the client holds.', schema: text(1000, '^.+$') },
  Prefer: { description: '`return=minimal` leaves the prompts out.', schema: text(200, '^.+$') },
  'Last-Event-ID': { description: 'The revision a stream is resumed after.', schema: text(20, '^\\d*$') },
}

const RESPONSE_HEADERS: Readonly<Record<string, JsonSchema>> = {
  ETag: { description: 'Revision and viewer.', schema: text(40, '^"\\d+\\.\\w+"$') },
  Location: { description: 'The address of what was made.', schema: text(200, '^/.+$') },
  'Idempotency-Replayed': {
    description: '`true` when the answer is that of an earlier request.',
    schema: text(4, '^true$'),
  },
  RateLimit: { description: 'What is left of the quota.', schema: text(100, '^".+$') },
  'RateLimit-Policy': { description: 'The quota.', schema: text(100, '^".+$') },
  'Retry-After': {
    description: 'Seconds after which to come back.',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400 },
  },
  'WWW-Authenticate': { description: 'How to authenticate.', schema: text(40, '^Bearer$') },
  Allow: { description: 'The methods that this address takes.', schema: text(100, '^[A-Z, ]+$') },
  'Access-Control-Allow-Origin': { description: 'Any page may read the answer.', schema: text(1, '^\\*$') },
}

const headersOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const ALWAYS = ['Access-Control-Allow-Origin', 'RateLimit', 'RateLimit-Policy']

function describe(op: Operation): JsonSchema {
  const common = [
    ...[405, 406, 500, 503],
    ...(op.limit === 'none' ? [] : [429]),
    ...(op.token === 'none' ? [] : [401]),
    ...(op.method === 'post' ? [400, 413, 415] : []),
  ]
  const statuses = [...new Set([...op.problems, ...common])].sort()
  return {
    operationId: op.id,
    tags: [op.tag],
    summary: op.summary,
    description: op.description,
    security: { needed: [{ token: [] }], optional: [{ token: [] }, {}], none: [{}] }[op.token],
    parameters: [
      ...pathParameters(op),
      ...queryParameters(op),
      ...(op.headers ?? []).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(op.body && {
      requestBody: {
        required: op.body.required,
        content: { 'application/json': { schema: reference(op.body.schema, 'input') } },
      },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(op.success).map(([status, s]) => [status, successOf(op, s)])),
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  }
}

function successOf(
  op: Operation,
  { description, schema, type = 'application/json', headers = [] }: Success,
): JsonSchema {
  const content: Record<string, JsonSchema> = schema
    ? { [type]: { schema: reference(schema, 'output') } }
    : {}
  if (op.id === 'getEvents' && schema)
    content['text/event-stream'] = {
      schema: {
        type: 'string',
        maxLength: 100_000_000,
        description: '`event: entry`, `id`: revision, `data`: an Entry',
      },
    }
  return { description, headers: headersOf([...ALWAYS, ...headers]), ...(schema && { content }) }
}

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  id: 'The match',
  game: 'Id of the title, such as `bletchley`',
  kind: '`options`, `command`, `event` or `view`',
  name: 'Name of the note or helper',
  seat: 'Place at the table, counted from 0',
  subscription: 'Id of the subscription',
  delivery: 'Id of the delivery',
}

const UUIDS = ['id', 'subscription', 'delivery']

const pathParameters = (op: Operation): JsonSchema[] =>
  [...op.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: PATH_PARAMETERS[name!],
    schema: UUIDS.includes(name!)
      ? { type: 'string', format: 'uuid', maxLength: 36 }
      : text(60, name === 'seat' ? '^\\d{1,2}$' : '^[a-z0-9-]+$'),
  }))

function queryParameters(op: Operation): JsonSchema[] {
  if (!op.query) return []
  // As they are understood, not as they are written: `true`, a number.
  const { properties = {}, required = [] } = convert(op.query, 'output') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }))
}

/** Codes by status, the service's own first, then each game's. */
function codesByStatus(games: Readonly<Record<string, AnyGame>>): Map<number, string[]> {
  const codes = new Map<number, string[]>(Object.values(STATUS).map((status) => [status, []]))
  const add = (status: number, code: string) => {
    const known = codes.get(status) ?? []
    if (!known.includes(code)) codes.set(status, [...known, code])
  }
  for (const [code, { kind }] of Object.entries({ ...coreRejections, ...appRejections }))
    add(STATUS[kind], code)
  for (const [code, { status }] of Object.entries(HTTP_PROBLEMS)) add(status, code)
  for (const { meta, rejections } of Object.values(games))
    for (const [code, { kind }] of Object.entries(rejections)) add(STATUS[kind], `${code} (${meta.name})`)
  return codes
}

function problemResponses(games: Readonly<Record<string, AnyGame>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    [...codesByStatus(games)].map(([status, list]) => [
      `Problem${status}`,
      {
        description: list.length ? `Codes: ${list.join(', ')}.` : 'No game here gives such a code yet.',
        headers: headersOf([
          ...ALWAYS,
          ...(status === 429 || status === 503 ? ['Retry-After'] : []),
          ...(status === 401 ? ['WWW-Authenticate'] : []),
          ...(status === 405 ? ['Allow'] : []),
        ]),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

const pascal = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, _dash, first: string) => first.toUpperCase())

function componentSchemas(games: Readonly<Record<string, AnyGame>>): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = { Problem: convert(problemSchema, 'output') }
  for (const [name, schema] of Object.entries(NAMED))
    all[name] = convert(schema, inputs.has(schema) ? 'input' : 'output')
  for (const game of Object.values(games)) {
    const name = pascal(game.meta.id)
    all[`${name}Command`] = { oneOf: commandSchemas(game).map((s) => convert(s, 'input')) }
    all[`${name}Event`] = { oneOf: eventSchemas(game.events).map((s) => convert(s, 'output')) }
    all[`${name}Options`] = convert(game.options, 'input')
    all[`${name}View`] = convert(game.view, 'output')
  }
  return lifted(all)
}

/** Named parts of schemas stand beside them, once, instead of inside each. */
function lifted(all: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  const named: Record<string, JsonSchema> = {}
  const lift = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lift)
    if (typeof value !== 'object' || value === null) return value
    const { $defs = {}, ...rest } = value as Record<string, unknown>
    for (const [name, { id: _, ...part }] of Object.entries($defs as Record<string, JsonSchema>))
      named[name] ??= lift(part) as JsonSchema
    const { $ref, ...others } = rest
    const said = Object.fromEntries(Object.entries(others).map(([key, inner]) => [key, lift(inner)]))
    if ($ref === undefined) return said
    const reference = { $ref: String($ref).replace('#/$defs/', '#/components/schemas/') }
    // Readers of 3.0 pass over whatever stands beside a reference.
    return Object.keys(said).length ? { ...said, allOf: [reference] } : reference
  }
  const whole = lift(all) as Record<string, JsonSchema>
  return { ...whole, ...named }
}

const inputs = new Set<z.ZodMiniType>([
  shapes.newMatchBody,
  shapes.claimBody,
  shapes.replaceBody,
  shapes.undoBody,
  shapes.emptyBody,
  shapes.commandBody,
  shapes.noteBody,
  shapes.newSubscriptionBody,
])

function reference(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const name = Object.keys(NAMED).find((key) => NAMED[key] === schema)
  return name ? { $ref: `#/components/schemas/${name}` } : convert(schema, io)
}

/** JSON Schema of a zod schema, in which named parts are references. */
function convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      const part: unknown = zodSchema
      const name = Object.keys(NAMED).find((key) => NAMED[key] === part)
      if (name && part !== schema) {
        for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key]
        jsonSchema.$ref = `#/components/schemas/${name}`
      }
      if (jsonSchema.type === 'integer')
        jsonSchema.format =
          (jsonSchema.maximum ?? Number.POSITIVE_INFINITY) <= 2_147_483_647 ? 'int32' : 'int64'
      if (jsonSchema.format === 'uuid') jsonSchema.maxLength = 36
      // What the service sends may grow: a client must not refuse a field it does not know.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  }) as JsonSchema & { $schema?: string }
  return rest
}
