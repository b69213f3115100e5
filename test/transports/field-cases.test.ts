import { describe, expect, test } from 'vitest'
import type { AnyGame, Viewer } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { inputOf } from '../../src/transports/graphql/commands.ts'
import { command } from '../games/toy/table.ts'
import {
  client,
  createTestClock,
  createTestService,
  type ServiceSetup,
  seatMatch,
} from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { toy } from '../toy/index.ts'
import { gather } from './support/gather.ts'
import { graphql } from './support/graphql.ts'
import { watched } from './support/stage.ts'
import { openStream } from './support/stream.ts'
import { bodyOf, expectOk, seatToys, type Table, tableOf, toTurn } from './support/table.ts'

/** A service all of whose ids, tokens and times are the same each time. */
function sameService(setup: ServiceSetup = {}) {
  let drawn = 0
  const random = (length: number) => Uint8Array.from({ length }, () => (drawn++ * 7919) % 251)
  const clock = createTestClock()
  return watched(createTestService({ clock, store: createMemoryStore(clock.now), random, ...setup }))
}

type Service = ReturnType<typeof sameService>

const everything = (service: Service, table: Table, viewer: Viewer, revision: number) =>
  gather({ service, seated: table }, viewer, revision)

/** What a viewer is told in one world and not in another, by what was asked. */
async function differing(worlds: readonly { service: Service; table: Table }[], viewer: Viewer) {
  const [here, there] = await Promise.all(
    worlds.map(async ({ service, table }) => everything(service, table, viewer, await table.revision())),
  )
  expect(Object.keys(here!).length).toBeGreaterThan(20)
  return Object.keys(here!).filter((what) => here![what] !== there![what])
}

const SECRET_BID = 777

/** Three at the toy, of whom the second has made a bid that nobody else may know. */
async function sealed(bid = SECRET_BID, setup: ServiceSetup = {}) {
  const service = sameService(setup)
  const table = await seatToys(service, { seats: [{}, {}, {}] })
  await expectOk(table.say(0, 'motto A'))
  await expectOk(table.say(1, `bid ${bid}`))
  return { service, table }
}

/** A match of a real game whose opening entries are all there is. */
async function opened(game: AnyGame) {
  const service = sameService()
  const seats = Array.from({ length: Math.max(2, game.meta.seats.min) }, () => ({}))
  return { service, table: tableOf(service, await seatMatch(service, { game: game.meta.id, seats })) }
}

