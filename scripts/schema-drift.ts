import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import journal from '../drizzle/meta/_journal.json' with { type: 'json' }
import * as schema from '../src/storage/postgres/schema.ts'

/**
 * The statements that `npx drizzle-kit generate` would put into a new migration: none, as long as the
 * tables in src/storage/postgres/schema.ts and the migrations in drizzle/ say the same.
 */
export async function schemaDrift(tables: Record<string, unknown> = { ...schema }): Promise<string[]> {
  const newest = journal.entries.at(-1)
  if (!newest) throw new Error('there are no migrations')
  const index = String(newest.idx).padStart(4, '0')
  const path = new URL(`../drizzle/meta/${index}_snapshot.json`, import.meta.url)
  const migrated: Parameters<typeof generateMigration>[0] = JSON.parse(readFileSync(path, 'utf8'))
  return generateMigration(migrated, generateDrizzleJson(tables, migrated.id))
}
