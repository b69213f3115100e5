import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fetch } from '../../src/client/index.ts'
import type { Command } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { openWords } from '../../src/open-words.ts'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { follow, URL_OF_TESTS, until } from '../client/support.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { client, createTestClock, createTestService, seatMatch } from '../support/service.ts'
import { startWorker, type TestWorker } from '../support/worker.ts'
import { anywhere } from '../transports/behaviour/index.ts'
import { type MakeStage, machineClock, stageOver, watched } from '../transports/support/stage.ts'
import { expectOk, seatToys } from '../transports/support/table.ts'

let server: TestPostgres
let store: MigratingStore
let worker: TestWorker
let url: string

/** Two at a bottle that shows OLDF, with short countdowns and five seconds a move. */
async function bottleTable(service: TestWorker) {
  const seated = await seatMatch(service, {
    game: 'message-in-a-bottle',
    seats: [{}, {}],
    clock: { perMove: 5, onDeadline: 'skip' },
    options: {
      dice: { turquoise1: 'OOOOOO', turquoise2: 'LLLLLL', yellow: 'DDDDDD', darkBlue: 'FFFFFF' },
      seconds: { revealDelay: 1, challenge: 1, tie: 1, betweenRounds: 30 },
    },
  })
  const path = `/v1/matches/${seated.id}`
  const seat = (n: number) => client(service, seated.seats[n])
  const entries = async () => (await seat(0).get(`${path}/events`)).body.entries as Entry[]
  const kinds = async () => (await entries()).flatMap((e) => e.events.map(({ type }) => type))
  return {
    say: async (n: number, type: string, more: object = {}) =>
      (await seat(n).post(`${path}/commands`, { type, ...more })).status,
    view: async (n: number) => (await seat(n).get(`${path}/view`)).body.view,
    last: async (type: string) =>
      (await entries()).findLast((e) => e.events.some((event) => event.type === type))!,
    /** Waits until each of these kinds stands in the log so often. */
    passed: (types: readonly string[], times = 1) =>
      expect
        .poll(
          async () => {
            const all = await kinds()
            return types.every((type) => all.filter((one) => one === type).length >= times)
          },
          { timeout: 15_000 },
        )
        .toBe(true),
  }
}

interface Entry {
  at: string
  seat: number | null
  events: { type: string }[]
}

/** What the service says of itself: status, headers and body by address and method. */
async function publishedBy(service: Pick<TestWorker, 'fetch'>) {
  const kinds = ['options', 'command', 'event', 'view', 'content', 'none']
  const paths = [
    ...['/openapi.json', '/docs', '/docs.html', '/schema.graphql', '/v1/games/chess/schemas/view'],
    ...Object.keys(games).flatMap((id) => kinds.map((kind) => `/v1/games/${id}/schemas/${kind}`)),
  ]
  const asked = paths.flatMap((path) =>
    ['GET', 'HEAD', 'OPTIONS', 'POST'].map((method) => [method, path] as const),
  )
  const answers: Record<string, unknown> = {}
  for (const [method, path] of asked) {
    const answer = await service.fetch(path, { method, headers: { Origin: 'https://page.example' } })
    const headers = [...answer.headers].filter(([name]) => !/^(ratelimit|content-length|date)/.test(name))
    answers[`${method} ${path}`] = [answer.status, headers.sort(), await answer.text()]
  }
  const query = '{ __schema { types { name description } } games { id schema(kind: command) } }'
  const { data } = (await client(service).post('/graphql', { query })).body
  // What GraphQL says of its own types is the same everywhere, and is not in the Worker.
  for (const type of data.__schema.types) if (type.name.startsWith('__')) delete type.description
  answers.graphql = data
  return answers
}

beforeAll(async () => {
  server = await startPostgres(18)
  url = await server.createDatabase()
  store = openPostgres(url)
  await store.migrate()
  worker = await startWorker(url)
}, 180_000)
afterAll(async () => {
  await worker?.stop()
  await store?.close()
  await server?.stop()
})

/**
 * The first service of a test is the Worker; further ones, and those set up otherwise, are Node beside
 * it on the same database.
 */
const make: MakeStage = async () => {
  const node = stageOver(store, machineClock)
  let opened = 0
  return {
    ...node,
    open(setup) {
      const beside = node.open(setup)
      if (setup || opened++ > 0) return beside
      return watched({ ...beside, fetch: worker.fetch })
    },
  }
}

anywhere('Workers', make, 20)

