import { describe, expect, test } from 'vitest'
import { client, type TestService } from '../../support/service.ts'
import { type MakeStage, observed } from '../support/stage.ts'
import { type Answer, bodyOf, expectOk, offered, seatToys, type Table, toTurn } from '../support/table.ts'

const STRONG = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const K = { 'Idempotency-Key': 'K-1' }

const tally = (answers: readonly Answer[]) => [...new Set(answers.map((a) => a.status))].sort()
const head = (service: TestService, table: Table, token?: string) => client(service, token).get(table.at())

/** What a repeat has to have in common with the first: everything but `now`. */
const core = ({ status, body, headers }: Answer) => ({
  status,
  revision: body.revision,
  at: body.at,
  entry: JSON.stringify(body.entry),
  etag: headers.get('ETag'),
})

export function idempotency(make: MakeStage): void {
  describe('idempotency', () => {
    const opened = async (body = {}) => {
      const stage = await make()
      const service = stage.open()
      const table = await seatToys(service, body)
      return { stage, service, table }
    }

    test('probe 12: twenty times at once and once more later is one append and one answer', async () => {
      const { stage, table } = await opened()
      const seat = await toTurn(table)
      const revision = await table.revision()
      const services = [stage.open(), stage.open(), stage.open()]
      const send = (i: number) =>
        table.seat(seat, services[i % 3]).post(table.at('/commands'), { type: 'endTurn' }, K)
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)))
      answers.push(await send(20), await send(21))
      expect(tally(answers)).toEqual([200])
      expect(new Set(answers.map((a) => JSON.stringify(core(a)))).size).toBe(1)
      expect(answers.filter((a) => a.headers.get('Idempotency-Replayed') === null)).toHaveLength(1)
      expect(await table.revision()).toBe(revision + 1)
    })

    test('probe 13, F18: another body is refused; another actor or match has keys of its own', async () => {
      const { service, table } = await opened()
      const mine = await expectOk(table.say(0, 'motto A', K))
      const other = await table.seat(0).post(table.at('/commands'), bodyOf('motto B'), K)
      expect(other.body).toMatchObject({ code: 'idempotency-key-reused', status: 422 })
      const theirs = await table.say(1, 'bid 7', K)
      expect(theirs.status).toBe(200)
      expect(theirs.headers.get('Idempotency-Replayed')).toBeNull()
      expect(theirs.body.revision).toBe(mine.body.revision + 1)
      const elsewhere = await seatToys(service)
      expect((await elsewhere.say(0, 'motto B', K)).headers.get('Idempotency-Replayed')).toBeNull()
      const host = await table.hostClient.post(table.at('/abandon'), undefined, K)
      expect(host.status).toBe(200)
      expect(host.headers.get('Idempotency-Replayed')).toBeNull()
    })

    test('the same command spelt otherwise is the same; quoted and bare keys are the same', async () => {
      const { table } = await opened()
      const first = await expectOk(table.say(0, 'motto A', K))
      const raw = '{ "text" : "\\u0041",\n "type":"inscribe", "prompt": "whatever" }'
      const again = await table.seat(0).send('POST', table.at('/commands'), undefined, { ...K })
      expect(again.body.code).toBe('idempotency-key-reused')
      const response = await rawPost(table, raw, { 'Idempotency-Key': '"K-1"' })
      expect(await response.json()).toMatchObject({ revision: first.body.revision })
    })

    /** On the raw service of the table: bytes as they are. */
    const rawPost = (table: Table, body: string, headers: Record<string, string>) =>
      table.fetch(table.at('/commands'), {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${table.seats[0]}`,
          ...headers,
        },
      })

    test('a repeat is equal to the first in every byte but `now`, which is the present', async () => {
      const { table } = await opened()
      await expectOk(table.say(0, 'motto A'))
      const first = await expectOk(table.say(0, 'bid 10', K))
      await expectOk(table.say(1, 'bid 20'))
      const again = await table.say(0, 'bid 10', K)
      const { now: one, ...rest } = first.body
      const { now: other, ...same } = again.body
      expect(JSON.stringify(same)).toBe(JSON.stringify(rest))
      expect(one.revision).toBe(first.body.revision)
      expect(other.revision).toBe(first.body.revision + 1)
      expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
      expect(first.body.entry.events[0].secret).toEqual({ number: 10 })
    })

    test.each(['current', 'behind', 'empty'])(
      'the same key and If-Match again, from a process whose cache is %s, gives the first entry',
      async (cache) => {
        const { stage, table } = await opened()
        const other = stage.open()
        await expectOk(table.say(0, 'motto A'))
        const revision = await table.revision()
        if (cache !== 'empty') await expectOk(table.seat(0, other).get(table.at('/prompts')))
        if (cache !== 'empty') await expectOk(table.seat(0, other).get(table.at('/prompts')))
        const headers = { ...K, 'If-Match': `"${revision}.0"` }
        const first = await expectOk(table.say(0, 'bid 10', headers))
        if (cache === 'current') await expectOk(table.seat(0, other).get(table.at('/view')))
        const again = await table.seat(0, other).post(table.at('/commands'), bodyOf('bid 10'), headers)
        expect(core(again)).toEqual(core(first))
        expect(await table.revision()).toBe(revision + 1)
      },
    )

    test('an undo and a resignation are repeated safely', async () => {
      const { table } = await opened({ seats: [{}, {}, {}] })
      const seat = await toTurn(table)
      await expectOk(table.seat(seat).post(table.at('/commands'), await offered(table, seat, 'place')))
      const undone = await expectOk(table.say(seat, 'undo', K))
      const again = await table.say(seat, 'undo', K)
      expect(core(again)).toEqual(core(undone))
      expect((await table.seat(seat).post(table.at('/undo'), { to: 1 }, K)).body.code).toBe(
        'idempotency-key-reused',
      )
      expect((await table.say(seat, 'end', K)).body.code).toBe('idempotency-key-reused')
      const key = { 'Idempotency-Key': 'bye' }
      const resigned = await expectOk(table.say(seat, 'resign', key))
      expect(core(await table.say(seat, 'resign', key))).toEqual(core(resigned))
      expect((await table.say(seat, 'resign')).body.code).toBe('seat-resigned')
    })

    test('creating twice under one key is one match; tokens nobody used are exchanged, others live', async () => {
      const stage = await make()
      const service = stage.open()
      const key = STRONG()
      const body = { game: 'toy', seats: [{}, { join: 'invite' }, { join: 'open' }] }
      const create = (asked: object = body) => client(service).post('/v1/matches', asked, key)
      const first = (await create()).body
      const at = `/v1/matches/${first.match.id}`
      await expectOk(client(service, first.seats[0].token).get(`${at}/view`))
      const again = await create()
      expect(again.status).toBe(201)
      expect(again.headers.get('Location')).toBe(at)
      expect(again.headers.get('Idempotency-Replayed')).toBe('true')
      expect(again.body.match.id).toBe(first.match.id)
      const statusOf = async (token: string) => (await client(service, token).get(`${at}/view`)).status
      expect(await statusOf(first.seats[0].token)).toBe(200)
      for (const token of [first.hostToken, first.watchToken]) expect(await statusOf(token)).toBe(401)
      for (const token of [again.body.hostToken, again.body.watchToken, again.body.seats[0].token])
        expect(await statusOf(token)).toBe(200)
      const claim = (invite: string) => client(service).post(`${at}/seats/1/claim`, { invite })
      expect((await claim(first.seats[1].invite)).body.code).toBe('token-invalid')
      expect((await claim(again.body.seats[1].invite)).status).toBe(200)
      const later = (await create()).body.seats
      expect(later[1]).toEqual({ seat: 1 })
      expect((await create({ ...body, visibility: 'public' })).body.code).toBe('idempotency-key-reused')
      const weak = await client(service).post('/v1/matches', body, { 'Idempotency-Key': 'short' })
      expect(weak.body).toMatchObject({ code: 'idempotency-key-weak', status: 400 })
    })

    test('a repeated create leaves alone what claims and replacements granted, and hands out no second', async () => {
      const stage = await make()
      const service = stage.open()
      const key = STRONG()
      const body = { game: 'toy', seats: [{}, { join: 'invite' }, { join: 'open' }, { join: 'invite' }] }
      const create = async () => (await expectOk(client(service).post('/v1/matches', body, key))).body
      const first = await create()
      const at = `/v1/matches/${first.match.id}`
      const granted = async (path: string, asked: object, token?: string): Promise<string> =>
        (await expectOk(client(service, token).post(`${at}/seats/${path}`, asked))).body.token
      const unused = [
        await granted('0/replace', { kind: 'human' }, first.hostToken),
        await granted('1/claim', { invite: first.seats[1].invite }),
        await granted('2/claim', {}),
      ]
      const again = await create()
      expect(again.seats).toEqual([
        { seat: 0 },
        { seat: 1 },
        { seat: 2 },
        { seat: 3, invite: expect.not.stringMatching(first.seats[3].invite) },
      ])
      const statusOf = async (token: string) => (await client(service, token).get(`${at}/prompts`)).status
      for (const token of unused) expect(await statusOf(token)).toBe(200)
      expect(await statusOf(first.seats[0].token)).toBe(401)
      const late = await client(service).post(`${at}/seats/3/claim`, { invite: first.seats[3].invite })
      expect(late.body.code).toBe('token-invalid')
      await granted('3/claim', { invite: again.seats[3].invite })
      for (const token of unused) expect(await statusOf(token)).toBe(200)
    })

    test('a token that another process has replaced before its first use does nothing on the one that made it', async () => {
      const stage = await make()
      const [here, there] = [stage.open(), stage.open()]
      const key = STRONG()
      const body = { game: 'toy', seats: [{}, {}] }
      const { match, seats } = (await expectOk(client(here).post('/v1/matches', body, key))).body
      const at = `/v1/matches/${match.id}`
      const say = (token: string, line: string) => client(here, token).post(`${at}/commands`, bodyOf(line), K)
      // Used by its first command, so that it stays.
      await expectOk(say(seats[0].token, 'motto A'))
      await expectOk(client(there).post('/v1/matches', body, key))
      expect((await client(here, seats[0].token).get(`${at}/view`)).status).toBe(200)
      expect((await say(seats[1].token, 'bid 1')).body).toMatchObject({ code: 'token-invalid', status: 401 })
      const log = await expectOk(client(here, seats[0].token).get(`${at}/events`))
      expect(log.body.entries.at(-1).revision).toBe(2)
    })

    describe('what dies while a request under it is being served does nothing', () => {
      /** Two processes; on the first of them something happens right before a statement goes out. */
      const between = async (body: object) => {
        const stage = await make()
        const { store, around, heal } = observed(stage.store)
        const [here, there] = [stage.open({ store }), stage.open()]
        const key = STRONG()
        const create = async () => (await expectOk(client(there).post('/v1/matches', body, key))).body
        const made = await create()
        const at = `/v1/matches/${made.match.id}`
        const rightBefore = (method: 'append' | 'markUsed', happens: () => Promise<unknown>) =>
          around(method, async (call) => {
            heal()
            await happens()
            return call()
          })
        const revision = async () => (await client(there).get(at)).body.revision
        return { here, there, create, made, at, rightBefore, revision }
      }

      test('a token nobody has used', async () => {
        const { here, create, made, at, rightBefore, revision } = await between({
          game: 'toy',
          seats: [{}, {}],
        })
        rightBefore('markUsed', create)
        const late = await client(here, made.seats[0].token).post(`${at}/commands`, bodyOf('motto A'), K)
        expect(late.body.code).toBe('token-invalid')
        expect(await revision()).toBe(1)
      })

      test('an invitation', async () => {
        const seats = [{}, { join: 'invite' }]
        const { here, there, create, made, at, rightBefore, revision } = await between({ game: 'toy', seats })
        let again: typeof made
        rightBefore('append', async () => {
          again = await create()
        })
        const claim = (service: TestService, invite: string) =>
          client(service).post(`${at}/seats/1/claim`, { invite })
        expect((await claim(here, made.seats[1].invite)).body.code).toBe('token-invalid')
        expect(await revision()).toBe(0)
        expect((await claim(there, again!.seats[1].invite)).status).toBe(200)
      })

      test('a token of a seat that has been handed over', async () => {
        const { here, there, made, at, rightBefore, revision } = await between({
          game: 'toy',
          seats: [{}, {}],
        })
        const key = STRONG()
        const replace = async (): Promise<string> =>
          (
            await expectOk(
              client(there, made.hostToken).post(`${at}/seats/0/replace`, { kind: 'human' }, key),
            )
          ).body.token
        const token = await replace()
        await expectOk(client(here, token).get(`${at}/view`))
        rightBefore('append', replace)
        const late = await client(here, token).post(`${at}/commands`, bodyOf('motto A'), K)
        expect(late.body.code).toBe('token-invalid')
        expect(await revision()).toBe(2)
        await expectOk(client(here, await replace()).post(`${at}/commands`, bodyOf('motto A'), K))
      })
    })

    test('ten creates at once under one key are one match', async () => {
      const stage = await make()
      const services = [stage.open(), stage.open()]
      const key = STRONG()
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          client(services[i % 2]!).post('/v1/matches', { game: 'toy', seats: [{}, {}] }, key),
        ),
      )
      expect(tally(all)).toEqual([201])
      expect(new Set(all.map((a) => a.body.match.id)).size).toBe(1)
    })

    test('a claim is repeated with a fresh token; the first dies unless it was used', async () => {
      const { service, table } = await opened({ seats: [{}, { join: 'open' }, { join: 'open' }] })
      const key = STRONG()
      const claim = (seat: number, body: object, headers: Record<string, string> = key) =>
        client(service).post(table.at(`/seats/${seat}/claim`), body, headers)
      const first = await expectOk(claim(1, { name: 'Ben' }))
      const again = await expectOk(claim(1, { name: 'Ben' }))
      expect(again.headers.get('Idempotency-Replayed')).toBe('true')
      expect(again.body.token).not.toBe(first.body.token)
      expect((await head(service, table, first.body.token)).status).toBe(401)
      expect((await head(service, table, again.body.token)).status).toBe(200)
      const third = await expectOk(claim(1, { name: 'Ben' }))
      expect((await head(service, table, again.body.token)).status).toBe(200)
      expect((await head(service, table, third.body.token)).status).toBe(200)
      expect((await claim(1, { name: 'Cy' })).body.code).toBe('idempotency-key-reused')
      expect((await claim(2, { name: 'Ben' })).body.code).toBe('idempotency-key-reused')
      expect((await claim(1, { name: 'Ben' }, STRONG())).body.code).toBe('seat-taken')
      expect((await claim(2, {}, { 'Idempotency-Key': 'guess' })).body.code).toBe('idempotency-key-weak')
      expect(await table.revision()).toBe(1)
    })

    test('claims that are sent at once under one key are one claim, and somebody holds its token', async () => {
      const { stage, table } = await opened({ seats: [{}, { join: 'open' }] })
      const services = [stage.open(), stage.open()]
      const key = STRONG()
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          client(services[i % 2]!).post(table.at('/seats/1/claim'), {}, key),
        ),
      )
      expect(tally(answers)).toEqual([200])
      const alive = await Promise.all(
        answers.map(async (a) => (await client(services[0]!, a.body.token).get(table.at('/prompts'))).status),
      )
      expect(alive).toContain(200)
      const log = (await table.nobody.get(table.at('/events'))).body.entries
      expect(log.map((e: { events: { type: string }[] }) => e.events[0]!.type)).toEqual([
        'seatTaken',
        'matchStarted',
      ])
    })

    test('a replacement is repeated with a fresh token that kills the first, used or not, everywhere', async () => {
      const { stage, service, table } = await opened({ seats: [{}, {}] })
      await expectOk(table.say(0, 'motto A'))
      const replace = (headers: Record<string, string> = K, body: object = { kind: 'human' }) =>
        table.hostClient.post(table.at('/seats/0/replace'), body, headers)
      const first = await expectOk(replace())
      const other = stage.open()
      const asFirst = client(other, first.body.token)
      // Used, and twice, so that the other process knows it well.
      await expectOk(asFirst.get(table.at('/prompts')))
      await expectOk(asFirst.get(table.at('/prompts')))
      const revision = await table.revision()
      const again = await expectOk(replace())
      expect(again.headers.get('Idempotency-Replayed')).toBe('true')
      expect(again.body.seat).toBe(0)
      expect(await table.revision()).toBe(revision)
      expect((await asFirst.post(table.at('/commands'), bodyOf('bid 1'))).status).toBe(401)
      expect((await asFirst.get(table.at('/view'))).status).toBe(401)
      expect(
        (await client(other, again.body.token).post(table.at('/commands'), bodyOf('bid 1'))).status,
      ).toBe(200)
      expect((await replace(K, { kind: 'bot' })).body.code).toBe('idempotency-key-reused')
      await expectOk(replace({ 'Idempotency-Key': 'K-2' }))
      expect((await replace()).body.code).toBe('seat-taken')
      expect((await head(service, table, again.body.token)).status).toBe(401)
    })

    test('abandoning twice under one key is fine, without one it is a conflict', async () => {
      const { table } = await opened()
      const first = await expectOk(table.hostClient.post(table.at('/abandon'), undefined, K))
      const again = await table.hostClient.post(table.at('/abandon'), undefined, K)
      expect(again.status).toBe(200)
      expect({ ...again.body, now: 0 }).toEqual({ ...first.body, now: 0 })
      expect(again.headers.get('Idempotency-Replayed')).toBe('true')
      expect((await table.hostClient.post(table.at('/abandon'))).body.code).toBe('match-over')
    })

    test('a new watch token needs no key: whatever key is sent, each request kills the token before', async () => {
      const { service, table } = await opened()
      const rotate = async () =>
        (await expectOk(table.hostClient.post(table.at('/watch-token'), undefined, K))).body.watchToken
      const first = await rotate()
      await expectOk(head(service, table, first))
      await expectOk(table.hostClient.post(table.at('/seats/0/replace'), { kind: 'human' }, K))
      const second = await rotate()
      expect(second).not.toBe(first)
      const statuses = [table.watch, first, second].map(async (t) => (await head(service, table, t)).status)
      expect(await Promise.all(statuses)).toEqual([401, 401, 200])
    })

    test('a key is 1 to 255 visible characters', async () => {
      const { table } = await opened()
      for (const bad of ['""', 'a b', 'é', 'x'.repeat(256), 'a, b'])
        expect((await table.say(0, 'motto A', { 'Idempotency-Key': bad })).body.code, bad).toBe('bad-header')
      expect((await table.say(0, 'motto A', { 'Idempotency-Key': '~'.repeat(255) })).status).toBe(200)
    })
  })
}
