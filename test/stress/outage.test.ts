import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { client, createTestService, type TestService } from '../support/service.ts'
import { silenceable } from '../support/trouble.ts'
import { machineClock, watched } from '../transports/support/stage.ts'
import { openStream } from '../transports/support/stream.ts'
import { type Answer, bodyOf, expectOk, seatToys, type Table } from '../transports/support/table.ts'
import { cutter } from './support/cutter.ts'
import { pause } from './support/play.ts'

let server: TestPostgres
let url: string
let store: MigratingStore
let bare: TestService
let service: TestService

beforeAll(async () => {
  server = await startPostgres(18, { durable: true })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  url = await server.createDatabase()
  store = openPostgres(url)
  await store.migrate()
  bare = createTestService({ store, clock: machineClock })
  service = watched(bare)
})
afterEach(() => store.close())

/** No request is ever without an answer for longer, milliseconds: two seconds, and what a busy machine adds. */
const LIMIT = 4000

interface Said {
  table: number
  after: number
  took: number
  answer: Answer
}

/** Ways for a database to be away, each with how it comes back. */
const outages = {
  async 'is stopped'() {
    return { store, away: () => server.halt(), back: () => server.resume(), over: async () => {} }
  },
  async 'hangs: it takes connections and says nothing'() {
    const way = await silenceable(url)
    const through = openPostgres(way.url)
    const over = async () => {
      await through.close()
      await way.close()
    }
    return { store: through, away: async () => way.silence(), back: async () => way.speak(), over }
  },
}

describe.each(Object.entries(outages))('probe 17: Postgres %s for five seconds', (_, outage) => {
  test('each command is answered in time, nothing acknowledged is lost, and the service goes on by itself', async () => {
    const { store: through, away, back, over: leave } = await outage()
    const bare = createTestService({ store: through, clock: machineClock })
    const service = watched(bare)
    const tables: Table[] = []
    for (let n = 0; n < 6; n++) tables.push(await seatToys(service))
    const began = performance.now()
    let over = false
    const said: Said[] = []
    /** Two who send without waiting for each other, one who reads, and one who comes with a new match. */
    const use = async (n: number) => {
      const table = tables[n]!
      for (let i = 0; !over; i++) {
        const after = performance.now() - began
        const sent = [
          table.say(0, 'motto A', { 'Idempotency-Key': `motto-${i}` }),
          table.say(i % 2, `bid ${i}`, { 'Idempotency-Key': `bid-${i}` }),
          table.seat(1).get(table.at('/view')),
          client(service).post('/v1/matches', { game: 'toy', seats: [{}, {}] }),
        ]
        await Promise.all(
          sent.map(async (pending) => {
            const answer = await pending
            said.push({ table: n, after, took: performance.now() - began - after, answer })
          }),
        )
        await pause(50)
      }
    }
    const users = tables.map((_, n) => use(n))
    await pause(300)
    await away()
    const halted = performance.now() - began
    await pause(5000)
    await back()
    const resumed = performance.now() - began
    await pause(3000)
    over = true
    await Promise.all(users)

    // Asked and answered while nobody was there, however long a busy machine took over it.
    const during = said.filter((s) => s.after > halted && s.after + s.took < resumed)
    expect(during.length).toBeGreaterThan(8)
    for (const { answer } of during) {
      expect(answer.status, answer.text).toBe(503)
      expect(['unavailable', 'outcome-unknown', 'overloaded']).toContain(answer.body.code)
      expect(answer.headers.get('Retry-After')).toBe('1')
    }
    expect(Math.max(...said.map((s) => s.took))).toBeLessThan(LIMIT)
    const later = said.filter((s) => s.after > resumed + 1500)
    expect(later.length).toBeGreaterThan(20)
    for (const { answer } of later) expect(answer.status, answer.text).not.toBe(503)

    for (const [n, table] of tables.entries()) {
      const log = await store.entries(table.id, 0, 10_000)
      const mine = said.filter((s) => s.table === n).map(({ answer }) => answer)
      const told = mine.filter((answer) => answer.status === 200 && answer.body.entry)
      expect(told.length).toBeGreaterThan(1)
      for (const { body } of told) expect(log[body.revision - 1]).toMatchObject({ seat: body.entry.seat })
      const unknown = mine.filter(({ body }) => body.code === 'outcome-unknown').length
      expect(log.length - 1).toBeGreaterThanOrEqual(told.length)
      expect(log.length - 1, 'what was told to be not stored is not').toBeLessThanOrEqual(
        told.length + unknown,
      )
      expect(await table.revision()).toBe(log.length)
    }
    expect(bare.errors).toEqual([])
    await leave()
  })
})

