import { describe, expect, test } from 'vitest'
import type { MakeStage } from '../support/stage.ts'
import { bodyOf, expectOk, offered, seatToys, toTurn } from '../support/table.ts'

export function play(make: MakeStage): void {
  describe('playing', () => {
    const open = async (body = {}) => seatToys((await make()).open(), body)

    test('a command is answered with its entry, as its seat may see it, and what is asked now', async () => {
      const table = await open()
      await expectOk(table.say(0, 'motto A'))
      const answer = await expectOk(table.say(0, 'bid 7'))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('ETag')).toBe('"3.0"')
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(Object.keys(answer.body)).toEqual(['revision', 'at', 'entry', 'now'])
      expect(answer.body).toMatchObject({
        revision: 3,
        at: answer.body.entry.at,
        entry: {
          revision: 3,
          seat: 0,
          rules: 1,
          events: [{ type: 'sealed', data: { seat: 0 }, secret: { number: 7 } }],
        },
        now: { revision: 3, pending: [1], prompts: [] },
      })
      const seenByOther = await table.seat(1).get(table.at('/events?after=2'))
      expect(seenByOther.body.entries[0].events).toEqual([{ type: 'sealed', data: { seat: 0 } }])
      const minimal = await table.say(1, 'bid 8', { Prefer: 'respond-async, return=minimal' })
      expect(Object.keys(minimal.body.now)).toEqual(['revision', 'pending'])
    })

    test('prompts say what the seat may do, from its own view; each command offered is accepted', async () => {
      const table = await open()
      const asked = await expectOk(table.seat(0).get(table.at('/prompts')))
      expect(asked.headers.get('Vary')).toBe('Authorization')
      expect(asked.headers.get('Cache-Control')).toBe('private, no-store')
      expect(asked.body).toMatchObject({
        revision: 1,
        seat: 0,
        pending: [0],
        always: [{ type: 'resign' }, { type: 'propose', what: 'pause' }],
        undo: [],
        prompts: [
          {
            id: 'motto.1',
            kind: 'motto',
            text: { code: 'toy.motto' },
            commands: [],
            open: [{ type: 'inscribe', schema: { properties: { type: { const: 'inscribe' } } } }],
            deadline: null,
            notation: ['motto Light for all'],
          },
        ],
      })
      expect((await table.seat(1).get(table.at('/prompts'))).body.prompts).toEqual([])
      const seat = await toTurn(table)
      const { body } = await table.seat(seat).get(table.at('/prompts'))
      for (const command of body.prompts[0].commands)
        expect((await table.seat(seat).post(table.at('/commands?dryRun=true'), command)).body).toEqual({
          legal: true,
        })
    })

    test('F15: a question keeps its id whatever others do, and a repeated or late answer never hits the next one', async () => {
      const table = await open({ seats: [{}, {}, {}] })
      await expectOk(table.say(0, 'motto A'))
      const [{ id }] = (await table.seat(1).get(table.at('/prompts'))).body.prompts
      await expectOk(table.say(0, 'bid 1'))
      expect((await table.seat(1).get(table.at('/prompts'))).body.prompts[0].id).toBe(id)
      const answer = (prompt: string) =>
        table.seat(1).post(table.at('/commands'), { ...bodyOf('bid 2'), prompt })
      expect((await answer(id)).status).toBe(200)
      expect((await answer(id)).body).toMatchObject({ code: 'prompt-gone', status: 409, revision: 4 })
      await expectOk(table.say(2, 'bid 999'))
      const turn = (await table.nobody.get(table.at())).body.pending[0]
      await expectOk(table.say(turn, 'end'))
      expect((await answer(id)).body.code).toBe('prompt-gone')
      expect((await answer('nonsense')).body.code).toBe('prompt-gone')
      const [{ id: next }] = (await table.seat(1).get(table.at('/prompts'))).body.prompts
      expect(next).not.toBe(id)
      expect((await answer(next)).status).toBe(200)
    })

    test('probe 11: If-Match takes any tag of the revision and refuses what is none', async () => {
      const table = await open()
      const seat = await toTurn(table)
      const revision = await table.revision()
      const dry = (tag: string) =>
        table.seat(seat).post(table.at('/commands?dryRun=true'), { type: 'endTurn' }, { 'If-Match': tag })
      for (const tag of [
        `"${revision}"`,
        `"${revision}.0"`,
        `W/"${revision}"`,
        `${revision}`,
        `"${revision}.spectator"`,
        '*',
        `${revision}.1`,
      ])
        expect((await dry(tag)).status, tag).toBe(200)
      for (const tag of [
        '"abc"',
        '"1e9"',
        '"-1"',
        '-1',
        '"1", "2"',
        '1,2',
        'NaN',
        '""',
        '"',
        '1.5.2',
        '"99999999999"',
        '0x1',
      ])
        expect((await dry(tag)).body, tag).toMatchObject({ code: 'bad-header', status: 400 })
      expect((await dry('"0"')).body).toMatchObject({ code: 'stale-revision', revision })
      expect((await dry('"999999999"')).body).toMatchObject({ code: 'stale-revision', revision })
      expect((await table.say(seat, 'end', { 'If-Match': `W/"${revision}"` })).status).toBe(200)
      expect((await table.seat(seat).post(table.at('/undo'), {}, { 'If-Match': '"1"' })).status).toBe(412)
    })

    test('probe 2: the seat is the one of the token, whatever the body says', async () => {
      const table = await open({ seats: [{}, {}] })
      await expectOk(table.say(0, 'motto A'))
      for (const field of ['seat', 'actor', 'player', 'targetSeat']) {
        const refused = await table.seat(1).post(table.at('/commands'), { ...bodyOf('bid 1'), [field]: 0 })
        expect(refused.body).toMatchObject({
          status: 422,
          errors: [{ path: `/${field}`, code: 'unknown-key' }],
        })
      }
      const asked = await table.seat(1).post(table.at('/commands?seat=0'), bodyOf('bid 1'))
      expect(asked.body).toMatchObject({ status: 400, errors: [{ path: '/seat' }] })
      const told = await table
        .seat(1)
        .post(table.at('/commands'), bodyOf('bid 1'), { 'X-Seat': '0', Seat: '0' })
      expect(told.body.entry.seat).toBe(1)
    })

    test('probe 5: keys that do not belong are named, and nothing of them stays', async () => {
      const table = await open()
      for (const key of ['admin', 'seq', 'revision', 'actor', 'constructor', '__proto__', 'toString']) {
        const answer = await table.fetch(table.at('/commands'), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${table.seats[0]}` },
          body: `{"type":"inscribe","text":"A","${key}":{"admin":true}}`,
        })
        const problem = (await answer.json()) as { status: number; errors: { path: string }[] }
        expect(problem.status, key).toBe(422)
        expect(
          problem.errors.map((e) => e.path),
          key,
        ).toEqual([`/${key}`])
      }
      expect(({} as { admin?: boolean }).admin).toBeUndefined()
      expect(await table.revision()).toBe(1)
    })

    test('refusals come with the status of their kind and say which field', async () => {
      const table = await open()
      const say = async (seat: number, body: object) => {
        const { status, body: problem } = await table.seat(seat).post(table.at('/commands'), body)
        return [status, problem.code]
      }
      expect(await say(1, bodyOf('motto B'))).toEqual([403, 'keeper-only'])
      expect(await say(0, bodyOf('bid 1'))).toEqual([409, 'wrong-phase'])
      expect(await say(0, { type: 'fly' })).toEqual([422, 'unknown-command'])
      const seat = await toTurn(table)
      expect(await say(seat, { type: 'roll' })).toEqual([425, 'roll-too-early'])
      const { body } = await table.seat(seat).post(table.at('/commands'), { type: 'place', card: 'k9' })
      expect(body.errors.map((e: { path: string }) => e.path)).toEqual(['/card', '/lamp'])
    })

    test('resigning is always possible, and from then on the seat is skipped', async () => {
      const table = await open({ seats: [{}, {}, {}] })
      await expectOk(table.say(0, 'motto A'))
      await expectOk(table.say(1, 'resign'))
      await expectOk(table.say(0, 'bid 1'))
      await expectOk(table.say(2, 'bid 2'))
      const { body } = await table.nobody.get(table.at())
      expect(body.seats[1].resigned).toBe(true)
      expect(body.pending).not.toContain(1)
      expect((await table.say(1, 'bid 4')).body.code).toBe('seat-resigned')
      expect((await table.seat(1).get(table.at('/prompts'))).body).toMatchObject({
        prompts: [],
        always: [],
        undo: [],
      })
    })
  })

  describe('undo', () => {
    const atTurn = async (body = {}) => {
      const table = await seatToys((await make()).open(), body)
      return { table, seat: await toTurn(table) }
    }
    const place = async (table: Awaited<ReturnType<typeof seatToys>>, seat: number) =>
      expectOk(table.seat(seat).post(table.at('/commands'), await offered(table, seat, 'place')))

    test('one entry, or all after a revision, as far as the prompts say beforehand', async () => {
      const { table, seat } = await atTurn()
      const [first, second] = [await place(table, seat), await place(table, seat)]
      const mine = () => table.seat(seat).get(table.at('/prompts'))
      const before = first.body.revision - 1
      expect((await mine()).body.undo).toEqual([before, first.body.revision])
      const stood = await table.seat(seat).get(table.at(`/view?at=${first.body.revision}`))
      const undone = await expectOk(table.say(seat, 'undo'))
      expect(undone.headers.get('ETag')).toBe(`"${second.body.revision + 1}.${seat}"`)
      expect(undone.body.entry.events).toEqual([{ type: 'rewound', data: { to: first.body.revision } }])
      expect((await table.seat(seat).get(table.at('/view'))).body.view).toEqual(stood.body.view)
      expect((await mine()).body.undo).toEqual([before])
      await place(table, seat)
      await expectOk(table.say(seat, `undo ${before}`))
      expect((await mine()).body.undo).toEqual([])
      expect((await table.say(seat, 'undo')).body.code).toBe('nothing-to-undo')
      expect((await table.say(seat, 'undo 1')).body.code).toBe('undo-not-possible')
      expect((await table.seat(seat).post(table.at('/undo'), { to: 0 })).body.code).toBe('invalid-body')
      expect((await table.seat(seat).post(table.at('/commands'), { type: 'undo' })).body.code).toBe(
        'unknown-command',
      )
      const { body } = await table.nobody.get(table.at('/events'))
      expect(
        body.entries.filter((e: { events: { type: string }[] }) => e.events[0]!.type === 'placed'),
      ).toHaveLength(3)
    })

    test('a body may be left out; after an undo the same question has a new id', async () => {
      const { table, seat } = await atTurn()
      const idOf = async () => (await table.seat(seat).get(table.at('/prompts'))).body.prompts[0].id
      const before = await idOf()
      await place(table, seat)
      expect(await idOf()).toBe(before)
      await expectOk(table.seat(seat).post(table.at('/undo')))
      const after = await idOf()
      expect(after).not.toBe(before)
      const late = await table.seat(seat).post(table.at('/commands'), { type: 'endTurn', prompt: before })
      expect(late.body.code).toBe('prompt-gone')
      expect(
        (await table.seat(seat).post(table.at('/commands'), { type: 'endTurn', prompt: after })).status,
      ).toBe(200)
    })

    test('F33 what was revealed cannot be taken back, the prompts say so, and doing it again never re-rolls', async () => {
      const { table, seat } = await atTurn()
      await place(table, seat)
      const undone = await expectOk(table.say(seat, 'undo'))
      await place(table, seat)
      const rolled = await expectOk(table.say(seat, 'roll'))
      expect((await table.seat(seat).get(table.at('/prompts'))).body.undo).toEqual([])
      for (const text of ['undo', `undo ${rolled.body.revision - 1}`])
        expect((await table.say(seat, text)).status).toBe(409)
      const other = await seatToys(table, {})
      expect(await toTurn(other)).toBe(seat)
      await place(other, seat)
      const straight = await expectOk(other.say(seat, 'roll'))
      expect(straight.body.entry.events).toEqual(rolled.body.entry.events)
      expect(undone.body.entry.events[0].type).toBe('rewound')
    })

    test('F34 only who acted last may take it back, and no more than asked, also in a race', async () => {
      const { table, seat } = await atTurn({ seats: [{}, {}, {}] })
      const others = [0, 1, 2].filter((n) => n !== seat)
      const placed = await place(table, seat)
      for (const n of others) expect((await table.say(n, 'undo')).body.code).toBe('nothing-to-undo')
      expect((await table.hostClient.post(table.at('/undo'), {})).status).toBe(403)
      expect((await table.nobody.post(table.at('/undo'), {})).status).toBe(401)
      const tag = { 'If-Match': `"${placed.body.revision}"` }
      const answers = await Promise.all([
        table.say(seat, 'undo', tag),
        table.say(seat, 'undo', tag),
        table.say(seat, 'end', tag),
      ])
      expect(answers.map((a) => a.status).sort()).toEqual([200, 412, 412])
      const log = (await table.nobody.get(table.at('/events'))).body.entries
      expect(log).toHaveLength(placed.body.revision + 1)
      expect(log[placed.body.revision - 1].events[0].type).toBe('placed')
      if (answers[2]!.status === 200) return
      await expectOk(table.say(seat, 'end'))
      const bidder = (await table.nobody.get(table.at())).body.pending[0]
      await expectOk(table.say(bidder, 'bid 3'))
      expect((await table.say(seat, 'undo')).body.code).toBe('nothing-to-undo')
    })
  })
}
