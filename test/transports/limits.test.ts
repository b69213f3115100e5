import { expect, test } from 'vitest'
import { createLimiter, limitHeaders, QUOTAS } from '../../src/transports/rate-limit.ts'
import { client, createTestService, seatMatch } from '../support/service.ts'
import { freshToken } from './behaviour/viewers.ts'
import { watched } from './support/stage.ts'
import { seatToys, tableOf } from './support/table.ts'

/** A service whose limiter goes by a clock of the test's, in seconds. */
function limited() {
  let now = 0
  const service = watched(createTestService({ limiter: createLimiter(() => now) }))
  const pass = (seconds: number) => {
    now += seconds
  }
  return { service, pass }
}

const from = (address: string) => ({ 'X-Test-Address': address })

/** `name;r=…;t=…` of RateLimit (structured fields: a string with parameters). */
const readLimit = (value: string | null) => {
  const match = /^"(\w+)";r=(\d+);t=(\d+)$/.exec(value ?? '')
  if (!match) throw new Error(`cannot be read: ${value}`)
  return { bucket: match[1], remaining: Number(match[2]), reset: Number(match[3]) }
}

test('probe 8: who tries tokens that are no good is held up, and nobody else is', async () => {
  const { service, pass } = limited()
  const table = await seatToys(service)
  expect((await table.seat(0).get(table.at(), from('far'))).status).toBe(200)
  const statuses: number[] = []
  let last = await table.nobody.get(table.at(), from('bad'))
  for (let i = 0; i < 200; i++) {
    last = await client(service, freshToken()).get(table.at(), from('bad'))
    statuses.push(last.status)
  }
  expect(statuses.filter((s) => s === 401)).toHaveLength(QUOTAS.failure.limit)
  expect(statuses.at(-1)).toBe(429)
  expect(last.body.code).toBe('rate-limited')
  const { bucket, remaining, reset } = readLimit(last.headers.get('RateLimit'))
  expect([bucket, remaining]).toEqual(['failure', 0])
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThanOrEqual(reset)
  expect(last.headers.get('RateLimit-Policy')).toBe(`"failure";q=${QUOTAS.failure.limit};w=60`)
  expect((await table.seat(1).get(table.at(), from('good'))).status).toBe(200)
  expect((await table.seat(0).get(table.at(), from('bad'))).status, 'a token that was good before').toBe(200)
  expect((await table.nobody.get(table.at(), from('bad'))).status, 'no token at all').toBe(200)
  expect((await client(service, 'rubbish').get(table.at(), from('bad'))).status).toBe(429)
  pass(reset)
  expect((await client(service, freshToken()).get(table.at(), from('bad'))).status).toBe(401)
})

test('a seat has buckets of its own: nobody else empties them, and no spelling of its token fills them', async () => {
  const { service, pass } = limited()
  const table = tableOf(
    service,
    await seatMatch(service, { game: 'toy', seats: [{}, {}], options: { rounds: 50, goal: 50 } }),
  )
  const { limit } = QUOTAS.command
  const spellings = ['Bearer ', 'bearer ', 'BEARER   ']
  const send = async (i: number) => {
    const answer = await service.fetch(table.at('/commands?dryRun=true'), {
      method: 'POST',
      body: '{"type":"inscribe","text":"A"}',
      headers: { 'Content-Type': 'application/json', Authorization: `${spellings[i % 3]}${table.seats[0]}` },
    })
    return { status: answer.status, left: readLimit(answer.headers.get('RateLimit')) }
  }
  for (let i = 0; i < limit; i++) {
    const { status, left } = await send(i)
    expect([status, left.remaining]).toEqual([200, limit - 1 - i])
  }
  expect((await send(0)).status).toBe(429)
  expect((await table.say(1, 'bid 1')).status).toBe(409)
  expect((await table.seat(0).get(table.at('/prompts'))).status, 'reading is another bucket').toBe(200)
  pass(60 / limit)
  expect((await send(1)).status).toBe(200)
  expect((await send(2)).status).toBe(429)
  for (let i = 0; i < QUOTAS.read.limit + 5; i++) await table.nobody.get(table.at(), from('crowd'))
  expect((await table.nobody.get(table.at(), from('crowd'))).status).toBe(429)
  expect((await table.seat(1).get(table.at('/prompts'), from('crowd'))).status).toBe(200)
})

test('many made-up tokens at once are held up as one after the other are, and good ones of the address go on', async () => {
  const { service } = limited()
  const table = await seatToys(service)
  expect((await table.seat(0).get(table.at(), from('bad'))).status).toBe(200)
  const { limit } = QUOTAS.failure
  const burst = await Promise.all(
    Array.from({ length: limit + 20 }, () => client(service, freshToken()).get(table.at(), from('bad'))),
  )
  expect(burst.filter((a) => a.status === 401)).toHaveLength(limit)
  expect(burst.filter((a) => a.status === 429)).toHaveLength(20)
  expect((await table.say(0, 'motto A', from('bad'))).status).toBe(200)
})

