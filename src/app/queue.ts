import { type Refusal, refuse } from './refusal.ts'

/** More than this waiting for one match is shed. */
const LONGEST_QUEUE = 512

/**
 * One thing at a time per match and process. Fifty commands that arrive together cost fifty decisions;
 * without a queue each lost race would decide again.
 */
export function createQueue() {
  const tails = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T | Refusal> {
    const line = tails.get(id) ?? { last: Promise.resolve(), waiting: 0 }
    if (line.waiting >= LONGEST_QUEUE) return refuse('overloaded', 'Too many requests wait for this match.')
    line.waiting++
    tails.set(id, line)
    const mine = line.last.then(work, work)
    line.last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      if (--line.waiting === 0) tails.delete(id)
    }
  }
}
