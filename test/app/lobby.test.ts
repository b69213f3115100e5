import { expect, test } from 'vitest'
import { readRecord, verify } from '../../src/core/index.ts'
import { openWords } from '../../src/open-words.ts'
import { anyToy } from '../games/toy/table.ts'
import { createTestClock, createTestService } from '../support/service.ts'
import { expectOk, seatToys } from '../transports/support/table.ts'

const DAY = 86_400_000

const opened = (lobbyDays?: number) => {
  const clock = createTestClock()
  const service = createTestService({ clock, settings: lobbyDays === undefined ? {} : { lobbyDays } })
  return { clock, service }
}

test('a match that is not filled in time is given up, listed so, and removed like any other', async () => {
  const { clock, service } = opened(3)
  const table = await seatToys(service, { visibility: 'public', seats: [{}, { join: 'open' }] })
  clock.pass(3 * DAY - 1)
  expect(await service.app.sweep()).toBe(0)
  expect((await table.nobody.get(table.at())).body.status).toBe('waiting')
  clock.pass(1)
  await service.app.sweep()
  const head = (await table.nobody.get(table.at())).body
  expect(head).toMatchObject({
    status: 'abandoned',
    revision: 1,
    outcome: { result: 'abandoned', places: [], detail: { why: 'unfilled' } },
  })
  const listed = await table.nobody.get('/v1/matches?status=abandoned')
  expect(listed.body.matches.map(({ id }: { id: string }) => id)).toEqual([table.id])
  const { entries } = (await table.nobody.get(table.at('/events?lines=en'))).body
  expect(entries[0]).toMatchObject({
    seat: null,
    events: [{ type: 'matchAbandoned', line: 'Not all seats were taken in time; the match is given up.' }],
  })
  expect((await table.nobody.post(table.at('/seats/1/claim'), {})).body).toMatchObject({ code: 'match-over' })
  const record = readRecord((await table.nobody.get(table.at('/record'))).text)
  const { entries: verdicts } = verify(record, anyToy, openWords().forLanguage('en')!)
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['right'])
  expect(await service.app.sweep()).toBe(0)
  clock.pass(DAY + 1)
  expect(await service.app.retire(1)).toBe(1)
  expect(service.errors).toEqual([])
})

test('one that is filled is not, and its time has nothing to do with who takes a seat when', async () => {
  const { clock, service } = opened(3)
  const open = { join: 'open' }
  const filled = await seatToys(service, { seats: [{}, open] })
  const table = await seatToys(service, { seats: [{}, open, open] })
  clock.pass(2 * DAY)
  for (const one of [filled, table]) await expectOk(one.nobody.post(one.at('/seats/1/claim'), {}))
  clock.pass(DAY)
  await service.app.sweep()
  expect((await filled.nobody.get(filled.at())).body.status).toBe('active')
  expect((await table.nobody.get(table.at())).body.status).toBe('abandoned')
})

test('where nothing is said of it, a match waits for ever, and a longer time holds from when it is set', async () => {
  const { clock, service } = opened()
  const table = await seatToys(service, { seats: [{}, { join: 'open' }] })
  clock.pass(1000 * DAY)
  expect(await service.app.sweep()).toBe(0)
  expect((await table.nobody.get(table.at())).body.status).toBe('waiting')

  const short = opened(3)
  const late = await seatToys(short.service, { seats: [{}, { join: 'open' }] })
  const longer = createTestService({
    clock: short.clock,
    store: short.service.store,
    settings: { lobbyDays: 5 },
  })
  short.clock.pass(4 * DAY)
  await longer.app.sweep()
  expect(await longer.app.sweep()).toBe(0)
  expect((await late.nobody.get(late.at())).body.status).toBe('waiting')
  short.clock.pass(DAY)
  await longer.app.sweep()
  expect((await late.nobody.get(late.at())).body.status).toBe('abandoned')
  expect([...short.service.errors, ...longer.errors]).toEqual([])
})
