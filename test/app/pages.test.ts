import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RecordEntry } from '../../src/core/index.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { say, tableOf as toyWorld } from '../games/toy/table.ts'
import { client, createTestClock, createTestService } from '../support/service.ts'
import { memoryStage } from '../transports/support/stage.ts'
import { openStream } from '../transports/support/stream.ts'
import { expectOk, seatToys, tableOf } from '../transports/support/table.ts'
import { storeWorld } from '../transports/support/worlds.ts'

const MEBIBYTE = 1 << 20

/** A log with some entries of a few hundred thousand bytes, and one that is larger than any page. */
async function heavyLog() {
  const world = say(toyWorld(2), '0: motto A')
  const [first, second] = world.entries as [RecordEntry, RecordEntry]
  const large = (i: number, length: number): RecordEntry => ({
    ...second,
    revision: 2 + i,
    events: [{ type: 'inscribed', data: { text: 'é'.repeat(length) } }],
  })
  const lengths = [150_000, 150_000, 150_000, 150_000, 700_000, 150_000]
  const entries = [first, ...lengths.map((length, i) => large(i, length))]
  const clock = createTestClock(world.fold.at + 1000)
  const store = createMemoryStore(clock.now)
  const service = createTestService({ store, clock, words: [world.words] })
  return {
    service,
    table: tableOf(service, await storeWorld(store, { ...world, entries })),
    count: entries.length,
  }
}

test('a page holds at most a mebibyte, but always an entry, and `next` leads through all of them', async () => {
  const { table, count } = await heavyLog()
  const seen: number[] = []
  let after: number | null = 0
  while (after !== null) {
    const { body, text } = await table.nobody.get(table.at(`/events?after=${after}&limit=500`))
    const bytes = new TextEncoder().encode(text).length
    if (body.entries.length > 1) expect(bytes).toBeLessThan(MEBIBYTE + 200)
    seen.push(...body.entries.map((e: { revision: number }) => e.revision))
    after = body.next
  }
  expect(seen).toEqual(Array.from({ length: count }, (_, i) => i + 1))
})

test('a stream brings them all too', async () => {
  const { service, table, count } = await heavyLog()
  const stream = await openStream(service, table.at('/events'))
  await stream.until(count)
  expect(stream.ids).toEqual(Array.from({ length: count }, (_, i) => i + 1))
  await stream.leave()
})

describe('a quiet stream', () => {
  afterEach(() => vi.useRealTimers())

  test('says something every twenty seconds, and ends when its token died unheard', async () => {
    const stage = await memoryStage()
    const service = stage.open()
    const table = await seatToys(service)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stream = await openStream(service, table.at('/events'), table.watch)
    const ended = stream.ended()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(stream.pings).toBe(3)
    expect(stream.text.slice(stream.text.lastIndexOf('id: 1'))).toMatch(/(: ping\n\n){3}$/)
    const elsewhere = stage.open()
    await expectOk(client(elsewhere, table.host).post(table.at('/watch-token')))
    await vi.advanceTimersByTimeAsync(20_000)
    await ended
    expect(service.app.hub.watched()).toBe(0)
  })

  test('ends by itself where it may not live for long', async () => {
    const stage = await memoryStage()
    const service = stage.open({ settings: { longestStream: 30 } })
    const table = await seatToys(service)
    const stream = await openStream(service, table.at('/events'), table.watch)
    await stream.ended()
    expect(stream.ids).toEqual([1])
    expect(service.app.hub.watched()).toBe(0)
  })

  test('wakes its match at the deadline', async () => {
    const stage = await memoryStage()
    const service = stage.open()
    const table = await seatToys(service, { options: { seconds: 10 } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stream = await openStream(service, table.at('/events'), table.seats[0])
    const heard = stream.until(2)
    await vi.advanceTimersByTimeAsync(100)
    stage.clock.pass(10_000)
    await vi.advanceTimersByTimeAsync(10_100)
    await heard
    expect(stream.entries[1]).toMatchObject({
      seat: null,
      events: [{ type: 'deadlinePassed' }, { type: 'inscribed' }],
    })
    await stream.leave()
  })
})
