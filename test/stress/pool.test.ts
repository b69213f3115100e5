import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { client, type TestService } from '../support/service.ts'
import { holdHead, waitUntil } from '../support/trouble.ts'
import { machineClock, stageOver } from '../transports/support/stage.ts'
import { type Answer, expectOk, seatToys } from '../transports/support/table.ts'
import { pause } from './support/play.ts'

let server: TestPostgres
let url: string
let store: MigratingStore
let service: TestService

beforeAll(async () => {
  server = await startPostgres(18)
  url = await server.createDatabase()
  store = openPostgres(url)
  await store.migrate()
  service = stageOver(store, machineClock).open()
})
afterAll(async () => {
  await store?.close()
  await server?.stop()
})

/** Whoever finds no connection is told within so many milliseconds: half of it, and what a busy machine adds. */
const SHED = 3000
/** No answer takes longer, waiting for locks included: two seconds, and what a busy machine adds. */
const STATEMENT = 4000

const timed = async (answer: Promise<Answer>) => {
  const began = performance.now()
  return { ...(await answer), took: performance.now() - began }
}

/** The process says that it lives, and why it is not ready. */
async function alive() {
  const health = await timed(client(service).get('/healthz'))
  expect([health.status, health.took < 1000]).toEqual([200, true])
  const ready = await timed(client(service).get('/readyz'))
  expect(ready.body).toMatchObject({ status: 503, code: 'overloaded' })
  expect(ready.took).toBeLessThan(SHED)
}

test('probe 18: with every connection taken by slow queries, others are shed in time and told why', async () => {
  const slow = await Promise.all(Array.from({ length: 12 }, () => seatToys(service)))
  const others = await Promise.all(Array.from({ length: 20 }, () => seatToys(service)))
  for (const table of [...slow, ...others])
    for (let i = 0; i < 2; i++) await expectOk(table.seat(0).get(table.at('/prompts')))
  const locks = await Promise.all(slow.map((table) => holdHead(url, table.id)))
  const stuck = slow.map((table) => timed(table.say(0, 'motto A', { 'Idempotency-Key': 'k' })))
  const watch = postgres(url, { max: 1 })
  await waitUntil(async () => {
    const [row] = await watch`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`
    return row!.n === 10
  })

  const told = alive()
  const sent = Array.from({ length: 200 }, (_, i) => {
    const table = others[i % others.length]!
    const rest = ['/view', '/events', '/view?at=0', undefined][i % 4]
    return timed(
      rest === undefined
        ? table.seat(0).post(table.at('/commands'), { type: 'no-such' })
        : table.seat(i % 2).get(table.at(rest)),
    )
  })
  await told
  const answers = await Promise.all(sent)
  expect(Math.max(...answers.map((a) => a.took))).toBeLessThan(SHED)
  const shed = answers.filter((a) => a.status === 503)
  expect(shed.length).toBeGreaterThanOrEqual(20) // the fewer, the slower the machine
  for (const { body, headers } of shed)
    expect([body.code, headers.get('Retry-After')]).toEqual(['overloaded', '1'])
  for (const { status, text } of answers) expect([200, 422, 503], text).toContain(status)

  for (const release of [...locks, () => watch.end()]) await release()
  for (const { status, took } of await Promise.all(stuck)) {
    expect([200, 503]).toContain(status)
    expect(took).toBeLessThan(STATEMENT)
  }
  for (const table of slow) {
    const again = await expectOk(table.say(0, 'motto A', { 'Idempotency-Key': 'k' }))
    expect(again.body.revision).toBe(2)
  }
  for (const table of others) expect((await table.say(0, 'motto A')).body.revision).toBe(2)
  expect((await client(service).get('/readyz')).status).toBe(200)
  expect(service.errors).toEqual([])
})

test('probe 18: with every table locked, all are told within the time that a statement may take', async () => {
  const tables = await Promise.all(Array.from({ length: 20 }, () => seatToys(service)))
  for (const table of tables) await expectOk(table.seat(0).get(table.at('/prompts')))
  const admin = postgres(url, { max: 1 })
  const connection = await admin.reserve()
  await connection`begin`
  await connection`lock table heads, entries in access exclusive mode`
  const sent = Array.from({ length: 200 }, (_, i) => {
    const table = tables[i % tables.length]!
    if (i % 2) return timed(table.seat(0).get(table.at(i % 4 === 1 ? '/view' : '/events')))
    return timed(table.say(0, 'motto A', { 'Idempotency-Key': 'k' }))
  })
  await pause(100)
  const health = await timed(client(service).get('/healthz'))
  expect([health.status, health.took < 1000]).toEqual([200, true])
  const answers = await Promise.all(sent)
  expect(Math.max(...answers.map((a) => a.took))).toBeLessThan(STATEMENT)
  for (const { status, headers } of answers) expect([status, headers.get('Retry-After')]).toEqual([503, '1'])
  await connection`rollback`
  connection.release()
  await admin.end()
  for (const [n, table] of tables.entries()) {
    // What is on its way when the lock falls may still be written, by whoever was told that nobody knows.
    const unknown = answers.some(({ body }, i) => i % tables.length === n && body.code === 'outcome-unknown')
    expect((await store.entries(table.id, 0, 10)).length).toBeLessThanOrEqual(unknown ? 2 : 1)
    expect((await table.say(0, 'motto A', { 'Idempotency-Key': 'k' })).body.revision).toBe(2)
  }
  expect((await client(service).get('/readyz')).status).toBe(200)
  expect(service.errors).toEqual([])
})
