import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Proxy {
  /** The address of the server, by way of the proxy. */
  url: string
  stop(): Promise<void>
}

/** A way to a server on which everything takes so many milliseconds longer, in either direction. */
export async function delaying(target: string, millis: number): Promise<Proxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect({ port: Number(port), host: hostname, noDelay: true })
    near.setNoDelay(true)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => setTimeout(() => to.writable && to.write(data), millis))
      from.on('close', () => setTimeout(() => to.destroy(), millis))
      from.on('error', () => {})
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(target), { port: String(address.port) }).href,
    stop: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}