test('tokens that turn out to be good cost their address nothing, however many there are', async () => {
  const { service } = limited()
  for (let i = 0; i < QUOTAS.failure.limit / 5; i++) {
    const table = await seatToys(service, { seats: [{}, {}, {}, {}] })
    const all = [...table.seats.map((_, n) => table.seat(n)), client(service, table.watch), table.hostClient]
    for (const one of all) {
      const first = await one.get(table.at(), from('school'))
      expect(first.status).toBe(200)
      expect(readLimit(first.headers.get('RateLimit'))).toMatchObject({
        bucket: 'read',
        remaining: QUOTAS.read.limit - 1,
      })
    }
  }
  const table = await seatToys(service)
  const stranger = await client(service, freshToken()).get(table.at(), from('school'))
  expect(readLimit(stranger.headers.get('RateLimit'))).toMatchObject({
    bucket: 'failure',
    remaining: QUOTAS.failure.limit - 1,
  })
})

test('a request that does not depend on its token is counted by address, and proves nothing of the token', async () => {
  const { service } = limited()
  const table = await seatToys(service)
  const left = async (path: string, token: string) => {
    const { status, headers } = await client(service, token).get(path, from('bad'))
    return { status, ...readLimit(headers.get('RateLimit')) }
  }
  const made = Array.from({ length: 12 }, () => freshToken('key'))
  const paths = ['/v1/games', '/v1/games/toy', '/v1/matches', '/v1/matches?mine=false']
  for (const [i, token] of made.entries())
    expect(await left(paths[i % paths.length]!, token)).toMatchObject({
      status: 200,
      bucket: 'read',
      remaining: QUOTAS.read.limit - 1 - i,
    })
  for (const [i, token] of made.entries())
    expect(await left(i % 2 ? table.at() : '/v1/matches?mine=true', token)).toMatchObject({
      status: 401,
      bucket: 'failure',
      remaining: QUOTAS.failure.limit - 1 - i,
    })
  expect((await left('/v1/games', table.seats[0]!)).remaining).toBe(QUOTAS.read.limit - 1 - made.length)
  const { body } = await client(service).post('/v1/matches', {
    game: 'toy',
    seats: [{}, { join: 'invite' }],
  })
  const claimed = await client(service, made[0]).post(
    `/v1/matches/${body.match.id}/seats/1/claim`,
    { invite: body.seats[1].invite },
    from('bad'),
  )
  expect(claimed.status, 'by the invitation alone').toBe(200)
  expect((await left(table.at(), made[0]!)).bucket).toBe('failure')
})

test('what refuses a request before its token is looked at makes no token better known', async () => {
  const { service } = limited()
  const table = await seatToys(service)
  const statuses = await Promise.all(
    Array.from({ length: QUOTAS.failure.limit + 5 }, async () => {
      const path = table.at('/view?at=soon')
      return (await client(service, freshToken()).get(path, from('bad'))).status
    }),
  )
  expect(statuses.filter((s) => s === 400)).toHaveLength(QUOTAS.failure.limit)
  expect(statuses.filter((s) => s === 429)).toHaveLength(5)
})

test('whoever makes matches without a key is counted by address', async () => {
  const { service } = limited()
  const create = (address: string) =>
    client(service).post('/v1/matches', { game: 'toy', seats: [{}, {}] }, from(address))
  for (let i = 0; i < QUOTAS.create.limit; i++) expect((await create('a')).status).toBe(201)
  expect((await create('a')).status).toBe(429)
  expect((await create('b')).status).toBe(201)
})

test('a bucket fills up again with time and never beyond its size', () => {
  let now = 0
  const limiter = createLimiter(() => now)
  const { limit, window } = QUOTAS.command
  for (let i = 0; i < limit; i++) limiter.take('command', 'x')
  const empty = limiter.take('command', 'x')
  expect(empty).toMatchObject({ allowed: false, remaining: 0, limit, window })
  expect(limitHeaders('command', empty).RateLimit).toBe(`"command";r=0;t=${empty.reset}`)
  now += window / 2
  expect(limiter.take('command', 'x').remaining).toBe(limit / 2 - 1)
  now += window * 100
  expect(limiter.take('command', 'x').remaining).toBe(limit - 1)
  const failures = QUOTAS.failure.limit
  for (let i = 0; i < 3; i++) limiter.take('failure', 'x')
  limiter.give('failure', 'x')
  expect(limiter.take('failure', 'x').remaining, 'one was given back').toBe(failures - 3)
  for (let i = 0; i < 9; i++) limiter.give('failure', 'x')
  expect(limiter.take('failure', 'x').remaining, 'never more than it holds').toBe(failures - 1)
})

test('what takes many out of a bucket takes none where there are not so many', () => {
  const limiter = createLimiter(() => 0)
  const { limit } = QUOTAS.create
  expect(limiter.take('create', 'me', limit - 3)).toMatchObject({ allowed: true, remaining: 3 })
  expect(limiter.take('create', 'me', 6)).toMatchObject({ allowed: false, remaining: 3, reset: 2 })
  expect(limiter.take('create', 'me', 3)).toMatchObject({ allowed: true, remaining: 0 })
})

test('checking content costs as much as several matches, so that it cannot keep the service busy', async () => {
  const { service, pass } = limited()
  const check = () =>
    client(service).post('/v1/games/signal/content/check', { name: 'nobody' }, from('author'))
  const answers = await Promise.all(Array.from({ length: 25 }, check))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(QUOTAS.create.limit / 6)
  const refused = answers.find(({ status }) => status === 429)!
  expect(Number(refused.headers.get('Retry-After'))).toBe(3)
  pass(3)
  expect((await check()).status).toBe(422)
})
