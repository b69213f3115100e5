import { describe, expect, test } from 'vitest'
import { client } from '../../support/service.ts'
import type { MakeStage } from '../support/stage.ts'
import { expectOk, seatToys, toTurn } from '../support/table.ts'

const NOTE = { scope: 'seat', body: 'E is in\n\tthe second row 🤫' }
const TEAM = { scope: 'team', body: 'we bid 500' }

const FOUR = { seats: [{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }] }

export function helpers(make: MakeStage): void {
  describe('notes', () => {
    test('are kept for their seat alone, and in no log, view or record', async () => {
      const table = await seatToys((await make()).open())
      const path = table.at('/notes/marks')
      const before = await table.revision()
      const put = await table.seat(0).put(path, NOTE)
      expect(put).toMatchObject({ status: 200, body: NOTE })
      expect(put.headers.get('ETag')).toBe('"1"')
      const got = await table.seat(0).get(path)
      expect(got).toMatchObject({ status: 200, body: NOTE })
      expect(got.headers.get('ETag')).toBe('"1"')
      expect(got.headers.get('Cache-Control')).toBe('private, no-store')
      expect(got.headers.get('Vary')).toBe('Authorization')
      expect((await table.seat(1).get(path)).status).toBe(404)
      expect((await table.hostClient.get(path)).body).toMatchObject({ status: 403, code: 'not-allowed' })
      expect((await table.hostClient.put(path, NOTE)).status).toBe(403)
      expect((await table.nobody.get(path)).status).toBe(401)
      expect((await client(table, table.watch).get(path)).status).toBe(403)
      expect(await table.revision()).toBe(before)
      await table.hostClient.post(table.at('/abandon'))
      const record = await table.nobody.get(table.at('/record'))
      expect(record.status).toBe(200)
      expect(record.text).not.toContain('second row')
      expect((await table.seat(0).get(path)).body).toEqual(NOTE)
    })

    test('have a tag of their own: a stale write changes nothing', async () => {
      const table = await seatToys((await make()).open())
      const path = table.at('/notes/marks')
      const put = (body: string, headers: Record<string, string>) =>
        table.seat(0).put(path, { scope: 'seat', body }, headers)
      expect((await put('x', { 'If-Match': '"1"' })).body).toMatchObject({ status: 412, code: 'stale-note' })
      expect((await put('one', { 'If-None-Match': '*' })).status).toBe(200)
      expect((await put('x', { 'If-None-Match': '*' })).status).toBe(412)
      expect((await put('x', { 'If-None-Match': '"1"' })).body).toMatchObject({
        status: 400,
        code: 'bad-header',
      })
      expect((await put('two', { 'If-Match': '"1"' })).headers.get('ETag')).toBe('"2"')
      expect((await put('x', { 'If-Match': '"1"' })).status).toBe(412)
      expect((await put('x', { 'If-Match': 'one' })).status).toBe(400)
      expect((await put('three', { 'If-Match': '*' })).headers.get('ETag')).toBe('"3"')
      expect((await table.seat(0).get(path, { 'If-None-Match': '"3"' })).status).toBe(304)
      expect((await table.seat(0).get(path, { 'If-None-Match': '"2"' })).body.body).toBe('three')
    })

    test('of a team are read and written by all of it, beside those of its seats', async () => {
      const table = await seatToys((await make()).open(), FOUR)
      const team = table.at('/notes/marks?scope=team')
      expect((await table.seat(2).put(table.at('/notes/marks'), TEAM)).status).toBe(200)
      expect((await table.seat(0).put(table.at('/notes/marks'), NOTE)).status).toBe(200)
      expect((await table.seat(0).get(team)).body).toEqual(TEAM)
      expect((await table.seat(0).get(table.at('/notes/marks'))).body).toEqual(NOTE)
      expect((await table.seat(2).get(table.at('/notes/marks'))).status).toBe(404)
      for (const seat of [1, 3]) expect((await table.seat(seat).get(team)).status).toBe(404)
      const tag = { 'If-Match': '"1"' }
      const more = { scope: 'team', body: 'no, 600' }
      expect((await table.seat(0).put(table.at('/notes/marks'), more, tag)).status).toBe(200)
      expect((await table.seat(2).put(table.at('/notes/marks'), TEAM, tag)).status).toBe(412)
      expect((await table.seat(2).get(team)).body).toEqual(more)
    })

    test('there are no teams before the start, but a seat may write', async () => {
      const table = await seatToys((await make()).open(), { seats: [{}, { join: 'open' }] })
      expect((await table.seat(0).put(table.at('/notes/a'), TEAM)).body).toMatchObject({
        status: 409,
        code: 'not-started',
      })
      expect((await table.seat(0).put(table.at('/notes/a'), NOTE)).status).toBe(200)
    })

    test('go with the seat to its new holder; the old one has them no more', async () => {
      const table = await seatToys((await make()).open())
      const path = table.at('/notes/marks')
      await table.seat(1).put(path, NOTE)
      const replaced = await table.hostClient.post(table.at('/seats/1/replace'), { kind: 'human' })
      const next = client(table, replaced.body.token)
      expect((await next.get(path)).body).toEqual(NOTE)
      expect((await table.seat(1).get(path)).status).toBe(401)
      expect((await table.seat(1).put(path, NOTE)).status).toBe(401)
    })

    test('are bounded in size, number, names and signs', async () => {
      const table = await seatToys((await make()).open())
      const put = async (name: string, body: unknown) =>
        (await table.seat(0).put(table.at(`/notes/${name}`), body)).status
      const note = (body: string) => ({ scope: 'seat', body })
      expect(await put('a', note('x'.repeat(10_000)))).toBe(200)
      expect(await put('a', note('x'.repeat(10_001)))).toBe(422)
      for (const body of ['\0', '\ud800', '\u202e', '\r']) expect(await put('a', note(body))).toBe(422)
      for (const body of [{ scope: 'all', body: '' }, { body: '' }, { ...NOTE, more: 1 }, undefined])
        expect(await put('a', body)).toBe(422)
      for (const name of ['A', '-a', 'a_b', 'x'.repeat(41), '..%2f'])
        expect(await put(name, NOTE), name).toBe(400)
      for (let n = 1; n < 32; n++) expect(await put(`n${n}`, NOTE)).toBe(200)
      expect((await table.seat(0).put(table.at('/notes/one-more'), NOTE)).body).toMatchObject({
        status: 409,
        code: 'notes-full',
      })
      expect(await put('n5', NOTE)).toBe(200)
      expect((await table.seat(1).put(table.at('/notes/one-more'), NOTE)).status).toBe(200)
    })

    test('go when the match goes', async () => {
      const { store, open } = await make()
      const table = await seatToys(open())
      await table.seat(0).put(table.at('/notes/marks'), NOTE)
      await table.hostClient.post(table.at('/abandon'))
      await table.hostClient.delete(table.at())
      expect((await table.seat(0).get(table.at('/notes/marks'))).status).toBe(404)
      expect(await store.note(table.id, 'seat.0', 'marks')).toBeUndefined()
    })
  })

  describe('aids', () => {
    test('are computed from what the seat sees', async () => {
      const table = await seatToys((await make()).open())
      const unseen = async (seat: number) => table.seat(seat).get(table.at('/aids/unseen'))
      const [one, other] = [await unseen(0), await unseen(1)]
      expect(one).toMatchObject({ status: 200, body: { revision: 1, seat: 0 } })
      expect(one.headers.get('Cache-Control')).toBe('private, no-store')
      const { view } = (await table.seat(0).get(table.at('/view'))).body
      const seen = [...view.hands[0].known, ...view.hands[1].known]
      for (const [card, count] of Object.entries(one.body.result))
        expect(count, card).toBe(4 - seen.filter((c: string) => c === card).length)
      expect(other.body.result).not.toEqual(one.body.result)
    })

    test('that are not there are 404, for another seat 403, ill asked 422', async () => {
      const table = await seatToys((await make()).open())
      const aid = async (seat: number, rest: string) =>
        (await table.seat(seat).get(table.at(`/aids/${rest}`))).body
      for (const name of ['none', 'constructor', '__proto__'])
        expect(await aid(0, name), name).toMatchObject({ status: 404, code: 'not-found' })
      expect(await aid(0, 'room?lamp=a')).toEqual({ revision: 1, seat: 0, result: 7 })
      expect(await aid(1, 'room?lamp=a')).toMatchObject({ status: 403, code: 'aid-not-yours' })
      expect(await aid(0, 'room?lamp=z')).toMatchObject({ status: 422, code: 'invalid-query' })
      expect(await aid(0, 'room')).toMatchObject({ status: 422, code: 'invalid-query' })
      expect(await aid(0, 'room?lamp=a&lamp=b')).toMatchObject({ status: 400, code: 'bad-parameter' })
      expect(await aid(0, `room?lamp=${'a'.repeat(501)}`)).toMatchObject({ status: 400 })
      expect((await table.nobody.get(table.at('/aids/room'))).status).toBe(401)
      expect((await table.hostClient.get(table.at('/aids/room'))).status).toBe(403)
    })

    test('there are none before the start', async () => {
      const table = await seatToys((await make()).open(), { seats: [{}, { join: 'open' }] })
      expect((await table.seat(0).get(table.at('/aids/unseen'))).body).toMatchObject({ code: 'not-started' })
    })
  })

  describe('a clock', () => {
    const clock = { perMove: 3600, reminders: [60, 600, 60], onDeadline: 'bot' }

    test('is as it was asked for, public, and in the deadlines and prompts', async () => {
      const table = await seatToys((await make()).open(), { clock })
      const head = (await table.nobody.get(table.at())).body
      expect(head.clock).toEqual({ perMove: 3600, reminders: [600, 60], onDeadline: 'bot' })
      const started = (await table.nobody.get(table.at('/events'))).body.entries[0]
      expect(started.events[0].data.clock).toEqual(head.clock)
      const at = new Date(Date.parse(started.at) + 3_600_000).toISOString()
      expect(head.deadlines).toEqual([{ id: 'clock.0', at, seats: [0], then: 'bot' }])
      const { prompts } = (await table.seat(0).get(table.at('/prompts'))).body
      expect(prompts[0].deadline).toBe(at)
      await toTurn(table)
      expect((await table.nobody.get(table.at())).body.deadlines).toHaveLength(1)
    })

    test('is none unless asked for, and only reminds unless told otherwise', async () => {
      const service = (await make()).open()
      const [none, plain] = [await seatToys(service), await seatToys(service, { clock: { perMove: 60 } })]
      expect((await none.nobody.get(none.at())).body).toMatchObject({ clock: null, deadlines: [] })
      expect((await plain.nobody.get(plain.at())).body).toMatchObject({
        clock: { perMove: 60, reminders: [], onDeadline: 'remind' },
        deadlines: [{ id: 'clock.0', then: 'remind' }],
      })
    })

    test('that makes no sense is refused, saying where', async () => {
      const service = (await make()).open()
      const post = async (wrong: object) =>
        (await client(service).post('/v1/matches', { game: 'toy', seats: [{}, {}], clock: wrong })).body
      for (const [wrong, path] of [
        [{}, '/clock/perMove'],
        [{ perMove: 4 }, '/clock/perMove'],
        [{ perMove: 5_184_001 }, '/clock/perMove'],
        [{ perMove: 60, reminders: [60] }, '/clock/reminders'],
        [{ perMove: 60, onDeadline: 'forfeit' }, '/clock/onDeadline'],
        [{ perMove: 60, hours: 1 }, '/clock/hours'],
      ] as const)
        expect(await post(wrong), path).toMatchObject({
          status: 422,
          code: 'invalid-body',
          errors: [{ path }],
        })
    })

    test('begins when the last seat is claimed', async () => {
      const table = await seatToys((await make()).open(), { clock, seats: [{}, { join: 'open' }] })
      expect((await table.nobody.get(table.at())).body).toMatchObject({
        deadlines: [],
        clock: { perMove: 3600 },
      })
      await expectOk(table.nobody.post(table.at('/seats/1/claim'), {}))
      expect((await table.nobody.get(table.at())).body.deadlines).toMatchObject([{ id: 'clock.0' }])
    })

    test('stands in the record, which is right', async () => {
      const table = await seatToys((await make()).open(), { clock })
      await toTurn(table)
      await table.hostClient.post(table.at('/abandon'))
      const [head] = (await table.nobody.get(table.at('/record'))).text.split('\n')
      expect(JSON.parse(head!).clock).toEqual({ perMove: 3600, reminders: [600, 60], onDeadline: 'bot' })
    })
  })
}
