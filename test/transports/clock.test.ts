import { describe, expect, test } from 'vitest'
import { readRecord, verify } from '../../src/core/index.ts'
import { openWords } from '../../src/open-words.ts'
import { anyToy } from '../games/toy/table.ts'
import { client } from '../support/service.ts'
import { T0 } from '../support/world.ts'
import { memoryStage, type Stage } from './support/stage.ts'
import { bodyOf, expectOk, seatToys, type Table } from './support/table.ts'

const iso = (millis: number) => new Date(millis).toISOString()
const MINUTE = 60_000
const HOUR = 3_600_000

const seated = async (clock: object, seats: object[] = [{}, {}]) => {
  const stage = await memoryStage()
  const service = stage.open()
  return { stage, service, table: await seatToys(service, { seats, clock }) }
}

/** Time goes by while the service lives. */
async function pass({ clock, open }: Stage, millis: number, service = open()): Promise<void> {
  for (let left = millis; left > 0; left -= MINUTE) {
    clock.pass(Math.min(left, MINUTE))
    await service.app.sweep()
    await service.settled()
  }
}

const typesAfter = async (table: Table, after: number): Promise<string[][]> =>
  (await table.nobody.get(table.at(`/events?after=${after}`))).body.entries.map(
    (e: { events: { type: string }[] }) => e.events.map(({ type }) => type),
  )

const headOf = async (table: Table) => (await table.nobody.get(table.at())).body

async function verdicts(table: Table): Promise<string[]> {
  await table.hostClient.post(table.at('/abandon'))
  const record = readRecord((await table.nobody.get(table.at('/record'))).text)
  return [...new Set(verify(record, anyToy, openWords().forLanguage('en')!).entries.map((v) => v.verdict))]
}

describe('a seat whose time is up', () => {
  test('is skipped by whoever looks first, stamped with the deadline', async () => {
    const { stage, table } = await seated({ perMove: 60, onDeadline: 'skip' })
    await expectOk(table.say(0, 'motto A'))
    await expectOk(table.say(1, 'bid 5'))
    stage.clock.pass(MINUTE + 5000)
    expect((await headOf(table)).deadlines).not.toEqual([])
    const { entries } = (await table.nobody.get(table.at('/events?after=3'))).body
    expect(entries[0]).toMatchObject({
      at: iso(T0 + MINUTE),
      seat: null,
      events: [
        { type: 'deadlinePassed', data: { id: 'clock.0' } },
        { type: 'abstained' },
        { type: 'unsealed' },
      ],
    })
    expect(await verdicts(table)).toEqual(['right'])
  })

  test('is only shown to be late where the clock reminds', async () => {
    const { stage, table, service } = await seated({ perMove: 60 })
    await pass(stage, 3 * MINUTE, service)
    expect(await headOf(table)).toMatchObject({ revision: 1, deadlines: [{ at: iso(T0 + MINUTE) }] })
    expect(await stage.store.due(10)).toEqual([])
    await expectOk(table.say(0, 'motto A'))
  })

  test('has resigned where that was agreed on', async () => {
    const { stage, table } = await seated({ perMove: 60, onDeadline: 'resign' }, [{}, {}, {}])
    await expectOk(table.say(0, 'motto A'))
    await expectOk(table.say(0, 'bid 1'))
    await expectOk(table.say(1, 'bid 2'))
    stage.clock.pass(MINUTE + 1)
    expect((await headOf(table)).seats.map((s: { resigned: boolean }) => s.resigned)).toEqual([
      false,
      false,
      true,
    ])
    expect((await table.say(2, 'bid 3')).body.code).toBe('seat-resigned')
    expect(await verdicts(table)).toEqual(['right'])
  })

  test('is played by a bot until its holder acts', async () => {
    const { stage, table, service } = await seated({ perMove: 60, onDeadline: 'bot' })
    await expectOk(table.say(0, 'motto A'))
    await expectOk(table.say(0, 'bid 1'))
    stage.clock.pass(MINUTE + 1)
    await service.app.sweep()
    await service.settled()
    expect((await headOf(table)).seats.map((s: { away: boolean }) => s.away)).toEqual([false, true])
    const types = await typesAfter(table, 3)
    expect(types[0]).toEqual(['deadlinePassed', 'seatAway'])
    expect(types[1]![0]).toBe('sealed')
    const { always, undo } = (await table.seat(1).get(table.at('/prompts'))).body
    expect(always.slice(0, 2)).toEqual([{ type: 'resign' }, { type: 'resume' }])
    expect(undo).toEqual([])
    const resumed = await expectOk(table.seat(1).post(table.at('/commands'), { type: 'resume' }))
    expect(resumed.body.entry.events).toEqual([{ type: 'seatResumed', data: { seat: 1 } }])
    expect((await table.seat(1).post(table.at('/commands'), { type: 'resume' })).body).toMatchObject({
      status: 409,
      code: 'not-away',
    })
    expect((await table.seat(1).get(table.at('/prompts'))).body.always).not.toContainEqual({ type: 'resume' })
    expect(await verdicts(table)).toEqual(['right'])
  })

  test('is back with any act that is accepted, in an entry before it', async () => {
    const { stage, table } = await seated({ perMove: 60, onDeadline: 'bot' })
    await expectOk(table.say(0, 'motto A'))
    await expectOk(table.say(0, 'bid 1'))
    stage.clock.pass(MINUTE + 1)
    const key = { 'Idempotency-Key': 'back', 'If-Match': '"4"' }
    const done = await expectOk(table.say(1, 'bid 700', key))
    expect(done.body).toMatchObject({ revision: 6, entry: { revision: 6, seat: 1 } })
    expect(await typesAfter(table, 3)).toMatchObject([
      ['deadlinePassed', 'seatAway'],
      ['seatResumed'],
      ['sealed', 'unsealed'],
    ])
    expect((await headOf(table)).seats[1].away).toBe(false)
    expect((await table.say(1, 'bid 700', key)).body.entry).toEqual(done.body.entry)
    expect(await verdicts(table)).toEqual(['right'])
  })

  test('is not back with an act that is refused or only tried', async () => {
    const { stage, table } = await seated({ perMove: 60, onDeadline: 'bot' })
    await expectOk(table.say(0, 'motto A'))
    await expectOk(table.say(0, 'bid 1'))
    stage.clock.pass(MINUTE + 1)
    const dry = await table.seat(1).post(table.at('/commands?dryRun=true'), bodyOf('bid 700'))
    expect(dry.body).toEqual({ legal: true })
    expect((await table.say(1, 'motto B')).status).toBe(409)
    expect((await table.say(1, 'undo')).body).toMatchObject({ code: 'nothing-to-undo' })
    expect((await headOf(table)).seats[1].away).toBe(true)
    expect((await typesAfter(table, 3)).flat()).not.toContain('seatResumed')
  })

  test('is free of the bot when it goes to somebody else, who has all the time', async () => {
    const { stage, table } = await seated({ perMove: 60, onDeadline: 'bot' })
    await expectOk(table.say(0, 'motto A'))
    await expectOk(table.say(0, 'bid 1'))
    stage.clock.pass(MINUTE + 1)
    const { body } = await table.hostClient.post(table.at('/seats/1/replace'), { kind: 'human' })
    expect(await typesAfter(table, 3)).toEqual([['deadlinePassed', 'seatAway'], ['seatReplaced']])
    const head = await headOf(table)
    expect(head.seats[1].away).toBe(false)
    expect(head.deadlines).toEqual([{ id: 'clock.1', at: iso(T0 + 2 * MINUTE + 1), seats: [1], then: 'bot' }])
    await expectOk(client(table, body.token).post(table.at('/commands'), bodyOf('bid 9')))
  })
})

