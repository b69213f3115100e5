import { type Refusal, refuse } from './refusal.ts'

/** More than this waiting for one match is shed. */
const LONGEST_QUEUE = 512

/** Nobody waits longer for his turn, milliseconds: one that is stuck must not hold up all behind it. */
const LONGEST_WAIT = 2000

/**
 * One thing at a time per match and process. Fifty commands that arrive together cost fifty decisions;
 * without a queue each lost race would decide again. The work is told whether others went before it.
 */
export function createQueue() {
  const tails = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return async function inTurn<T>(id: string, work: (waited: boolean) => Promise<T>): Promise<T | Refusal> {
    const line = tails.get(id) ?? { last: Promise.resolve(), waiting: 0 }
    if (line.waiting >= LONGEST_QUEUE) return refuse('overloaded', 'Too many requests wait for this match.')
    const wait = line.waiting > 0 ? waitAtMost(LONGEST_WAIT) : undefined
    line.waiting++
    tails.set(id, line)
    const begin = () => (wait?.begin() === false ? undefined : work(wait !== undefined))
    const mine = line.last.then(begin, begin)
    line.last = mine.catch(() => undefined)
    try {
      return wait ? await Promise.race([wait.over, mine as Promise<T>]) : await (mine as Promise<T>)
    } finally {
      if (--line.waiting === 0) tails.delete(id)
    }
  }
}

/** A wait that ends with a refusal, unless what was waited for begins before. */
function waitAtMost(millis: number) {
  let late = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<Refusal>((done) => {
    timer = setTimeout(() => {
      late = true
      done(refuse('overloaded', 'The match did not get free in time; nothing was stored.'))
    }, millis)
  })
  return {
    over,
    /** False when it is too late to begin. */
    begin(): boolean {
      clearTimeout(timer)
      return !late
    },
  }
}
