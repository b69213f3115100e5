import { StoreBusy } from '../../app/ports.ts'

/** Lets statements through when there is a connection for them. */
export interface Gate {
  /** Runs one statement in its turn. */
  pass<T>(statement: () => Promise<T>): Promise<T>
  /** Tells all who wait why they wait in vain. */
  dismiss(why: Error): void
}

/** More than this waiting for a connection is shed at once. */
const LONGEST = 1000

/**
 * Lets as many statements through as there are connections; the others wait here, in order, and are
 * told within `patience` milliseconds that nothing was sent. The driver alone would send them after
 * slow ones on the same connections, where they could neither be taken back nor answered in time.
 */
export function createGate(connections: number, patience: number): Gate {
  let free = connections
  const line = new Set<{ go(): void; refuse(why: Error): void }>()
  const turn = (): Promise<void> => {
    if (line.size >= LONGEST) throw new StoreBusy('too many statements wait for a connection')
    return new Promise((go, refuse) => {
      const leave = () => {
        clearTimeout(timer)
        line.delete(mine)
      }
      const mine = {
        go: () => {
          leave()
          go()
        },
        refuse: (why: Error) => {
          leave()
          refuse(why)
        },
      }
      const timer = setTimeout(
        () => mine.refuse(new StoreBusy(`every connection has been taken for ${patience} ms`)),
        patience,
      )
      line.add(mine)
    })
  }
  return {
    async pass(statement) {
      if (free > 0) free--
      else await turn()
      try {
        return await statement()
      } finally {
        const next = line.values().next().value
        if (next) next.go()
        else free++
      }
    },
    dismiss(why) {
      for (const one of [...line]) one.refuse(why)
    },
  }
}
