import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRng } from '../../src/core/index.ts'
import { openPostgres } from '../../src/storage/postgres/index.ts'
import { openPglite } from '../../src/storage/postgres/pglite.ts'
import { inDatabase, type Served, serve } from '../runtime/process.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { client, seatMatch } from '../support/service.ts'
import { killBackend } from '../support/trouble.ts'
import { type Answer, type Table, tableOf } from '../transports/support/table.ts'
import { choose, holdTogether, type Place, pause, placeAt, readLog } from './support/play.ts'

/** Commands that have to be acknowledged in all, and how often the process is killed meanwhile. */
const COMMANDS = 200
const KILLS = 3
const MATCHES = 4

let template: string
let server: TestPostgres

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'heliograph-template-'))
  const store = await openPglite(template)
  await store.migrate()
  await store.close()
  server = await startPostgres(18, { durable: true })
})
afterAll(async () => {
  await server?.stop()
  await rm(template, { recursive: true, force: true })
})

/** The service that there is at present; while there is none, requests fail as they do. */
function changing() {
  let place: Place | undefined
  return {
    now: (next: Place | undefined) => {
      place = next
    },
    fetch: async (path: string, init?: RequestInit): Promise<Response> => {
      if (!place) throw new Error('nobody there')
      return place.fetch(path, init)
    },
  }
}

/**
 * Players at several matches, each of whom sends a command, with a key, until somebody says what became
 * of it. `acknowledged` has every entry that a client was told of.
 */
async function playThrough(service: Place, seed: number, between: (acknowledged: number) => void) {
  const tables: Table[] = []
  for (let n = 0; n < MATCHES; n++)
    tables.push(
      tableOf(
        service,
        await seatMatch(service, { game: 'bletchley', seats: [{}, {}], options: { dictionary: 'honour' } }),
      ),
    )
  const acknowledged = tables.map(() => [] as Answer['body'][])
  let sent = 0
  const play = async (n: number) => {
    const table = tables[n]!
    const dice = createRng(`${seed}${n}`.padStart(2, '0').repeat(32), 'player', 0)
    let pending: number[] = [0, 1]
    for (let misses = 0; sent < COMMANDS && misses < 2000; misses++) {
      if (!pending.length) break
      const seat = dice.pick(pending)
      const said = await choose(table, table.seat(seat), dice).catch(() => undefined)
      if (!said) {
        await pause(5)
        continue
      }
      const key = { 'Idempotency-Key': `${n}-${misses}` }
      const answer = await insist(() => table.seat(seat).post(table.at('/commands'), said, key))
      expect([200, 409, 422], answer.text).toContain(answer.status)
      if (answer.status !== 200) continue
      pending = answer.body.now.pending
      sent++
      acknowledged[n]!.push(answer.body.entry)
      between(sent)
    }
  }
  await Promise.all(tables.map((_, n) => play(n)))
  return { tables, acknowledged }
}

async function insist(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 3000; tries++) {
    const answer = await send().catch(() => undefined)
    if (answer && answer.status !== 503) return answer
    await pause(10)
  }
  throw new Error('no answer at all')
}

/** Every acknowledged entry is in the log as it was told, nothing else is, and all can be rebuilt. */
async function holdToWord(
  service: Place,
  { tables, acknowledged }: Awaited<ReturnType<typeof playThrough>>,
): Promise<void> {
  for (const [n, table] of tables.entries()) {
    const told = acknowledged[n]!
    const log = await readLog(table, table.nobody)
    expect(told.map((entry) => entry.revision).sort((a, b) => a - b)).toEqual(
      log.slice(1).map((entry) => entry.revision),
    )
    for (const entry of told)
      expect(log[entry.revision - 1]).toMatchObject({
        seat: entry.seat,
        at: Date.parse(entry.at),
        events: entry.events.map(({ type }: { type: string }) => ({ type })),
      })
    await holdTogether(table, [service], (_, viewer) =>
      viewer === 'spectator' ? client(service) : table.seat(viewer),
    )
  }
}

/** After how many acknowledged commands something happens, in order. */
function moments(seed: number): number[] {
  const dice = createRng('0f'.repeat(32), 'moments', seed)
  return Array.from({ length: KILLS }, () => 5 + dice.int(COMMANDS / 2)).sort((a, b) => a - b)
}

async function killAgainAndAgain(environment: Record<string, string>, seed: number) {
  const service = changing()
  let running: Served = await serve(environment)
  service.now(placeAt(running.address))
  const due = moments(seed)
  let restarting: Promise<void> | undefined
  let kills = 0
  const restart = async () => {
    await pause(seed % 7) // not always between two answers
    service.now(undefined)
    await running.stop('SIGKILL')
    kills++
    running = await serve(environment)
    service.now(placeAt(running.address))
    restarting = undefined
  }
  const played = await playThrough(service, seed, (sent) => {
    if (restarting || !due.length || sent < due[0]!) return
    due.shift()
    restarting = restart()
  })
  await restarting
  expect(kills).toBeGreaterThan(0) // how many more fit in depends on how long a restart takes
  await holdToWord(service, played)
  await running.stop()
}

describe('probe 15: killed at random moments during two hundred commands', () => {
  test('the process on its embedded database loses nothing that it acknowledged', () =>
    inDatabase(template, (directory) => killAgainAndAgain({ DATA_DIR: directory, OPEN_CREATION: 'true' }, 1)))

  test('the process on Postgres neither', async () => {
    const url = await server.createDatabase()
    await killAgainAndAgain({ DATABASE_URL: url, OPEN_CREATION: 'true' }, 2)
  })

  test('nor does Postgres itself, crashing beneath a process that goes on', async () => {
    const url = await server.createDatabase()
    const running = await serve({ DATABASE_URL: url, OPEN_CREATION: 'true' })
    const service = placeAt(running.address)
    const due = moments(3)
    const crashes: Promise<void>[] = []
    const played = await playThrough(service, 3, (sent) => {
      if (!due.length || sent < due[0]!) return
      due.shift()
      crashes.push(killBackend(url))
    })
    await Promise.all(crashes)
    expect(crashes).toHaveLength(KILLS)
    await holdToWord(service, played)
    const store = openPostgres(url)
    for (const { id } of played.tables) expect((await store.record(id))?.entries.length).toBeGreaterThan(1)
    await store.close()
    expect(await running.stop()).toBe(0)
  })
})
