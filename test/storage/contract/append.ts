import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { appendOf, createMatch, entry, type Harness, newId, sha, tally, withKey } from '../fixtures.ts'

export function appendContract(harness: () => Harness) {
  test('an append moves the head and is read back as it was given', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const asked = appendOf(id, 1, {
      entries: [entry(2, null, { at: 5 }), entry(3, 1, { at: 1_800_000_000_123 })],
      head: { status: 'active', pending: [1, 3], dueAt: 77 },
    })
    const { result, now } = await store.append(asked)
    expect(result).toBe('appended')
    const loaded = (await other.load({ matchId: id, held: 1 }))!
    expect(loaded.head).toEqual({ revision: 3, status: 'active', pending: [1, 3], updatedAt: now, talk: 0 })
    expect(JSON.stringify(loaded.entries)).toBe(JSON.stringify(asked.entries.map((e) => e.entry)))
    expect(await other.due(100)).toContain(id)
  })

  test('an append that expects another revision writes nothing', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    for (const expected of [0, 2, 7]) {
      const asked = appendOf(id, expected, {
        ...withKey('k'),
        revoke: [0],
        names: [{ seat: 0, name: 'Eve' }],
      })
      expect((await store.append(asked)).result).toBe('stale')
      expect(await store.appended(id, asked.appendId)).toBe(false)
    }
    const loaded = (await store.load({ matchId: id, held: 0, tokenHash: sha(`${id}/seat0`), key: 'k' }))!
    expect(loaded).toMatchObject({ head: { revision: 1, pending: [0] }, token: { dead: false } })
    expect(loaded.repeated).toBeNull()
    expect(await store.names(id)).toEqual(['Ada', null])
    expect((await store.append(appendOf(newId(), 1))).result).toBe('absent')
    expect((await store.append(appendOf('no id', 1))).result).toBe('absent')
  })

  test('of fifty racers at one revision one wins and the others learn what is so', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const racers = Array.from({ length: 50 }, (_, i) =>
      appendOf(id, 1, { ...withKey(`key ${i}`, `command ${i}`), head: head(i) }),
    )
    const outcomes = await Promise.all(
      racers.map(async (asked, i) => {
        const mine = i % 2 ? store : other
        const { result } = await mine.append(asked)
        const after = (await mine.load({
          matchId: id,
          held: 1,
          tokenHash: sha(`${id}/seat0`),
          key: `key ${i}`,
        }))!
        return { result, after, own: await mine.appended(id, asked.appendId) }
      }),
    )
    expect(tally(outcomes)).toEqual({ appended: 1, stale: 49 })
    for (const { result, after, own } of outcomes) {
      expect(after.head.revision).toBe(2)
      expect(after.repeated !== null).toBe(result === 'appended')
      expect(own).toBe(result === 'appended')
    }
    expect(await store.entries(id, 0, 100)).toHaveLength(2)
  })

  test('of twenty under one key one writes, and after a look all know its entry', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const results = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const mine = i % 2 ? store : other
        const { result } = await mine.append(appendOf(id, 1, withKey('same')))
        const after = await mine.load({ matchId: id, held: 1, key: 'same', actor: '0.0' })
        return { result, repeated: after?.repeated?.entry.revision }
      }),
    )
    const counts = tally(results)
    expect(counts.appended).toBe(1)
    expect((counts.repeated ?? 0) + (counts.stale ?? 0)).toBe(19)
    expect(new Set(results.map((r) => r.repeated))).toEqual(new Set([2]))
    expect(await store.entries(id, 0, 100)).toHaveLength(2)
  })

  test('a key answers for what it wrote, whatever is sent under it later', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    const first = appendOf(id, 1, withKey('k', 'first'))
    await store.append(first)
    await store.append(appendOf(id, 2))
    for (const expected of [1, 3]) {
      const again = appendOf(id, expected, withKey('k', 'other'))
      expect((await store.append(again)).result).toBe('repeated')
    }
    const query = { matchId: id, held: 3, tokenHash: sha(`${id}/seat0`), key: 'k' }
    const { repeated, head: now } = (await store.load(query))!
    expect(now.revision).toBe(3)
    expect(repeated?.fingerprint).toBe(sha('first'))
    expect(JSON.stringify(repeated?.entry)).toBe(JSON.stringify(first.entries[0]?.entry))
  })

  test('keys of other actors and other matches are other keys', async () => {
    const { store } = harness()
    const [a, b] = [await createMatch(store), await createMatch(store)]
    const actors = ['0.0', '1.0', '0.1', 'host', 'claim']
    for (const [i, actor] of actors.entries()) {
      const entries = [entry(i + 2, 0, { actor })]
      const asked = { entries, ...withKey('k', actor, actor) }
      expect((await store.append(appendOf(a, i + 1, asked))).result).toBe('appended')
    }
    expect((await store.append(appendOf(b, 1, withKey('k')))).result).toBe('appended')
    for (const [i, actor] of actors.entries()) {
      const loaded = await store.load({ matchId: a, held: 1, key: 'k', actor })
      expect(loaded?.repeated).toMatchObject({ entry: { revision: i + 2 }, fingerprint: sha(actor) })
    }
    const none = await store.load({ matchId: a, held: 1, key: 'k', actor: '7.0' })
    expect(none?.repeated).toBeNull()
  })

  test('of several entries the named one carries the key', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    const entries = [entry(2, null), entry(3, 1), entry(4, null)]
    const idempotency = { actor: '1.0', key: 'k', fingerprint: sha('c'), entry: 1 }
    await store.append(appendOf(id, 1, { entries, idempotency }))
    const loaded = await store.load({ matchId: id, held: 4, tokenHash: sha(`${id}/seat1`), key: 'k' })
    expect(loaded?.repeated?.entry).toEqual(entries[1]?.entry)
    expect((await store.append(appendOf(id, 4))).result).toBe('appended')
  })

  test('a key that names another actor’s entry is a mistake', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    const idempotency = { actor: '1.0', key: 'k', fingerprint: sha('c'), entry: 0 }
    await expect(store.append(appendOf(id, 1, { idempotency }))).rejects.toThrow('actor')
    await expect(store.append(appendOf(id, 1, { entries: [entry(3)] }))).rejects.toThrow('belongs')
  })

  test('one knows afterwards whether an append was one’s own', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const [won, lost] = [appendOf(id, 1), appendOf(id, 1)]
    await store.append(won)
    await store.append(lost)
    expect(await other.appended(id, won.appendId)).toBe(true)
    expect(await other.appended(id, lost.appendId)).toBe(false)
    expect(await other.appended(newId(), won.appendId)).toBe(false)
    expect(await other.appended(id, randomUUID())).toBe(false)
  })

  test('the head can be moved in time without an entry', async () => {
    const { store } = harness()
    const id = await createMatch(store, { head: { status: 'active', pending: [0], dueAt: 1 } })
    const asked = appendOf(id, 1, { entries: [], head: { status: 'active', pending: [0], dueAt: null } })
    expect((await store.append(asked)).result).toBe('appended')
    expect((await store.load({ matchId: id, held: 1 }))?.head.revision).toBe(1)
    expect(await store.due(1000)).not.toContain(id)
  })

  test('an append with text that cannot be kept writes nothing', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    const events = [{ type: 'said', data: { text: 'a\0' } }]
    await expect(store.append(appendOf(id, 1, { entries: [entry(2, 0, { events })] }))).rejects.toThrow()
    const names = [{ seat: 0, name: '\ud800' }]
    await expect(store.append(appendOf(id, 1, { names }))).rejects.toThrow()
    expect((await store.load({ matchId: id, held: 1 }))?.head.revision).toBe(1)
  })
}

const head = (i: number) => ({ status: 'active' as const, pending: [i % 4], dueAt: null })
