import { PGlite } from '@electric-sql/pglite'
import { migrate } from '../../src/storage/postgres/migrate.ts'
import { overPglite } from '../../src/storage/postgres/pglite.ts'
import { createSqlStore } from '../../src/storage/postgres/store.ts'
import { mailContract } from '../mail/store.ts'
import { noticeContract } from '../notices/store.ts'
import { storeContract } from './contract/index.ts'
import { type SqlHarness, sqlContract } from './sql-contract.ts'

const open = async (): Promise<SqlHarness> => {
  const sql = overPglite(await PGlite.create())
  await migrate(sql)
  const store = createSqlStore(sql)
  const admin = async (text: string) => sql.query<Record<string, unknown>>(text, [])
  return {
    store,
    other: store,
    admin,
    passDay: async () => {
      await admin('update creations set created_at = created_at - 86400001')
    },
    close: () => store.close(),
  }
}

storeContract('PGlite', open)
sqlContract('PGlite', open)
noticeContract('PGlite', open)
mailContract('PGlite', open)
