import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/app/ports.ts'
import { connect } from '../../src/storage/postgres/client.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { waitUntil } from '../support/trouble.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres(18)
})
afterAll(() => server?.stop())

test('connections that were cut in the middle of a statement serve the next one', async () => {
  const url = await server.createDatabase()
  const sql = connect(url, { max: 4, statementTimeout: 10_000 })
  const admin = postgres(url, { max: 1 })
  const sleeping = Promise.allSettled([1, 2, 3, 4].map(() => sql.query('select pg_sleep(9)', [])))
  const asleep = () => admin`
    select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await waitUntil(async () => (await asleep()).length === 4)
  for (const { pid } of await asleep()) await admin`select pg_terminate_backend(${pid})`
  for (const cut of await sleeping)
    expect((cut as PromiseRejectedResult).reason).toBeInstanceOf(StoreUnavailable)
  const next = await Promise.allSettled(Array.from({ length: 8 }, () => sql.query('select 1 as one', [])))
  expect(next.map((one) => one.status)).toEqual(Array(8).fill('fulfilled'))
  await sql.close()
  await admin.end()
})
