import { Worker } from 'node:worker_threads'

/** A picture that is larger than this is left out, bytes. */
const LARGEST = 1 << 20

/** A mail goes without its picture when it takes longer than this, milliseconds. */
const PATIENCE = 15_000

interface Answer {
  id: number
  png?: Uint8Array
}

/**
 * Makes PNGs of SVGs in a thread of its own, begun with the first: one takes a second or so, and nobody who
 * plays should wait for it. Undefined where it cannot be done, or would be too large for a mail.
 */
export function createPaint(): { paint(svg: string): Promise<Uint8Array | undefined>; close(): void } {
  const waiting = new Map<number, (png: Uint8Array | undefined) => void>()
  let thread: Worker | undefined
  let next = 0

  const give = (id: number, png?: Uint8Array) => {
    waiting.get(id)?.(png)
    waiting.delete(id)
  }
  const begin = (): Worker => {
    const made = new Worker(new URL('./paint-thread-node.ts', import.meta.url))
    made.unref()
    made.on('message', ({ id, png }: Answer) => give(id, png))
    made.on('error', () => {
      if (thread === made) thread = undefined
      for (const id of [...waiting.keys()]) give(id)
    })
    return made
  }

  return {
    paint(svg) {
      const id = next++
      const made = new Promise<Uint8Array | undefined>((done) => waiting.set(id, done))
      const timer = setTimeout(() => give(id), PATIENCE)
      thread ??= begin()
      thread.postMessage({ id, svg })
      return made
        .then((png) => (png && png.length <= LARGEST ? png : undefined))
        .finally(() => clearTimeout(timer))
    },
    close: () => void thread?.terminate(),
  }
}
