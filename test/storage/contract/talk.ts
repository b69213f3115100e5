import { expect, test } from 'vitest'
import { appendOf, createMatch, end, type Harness, newId, sha, spoken, tally } from '../fixtures.ts'

const keyed = (key: string, what = 'a') => ({ idempotency: { key, fingerprint: sha(what) } })

export function talkContract(harness: () => Harness): void {
  test('messages are read in order, by those whom they are for', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const text = 'A\u0301 👩‍🚀\n\t"\\u0000"'
    const first = await store.talk.say(spoken(id, { text }))
    await other.talk.say(spoken(id, { to: 'all', readers: null, text: 'all' }))
    const third = await store.talk.say(spoken(id, { seat: 1, to: 'team', readers: [1], text: 'team' }))
    const heard = async (seat: number | null, after = 0, limit = 9) =>
      (await other.talk.messages(id, seat, after, limit)).map(({ number, text }) => [number, text])
    expect(await heard(0)).toEqual([
      [1, text],
      [2, 'all'],
    ])
    expect(await heard(1, 1)).toEqual([
      [2, 'all'],
      [3, 'team'],
    ])
    expect(await heard(1, 0, 1)).toEqual([[1, text]])
    expect(await heard(2)).toEqual([[2, 'all']])
    expect(await heard(null)).toEqual([[2, 'all']])
    if (first.result !== 'said' || third.result !== 'said') throw new Error('it was not said')
    expect((await store.talk.messages(id, 0, 0, 1))[0]).toEqual(first.message)
    expect(await other.talk.numberOf(id, 1, third.message.id)).toBe(3)
    expect(await other.talk.numberOf(id, 0, third.message.id)).toBeUndefined()
    expect(await other.talk.numberOf(id, 1, 'nonsense')).toBeUndefined()
    expect(await other.talk.messages(await createMatch(store), 0, 0, 9)).toEqual([])
  })

  test('the newest that others have said are read in order', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const say = (seat: number, readers: number[] | null) =>
      store.talk.say(spoken(id, { seat, to: readers ? 'team' : 'all', readers, text: 'x' }))
    for (const readers of [null, [0, 1], null, null, [0], null]) await say(1, readers)
    await say(2, null)
    const latest = async (seat: number, after: number, limit: number) =>
      (await other.talk.latest(id, seat, after, limit)).map(({ number }) => number)
    expect(await latest(0, 0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await latest(0, 0, 2)).toEqual([6, 7])
    expect(await latest(0, 4, 9)).toEqual([5, 6, 7])
    expect(await latest(2, 0, 3)).toEqual([3, 4, 6])
    expect(await latest(1, 0, 9)).toEqual([7])
    expect(await latest(0, 7, 9)).toEqual([])
    expect((await store.talk.latest(id, 2, 0, 1))[0]).toEqual((await store.talk.messages(id, 2, 5, 1))[0])
  })

  test('their number is told to whoever watches, and no revision moves', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const before = await store.load({ matchId: id, held: 0 })
    await store.talk.say(spoken(id))
    const after = await other.load({ matchId: id, held: 0 })
    expect(after!.head).toEqual({ ...before!.head, talk: 1 })
    expect(await other.watch([{ matchId: id }])).toEqual([{ revision: 1, talk: 1, dead: false }])
    await store.append(appendOf(id, 1))
    expect((await other.load({ matchId: id, held: 2 }))!.head).toMatchObject({ revision: 2, talk: 1 })
  })

  test('what is said on another revision, twice under a key or nowhere is not said', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    expect((await store.talk.say(spoken(id, keyed('k')))).result).toBe('said')
    expect((await store.talk.say(spoken(id, keyed('k', 'b')))).result).toBe('repeated')
    expect((await store.talk.say(spoken(id, { ...keyed('k'), actor: '0.1' }))).result).toBe('said')
    await store.append(appendOf(id, 1))
    expect((await store.talk.say(spoken(id, keyed('k')))).result).toBe('repeated')
    expect((await store.talk.say(spoken(id))).result).toBe('stale')
    expect((await store.talk.say(spoken(newId()))).result).toBe('absent')
    expect(await store.talk.said(id, '0.0', 'k')).toMatchObject({
      message: { number: 1, text: 'Hello.', to: 1, readers: [0, 1] },
      fingerprint: sha('a'),
    })
    expect(await store.talk.said(id, '0.0', 'other')).toBeUndefined()
    expect(await store.talk.messages(id, 0, 0, 9)).toHaveLength(2)
  })

  test('a seat says so much, in a minute and in a match', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    const say = async (most: { perMinute: number; perMatch: number }, seat = 0) =>
      (await store.talk.say(spoken(id, { most, seat }))).result
    expect(await say({ perMinute: 1, perMatch: 9 })).toBe('said')
    expect(await say({ perMinute: 1, perMatch: 9 })).toBe('hasty')
    expect(await say({ perMinute: 9, perMatch: 1 })).toBe('full')
    expect(await say({ perMinute: 1, perMatch: 1 }, 1)).toBe('said')
  })

  test('of many who speak at once each gets a number, and nobody is heard twice', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const shout = (n: number) => {
      const said = spoken(id, { text: `${n}`, ...keyed(`${n % 4}`, `${n % 4}`) })
      const until = async (tries = 0): Promise<{ result: string }> => {
        const told = await (n % 2 ? store : other).talk.say(said)
        return told.result === 'stale' && tries < 50 ? until(tries + 1) : told
      }
      return until()
    }
    const told = await Promise.all(Array.from({ length: 12 }, (_, n) => shout(n)))
    expect(tally(told)).toEqual({ said: 4, repeated: 8 })
    const heard = await store.talk.messages(id, 0, 0, 99)
    expect(heard.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  test('they go with their match', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    await store.talk.say(spoken(id))
    await end(store, id, 1)
    expect(await store.forget(id)).toBe(true)
    expect(await store.talk.messages(id, 0, 0, 9)).toEqual([])
    await expect(store.talk.say(spoken(await createMatch(store), { text: '\0' }))).rejects.toThrow('NUL')
  })
}
