import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRng, type Seat } from '../../src/core/index.ts'
import { type Served, serve } from '../runtime/process.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { client, seatMatch } from '../support/service.ts'
import { startWorker, type TestWorker } from '../support/worker.ts'
import { openStream } from '../transports/support/stream.ts'
import { type Client, expectOk, type Table, tableOf } from '../transports/support/table.ts'
import { choose, holdTogether, type Place, patiently, pause, placeAt, readLog } from './support/play.ts'

/** Two processes and a Worker, on one Postgres. */
let server: TestPostgres
let processes: Served[] = []
let worker: TestWorker
let places: Place[]

beforeAll(async () => {
  server = await startPostgres(18)
  const url = await server.createDatabase()
  const environment = { DATABASE_URL: url, OPEN_CREATION: 'true', TEST_OPTIONS: 'true' }
  processes = [await serve(environment)]
  processes.push(await serve(environment))
  worker = await startWorker(url)
  places = [...processes.map(({ address }) => placeAt(address)), worker]
}, 180_000)
afterAll(async () => {
  await worker?.stop()
  for (const one of processes) await one.stop()
  for (const one of processes) expect(one.output().err).toBe('')
  await server?.stop()
})

const open = async (seats: object[] = [{}, {}, {}], place = places[0]!): Promise<Table> =>
  tableOf(place, await seatMatch(place, { game: 'bletchley', seats, options: { dictionary: 'honour' } }))

const word = (text: string) => ({ type: 'chooseWord', word: text })
const command = (table: Table, seat: Seat, place: Place): Client => table.seat(seat, place as never)

/** Every process has held the match and trusts the seat's token. */
async function warm(table: Table, seat: Seat) {
  for (const place of places)
    for (let i = 0; i < 2; i++) await expectOk(command(table, seat, place).get(table.at('/prompts')))
}

const tally = (answers: { status: number; body: { code?: string } }[]) =>
  Object.entries(Object.groupBy(answers, (a) => `${a.status} ${a.body.code ?? ''}`.trim()))
    .map(([what, list]) => [what, list!.length])
    .sort()

test.each([1, 2, 3])('probe 10: of fifty at one revision one wins, in %i places at once', async (count) => {
  const table = await open()
  await warm(table, 0)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      command(table, 0, places[i % count]!).post(table.at('/commands'), word('night'), { 'If-Match': '"1"' }),
    ),
  )
  expect(tally(answers)).toEqual([
    ['200', 1],
    ['412 stale-revision', 49],
  ])
  for (const { body } of answers) expect(body.revision).toBe(2)
  expect(await readLog(table, table.nobody)).toHaveLength(2)
})

test.each([1, 2, 3])(
  'probe 12, F14: one key twenty times at once is one entry, in %i places',
  async (count) => {
    const table = await open()
    await warm(table, 1)
    const send = (i: number) =>
      command(table, 1, places[i % count]!).post(table.at('/commands'), word('night'), {
        'Idempotency-Key': 'k',
      })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)))
    answers.push(await send(20), await send(21))
    const said = answers.map(({ status, headers, body: { revision, at, entry } }) =>
      JSON.stringify([status, headers.get('ETag'), revision, at, entry]),
    )
    expect(new Set(said).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(answers.filter((a) => a.headers.get('Idempotency-Replayed') === null)).toHaveLength(1)
    expect(await readLog(table, table.nobody)).toHaveLength(2)
  },
)

test('F14: a double click that reaches two instances within 50 ms is one entry', async () => {
  const dice = createRng('14'.repeat(32), 'clicks', 0)
  for (let n = 0; n < 10; n++) {
    const table = await open()
    const click = async (place: Place, delay: number) => {
      await pause(delay)
      return command(table, 0, place).post(table.at('/commands'), word('night'), {
        'Idempotency-Key': 'click',
      })
    }
    const [first, second] = dice.shuffle(places)
    const [one, other] = await Promise.all([click(first!, 0), click(second!, dice.int(50))])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.body.entry).toEqual(other.body.entry)
    expect(await readLog(table, table.nobody)).toHaveLength(2)
  }
})

test('F16: of twenty that differ, from everywhere, exactly the accepted ones are in the log', async () => {
  const table = await open([{}, {}, {}, {}])
  const seats = [0, 1, 2, 3]
  for (const seat of seats) await warm(table, seat)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => ({
      seat: i % 4,
      ...(await command(table, i % 4, places[i % 3]!).post(
        table.at('/commands'),
        word(`word${'abcd'[i % 4]}`),
      )),
    })),
  )
  const won = answers.filter((a) => a.status === 200)
  expect(won.map((a) => a.seat).sort()).toEqual(seats)
  for (const lost of answers.filter((a) => a.status !== 200)) expect(lost.status).toBe(409)
  const log = await readLog(table, table.nobody)
  expect(log.length).toBe(5)
  for (const { body, seat } of won)
    expect(log[body.revision - 1]).toMatchObject({ seat, revision: body.revision })
})

test('F17: two that may both act at one revision both land; who insisted on it is told and lands then', async () => {
  for (const insist of [false, true]) {
    const table = await open([{}, {}, {}])
    const headers = insist ? { 'If-Match': '"1"' } : {}
    const send = (seat: Seat, tag: Record<string, string>) =>
      command(table, seat, places[seat]!).post(table.at('/commands'), word('night'), tag)
    const answers = await Promise.all([send(0, headers), send(1, headers)])
    const lost = answers.findIndex((a) => a.status !== 200)
    if (insist) {
      expect(answers[lost]!.body).toMatchObject({ status: 412, code: 'stale-revision', revision: 2 })
      expect((await send(lost, { 'If-Match': '"2"' })).status).toBe(200)
    } else expect(lost).toBe(-1)
    const log = await readLog(table, table.nobody)
    expect(
      log
        .map((entry) => entry.seat)
        .slice(1)
        .sort(),
    ).toEqual([0, 1])
  }
})

