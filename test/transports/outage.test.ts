import { describe, expect, test, vi } from 'vitest'
import { SchemaBehind, StoreUnavailable } from '../../src/app/index.ts'
import { client } from '../support/service.ts'
import { memoryStage, observed } from './support/stage.ts'
import { bodyOf, expectOk, seatToys, type Table } from './support/table.ts'

const gone = async () => {
  throw new StoreUnavailable('no database')
}

async function faulty() {
  const stage = await memoryStage()
  const watch = observed(stage.store)
  const service = stage.open({ store: watch.store })
  const table = await seatToys(service)
  return { ...watch, service, table, stage }
}

/** With timers that go on at once: the service may wait, the test need not. */
async function inNoTime<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const result = work()
    await vi.advanceTimersByTimeAsync(10_000)
    return await result
  } finally {
    vi.useRealTimers()
  }
}

const K = { 'Idempotency-Key': 'once' }

/** The process has seen the seat's token twice, and trusts it. */
const warm = async (table: Table, seat: number) => {
  for (let i = 0; i < 2; i++) await expectOk(table.seat(seat).get(table.at('/prompts')))
}

describe('an append whose answer is lost', () => {
  test.each(['cold', 'warm'])(
    'probe 14: is found to be one’s own, and a retry gives the same (%s)',
    async (how) => {
      const { table, around, heal, service } = await faulty()
      if (how === 'warm') await warm(table, 0)
      let lost = 0
      around('append', async (call) => {
        const result = await call()
        if (lost++ === 0) throw new StoreUnavailable('the connection broke after the commit')
        return result
      })
      const said = await inNoTime(() => table.say(0, 'motto A', K))
      expect(said.status).toBe(200)
      expect(said.body.revision).toBe(2)
      heal()
      expect((await table.say(0, 'motto A', K)).body.entry).toEqual(said.body.entry)
      expect(await table.revision()).toBe(2)
      expect(service.errors).toEqual([])
    },
  )

  test('without an idempotency key too', async () => {
    const { table, around } = await faulty()
    let lost = 0
    around('append', async (call) => {
      const result = await call()
      if (lost++ < 2) throw new StoreUnavailable('broken')
      return result
    })
    const said = await inNoTime(() => table.say(0, 'motto A'))
    expect([said.status, said.body.revision]).toEqual([200, 2])
    expect(await table.revision()).toBe(2)
  })

  test('and of which nobody can be asked in time is told as unknown, within about two seconds', async () => {
    const { table, around, heal } = await faulty()
    await warm(table, 0)
    around('append', async (call) => {
      await call()
      return gone()
    })
    around('appended', gone)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const answer = table.say(0, 'motto A', K)
    await vi.advanceTimersByTimeAsync(2300)
    vi.useRealTimers()
    const { body, headers } = await answer
    expect(body).toMatchObject({ status: 503, code: 'outcome-unknown' })
    expect(headers.get('Retry-After')).toBe('1')
    heal()
    const again = await expectOk(table.say(0, 'motto A', K))
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
    expect(again.body.revision).toBe(2)
  })
})