describe('probe 17: Postgres is away', () => {
  test('many who wait for one match are not held one after the other', async () => {
    const table = await seatToys(service)
    for (let i = 0; i < 2; i++) await expectOk(table.seat(0).get(table.at('/prompts')))
    await server.halt()
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => table.say(0, 'motto A', { 'Idempotency-Key': `${i}` })),
    )
    expect(performance.now() - began).toBeLessThan(LIMIT)
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([503]))
    const ready = await client(service).get('/readyz')
    expect(ready.body).toMatchObject({ status: 503, code: 'unavailable' })
    expect((await client(service).get('/healthz')).status).toBe(200)
    await server.resume()
    await expectOk(table.say(0, 'motto A', { 'Idempotency-Key': '0' }))
    expect(await table.revision()).toBe(2)
  })
})

describe('connections that have died without a word', () => {
  test('are given up and replaced; nobody waits on them twice', async () => {
    const { hostname, port } = new URL(url)
    const way = await cutter({ hostname, port: Number(port) })
    const through = openPostgres(Object.assign(new URL(url), { port: String(way.port) }).href, {
      statementTimeout: 800,
      connectTimeout: 1,
    })
    const beyond = watched(createTestService({ store: through, clock: machineClock }))
    const tables = await Promise.all(Array.from({ length: 20 }, () => seatToys(beyond)))
    const read = () =>
      Promise.all(
        tables.flatMap(({ nobody, at }) => ['/view', '/events'].map((rest) => nobody.get(at(rest)))),
      )
    await read()
    way.strand()
    const lost = await read()
    expect(lost.filter((a) => a.status === 503).length).toBeGreaterThan(9)
    await read() // may find other connections that have died
    const began = performance.now()
    for (const { status } of await read()) expect(status).toBe(200)
    expect(performance.now() - began).toBeLessThan(1000)
    await through.close()
    await way.close()
  })
})

describe('F19: the save fails after the rules have run', () => {
  const faults = {
    'the disk is full': ["raise exception 'no room' using errcode = '53100'", 503, 'unavailable'],
    'the row is refused': ["raise exception 'refused' using errcode = '23514'", 500, 'internal'],
  } as const

  test.each(
    Object.entries(faults).flatMap(([why, fault]) =>
      ['', 'deferrable initially deferred'].map(
        (when) => [why, when ? 'at the commit' : 'at once', when, fault] as const,
      ),
    ),
  )(
    '%s, %s: no entry, nothing on a stream, and the retry succeeds once',
    async (_why, _at, when, [raise, status, code]) => {
      const table = await seatToys(service)
      const stream = await openStream(service, table.at('/events'), table.seats[1])
      await stream.until(1)
      const admin = postgres(url, { max: 1, onnotice: () => {} })
      await admin.unsafe(
        `create function fail() returns trigger language plpgsql as $$ begin ${raise}; end $$`,
      )
      await admin.unsafe(
        `create ${when && 'constraint'} trigger failing after insert on entries ${when} for each row execute function fail()`,
      )
      const send = (to: TestService) =>
        client(to, table.seats[0]).post(table.at('/commands'), bodyOf('motto A'), { 'Idempotency-Key': 'k' })
      const failed = await send(bare)
      expect(failed.body).toMatchObject({ status, code })
      expect(failed.text).not.toMatch(/no room|refused|trigger|fail\(/)
      expect(await table.revision()).toBe(1)
      expect(await store.entries(table.id, 0, 10)).toHaveLength(1)
      expect((await table.seat(1).get(table.at('/view'))).body.view.motto).toBeNull()

      await admin.unsafe('drop trigger failing on entries')
      const again = await expectOk(send(service))
      expect(again.headers.get('Idempotency-Replayed')).toBeNull()
      expect(again.body.revision).toBe(2)
      expect((await expectOk(send(service))).headers.get('Idempotency-Replayed')).toBe('true')
      await stream.until(2)
      expect(stream.ids).toEqual([1, 2])
      expect(stream.entries[1]).toEqual({ ...again.body.entry })
      await stream.leave()
      await admin.end()
    },
  )
})
