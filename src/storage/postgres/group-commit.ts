import { setImmediate } from 'node:timers'
import { type Append, type AppendResult, type Store, StoreUnavailable } from '../../app/ports.ts'
import { idOf } from '../encode.ts'
import { appendUnlessLocked, handsOver } from './hot/append.ts'
import { appendMany, encodeItem, type Item } from './hot/append-many.ts'
import type { Sql } from './sql.ts'

/** A statement for several matches has at most so many, and so much text (characters, about bytes). */
const MOST = 64
const LONGEST = 1 << 20

/** So many statements are under way at once. */
export const LANES = 2

interface Waiting {
  asked: Append
  item?: Item
  done(result: AppendResult | PromiseLike<AppendResult>): void
  failed(error: unknown): void
}

/**
 * Appends of different matches that arrive while others are being written go out together, as one
 * statement and one write to disk. Adaptive: one that is alone goes out at once in its own form, so
 * nobody waits in the hope of company.
 *
 * The results are those of the store beneath. What a statement of ours had to pass over, or what it was
 * refused with, goes to that store; so one bad or locked match is no trouble of the others.
 *
 * @param sql carries the common statements, which never wait for a lock; the store's own may be another
 */
export function groupCommit(sql: Sql, store: Store): Store {
  const queue: Waiting[] = []
  let underWay = 0
  let planned = false

  /** At the end of this turn: whatever else it brings comes along. */
  const plan = () => {
    if (planned || underWay >= LANES || queue.length === 0) return
    planned = true
    setImmediate(() => {
      planned = false
      send()
    })
  }
  const send = async () => {
    const batch = queue.length === 1 ? queue.splice(0) : take(queue)
    if (batch.length === 0) return
    underWay++
    try {
      await (batch.length === 1 ? alone(sql, store, batch[0]!) : together(sql, store, batch))
    } catch (error) {
      // The database is away: whoever waits is told now, and not one statement after the other.
      for (const one of queue.splice(0)) one.failed(error)
    } finally {
      underWay--
      plan()
    }
  }

  return {
    ...store,
    append: (asked) =>
      // Where seats change hands the single form has to look at tokens.
      handsOver(asked)
        ? store.append(asked)
        : new Promise((done, failed) => {
            queue.push({ asked, done, failed })
            plan()
          }),
  }
}

/** The next ones: a match once, in the order they came, as many as fit. One that cannot be encoded is told so. */
function take(queue: Waiting[]): Waiting[] {
  const batch: Waiting[] = []
  const later: Waiting[] = []
  const matches = new Set<string>()
  let length = 0
  for (const one of queue) {
    const match = idOf(one.asked.matchId)
    if (batch.length === MOST || matches.has(match)) {
      later.push(one)
      continue
    }
    try {
      one.item ??= encodeItem(one.asked)
    } catch (error) {
      one.failed(error)
      continue
    }
    const more = one.item.head.length + one.item.entries.length
    if (batch.length > 0 && length + more > LONGEST) {
      later.push(one)
      continue
    }
    matches.add(match)
    length += more
    batch.push(one)
  }
  queue.splice(0, queue.length, ...later)
  return batch
}

/** Throws only when the database is away. */
async function alone(sql: Sql, store: Store, one: Waiting): Promise<void> {
  try {
    const result = await appendUnlessLocked(sql, one.asked)
    one.done(result.result === 'busy' ? store.append(one.asked) : result)
  } catch (error) {
    one.failed(error)
    if (error instanceof StoreUnavailable) throw error
  }
}

/** Throws only when the database is away; whether these were written nobody knows then. */
async function together(sql: Sql, store: Store, batch: readonly Waiting[]): Promise<void> {
  try {
    const results = await appendMany(
      sql,
      batch.map((one) => one.item!),
    )
    for (const one of batch) {
      const result = results.get(one.item!.match)
      one.done(result && result.result !== 'busy' ? result : store.append(one.asked))
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      for (const one of batch) one.failed(error)
      throw error
    }
    for (const one of batch) one.done(store.append(one.asked))
  }
}
