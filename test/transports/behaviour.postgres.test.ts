import { afterAll, beforeAll } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { behaviour } from './behaviour/index.ts'
import { machineClock, stageOver } from './support/stage.ts'

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
