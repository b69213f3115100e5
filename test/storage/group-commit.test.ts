import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Append, type Store, StoreUnavailable } from '../../src/app/ports.ts'
import { connect } from '../../src/storage/postgres/client.ts'
import { groupCommit } from '../../src/storage/postgres/group-commit.ts'
import { appendMany, encodeItem } from '../../src/storage/postgres/hot/append-many.ts'
import { openPostgres } from '../../src/storage/postgres/index.ts'
import type { Sql } from '../../src/storage/postgres/sql.ts'
import { createSqlStore } from '../../src/storage/postgres/store.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { holdHead } from '../support/trouble.ts'
import { appendOf, createMatch, entry, newId, revisionsOf, sha, tally, token, withKey } from './fixtures.ts'

describe('group commit', () => {
  let server: TestPostgres
  let url: string
  let single: Store
  beforeAll(async () => {
    server = await startPostgres(18)
    url = await server.createDatabase()
    const store = openPostgres(url, { group: false })
    await store.migrate()
    single = store
  })
  afterAll(async () => {
    await single?.close()
    await server?.stop()
  })

  /** A grouping store, and the matches of each statement that it sends for several. */
  const watched = (change: Partial<Sql> = {}) => {
    const sql = connect(url)
    const batches: string[][] = []
    let alone = 0
    const spy: Sql = {
      ...sql,
      query: (text, params) => {
        if (text.includes('json_to_recordset($1::')) {
          batches.push((JSON.parse(String(params[0])) as { match: string }[]).map((item) => item.match))
        } else if (text.includes('insert into entries')) alone++
        return (change.query ?? sql.query)(text, params)
      },
    }
    const store = createSqlStore(spy)
    return { store: { ...store, append: groupCommit(spy, store) }, batches, alone: () => alone, sql }
  }
  const matches = (count: number) => Promise.all(Array.from({ length: count }, () => createMatch(single)))
  const all = (store: Store, appends: readonly Append[]) =>
    Promise.all(appends.map(async (asked) => (await store.append(asked)).result))

  test('what comes together goes out together, and each is answered for itself', async () => {
    const { store, batches } = watched()
    const ids = await matches(6)
    const [fresh, late, known, several, handed, ended] = ids as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    await single.append(appendOf(known, 1, withKey('k', 'first')))
    const grant = [token(`${handed}/new`, 'seat', 0, 1)]
    const two = [entry(2, null), entry(3, 1)]
    const idempotency = { actor: '1.0', key: 'k', fingerprint: sha('c'), entry: 1 }
    const results = await all(store, [
      appendOf(fresh, 1, withKey('k')),
      appendOf(late, 0),
      appendOf(known, 2, withKey('k', 'second')),
      appendOf(several, 1, { entries: two, idempotency }),
      appendOf(handed, 1, { revoke: [0], grant }),
      appendOf(ended, 1, { head: { status: 'finished', pending: [], dueAt: null } }),
      appendOf(newId(), 1),
      appendOf('no id', 1),
    ])
    expect(results).toEqual([
      'appended',
      'stale',
      'repeated',
      'appended',
      'appended',
      'appended',
      'absent',
      'absent',
    ])
    expect(batches).toHaveLength(1)
    expect(batches[0]).toHaveLength(7)
    const revisions = await revisionsOf(single, ids)
    expect(ids.map((id) => revisions.get(id))).toEqual([2, 1, 2, 3, 2, 2])
    const load = await single.load({ matchId: several, held: 1, key: 'k', actor: '1.0' })
    expect(load?.repeated).toEqual({ entry: two[1]?.entry, fingerprint: sha('c') })
    expect(JSON.stringify(load?.entries)).toBe(JSON.stringify(two.map((e) => e.entry)))
    const dead = await single.load({ matchId: handed, held: 1, tokenHash: sha(`${handed}/seat0`) })
    expect(dead?.token?.dead).toBe(true)
    expect(await single.expired(Number.MAX_SAFE_INTEGER, 1000)).toContain(ended)
    await store.close()
  })

  test('one that is alone goes out in its own form', async () => {
    const { store, batches, alone } = watched()
    const [id] = (await matches(1)) as [string]
    for (let revision = 1; revision <= 3; revision++)
      expect((await store.append(appendOf(id, revision))).result).toBe('appended')
    expect(batches).toEqual([])
    expect(alone()).toBe(3)
    await store.close()
  })

  test('no statement has a match twice, and of each match one wins', async () => {
    const { store, batches } = watched()
    const ids = await matches(5)
    const racers = Array.from({ length: 60 }, (_, i) => appendOf(ids[i % 5]!, 1, withKey(`key ${i}`)))
    expect(tally((await all(store, racers)).map((result) => ({ result })))).toEqual({
      appended: 5,
      stale: 55,
    })
    expect(batches.length).toBeGreaterThan(1)
    for (const batch of batches) expect(new Set(batch).size).toBe(batch.length)
    expect([...(await revisionsOf(single, ids)).values()]).toEqual([2, 2, 2, 2, 2])
    await store.close()
  })

  test('a statement has at most 64 appends and a mebibyte', async () => {
    const { store, batches } = watched()
    const ids = await matches(150)
    const results = await all(
      store,
      ids.map((id) => appendOf(id, 1)),
    )
    expect(new Set(results)).toEqual(new Set(['appended']))
    expect(batches.map((b) => b.length).sort((a, b) => b - a)).toEqual([64, 64, 22])
    batches.length = 0
    const events = [{ type: 'said', data: { text: 'x'.repeat(400_000) } }]
    const large = ids.slice(0, 5).map((id) => appendOf(id, 2, { entries: [entry(3, 0, { events })] }))
    expect(new Set(await all(store, large))).toEqual(new Set(['appended']))
    expect(Math.max(...batches.map((b) => b.length))).toBe(2)
    await store.close()
  })

  test('text that cannot be kept is the trouble of its sender alone', async () => {
    const { store, batches } = watched()
    const ids = await matches(4)
    const events = [{ type: 'said', data: { text: 'a\0' } }]
    const appends = ids.map((id, i) => appendOf(id, 1, i === 2 ? { entries: [entry(2, 0, { events })] } : {}))
    const settled = await Promise.allSettled(appends.map((asked) => store.append(asked)))
    expect(settled.map((s) => s.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(batches).toEqual([[ids[0], ids[1], ids[3]]])
    await store.close()
  })

  test('one that the database refuses takes nobody along', async () => {
    const { store, batches } = watched()
    const ids = await matches(4)
    const status = 'bogus' as 'active'
    const appends = ids.map((id, i) =>
      appendOf(id, 1, i === 1 ? { head: { status, pending: [], dueAt: null } } : {}),
    )
    const settled = await Promise.allSettled(appends.map((asked) => store.append(asked)))
    expect(settled.map((s) => s.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(batches).toHaveLength(1)
    expect([...(await revisionsOf(single, ids)).values()].sort()).toEqual([1, 2, 2, 2])
    await store.close()
  })

  test('a match that somebody has locked holds up nobody else', async () => {
    const { store } = watched()
    const ids = await matches(4)
    const [locked, ...others] = ids as [string, string, string, string]
    const release = await holdHead(url, locked, [
      `update heads set pending = '{7}' where match_id = '${locked}'`,
    ])
    const order: string[] = []
    const asked = (id: string, expected: number) =>
      store.append(appendOf(id, expected)).then(({ result }) => order.push(`${result} ${ids.indexOf(id)}`))
    // Once alone and once in company; either way the others go on.
    const waiting = [asked(locked, 1)]
    await asked(others[0]!, 1)
    waiting.push(asked(locked, 1), asked(others[1]!, 1), asked(others[2]!, 1))
    await Promise.all(waiting.slice(2))
    await asked(others[0]!, 2)
    expect([...order].sort()).toEqual(['appended 1', 'appended 1', 'appended 2', 'appended 3'])
    await release()
    await Promise.all(waiting)
    expect(order.slice(4).sort()).toEqual(['appended 0', 'stale 0'])
    await store.close()
  })

  test('processes with the same matches in any order never wait for each other', async () => {
    const ids = await matches(40)
    const revision = new Map(ids.map((id) => [id, 1]))
    const writer = async (n: number) => {
      const sql = connect(url, { max: 1 })
      const counts: Record<string, number> = {}
      for (let round = 0; round < 40; round++) {
        const mine = shuffled(ids, n * 1000 + round).slice(0, 20)
        const items = mine.map((id) => appendOf(id, revision.get(id)!, withKey(`${n} ${round}`)))
        const results = await appendMany(sql, items.map(encodeItem))
        for (const [id, { result }] of results) {
          counts[result] = (counts[result] ?? 0) + 1
          if (result === 'appended') revision.set(id, Math.max(revision.get(id)!, 1) + 1)
        }
      }
      await sql.close()
      return counts
    }
    const counts = await Promise.all([1, 2, 3, 4, 5, 6].map(writer))
    const appended = counts.reduce((sum, c) => sum + (c.appended ?? 0), 0)
    const heads = await revisionsOf(single, ids)
    expect([...heads.values()].reduce((sum, r) => sum + r - 1, 0)).toBe(appended)
    expect(appended).toBeGreaterThan(200)
    for (const id of ids) expect(await single.entries(id, 0, 1000)).toHaveLength(heads.get(id)!)
  })

  test('when the database goes away all that wait are told', async () => {
    const ids = await matches(80)
    const gone = watched({ query: () => Promise.reject(new StoreUnavailable('gone')) })
    const settled = await Promise.allSettled(ids.map((id) => gone.store.append(appendOf(id, 1))))
    for (const one of settled)
      expect(one.status === 'rejected' && one.reason).toBeInstanceOf(StoreUnavailable)
    expect(gone.batches).toHaveLength(1)
    await gone.store.close()
  })

  test('one that is over does not keep the next from going out', async () => {
    const { store } = watched()
    const ids = await matches(3)
    const bad = { entries: [entry(7)] }
    await expect(store.append(appendOf(ids[0]!, 1, bad))).rejects.toThrow('belongs')
    const both = await Promise.allSettled([1, 2].map((i) => store.append(appendOf(ids[i]!, 1, bad))))
    expect(both.map((s) => s.status)).toEqual(['rejected', 'rejected'])
    expect((await store.append(appendOf(ids[0]!, 1))).result).toBe('appended')
    await store.close()
  })
})

/** The same order for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  return list
    .map((value, i) => ({ value, key: sha(`${seed} ${i}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ value }) => value)
}