test('F20: ten claim one seat from everywhere, with odd names and none: one has it', async () => {
  const table = await open([{ name: 'Ada' }, { join: 'open' }])
  const names = ['Ben', 'Ben', '👩‍🚀', '', ' ', 'x'.repeat(1000), 'a\u202Eb', undefined, 'Cy', 'Di']
  const answers = await Promise.all(
    names.map((name, i) => client(places[i % 3]!).post(table.at('/seats/1/claim'), { name })),
  )
  const won = answers.filter((a) => a.status === 200)
  expect(won).toHaveLength(1)
  for (const lost of answers.filter((a) => a !== won[0])) {
    expect([409, 422]).toContain(lost.status)
    expect(lost.text).not.toContain('hg_')
  }
  const head = (await table.nobody.get(table.at())).body
  const name = names[answers.indexOf(won[0]!)]
  expect(head.seats.map((s: { name: string | null }) => s.name)).toEqual(['Ada', name ?? null])
  for (const place of places) {
    expect((await client(place, won[0]!.body.token).get(table.at('/prompts'))).body.seat).toBe(1)
    expect((await command(table, 0, place).get(table.at('/prompts'))).body.seat).toBe(0)
  }
})

test('F21: what one place has acknowledged every other shows at once, to its sender and to the next', async () => {
  const table = await open()
  for (const seat of [0, 1, 2]) await warm(table, seat)
  for (let round = 0; round < 12; round++) {
    const [from, to] = [places[round % 3]!, places[(round + 1 + (round % 2)) % 3]!]
    const { pending } = (await table.nobody.get(table.at())).body
    const dice = createRng('21'.repeat(32), 'read', round)
    const said = await choose(table, command(table, pending[0], from), dice)
    const { revision } = (await expectOk(command(table, pending[0], from).post(table.at('/commands'), said)))
      .body
    for (const viewer of [pending[0], (pending[0] + 1) % 3]) {
      const reader = command(table, viewer, to)
      for (const rest of ['', '/view', '/prompts']) {
        const { body } = await expectOk(reader.get(table.at(rest)))
        expect(body.revision, rest).toBe(revision)
      }
      const { entries } = (await reader.get(table.at(`/events?after=${revision - 1}`))).body
      expect(entries.map((e: { revision: number }) => e.revision)).toEqual([revision])
    }
  }
})

test('F38: a stream ends within two seconds or so of its token, wherever that was killed', async () => {
  const kills: [string, (table: Table) => string, (table: Table) => Promise<unknown>][] = [
    ['rotated', (t) => t.watch, (t) => expectOk(t.hostClient.post(t.at('/watch-token')))],
    [
      'handed over',
      (t) => t.seats[1]!,
      (t) => expectOk(t.hostClient.post(t.at('/seats/1/replace'), { kind: 'human' })),
    ],
  ]
  for (const [what, tokenOf, kill] of kills) {
    const table = await open()
    const streams = await Promise.all(
      places.map((place) => openStream(place, table.at('/events'), tokenOf(table))),
    )
    const stays = await openStream(places[1]!, table.at('/events'), table.seats[0])
    for (const stream of [...streams, stays]) await stream.until(1)
    await pause(1500) // until each has been asked for
    const killed = performance.now()
    await kill(table)
    const lived = await Promise.all(
      streams.map(async (stream) => {
        await stream.ended()
        return performance.now() - killed
      }),
    )
    expect(Math.max(...lived), what).toBeLessThan(3000)
    expect(stays.over, what).toBe(false)
    await stays.leave()
  }
})

test('F16, F21: fifty matches played from everywhere at once hold together everywhere', async () => {
  const calm = places.map(patiently)
  const entries = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const table = await open(Array(2 + (n % 2)).fill({}), calm[n % 3])
      const acknowledged = await Promise.all(table.seats.map((_, seat) => playSeat(table, seat, n, calm)))
      const clientOf = (place: Place, viewer: Seat | 'spectator') =>
        viewer === 'spectator' ? client(place) : command(table, viewer, place)
      const revision = await holdTogether(table, calm, clientOf)
      expect(revision).toBe(1 + acknowledged.reduce((sum, k) => sum + k, 0))
      return revision
    }),
  )
  expect(entries.reduce((sum, k) => sum + k, 0)).toBeGreaterThan(200)
})

/** One player, who looks here and plays there, with pauses. @returns how many commands were accepted */
async function playSeat(table: Table, seat: Seat, n: number, calm: Place[]): Promise<number> {
  const dice = createRng(`${n}`.padStart(2, '0').repeat(32), `seat ${seat}`, 0)
  let accepted = 0
  for (let i = 0; i < 8; i++) {
    await pause(dice.int(60))
    const said = await choose(table, command(table, seat, dice.pick(calm)), dice)
    if (!said) continue
    const { status, text } = await command(table, seat, dice.pick(calm)).post(table.at('/commands'), said, {
      'Idempotency-Key': `${seat}-${i}`,
    })
    if (status === 200) accepted++
    else expect([409, 422], text).toContain(status)
  }
  return accepted
}
