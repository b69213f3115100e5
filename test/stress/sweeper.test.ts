import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/app/index.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { createTestClock } from '../support/service.ts'
import { observed, stageOver } from '../transports/support/stage.ts'
import { expectOk, seatToys } from '../transports/support/table.ts'

const stageWith = (change: (store: Store) => Partial<Store> = () => ({})) => {
  const clock = createTestClock()
  const memory = createMemoryStore(clock.now)
  const store = { ...memory, ...change(memory) }
  return { clock, store, stage: stageOver(store, clock) }
}

describe('the sweeper', () => {
  test('wakes all that are due, however many, and is not held up by those that cannot be woken', async () => {
    const broken = new Set<string>()
    const { clock, stage, store } = stageWith((memory) => ({
      load: (query) => {
        if (broken.has(query.matchId)) throw new Error('damaged')
        return memory.load(query)
      },
    }))
    const service = stage.open()
    const options = { seconds: 10 }
    for (let n = 0; n < 60; n++) broken.add((await seatToys(service, { options })).id)
    clock.pass(1000) // those that cannot be woken have been due for longer
    const sound = []
    for (let n = 0; n < 120; n++) sound.push(await seatToys(service, { options }))
    clock.pass(10_000)
    await service.app.sweep()
    for (const { id } of sound) expect(await store.entries(id, 1, 10)).toHaveLength(1)
    expect(service.errors).toHaveLength(60)
    for (let second = 0; second < 60; second++) {
      clock.pass(1000)
      await service.app.sweep()
    }
    expect(service.errors.length).toBeLessThan(60 * 8) // tried again, but ever less often
    const healed = [...broken][0]!
    broken.clear()
    clock.pass(64_000)
    await service.app.sweep()
    expect((await store.entries(healed, 1, 10)).length).toBeGreaterThan(0)
  })

  test('corrects the time of a match that is due by older rules and has nothing to do', async () => {
    const { clock, stage, store } = stageWith()
    const watch = observed(store)
    const service = stage.open({ store: watch.store })
    const table = await seatToys(service, { options: { seconds: 60 } })
    const { revision, status, pending } = (await store.load({ matchId: table.id, held: 0 }))!.head
    const head = { status, pending, dueAt: clock.now() }
    await store.append({
      matchId: table.id,
      expected: revision,
      appendId: crypto.randomUUID(),
      entries: [],
      head,
    })
    expect(await store.due(10)).toEqual([table.id])
    expect(await service.app.sweep()).toBe(1)
    expect(await store.due(10)).toEqual([])
    expect(await service.app.sweep()).toBe(0)
    clock.pass(60_000)
    expect(await service.app.sweep()).toBe(1)
    expect(await table.revision()).toBe(2)
    expect(service.errors).toEqual([])
  })

  test('lets a match be that comes to have something to do while it is looked at', async () => {
    let asked = 0
    const { clock, stage, store } = stageWith((memory) => ({
      due: async (limit) => {
        if (++asked === 2) clock.pass(1)
        const due = await memory.due(limit)
        return asked === 1 ? [table.id] : due
      },
    }))
    const service = stage.open()
    const table = await seatToys(service, { options: { seconds: 60 } })
    clock.pass(59_999)
    await service.app.sweep()
    expect(service.errors).toEqual([])
    expect(await store.entries(table.id, 1, 10)).toEqual([])
    await service.app.sweep()
    expect(await store.entries(table.id, 1, 10)).toHaveLength(1)
  })
})

test('matches that have been over for long are removed to the last, and no others', async () => {
  const { clock, stage, store } = stageWith()
  const service = stage.open()
  const [old, young, active] = [[], [], []] as string[][]
  const over = async (list: string[]) => {
    const table = await seatToys(service)
    await expectOk(table.hostClient.post(table.at('/abandon')))
    list.push(table.id)
  }
  for (let n = 0; n < 230; n++) await over(old!)
  active!.push((await seatToys(service)).id)
  clock.pass(10 * 86_400_000)
  for (let n = 0; n < 3; n++) await over(young!)
  expect(await service.app.retire(5)).toBe(230)
  const there = async (id: string) => (await store.load({ matchId: id, held: 0 })) !== undefined
  expect(await Promise.all(old!.map(there))).toEqual(Array(230).fill(false))
  expect(await Promise.all([...young!, ...active!].map(there))).toEqual(Array(4).fill(true))
  expect(await service.app.retire(5)).toBe(0)
})
