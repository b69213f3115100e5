import { describe, expect, test } from 'vitest'
import { hashToken, makeToken, uuidv7 } from '../../../src/app/index.ts'
import { subscriptions } from '../../../src/transports/rest/operations/subscriptions.ts'
import { client, type TestService } from '../../support/service.ts'
import { document } from '../support/contract.ts'
import { graphql, MUTATIONS, READS, statusOf } from '../support/graphql.ts'
import { type MakeStage, observed, type Stage } from '../support/stage.ts'
import { seatToys, type Table } from '../support/table.ts'

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
export const freshToken = (kind: 'seat' | 'host' | 'watch' | 'key' | 'invite' = 'seat') =>
  makeToken(kind, random)

/** An API key that the store knows. */
export async function newKey({ store, clock }: Stage): Promise<string> {
  const key = freshToken('key')
  await store.createKey({ id: uuidv7(clock.now(), random), name: 'app', hash: hashToken(key) })
  return key
}

/** A waiting match with everybody who could ask about it. */
async function cast(stage: Stage, service: TestService, visibility: string) {
  const key = await newKey(stage)
  const made = await client(service, key).post('/v1/matches', {
    game: 'toy',
    seats: [{}, { join: 'invite' }, {}],
    visibility,
  })
  const id: string = made.body.match.id
  const { hostToken: host, watchToken: watch, seats } = made.body
  const foreign = await seatToys(service, { visibility: 'private' })
  await client(service, host).post(`/v1/matches/${id}/seats/2/replace`, { kind: 'human' })
  const bearers: Record<string, string | undefined> = {
    nobody: undefined,
    unknown: freshToken(),
    foreign: foreign.seats[0],
    'another key': await newKey(stage),
    invite: seats[1].invite,
    dead: seats[2].token,
    host,
    watch,
    key,
    seat: seats[0].token,
  }
  return { id, bearers }
}

/** What anyone who may see a match can read of it, on every channel: the status, whatever it is called there. */
const reads: Readonly<
  Record<string, (service: TestService, token: string | undefined, id: string) => Promise<number>>
> = Object.fromEntries([
  ...['', '/view', '/view?at=0', '/events', '/picture.svg'].map((read) => [
    read,
    async (service: TestService, token: string | undefined, id: string) =>
      (await client(service, token).get(`/v1/matches/${id}${read}`)).status,
  ]),
  ...['head', 'view', 'entries', 'picture'].map((read) => [
    `GraphQL ${read}`,
    async (service: TestService, token: string | undefined, id: string) =>
      statusOf(await graphql(service, token, READS[read]!, { id })),
  ]),
])
const STRANGERS = ['unknown', 'foreign', 'another key', 'invite']

/** Every operation below a match, from the document: none that is added can be forgotten. */
const below = Object.entries(document.paths).flatMap(([path, methods]) =>
  path.startsWith('/v1/matches/{id}') ? Object.keys(methods).map((method) => ({ path, method })) : [],
)

const BODIES: Readonly<Record<string, object>> = {
  '/commands': { type: 'roll' },
  '/seats/{seat}/claim': {},
  '/seats/{seat}/replace': { kind: 'human' },
}

const ask = (service: TestService, token: string | undefined, id: string, op: (typeof below)[number]) => {
  const rest = op.path.slice('/v1/matches/{id}'.length)
  const path = `/v1/matches/${id}${rest.replace('{seat}', '1')}`
  return client(service, token).send(op.method.toUpperCase(), path, BODIES[rest])
}

/** What is left of a bucket goes down with every request. */
const headersOf = (headers: Headers) => [...headers].filter(([name]) => name !== 'ratelimit')

