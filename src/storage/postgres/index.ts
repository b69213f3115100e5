import type { Store } from '../../app/ports.ts'
import { type ClientOptions, connect } from './client.ts'
import { migratePostgres } from './migrate.ts'
import { createSqlStore } from './store.ts'

export interface MigratingStore extends Store {
  /** Brings the schema to this release; several processes may do so at once. Tells how many steps it took. */
  migrate(): Promise<number>
}

/**
 * A store on a Postgres server (15 or newer), for Node. Connects when it is first asked something.
 * `migrateUrl` is where the owner of the tables connects, if that is another role.
 */
export function openPostgres(
  url: string,
  { migrateUrl = url, ...options }: ClientOptions & { migrateUrl?: string } = {},
): MigratingStore {
  return { ...createSqlStore(connect(url, options)), migrate: () => migratePostgres(migrateUrl) }
}
