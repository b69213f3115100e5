import type { Config } from './config.ts'
import type { MigratingStore } from './storage/postgres/index.ts'

/** The store that the environment names. Whoever opens it closes it. */
export async function openStore(
  config: Pick<Config, 'DATABASE_URL' | 'MIGRATE_URL' | 'DATA_DIR'>,
): Promise<MigratingStore> {
  if (config.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./storage/postgres/index.ts')
    return openPostgres(config.DATABASE_URL, {
      ...(config.MIGRATE_URL !== undefined && { migrateUrl: config.MIGRATE_URL }),
    })
  }
  // Loaded only here: the embedded database is large and a host with Postgres has no use for it.
  const { openPglite } = await import('./storage/postgres/pglite.ts')
  return openPglite(config.DATA_DIR)
}

const EXPECTED = /^(BadEnvironment|BadPack|DirectoryInUse|StoreUnavailable|NothingWritten|SchemaBehind)$/

/** What a host has to be told of an error at start: a sentence where it is about the host, else everything. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const told = EXPECTED.test(error.name) || EXPECTED.test(error.constructor.name) || 'syscall' in error
  return told ? error.message : String(error.stack)
}
