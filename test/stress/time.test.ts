import { describe, expect, test, vi } from 'vitest'
import type { Append, Store } from '../../src/app/index.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { createTestClock, seatMatch, type TestClock } from '../support/service.ts'
import { memoryStage, stageOver } from '../transports/support/stage.ts'
import { openStream } from '../transports/support/stream.ts'
import { bodyOf, expectOk, seatToys, tableOf } from '../transports/support/table.ts'

/** A stage whose appends are counted by their entries. */
function counting() {
  const clock = createTestClock()
  const sizes: number[] = []
  const memory = createMemoryStore(clock.now)
  const store: Store = {
    ...memory,
    append: (asked: Append) => {
      sizes.push(asked.entries.length)
      return memory.append(asked)
    },
  }
  return { stage: stageOver(store, clock), sizes, clock, store }
}

const kinds = (log: readonly { events: readonly { type: string }[] }[]) => log.map((e) => e.events[0]!.type)
const rising = (times: readonly number[]) => times.every((at, i) => at >= (times[i - 1] ?? 0))

describe('the time of the log', () => {
  test('never runs back, though the clocks of two processes differ and one of them jumps', async () => {
    const stage = await memoryStage()
    const clocks: TestClock[] = [createTestClock(), createTestClock(stage.clock.now() - 3_600_000)]
    const services = clocks.map((clock) => stage.open({ clock }))
    const table = await seatToys(services[0]!, { options: { rounds: 50, goal: 50, seconds: 86_400 } })
    const jumps = [0, 7_000, -86_400_000, 86_400_000, -1, 1, -5_000, 3_600_000]
    for (let i = 0; i < 40; i++) {
      clocks[i % 2]!.pass(jumps[i % jumps.length]!)
      const { pending } = (await table.nobody.get(table.at())).body
      const mine = table.seat(pending[0], services[i % 2])
      for (const said of ['motto A', `bid ${i}`, 'end']) await mine.post(table.at('/commands'), bodyOf(said))
    }
    const log = await stage.store.entries(table.id, 0, 500)
    expect(log.length).toBeGreaterThan(30)
    expect(rising(log.map((e) => e.at))).toBe(true)
    for (const service of services)
      expect((await table.seat(0, service).get(table.at('/view'))).body.revision).toBe(log.length)
  })
})

describe('three hundred steps that are overdue', () => {
  const overdue = async () => {
    const found = counting()
    const service = found.stage.open()
    const table = await seatToys(service, { options: { pulse: 1, oil: 400 } })
    found.clock.pass(300_500)
    return { ...found, service, table }
  }
  const steps = async ({ store, table }: Awaited<ReturnType<typeof overdue>>) =>
    (await store.entries(table.id, 1, 1000)).filter((e) => e.seat === null)

  test('are bounded per wake, and the rest follows by itself', async () => {
    const found = await overdue()
    expect(await found.service.app.sweep()).toBeGreaterThan(0)
    expect(found.sizes[0]).toBe(256)
    await found.service.settled()
    expect(found.sizes).toEqual([256, 44])
    const log = await steps(found)
    expect(log).toHaveLength(300)
    expect(rising(log.map((e) => e.at))).toBe(true)
    expect(found.service.errors).toEqual([])
  })

  test('all come before what is asked or sent after them', async () => {
    const read = await overdue()
    const { body } = await expectOk(read.table.seat(0).get(read.table.at('/view')))
    expect([body.revision, body.view.oil]).toEqual([301, 100])
    const warm = await overdue()
    const said = await expectOk(warm.table.say(0, 'motto A'))
    expect(said.body.revision).toBe(302)
    expect(Math.max(...warm.sizes)).toBeLessThanOrEqual(257)
    const log = await warm.store.entries(warm.table.id, 0, 1000)
    expect(log.at(-1)).toMatchObject({ revision: 302, seat: 0 })
    expect(rising(log.map((e) => e.at))).toBe(true)
  })

  test('so many that no request may do them all are done by several, none of which waits for ever', async () => {
    const found = counting()
    const service = found.stage.open()
    const { table, clock } = {
      table: await seatToys(service, { options: { pulse: 1, oil: 1000 } }),
      ...found,
    }
    clock.pass(2_000_000)
    await expectOk(table.seat(0).get(table.at('/view')))
    expect((await table.nobody.get(table.at())).body.status).toBe('finished')
    expect(Math.max(...found.sizes)).toBe(256)
  })
})

