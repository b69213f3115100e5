import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/index.ts'
import { client, createTestService, seatMatch } from '../support/service.ts'
import { toy } from '../toy/index.ts'

/** Bots that never find an end. */
const endless: AnyGame = {
  ...toy,
  pending: () => [0],
  deadlines: () => [],
  decide: () => [{ type: 'inscribed', data: { text: 'Beep' } }],
  outcome: () => undefined,
  bot: () => ({ type: 'inscribe', text: 'Beep' }),
}

test('a match of bots that never ends goes on at the pace of the sweep alone', async () => {
  const service = createTestService({ games: { toy: endless } })
  const { id } = await seatMatch(service, { game: 'toy', seats: [{ kind: 'bot' }, { kind: 'bot' }] })
  const revision = async () => (await client(service).get(`/v1/matches/${id}`)).body.revision as number
  await service.settled()
  const before = await revision()
  expect(before).toBeGreaterThanOrEqual(4096)
  expect(before).toBeLessThan(4096 + 300)
  service.clock.pass(1000)
  await service.app.sweep()
  await service.settled()
  const grown = (await revision()) - before
  expect(grown).toBeGreaterThan(0)
  expect(grown).toBeLessThanOrEqual(20)
})
