import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { behaviour } from './behaviour/index.ts'
import { machineClock, stageOver } from './support/stage.ts'
import { bodyOf, expectOk, seatToys } from './support/table.ts'

let server: TestPostgres
let store: MigratingStore

beforeAll(async () => {
  server = await startPostgres(18)
  store = openPostgres(await server.createDatabase())
  await store.migrate()
})
afterAll(async () => {
  await store?.close()
  await server?.stop()
})

behaviour('Postgres 18', async () => stageOver(store, machineClock))

test('probe 17: while Postgres is down every answer is a 503 that says when to come back; then all goes on', async () => {
  const service = stageOver(store, machineClock).open()
  const table = await seatToys(service)
  for (let i = 0; i < 2; i++) await expectOk(table.seat(0).get(table.at('/prompts')))
  await server.halt()
  const key = { 'Idempotency-Key': 'through-the-outage' }
  const asked = await Promise.all([
    table.seat(0).post(table.at('/commands'), bodyOf('motto A'), key),
    table.seat(1).post(table.at('/commands'), bodyOf('bid 1')),
    table.seat(0).get(table.at('/view')),
    table.nobody.post('/v1/matches', { game: 'toy', seats: [{}, {}] }),
    table.nobody.get('/readyz'),
  ])
  expect(asked.map((a) => a.status)).toEqual([503, 503, 503, 503, 503])
  const codes = asked.map((a) => a.body.code)
  for (const code of codes) expect(['unavailable', 'overloaded'], 'none of them was sent').toContain(code)
  expect((await table.nobody.get('/healthz')).status).toBe(200)
  await server.resume()
  const again = await expectOk(table.say(0, 'motto A', key))
  expect(again.body.revision).toBe(2)
  expect((await table.nobody.get('/readyz')).status).toBe(200)
})
