import { describe, expect, test } from 'vitest'
import type { NewNote } from '../../../src/app/index.ts'
import { createMatch, type Harness, newId } from '../fixtures.ts'

const put = (matchId: string, more: Partial<NewNote> = {}): NewNote => ({
  matchId,
  owner: 'seat.0',
  name: 'marks',
  body: 'A?',
  most: 3,
  ...more,
})

export function noteContract(harness: () => Harness): void {
  describe('notes', () => {
    test('are read as they were written, by their owner and name alone', async () => {
      const { store, other } = harness()
      const id = await createMatch(store)
      const body = 'A\u0301 👩‍🚀\n\t"\\u0000"'
      expect(await store.putNote(put(id, { body }))).toEqual({ result: 'written', version: 1 })
      expect(await other.note(id, 'seat.0', 'marks')).toEqual({ body, version: 1 })
      expect(await other.note(id, 'seat.1', 'marks')).toBeUndefined()
      expect(await other.note(id, 'team.0', 'marks')).toBeUndefined()
      expect(await other.note(id, 'seat.0', 'mark')).toBeUndefined()
      expect(await other.note(await createMatch(store), 'seat.0', 'marks')).toBeUndefined()
      expect(await other.note('nonsense', 'seat.0', 'marks')).toBeUndefined()
    })

    test('count their versions, and a stale write does nothing', async () => {
      const { store } = harness()
      const id = await createMatch(store)
      expect(await store.putNote(put(id, { expected: 1 }))).toEqual({ result: 'stale', held: 0 })
      expect(await store.putNote(put(id, { expected: 0 }))).toEqual({ result: 'written', version: 1 })
      expect(await store.putNote(put(id, { expected: 0, body: 'B' }))).toEqual({ result: 'stale', held: 1 })
      expect(await store.putNote(put(id, { expected: 1, body: 'C' }))).toEqual({
        result: 'written',
        version: 2,
      })
      expect(await store.putNote(put(id, { expected: 1, body: 'D' }))).toEqual({ result: 'stale', held: 2 })
      expect(await store.putNote(put(id, { body: '' }))).toEqual({ result: 'written', version: 3 })
      expect(await store.note(id, 'seat.0', 'marks')).toEqual({ body: '', version: 3 })
    })

    test('of many who write on one version one wins', async () => {
      const { store, other } = harness()
      const id = await createMatch(store)
      await store.putNote(put(id))
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          (n % 2 ? store : other).putNote(put(id, { expected: 1, body: `${n}` })),
        ),
      )
      expect(all.filter((r) => r.result === 'written')).toEqual([{ result: 'written', version: 2 }])
      expect(all.filter((r) => r.result === 'stale')).toHaveLength(7)
    })

    test('are so many and no more, for each owner', async () => {
      const { store } = harness()
      const id = await createMatch(store)
      for (const name of ['a', 'b', 'c']) await store.putNote(put(id, { name }))
      expect(await store.putNote(put(id, { name: 'd' }))).toEqual({ result: 'full' })
      expect(await store.putNote(put(id, { name: 'a' }))).toEqual({ result: 'written', version: 2 })
      expect(await store.putNote(put(id, { name: 'd', owner: 'seat.1' }))).toEqual({
        result: 'written',
        version: 1,
      })
    })

    test('belong to a match', async () => {
      const { store } = harness()
      expect(await store.putNote(put(newId()))).toEqual({ result: 'absent' })
      const id = await createMatch(store, { head: { status: 'waiting', pending: [], dueAt: null } })
      await store.putNote(put(id))
      expect(await store.forget(id)).toBe(true)
      expect(await store.note(id, 'seat.0', 'marks')).toBeUndefined()
    })
  })

  describe('the heartbeat', () => {
    test('tells of the newest time in which nobody lived', async () => {
      const { store, other } = harness()
      await store.beat(1e9)
      const first = await other.beat(1e9)
      expect(Math.abs(first.now - (await store.ping()))).toBeLessThan(5000)
      const none = await other.beat(1e9)
      expect(none.outage).toEqual(first.outage)
      expect(none.now).toBeGreaterThanOrEqual(first.now)
      await new Promise((done) => setTimeout(done, 30))
      const [one, two] = [await store.beat(20), await other.beat(1e9)]
      expect(one.outage).toEqual({ from: none.now, until: one.now })
      expect(two.outage).toEqual(one.outage)
    })
  })
}
