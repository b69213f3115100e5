import type { Loaded, LoadQuery, Store } from '../../app/ports.ts'
import { load, loadMany } from './hot/load.ts'
import { createLanes, together } from './lanes.ts'
import type { Sql } from './sql.ts'

/** A statement asks for at most so many matches. */
const MOST = 64

type Answer = { loaded: Loaded | undefined }

/**
 * Loads of matches that the process holds already, where they arrive together, as one statement. They
 * bring next to nothing, and what they cost is the way to the database and back.
 */
export function groupLoads(sql: Sql, store: Store): Store['load'] {
  const ask = async (query: LoadQuery): Promise<Answer> => ({ loaded: await load(sql, query) })
  const lanes = createLanes<LoadQuery, Answer>(
    1,
    (queue) => queue.splice(0, MOST),
    (batch) =>
      together(
        batch,
        async () => {
          const asked = batch.map((one) => one.asked)
          return (await loadMany(sql, asked)).map((loaded) => ({ loaded }))
        },
        ask,
      ),
  )
  return async (query) => (query.held > 0 ? (await lanes(query)).loaded : store.load(query))
}
