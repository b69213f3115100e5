import type { Store } from '../../app/ports.ts'
import { connect, LONG } from './client.ts'
import { createSqlStore } from './store.ts'

/**
 * A store for one request on Workers, over Hyperdrive's connection string. Make a new one for every
 * request: connections cannot be shared between requests there, and the runtime closes them itself. It
 * never migrates.
 */
export const openForRequest = (connectionString: string): Store =>
  createSqlStore(
    connect(connectionString, { max: 3, perRequest: true }),
    connect(connectionString, { max: 1, perRequest: true, statementTimeout: LONG }),
  )
