import type { Store } from '../../app/ports.ts'
import { type ClientOptions, connect } from './client.ts'
import { groupCommit } from './group-commit.ts'
import { migratePostgres } from './migrate.ts'
import { createSqlStore } from './store.ts'

export interface MigratingStore extends Store {
  /** Brings the schema to this release; several processes may do so at once. Tells how many steps it took. */
  migrate(): Promise<number>
}

export interface PostgresOptions extends ClientOptions {
  /** Where the owner of the tables connects, if that is another role. */
  migrateUrl?: string
  /** Whether appends that arrive together share a statement; true if left out. */
  group?: boolean
}

/** A store on a Postgres server (15 or newer), for Node. Connects when it is first asked something. */
export function openPostgres(url: string, options: PostgresOptions = {}): MigratingStore {
  const { migrateUrl = url, group = true, ...client } = options
  const sql = connect(url, client)
  const store = createSqlStore(sql)
  return { ...(group ? groupCommit(sql, store) : store), migrate: () => migratePostgres(migrateUrl) }
}
