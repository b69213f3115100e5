import { afterAll, beforeAll } from 'vitest'
import type { MigratingStore } from '../../src/storage/postgres/index.ts'
import { openPglite } from '../../src/storage/postgres/pglite.ts'
import { behaviour } from './behaviour/index.ts'
import { machineClock, stageOver } from './support/stage.ts'

let store: MigratingStore

beforeAll(async () => {
  store = await openPglite()
  await store.migrate()
})
afterAll(() => store?.close())

behaviour('PGlite', async () => stageOver(store, machineClock))
