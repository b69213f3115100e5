import { expect, test } from 'vitest'
import { createLimiter, QUOTAS } from '../../src/transports/rate-limit.ts'
import { createTestService, seatMatch } from '../support/service.ts'
import { watched } from './support/stage.ts'
import { tableOf } from './support/table.ts'

const SIX = 6

/** A table where the Alien works freely, with a transmission that waits for its response. */
async function waiting() {
  let now = 0
  const service = watched(createTestService({ limiter: createLimiter(() => now) }))
  const table = tableOf(
    service,
    await seatMatch(service, {
      game: 'signal',
      options: { alienInput: 'free' },
      seats: [{ role: 'alien' }, { role: 'expert' }],
    }),
  )
  const [alien, expert] = [table.seat(0), table.seat(1)]
  const at = table.at('/commands')
  expect((await alien.post(at, { type: 'chooseAlien', cardId: 'comet' })).status).toBe(200)
  expect((await expert.post(at, { type: 'transmit', number: 1, pieces: ['Wd@A1'] })).status).toBe(200)
  const pass = (seconds: number) => {
    now += seconds
  }
  return { table, alien, at, pass }
}

const laid = { type: 'respondFreely', pieces: ['Bd@A1'] }
const left = (answer: { headers: Headers }) =>
  Number(/^"command";r=(\d+)/.exec(answer.headers.get('RateLimit') ?? '')?.[1])

test('a command that is looked for costs as much as six others, tried or meant', async () => {
  const { alien, at, pass } = await waiting()
  pass(QUOTAS.command.window)
  const plain = await alien.post(at, { type: 'respond', choices: [] })
  expect(left(plain)).toBe(QUOTAS.command.limit - 1)
  const refused = await alien.post(at, laid)
  expect(refused.body.code).toBe('response-not-reachable')
  expect(left(refused)).toBe(QUOTAS.command.limit - 1 - SIX)
  expect(left(await alien.post(`${at}?dryRun=true`, laid))).toBe(QUOTAS.command.limit - 1 - 2 * SIX)
})

test('who has not so many left is held up before anything is looked for', async () => {
  const { alien, at, pass } = await waiting()
  pass(QUOTAS.command.window)
  for (let i = 0; i < QUOTAS.command.limit / SIX; i++)
    expect((await alien.post(at, laid)).body.code).toBe('response-not-reachable')
  pass((2 * QUOTAS.command.window) / QUOTAS.command.limit)
  const held = await alien.post(at, laid)
  expect([held.status, held.body.code]).toEqual([429, 'rate-limited'])
  expect(Number(held.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('the same over GraphQL', async () => {
  const { table, alien, pass } = await waiting()
  pass(QUOTAS.command.window)
  const query = `mutation { submitCommand(matchId: "${table.id}", command: {
    signal: { respondFreely: { pieces: ["Bd@A1"] } } }) { ... on Problem { code } } }`
  const ask = () => alien.post('/graphql', { query })
  const first = await ask()
  expect(first.body.data?.submitCommand?.code, first.text).toBe('response-not-reachable')
  expect(left(first)).toBe(QUOTAS.command.limit - SIX)
  for (let i = 1; i < QUOTAS.command.limit / SIX; i++) await ask()
  pass((2 * QUOTAS.command.window) / QUOTAS.command.limit)
  const held = await ask()
  expect(held.status, held.text).toBe(429)
})
