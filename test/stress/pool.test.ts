import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { client, type TestService } from '../support/service.ts'
import { holdHead } from '../support/trouble.ts'
import { machineClock, stageOver } from '../transports/support/stage.ts'
import { type Answer, bodyOf, expectOk, seatToys } from '../transports/support/table.ts'
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

/** Whoever finds no connection is told within so many milliseconds. */
const SHED = 3000

const timed = async (answer: Promise<Answer>) => {
  const began = performance.now()
  return { ...(await answer), took: performance.now() - began }
}

test('probe 18: with every connection taken by slow queries, others are shed in time and told why', async () => {
  const slow = await Promise.all(Array.from({ length: 12 }, () => seatToys(service)))
  const others = await Promise.all(Array.from({ length: 20 }, () => seatToys(service)))
  for (const table of [...slow, ...others])
    for (let i = 0; i < 2; i++) await expectOk(table.seat(0).get(table.at('/prompts')))
  const locks = await Promise.all(slow.map((table) => holdHead(url, table.id)))
  const stuck = slow.map((table) => timed(table.say(0, 'motto A', { 'Idempotency-Key': 'k' })))
  await pause(500)

  const sent = Array.from({ length: 200 }, (_, i) => {
    const table = others[i % others.length]!
    if (i % 3 === 0) return timed(table.seat(0).post(table.at('/commands'), bodyOf('motto A')))
    return timed(table.seat(i % 2).get(table.at(i % 3 === 1 ? '/view' : '/events')))
  })
  const health = await timed(client(service).get('/healthz'))
  expect([health.status, health.took < 500]).toEqual([200, true])
  const ready = await timed(client(service).get('/readyz'))
  expect(ready.body).toMatchObject({ status: 503, code: 'overloaded' })
  expect(ready.took).toBeLessThan(SHED)
  const answers = await Promise.all(sent)
  expect(Math.max(...answers.map((a) => a.took))).toBeLessThan(SHED)
  for (const { status, body, headers } of answers) {
    expect([503, body.code, headers.get('Retry-After')]).toEqual([status, 'overloaded', '1'])
  }

  for (const release of locks) await release()
  for (const { status, took } of await Promise.all(stuck)) {
    expect([200, 503]).toContain(status)
    expect(took).toBeLessThan(8000)
  }
  for (const table of slow) {
    const again = await expectOk(table.say(0, 'motto A', { 'Idempotency-Key': 'k' }))
    expect(again.body.revision).toBe(2)
  }
  for (const table of others) {
    expect(await store.entries(table.id, 0, 10)).toHaveLength(1) // what was shed stored nothing
    expect((await table.say(0, 'motto A')).status).toBe(200)
  }
  expect((await client(service).get('/readyz')).status).toBe(200)
  expect(service.errors).toEqual([])
})
