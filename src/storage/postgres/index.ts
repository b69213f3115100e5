import type { Store } from '../../app/ports.ts'
import { type ClientOptions, connect, LONG } from './client.ts'
import { groupCommit, LANES } from './group-commit.ts'
import { groupLoads } from './group-loads.ts'
import { migratePostgres } from './migrate.ts'
import { createSqlStore } from './store.ts'

export interface MigratingStore extends Store {
  /** Brings the schema to this release; several processes may do so at once. Tells how many steps it took. */
  migrate(): Promise<number>
}

export interface PostgresOptions extends ClientOptions {
  /** Where the owner of the tables connects, if that is another role. */
  migrateUrl?: string
  /** Whether appends and loads that arrive together share a statement; true if left out. */
  group?: boolean
}

/**
 * A store on a Postgres server (15 or newer), for Node. Connects when it is first asked something.
 *
 * Beside the pool it has connections of their own for what every command and every query does: nothing
 * else holds these up, since their statements never wait for a lock, and few server processes are woken.
 * Two more, which are opened when they are wanted, are for what may take long.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): MigratingStore {
  const { migrateUrl = url, group = true, ...client } = options
  const sql = connect(url, client)
  const [reads, writes] = [connect(url, { ...client, max: 1 }), connect(url, { ...client, max: LANES })]
  const patient = connect(url, { ...client, max: 2, statementTimeout: LONG })
  const store = createSqlStore(sql, patient)
  return {
    ...store,
    ...(group && { append: groupCommit(writes, store), load: groupLoads(reads, store) }),
    migrate: () => migratePostgres(migrateUrl),
    close: async () => {
      await Promise.all([store, reads, writes].map((one) => one.close()))
    },
  }
}
