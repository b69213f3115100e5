import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut after a request has gone through and before its answer has. */
export interface Cutter {
  port: number
  /** From now on answers are kept back; resolves with the first of them that was and has this text in it. */
  keepBack(text?: string): Promise<void>
  /** Nothing comes through any more on the connections of now, and none of them breaks; new ones work. */
  strand(): void
  /** Breaks all connections, with what was kept back, and lets new ones through. */
  cut(): void
  close(): Promise<void>
}

export async function cutter(target: { hostname: string; port: number }): Promise<Cutter> {
  const sockets = new Set<Socket>()
  const stranded = new Set<Socket>()
  let kept: ((bytes: Buffer) => void) | undefined
  const server = createServer((near) => {
    const far = connect(target.port, target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    near.on('data', (bytes) => {
      if (!stranded.has(near)) far.write(bytes)
    })
    near.on('end', () => far.end())
    far.on('data', (bytes) => {
      if (kept) kept(bytes)
      else if (!stranded.has(far)) near.write(bytes)
    })
    far.on('end', () => near.end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    keepBack: (text = '') =>
      new Promise((done) => {
        kept = (bytes) => {
          if (bytes.includes(text)) done()
        }
      }),
    strand() {
      for (const socket of sockets) stranded.add(socket)
    },
    cut() {
      kept = undefined
      breakAll()
    },
    async close() {
      breakAll()
      await new Promise((done) => server.close(done))
    },
  }
}
