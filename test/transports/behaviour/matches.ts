import { describe, expect, test } from 'vitest'
import { hashToken, makeToken } from '../../../src/app/index.ts'
import { commitmentOf } from '../../../src/core/index.ts'
import { client } from '../../support/service.ts'
import { SEED } from '../../support/world.ts'
import { type MakeStage, observed } from '../support/stage.ts'
import { expectOk, seatToys } from '../support/table.ts'
import { newKey } from './viewers.ts'

const TOY = { game: 'toy', seats: [{}, {}] }

export function matches(make: MakeStage): void {
  describe('making and ending matches', () => {
    test('a match is made as its body says, and every token works', async () => {
      const service = (await make()).open()
      const made = await client(service).post('/v1/matches', {
        game: 'toy',
        options: { goal: 3 },
        seats: [
          { name: 'Ada', role: 'keeper' },
          { name: 'Ben', join: 'invite', team: 1 },
          { kind: 'bot' },
          { join: 'open' },
        ],
        visibility: 'public',
      })
      expect(made.status).toBe(201)
      const { match, hostToken, watchToken, seats } = made.body
      expect(made.headers.get('Location')).toBe(`/v1/matches/${match.id}`)
      expect(made.headers.get('Cache-Control')).toBe('private, no-store')
      expect(match).toMatchObject({
        game: 'toy',
        status: 'waiting',
        revision: 0,
        visibility: 'public',
        options: { goal: 3, rounds: 12 },
        pending: [],
        deadlines: [],
        outcome: null,
        seedGiven: false,
        seats: [
          {
            seat: 0,
            name: 'Ada',
            kind: 'human',
            role: 'keeper',
            join: 'token',
            taken: true,
            resigned: false,
          },
          { seat: 1, name: 'Ben', kind: 'human', team: 1, join: 'invite', taken: false },
          { seat: 2, name: null, kind: 'bot', taken: true },
          { seat: 3, name: null, join: 'open', taken: false },
        ],
      })
      expect(match.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(seats.map((s: object) => Object.keys(s))).toEqual([
        ['seat', 'token'],
        ['seat', 'invite'],
        ['seat'],
        ['seat'],
      ])
      const head = await client(service).get(`/v1/matches/${match.id}`)
      expect({ ...head.body, now: 0, updatedAt: 0 }).toEqual({ ...match, now: 0, updatedAt: 0 })
      for (const token of [hostToken, watchToken, seats[0].token])
        expect((await client(service, token).get(`/v1/matches/${match.id}`)).body.id).toBe(match.id)
      const before = await client(service).get(`/v1/matches/${match.id}/view`)
      expect(before.body).toEqual({ revision: 0, viewer: 'spectator', view: null })
      expect((await client(service).get(`/v1/matches/${match.id}/picture.svg`)).text).toContain(
        'has not started',
      )
    })

    test('what does not fit is 422 and says where', async () => {
      const service = (await make()).open({ settings: { testOptions: false } })
      const post = async (body: object) => (await client(service).post('/v1/matches', body)).body
      expect(await post({ ...TOY, game: 'chess' })).toMatchObject({ status: 422, code: 'unknown-game' })
      expect(await post({ ...TOY, seats: [{}] })).toMatchObject({ status: 422, code: 'invalid-seats' })
      expect(await post({ ...TOY, seats: [{ role: 'king' }, {}] })).toMatchObject({
        status: 422,
        code: 'invalid-seats',
        errors: [{ path: '/seats/0' }],
      })
      expect(await post({ ...TOY, seats: [{ role: 'keeper' }, { role: 'keeper' }] })).toMatchObject({
        status: 422,
        code: 'invalid-seats',
        detail: 'A house has one keeper.',
      })
      expect(await post({ ...TOY, seats: [{}, { kind: 'bot', join: 'open' }] })).toMatchObject({
        code: 'invalid-seats',
      })
      expect(await post({ ...TOY, options: { goal: 0, x: 1 } })).toMatchObject({
        status: 422,
        code: 'invalid-options',
        errors: [{ path: '/options/goal' }, { path: '/options/x', code: 'unknown-key' }],
      })
      expect(await post({ ...TOY, seed: SEED })).toMatchObject({
        code: 'invalid-body',
        errors: [{ path: '/seed' }],
      })
      expect(await post({ ...TOY, more: 1 })).toMatchObject({
        errors: [{ path: '/more', code: 'unknown-key' }],
      })
      expect(await post({ ...TOY, seats: [{ admin: true }, {}] })).toMatchObject({
        errors: [{ path: '/seats/0/admin' }],
      })
      expect(await post({ game: 'bletchley', seats: [{ role: 'spy' }, {}] })).toMatchObject({
        code: 'invalid-seats',
      })
      expect(await post({ game: 'bletchley', seats: [{ team: 1 }, {}] })).toMatchObject({
        code: 'invalid-seats',
      })
    })

    test('the game fills in the roles that were left out', async () => {
      const service = (await make()).open()
      const roles = async (seats: object[]) =>
        (await client(service).post('/v1/matches', { ...TOY, seats })).body.match.seats.map(
          (s: { role: string }) => s.role,
        )
      expect(await roles([{}, {}, {}])).toEqual(['keeper', 'guest', 'guest'])
      expect(await roles([{}, { role: 'keeper' }])).toEqual(['guest', 'keeper'])
      expect(await roles([{ role: 'guest' }, {}])).toEqual(['guest', 'keeper'])
    })

    test('a seed is taken where tests may choose, the match says so, and the same seed is the same match', async () => {
      const service = (await make()).open()
      const [one, other] = [await seatToys(service), await seatToys(service)]
      const head = (await one.nobody.get(one.at())).body
      expect(head).toMatchObject({ seedGiven: true, commitment: commitmentOf(SEED) })
      const [here, there] = [
        await one.seat(0).get(one.at('/view')),
        await other.seat(0).get(other.at('/view')),
      ]
      expect(here.body.view.hands).toEqual(there.body.view.hands)
      const free = await client(service).post('/v1/matches', TOY)
      expect(free.body.match).toMatchObject({ seedGiven: false })
      expect(free.body.match.commitment).not.toBe(head.commitment)
    })

    test('where creation is closed it takes a living API key, or the secret one', async () => {
      const stage = await make()
      const adminKey = 'an-admin-key-of-somebody'
      const service = stage.open({ settings: { openCreation: false, adminKeyHash: hashToken(adminKey) } })
      const key = await newKey(stage)
      const create = async (token?: string) =>
        await client(service, token).post('/v1/matches', { ...TOY, visibility: 'private' })
      expect((await create()).body).toMatchObject({ status: 401, code: 'token-missing' })
      expect((await create(makeToken('key', (n) => new Uint8Array(n)))).body.code).toBe('token-invalid')
      expect((await create(`${adminKey}x`)).status).toBe(401)
      const [mine, admins] = [await create(key), await create(adminKey)]
      expect([mine.status, admins.status]).toEqual([201, 201])
      expect((await create(mine.body.hostToken)).status).toBe(401)
      const head = async (id: string, token: string) =>
        (await client(service, token).get(`/v1/matches/${id}`)).status
      expect(await head(mine.body.match.id, key)).toBe(200)
      expect(await head(admins.body.match.id, adminKey)).toBe(200)
      expect(await head(mine.body.match.id, adminKey)).toBe(404)
      expect(await head(admins.body.match.id, key)).toBe(404)
      const listed = await client(service, adminKey).get('/v1/matches?mine=true')
      expect(listed.body.matches.map((m: { id: string }) => m.id)).toContain(admins.body.match.id)
      const { id } = (await stage.store.keys()).at(-1)!
      await stage.store.revokeKey(id)
      expect((await create(key)).body.code).toBe('token-invalid')
    })

    test('matches are listed newest first, page by page, and by game and status', async () => {
      const stage = await make()
      const service = stage.open()
      const key = await newKey(stage)
      const ids: string[] = []
      for (let i = 0; i < 5; i++) {
        ids.unshift((await seatToys(service, { visibility: 'public' }, key)).id)
        await stage.later()
      }
      const list = async (query: string) =>
        (await client(service, key).get(`/v1/matches?mine=true${query}`)).body
      const idsIn = (page: { matches: { id: string }[] }) => page.matches.map((m) => m.id)
      const seen: string[] = []
      let cursor = ''
      for (let pages = 0; ; pages++) {
        const page = await list(`&limit=2${cursor}`)
        seen.push(...idsIn(page))
        if (page.next === null) {
          expect(pages).toBe(2)
          break
        }
        cursor = `&cursor=${page.next}`
      }
      expect(seen).toEqual(ids)
      expect(idsIn(await list('&game=toy&status=active'))).toEqual(ids)
      expect(idsIn(await list('&status=finished'))).toEqual([])
      expect(idsIn(await list('&game=bletchley'))).toEqual([])
      const [first] = (await list('')).matches
      expect(first).toMatchObject({
        revision: 1,
        status: 'active',
        pending: [0],
        seats: [{ seat: 0, name: null }, { seat: 1 }],
      })
      for (const query of [
        '&limit=0',
        '&limit=101',
        '&limit=x',
        '&limit=',
        '&limit=1e1',
        '&status=gone',
        '&cursor=1',
        '&limit=1&limit=2',
      ])
        expect((await list(query)).code, query).toBe('bad-parameter')
    })

    test('a match whose last seat is claimed while it is removed goes on', async () => {
      const stage = await make()
      const watched = observed(stage.store)
      const service = stage.open({ store: watched.store })
      const table = await seatToys(service, { seats: [{}, { join: 'open' }] })
      watched.around('forget', async (forget) => {
        watched.heal()
        expect((await client(service).post(table.at('/seats/1/claim'), {})).status).toBe(200)
        return forget()
      })
      const answer = await table.hostClient.delete(table.at())
      expect(answer.body).toMatchObject({ status: 409, code: 'match-running' })
      expect((await table.hostClient.get(table.at())).body.status).toBe('active')
    })

    test('the host ends, watches over and removes a match', async () => {
      const service = (await make()).open()
      const table = await seatToys(service)
      const fresh = await expectOk(table.hostClient.post(table.at('/watch-token')))
      expect((await client(service, table.watch).get(table.at())).status).toBe(401)
      expect((await client(service, fresh.body.watchToken).get(table.at())).status).toBe(200)
      expect((await table.hostClient.delete(table.at())).body).toMatchObject({
        status: 409,
        code: 'match-running',
      })
      expect((await table.nobody.get(table.at('/record'))).body).toMatchObject({
        status: 409,
        code: 'match-not-over',
      })
      const ended = await expectOk(table.hostClient.post(table.at('/abandon')))
      expect(ended.body).toMatchObject({ status: 'abandoned', revision: 2, pending: [], deadlines: [] })
      expect(ended.body.outcome).toEqual({ result: 'abandoned', places: [], detail: {} })
      expect((await table.say(0, 'motto A')).body.code).toBe('match-over')
      expect((await table.say(0, 'undo')).body.code).toBe('match-over')
      expect((await table.hostClient.post(table.at('/seats/0/replace'), { kind: 'bot' })).body.code).toBe(
        'match-over',
      )
      const { body } = await table.nobody.get(table.at('/events?after=1'))
      expect(body.entries[0]).toMatchObject({ seat: null, events: [{ type: 'matchAbandoned', data: {} }] })
      const removed = await table.hostClient.delete(table.at())
      expect([removed.status, removed.text]).toEqual([204, ''])
      expect((await table.hostClient.get(table.at())).status).toBe(404)
      const waiting = await seatToys(service, { seats: [{}, { join: 'open' }] })
      expect((await waiting.hostClient.delete(waiting.at())).status).toBe(204)
    })
  })

  describe('seats', () => {
    test('F20: ten clients race for one seat: one wins, the others are told, nobody has another’s token', async () => {
      const stage = await make()
      const services = [stage.open(), stage.open()]
      const table = await seatToys(services[0]!, { seats: [{}, { join: 'open' }] })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          client(services[i % 2]!).post(table.at('/seats/1/claim'), { name: `Player ${i}` }),
        ),
      )
      const won = answers.filter((a) => a.status === 200)
      expect(won).toHaveLength(1)
      for (const lost of answers.filter((a) => a !== won[0])) {
        expect(lost.body).toMatchObject({ status: 409, code: 'seat-taken' })
        expect(lost.body.token).toBeUndefined()
      }
      const head = (await table.nobody.get(table.at())).body
      expect(head.status).toBe('active')
      expect(head.seats[1].name).toBe(`Player ${answers.indexOf(won[0]!)}`)
      expect((await client(services[1]!, won[0]!.body.token).get(table.at('/prompts'))).body.seat).toBe(1)
    })

    test('a match starts when its last seat is filled, by claim or by replacement', async () => {
      const service = (await make()).open()
      const table = await seatToys(service, { seats: [{}, { join: 'open' }, { join: 'invite' }] })
      await expectOk(table.nobody.post(table.at('/seats/1/claim'), { name: 'Ben' }))
      expect((await table.nobody.get(table.at())).body).toMatchObject({ status: 'waiting', revision: 1 })
      await expectOk(table.hostClient.post(table.at('/seats/2/replace'), { kind: 'human' }))
      const { body } = await table.nobody.get(table.at('/events'))
      expect(body.entries.map((e: { events: { type: string }[] }) => e.events[0]!.type)).toEqual([
        'seatTaken',
        'seatReplaced',
        'matchStarted',
      ])
      expect(JSON.stringify(body)).not.toContain('Ben')
      expect((await table.nobody.get(table.at())).body.status).toBe('active')
    })

    test('a seat replaced while waiting is no longer to be claimed, and its invitation is dead', async () => {
      const service = (await make()).open()
      const made = await client(service).post('/v1/matches', {
        game: 'toy',
        seats: [{}, { join: 'invite' }, { join: 'open' }],
      })
      const at = `/v1/matches/${made.body.match.id}`
      const host = client(service, made.body.hostToken)
      const { invite } = made.body.seats[1]
      await expectOk(host.post(`${at}/seats/1/replace`, { kind: 'human', name: 'Cy' }))
      const late = await client(service).post(`${at}/seats/1/claim`, { invite })
      expect([401, 409]).toContain(late.status)
      expect(late.body.token).toBeUndefined()
      expect((await client(service).post(`${at}/seats/1/claim`, {})).status).toBe(403)
    })

    test('nobody claims a seat of a match that is over: it would begin again with its seed known', async () => {
      const service = (await make()).open()
      const table = await seatToys(service, { seats: [{}, { join: 'open' }] })
      await expectOk(table.hostClient.post(table.at('/abandon')))
      const record = await table.nobody.get(table.at('/record'))
      expect(record.text).toContain(SEED)
      expect((await table.nobody.post(table.at('/seats/1/claim'), {})).body).toMatchObject({
        status: 409,
        code: 'match-over',
      })
      expect((await table.nobody.get(table.at())).body).toMatchObject({ status: 'abandoned', revision: 1 })
    })

    test('claims are refused for seats that are not free, not there, or not named well', async () => {
      const service = (await make()).open()
      const table = await seatToys(service, {
        seats: [{}, { join: 'open' }, { kind: 'bot' }, { join: 'invite' }],
      })
      const claim = async (seat: string, body: object) =>
        (await table.nobody.post(table.at(`/seats/${seat}/claim`), body)).body
      expect(await claim('0', {})).toMatchObject({ status: 409, code: 'seat-taken' })
      expect(await claim('2', {})).toMatchObject({ status: 409, code: 'seat-taken' })
      expect(await claim('3', {})).toMatchObject({ status: 403, code: 'not-allowed' })
      for (const seat of ['4', '99', '-1', 'x', '1.0', '1e0', '%31%00'])
        expect((await claim(seat, {})).status, seat).toBe(404)
      for (const name of ['', ' '.repeat(41), 'a\u0000b', 'a\nb', '\ud800', 'a\u202eb', 7]) {
        const { status, errors } = await claim('1', { name })
        expect([status, ...new Set(errors.map((e: { path: string }) => e.path))]).toEqual([422, '/name'])
      }
      const odd = '👩‍🚀 é́ <b>"&\'</b> ﷽'
      expect((await table.nobody.post(table.at('/seats/1/claim'), { name: odd })).status).toBe(200)
      expect((await table.nobody.get(table.at())).body.seats[1].name).toBe(odd)
    })
  })
}