describe('field cases', () => {
  test.each(
    [toy as unknown as AnyGame, ...Object.values(games)].map((game) => [game.meta.id, game] as const),
  )(
    'F01, F02: the first that is told of %s holds nothing that is dealt in secret, and never the seed',
    async (_, game) => {
      const { service, table } = await opened(game)
      const revision = await table.revision()
      const { entries, seed } = await secretsOf(service, table.id)
      for (const viewer of [0, 1, 'spectator'] as const) {
        const told = await everything(service, table, viewer, revision)
        told['a refusal'] = (
          await table.seat(0).post(table.at('/commands'), { type: 'pass', x: seed.slice(0, 8) })
        ).text
        for (const [what, bytes] of Object.entries(told)) {
          expect(bytes.includes(seed), `${viewer}: ${what}`).toBe(false)
          for (const { secret, to } of entries)
            if (viewer === 'spectator' || to === 'nobody' || !to.includes(viewer))
              expect(bytes.includes(secret), `${viewer}: ${what}: ${secret}`).toBe(false)
        }
      }
      await expectOk(table.hostClient.post(table.at('/abandon')))
      expect((await table.nobody.get(table.at('/record'))).text, 'when it is over').toContain(seed)
    },
  )

  test('F03: what a command is answered with, and the stream beside it, is told as the view is', async () => {
    const { table } = await sealed()
    const gone = await openStream(table, table.at('/events?lines=en'), table.watch)
    const answers = [(await expectOk(table.say(0, 'bid 5'))).text]
    const over = await graphql(
      table,
      table.seats[2],
      'mutation ($id: ID!, $c: CommandInput!) { submitCommand(matchId: $id, command: $c, dryRun: true) { __typename } }',
      { id: table.id, c: inputOf('toy', command('bid 6')) },
    )
    answers.push(over.text)
    await gone.until(4)
    for (const text of [...answers, gone.text]) expect(text).not.toContain(String(SECRET_BID))
    await gone.leave()
    const own = await table.seat(1).get(table.at('/events'))
    expect(own.text).toContain(String(SECRET_BID))
  })

  test('F04: a field that is added to a secret is hidden without anybody’s doing', async () => {
    const service = sameService()
    const leaky = {
      ...toy,
      decide: (...[state, seat, command, c]: Parameters<typeof toy.decide>) => {
        const decided = toy.decide(state, seat, command, c)
        return Array.isArray(decided)
          ? decided.map((e) =>
              'secret' in e && e.secret ? { ...e, secret: { ...e.secret, imageId: 'leftover' } } : e,
            )
          : decided
      },
    } as unknown as AnyGame
    const other = sameService({ games: { toy: leaky }, store: service.store })
    const table = await seatToys(other, { seats: [{}, {}, {}] })
    await expectOk(table.say(0, 'motto A'))
    await expectOk(table.say(1, 'bid 7'))
    const log = await table.seat(1).get(table.at('/events'))
    expect(log.text, 'it is there for who may see it').toContain('leftover')
    for (const viewer of [0, 2, 'spectator'] as const)
      for (const [what, bytes] of Object.entries(await everything(other, table, viewer, 3)))
        expect(bytes.includes('leftover'), `${viewer}: ${what}`).toBe(false)
  })

  test('F05: who has no seat sees what no seat’s secret is in, whatever token is in the hand', async () => {
    const { table } = await sealed()
    for (const path of ['/view', '/events?lines=en', '/picture.svg']) {
      const [nobody, watch, host] = await Promise.all(
        [undefined, table.watch, table.host].map((token) => client(table, token).get(table.at(path))),
      )
      expect(watch!.text).toBe(nobody!.text)
      expect(host!.text).toBe(nobody!.text)
      expect(nobody!.text).not.toContain('"secret"')
      expect(nobody!.text).not.toContain(String(SECRET_BID))
    }
  })

  test('F06: one of several answers is in: the others learn that, and nothing of it', async () => {
    const worlds = await Promise.all([sealed(1), sealed(999)])
    for (const viewer of [0, 2, 'spectator'] as const) expect(await differing(worlds, viewer)).toEqual([])
    expect((await differing(worlds, 1)).length).toBeGreaterThan(0)
    const { view } = (await worlds[0]!.table.nobody.get(worlds[0]!.table.at('/view'))).body
    expect(view.bids[1]).toEqual({ status: 'sealed', number: null })
  })

  /** Two spies whose first has chosen a word of seven letters. */
  async function spies(word: string) {
    const service = sameService()
    const seated = await seatMatch(service, {
      game: 'bletchley',
      seats: [{}, {}],
      seed: SEED,
      options: { dictionary: 'list', startingSeat: 1 },
    })
    const table = tableOf(service, seated)
    for (const [seat, own] of [word, 'signal'].entries())
      await expectOk(table.seat(seat).post(table.at('/commands'), { type: 'chooseWord', word: own }))
    return { service, table }
  }

  test('F07: nothing that is counted or derived tells an opponent’s word', async () => {
    const worlds = await Promise.all([spies('lantern'), spies('curtain')])
    for (const viewer of [1, 'spectator'] as const) expect(await differing(worlds, viewer)).toEqual([])
    expect((await differing(worlds, 0)).length).toBeGreaterThan(0)
  })

  test('F08: what is only tried, or refused, shows nothing and draws nothing', async () => {
    const play = async (trying: boolean) => {
      const service = sameService()
      const table = await seatToys(service)
      const seat = await toTurn(table)
      if (trying)
        for (const text of ['roll', 'end', 'show 1'].map((line) => safely(() => bodyOf(line))))
          if (text) {
            const dry = await table.seat(seat).post(table.at('/commands?dryRun=true'), text)
            if (dry.status === 200) expect(dry.body).toEqual({ legal: true })
          }
      await table.seat(seat).post(table.at('/commands'), { type: 'roll', x: 1 })
      const { body } = await table.seat(seat).get(table.at('/prompts'))
      const [first] = body.prompts[0].commands
      await expectOk(table.seat(seat).post(table.at('/commands'), first))
      return (await table.hostClient.get(table.at('/events'))).text
    }
    expect(await play(true)).toBe(await play(false))
  })

  test('F09: refusals and helpers answer the same whatever is hidden', async () => {
    const worlds = await Promise.all([spies('lantern'), spies('curtain')])
    const tries = [
      { type: 'pass', extra: 1 },
      { type: 'decode', targetSeat: 0 },
      { type: 'guessWord', targetSeat: 0, word: 'x' },
    ]
    for (const body of tries) {
      const told = await Promise.all(
        worlds.map(({ table }) => table.seat(1).post(table.at('/commands?dryRun=true'), body)),
      )
      expect(told[0]!.status).toBeGreaterThanOrEqual(400)
      expect(told[0]!.text).toBe(told[1]!.text)
    }
    const service = sameService()
    const stars = tableOf(
      service,
      await seatMatch(service, { game: 'message-from-the-stars', seats: [{}, {}] }),
    )
    const { seats } = (await stars.nobody.get(stars.at())).body
    const scientist = seats.find(({ role }: { role: string }) => role === 'scientist').seat
    const asked = await stars.seat(scientist).get(stars.at('/aids/score?word=ocean'))
    expect([asked.status, asked.body.code]).toEqual([403, 'aid-not-yours'])
  })

  test('F10: a bot is given the view of its seat and nothing else', async () => {
    const given: { view: unknown; seat: number }[] = []
    const game = {
      ...toy,
      bot(...[view, seat, c]: Parameters<typeof toy.bot>) {
        given.push({ view: structuredClone(view), seat })
        return toy.bot(view, seat, c)
      },
    } as unknown as AnyGame
    const service = sameService({ games: { toy: game } })
    const table = await seatToys(service, { seats: [{}, {}, { kind: 'bot' }] })
    await expectOk(table.say(0, 'motto A'))
    await expectOk(table.say(1, `bid ${SECRET_BID}`))
    await service.settled()
    expect(given.length).toBeGreaterThan(0)
    for (const { view, seat } of given) {
      const { bids, hands, deck } = view as ReturnType<typeof toy.evolve>
      expect(bids.filter((bid, i) => i !== seat && bid.number !== null && bid.status === 'sealed')).toEqual(
        [],
      )
      expect(deck.known).toEqual([])
      for (const [i, hand] of hands.entries())
        if (i !== seat) expect(hand.known.length).toBeLessThan(hand.count)
    }
  })

  test('F11: over GraphQL every way to a match goes through what its asker may see', async () => {
    const { table } = await sealed()
    const everythingOf = 'view { view } entries { edges { node { events { data secret line } } } } picture'
    const submit = await graphql(
      table,
      table.seats[0],
      `mutation ($id: ID!, $c: CommandInput!) { submitCommand(matchId: $id, command: $c) { ... on Submitted { entry { events { secret } } match { ...M again: entries(after: "1") { edges { node { e: events { s: secret } } } } } } } } fragment M on Match { ${everythingOf} }`,
      { id: table.id, c: inputOf('toy', command('bid 5')) },
    )
    expect(submit.body.data.submitCommand.match.entries.edges.length).toBe(4)
    const batch = await client(table, table.seats[0]).post('/graphql', [{ query: '{ games { id } }' }])
    expect(batch.status).toBe(400)
    const abandon = await graphql(
      table,
      table.host,
      `mutation ($id: ID!) { abandonMatch(matchId: $id) { ... on AbandonedMatch { match { ${everythingOf} } } } }`,
      { id: table.id },
    )
    for (const { text } of [submit, abandon]) expect(text).not.toContain(String(SECRET_BID))
  })

  test('F12: a private answer is kept by nobody, and is never another viewer’s', async () => {
    const { table } = await sealed()
    const tags = new Set<string>()
    for (const token of [table.seats[0], table.seats[1], undefined]) {
      const mine = client(table, token)
      for (const path of ['/view', '/picture.svg', '/events', '/prompts', '/notes/marks']) {
        const { headers, status } = await mine.get(table.at(path))
        if (status !== 200) continue
        expect(headers.get('Cache-Control'), path).toBe('private, no-store')
        expect(headers.get('Vary'), path).toBe('Authorization')
      }
      const tag = (await mine.get(table.at('/view'))).headers.get('ETag')!
      for (const other of tags) {
        const asked = await mine.get(table.at('/view'), { 'If-None-Match': other })
        expect(asked.status, `${other} is not ${tag}`).toBe(200)
      }
      expect((await mine.get(table.at('/view'), { 'If-None-Match': tag })).status).toBe(304)
      tags.add(tag)
    }
    expect(tags.size).toBe(3)
  })

  test('F13: what was handed out once is never told again', async () => {
    const service = sameService()
    const made = await client(service).post('/v1/matches', {
      game: 'toy',
      seats: [{}, { join: 'invite' }],
      seed: SEED,
    })
    const secrets: string[] = [
      made.body.hostToken,
      made.body.watchToken,
      made.body.seats[0].token,
      made.body.seats[1].invite,
    ]
    const path = `/v1/matches/${made.body.match.id}`
    for (const token of [undefined, ...secrets.slice(0, 3)]) {
      const mine = client(service, token)
      const told = await Promise.all(
        ['', '/view', '/events?lines=en', '/prompts', '/picture.svg', '/record'].map((rest) =>
          mine.get(path + rest),
        ),
      )
      told.push(await mine.get('/v1/matches'), await mine.get('/openapi.json'), await mine.get('/docs'))
      for (const { text } of told) for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })
})

/** Every secret of a match as JSON, with those who may know it. */
async function secretsOf(service: Service, id: string) {
  const table = await service.store.record(id)
  if (!table) throw new Error('there is no such match')
  const entries = table.entries.flatMap(({ events }) =>
    events.flatMap((e) =>
      e.secret
        ? [{ secret: JSON.stringify(Object.values(e.secret)[0]).slice(0, 400), to: e.to ?? 'nobody' }]
        : [],
    ),
  )
  return { seed: table.seed, entries: entries.filter(({ secret }) => secret.length > 8) }
}

function safely<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
