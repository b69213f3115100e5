import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoadQuery, StoreUnavailable } from '../../src/app/ports.ts'
import { connect } from '../../src/storage/postgres/client.ts'
import { groupLoads } from '../../src/storage/postgres/group-loads.ts'
import { openPostgres } from '../../src/storage/postgres/index.ts'
import type { Sql } from '../../src/storage/postgres/sql.ts'
import { createSqlStore } from '../../src/storage/postgres/store.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { appendOf, createMatch, entry, newId, sha, withKey } from './fixtures.ts'

describe('loads that arrive together', () => {
  let server: TestPostgres
  let sql: Sql
  let single: ReturnType<typeof createSqlStore>
  beforeAll(async () => {
    server = await startPostgres(18)
    const url = await server.createDatabase()
    const migrating = openPostgres(url)
    await migrating.migrate()
    await migrating.close()
    sql = connect(url)
    single = createSqlStore(sql)
  })
  afterAll(async () => {
    await sql?.close()
    await server?.stop()
  })

  /** Loads over a connection that counts its statements. */
  const counting = (query: Sql['query'] = sql.query) => {
    let statements = 0
    const spy: Sql = {
      ...sql,
      query: (text, params) => {
        statements++
        return query(text, params)
      },
    }
    return { load: groupLoads(spy, single), statements: () => statements }
  }

  test('bring what each would have brought alone, in two statements', async () => {
    const { load, statements } = counting()
    const [a, b] = [await createMatch(single), await createMatch(single)]
    await single.append(appendOf(a, 1, { entries: [entry(2), entry(3, 1)], ...withKey('k') }))
    await single.append(appendOf(b, 1, { revoke: [0] }))
    await single.markUsed(a, sha(`${a}/host`))
    const queries: LoadQuery[] = [
      { matchId: a, held: 1, tokenHash: sha(`${a}/seat0`), key: 'k' },
      { matchId: a, held: 3, tokenHash: sha(`${a}/host`) },
      { matchId: a, held: 2, key: 'k', actor: '0.0' },
      { matchId: a, held: 2, key: 'k', actor: '1.0' },
      { matchId: b, held: 1, tokenHash: sha(`${b}/seat0`), key: 'k' },
      { matchId: b, held: 2, tokenHash: sha(`${a}/seat0`) },
      { matchId: newId(), held: 1 },
      { matchId: 'no id', held: 1 },
    ]
    const together = await Promise.all(queries.map(load))
    expect(statements()).toBe(2)
    const timeless = (loaded: Awaited<ReturnType<typeof load>>) => loaded && { ...loaded, now: 0 }
    for (const [i, query] of queries.entries())
      expect(JSON.stringify(timeless(together[i])), JSON.stringify(query)).toBe(
        JSON.stringify(timeless(await single.load(query))),
      )
    expect(together[0]?.repeated?.entry.revision).toBe(2)
    expect(together[4]?.token?.dead).toBe(true)
    expect(together.slice(6)).toEqual([undefined, undefined])
  })

  test('are one statement where nothing has happened since', async () => {
    const { load, statements } = counting()
    const [a, b] = [await createMatch(single), await createMatch(single)]
    const queries: LoadQuery[] = [
      { matchId: a, held: 1, tokenHash: sha(`${a}/seat0`) },
      { matchId: b, held: 1 },
    ]
    const found = await Promise.all(queries.map(load))
    expect(statements()).toBe(1)
    expect(found.map((one) => one?.head.revision)).toEqual([1, 1])
    expect(found.map((one) => one?.token?.seat)).toEqual([0, undefined])
    await single.append(appendOf(b, 1))
    expect((await Promise.all(queries.map(load)))[1]?.entries.map((one) => one.revision)).toEqual([2])
    expect(statements()).toBe(3)
  })

  test('a damaged log is the trouble of its match alone', async () => {
    const { load } = counting()
    const [whole, damaged] = [await createMatch(single), await createMatch(single)]
    await single.append(appendOf(damaged, 1, { entries: [entry(2), entry(3), entry(4)] }))
    await sql.query(`delete from entries where match_id = '${damaged}' and revision = 3`, [])
    const settled = await Promise.allSettled(
      [whole, damaged, whole].map((matchId) => load({ matchId, held: 1 })),
    )
    expect(settled.map((s) => s.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('without a database all that wait are told', async () => {
    const { load } = counting(() => Promise.reject(new StoreUnavailable('gone')))
    const id = await createMatch(single)
    const settled = await Promise.allSettled(
      Array.from({ length: 100 }, () => load({ matchId: id, held: 1 })),
    )
    for (const one of settled)
      expect(one.status === 'rejected' && one.reason).toBeInstanceOf(StoreUnavailable)
  })
})
