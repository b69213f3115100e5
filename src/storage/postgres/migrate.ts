import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { connectForMigration } from './client.ts'
import type { MigrationSql } from './sql.ts'

/** Any number that nobody else locks: one process migrates, others wait for it. */
const LOCK = 4_827_113_406

/**
 * Brings a database to the schema of this release, in one transaction: all of it or nothing. Several
 * processes may do so at once. Keeps the same books as `drizzle-kit migrate`. Returns how many
 * migrations were run.
 */
export const migrate = (db: MigrationSql): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.run(`select pg_advisory_xact_lock(${LOCK})`)
    await tx.run('create schema if not exists drizzle')
    await tx.run(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    const rows = await tx.query<{ at: string | number }>(
      'select created_at as at from drizzle.__drizzle_migrations',
    )
    const done = new Set(rows.map(({ at }) => Number(at)))
    const folder = fileURLToPath(new URL('../../../drizzle', import.meta.url))
    const missing = readMigrationFiles({ migrationsFolder: folder }).filter((m) => !done.has(m.folderMillis))
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) await tx.run(statement)
      await tx.run(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
      )
    }
    return missing.length
  })

/** The same over a connection of its own. `url` is that of the tables' owner. */
export async function migratePostgres(url: string): Promise<number> {
  const connection = connectForMigration(url)
  try {
    return await migrate(connection)
  } finally {
    await connection.close()
  }
}
