import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaDrift } from '../../scripts/schema-drift.ts'
import { openPostgres } from '../../src/storage/postgres/index.ts'
import * as schema from '../../src/storage/postgres/schema.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())

/** Runs `npm run migrate` as an operator would; gives its exit code and what it printed. */
async function runScript(env: Record<string, string>) {
  const script = fileURLToPath(new URL('../../scripts/migrate.ts', import.meta.url))
  const { DATABASE_URL: _, MIGRATE_URL: __, ...rest } = process.env
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], {
      env: { ...rest, ...env },
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const failed = error as { code: number; stdout: string; stderr: string }
    return { code: failed.code, output: failed.stdout + failed.stderr }
  }
}

test('the migrations make the tables that the code expects', async () => {
  expect(await schemaDrift()).toEqual([])
  const extra = pgTable('extra', { id: text('id').primaryKey() })
  expect((await schemaDrift({ ...schema, extra })).join()).toContain('CREATE TABLE "extra"')
})

test('the script migrates the owner’s database, twice without harm', async () => {
  const url = await server.createDatabase()
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', MIGRATE_URL: url }
  expect(await runScript(env)).toMatchObject({ code: 0, output: expect.stringContaining('migrations') })
  expect(await runScript({ DATABASE_URL: url })).toMatchObject({
    code: 0,
    output: expect.stringContaining('up to date'),
  })
  const store = openPostgres(url)
  expect(await store.ping()).toBeGreaterThan(0)
  await store.close()
})

test('the script says what is missing or wrong', async () => {
  expect(await runScript({})).toMatchObject({ code: 1, output: expect.stringContaining('DATABASE_URL') })
  const unreachable = await runScript({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(unreachable).toMatchObject({ code: 1, output: expect.stringContaining('does not answer') })
})
