import { StoreUnavailable } from './ports.ts'
import { type Refusal, refuse } from './refusal.ts'

/** More than this waiting for one match is shed. */
const LONGEST_QUEUE = 512

/** Nobody waits longer for his turn, milliseconds: one that is stuck must not hold up all behind it. */
const LONGEST_WAIT = 1700

/**
 * So many lines may be kept although nobody stands in them. Taking each away at once would cost a fifth of a
 * command: a Map that is added to and deleted from all the time keeps alive what it has held until the next full
 * collection, since V8 links each of its outgrown tables to the one after it.
 */
const MOST_LINES = 10_000

const DONE = Promise.resolve()

interface Line {
  last: Promise<unknown>
  /** All that have come and are not done. */
  length: number
  /** Those whose turn has not come. */
  waits: Set<Wait>
}

/**
 * One thing at a time per match and process. Fifty commands that arrive together cost fifty decisions;
 * without a queue each lost race would decide again. The work is told whether others went before it.
 * Where one finds that the database is away all behind it are told, instead of finding out one by one.
 */
export function createQueue() {
  const lines = new Map<string, Line>()
  const clear = () => {
    for (const [id, { length }] of lines) if (length === 0) lines.delete(id)
  }
  return async function inTurn<T>(id: string, work: (waited: boolean) => Promise<T>): Promise<T | Refusal> {
    const line: Line = lines.get(id) ?? { last: DONE, length: 0, waits: new Set() }
    if (line.length >= LONGEST_QUEUE) return refuse('overloaded', 'Too many requests wait for this match.')
    const wait = line.length > 0 ? waitAtMost(LONGEST_WAIT, line.waits) : undefined
    line.length++
    lines.set(id, line)
    const begin = async () => {
      if (wait?.begin() === false) return undefined
      try {
        return await work(wait !== undefined)
      } catch (error) {
        if (error instanceof StoreUnavailable)
          for (const behind of [...line.waits])
            behind.end(refuse('unavailable', 'The database does not answer; nothing was stored.'))
        throw error
      }
    }
    const mine = wait ? line.last.then(begin, begin) : begin()
    line.last = mine
    try {
      return wait ? await Promise.race([wait.over, mine as Promise<T>]) : await (mine as Promise<T>)
    } finally {
      if (--line.length === 0) line.last = DONE
      if (lines.size > MOST_LINES) clear()
    }
  }
}

interface Wait {
  /** With what it ends if the turn does not come. */
  over: Promise<Refusal>
  end(refusal: Refusal): void
  /** The turn has come. False when it is too late to begin. */
  begin(): boolean
}

function waitAtMost(millis: number, waits: Set<Wait>): Wait {
  let ended = false
  let over: (refusal: Refusal) => void = () => {}
  const wait: Wait = {
    over: new Promise((done) => {
      over = done
    }),
    end(refusal) {
      ended = true
      wait.begin()
      over(refusal)
    },
    begin() {
      clearTimeout(timer)
      waits.delete(wait)
      return !ended
    },
  }
  const late = refuse('overloaded', 'The match did not get free in time; nothing was stored.')
  const timer = setTimeout(() => wait.end(late), millis)
  waits.add(wait)
  return wait
}
