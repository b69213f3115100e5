import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import postgres from 'postgres'

/** Keeps the head of a match locked, after some statements, until the function it gives is called. */
export async function holdHead(
  url: string,
  id: string,
  statements: string[] = [],
): Promise<() => Promise<void>> {
  const client = postgres(url, { max: 1 })
  const connection = await client.reserve()
  await connection`begin`
  await connection`select from heads where match_id = ${id} for update`
  for (const statement of statements) await connection.unsafe(statement)
  return async () => {
    await connection`commit`
    connection.release()
    await client.end()
  }
}

/** Looks again and again, for 20 s at most. */
export async function waitUntil(reached: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000
  while (!(await reached())) {
    if (Date.now() > end) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A way to the server on which nothing comes through while it is silenced, and no connection breaks. */
export async function silenceable(target: string) {
  const { hostname, port } = new URL(target)
  const sockets: Socket[] = []
  const pairs: [Socket, Socket][] = []
  let silent = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) socket.on('error', () => {})
    sockets.push(near, far)
    pairs.push([near, far], [far, near])
    if (!silent) for (const [from, to] of pairs.slice(-2)) from.pipe(to)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(target), { port: String(address.port) }).href,
    silence: () => {
      silent = true
      for (const [from, to] of pairs) from.unpipe(to).pause()
    },
    speak: () => {
      silent = false
      for (const [from, to] of pairs) from.pipe(to)
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Kills one server process of Postgres as a crash would: the server then throws out all and recovers. */
export async function killBackend(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [row] = await client<{ pid: number }[]>`select pg_backend_pid() as pid`
    process.kill(row!.pid, 'SIGKILL')
  } finally {
    await client.end({ timeout: 1 })
  }
}
