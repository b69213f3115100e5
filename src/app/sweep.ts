import type { Service } from './service.ts'
import { wake } from './wake.ts'

/** Matches woken, and matches removed, per sweep at most. */
const MOST_WAKES = 50
const MOST_REMOVALS = 100
const DAY = 86_400_000

/** Wakes the matches that are due although nobody reads them. @returns how many */
export async function sweep(service: Service): Promise<number> {
  const due = await service.ports.store.due(MOST_WAKES)
  for (const id of due) {
    try {
      await wake(service, id, { bots: true })
    } catch (error) {
      service.ports.log.error('wake', error, { match: id }) // one broken match must not stop the others
    }
  }
  return due.length
}

/** Removes matches that have been over for so many days. @returns how many */
export async function retire(service: Service, days: number): Promise<number> {
  const { store, clock } = service.ports
  const old = await store.expired(clock.now() - days * DAY, MOST_REMOVALS)
  for (const id of old) {
    await store.forget(id)
    service.cache.drop(id)
  }
  return old.length
}
