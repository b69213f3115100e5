import { describe, expect, test, vi } from 'vitest'
import { NothingWritten, SchemaBehind, StoreUnavailable } from '../../src/app/index.ts'
import { client } from '../support/service.ts'
import { freshToken } from './behaviour/viewers.ts'
import { memoryStage, observed } from './support/stage.ts'
import { bodyOf, expectOk, seatToys, type Table } from './support/table.ts'

const gone = async () => {
  throw new StoreUnavailable('no database')
}

const unsent = async () => {
  throw new NothingWritten('no connection')
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
    // No refusal without a load: it would rest on what this process happens to hold.
    expect((await table.seat(0).post(table.at('/undo'))).body.code).toBe('unavailable')
    expect((await table.seat(0).post(table.at('/abandon'))).body.code).toBe('unavailable')
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
        'create once more, answered',
        'names',
        () => client(service).post('/v1/matches', { game: 'toy', seats: [{}, {}] }, strong),
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

  test('what was never sent, or was undone, is told as not stored, whatever it was', async () => {
    const { table, around, heal, service, store } = await faulty()
    const { hostClient, id } = table
    const waiting = await seatToys(service, { seats: [{}, { join: 'open' }] })
    const strong = { 'Idempotency-Key': crypto.randomUUID() }
    const asked = { game: 'toy', seats: [{}, {}] }
    const cases: [string, Parameters<typeof around>[0], () => Promise<{ body: { detail?: string } }>][] = [
      ['create', 'create', () => client(service).post('/v1/matches', asked, strong)],
      ['command', 'append', () => table.say(0, 'bid 1')],
      ['undo', 'append', () => table.seat(0).post(table.at('/undo'))],
      ['claim', 'append', () => waiting.nobody.post(waiting.at('/seats/1/claim'), {}, strong)],
      ['replace', 'append', () => hostClient.post(table.at('/seats/1/replace'), { kind: 'human' })],
      ['abandon', 'append', () => hostClient.post(table.at('/abandon'))],
      ['watch token', 'rotate', () => hostClient.post(table.at('/watch-token'))],
      ['remove', 'forget', () => waiting.hostClient.delete(waiting.at())],
      ['note', 'putNote', () => table.seat(0).put(table.at('/notes/x'), { scope: 'seat', body: 'x' })],
    ]
    await expectOk(table.say(0, 'motto A'))
    const before = await store.entries(id, 0, 10)
    for (const [what, method, send] of cases) {
      around(method, unsent)
      const { body } = await inNoTime(send)
      expect(body, what).toMatchObject({ status: 503, code: 'unavailable' })
      expect(body.detail, what).toMatch(/^Nothing was stored/)
      heal()
    }
    expect(await store.entries(id, 0, 10)).toEqual(before)
    expect((await client(service, table.watch).get(table.at('/view'))).status).toBe(200)
    const made = await client(service).post('/v1/matches', asked, strong)
    expect([made.status, made.headers.get('Idempotency-Replayed')]).toEqual([201, null])
  })

  test('but what has to follow a write never says so', async () => {
    const { table, around, heal, service } = await faulty()
    const strong = { 'Idempotency-Key': crypto.randomUUID() }
    const send = () => client(service).post('/v1/matches', { game: 'toy', seats: [{}, {}] }, strong)
    expect((await send()).status).toBe(201)
    const end = () => table.hostClient.post(table.at('/abandon'), undefined, { 'Idempotency-Key': 'end' })
    for (const answer of [send, end]) {
      around('names', unsent)
      expect((await answer()).body).toMatchObject({ status: 503, code: 'outcome-unknown' })
      heal()
    }
    expect((await end()).headers.get('Idempotency-Replayed')).toBe('true')
  })

  test('what a match does by itself is no part of a request: a query, and a refusal, stored nothing', async () => {
    const { table, around, stage, heal } = await faulty()
    const timed = await seatToys(table, { options: { seconds: 30 } })
    stage.clock.pass(31_000)
    around('append', gone)
    around('appended', gone)
    for (const send of [
      () => timed.seat(0).get(timed.at('/view')),
      () => timed.seat(0).post(timed.at('/commands'), bodyOf('motto A')),
    ])
      expect((await inNoTime(send)).body).toMatchObject({ status: 503, code: 'unavailable' })
    heal()
    expect((await timed.seat(0).get(timed.at('/view'))).body.revision).toBe(2)
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
      throw new Error('select secret from /srv/x.ts:1')
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

/** Appends wait until they are let go. */
function heldUp({ around }: Awaited<ReturnType<typeof faulty>>): () => void {
  let letGo: () => void = () => {}
  const open = new Promise<void>((done) => {
    letGo = done
  })
  around('append', async (call) => {
    await open
    return call()
  })
  return letGo
}

test('too much that waits for one match is shed', async () => {
  const stage = await faulty()
  const { table } = stage
  await warm(table, 0)
  const letGo = heldUp(stage)
  const sent = Array.from({ length: 530 }, () => table.seat(0).post(table.at('/commands'), bodyOf('motto A')))
  await new Promise((done) => setTimeout(done, 50))
  const nobody = await table.nobody.post(table.at('/commands'), bodyOf('motto A'))
  expect(nobody.status, 'who has no token takes no place in the queue').toBe(401)
  letGo()
  const codes = (await Promise.all(sent)).map((a) => a.body.code ?? 'done')
  expect(codes.filter((c) => c === 'overloaded')).toHaveLength(530 - 512)
  expect(codes.filter((c) => c === 'done')).toHaveLength(1)
})

test('strangers cannot fill the queue of a match: each is answered while those who play wait', async () => {
  const stage = await faulty()
  const { table, service } = stage
  const letGo = heldUp(stage)
  const first = table.say(0, 'motto A')
  await vi.waitFor(() => expect(stage.calls).toContain('append'))
  const crowd = (send: (i: number) => Promise<{ body: { code: string } }>) =>
    Promise.all(Array.from({ length: 520 }, async (_, i) => (await send(i)).body.code))
  const play = (token: string) => client(service, token).post(table.at('/commands'), bodyOf('bid 1'))
  const claim = (body: object) => table.nobody.post(table.at('/seats/1/claim'), body)
  const answers = {
    'made-up tokens': await crowd((i) => play(freshToken(i % 2 ? 'seat' : 'host'))),
    'a token that may only watch': await crowd(() => play(table.watch)),
    'claims of a seat that is taken': await crowd(() => claim({})),
    'made-up invitations': await crowd(() => claim({ invite: freshToken('invite') })),
  }
  expect(Object.fromEntries(Object.entries(answers).map(([who, all]) => [who, [...new Set(all)]]))).toEqual({
    'made-up tokens': ['token-invalid'],
    'a token that may only watch': ['not-allowed'],
    'claims of a seat that is taken': ['seat-taken'],
    'made-up invitations': ['token-invalid'],
  })
  const second = table.say(1, 'bid 1')
  letGo()
  expect([(await first).status, (await second).status]).toEqual([200, 200])
})

test('claims of an open seat that somebody has taken, and used invitations, take no place either', async () => {
  const stage = await faulty()
  const { service } = stage
  const asked = { game: 'toy', seats: [{}, { join: 'open' }, { join: 'invite' }, { join: 'open' }] }
  const { body } = await expectOk(client(service).post('/v1/matches', asked))
  const claim = (seat: number, more: object = {}, headers = {}) =>
    client(service).post(`/v1/matches/${body.match.id}/seats/${seat}/claim`, more, headers)
  const { invite } = body.seats[2]
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  await expectOk(claim(1, {}, key))
  await expectOk(claim(2, { invite }))
  stage.calls.length = 0
  const letGo = heldUp(stage)
  const last = claim(3)
  await vi.waitFor(() => expect(stage.calls).toContain('append'))
  for (const late of [claim(1), claim(2, { invite })]) expect((await late).body.code).toBe('seat-taken')
  expect((await claim(3, { name: 7 })).body.code).toBe('invalid-body')
  const again = claim(1, {}, key)
  letGo()
  expect((await last).status).toBe(200)
  expect((await again).headers.get('Idempotency-Replayed'), 'a repetition is none of them').toBe('true')
})

test('a command of a cold process is one load and one append, one of a warm process an append alone', async () => {
  const { stage, table } = await faulty()
  await warm(table, 0)
  const { store, calls } = observed(stage.store)
  const cold = stage.open({ store })
  await expectOk(table.seat(0, cold).post(table.at('/commands'), bodyOf('motto A')))
  await expectOk(table.seat(0, cold).post(table.at('/commands'), bodyOf('bid 1')))
  expect(calls).toEqual(['load', 'append', 'append'])
})

test('an act that waited in the queue dies with its token, and one that became legal meanwhile succeeds', async () => {
  const stage = await faulty()
  const { table } = stage
  const replaced = await expectOk(
    table.hostClient.post(table.at('/seats/1/replace'), { kind: 'human' }, { 'Idempotency-Key': 'R' }),
  )
  const heir = client(stage.service, replaced.body.token)
  await expectOk(heir.get(table.at('/prompts')))
  const letGo = heldUp(stage)
  const first = table.say(0, 'motto A')
  await vi.waitFor(() => expect(stage.calls.filter((c) => c === 'append')).toHaveLength(2))
  stage.calls.length = 0
  const dying = heir.post(table.at('/commands'), bodyOf('bid 1'))
  const becoming = table.say(0, 'bid 2')
  for (let turns = 0; turns < 10; turns++) await new Promise((next) => setImmediate(next))
  expect(stage.calls, 'both wait').toEqual([])
  await stage.store.rotate(table.id, [{ kind: 'seat', seat: 1 }], [])
  letGo()
  expect((await first).status).toBe(200)
  expect((await dying).body.code).toBe('token-invalid')
  expect((await becoming).status).toBe(200)
})