describe('field case F36: when the service was down', () => {
  test('nobody is flagged at once, whoever comes first, and the credit is in the log', async () => {
    for (const first of ['a reader', 'the seat', 'the sweeper'] as const) {
      const { stage, table, service } = await seated({ perMove: 3600, onDeadline: 'resign' })
      await pass(stage, 30 * MINUTE, service)
      stage.clock.pass(5 * HOUR) // nobody lives
      const reborn = stage.open()
      if (first === 'a reader') await table.nobody.get(table.at())
      if (first === 'the sweeper') await reborn.app.sweep()
      if (first === 'the seat')
        await expectOk(table.seat(0, reborn).post(table.at('/commands'), bodyOf('motto A')))
      const { entries } = (await client(reborn).get(table.at('/events?after=1'))).body
      const until = T0 + 30 * MINUTE + 5 * HOUR
      expect(entries[0], first).toMatchObject({
        at: iso(until),
        events: [{ type: 'clockCredited', data: { from: T0 + 30 * MINUTE, until } }],
      })
      const head = await headOf(table)
      expect(head.seats[0].resigned).toBe(false)
      if (first !== 'the seat') {
        expect(head.deadlines).toMatchObject([{ id: 'clock.0', at: iso(until + HOUR) }])
        await pass(stage, HOUR, reborn)
        expect((await headOf(table)).seats[0].resigned).toBe(true)
      }
      expect(await verdicts(table)).toEqual(['right'])
    }
  })

  test('a deadline that comes later is moved when it comes, by what was lost', async () => {
    const { stage, table, service } = await seated({ perMove: 4 * 3600, onDeadline: 'resign' })
    await pass(stage, HOUR, service)
    stage.clock.pass(2 * HOUR)
    const reborn = stage.open()
    await reborn.app.sweep()
    await pass(stage, HOUR, reborn)
    expect(await headOf(table)).toMatchObject({ revision: 2, deadlines: [{ at: iso(T0 + 6 * HOUR) }] })
    await pass(stage, 2 * HOUR, reborn)
    expect((await headOf(table)).seats[0].resigned).toBe(true)
    expect(await typesAfter(table, 1)).toMatchObject([['clockCredited'], ['deadlinePassed', 'seatResigned']])
  })

  test('a short restart is no outage', async () => {
    const { stage, table, service } = await seated({ perMove: 60, onDeadline: 'skip' })
    await service.app.sweep()
    stage.clock.pass(80_000)
    await stage.open().app.sweep()
    expect((await typesAfter(table, 1))[0]).toEqual(['deadlinePassed'])
    expect((await headOf(table)).deadlines).toEqual([]) // the motto cannot be skipped
  })
})
