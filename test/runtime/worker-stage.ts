import { afterAll, beforeAll } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startWorker, type TestWorker } from '../support/worker.ts'

/** A Worker before a Postgres of its own, from before the tests of a file until after them. */
export function stageWorker(setup: Parameters<typeof startWorker>[1]) {
  const stage = {} as { store: MigratingStore; worker: TestWorker }
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres(18)
    const url = await server.createDatabase()
    stage.store = openPostgres(url)
    await stage.store.migrate()
    stage.worker = await startWorker(url, setup)
  }, 180_000)
  afterAll(async () => {
    await stage.worker?.stop()
    await stage.store?.close()
    await server?.stop()
  })
  return stage
}
