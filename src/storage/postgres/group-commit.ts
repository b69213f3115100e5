import { type Append, type AppendResult, type Store, StoreUnavailable } from '../../app/ports.ts'
import { idOf } from '../encode.ts'
import { appendUnlessLocked, handsOver } from './hot/append.ts'
import { appendMany, encodeItem, type Item } from './hot/append-many.ts'
import { createLanes, together, type Waiting as WaitingFor } from './lanes.ts'
import type { Sql } from './sql.ts'

/** A statement for several matches has at most so many, and so much text (characters, about bytes). */
const MOST = 64
const LONGEST = 1 << 20

/** So many statements are under way at once: one more makes each smaller, and waking the database more often costs more than it gives. */
export const LANES = 1

interface Waiting extends WaitingFor<Append, AppendResult> {
  item?: Item
}

/**
 * Appends of different matches that arrive while others are being written go out together, as one
 * statement and one write to disk; one that is alone goes out in its own form.
 *
 * The results are those of the store beneath. What a statement of ours had to pass over, or what it was
 * refused with, goes to that store; so one bad or locked match is no trouble of the others.
 *
 * @param sql carries the common statements, which never wait for a lock; the store's own may be another
 */
export function groupCommit(sql: Sql, store: Store): Store['append'] {
  const lanes = createLanes<Append, AppendResult, Waiting>(LANES, take, (batch) =>
    batch.length === 1 && batch[0]!.asked.uses === undefined
      ? alone(sql, store, batch[0]!)
      : together(batch, () => write(sql, batch), store.append),
  )
  // Where seats change hands the single form has to do it.
  return (asked) => (handsOver(asked) ? store.append(asked) : lanes(asked))
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

async function alone(sql: Sql, store: Store, one: Waiting): Promise<void> {
  try {
    const result = await appendUnlessLocked(sql, one.asked)
    one.done(result.result === 'busy' ? store.append(one.asked) : result)
  } catch (error) {
    one.failed(error)
    if (error instanceof StoreUnavailable) throw error
  }
}

/** What became of each; undefined where it was passed over. */
async function write(sql: Sql, batch: readonly Waiting[]): Promise<(AppendResult | undefined)[]> {
  const items = batch.map((one) => one.item!)
  const results = await appendMany(sql, items)
  return items.map(({ match }) => {
    const result = results.get(match)
    return result?.result === 'busy' ? undefined : result
  })
}
