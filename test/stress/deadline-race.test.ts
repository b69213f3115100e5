import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { createTestClock } from '../support/service.ts'
import { machineClock, stageOver } from '../transports/support/stage.ts'
import { bodyOf, seatToys } from '../transports/support/table.ts'
import { pause } from './support/play.ts'

let server: TestPostgres
let stores: MigratingStore[]

beforeAll(async () => {
  server = await startPostgres(18)
  const url = await server.createDatabase()
  stores = [openPostgres(url), openPostgres(url), openPostgres(url)]
  await stores[0]!.migrate()
})
afterAll(async () => {
  for (const store of stores ?? []) await store.close()
  await server?.stop()
})

/** Seconds for the question; the match is begun that much earlier, so that it is due in a moment. */
const SECONDS = 30
const SOON = 100

test('F35: a command about its deadline, two sweepers and a reader on Postgres: one outcome, by the recorded time', async () => {
  const [player, one, other] = stores.map((store) => stageOver(store, machineClock).open())
  const outcomes = { accepted: 0, late: 0 }
  for (let n = 0; n < 30; n++) {
    const off = ((n * 7) % 21) - 10
    const began = createTestClock(Date.now() - SECONDS * 1000 + SOON)
    const maker = stageOver(stores[0]!, began).open()
    const table = await seatToys(maker, { options: { seconds: SECONDS } })
    const deadline = began.now() + SECONDS * 1000
    const at = (moment: number) => pause(Math.max(0, moment - Date.now()))
    const [answer] = await Promise.all([
      at(deadline + off).then(() => table.seat(0, player).post(table.at('/commands'), bodyOf('motto A'))),
      at(deadline).then(() => one!.app.sweep()),
      at(deadline + 1).then(() => other!.app.sweep()),
      at(deadline - 1).then(() => table.seat(1, other).get(table.at('/view'))),
    ])
    await other!.app.sweep()
    const [first, ...more] = await stores[1]!.entries(table.id, 1, 10)
    const accepted = answer.status === 200
    outcomes[accepted ? 'accepted' : 'late']++
    expect(first!.events[0]!.type, answer.text).toBe(accepted ? 'inscribed' : 'deadlinePassed')
    if (accepted) expect(first!.at).toBeLessThan(deadline)
    else expect([first!.at, answer.status, answer.body.code]).toEqual([deadline, 409, 'wrong-phase'])
    expect(more).toEqual([])
  }
  expect(outcomes.accepted).toBeGreaterThan(0)
  expect(outcomes.late).toBeGreaterThan(0)
})