describe('F35: a command and its deadline', () => {
  test.each([-10, -1, 0, 1, 10])(
    '%i ms apart, with two sweepers and a reader: one outcome, by the recorded time',
    async (off) => {
      for (let order = 0; order < 4; order++) {
        const stage = await memoryStage()
        const table = await seatToys(stage.open(), { options: { seconds: 30 } })
        const deadline = Date.parse((await table.nobody.get(table.at())).body.deadlines[0].at)
        const [player, one, other] = [stage.open(), stage.open(), stage.open()]
        stage.clock.pass(30_000 + off)
        const acts = [
          () => table.seat(0, player).post(table.at('/commands'), bodyOf('motto A')),
          () => one.app.sweep(),
          () => other.app.sweep(),
          () => table.seat(1, other).get(table.at('/view')),
        ]
        const done = await Promise.all([...acts.slice(order), ...acts.slice(0, order)].map((act) => act()))
        const answer = done.find((a) => typeof a === 'object' && 'headers' in a && a.body.view === undefined)
        const log = (await stage.store.entries(table.id, 1, 10)).slice(0, 2)
        expect(kinds(log)).toEqual([off < 0 ? 'inscribed' : 'deadlinePassed'])
        expect(answer).toMatchObject({ status: off < 0 ? 200 : 409 })
        expect(log[0]!.at).toBe(off < 0 ? deadline + off : deadline)
      }
    },
  )
})

test('an open stream wakes its match at the next deadline, though nobody else looks', async () => {
  const stage = await memoryStage()
  const service = stage.open()
  const table = await seatToys(service, { options: { seconds: 30 } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const stream = await openStream(service, table.at('/events'), table.seats[1])
    await stream.until(1)
    const heard = stream.until(2)
    for (let passed = 0; passed < 30_000; passed += 5000) {
      expect(await stage.store.entries(table.id, 1, 10)).toEqual([])
      stage.clock.pass(5000)
      await vi.advanceTimersByTimeAsync(5000)
    }
    stage.clock.pass(10)
    await vi.advanceTimersByTimeAsync(10)
    await heard
    expect(kinds(stream.entries)).toEqual(['matchStarted', 'deadlinePassed'])
    await stream.leave()
  } finally {
    vi.useRealTimers()
  }
})

test('the sweeper passes Bletchley’s deadline for help, of a match that nobody reads', async () => {
  const stage = await memoryStage()
  const service = stage.open()
  const made = await seatMatch(service, {
    game: 'bletchley',
    seats: [{}, {}, {}, {}],
    seed: '5f'.repeat(32),
    options: { helpHours: 2, dictionary: 'honour', startingSeat: 0 },
  })
  const table = tableOf(service, made)
  for (const seat of [0, 1, 2, 3])
    await expectOk(table.seat(seat).post(table.at('/commands'), { type: 'chooseWord', word: 'wall' }))
  const turn = async () => (await table.nobody.get(table.at())).body.pending[0] as number
  const asking = await untilHelpIsAsked()
  const { deadlines } = (await table.nobody.get(table.at())).body
  expect(deadlines).toMatchObject([{ id: 'help', then: 'decline' }])
  const asked: number[] = deadlines[0].seats
  expect(asked.length).toBeGreaterThan(0)
  expect(asked).not.toContain(asking)
  const before = await table.revision()
  stage.clock.pass(2 * 3_600_000 - 1)
  expect(await service.app.sweep()).toBe(0)
  stage.clock.pass(1)
  expect(await service.app.sweep()).toBe(1)
  const [passed, ...more] = await stage.store.entries(table.id, before, 10)
  expect(more).toEqual([])
  expect(passed).toMatchObject({ seat: null, at: Date.parse(deadlines[0].at) })
  expect(passed!.events.map((e) => e.type)).toEqual(['deadlinePassed', ...asked.map(() => 'helpDeclined')])
  expect(await turn()).toBe(asking)

  /** Letters are covered until one can be tried with too little, so that help is asked for. */
  async function untilHelpIsAsked(): Promise<number> {
    for (let i = 0; i < 12; i++) {
      const seat = await turn()
      const mine = table.seat(seat)
      const { prompts } = (await mine.get(table.at('/prompts'))).body
      const offered = prompts.flatMap((p: { commands: { type: string }[] }) => p.commands)
      const { view } = (await mine.get(table.at('/view'))).body
      if (i >= 4) {
        const enigma = [view.hands[seat].known.find((card: string) => card.startsWith('e'))]
        for (const targetSeat of [0, 1, 2, 3])
          for (const position of [1, 2, 3, 4]) {
            const body = { type: 'decode', targetSeat, position, enigma }
            const said = await mine.post(table.at('/commands'), body)
            if (said.status === 200 && (await table.nobody.get(table.at())).body.deadlines.length) return seat
          }
      }
      if ((await turn()) !== seat) continue
      const next = offered.find((c: { type: string }) => c.type === 'encode') ?? { type: 'pass' }
      await expectOk(mine.post(table.at('/commands'), next))
    }
    throw new Error('nobody had to ask')
  }
})
