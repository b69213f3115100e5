import { expect, test } from 'vitest'
import { client, createTestService, seatMatch } from '../support/service.ts'

/** A match over HTTP in which seats try to say something. */
async function talking(game: string, seats: object[], options: object = {}) {
  const service = createTestService()
  const seated = await seatMatch(service, { game, seats, options })
  const path = `/v1/matches/${seated.id}/messages`
  const post = async (token: string | undefined, to: unknown) => {
    const { status, body } = await client(service, token).post(path, { to, text: 'Hm.' })
    return status === 403 ? body.code : status
  }
  const say = (seat: number, to: unknown) => post(seated.seats[seat], to)
  const end = () => client(service, seated.host).post(`/v1/matches/${seated.id}/abandon`, {})
  return { say, end, watcher: () => post(seated.watch, 'all'), host: () => post(seated.host, 'all') }
}

const NO = 'talk-forbidden'

test('A Message From the Stars, R37: an Alien is silent, a Scientist speaks to those of its team', async () => {
  const seats = [
    { team: 0, role: 'alien' },
    { team: 0, role: 'scientist' },
    { team: 0, role: 'scientist' },
    { team: 1, role: 'alien' },
    { team: 1, role: 'scientist' },
    { team: 1, role: 'scientist' },
  ]
  const { say, end, watcher, host } = await talking('message-from-the-stars', seats, { mode: 'teams' })
  for (const to of ['all', 1, 3]) expect(await say(0, to), `the Alien to ${to}`).toBe(NO)
  for (const to of ['all', 0, 3, 4]) expect(await say(1, to), `a Scientist to ${to}`).toBe(NO)
  expect([await say(1, 'team'), await say(1, 2), await say(4, 5)]).toEqual([201, 201, 201])
  expect([await watcher(), await host()]).toEqual([NO, NO])
  await end()
  expect([await say(0, 'all'), await say(1, 3)]).toEqual([201, 201])
})

test('Signal, R27: the Alien’s seats speak among themselves, and Experts to anybody', async () => {
  const seats = [{ role: 'alien' }, { role: 'expert' }, { role: 'alien' }, { role: 'expert' }]
  const { say, end, watcher } = await talking('signal', seats)
  for (const to of ['all', 1, 3]) expect(await say(0, to), `the Alien to ${to}`).toBe(NO)
  expect([await say(0, 2), await say(2, 'team')]).toEqual([201, 201])
  for (const to of ['all', 'team', 0, 3]) expect(await say(1, to), `an Expert to ${to}`).toBe(201)
  expect(await watcher()).toBe(NO)
  await end()
  expect(await say(0, 'all')).toBe(201)
})

test.each(['bletchley', 'message-in-a-bottle', 'seti'])(
  '%s: anybody says anything to anybody',
  async (game) => {
    const { say, watcher } = await talking(game, [{}, {}, {}])
    for (const to of ['all', 1, 2]) expect(await say(0, to), `${to}`).toBe(201)
    expect([await say(0, 'team'), await watcher()]).toEqual([422, NO])
  },
)
