import { describe, expect, test } from 'vitest'
import { client } from '../../support/service.ts'
import { graphql } from '../support/graphql.ts'
import type { MakeStage } from '../support/stage.ts'
import { openStream } from '../support/stream.ts'
import { type Answer, expectOk, seatToys, type Table, toTurn } from '../support/table.ts'
import { eventually } from './streams.ts'

const FOUR = { seats: [{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }] }

const say = (table: Table, seat: number, to: unknown, text = 'Hello.', headers = {}) =>
  table.seat(seat).post(table.at('/messages'), { to, text }, headers)

const textsOf = ({ body }: Answer): string[] => body.messages.map(({ text }: { text: string }) => text)

const heardBy = async (table: Table, token: string | undefined, query = '') =>
  textsOf(await client(table, token).get(table.at(`/messages${query}`)))

export function talk(make: MakeStage): void {
  describe('table talk', () => {
    test('is heard by those to whom it is said, and stands in no log, view or record', async () => {
      const table = await seatToys((await make()).open(), FOUR)
      await toTurn(table)
      const before = await table.revision()
      const text = 'Well?\n\t🤫 \u202f!'
      const said = await expectOk(say(table, 0, 'all', text))
      expect(said).toMatchObject({ status: 201, body: { seat: 0, to: 'all', text } })
      expect(said.headers.get('Cache-Control')).toBe('private, no-store')
      await expectOk(say(table, 0, 'team', 'ours'))
      await expectOk(say(table, 1, 0, 'yours'))
      const page = await table.seat(0).get(table.at('/messages'))
      expect(page.body).toMatchObject({
        messages: [said.body, { seat: 0, to: 'team', text: 'ours' }, { seat: 1, to: 0, text: 'yours' }],
        next: null,
      })
      expect(page.headers.get('Vary')).toBe('Authorization')
      expect(await heardBy(table, table.seats[1])).toEqual([text, 'yours'])
      expect(await heardBy(table, table.seats[2])).toEqual([text, 'ours'])
      for (const token of [table.seats[3], table.host, table.watch, undefined])
        expect(await heardBy(table, token)).toEqual([text])
      expect(await table.revision()).toBe(before)
      await table.hostClient.post(table.at('/abandon'))
      expect((await table.nobody.get(table.at('/record'))).text).not.toContain('🤫')
    })

    test('comes page by page, after a message that its reader may see', async () => {
      const table = await seatToys((await make()).open(), FOUR)
      await toTurn(table)
      const secret = await expectOk(say(table, 1, 'team', 'secret'))
      for (const text of ['a', 'b', 'c']) await expectOk(say(table, 0, 'all', text))
      const first = await table.nobody.get(table.at('/messages?limit=2'))
      expect(textsOf(first)).toEqual(['a', 'b'])
      expect(first.body.next).toBe(first.body.messages[1].id)
      const last = await table.nobody.get(table.at(`/messages?limit=2&after=${first.body.next}`))
      expect([textsOf(last), last.body.next]).toEqual([['c'], null])
      for (const after of [secret.body.id, crypto.randomUUID(), 'x'])
        expect((await table.seat(0).get(table.at(`/messages?after=${after}`))).body).toMatchObject({
          status: 400,
          code: 'bad-parameter',
        })
      expect(await heardBy(table, table.seats[3], `?after=${secret.body.id}`)).toEqual(['a', 'b', 'c'])
    })

    test('is refused where nobody would hear it, or it is no text', async () => {
      const table = await seatToys((await make()).open(), { seats: [{ team: 0 }, { team: 1 }] })
      await toTurn(table)
      for (const [to, text] of [
        [0, 'to myself'],
        [2, 'to no seat'],
        ['team', 'to nobody else'],
        ['none', 'x'],
        ['all', ' \n'],
        ['all', 'a\u202eb'],
        ['all', 'x'.repeat(2001)],
        ['all', '\ud800'],
      ] as const)
        expect((await say(table, 0, to, text)).body, text).toMatchObject({
          status: 422,
          code: 'invalid-body',
        })
      expect((await say(table, 0, 'all', '👍'.repeat(1000))).status).toBe(201)
      expect((await table.nobody.post(table.at('/messages'), { to: 'all', text: 'x' })).status).toBe(401)
      const host = await table.hostClient.post(table.at('/messages'), { to: 'all', text: 'x' })
      expect(host.body).toMatchObject({ status: 403, code: 'talk-forbidden' })
    })

    test('is limited as the game says, from the start to the end', async () => {
      const table = await seatToys((await make()).open(), {
        seats: [{ team: 0 }, { team: 1 }, { join: 'open', team: 0 }],
      })
      expect((await say(table, 0, 'all', 'before the start')).status).toBe(201)
      expect((await say(table, 0, 'team')).body).toMatchObject({ status: 409, code: 'not-started' })
      const { body } = await table.nobody.post(table.at('/seats/2/claim'), { name: 'Cy' })
      await expectOk(table.say(0, 'motto A'))
      expect((await say(table, 0, 'all')).body).toMatchObject({ status: 403, code: 'talk-forbidden' })
      expect((await say(table, 0, 1)).status).toBe(403)
      expect((await say(table, 0, 2)).status).toBe(201)
      expect((await say(table, 0, 'team')).status).toBe(201)
      await table.hostClient.post(table.at('/abandon'))
      expect((await say(table, 0, 'all', 'after the end')).status).toBe(201)
      expect(await heardBy(table, body.token)).toEqual([
        'before the start',
        'Hello.',
        'Hello.',
        'after the end',
      ])
    })

    test('is said once under a key, whatever has become of the match', async () => {
      const table = await seatToys((await make()).open())
      const key = { 'Idempotency-Key': 'k1' }
      await toTurn(table)
      const first = await expectOk(say(table, 0, 'all', 'once', key))
      await table.hostClient.post(table.at('/abandon'))
      const again = await expectOk(say(table, 0, 'all', 'once', key))
      expect([again.status, again.text]).toEqual([first.status, first.text])
      expect(again.headers.get('Idempotency-Replayed')).toBe('true')
      expect(first.headers.get('Idempotency-Replayed')).toBeNull()
      expect((await say(table, 0, 'all', 'twice', key)).body).toMatchObject({
        status: 422,
        code: 'idempotency-key-reused',
      })
      expect((await say(table, 1, 'all', 'mine', key)).status).toBe(201)
      expect(await heardBy(table, undefined)).toEqual(['once', 'mine'])
    })

    test('at once from one seat is heard as often as it was said, and too much of it is not', async () => {
      const table = await seatToys((await make()).open())
      await toTurn(table)
      const all = await Promise.all(Array.from({ length: 6 }, (_, n) => say(table, 0, 'all', `${n}`)))
      const said = all.filter(({ status }) => status === 201).length
      expect(said).toBeGreaterThan(0)
      expect(await heardBy(table, undefined)).toHaveLength(said)
      let last: Answer | undefined
      for (let n = said; n < 21; n++) last = await say(table, 0, 'all', `${n}`)
      expect(last!.body).toMatchObject({ status: 429, code: 'talk-hasty' })
      expect(Number(last!.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect((await say(table, 1, 'all')).status).toBe(201)
    })

    test('comes over the stream as it is said, without an id, from other processes too', async () => {
      const stage = await make()
      const service = stage.open()
      const other = stage.open()
      const table = await seatToys(service, FOUR)
      await toTurn(table)
      await expectOk(say(table, 0, 'all', 'too early for the stream'))
      const revision = await table.revision()
      const mine = await openStream(service, table.at('/events'), table.seats[1])
      const watching = await openStream(service, table.at('/events'), table.watch)
      await mine.until(revision)
      await watching.until(revision)
      await expectOk(say(table, 3, 'team', 'ours'))
      await mine.hears(1)
      await expectOk(table.seat(0, other).post(table.at('/messages'), { to: 'all', text: 'all' }))
      const poll = () => service.app.hub?.poll(stage.store)
      let heard = false
      const both = Promise.all([mine.hears(2), watching.hears(1)]).then(() => {
        heard = true
      })
      await eventually(
        () => heard,
        async () => poll?.(),
      )
      await both
      expect(mine.messages.map(({ text }) => text)).toEqual(['ours', 'all'])
      expect(watching.messages.map(({ text }) => text)).toEqual(['all'])
      const page = await table.seat(1).get(table.at('/messages'))
      expect(page.body.messages.slice(1)).toEqual(mine.messages)
      expect(mine.ids.at(-1)).toBe(revision)
      await Promise.all([mine.leave(), watching.leave()])
    })

    test('is said and heard over GraphQL as well', async () => {
      const service = (await make()).open()
      const table = await seatToys(service)
      await toTurn(table)
      const send = async (seat: number, args: string) => {
        const query = `mutation ($id: ID!) { sendMessage(matchId: $id, ${args}) { __typename ... on SentMessage { replayed message { id seat to toSeat text } } ... on Problem { code status errors { path } } } }`
        return (await graphql(service, table.seats[seat], query, { id: table.id })).body.data.sendMessage
      }
      expect(await send(0, 'to: all, text: "A", idempotencyKey: "k"')).toMatchObject({
        replayed: false,
        message: { seat: 0, to: 'all', toSeat: null, text: 'A' },
      })
      expect(await send(0, 'to: all, text: "A", idempotencyKey: "k"')).toMatchObject({ replayed: true })
      expect(await send(1, 'toSeat: 0, text: "B"')).toMatchObject({ message: { to: null, toSeat: 0 } })
      for (const args of ['text: "x"', 'to: all, toSeat: 0, text: "x"'])
        expect(await send(1, args)).toMatchObject({
          code: 'invalid-body',
          status: 422,
          errors: [{ path: '/to' }],
        })
      const read = async (seat: number | undefined, args = 'first: 1') => {
        const query = `query ($id: ID!) { match(id: $id) { messages(${args}) { edges { cursor node { text } } pageInfo { hasNextPage hasPreviousPage } } } }`
        const token = seat === undefined ? undefined : table.seats[seat]
        return (await graphql(service, token, query, { id: table.id })).body.data.match.messages
      }
      const first = await read(0)
      expect(first).toMatchObject({ edges: [{ node: { text: 'A' } }], pageInfo: { hasNextPage: true } })
      expect(await read(0, `after: "${first.edges[0].cursor}"`)).toMatchObject({
        edges: [{ node: { text: 'B' } }],
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      })
      expect((await read(undefined)).pageInfo.hasNextPage).toBe(false)
    })
  })
}
