import type { Clock } from './ports.ts'

/**
 * The database's clock as far as this process knows it: what the database said last, moved on by a
 * monotonic clock. Until it has said anything, the process's own time.
 */
export function createClock(ownTime: () => number, monotonic: () => number = () => performance.now()): Clock {
  let offset = ownTime() - monotonic()
  return {
    now: () => Math.floor(monotonic() + offset),
    // An answer is late by its way back, so the clock is behind rather than ahead of the database.
    observe: (now) => {
      offset = now - monotonic()
    },
  }
}
