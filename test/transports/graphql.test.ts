import { parse, validate, validateSchema } from 'graphql'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AnyGame } from '../../src/core/index.ts'
import { described } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { LIMITS, nestingOf } from '../../src/transports/graphql/limits.ts'
import { sdl } from '../../src/transports/graphql/sdl/index.ts'
import { createLimiter, QUOTAS } from '../../src/transports/rate-limit.ts'
import { createRest } from '../../src/transports/rest/index.ts'
import { anyToy } from '../games/toy/table.ts'
import { client, createTestService } from '../support/service.ts'
import { freshToken } from './behaviour/viewers.ts'
import { graphql, MUTATIONS, READS, schema, statusOf } from './support/graphql.ts'
import { observed, watched } from './support/stage.ts'
import { seatToys } from './support/table.ts'

const twenty = (id: string) =>
  `{ ${Array.from({ length: LIMITS.asks }, (_, i) => `a${i}: match(id: "${id}") { id }`).join(' ')} }`

test('the schema is valid, and has an input for every command of every game', () => {
  expect(validateSchema(schema)).toEqual([])
  const text = sdl(games)
  for (const { meta, commands } of Object.values(games) as AnyGame[])
    for (const command of [
      ...Object.keys(commands),
      'resign',
      'resume',
      'propose',
      'agree',
      'refuse',
      'withdraw',
    ])
      expect(text, `${meta.id} ${command}`).toMatch(new RegExp(`^  ${command}: \\w+$`, 'm'))
})

test('one name for two things is two types, and a description may hold any sign', () => {
  const field = (values: readonly [string, ...string[]]) =>
    described('A "quoted" \\ one\nand a line.', z.enum(values))
  const game = {
    ...anyToy,
    commands: {
      one: z.strictObject({ card: field(['a', 'b']) }),
      two: z.strictObject({ card: field(['b', 'c']) }),
      three: z.strictObject({ card: field(['a', 'b']) }),
    },
  } as AnyGame
  const text = sdl({ toy: game })
  expect(() => parse(text)).not.toThrow()
  expect(text).toContain('enum ToyCard { a b }')
  expect(text).toContain('enum ToyTwoCard { b c }')
  expect(text.match(/card: ToyCard!/g)).toHaveLength(2)
  expect(text.match(/card: ToyTwoCard!/g)).toHaveLength(1)
})

test('a payload and a problem can be asked for the same things in one breath', () => {
  for (const union of [
    'SubmitResult',
    'SeatTokenResult',
    'CreateMatchResult',
    'NoteResult',
    'AbandonMatchResult',
  ]) {
    const type = schema.getType(union)
    const members = type && 'getTypes' in type ? type.getTypes() : []
    const parts = members.map(
      (m) =>
        `... on ${m.name} { ${Object.values(m.getFields())
          .map((f) => f.name)
          .filter((name) => !['match', 'entry', 'now', 'seats', 'errors'].includes(name))
          .join(' ')} }`,
    )
    const mutation = Object.values(schema.getMutationType()!.getFields()).find(
      (f) => String(f.type) === `${union}!`,
    )!
    const args = mutation.args.filter((a) => String(a.type).endsWith('!'))
    const variables = args.map((a) => `$${a.name}: ${a.type}`).join(', ')
    const document = `mutation (${variables}) { ${mutation.name}(${args.map((a) => `${a.name}: $${a.name}`).join(', ')}) { ${parts.join(' ')} } }`
    expect(members.length).toBeGreaterThan(1)
    expect(
      validate(schema, parse(document)).map((e) => e.message),
      union,
    ).toEqual([])
  }
})

test('brackets are counted where they are brackets', () => {
  expect(nestingOf('{ a { b(c: [1, [2]]) } }')).toBe(5)
  expect(nestingOf('{ a(b: "{{{{\\"{{") } # {{{{')).toBe(2)
  expect(nestingOf('"""{{ \\""" {{{""" { a }')).toBe(1)
})

test('what is refused asks the database nothing', async () => {
  const { store, calls } = observed(createMemoryStore(() => 0))
  const service = watched(createTestService({ store }))
  const table = await seatToys(service)
  calls.length = 0
  const { body } = await graphql(
    service,
    table.seats[0],
    twenty(table.id).replace('}', '} more: match(id: "x") { id }'),
  )
  expect(body.errors[0].message).toMatch(/At most 20/)
  expect(calls).toEqual([])
})

