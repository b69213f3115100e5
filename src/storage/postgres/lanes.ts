import { setImmediate } from 'node:timers'
import { NothingWritten, StoreUnavailable } from '../../app/ports.ts'

/** Somebody who waits for an answer of the database. */
export interface Waiting<A, R> {
  asked: A
  done(result: R | PromiseLike<R>): void
  failed(error: unknown): void
}

/** So many turns of the event loop, some hundredth of a millisecond each, may bring nobody before a statement goes out. */
const IDLE_TURNS = 30

/** Milliseconds within which those who were answered may be about to ask again. */
const SOON = 1

/**
 * Lets questions that arrive while others are being answered go out together. Adaptive: whoever comes to
 * a free lane goes out at the end of the turn, with whatever else that turn brings. Only where the last
 * statement has answered more than are there now do they wait a moment, since most clients ask again
 * at once: else one straggler would go alone and all others wait for him, again and again.
 *
 * @param lanes so many statements are under way at once
 * @param take removes from the queue what goes out next
 * @param send answers all that it is given; throws only when the database is away
 */
export function createLanes<A, R, W extends Waiting<A, R> = Waiting<A, R>>(
  lanes: number,
  take: (queue: W[]) => W[],
  send: (batch: W[]) => Promise<void>,
): (asked: A) => Promise<R> {
  const queue: W[] = []
  let underWay = 0
  let planned = false
  let last = { answered: 0, at: 0 }

  const plan = () => {
    if (planned || underWay >= lanes || queue.length === 0) return
    planned = true
    const expected = performance.now() - last.at < SOON ? last.answered : 0
    let idle = 0
    let seen = 0
    const look = () => {
      idle = queue.length > seen ? 0 : idle + 1
      seen = queue.length
      if (seen < expected && idle < IDLE_TURNS) return void setImmediate(look)
      planned = false
      go()
    }
    setImmediate(look)
  }
  const go = async () => {
    const batch = queue.length === 1 ? queue.splice(0) : take(queue)
    if (batch.length === 0) return
    underWay++
    plan()
    try {
      await send(batch)
    } catch (error) {
      // The database is away: whoever waits is told now, and not one statement after the other.
      const waiting = queue.splice(0)
      for (const one of batch) one.failed(error)
      for (const one of waiting) one.failed(new NothingWritten('the database is away', { cause: error }))
    } finally {
      last = { answered: batch.length, at: performance.now() }
      underWay--
      plan()
    }
  }
  return (asked) =>
    new Promise((done, failed) => {
      queue.push({ asked, done, failed } as W)
      plan()
    })
}

/** Asks for all at once and, should that be refused as a whole, for each alone. */
export async function together<A, R>(
  batch: readonly Waiting<A, R>[],
  all: () => Promise<readonly (R | undefined)[]>,
  alone: (asked: A) => Promise<R>,
): Promise<void> {
  let results: readonly (R | undefined)[] = []
  try {
    results = await all()
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
  }
  batch.forEach((one, i) => {
    one.done(results[i] ?? alone(one.asked))
  })
}
