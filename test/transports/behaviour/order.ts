import { describe, expect, test } from 'vitest'
import { client } from '../../support/service.ts'
import { type MakeStage, observed } from '../support/stage.ts'
import { expectOk, offered, seatToys, toTurn } from '../support/table.ts'
import { freshToken } from './viewers.ts'

const KEY = { 'Idempotency-Key': 'k1' }

/** Of two things that are wrong, the one that is checked first is what the answer speaks of. */
export function order(make: MakeStage): void {
  describe('the order of checks', () => {
    const atTurn = async () => {
      const stage = await make()
      const service = stage.open()
      const table = await seatToys(service)
      const seat = await toTurn(table)
      return { stage, service, table, seat, other: 1 - seat, revision: await table.revision() }
    }

    test('the token comes before the idempotency key', async () => {
      const { service, table, seat } = await atTurn()
      await expectOk(table.say(seat, 'end', KEY))
      const stranger = await client(service, freshToken()).post(
        table.at('/commands'),
        { type: 'endTurn' },
        KEY,
      )
      expect(stranger.body.code).toBe('token-invalid')
      const host = await table.hostClient.post(table.at('/commands'), { type: 'endTurn' }, KEY)
      expect(host.body.code).toBe('not-allowed')
    })

    test('the token comes before what is wrong with the body', async () => {
      const { service, table } = await atTurn()
      const bodies: [string, object][] = [
        ['/commands', { type: 7 }],
        ['/commands', { nothing: 1 }],
        ['/undo', { to: 'x' }],
        ['/seats/1/replace', { kind: 'cat' }],
      ]
      for (const [rest, body] of bodies) {
        const stranger = await client(service, freshToken()).post(table.at(rest), body)
        expect(stranger.body.code, rest).toBe('token-invalid')
        expect((await client(service).post(table.at(rest), body)).body.code, rest).toBe('token-missing')
      }
      expect((await table.seat(0).post(table.at('/seats/1/replace'), { kind: 'cat' })).body.code).toBe(
        'not-allowed',
      )
      expect((await table.hostClient.post(table.at('/seats/1/replace'), { kind: 'cat' })).body.code).toBe(
        'invalid-body',
      )
      const garbled = await table.fetch(table.at('/commands'), {
        method: 'POST',
        body: '{',
        headers: { 'Content-Type': 'text/plain', Authorization: 'Bearer hg_seat_nonsense' },
      })
      expect(garbled.status, 'a malformed token before a malformed body').toBe(401)
      const closed = (await make()).open({ settings: { openCreation: false } })
      expect((await client(closed).post('/v1/matches', { game: 1 })).body.code).toBe('token-missing')
    })

    test('the key comes before If-Match, prompt, body and rules', async () => {
      const { table, seat } = await atTurn()
      const first = await expectOk(table.say(seat, 'end', KEY))
      const post = (body: object, headers = {}) =>
        table.seat(seat).post(table.at('/commands'), body, { ...KEY, ...headers })
      for (const [body, headers] of [
        [{ type: 'endTurn' }, { 'If-Match': '"1"' }],
        [{ type: 'endTurn', prompt: 'gone.1' }, {}],
        [{ type: 'endTurn' }, {}],
      ] as const) {
        const again = await post(body, headers)
        expect(again.status).toBe(200)
        expect(again.body.entry).toEqual(first.body.entry)
        expect(again.headers.get('Idempotency-Replayed')).toBe('true')
      }
      for (const body of [
        { type: 'roll' },
        { type: 'no-such' },
        { type: 5 },
        {},
        { type: 'endTurn', more: 1 },
      ]) {
        const reused = await post(body, { 'If-Match': '"1"' })
        expect(reused.body.code, JSON.stringify(body)).toBe('idempotency-key-reused')
        expect(reused.status).toBe(422)
      }
    })

    test('If-Match comes before the prompt, the prompt before the body, the body before the rules', async () => {
      const { table, seat, other, revision } = await atTurn()
      const post = (n: number, body: object, headers = {}) =>
        table.seat(n).post(table.at('/commands'), body, headers)
      const stale = { 'If-Match': `"${revision - 1}"` }
      const current = { 'If-Match': `"${revision}"` }
      const prompt = 'turn.1'
      expect((await post(seat, { type: 'roll', prompt }, stale)).body).toMatchObject({
        code: 'stale-revision',
        status: 412,
        revision,
      })
      expect((await post(seat, {}, stale)).body.code).toBe('stale-revision')
      expect((await post(seat, { type: 'roll', prompt, more: 1 }, current)).body.code).toBe('prompt-gone')
      expect((await post(seat, { type: 'roll', more: 1 }, current)).body.code).toBe('invalid-command')
      expect((await post(other, { type: 'roll', more: 1 }, current)).body.code).toBe('invalid-command')
      expect((await post(other, { type: 'roll' }, current)).body.code).toBe('not-your-turn')
      expect((await post(seat, { type: 'roll' }, current)).body).toMatchObject({
        code: 'roll-too-early',
        status: 425,
      })
    })

    test('before a match has started and after it is over, that is said before the body is looked at', async () => {
      const stage = await make()
      const service = stage.open()
      const waiting = await seatToys(service, { seats: [{}, { join: 'open' }] })
      for (const body of [{ type: 'roll' }, { type: 'no-such' }, {}])
        expect((await waiting.seat(0).post(waiting.at('/commands'), body)).body.code).toBe('not-started')
      await waiting.hostClient.post(waiting.at('/abandon'))
      expect((await waiting.seat(0).post(waiting.at('/commands'), {})).body.code).toBe('match-over')
    })

    test('a refused command stores nothing and occupies no key', async () => {
      const stage = await make()
      const { store, calls } = observed(stage.store)
      const service = stage.open({ store })
      const table = await seatToys(service)
      const seat = await toTurn(table)
      const before = await table.seat(seat).get(table.at('/events'))
      calls.length = 0
      const refused = [
        { type: 'roll' },
        { type: 'roll', prompt: 'turn.1' },
        { type: 'place' },
        { type: 'x' },
        {},
      ]
      for (const body of refused) {
        const answer = await table.seat(seat).post(table.at('/commands'), body, KEY)
        expect(answer.status).toBeGreaterThanOrEqual(400)
      }
      expect((await table.seat(seat).post(table.at('/undo'), {}, KEY)).status).toBe(409)
      expect(calls).not.toContain('append')
      expect((await table.seat(seat).get(table.at('/events'))).text).toBe(before.text)
      const placed = await expectOk(
        table.seat(seat).post(table.at('/commands'), await offered(table, seat, 'place'), KEY),
      )
      expect(placed.headers.get('Idempotency-Replayed')).toBeNull()
    })

    test('an accepted command is one statement, the first of a token too where it was made here; a refusal is looked up', async () => {
      const stage = await make()
      const { store, calls } = observed(stage.store)
      const table = await seatToys(stage.open({ store }))
      calls.length = 0
      await expectOk(table.say(0, 'motto A'))
      await expectOk(table.say(1, 'bid 1'))
      expect(calls).toEqual(['append', 'append'])
      calls.length = 0
      expect((await table.say(1, 'roll')).status).toBe(409)
      expect(calls).toContain('load')
      expect(calls).not.toContain('append')
    })

    test('a dry run tells whether it is legal and nothing else: no entry, no draw, no key', async () => {
      const stage = await make()
      const { store, calls } = observed(stage.store)
      const service = stage.open({ store })
      const table = await seatToys(service)
      const seat = await toTurn(table)
      await expectOk(table.seat(seat).post(table.at('/commands'), await offered(table, seat, 'place')))
      const revision = await table.revision()
      const dry = (body: object, headers = {}) =>
        table.seat(seat).post(table.at('/commands?dryRun=true'), body, headers)
      calls.length = 0
      for (let i = 0; i < 3; i++) {
        const legal = await dry({ type: 'roll' }, KEY)
        expect(legal.text).toBe('{"legal":true}')
        expect(legal.headers.get('ETag')).toBeNull()
      }
      expect((await dry({ type: 'show', to: 9 })).body.code).toBe('invalid-command')
      expect((await dry({ type: 'show', to: 3 })).body.code).toBe('no-such-seat')
      expect((await dry({ type: 'roll' }, { 'If-Match': '"1"' })).body.code).toBe('stale-revision')
      expect((await dry({ type: 'roll', prompt: 'turn.1' })).body.code).toBe('prompt-gone')
      expect((await dry({})).body.code).toBe('invalid-command')
      expect((await table.hostClient.post(table.at('/commands?dryRun=true'), { type: 'roll' })).status).toBe(
        403,
      )
      expect(calls.filter((c) => c !== 'load' && c !== 'markUsed')).toEqual([])
      expect(await table.revision()).toBe(revision)
      const real = await expectOk(table.say(seat, 'roll', KEY))
      expect(real.body.revision).toBe(revision + 1)
      const twin = await seatToys(service)
      expect(await toTurn(twin)).toBe(seat)
      await expectOk(twin.seat(seat).post(twin.at('/commands'), await offered(twin, seat, 'place')))
      const undisturbed = await expectOk(twin.say(seat, 'roll'))
      expect(undisturbed.body.entry.events).toEqual(real.body.entry.events)
    })
  })
}