describe('what Workers do otherwise', () => {
  test('the cron trigger wakes a match that nobody reads', async () => {
    const clock = createTestClock(Date.now() - 3_600_000) // its deadline has long gone by
    const before = stageOver(store, clock).open()
    const table = await seatToys(before, { options: { seconds: 5 } })
    const revision = async () => (await store.watch([{ matchId: table.id }]))[0]!.revision
    const left = await revision()
    await worker.sweep()
    await expect.poll(revision, { timeout: 20_000 }).toBeGreaterThan(left)
    const log = await client(worker, table.watch).get(table.at('/events'))
    expect(log.text).toContain('deadlinePassed')
  })

  test('a stream tells what was appended elsewhere', async () => {
    const node = stageOver(store, machineClock).open()
    const table = await seatToys(node)
    const gone = new AbortController()
    const stream = await worker.fetch(table.at('/events?after=1'), {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${table.watch}` },
      signal: gone.signal,
    })
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    await expectOk(table.say(0, 'motto Hear'))
    let told = ''
    while (!told.includes('id: 2')) told += (await reader.read()).value ?? ''
    expect(told).toContain('inscribed')
    await reader.cancel().catch(() => {})
    gone.abort()
  })

  test.each(['stream', 'poll'] as const)('the client follows a match there, by %s', async (via) => {
    const node = stageOver(store, machineClock).open()
    const table = await seatToys(node)
    const fetch: Fetch = async (request) => {
      const { url, method, headers, signal } = request
      const body = method === 'POST' ? { body: await request.text() } : {}
      return worker.fetch(url.slice(URL_OF_TESTS.length), { method, headers, signal, ...body })
    }
    const match = await follow(worker as never, { id: table.id, token: table.seats[0]!, fetch, via })
    expect((await match.submit({ type: 'inscribe', text: 'A' } as Command)).accepted).toBe(true)
    await expectOk(table.say(1, 'bid 7')) // on Node, beside it
    await until(match, ({ revision }) => revision === 3)
    const { body } = await client(worker, table.seats[0]).get(table.at('/view'))
    expect(match.state).toMatchObject({ source: 'folded', view: body.view })
    await expectOk(table.hostClient.post(table.at('/abandon')))
    await until(match, ({ connection }) => connection === 'ended')
    expect(match.state).toMatchObject({ status: 'abandoned', problem: null })
  })

  test('the word pack is a module of its own, and judges as it does on Node', async () => {
    const { id, sha256 } = openWords().forLanguage('en')!
    const made = await client(worker).post('/v1/matches', { game: 'bletchley', seats: [{}, {}] })
    expect(made.body.match.words).toEqual({ id, sha256 })
    const seat = client(worker, made.body.seats[0].token)
    const choose = async (word: string) => {
      const answer = await seat.post(`/v1/matches/${made.body.match.id}/commands?dryRun=true`, {
        type: 'chooseWord',
        word,
      })
      return answer.body.code ?? 'accepted'
    }
    expect(await choose('qanats')).toBe('accepted')
    expect(await choose('blorfs')).toBe('word-unknown')
  })

  test('a live round of Message in a Bottle: hidden letters, a countdown won, a word that wins, a skip', async () => {
    const table = await bottleTable(worker)
    expect(await table.say(0, 'ready')).toBe(200)
    expect(await table.say(1, 'ready')).toBe(200)
    expect((await table.view(0)).roll).toBeNull()
    expect(await table.say(0, 'sayWord', { word: 'fold' })).toBe(425)

    await table.passed(['revealed'])
    const shown = await table.view(1)
    expect(shown.roll.dice.map((die: { letter: string }) => die.letter)).toEqual(['O', 'L', 'D', 'F'])
    expect(await table.say(1, 'sayNonExistent')).toBe(200)
    const { until } = (await table.view(0)).phase
    expect(until - Date.parse((await table.last('nonExistentSaid')).at)).toBe(1000)
    await table.passed(['deadlinePassed', 'roundClosed'])
    expect(Date.parse((await table.last('roundClosed')).at)).toBe(until)
    expect((await table.view(0)).diamonds).toEqual([1, 2])

    for (const seat of [0, 1]) expect(await table.say(seat, 'ready')).toBe(200)
    await table.passed(['revealed'], 2)
    expect(await table.say(0, 'sayWord', { word: 'fold' })).toBe(200)
    expect((await table.view(0)).phase.claims[0].words).toEqual(['FOLD'])
    expect((await table.view(1)).phase.claims[0].words).toBeNull()
    await table.passed(['roundClosed'], 2)
    expect((await table.view(1)).diamonds).toEqual([2, 2])

    // Nobody says that it is ready: the clock of the table does, and stamps it with its own deadline.
    const closed = Date.parse((await table.last('roundClosed')).at)
    await table.passed(['ready'], 6)
    const skipped = await table.last('ready')
    expect([skipped.seat, Date.parse(skipped.at) - closed]).toEqual([null, 5000])
  })

  test('as it is deployed it publishes what Node does, to the byte and under the same headers', async () => {
    const deployed = await startWorker(url, { main: 'src/worker.ts' })
    try {
      expect(await publishedBy(deployed)).toEqual(await publishedBy(createTestService({ games })))
    } finally {
      await deployed.stop()
    }
  })

  test('as it is deployed: ready, creation wants the key, the platform limits and says when to come back', async () => {
    const key = 'only-the-host-of-this-service-knows-it'
    const limited = await startWorker(url, {
      main: 'src/worker.ts',
      limits: { READ_LIMIT: 3 },
      vars: { OPEN_CREATION: 'false', ADMIN_KEY: key },
    })
    try {
      expect((await client(limited).get('/readyz')).body).toEqual({ status: 'ready' })
      const asked = { game: 'bletchley', seats: [{}, {}] }
      for (const token of [undefined, `${key}!`])
        expect((await client(limited, token).post('/v1/matches', asked)).status).toBe(401)
      const seated = await seatMatch(limited, asked, key)
      const read = (token: string | undefined) => client(limited, token).get(`/v1/matches/${seated.id}/view`)
      const answers = []
      for (let i = 0; i < 8; i++) answers.push(await read(seated.seats[0]))
      const free = answers.find((a) => a.status === 200)!
      expect(free.headers.get('RateLimit')).toBeNull()
      expect(free.headers.get('RateLimit-Policy')).toBe('"read";q=1200;w=60')
      const refused = answers.find((a) => a.status === 429)!
      expect(refused.body.code).toBe('rate-limited')
      expect(refused.headers.get('Retry-After')).toBe('60')
      expect(refused.headers.get('RateLimit')).toBe('"read";r=0;t=60')
      expect((await read(seated.seats[1])).status).toBe(200)
    } finally {
      await limited.stop()
    }
  })
})
