import { randomUUID } from 'node:crypto'
import { createApp, createClock, type Store } from '../src/app/index.ts'
import { codeVersion } from '../src/code-version.gen.ts'
import { games } from '../src/games/index.ts'
import { openWords } from '../src/open-words.ts'
import { openPostgres } from '../src/storage/postgres/index.ts'
import { makeDocuments } from '../src/transports/documents/made.ts'
import { freePort, startPostgres } from '../test/support/postgres.ts'
import { type Filled, fill } from './support/fill.ts'
import { Connection, request } from './support/http.ts'
import { load, quiet } from './support/machine.ts'
import { startService } from './support/processes.ts'
import { figure, median, note, print } from './support/stats.ts'

/**
 * What a command costs when its match has 10,000 entries, beside one with 100: the same commands of two
 * matches in turn. And what it takes to load such a match into a process that has never seen it.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const LONG = 10_000
const SHORT = 100
/** So many commands on either side of the hundredth and the ten-thousandth. */
const AROUND = 40

const postgres = await startPostgres(18, { durable: true })
const url = await postgres.createDatabase()
const service = await startService(await freePort(), url)
const store = openPostgres(url)
try {
  const connection = new Connection(service.port)
  const ratios: number[] = []
  let long: Filled | undefined
  for (let n = -1; n < ROUNDS; n++) {
    long = await fill(store, service.port, n + 1, LONG - AROUND)
    const short = await fill(store, service.port, n + 1, SHORT - AROUND)
    await quiet()
    const times = await inTurn(connection, long, short)
    const [a, b] = [median(times[0]), median(times[1])]
    if (n < 0) continue // until everything is compiled
    ratios.push(a / b)
    note(
      `${n + 1}/${ROUNDS}: command 10,000 ${a.toFixed(2)} ms, command 100 ${b.toFixed(2)} ms, load ${load()}`,
    )
  }
  connection.close()
  await coldLoads(store, long!)
  print([figure('growth', ratios, 1.15, 1.05, 'lower')])
} finally {
  await store.close()
  await service.stop()
  await postgres.stop()
}

async function inTurn(connection: Connection, ...matches: [Filled, Filled]): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  for (let i = 0; i < 2 * AROUND; i++)
    for (const [which, { id, seat, tokens }] of matches.entries()) {
      const path = `/v1/matches/${id}/${i % 2 ? 'undo' : 'commands'}`
      const headers = `Idempotency-Key: ${randomUUID()}\r\n`
      const body = i % 2 ? '{}' : '{"type":"pass"}'
      const text = request('POST', path, { token: tokens[seat]!, headers, body })
      const sent = performance.now()
      const answer = await connection.ask(text)
      if (answer.status !== 200) throw new Error(`refused: ${answer.status} ${answer.body}`)
      if (i > 3) times[which]!.push(performance.now() - sent) // the first ones load the match
    }
  return times
}

/** A process that has never seen the match: every fold from the first entry on, or from a snapshot. */
async function coldLoads(store: Store, { id, tokens, seat }: Filled): Promise<void> {
  const { entries } = (await store.load({ matchId: id, held: 0 }))!
  const events = entries.reduce((sum, entry) => sum + entry.events.length, 0)
  const measure = async (name: string, code: string, token: string | undefined) => {
    const times: number[] = []
    for (let i = 0; i < 5; i++) {
      const app = createApp({
        store,
        games,
        codeVersion: code,
        words: openWords(),
        documents: makeDocuments(games),
        clock: createClock(Date.now),
        random: (length) => crypto.getRandomValues(new Uint8Array(length)),
        defer: () => {},
        log: { info: () => {}, error: () => {} },
        settings: { openCreation: true, testOptions: true, cacheBytes: 1 << 28 },
      })
      const began = performance.now()
      const view = await app.getView(id, token)
      times.push(performance.now() - began)
      if (!('view' in view)) throw new Error('no view came')
    }
    note(`cold load of ${entries.length} entries (${events} events), ${name}: ${median(times).toFixed(1)} ms`)
  }
  await measure('state and all views from the first entry, for a seat', 'none', tokens[seat])
  await measure('the same for a spectator who was never there', 'none', undefined)
  await measure('from the newest snapshot', codeVersion, tokens[seat])
}
