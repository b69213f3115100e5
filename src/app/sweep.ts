import { beat } from './heartbeat.ts'
import type { Service } from './service.ts'
import { correctDue, wake } from './wake.ts'

/** Matches woken at once, and for how long a round goes on where more are due, milliseconds. */
const MOST_WAKES = 50
const ROUND = 900

/** Matches removed at once, and per round at most. */
const MOST_REMOVALS = 100
const MOST_REMOVED = 5000
const DAY = 86_400_000

/** A match that cannot be woken is left alone for so long, twice as long each time; milliseconds. */
const REST = { first: 1000, longest: 600_000, most: 1000 }

/** Wakes the matches that are due although nobody reads them, and says that the service lives. @returns how many it looked at */
export async function sweep(service: Service): Promise<number> {
  const until = performance.now() + ROUND
  await beat(service)
  let looked = 0
  for (;;) {
    const due = await dueNow(service)
    looked += due.length
    const idle: string[] = []
    for (const id of due)
      if (!(await tryIt(service, id, async () => wake(service, id, { bots: true })))) idle.push(id)
    await correct(service, idle)
    if (due.length < MOST_WAKES || performance.now() > until) return looked
  }
}

async function dueNow({ ports, resting }: Service): Promise<string[]> {
  const now = ports.clock.now()
  const due = await ports.store.due(MOST_WAKES + resting.size)
  return due.filter((id) => (resting.get(id)?.until ?? 0) <= now).slice(0, MOST_WAKES)
}

/**
 * Where nothing was to be done and the match is due all the same, its time was written by older rules:
 * it would be woken for ever.
 */
async function correct(service: Service, idle: readonly string[]): Promise<void> {
  if (idle.length === 0) return
  const still = new Set(await service.ports.store.due(MOST_WAKES + service.resting.size))
  for (const id of idle) if (still.has(id)) await tryIt(service, id, () => correctDue(service, id))
}

/** One broken match must not stop the others, nor keep them from their turn. */
async function tryIt<T>({ ports, resting }: Service, id: string, work: () => Promise<T>): Promise<T | true> {
  try {
    const done = await work()
    resting.delete(id)
    return done
  } catch (error) {
    const pause = Math.min(REST.longest, (resting.get(id)?.pause ?? REST.first / 2) * 2)
    resting.delete(id)
    resting.set(id, { until: ports.clock.now() + pause, pause })
    if (resting.size > REST.most) resting.delete(resting.keys().next().value!)
    ports.log.error('wake', error, { match: id })
    return true
  }
}

/** Removes matches that have been over for so many days. @returns how many */
export async function retire(service: Service, days: number): Promise<number> {
  const { store, clock } = service.ports
  const before = clock.now() - days * DAY
  let removed = 0
  while (removed < MOST_REMOVED) {
    const old = await store.expired(before, MOST_REMOVALS)
    for (const id of old) {
      await store.forget(id)
      service.cache.drop(id)
    }
    removed += old.length
    if (old.length < MOST_REMOVALS) break
  }
  return removed
}
