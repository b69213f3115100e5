import { expect, test } from 'vitest'
import type { Fold } from '../../../src/core/index.ts'
import { emptyFold } from '../../../src/core/index.ts'
import { appendOf, createMatch, end, entry, type Harness, newId, sha } from '../fixtures.ts'

export function readContract(harness: () => Harness) {
  /** A match with entries up to `revision`. */
  const longMatch = async (revision: number) => {
    const { store } = harness()
    const id = await createMatch(store)
    const entries = Array.from({ length: revision - 1 }, (_, i) => entry(i + 2))
    await store.append(appendOf(id, 1, { entries }))
    return id
  }
  const foldAt = (revision: number): Fold => ({ ...emptyFold([]), revision, game: { text: '\\"é😀' } })
  const snapshotAt = (revision: number) => ({
    revision,
    folds: { '*': foldAt(revision), '0': foldAt(revision), spectator: foldAt(revision) },
  })

  test('a warm load brings what is missing and no more', async () => {
    const { store } = harness()
    const id = await longMatch(5)
    const load = async (held: number) => (await store.load({ matchId: id, held, code: 'v1' }))!
    const loaded = await load(3)
    expect(loaded.entries.map((e) => e.revision)).toEqual([4, 5])
    expect(loaded).not.toHaveProperty('seed')
    expect(loaded).not.toHaveProperty('match')
    expect(loaded.snapshot).toBeNull()
    expect((await load(5)).entries).toEqual([])
  })

  test('a cold load starts from the newest snapshot of its own code', async () => {
    const { store, other } = harness()
    const id = await longMatch(6)
    const cold = async (code?: string) => (await other.load({ matchId: id, held: 0, ...(code && { code }) }))!
    await store.saveSnapshot(id, 'v1', snapshotAt(2))
    await store.saveSnapshot(id, 'v1', snapshotAt(4))
    const loaded = await cold('v1')
    expect(JSON.stringify(loaded.snapshot)).toBe(JSON.stringify(snapshotAt(4)))
    expect(loaded.entries.map((e) => e.revision)).toEqual([5, 6])
    expect(loaded.match?.id).toBe(id)
    for (const code of ['v2', undefined]) {
      const without = await cold(code)
      expect(without.snapshot).toBeNull()
      expect(without.entries).toHaveLength(6)
    }
  })

  test('a snapshot is never replaced by an older one, and drops older ones of other code', async () => {
    const { store } = harness()
    const id = await longMatch(6)
    const at = async (code: string) =>
      (await store.load({ matchId: id, held: 0, code }))?.snapshot?.revision ?? null
    await store.saveSnapshot(id, 'v1', snapshotAt(4))
    await store.saveSnapshot(id, 'v1', snapshotAt(2))
    await store.saveSnapshot(id, 'v2', snapshotAt(3))
    expect([await at('v1'), await at('v2')]).toEqual([4, 3])
    await store.saveSnapshot(id, 'v2', snapshotAt(6))
    expect([await at('v1'), await at('v2')]).toEqual([null, 6])
    await store.saveSnapshot(id, 'v3', snapshotAt(9))
    expect(await at('v3')).toBeNull()
    await store.saveSnapshot(newId(), 'v1', snapshotAt(1))
  })

  test('entries come in pages, in order', async () => {
    const { store, other } = harness()
    const id = await longMatch(12)
    const page = async (after: number, limit: number) =>
      (await other.entries(id, after, limit)).map((e) => e.revision)
    expect(await page(0, 5)).toEqual([1, 2, 3, 4, 5])
    expect(await page(9, 5)).toEqual([10, 11, 12])
    expect(await page(12, 5)).toEqual([])
    expect(await page(99, 5)).toEqual([])
    const all = (await store.load({ matchId: id, held: 0 }))!.entries
    expect(JSON.stringify(await store.entries(id, 0, 100))).toBe(JSON.stringify(all))
  })

  test('the record has everything, commands and seed included', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const command = { type: 'say', z: 1, a: ['\\', null] }
    const entries = [entry(2, 0, { command }), entry(3, null)]
    await store.append(appendOf(id, 1, { entries }))
    const record = (await other.record(id))!
    expect(record.seed).toBe(sha(`${id} seed`))
    const expected = [entry(1, null), ...entries].map((e) => ({ ...e.entry, command: e.command }))
    expect(JSON.stringify(record.entries)).toBe(JSON.stringify(expected))
    expect(JSON.stringify(await other.load({ matchId: id, held: 0 }))).not.toContain('"say"')
  })

  test('who watches is told the revision, and whether the token has died, of those that exist', async () => {
    const { store, other } = harness()
    const key = { id: newId(), name: 'frontend', hash: sha(newId()) }
    await store.createKey(key)
    const [a, b] = [await createMatch(store, { match: { keyId: key.id } }), await longMatch(4)]
    const watches = [
      { matchId: a },
      { matchId: a, tokenHash: sha(`${a}/watch`) },
      { matchId: newId(), tokenHash: sha(`${a}/watch`) },
      { matchId: b },
      { matchId: 'no id' },
      { matchId: a, tokenHash: sha(`${a}/seat1`) },
      { matchId: b, tokenHash: sha(`${a}/watch`) },
      { matchId: a, tokenHash: key.hash },
      { matchId: a, tokenHash: sha('a token of nobody') },
    ]
    const lives = (revision: number, dead = false) => ({ revision, talk: 0, dead })
    const at = (dead: number[]) =>
      [1, 1, 0, 4, 0, 1, 4, 1, 1].map((revision, i) =>
        revision ? lives(revision, dead.includes(i)) : undefined,
      )
    expect(await other.watch(watches)).toEqual(at([]))
    await store.rotate(a, [{ kind: 'watch' }], [])
    expect(await other.watch(watches)).toEqual(at([1]))
    await store.rotate(a, [{ kind: 'seat', seat: 1 }], [])
    await store.revokeKey(key.id)
    expect(await other.watch(watches)).toEqual(at([1, 5, 7]))
    expect(await store.watch([])).toEqual([])
  })

  test('due are those whose time has come, longest first', async () => {
    const { store } = harness()
    const now = await store.ping()
    const due = (dueAt: number | null) =>
      createMatch(store, { head: { status: 'active', pending: [], dueAt } })
    const [later, never, second, first] = [
      await due(now + 60_000),
      await due(null),
      await due(-7),
      await due(-9),
    ]
    expect(await store.due(2)).toEqual([first, second])
    const all = await store.due(10_000)
    expect(all).not.toContain(later)
    expect(all).not.toContain(never)
    await store.append(appendOf(first, 1, { head: { status: 'active', pending: [], dueAt: null } }))
    await store.append(appendOf(second, 1, { head: { status: 'active', pending: [], dueAt: null } }))
    expect(await store.due(10_000)).not.toContain(first)
  })

  test('expired are matches that ended before a time', async () => {
    const { store } = harness()
    const over = async (status: 'finished' | 'abandoned' | 'active') => {
      const id = await createMatch(store)
      const { now } = await store.append(appendOf(id, 1, { head: { status, pending: [], dueAt: null } }))
      return { id, now }
    }
    const [a, b, c] = [await over('finished'), await over('abandoned'), await over('active')]
    const born = await createMatch(store, { head: { status: 'finished', pending: [], dueAt: null } })
    const expired = await store.expired((await store.ping()) + 1, 10_000)
    expect(expired).toEqual(expect.arrayContaining([a.id, b.id, born]))
    expect(expired).not.toContain(c.id)
    expect(await store.expired(a.now, 10_000)).not.toContain(a.id)
  })

  test('public matches are listed, newest first, page by page', async () => {
    const { store, other } = harness()
    const game = `game ${newId()}`
    const ids: string[] = []
    for (let i = 0; i < 5; i++) {
      const status = i === 2 ? 'waiting' : 'active'
      ids.unshift(
        await createMatch(store, {
          match: { game, visibility: 'public' },
          head: { status, pending: [i], dueAt: null },
          names: [`player ${i}`, null],
        }),
      )
    }
    await createMatch(store, { match: { game, visibility: 'unlisted' } })
    await createMatch(store, { match: { game, visibility: 'private' } })
    const list = async (query: { before?: string; limit: number; status?: 'waiting' }) =>
      (await other.list({ game, ...query })).map((l) => l.match.id)
    expect(await list({ limit: 99 })).toEqual(ids)
    expect(await list({ limit: 2 })).toEqual(ids.slice(0, 2))
    expect(await list({ limit: 2, before: ids[1]! })).toEqual(ids.slice(2, 4))
    expect(await list({ limit: 99, status: 'waiting' })).toEqual([ids[2]])
    expect((await other.list({ limit: 1_000 })).every((l) => l.match.visibility === 'public')).toBe(true)
    const [newest] = await other.list({ game, limit: 1 })
    const loaded = (await store.load({ matchId: ids[0]!, held: 0 }))!
    expect(JSON.stringify(newest)).toBe(
      JSON.stringify({ match: loaded.match, head: loaded.head, names: ['player 4', null] }),
    )
  })

  test('with a key all that it made is listed, and nothing else', async () => {
    const { store } = harness()
    const keyId = newId()
    const mine = [
      await createMatch(store, { match: { keyId, visibility: 'private' } }),
      await createMatch(store, { match: { keyId, visibility: 'public' } }),
    ]
    await createMatch(store, { match: { keyId: 'other', visibility: 'public' } })
    const listed = await store.list({ keyId, limit: 10 })
    expect(listed.map((l) => l.match.id)).toEqual(mine.reverse())
  })

  test('a forgotten match is gone, and appending to it says so', async () => {
    const { store, other } = harness()
    const id = await longMatch(3)
    await store.saveSnapshot(id, 'v1', snapshotAt(3))
    expect(await store.forget(id)).toBe(false) // it is being played
    expect(await other.entries(id, 0, 10)).toHaveLength(3)
    await end(store, id, 3)
    expect(await store.forget(id)).toBe(true)
    expect(await store.forget(id)).toBe(false)
    expect(await other.load({ matchId: id, held: 0 })).toBeUndefined()
    expect(await other.record(id)).toBeUndefined()
    expect(await other.entries(id, 0, 10)).toEqual([])
    expect(await other.names(id)).toEqual([])
    expect((await other.append(appendOf(id, 4))).result).toBe('absent')
  })
}
