import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { translate } from './errors.ts'
import type { MigratingStore } from './index.ts'
import { lockDirectory } from './lock.ts'
import { migrate } from './migrate.ts'
import type { MigrationSql, Param, Sql } from './sql.ts'
import { createSqlStore } from './store.ts'

/** After so many milliseconds of queries that never left this thread, timers and sockets get a turn. */
const TURN = 10

/**
 * A store on the database that comes along (PGlite), in a directory of its own or, without one, in
 * memory. Node only. Throws when another process has the directory.
 */
export async function openPglite(directory?: string): Promise<MigratingStore> {
  if (directory !== undefined) mkdirSync(directory, { recursive: true })
  const unlock = directory === undefined ? () => {} : lockDirectory(directory)
  try {
    const db = await PGlite.create(directory === undefined ? 'memory://' : join(directory, 'pglite'))
    const sql = overPglite(db, unlock)
    return { ...createSqlStore(sql), migrate: () => migrate(sql) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The embedded database as a connection. `closed` runs after it is closed. */
export function overPglite(db: PGlite, closed: () => void = () => {}): Sql & MigrationSql {
  let turn = performance.now()
  /** PGlite answers in microtasks: a busy loop of queries would starve everything else. */
  const breathe = async () => {
    if (performance.now() - turn < TURN) return
    await setImmediate()
    turn = performance.now()
  }
  const ask = async <T>(query: () => Promise<T>): Promise<T> => {
    await breathe()
    try {
      return await query()
    } catch (error) {
      throw translate(error)
    }
  }
  const prepared = preparing(db)
  return {
    query: <R extends object>(text: string, params: readonly Param[]) =>
      ask(async () => {
        const name = await prepared(text)
        const given = params.length ? `(${params.map(literal).join(', ')})` : ''
        return (await db.query<R>(`execute ${name}${given}`)).rows
      }),
    transaction: (work) =>
      ask(() =>
        db.transaction((tx) =>
          work({
            query: async <R extends object>(text: string) => (await tx.query<R>(text)).rows,
            run: async (text) => {
              await tx.exec(text)
            },
          }),
        ),
      ),
    close: async () => {
      await db.close()
      closed()
    },
  }
}

/**
 * Prepares each statement once and gives its name. Planning our statements anew takes three times as
 * long as executing them, and PGlite's own parameters do so each time.
 */
function preparing(db: PGlite): (text: string) => Promise<string> {
  const names = new Map<string, Promise<string>>()
  let count = 0
  return (text) => {
    const known = names.get(text)
    if (known) return known
    const name = `statement_${++count}`
    const made = db.exec(`prepare ${name} as ${text}`).then(
      () => name,
      (error) => {
        names.delete(text)
        throw error
      },
    )
    names.set(text, made)
    return made
  }
}

/** With standard_conforming_strings, which is the default, a quote is all that ends a string. */
const literal = (param: Param): string =>
  typeof param === 'string' ? `'${param.replaceAll("'", "''")}'` : String(param)
