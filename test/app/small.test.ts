import { describe, expect, test } from 'vitest'
import { createCache } from '../../src/app/cache.ts'
import { createClock } from '../../src/app/clock.ts'
import { createHub, createPollingHub } from '../../src/app/hub.ts'
import { weakKey } from '../../src/app/idempotency.ts'
import { StoreUnavailable } from '../../src/app/ports.ts'
import { createQueue } from '../../src/app/queue.ts'
import { makeToken, tokenKind, uuidv7 } from '../../src/app/tokens.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

describe('the cache', () => {
  test('keeps what was used last within its bytes', () => {
    const cache = createCache<string>(100)
    cache.put('a', 'A', 40)
    cache.put('b', 'B', 40)
    expect(cache.get('a')).toBe('A')
    cache.put('c', 'C', 40)
    expect(['a', 'b', 'c'].map((id) => cache.get(id))).toEqual(['A', undefined, 'C'])
    cache.put('a', 'A2', 90)
    expect(['a', 'c'].map((id) => cache.get(id))).toEqual(['A2', undefined])
    cache.put('huge', 'H', 1000)
    expect(cache.get('huge'), 'one that is too large is still held while it is the newest').toBe('H')
    cache.put('d', 'D', 10)
    expect(['huge', 'a', 'd'].map((id) => cache.get(id))).toEqual([undefined, undefined, 'D'])
    cache.drop('d')
    cache.drop('d')
    for (const id of ['x', 'y']) cache.put(id, id, 50)
    expect([cache.get('x'), cache.get('y')]).toEqual(['x', 'y'])
  })
})

test('the clock follows the database’s, moved on by one that never runs back', () => {
  let [own, monotonic] = [1_000_000, 0]
  const clock = createClock(
    () => own,
    () => monotonic,
  )
  expect(clock.now()).toBe(1_000_000)
  own = 0
  monotonic = 10.7
  expect(clock.now()).toBe(1_000_010)
  clock.observe(5000)
  monotonic += 3
  expect(clock.now()).toBe(5003)
})

