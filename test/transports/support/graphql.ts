import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  isEnumType,
  isObjectType,
  isScalarType,
  parse,
  validate,
} from 'graphql'
import { expect } from 'vitest'
import type { AnyGame } from '../../../src/core/index.ts'
import { games } from '../../../src/games/index.ts'
import { sdl } from '../../../src/transports/graphql/sdl/index.ts'
import { anyToy } from '../../games/toy/table.ts'
import { client, type TestService } from '../../support/service.ts'

/** The schema with the toy in it. */
export const schema = buildSchema(sdl({ ...games, [anyToy.meta.id]: anyToy as AnyGame }))

/** One operation over HTTP. */
export const graphql = (
  service: Pick<TestService, 'fetch'>,
  token: string | undefined,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => client(service, token).post('/graphql', { query, variables }, headers)

/** What an answer says by its first error, or by the problem in the place of its first field; 200 if neither. */
export function statusOf({ status, body }: Awaited<ReturnType<typeof graphql>>): number {
  if (status !== 200) return status
  const [first] = Object.values(body.data ?? {}) as ({ __typename?: string; status?: number } | null)[]
  const problem = first?.__typename === 'Problem' ? first.status : undefined
  return problem ?? body.errors?.[0].extensions.status ?? 200
}

/** Arguments beside `matchId`, for every mutation that needs some. */
const SAMPLES: Readonly<Record<string, string>> = {
  claimSeat: 'seat: 1',
  replaceSeat: 'seat: 1, kind: human',
  inviteAgain: 'seat: 1',
  submitCommand: 'command: { toy: { roll: true } }',
  sendMessage: 'to: all, text: "x"',
  putNote: 'name: "marks", scope: seat, body: "x"',
}

/** What fields cannot be asked for without. */
const NEEDED: Readonly<Record<string, string>> = { name: 'name: "marks"', seat: 'seat: 1' }

const fieldsOf = (type: string): GraphQLField<unknown, unknown>[] => {
  const found = schema.getType(type)
  return isObjectType(found) ? Object.values(found.getFields()) : []
}

/** Whatever a field has that can be asked for without arguments, all the way down. */
function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type)
  if (isScalarType(type) || isEnumType(type)) return field.name
  const inner = fieldsOf(type.name)
    .filter(
      ({ args, name }) =>
        args.every((a) => a.type.toString().at(-1) !== '!') && (type.name !== 'Match' || !ASKING.has(name)),
    )
    .map((own) => selectionOf(own))
  return `${field.name} { ${inner.join(' ')} }`
}

/** Fields that are asked for one by one: the others are the head's. */
const ASKING = new Set([
  'view',
  'prompts',
  'entries',
  'note',
  'messages',
  'aid',
  'picture',
  'record',
  'invitation',
])

const head = fieldsOf('Match').filter(({ name }) => !ASKING.has(name))

/** Everything that hangs on a match, from the schema: none that is added can be forgotten. */
export const READS: Readonly<Record<string, string>> = Object.fromEntries([
  ['head', ofMatch(head.map((field) => selectionOf(field)).join(' '))],
  ...fieldsOf('Match')
    .filter(({ name }) => ASKING.has(name))
    .map((field) => [field.name, ofMatch(called(field))]),
])

function called(field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.find(({ name }) => name in NEEDED)?.name
  return selectionOf(field).replace(field.name, `${field.name}${needed ? `(${NEEDED[needed]})` : ''}`)
}

function ofMatch(selection: string): string {
  return `query ($id: ID!) { match(id: $id) { ${selection} } }`
}

/** What every mutation on a match says, from the schema. */
export const MUTATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  fieldsOf('Mutation')
    .filter(({ args }) => args.some(({ name }) => name === 'matchId'))
    .map(({ name }) => {
      const more = SAMPLES[name] ? `, ${SAMPLES[name]}` : ''
      return [name, `mutation ($id: ID!) { ${name}(matchId: $id${more}) { __typename ${PROBLEM()} } }`]
    }),
)

export function PROBLEM(): string {
  return '... on Problem { code status title detail matchRevision confirmable errors { path code message } }'
}

for (const [name, document] of Object.entries({ ...READS, ...MUTATIONS })) {
  const errors = validate(schema, parse(document))
  if (errors.length) throw new Error(`${name}: ${errors[0]!.message}`)
}

const TELLTALE = /\bat \S+ \(|node_modules|\.ts:\d|select .* from|ECONN|SQLSTATE|22P0|Did you mean/i

/** What holds for any answer of the GraphQL address (GraphQL over HTTP). */
export function holdToGraphql({ status, headers }: Response, body: string, what: string): void {
  if (status === 204 || what.startsWith('HEAD')) return
  const type = headers.get('Content-Type')
  expect(type, what).toMatch(/^(application\/(graphql-response\+json|json); charset=utf-8|text\/html)$/)
  expect(headers.get('Cache-Control'), what).toBe('private, no-store')
  if (type === 'text/html') return
  const { data, errors } = JSON.parse(body)
  if (data) expect(status, what).toBe(200)
  else expect(errors?.length, what).toBeGreaterThan(0)
  expect(status, what).not.toBe(500)
  for (const { message, extensions } of errors ?? []) {
    expect(message, what).toBeTruthy()
    expect(extensions?.code, what).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$|^[A-Z]+(_[A-Z]+)*$/)
    expect(extensions.code, what).not.toBe('internal')
  }
  if (status === 401) expect(headers.get('WWW-Authenticate'), what).toMatch(/^Bearer/)
  expect(JSON.stringify(errors ?? []), what).not.toMatch(TELLTALE)
}