test('a fault of ours is masked and logged', async () => {
  const { store, around } = observed(createMemoryStore(() => Date.now()))
  const service = createTestService({ store })
  const table = await seatToys(service)
  around('entries', () => Promise.reject(new TypeError('a secret of the house')))
  const answer = await graphql(
    service,
    table.seats[0],
    `query ($id: ID!) { match(id: $id) { id entries { rulesVersion } } }`,
    { id: table.id },
  )
  expect(answer.status).toBe(200)
  expect(answer.body.data.match).toEqual({ id: table.id, entries: null })
  expect(answer.body.errors).toMatchObject([
    { path: ['match', 'entries'], message: 'It has been noted.', extensions: { code: 'internal' } },
  ])
  expect(answer.text).not.toContain('secret of the house')
  expect(String(service.errors)).toContain('a secret of the house')
})

test('a request costs as much as the requests whose place it takes', async () => {
  let now = 0
  const service = watched(createTestService({ limiter: createLimiter(() => now) }))
  const table = await seatToys(service)
  const remaining = (answer: Awaited<ReturnType<typeof graphql>>) =>
    /^"(\w+)";r=(\d+)/.exec(answer.headers.get('RateLimit') ?? '')?.slice(1)
  const { read, command } = QUOTAS
  const ask = (query: string) => graphql(service, table.seats[0], query, { id: table.id })
  expect(remaining(await ask(READS.view!))).toEqual(['read', String(read.limit - 2)])
  expect(remaining(await ask('{ games { id } }'))).toEqual(['read', String(read.limit - 3)])
  expect(remaining(await ask('{ nothing }'))).toEqual(['read', String(read.limit - 4)])
  expect(remaining(await ask(READS.head!))).toEqual(['read', String(read.limit - 5)])
  expect(remaining(await ask(MUTATIONS.submitCommand!))).toEqual(['command', String(command.limit - 1)])
  let refused = 0
  for (let i = 0; i < 70; i++) {
    const answer = await graphql(service, table.seats[0], twenty(table.id))
    if (answer.status !== 429) continue
    refused++
    expect(answer.body.errors[0].extensions.code).toBe('rate-limited')
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
  expect(refused).toBeGreaterThan(5)
  // What is left is too little for another such request: it can still be spent one by one, and not for more.
  const rest = await Promise.all(Array.from({ length: 41 }, () => table.seat(0).get(table.at())))
  expect(rest.at(-1)?.status, 'over REST as well').toBe(429)
  now += 60
  expect((await table.seat(0).get(table.at())).status).toBe(200)
})

test('who tries tokens that are no good is held up, and a good one is trusted although something was refused', async () => {
  const service = watched(createTestService({ limiter: createLimiter(() => 0) }))
  const table = await seatToys(service)
  const far = { 'X-Test-Address': 'far' }
  const ask = (token: string | undefined) => graphql(service, token, READS.view!, { id: table.id }, far)
  const both = `query ($id: ID!) { match(id: $id) { id record } }`
  const good = await graphql(service, table.seats[0], both, { id: table.id }, far)
  expect(statusOf(good)).toBe(409)
  const statuses: number[] = []
  for (let i = 0; i < 80; i++) statuses.push(statusOf(await ask(freshToken())))
  expect(statuses.filter((s) => s === 401)).toHaveLength(QUOTAS.failure.limit)
  expect(statuses.at(-1)).toBe(429)
  expect(statusOf(await ask(table.seats[0]))).toBe(200)
  // A list that heeds no token is no way to make one trusted.
  const list = await graphql(service, freshToken(), '{ matches { edges { cursor } } }', {}, far)
  expect(list.headers.get('RateLimit')).toMatch(/^"read"/)
})

test('GraphiQL is shown to browsers where the host wants it', async () => {
  const { app } = createTestService()
  const rest = createRest({
    app: () => app,
    publicUrl: () => 'http://heliograph.test',
    addressOf: () => 'test',
    graphiql: () => true,
  })
  const fetch = async (path: string, init?: RequestInit) =>
    rest.fetch(new Request(new URL(path, 'http://heliograph.test'), init))
  const page = await fetch('/graphql', { headers: { Accept: 'text/html' } })
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html'])
  expect(await page.text()).toContain('<title>Heliograph</title>')
  expect((await client({ fetch }).post('/graphql', { query: '{ games { id } }' })).status).toBe(200)
})