describe('without a database', () => {
  test('what only reads, and what has not begun to write, stored nothing and says so', async () => {
    const { table, around, service, heal } = await faulty()
    around('load', gone)
    around('list', gone)
    for (const rest of ['', '/view', '/prompts', '/events', '/picture.svg', '/record'])
      expect((await table.seat(0).get(table.at(rest))).body, rest).toMatchObject({
        status: 503,
        code: 'unavailable',
      })
    expect((await table.say(0, 'motto A')).body.code).toBe('unavailable')
    expect((await table.hostClient.post(table.at('/abandon'))).body.code).toBe('unavailable')
    expect((await client(service).get('/v1/matches')).body.code).toBe('unavailable')
    expect((await client(service).get('/v1/games')).status).toBe(200)
    heal()
    expect(await table.revision()).toBe(1)
    expect((await table.say(0, 'motto A')).status).toBe(200)
    expect(service.errors).toEqual([])
  })

  test('what may have been written is never said to be not', async () => {
    const { table, around, heal, service } = await faulty()
    const { hostClient } = table
    const waiting = await seatToys(service, { seats: [{}, { join: 'open' }] })
    const strong = { 'Idempotency-Key': crypto.randomUUID() }
    const cases: [string, Parameters<typeof around>[0], () => Promise<{ body: { code?: string } }>][] = [
      [
        'create',
        'create',
        () => client(service).post('/v1/matches', { game: 'toy', seats: [{}, {}] }, strong),
      ],
      [
        'create, answered',
        'names',
        () => client(service).post('/v1/matches', { game: 'toy', seats: [{}, {}] }),
      ],
      ['watch token', 'rotate', () => hostClient.post(table.at('/watch-token'))],
      ['claim', 'append', () => waiting.nobody.post(waiting.at('/seats/1/claim'), {}, strong)],
      ['replace', 'append', () => hostClient.post(table.at('/seats/1/replace'), { kind: 'human' }, K)],
      [
        'abandon, answered',
        'names',
        () => hostClient.post(table.at('/abandon'), undefined, { 'Idempotency-Key': 'end' }),
      ],
      ['remove', 'forget', () => hostClient.delete(table.at())],
    ]
    for (const [what, method, send] of cases) {
      around(method, async (call) => {
        await call()
        return gone()
      })
      if (method === 'append') around('appended', gone)
      const { body } = await inNoTime(send)
      expect(body, what).toMatchObject({ status: 503, code: 'outcome-unknown' })
      heal()
    }
    const again = await client(service).post('/v1/matches', { game: 'toy', seats: [{}, {}] }, strong)
    expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true'])
    const claimed = await waiting.nobody.post(waiting.at('/seats/1/claim'), {}, strong)
    expect([claimed.status, claimed.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
  })

  test('the process is alive but not ready, and says which of two reasons', async () => {
    const { around, heal, service } = await faulty()
    const ready = () => client(service).get('/readyz')
    expect((await ready()).body).toEqual({ status: 'ready' })
    around('ping', gone)
    const broken = await ready()
    expect(broken.body).toMatchObject({ status: 503, code: 'unavailable' })
    expect(broken.headers.get('Retry-After')).toBe('1')
    expect((await client(service).get('/healthz')).body).toEqual({ status: 'ok' })
    around('ping', async () => {
      throw new SchemaBehind('old')
    })
    expect((await ready()).body).toMatchObject({ status: 503, code: 'schema-behind' })
    heal()
    expect((await ready()).status).toBe(200)
  })

  test('what cannot be explained is a fault of ours, without a word about where', async () => {
    const { table, around, service } = await faulty()
    around('load', async () => {
      throw new Error('select secret from /work/x.ts:1')
    })
    const answer = await service.app.getView(table.id, table.seats[0]).catch((error: Error) => error)
    expect(answer).toBeInstanceOf(Error)
    const bare = await table.fetch(table.at('/view')).catch((error: Error) => error)
    expect(bare).toBeInstanceOf(Error) // the suite itself lets no 500 pass
    expect(service.errors.length).toBeGreaterThan(0)
  })

  test('a stream breaks off, and goes on when it is taken up again', async () => {
    const { table, around, heal } = await faulty()
    const answer = await table.fetch(table.at('/events'), { headers: { Accept: 'text/event-stream' } })
    const reader = answer.body!.getReader()
    await reader.read()
    await reader.read()
    const next = reader.read()
    around('load', gone)
    await expect(next).rejects.toThrow()
    heal()
    const again = await table.nobody.get(table.at('/events?after=1'))
    expect(again.status).toBe(200)
  })
})

test('too much that waits for one match is shed', async () => {
  const { table, around } = await faulty()
  await warm(table, 0)
  let open: () => void = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  around('append', async (call) => {
    await opened
    return call()
  })
  const sent = Array.from({ length: 530 }, () => table.seat(0).post(table.at('/commands'), bodyOf('motto A')))
  await new Promise((done) => setTimeout(done, 50))
  const nobody = await table.nobody.post(table.at('/commands'), bodyOf('motto A'))
  expect(nobody.status, 'who has no token takes no place in the queue').toBe(401)
  open()
  const codes = (await Promise.all(sent)).map((a) => a.body.code ?? 'done')
  expect(codes.filter((c) => c === 'overloaded')).toHaveLength(530 - 512)
  expect(codes.filter((c) => c === 'done')).toHaveLength(1)
})