export function viewers(make: MakeStage): void {
  describe('who may see what', () => {
    test.each(['public', 'unlisted', 'private'])('of a match that is %s', async (visibility) => {
      const stage = await make()
      const service = stage.open()
      const { id, bearers } = await cast(stage, service, visibility)
      const hidden = visibility === 'private'
      const expected = (who: string) => {
        if (who === 'dead') return 401
        if (who === 'nobody') return hidden ? 404 : 200
        return STRANGERS.includes(who) ? (hidden ? 404 : 401) : 200
      }
      for (const [who, token] of Object.entries(bearers)) {
        for (const [what, read] of Object.entries(reads))
          expect(await read(service, token, id), `${who} reads ${what}`).toBe(expected(who))
        const seatOnly = who === 'seat' ? 200 : expected(who) === 200 ? (token ? 403 : 401) : expected(who)
        const asked = await client(service, token).get(`/v1/matches/${id}/prompts`)
        expect(asked.status, `${who} asks for prompts`).toBe(seatOnly)
        const prompts = await graphql(service, token, READS.prompts!, { id })
        expect(statusOf(prompts), `${who} asks for prompts over GraphQL`).toBe(seatOnly)
        const submitted = await graphql(service, token, MUTATIONS.submitCommand!, { id })
        expect(statusOf(submitted), `${who} plays over GraphQL`).toBe(who === 'seat' ? 409 : seatOnly)
        const command = await client(service, token).post(`/v1/matches/${id}/commands`, { type: 'roll' })
        expect(command.status, `${who} plays`).toBe(who === 'seat' ? 409 : seatOnly)
      }
    })

    test('host, watcher and application see what a spectator sees, a seat what is its own', async () => {
      const stage = await make()
      const service = stage.open()
      const key = await newKey(stage)
      const table = await seatToys(service, { visibility: 'private' }, key)
      const seen = await Promise.all(
        [table.host, table.watch, key].map(async (token) => {
          const view = await client(service, token).get(table.at('/view'))
          const events = await client(service, token).get(table.at('/events?lines=en'))
          const over = await Promise.all(
            ['view', 'entries', 'picture'].map((read) =>
              graphql(service, token, READS[read]!, { id: table.id }),
            ),
          )
          return view.text + events.text + over.map((answer) => answer.text).join('\n')
        }),
      )
      expect(new Set(seen).size).toBe(1)
      expect(seen[0]).toContain('"viewer":"spectator"')
      const heads = await Promise.all(
        [table.host, table.watch, key, ...table.seats].map(async (token) => {
          const { body } = await client(service, token).get(table.at())
          return JSON.stringify({ ...body, now: 0 })
        }),
      )
      expect(new Set(heads).size, 'the head is the same for everyone').toBe(1)
      const own = await table.seat(0).get(table.at('/view'))
      expect(own.body.viewer).toBe(0)
      expect(own.body.view.hands[0].known).toHaveLength(4)
      expect(own.body.view.hands[1].known).toHaveLength(1)
    })

    test('probe 1: what a stranger gets of a private match is, to the byte, what there is of none', async () => {
      const stage = await make()
      const service = stage.open()
      const { id, bearers } = await cast(stage, service, 'private')
      const none = uuidv7(stage.clock.now(), random)
      let compared = 0
      for (const op of below)
        for (const who of ['nobody', ...STRANGERS]) {
          if (who === 'invite' && op.path.endsWith('claim')) continue
          const [real, absent] = [
            await ask(service, bearers[who], id, op),
            await ask(service, bearers[who], none, op),
          ]
          const what = `${who}: ${op.method} ${op.path}`
          expect(real.status, what).toBe(404)
          expect(real.text.replaceAll(id, none), what).toBe(absent.text)
          expect(headersOf(real.headers), what).toEqual(headersOf(absent.headers))
          compared++
        }
      for (const [what, document] of Object.entries({ ...READS, ...MUTATIONS }))
        for (const who of ['nobody', ...STRANGERS]) {
          if (who === 'invite' && what === 'claimSeat') continue
          const ask = (about: string) => graphql(service, bearers[who], document, { id: about })
          const [real, absent] = [await ask(id), await ask(none)]
          expect(statusOf(real), `${who}: ${what}`).toBe(404)
          expect(real.text, `${who}: ${what}`).toBe(absent.text)
          expect(headersOf(real.headers), `${who}: ${what}`).toEqual(headersOf(absent.headers))
          compared++
        }
      expect(compared).toBeGreaterThan(120)
      const stream = { Accept: 'text/event-stream' }
      const real = await client(service).get(`/v1/matches/${id}/events`, stream)
      const absent = await client(service).get(`/v1/matches/${none}/events`, stream)
      expect(real.text.replaceAll(id, none)).toBe(absent.text)
    })

    test('probe 6: a seat has no right to anything of the host', async () => {
      const stage = await make()
      const service = stage.open()
      const table = await seatToys(service)
      const ofSeats = [
        'getPrompts',
        'submitCommand',
        'undo',
        'getNote',
        'putNote',
        'getAid',
        'listMessages',
        'sendMessage',
      ]
      const ofAllBearers = subscriptions.map(({ id }) => id)
      const seatMay = [...ofSeats, ...ofAllBearers]
      let refused = 0
      for (const op of below) {
        const { operationId, security } = (
          document.paths as unknown as Record<
            string,
            Record<string, { operationId: string; security: object[] }>
          >
        )[op.path]![op.method]!
        if (seatMay.includes(operationId) || security.length > 1) continue
        const answer = await ask(service, table.seats[0], table.id, op)
        expect(answer.body?.code, operationId).toBe('not-allowed')
        expect(answer.status, operationId).toBe(403)
        refused++
      }
      expect(refused).toBe(6)
      for (const name of ['replaceSeat', 'inviteAgain', 'rotateWatchToken', 'abandonMatch', 'deleteMatch']) {
        const answer = await graphql(service, table.seats[0], MUTATIONS[name]!, { id: table.id })
        expect(answer.body.data[name], name).toMatchObject({ code: 'not-allowed', status: 403 })
      }
      expect(await table.revision()).toBe(1)
    })

    test('probe 7: no token, or one that is none, is 401 and asks the database nothing', async () => {
      const stage = await make()
      const { store, calls } = observed(stage.store)
      const service = stage.open({ store })
      const table = await seatToys(service)
      const good = table.seats[0]!
      const wrong = {
        'an empty bearer': 'Bearer ',
        'another scheme': `Basic ${btoa('a:b')}`,
        'no scheme': good,
        'a changed last character': `Bearer ${good.slice(0, -1)}${good.endsWith('a') ? 'b' : 'a'}`,
        'a changed prefix': `Bearer ${good.replace('hg_seat', 'hg_host')}`,
        'an unknown kind': `Bearer ${good.replace('hg_seat', 'hg_root')}`,
        'a token twice': `Bearer ${good}, Bearer ${good}`,
        'ten thousand characters': `Bearer ${'a'.repeat(10_000)}`,
      }
      let tried = 0
      for (const [how, authorization] of Object.entries(wrong))
        for (const { path, method } of below) {
          calls.length = 0
          const rest = path.slice('/v1/matches/{id}'.length)
          const answer = await client(service).send(
            method.toUpperCase(),
            table.at(rest.replace('{seat}', '1')),
            BODIES[rest],
            { Authorization: authorization },
          )
          expect(answer.status, `${how}: ${method} ${path}`).toBe(401)
          expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
          expect(calls, `${how}: ${method} ${path}`).toEqual([])
          tried++
        }
      for (const [how, authorization] of Object.entries(wrong)) {
        calls.length = 0
        const answer = await client(service).post(
          '/graphql',
          { query: READS.view, variables: { id: table.id } },
          { Authorization: authorization },
        )
        expect([answer.status, answer.body.errors[0].extensions.code], how).toEqual([401, 'token-invalid'])
        expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
        expect(calls, how).toEqual([])
        tried++
      }
      expect(tried).toBeGreaterThan(88)
      for (const path of ['/prompts', '/commands'])
        expect(
          (await client(service).send(path === '/prompts' ? 'GET' : 'POST', table.at(path))).status,
        ).toBe(401)
      const inAddress = await client(service).get(table.at(`/prompts?access_token=${good}&token=${good}`))
      expect(inAddress.status).toBe(401)
      expect(await table.revision()).toBe(1)
    })

    test('a revoked API key sees nothing any more, and an invitation opens the claim of its own seat alone', async () => {
      const stage = await make()
      const service = stage.open()
      const { id, bearers } = await cast(stage, service, 'private')
      const claim = (seat: number, body: object) =>
        client(service).post(`/v1/matches/${id}/seats/${seat}/claim`, body)
      expect((await claim(1, {})).status).toBe(404)
      expect((await claim(0, { invite: bearers.invite })).status).toBe(403)
      expect((await claim(1, { invite: freshToken('invite') })).status).toBe(404)
      expect((await claim(1, { invite: bearers.invite, name: 'Ben' })).status).toBe(200)
      for (const { id: keyId } of await stage.store.keys()) await stage.store.revokeKey(keyId)
      expect((await client(service, bearers.key).get(`/v1/matches/${id}`)).status).toBe(401)
      expect((await client(service, bearers['another key']).get(`/v1/matches/${id}`)).status).toBe(404)
    })

    test('only public matches are listed, and all of a key with `mine`', async () => {
      const stage = await make()
      const service = stage.open()
      const key = await newKey(stage)
      const tables: Record<string, Table> = {}
      for (const visibility of ['public', 'unlisted', 'private']) {
        tables[visibility] = await seatToys(service, { visibility }, key)
        await stage.later()
      }
      const idsOf = async (path: string, token?: string) =>
        (await client(service, token).get(path)).body.matches.map((m: { id: string }) => m.id)
      expect(await idsOf('/v1/matches?game=toy')).toContain(tables.public!.id)
      expect(await idsOf('/v1/matches?game=toy')).not.toContain(tables.unlisted!.id)
      expect(await idsOf('/v1/matches?game=toy')).not.toContain(tables.private!.id)
      const all = Object.values(tables).map((t) => t.id)
      expect(await idsOf('/v1/matches?mine=true', key)).toEqual(all.reverse())
      expect((await client(service).get('/v1/matches?mine=true')).status).toBe(401)
      expect((await client(service, tables.public!.host).get('/v1/matches?mine=true')).status).toBe(401)
    })
  })
}
