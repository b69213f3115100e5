/** What a statement may be given. Everything but numbers goes as text and is cast in the statement. */
export type Param = string | number | boolean | null

/**
 * The little that is asked of a database connection, the same of a server and of the embedded database.
 * `R` is what the caller's own statement selects.
 */
export interface Sql {
  query<R extends object>(text: string, params: readonly Param[]): Promise<R[]>
  close(): Promise<void>
}

/** What migrations need beside: several statements in one transaction. */
export interface MigrationSql {
  transaction<T>(work: (tx: Script) => Promise<T>): Promise<T>
}

export interface Script {
  query<R extends object>(text: string): Promise<R[]>
  run(text: string): Promise<void>
}

/** The database's clock in milliseconds, at the moment of evaluation. */
export const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint'
