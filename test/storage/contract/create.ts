import { expect, test } from 'vitest'
import {
  appendOf,
  createMatch,
  entry,
  type Harness,
  newId,
  newMatch,
  revisionsOf,
  sha,
  tally,
  token,
  withKey,
} from '../fixtures.ts'

export function createContract(harness: () => Harness) {
  test('a created match can be loaded as it was made, to the byte', async () => {
    const { store, other } = harness()
    const made = newMatch({ head: { status: 'active', pending: [1, 0], dueAt: 12_345 } })
    const created = await store.create(made)
    if (created.result !== 'created') throw new Error('not created')
    const loaded = (await other.load({ matchId: made.match.id, held: 0 }))!
    expect(JSON.stringify(loaded.match?.options)).toBe(JSON.stringify(made.match.options))
    expect(JSON.stringify(loaded.match?.words)).toBe(JSON.stringify(made.match.words))
    expect(loaded.match).toEqual({ ...made.match, createdAt: created.now })
    expect(loaded.head).toEqual({
      revision: 1,
      status: 'active',
      pending: [1, 0],
      updatedAt: created.now,
      talk: 0,
    })
    expect(loaded.seed).toBe(made.seed)
    expect(JSON.stringify(loaded.entries)).toBe(JSON.stringify(made.entries.map((e) => e.entry)))
    expect(loaded.now).toBeGreaterThanOrEqual(created.now)
    expect(await store.names(made.match.id)).toEqual(['Ada', null])
  })

  test('a match may begin without entries and without tokens', async () => {
    const { store } = harness()
    const id = await createMatch(store, {
      entries: [],
      tokens: [],
      head: { status: 'waiting', pending: [], dueAt: null },
    })
    const loaded = (await store.load({ matchId: id, held: 0 }))!
    expect(loaded.head).toMatchObject({ revision: 0, status: 'waiting', pending: [] })
    expect(loaded.entries).toEqual([])
  })

  test('a second create under the same key makes nothing and names the first', async () => {
    const { store, other } = harness()
    const creation = { keyHash: sha(newId()), fingerprint: sha('body') }
    const first = newMatch({ creation })
    const second = newMatch({ creation: { ...creation, fingerprint: sha('other body') } })
    expect((await store.create(first)).result).toBe('created')
    expect(await other.create(second)).toEqual({
      result: 'repeated',
      matchId: first.match.id,
      fingerprint: creation.fingerprint,
    })
    expect(await store.load({ matchId: second.match.id, held: 0 })).toBeUndefined()
    expect(await store.names(second.match.id)).toEqual([])
  })

  test('of twenty creates at once under one key one makes a match and all name it', async () => {
    const { store, other } = harness()
    const creation = { keyHash: sha(newId()), fingerprint: sha('body') }
    const matches = Array.from({ length: 20 }, () => newMatch({ creation }))
    const results = await Promise.all(matches.map((m, i) => (i % 2 ? store : other).create(m)))
    expect(tally(results)).toEqual({ created: 1, repeated: 19 })
    const winner = matches[results.findIndex((r) => r.result === 'created')]!.match.id
    for (const r of results) if (r.result === 'repeated') expect(r.matchId).toBe(winner)
    const there = await revisionsOf(
      store,
      matches.map((m) => m.match.id),
    )
    expect([...there.keys()]).toEqual([winner])
  })

  test('a key is forgotten after a day', async () => {
    const { store, passDay } = harness()
    const creation = { keyHash: sha(newId()), fingerprint: sha('body') }
    await store.create(newMatch({ creation }))
    await passDay()
    const later = newMatch({ creation: { ...creation, fingerprint: sha('new body') } })
    expect((await store.create(later)).result).toBe('created')
    expect(await store.create(newMatch({ creation }))).toEqual({
      result: 'repeated',
      matchId: later.match.id,
      fingerprint: sha('new body'),
    })
  })

  test('an id is used once, and only an id in its written form is one', async () => {
    const { store } = harness()
    const made = newMatch()
    await store.create(made)
    await expect(store.create(newMatch({ id: made.match.id, tokens: [] }))).rejects.toThrow()
    await expect(store.create(newMatch({ id: made.match.id.toUpperCase() }))).rejects.toThrow('UUID')
    for (const id of ['x', '', made.match.id.toUpperCase(), `${made.match.id}'`, newId()]) {
      expect(await store.load({ matchId: id, held: 0 })).toBeUndefined()
      expect(await store.entries(id, 0, 10)).toEqual([])
      expect(await store.record(id)).toBeUndefined()
      expect(await store.forget(id)).toBe(false)
      expect(await revisionsOf(store, [id])).toEqual(new Map())
    }
  })

  test('what a database would change or cut off is an error, not another text', async () => {
    const { store } = harness()
    for (const bad of ['a\0b', 'a\ud800b', '\udc00', '\\\ud800', '\\\0']) {
      const events = [{ type: 'said', data: { text: bad } }]
      await expect(store.create(newMatch({ entries: [entry(1, null, { events })] }))).rejects.toThrow()
      await expect(store.create(newMatch({ names: [bad, null] }))).rejects.toThrow()
      await expect(store.create(newMatch({ match: { options: { [bad]: 1 } } }))).rejects.toThrow()
    }
    const fine = ['\\u0000', '\\ud800', '\\\\u0000', '😀', '\u0001\u001f\u007f\u2028\ufffe']
    const id = await createMatch(store, {
      names: ['\\u0000', '😀'],
      entries: [entry(1, null, { events: [{ type: 'said', data: { fine } }] })],
    })
    const [read] = await store.entries(id, 0, 1)
    expect(read?.events[0]?.data).toEqual({ fine })
    expect(await store.names(id)).toEqual(['\\u0000', '😀'])
  })

  test('text that looks like SQL is text', async () => {
    const { store, other } = harness()
    const sly = `'); drop table entries; -- \\' $1 \\`
    const id = await createMatch(store, {
      names: [sly, "O'Brien"],
      match: { game: sly, visibility: 'public' },
    })
    const asked = appendOf(id, 1, {
      entries: [entry(2, 0, { events: [{ type: sly, data: { [sly]: sly } }] })],
      ...withKey(sly),
      names: [{ seat: 1, name: `${sly}'` }],
    })
    expect((await store.append(asked)).result).toBe('appended')
    const loaded = await other.load({ matchId: id, held: 1, key: sly, actor: '0.0' })
    expect(loaded?.repeated?.entry).toEqual(asked.entries[0]?.entry)
    expect(await other.names(id)).toEqual([sly, `${sly}'`])
    expect((await other.list({ game: sly, limit: 5 })).map((l) => l.match.id)).toEqual([id])
    expect((await other.load({ matchId: id, held: 1, key: `${sly}x`, actor: sly }))?.repeated).toBeNull()
    expect((await other.load({ matchId: id, held: 1, tokenHash: sha(sly) }))?.token).toBeNull()
  })

  test('mistakes of the caller are refused', async () => {
    const { store } = harness()
    await expect(store.create(newMatch({ entries: [entry(2)] }))).rejects.toThrow('belongs')
    await expect(store.create(newMatch({ names: ['Ada'] }))).rejects.toThrow('name')
    await expect(store.create(newMatch({ seed: 'abc' }))).rejects.toThrow('hex')
    const twice = token('same', 'watch')
    await expect(store.create(newMatch({ tokens: [twice, twice] }))).rejects.toThrow()
  })
}
