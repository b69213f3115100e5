import { describe, expect, test } from 'vitest'
import { client } from '../../support/service.ts'
import type { MakeStage, Stage } from '../support/stage.ts'
import { type Answer, bodyOf, expectOk, seatToys, type Table, toTurn } from '../support/table.ts'

/** Numbers that look random and are the same every time. */
export function dice(seed: number): (below: number) => number {
  let x = seed
  return (below) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0
    return Math.floor((x / 2 ** 32) * below)
  }
}

const steady = ({ status, text, headers }: Answer) => [
  status,
  text.replaceAll(/"now":"[^"]*"/g, '"now"'),
  headers.get('ETag'),
]

export function coherence(make: MakeStage): void {
  describe('several processes over one database', () => {
    test('whatever each holds, it answers as one that holds nothing', async () => {
      const stage = await make()
      const services = [stage.open(), stage.open(), stage.open()]
      const roll = dice(7)
      const table = await seatToys(services[0]!, { seats: [{}, {}, {}] })
      let compared = 0
      for (let i = 0; i < 60; i++) {
        const service = services[roll(3)]!
        const { pending } = (await table.seat(0, service).get(table.at())).body
        const seat = roll(4) ? pending[roll(pending.length)] : roll(3)
        const mine = table.seat(seat, service)
        const { body } = await mine.get(table.at('/prompts'))
        const ways = body.prompts.flatMap((p: { commands: object[] }) => p.commands)
        const blind = [bodyOf('motto Hi'), bodyOf(`bid ${roll(999)}`), { type: 'endTurn' }]
        const command = ways.length && roll(4) ? ways[roll(ways.length)] : blind[roll(3)]
        if (roll(6) === 0) await mine.post(table.at('/undo'), {})
        else await mine.post(table.at('/commands'), command)
        const asked = services[roll(3)]!
        const viewer = roll(3)
        for (const rest of ['/view', '/prompts', '/events?limit=500', '']) {
          const held = await table.seat(viewer, asked).get(table.at(rest))
          const fresh = await table.seat(viewer, stage.open()).get(table.at(rest))
          expect(steady(held), rest).toEqual(steady(fresh))
          compared++
        }
        const illegal = await table
          .seat(viewer, asked)
          .post(table.at('/commands'), { type: 'place', card: 'k6', lamp: 'z' })
        expect(illegal.status).toBeGreaterThanOrEqual(409)
      }
      expect(compared).toBe(240)
      expect(await table.revision()).toBeGreaterThan(15)
    })

    const known = async (stage: Stage, table: Table, seat: number) => {
      const other = stage.open()
      const holder = table.seat(seat, other)
      await expectOk(holder.get(table.at('/prompts')))
      await expectOk(holder.get(table.at('/prompts')))
      return { other, holder }
    }

    test('a seat handed over in one is dead at once in the others, for every use of its token', async () => {
      const stage = await make()
      const service = stage.open()
      const table = await seatToys(service, { seats: [{}, {}, {}] })
      await expectOk(table.say(0, 'motto A'))
      const { other, holder } = await known(stage, table, 1)
      const next = await expectOk(table.hostClient.post(table.at('/seats/1/replace'), { kind: 'human' }))
      // The other process hears of the handover through somebody else and keeps what it knew of tokens.
      await expectOk(table.seat(0, other).get(table.at('/view')))
      expect((await holder.post(table.at('/commands'), bodyOf('bid 5'))).status).toBe(401)
      expect((await holder.post(table.at('/commands?dryRun=true'), bodyOf('bid 5'))).status).toBe(401)
      for (const rest of ['', '/view', '/prompts', '/events', '/picture.svg'])
        expect((await holder.get(table.at(rest))).status, rest).toBe(401)
      expect((await holder.get(table.at('/events'), { Accept: 'text/event-stream' })).status).toBe(401)
      expect((await client(other, next.body.token).post(table.at('/commands'), bodyOf('bid 5'))).status).toBe(
        200,
      )
    })

    test('the same where the other has heard nothing of it', async () => {
      const stage = await make()
      const table = await seatToys(stage.open(), { seats: [{}, {}, {}] })
      await expectOk(table.say(0, 'motto A'))
      const { holder } = await known(stage, table, 1)
      await expectOk(table.hostClient.post(table.at('/seats/1/replace'), { kind: 'bot' }))
      expect((await holder.post(table.at('/commands'), bodyOf('bid 5'))).status).toBe(401)
    })

    test('the seat handed over has the knowledge of its predecessor and the history stays', async () => {
      const stage = await make()
      const service = stage.open()
      const table = await seatToys(service)
      await expectOk(table.say(0, 'motto A'))
      const before = await table.seat(1).get(table.at('/view'))
      const next = await expectOk(
        table.hostClient.post(table.at('/seats/1/replace'), { kind: 'human', name: 'Grace' }),
      )
      const after = await client(service, next.body.token).get(table.at('/view'))
      expect(after.body.view).toEqual(before.body.view)
      const { body } = await table.nobody.get(table.at())
      expect(body.seats[1]).toMatchObject({ name: 'Grace', kind: 'human', taken: true })
      const log = await table.nobody.get(table.at('/events'))
      expect(log.body.entries.at(-1)).toMatchObject({
        seat: null,
        events: [{ type: 'seatReplaced', data: { seat: 1, generation: 1, kind: 'human' } }],
      })
      expect(log.text).not.toContain('Grace')
    })

    test('a match removed by one is gone in the other', async () => {
      const stage = await make()
      const table = await seatToys(stage.open())
      const { other, holder } = await known(stage, table, 0)
      expect((await table.hostClient.delete(table.at())).body.code).toBe('match-running')
      await expectOk(table.hostClient.post(table.at('/abandon')))
      expect((await table.hostClient.delete(table.at())).status).toBe(204)
      for (const rest of ['', '/view', '/events', '/record'])
        expect((await client(other).get(table.at(rest))).status, rest).toBe(404)
      expect((await holder.post(table.at('/commands'), bodyOf('motto A'))).status).toBe(404)
    })

    test('probe 10: of fifty with the same If-Match one wins, the others are told the revision', async () => {
      const stage = await make()
      const table = await seatToys(stage.open())
      const seat = await toTurn(table)
      const revision = await table.revision()
      const services = [stage.open(), stage.open(), stage.open()]
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          table
            .seat(seat, services[i % 3])
            .post(table.at('/commands'), { type: 'endTurn' }, { 'If-Match': `"${revision}"` }),
        ),
      )
      const won = answers.filter((a) => a.status === 200)
      expect(won.map((a) => a.body.revision)).toEqual([revision + 1])
      expect(won[0]!.headers.get('ETag')).toBe(`"${revision + 1}.${seat}"`)
      for (const lost of answers.filter((a) => a.status !== 200))
        expect(lost.body).toMatchObject({ code: 'stale-revision', status: 412, revision: revision + 1 })
      expect(await table.revision()).toBe(revision + 1)
    })

    test('F17: two seats that may both act both succeed, in the order in which they come', async () => {
      const stage = await make()
      const services = [stage.open(), stage.open()]
      const table = await seatToys(services[0]!, { seats: [{}, {}, {}, {}] })
      await expectOk(table.say(0, 'motto A'))
      const revision = await table.revision()
      const answers = await Promise.all(
        [0, 1, 2, 3].map((n) =>
          table.seat(n, services[n % 2]).post(table.at('/commands'), bodyOf(`bid ${n}`)),
        ),
      )
      expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 200])
      expect(answers.map((a) => a.body.revision).sort((a, b) => a - b)).toEqual(
        [1, 2, 3, 4].map((n) => revision + n),
      )
    })
  })
}
