import { describe, expect, test } from 'vitest'
import { graphql } from '../support/graphql.ts'
import type { MakeStage } from '../support/stage.ts'
import { openStream } from '../support/stream.ts'
import { expectOk, offered, seatToys, type Table, toTurn } from '../support/table.ts'

const viewOf = async (table: Table, seat: number, at?: number) =>
  (await expectOk(table.seat(seat).get(table.at(`/view${at === undefined ? '' : `?at=${at}`}`)))).body.view

const headOf = async (table: Table) => (await table.nobody.get(table.at())).body

export function agreements(make: MakeStage): void {
  describe('agreements', () => {
    test('a pause is proposed, asked about, agreed to and ended', async () => {
      const service = (await make()).open()
      const table = await seatToys(service, { clock: { perMove: 3600 } })
      const seat = await toTurn(table)
      const proposed = await expectOk(table.say(seat, 'propose pause'))
      expect(proposed.body.entry.events).toMatchObject([{ type: 'proposed', data: { seat, what: 'pause' } }])
      const { proposal } = await headOf(table)
      expect(proposal).toMatchObject({ seat, what: 'pause', agreed: [], waitsFor: [1 - seat] })
      const { body } = await table.seat(1 - seat).get(table.at('/prompts'))
      const question = body.prompts.find(({ kind }: { kind: string }) => kind === 'proposal')
      expect(question).toMatchObject({
        commands: [{ type: 'agree' }, { type: 'refuse' }],
        deadline: proposal.until,
      })
      const dry = await table.seat(1 - seat).post(table.at('/commands?dryRun=true'), { type: 'agree' })
      expect(dry.body).toEqual({ legal: true })
      const answer = { type: 'agree', prompt: question.id }
      await expectOk(table.seat(1 - seat).post(table.at('/commands'), answer))
      expect(await headOf(table)).toMatchObject({
        proposal: null,
        pending: [],
        deadlines: [{ id: 'table.pause' }],
      })
      const roll = await table.say(seat, 'roll')
      expect(roll.body).toMatchObject({ status: 409, code: 'match-paused' })
      expect((await table.seat(seat).get(table.at('/prompts'))).body).toMatchObject({ prompts: [] })
      await expectOk(table.say(1 - seat, 'propose resume'))
      const head = await headOf(table)
      expect(head).toMatchObject({ pause: null, pending: [seat], deadlines: [{ id: `clock.${seat}` }] })
      expect(head.behind).toBeGreaterThanOrEqual(0)
      const late = await table.seat(1 - seat).post(table.at('/commands'), answer)
      expect(late.body).toMatchObject({ status: 409, code: 'prompt-gone' })
    })

    test('the game goes back behind what was revealed, for every process and every viewer', async () => {
      const stage = await make()
      const table = await seatToys(stage.open())
      const seat = await toTurn(table)
      const to = await table.revision()
      const before = [await viewOf(table, 0), await viewOf(table, 1)]
      const other = stage.open()
      await expectOk(table.seat(0, other).get(table.at('/view')))
      await expectOk(table.seat(seat).post(table.at('/commands'), await offered(table, seat, 'place')))
      await expectOk(table.say(seat, 'roll'))
      const rolled = await viewOf(table, 1 - seat)
      const stream = await openStream(table, table.at(`/events?after=${to}`), table.watch)
      await expectOk(table.say(seat, `propose undo ${to}`))
      const dry = await table.seat(1 - seat).post(table.at('/commands?dryRun=true'), { type: 'agree' })
      expect(dry.body).toEqual({ legal: true })
      const done = await expectOk(table.say(1 - seat, 'agree', { 'Idempotency-Key': 'yes' }))
      expect(done.body.entry.events.at(-1)).toMatchObject({ type: 'takenBack', data: { to } })
      expect([await viewOf(table, 0), await viewOf(table, 1)]).toEqual(before)
      for (const fresh of [other, stage.open()])
        expect((await table.seat(1, fresh).get(table.at('/view'))).body.view).toEqual(before[1])
      expect(await viewOf(table, 1 - seat, to + 2)).toEqual(rolled)
      await stream.until(done.body.revision)
      await stream.leave()
      const again = await expectOk(table.say(1 - seat, 'agree', { 'Idempotency-Key': 'yes' }))
      expect(again.body.entry).toEqual(done.body.entry)
      await expectOk(table.seat(seat).post(table.at('/commands'), await offered(table, seat, 'place')))
      await table.hostClient.post(table.at('/abandon'))
      const record = await table.nobody.get(table.at('/record'))
      expect(record.text).toContain('takenBack')
    })

    test('they are made over GraphQL too', async () => {
      const service = (await make()).open()
      const table = await seatToys(service)
      const seat = await toTurn(table)
      const ask = async (by: number, command: string) =>
        (
          await graphql(
            service,
            table.seats[by],
            `mutation { submitCommand(matchId: "${table.id}", command: { toy: ${command} }) { __typename ... on Submitted { entry { events { type line } } match { proposal { seat what to waitsFor } pause { since } vacations { seat } behind } } ... on Problem { code } } }`,
          )
        ).body.data.submitCommand
      expect(await ask(seat, '{ propose: { what: undo, to: 2 } }')).toMatchObject({
        entry: { events: [{ line: `Seat ${seat} proposes to go back to revision 2.` }] },
        match: {
          proposal: { seat, what: 'undo', to: 2, waitsFor: [1 - seat] },
          pause: null,
          vacations: [],
          behind: 0,
        },
      })
      expect(await ask(1 - seat, '{ refuse: true }')).toMatchObject({ match: { proposal: null } })
      expect(await ask(1 - seat, '{ agree: true }')).toMatchObject({ code: 'no-proposal' })
    })
  })
}
