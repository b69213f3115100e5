import postgres from 'postgres'
import { expect, test } from 'vitest'
import { NothingWritten, type Store, StoreUnavailable } from '../../src/app/ports.ts'
import { openPostgres } from '../../src/storage/postgres/index.ts'
import { openForRequest } from '../../src/storage/postgres/worker.ts'
import type { TestPostgres } from '../support/postgres.ts'
import { holdHead, silenceable, waitUntil } from '../support/trouble.ts'
import { appendOf, createMatch, end, newMatch, sha, spoken, withKey } from './fixtures.ts'
import { type Open, waiting } from './postgres-contract.ts'

/** What is asked of a store whose database is away, or slow. */
export function outageContract(server: () => TestPostgres, open: Open) {
  test('everything says that the database is away, soon, and works again by itself', async () => {
    const { url, store, other, close, admin } = await open()
    const id = await createMatch(store)
    const asked = appendOf(id, 1)
    await admin('select 1')
    await server().halt()
    const began = performance.now()
    const attempts: (() => Promise<unknown>)[] = [
      () => store.load({ matchId: id, held: 0 }),
      () => store.append(asked),
      () => store.appended(id, asked.appendId),
      () => store.create(newMatch()),
      () => store.list({ limit: 1 }),
      () => store.keys(),
      () => store.forget(id),
      () => store.ping(),
      () => store.rotate(id, [], []),
      () => store.saveSnapshot(id, 'v1', { revision: 1, folds: {} }),
      () => store.watch([{ matchId: id }]),
      () => openPostgres(url).ping(),
      () => openPostgres(url).migrate(),
      () => openForRequest(url).ping(),
    ]
    for (const attempt of attempts) await expect(attempt(), String(attempt)).rejects.toThrow(StoreUnavailable)
    const crowd = await Promise.allSettled(
      Array.from({ length: 40 }, () => other.load({ matchId: id, held: 1 })),
    )
    for (const one of crowd) expect(one.status === 'rejected' && one.reason).toBeInstanceOf(StoreUnavailable)
    expect(performance.now() - began).toBeLessThan(15_000)

    await server().resume()
    await waitUntil(() =>
      store.ping().then(
        () => true,
        () => false,
      ),
    )
    expect((await store.append(asked)).result).toBe('appended')
    expect((await store.load({ matchId: id, held: 1 }))?.entries).toHaveLength(1)
    await waitUntil(async () => (await other.list({ limit: 1 }).catch(() => undefined)) !== undefined)
    await close()
  })

  test('a connection that is cut in the middle of an append leaves a question that can be answered', async () => {
    const harness = await open()
    const { store, url, admin } = harness
    const id = await createMatch(store)
    const asked = appendOf(id, 1, withKey('k'))
    const release = await holdHead(url, id)
    const cut = expect(store.append(asked)).rejects.toSatisfy(unsure)
    await waitUntil(async () => (await waiting(harness)) > 0)
    await admin(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`)
    await cut
    await release()
    expect(await store.appended(id, asked.appendId)).toBe(false)
    expect((await store.append(asked)).result).toBe('appended')
    expect(await store.appended(id, asked.appendId)).toBe(true)
    await harness.close()
  })

  test('a server that has gone silent is given up, and what came of it can be seen later', async () => {
    const { url, store, close } = await open()
    const id = await createMatch(store)
    const proxy = await silenceable(url)
    const through = openPostgres(proxy.url, { max: 1, statementTimeout: 300, connectTimeout: 1 })
    await through.ping()
    proxy.silence()
    const [first, second] = [appendOf(id, 1), appendOf(id, 1)]
    const began = performance.now()
    const results = await Promise.allSettled([through.ping(), through.append(first), through.append(second)])
    expect(performance.now() - began).toBeLessThan(5_000)
    for (const one of results)
      expect(one.status === 'rejected' && one.reason).toBeInstanceOf(StoreUnavailable)
    proxy.speak()
    await waitUntil(() =>
      through.ping().then(
        () => true,
        () => false,
      ),
    )
    const wrote = [first, second].map(({ appendId }) => store.appended(id, appendId))
    const written = (await Promise.all(wrote)).filter(Boolean).length
    expect(written).toBeLessThan(2)
    expect(await store.entries(id, 1, 10)).toHaveLength(written)
    expect((await through.append(appendOf(id, 1 + written))).result).toBe('appended')
    await through.close()
    await proxy.close()
    await close()
  })

  test('a statement that takes too long is given up', async () => {
    const { url, store, close } = await open()
    const id = await createMatch(store)
    const hasty = openPostgres(url, { statementTimeout: 300 })
    const release = await holdHead(url, id)
    await expect(hasty.append(appendOf(id, 1))).rejects.toThrow(NothingWritten)
    await release()
    expect((await hasty.append(appendOf(id, 1))).result).toBe('appended')
    await Promise.all([hasty.close(), close()])
  })

  test('whoever never reached the server is told that nothing was written, whoever did is not', async () => {
    const { url, store, close } = await open()
    const id = await createMatch(store)
    const writes: ((through: Store) => Promise<unknown>)[] = [
      (through) => through.create(newMatch()),
      (through) => through.append(appendOf(id, 1)),
      (through) => through.append(appendOf(id, 1, { revoke: [0] })),
      (through) => through.rotate(id, [{ kind: 'watch' }], []),
      (through) => through.markUsed(id, sha(`${id}/seat0`)),
      (through) => through.putNote({ matchId: id, owner: 'seat.0', name: 'x', body: 'x', most: 1 }),
      (through) => through.talk.say(spoken(id)),
      (through) => through.revokeKey('k'),
    ]
    const proxy = await silenceable(url)
    const strangers = async (address: string) => {
      for (const write of writes) {
        const began = performance.now()
        const cold = openPostgres(address)
        await expect(write(cold), String(write)).rejects.toThrow(NothingWritten)
        expect(performance.now() - began).toBeLessThan(2400)
        await cold.close()
      }
    }
    const known = openPostgres(proxy.url, { statementTimeout: 300 })
    await Promise.all(writes.map((write) => write(known).catch(() => {})))
    proxy.silence()
    await Promise.all(writes.map((write) => expect(write(known), String(write)).rejects.toSatisfy(unsure)))
    await strangers(proxy.url)
    await strangers(Object.assign(new URL(url), { port: '1' }).href)
    proxy.speak()
    await known.close()
    await proxy.close()
    await close()
  })

  test('what may take long has its time, though others have not', async () => {
    const { url, store, close } = await open()
    const [id, old] = [await createMatch(store), await createMatch(store)]
    await end(store, old, 1)
    const hasty = openPostgres(url, { statementTimeout: 200 })
    const admin = postgres(url, { max: 1, onnotice: () => {} })
    const slow = [
      () => hasty.record(id),
      () => hasty.load({ matchId: id, held: 0 }),
      () => hasty.saveSnapshot(id, 'v1', { revision: 1, folds: {} }),
      () => hasty.forget(old),
    ]
    const connection = await admin.reserve()
    await connection`begin`
    await connection`lock table heads, entries in access exclusive mode`
    const done = Promise.all(slow.map((ask) => ask()))
    await expect(hasty.append(appendOf(id, 1))).rejects.toThrow(NothingWritten)
    await new Promise((later) => setTimeout(later, 600))
    await connection`rollback`
    const [record, loaded, , forgotten] = await done
    expect([record, loaded]).toMatchObject([{ entries: [{ revision: 1 }] }, { entries: [{ revision: 1 }] }])
    expect(forgotten).toBe(true)
    connection.release()
    await admin.end()
    await Promise.all([hasty.close(), close()])
  })
}

/** Says that the database is away, and not that nothing was written. */
const unsure = (error: unknown): boolean =>
  error instanceof StoreUnavailable && !(error instanceof NothingWritten)
