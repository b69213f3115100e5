import { randomUUID } from 'node:crypto'
import { openPostgres } from '../src/storage/postgres/index.ts'
import { freePort, startPostgres } from '../test/support/postgres.ts'
import { type Filled, fill } from './support/fill.ts'
import { Connection, request } from './support/http.ts'
import { startService } from './support/processes.ts'
import { delaying } from './support/proxy.ts'
import { figure, note, print } from './support/stats.ts'

/**
 * How often a command goes to the database and back: with a database that is far away hardly anything
 * else takes time. Does not depend on the machine.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
/** One way, milliseconds: far more than anything else takes, on a busy machine too. */
const DELAY = 100
/** Connections of the service's pool, and statements that each of them has to have seen. */
const WARM_UP = 24

const postgres = await startPostgres(18, { durable: true })
const url = await postgres.createDatabase()
const proxy = await delaying(url, DELAY)
const [near, far] = [
  await startService(await freePort(), url),
  await startService(await freePort(), proxy.url),
]
const store = openPostgres(url)
try {
  const one = new Connection(far.port)
  const make = (n: number) => fill(store, near.port, n, 30)
  /** A pass or its undo, and how many times the way to the database it took. */
  const trips = async (connection: Connection, port: number, match: Filled, n: number): Promise<number> => {
    const path = `/v1/matches/${match.id}/${n % 2 ? 'undo' : 'commands'}`
    const headers = `Idempotency-Key: ${randomUUID()}\r\n`
    const body = n % 2 ? '{}' : '{"type":"pass"}'
    const sent = performance.now()
    const token = match.tokens[match.seat]!
    const answer = await connection.ask(request('POST', path, { token, headers, body }))
    if (answer.status !== 200) throw new Error(`port ${port}: ${answer.status} ${answer.body}`)
    return Math.round((performance.now() - sent) / (2 * DELAY))
  }

  // Opens every connection of the pool and prepares the statements on each.
  const crowd = await Promise.all(Array.from({ length: WARM_UP }, (_, n) => make(n % 8)))
  for (let n = 0; n < 4; n++)
    await Promise.all(
      crowd.map(async (match) => {
        const connection = new Connection(far.port)
        // While connections are being opened over so long a way some are turned away.
        await trips(connection, far.port, match, n).catch(() => undefined)
        connection.close()
      }),
    )

  const close = new Connection(near.port)
  const [warm, cold, first]: number[][] = [[], [], []]
  for (let n = 0; n < ROUNDS; n++) {
    const used = await make(n % 8)
    for (const i of [0, 1]) await trips(close, near.port, used, i)
    cold!.push(await trips(one, far.port, used, 0)) // this process has never seen it
    warm!.push(await trips(one, far.port, used, 1))
    first!.push(await trips(one, far.port, await make(n % 8), 0))
  }
  one.close()
  close.close()
  note(`the very first command of a token that nobody has used yet: ${first!.join(', ')}`)
  print([figure('roundtrips-cold', cold!, 2, 2, 'lower'), figure('roundtrips', warm!, 1, 1, 'lower')])
} finally {
  await store.close()
  await far.stop()
  await near.stop()
  await proxy.stop()
  await postgres.stop()
}
