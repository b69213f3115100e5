import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/index.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import { inputOf } from '../../../src/transports/graphql/commands.ts'
import { wordList } from '../../support/given.ts'
import { client, createTestService, seatMatch } from '../../support/service.ts'
import { showing, WORDS } from './table.ts'

const games = { [messageInABottle.meta.id]: messageInABottle as AnyGame }

/** A table over HTTP whose dice always show OLDF. */
async function table(seats: object[], options: object = {}) {
  const service = createTestService({ games, words: [WORDS] })
  const match = await seatMatch(service, {
    game: messageInABottle.meta.id,
    seats,
    options: { dice: showing('OLDF'), ...options },
  })
  const seat = (n: number) => client(service, match.seats[n]!)
  const path = `/v1/matches/${match.id}`
  const send = (n: number, command: object, key?: string) =>
    seat(n).post(`${path}/commands`, command, key === undefined ? {} : { 'Idempotency-Key': key })
  const view = async (n: number) => (await seat(n).get(`${path}/view`)).body.view
  return { service, send, view, seat, path }
}

const people = [{ kind: 'human' }, { kind: 'human' }]

describe('over HTTP', () => {
  test('C48: said 5 ms too early it is 425; said in time it needs no If-Match', async () => {
    const { service, send } = await table(people)
    for (const n of [0, 1]) expect((await send(n, { type: 'ready' })).status).toBe(200)
    service.clock.pass(2995)
    const early = await send(0, { type: 'sayWord', word: 'fold' })
    expect([early.status, early.body.code]).toEqual([425, 'too-early'])
    service.clock.pass(5)
    expect((await send(0, { type: 'sayWord', word: 'fold' })).status).toBe(200)
  })

  test('C49: a mistake that is sent again under its key costs one diamond', async () => {
    const { service, send, view } = await table(people, { target: 3 })
    for (const n of [0, 1]) await send(n, { type: 'ready' })
    service.clock.pass(3000)
    const once = await send(0, { type: 'sayWord', word: 'gold' }, 'the-same-key')
    const twice = await send(0, { type: 'sayWord', word: 'gold' }, 'the-same-key')
    expect(once.status).toBe(200)
    expect([twice.status, twice.body.revision]).toEqual([200, once.body.revision])
    expect(await view(1)).toMatchObject({ diamonds: [0, 1], out: [0] })
  })

  test('a trial says the same of a right word and of a wrong one, also where only right ones are refused', async () => {
    const { service, send, seat, path } = await table(people, { shorterWordRule: true })
    for (const n of [0, 1]) await send(n, { type: 'ready' })
    service.clock.pass(3000)
    await send(0, { type: 'sayWord', word: 'flood' })
    service.clock.pass(300)
    const right = { type: 'sayWord', word: 'scaffold' }
    const wrong = { type: 'sayWord', word: 'xxfoldxx' }
    const query = `mutation ($id: ID!, $c: CommandInput!) { submitCommand(matchId: $id, command: $c, dryRun: true) {
      __typename ... on Legal { legal } ... on Problem { code } } }`
    const tried = async (command: { type: string; word: string }) => {
      const rest = await seat(1).post(`${path}/commands?dryRun=true`, command)
      const variables = { id: path.split('/').at(-1), c: inputOf(messageInABottle.meta.id, command) }
      const graphql = await seat(1).post('/graphql', { query, variables })
      return [rest.text, graphql.body.data.submitCommand]
    }
    const legal = ['{"legal":true}', { __typename: 'Legal', legal: true }]
    expect([await tried(right), await tried(wrong)]).toEqual([legal, legal])
    expect((await seat(1).post(`${path}/commands?dryRun=true`, { type: 'cover' })).body.code).toBe(
      'not-under-this-effect',
    )
    const refused = await send(1, right)
    expect([refused.status, refused.body.code]).toEqual([409, 'not-shorter'])
    expect(refused.body).not.toHaveProperty('judged')
  })

  test('a bot opens its mouth when its time to think is over, not when it is asked', async () => {
    const { service, send, seat, path } = await table([{ kind: 'human' }, { kind: 'bot' }], { strength: 3 })
    await send(0, { type: 'ready' })
    await service.settled()
    service.clock.pass(3000)
    const eventsOf = async () => {
      await seat(0).get(`${path}/view`)
      await service.settled()
      const { body } = await seat(0).get(`${path}/events`)
      return (body.entries as { events: { type: string }[] }[]).flatMap((e) => e.events.map((x) => x.type))
    }
    expect((await eventsOf()).slice(-2)).toEqual(['revealed', 'thinking'])
    service.clock.pass(2999)
    expect((await eventsOf()).at(-1)).toBe('thinking')
    service.clock.pass(6001)
    expect((await eventsOf()).slice(-2)).toEqual(['woken', 'wordClaimed'])
    service.clock.pass(300)
    expect((await eventsOf()).filter((type) => type === 'roundClosed')).toHaveLength(1)
    expect(service.errors).toEqual([])
  })

  test('Czech is refused in so many words where its list is not there, and played where it is', async () => {
    const body = { game: messageInABottle.meta.id, seats: people, options: { language: 'cs' } }
    const without = await client(createTestService({ games, words: [WORDS] })).post('/v1/matches', body)
    expect([without.status, without.body.code]).toEqual([422, 'words-missing'])

    const czech = { ...wordList('BRAMBOR', 'BRAMBORY', 'OBLOHA'), language: 'cs', id: 'cs-test' }
    const service = createTestService({ games, words: [WORDS, czech] })
    const dice = showing('OBRM')
    const match = await seatMatch(service, { ...body, options: { language: 'cs', dice } })
    const send = (n: number, command: object) =>
      client(service, match.seats[n]!).post(`/v1/matches/${match.id}/commands`, command)
    for (const n of [0, 1]) await send(n, { type: 'ready' })
    service.clock.pass(3000)
    expect((await send(0, { type: 'sayWord', word: 'brámbor' })).status).toBe(200)
    service.clock.pass(300)
    const { body: seen } = await client(service, match.seats[1]!).get(`/v1/matches/${match.id}/view`)
    expect(seen.view).toMatchObject({ diamonds: [2, 1], words: ['BRAMBOR'] })
  })

  test('R44: where the players judge, Czech needs no list, and a bot takes what it cannot know', async () => {
    const service = createTestService({ games, words: [WORDS] })
    const options = { language: 'cs', wordAuthority: 'vote', dice: showing('OBRM'), strength: 3 }
    const seats = [{}, {}, { kind: 'bot' }]
    const match = await seatMatch(service, { game: messageInABottle.meta.id, seats, options })
    const send = (n: number, command: object) =>
      client(service, match.seats[n]!).post(`/v1/matches/${match.id}/commands`, command)
    for (const n of [0, 1]) await send(n, { type: 'ready' })
    await service.settled()
    service.clock.pass(3000)
    expect((await send(0, { type: 'sayWord', word: 'brámbor' })).status).toBe(200)
    service.clock.pass(300)
    const viewOf = async () =>
      (await client(service, match.seats[1]!).get(`/v1/matches/${match.id}/view`)).body.view
    await viewOf()
    await service.app.sweep()
    expect((await viewOf()).phase).toMatchObject({ kind: 'vote', votes: [{ seat: 2, claim: 0 }] })
    await send(1, { type: 'voteWord', claim: 0, accept: false })
    expect(await viewOf()).toMatchObject({ diamonds: [2, 1, 1], words: ['BRAMBOR'] })
    expect(service.errors).toEqual([])
  })
})
