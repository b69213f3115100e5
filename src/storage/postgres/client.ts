import postgres from 'postgres'
import { StoreUnavailable } from '../../app/ports.ts'
import { translate } from './errors.ts'
import type { MigrationSql, Param, Sql } from './sql.ts'

export interface ClientOptions {
  /** Connections at most; 10 by default. */
  max?: number
  /** Seconds to wait for a connection; 2 by default. */
  connectTimeout?: number
  /** Milliseconds that a statement may take, waiting included; 5,000 by default. */
  statementTimeout?: number
  /**
   * For Workers: the client lives for one request. It asks nothing of the session, which a pooler in
   * between would not keep, and is never closed: the runtime does that.
   */
  perRequest?: boolean
}

/** How long a broken connection rests before it is tried again, in seconds. */
const REST = 0.1

/**
 * Statements over postgres.js, prepared, results as they come: `json` is parsed, a `bigint` is text.
 * Never to be shared with drizzle, which changes the client that it is given.
 */
export function connect(url: string, options: ClientOptions = {}): Sql {
  const { max = 10, connectTimeout = 2, statementTimeout = 5000, perRequest = false } = options
  const client = postgres(url, {
    max,
    prepare: true,
    fetch_types: false,
    connect_timeout: connectTimeout,
    backoff: () => REST,
    onnotice: () => {},
    connection: perRequest
      ? { application_name: 'heliograph' }
      : { application_name: 'heliograph', statement_timeout: statementTimeout },
  })
  const patience = statementTimeout + connectTimeout * 1000

  return {
    query: async <R extends object>(text: string, params: readonly Param[]) => {
      const pending = client.unsafe<R[]>(text, [...params], { prepare: true })
      return [...(await within(patience, pending, () => pending.cancel()))]
    },
    values: async (text, params) => {
      const pending = client.unsafe(text, [...params], { prepare: true }).values()
      return [...(await within(patience, pending, () => pending.cancel()))]
    },
    close: perRequest ? async () => {} : () => client.end({ timeout: 2 }),
  }
}

/**
 * The server's own timeout is of no use when the server is gone or every connection is taken: then the
 * statement is taken back, as far as that is possible, and the caller told.
 */
async function within<T>(millis: number, pending: PromiseLike<T>, cancel: () => unknown): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      refuse(new StoreUnavailable(`the database has not answered for ${millis} ms`))
      Promise.resolve(cancel()).catch(() => {})
    }, millis)
  })
  try {
    return await Promise.race([pending, late])
  } catch (error) {
    throw translate(error)
  } finally {
    clearTimeout(timer)
  }
}

/** A connection for migrations alone: no limit of time, one transaction. */
export function connectForMigration(url: string): MigrationSql & { close(): Promise<void> } {
  const client = postgres(url, { max: 1, fetch_types: false, connect_timeout: 5, onnotice: () => {} })
  return {
    transaction: async (work) => {
      const result = await client
        .begin(async (tx) => ({
          value: await work({
            query: async <R extends object>(text: string) => [...(await tx.unsafe<R[]>(text))],
            run: async (text) => {
              await tx.unsafe(text)
            },
          }),
        }))
        .catch((error) => {
          throw translate(error)
        })
      return result.value
    },
    close: () => client.end({ timeout: 2 }),
  }
}
