import { afterAll, beforeAll } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startWorker, type TestWorker } from '../support/worker.ts'
import { anywhere } from '../transports/behaviour/index.ts'
import { type MakeStage, machineClock, stageOver, watched } from '../transports/support/stage.ts'

let server: TestPostgres
let store: MigratingStore
let worker: TestWorker

beforeAll(async () => {
  server = await startPostgres(18)
  const url = await server.createDatabase()
  store = openPostgres(url)
  await store.migrate()
  worker = await startWorker(url)
}, 180_000)
afterAll(async () => {
  await worker?.stop()
  await store?.close()
  await server?.stop()
})

/**
 * The first service of a test is the Worker; further ones, and those set up otherwise, are Node beside
 * it on the same database.
 */
const make: MakeStage = async () => {
  const node = stageOver(store, machineClock)
  let opened = 0
  return {
    ...node,
    open(setup) {
      const beside = node.open(setup)
      if (setup || opened++ > 0) return beside
      return watched({ ...beside, fetch: worker.fetch })
    },
  }
}

anywhere('Workers', make)
