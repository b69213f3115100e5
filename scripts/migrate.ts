import { migratePostgres } from '../src/storage/postgres/migrate.ts'

/** `npm run migrate`: brings the database at MIGRATE_URL, or else DATABASE_URL, to this release's schema. */
const url = process.env.MIGRATE_URL || process.env.DATABASE_URL
if (!url) {
  console.error('Set MIGRATE_URL or DATABASE_URL. The embedded database migrates itself at start.')
  process.exitCode = 1
} else {
  const count = await migratePostgres(url)
  console.log(count === 0 ? 'The schema is up to date.' : `Ran ${count} migration${count === 1 ? '' : 's'}.`)
}
