import postgres from 'postgres'
import { NothingWritten, StoreUnavailable } from '../../app/ports.ts'
import { isLeftOver, translate } from './errors.ts'
import { createGate } from './gate.ts'
import type { MigrationSql, Param, Sql } from './sql.ts'

export interface ClientOptions {
  /** Connections at most; 10 by default. */
  max?: number
  /** Seconds to wait for a connection; 2 by default. */
  connectTimeout?: number
  /** Milliseconds that a statement may take, locks included; 1,400 by default, for an answer within two seconds. */
  statementTimeout?: number
  /**
   * For Workers: the client lives for one request. It asks nothing of the session, which a pooler in
   * between would not keep, and is never closed: the runtime does that.
   */
  perRequest?: boolean
}

/** How much longer than a statement may take its answer is waited for: a server that can speak does so. */
const GRACE = 200

/** How long those statements may take that have a client of their own for it, milliseconds. */
export const LONG = 10_000

/** How long a broken connection rests before it is tried again, in seconds. */
const REST = 0.1

/** Statements over postgres.js, prepared, results as they come: `json` is parsed, a `bigint` is text. */
export function connect(url: string, options: ClientOptions = {}): Sql {
  const { max = 10, connectTimeout = 2, statementTimeout = 1400, perRequest = false } = options
  const make = () =>
    postgres(url, {
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
  // Less than statements may take: that there is too much to do is told before any of them ends.
  const gate = createGate(max, statementTimeout / 2)
  let client = make()

  /** Whoever does not answer although the server would have given up is gone: nobody waits there again. */
  const replace = (gone: typeof client) => {
    if (perRequest || gone !== client) return
    client = make()
    gone.end({ timeout: 0 }).catch(() => {})
    gate.dismiss(new NothingWritten('the database has stopped answering'))
  }
  const askOnce = <T>(statement: (through: typeof client) => Pending<T>): Promise<T> =>
    gate.pass(async () => {
      const through = client
      const pending = statement(through)
      return within(statementTimeout + GRACE, pending, () => {
        Promise.resolve(pending.cancel()).catch(() => {})
        replace(through)
      })
    })
  const ask: typeof askOnce = (statement) =>
    askOnce(statement).catch((error) => {
      if (isLeftOver(error)) return askOnce(statement)
      throw error
    })

  return {
    query: async <R extends object>(text: string, params: readonly Param[]) => [
      ...(await ask((through) => through.unsafe<R[]>(text, [...params], { prepare: true }))),
    ],
    close: perRequest ? async () => {} : () => client.end({ timeout: 2 }),
  }
}

/** A statement of the driver. Its `state` is null until a connection that stands has it. */
type Pending<T> = PromiseLike<T> & { cancel(): unknown }

const sent = (pending: Pending<unknown>): boolean => (pending as { state?: unknown }).state !== null

/**
 * The server's own timeout is of no use when the server is gone: then the statement is given up, and the
 * caller told. What was never sent is known to have done nothing.
 */
async function within<T>(millis: number, pending: Pending<T>, giveUp: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      const Told = sent(pending) ? StoreUnavailable : NothingWritten
      refuse(new Told(`the database has not answered for ${millis} ms`))
      giveUp()
    }, millis)
  })
  try {
    return await Promise.race([pending, late])
  } catch (error) {
    throw translate(error, sent(pending))
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