describe('a queue', () => {
  test('does one thing at a time per match, in order, and goes on after a failure', async () => {
    const inTurn = createQueue()
    const said: string[] = []
    const work = (name: string, fails = false) =>
      inTurn(name[0]!, async () => {
        said.push(`${name} begins`)
        await new Promise((done) => setTimeout(done, 1))
        said.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      })
    const all = await Promise.allSettled([work('a1', true), work('b1'), work('a2')])
    expect(all.map((r) => r.status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(said.filter((s) => s.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
    expect(said.indexOf('b1 begins')).toBeLessThan(said.indexOf('a1 ends'))
  })
})

describe('a queue behind one that finds the database away', () => {
  test('is told at once that nothing was stored, and whoever comes later has a turn', async () => {
    const inTurn = createQueue()
    let fail: (error: unknown) => void = () => {}
    const first = inTurn(
      'a',
      () =>
        new Promise((_, failed) => {
          fail = failed
        }),
    )
    let begun = 0
    const behind = Array.from({ length: 3 }, () => inTurn('a', async () => begun++))
    const other = inTurn('b', async () => 'another match')
    await other
    fail(new StoreUnavailable('gone'))
    await expect(first).rejects.toThrow('gone')
    const told = { code: 'unavailable', detail: expect.stringContaining('nothing was stored') }
    expect(await Promise.all(behind)).toMatchObject([told, told, told])
    expect(begun).toBe(0)
    expect(await inTurn('a', async () => 'later')).toBe('later')
  })
})

describe('tokens', () => {
  test('are told apart by their look: kind, length and checksum', () => {
    for (const kind of ['seat', 'host', 'watch', 'invite', 'key'] as const) {
      const token = makeToken(kind, random)
      expect(token).toMatch(/^hg_(seat|host|watch|inv|key)_[0-9A-Za-z]{33}$/)
      expect(tokenKind(token)).toBe(kind)
      for (let i = 0; i < token.length; i++) {
        const changed = `${token.slice(0, i)}${token[i] === 'Q' ? 'R' : 'Q'}${token.slice(i + 1)}`
        expect(tokenKind(changed), `changed at ${i}`).toBeUndefined()
      }
    }
    for (const none of [
      '',
      'hg_seat_',
      'hg_seat_ab',
      makeToken('seat', random).slice(1),
      ` ${makeToken('seat', random)}`,
    ])
      expect(tokenKind(none)).toBeUndefined()
    const many = new Set(Array.from({ length: 1000 }, () => makeToken('seat', random)))
    expect(many.size).toBe(1000)
    expect(makeToken('seat', (n) => new Uint8Array(n).fill(255))).toHaveLength(41)
    expect(tokenKind(makeToken('seat', (n) => new Uint8Array(n)))).toBe('seat')
  })

  test('ids are UUIDs of version 7, ordered by time', () => {
    const ids = [0, 1, 2 ** 40, 2 ** 47].map((now) => uuidv7(now, random))
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect([...ids].sort()).toEqual(ids)
  })

  test('a key that gives access has to be one that nobody guesses', () => {
    for (const weak of ['1', 'order-1', 'a'.repeat(21), 'a b'.repeat(10), `${'a'.repeat(21)}!`])
      expect(weakKey(weak), weak).toBe(true)
    for (const strong of [crypto.randomUUID(), crypto.randomUUID().toUpperCase(), 'aB3_-'.repeat(5)])
      expect(weakKey(strong), strong).toBe(false)
  })
})

describe('the hub', () => {
  test('wakes who watches a match when it has moved on, and only then', async () => {
    const hub = createHub()
    const heard: string[] = []
    const stop = hub.watch({ matchId: 'a' }, () => heard.push('a'))
    const stopAgain = hub.watch({ matchId: 'a' }, () => heard.push('A'))
    hub.watch({ matchId: 'b' }, () => heard.push('b'))
    hub.moved('a', 3)
    hub.moved('a', 3)
    hub.moved('a', 2)
    hub.moved('c', 9)
    expect(heard).toEqual(['a', 'A'])
    hub.ring('a')
    expect(heard).toEqual(['a', 'A', 'a', 'A'])
    stop()
    hub.moved('a', 4)
    expect(heard).toHaveLength(5)
    stopAgain()
    expect(hub.watched()).toBe(1)
    heard.length = 0
    await hub.poll(createMemoryStore())
    expect(heard, 'a match that is gone').toEqual(['b'])
  })

  test('asks once for all: each match and token once, and wakes those alone whose token has died', async () => {
    const hub = createHub()
    const heard: string[] = []
    const [a, b] = [{ matchId: 'a' }, { matchId: 'b', tokenHash: 'watch' }]
    for (const [stream, name] of [
      [a, 'nobody'],
      [a, 'nobody either'],
      [{ ...a, tokenHash: 'seat' }, 'seat'],
      [b, 'watcher'],
      [b, 'another'],
      [{ ...b, tokenHash: 'host' }, 'host'],
    ] as const)
      hub.watch(stream, () => heard.push(name))
    const asked: unknown[] = []
    const dead = new Set<string | undefined>()
    const poll = () =>
      hub.poll({
        ...createMemoryStore(),
        watch: async (watches) => {
          asked.push(watches)
          return watches.map(({ tokenHash }) => ({ revision: 1, talk: 0, dead: dead.has(tokenHash) }))
        },
      })
    await poll()
    expect(asked).toEqual([[a, { ...a, tokenHash: 'seat' }, b, { ...b, tokenHash: 'host' }]])
    expect(heard).toHaveLength(6)
    heard.length = 0
    await poll()
    expect(heard).toEqual([])
    dead.add('watch')
    await poll()
    expect(heard).toEqual(['watcher', 'another'])
  })

  test('without a process that hears of appends, each stream looks for itself', async () => {
    const hub = createPollingHub(1)
    let looks = 0
    const stop = hub.watch({ matchId: 'a' }, () => looks++)
    while (looks < 3) await new Promise((done) => setTimeout(done, 1))
    stop()
    const then = looks
    await new Promise((done) => setTimeout(done, 10))
    expect(looks).toBe(then)
  })
})
