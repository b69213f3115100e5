import { NothingWritten, SchemaBehind, StoreUnavailable } from '../../app/ports.ts'

/** Codes of postgres.js and of the operating system that mean: no database there. */
const UNREACHABLE = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'CONNECTION_CONNECT_TIMEOUT',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * SQLSTATE (Postgres manual, appendix A): connection exceptions, lack of resources, shutting down or
 * starting up, cancelled by a timeout, lock and serialisation failures, a server that became read-only.
 */
const TRANSIENT = /^(08...|53...|57P0[1-5]|57014|55P03|40...|25006)$/

/** Of these, what the database says when it has undone the statement, or has not let it in. */
const UNDONE = /^(53...|57014|57P03|55P03|40(000|001|002|P01)|25006)$/

/** No such table, column, function or schema: the migrations have not been run. */
const BEHIND = new Set(['42P01', '42703', '42883', '3F000'])

/**
 * What a caller of the store is told; anything else is a bug and goes through as it is.
 *
 * @param sent whether the statement may have reached the database
 */
export function translate(error: unknown, sent = true): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  if (UNREACHABLE.has(code) || TRANSIENT.test(code)) {
    const Told = sent && !UNDONE.test(code) ? StoreUnavailable : NothingWritten
    return new Told(`the database does not answer (${code})`, { cause: error })
  }
  if (BEHIND.has(code))
    return new SchemaBehind('the database has not been migrated to this release', { cause: error })
  return error
}

/** Whether the database gave it up because it took longer than it may. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof NothingWritten && codeOf(error.cause) === '57014'

/**
 * Whether a statement that was never sent was refused with what the server had said when it cut the connection
 * before: the driver keeps that, and tells it to whoever comes first on the new one.
 */
export const isLeftOver = (error: unknown): boolean =>
  error instanceof NothingWritten && /^57P0[125]$/.test(codeOf(error.cause) ?? '')

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return undefined
}
