import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MigratingStore } from '../../src/storage/postgres/index.ts'
import { openPglite } from '../../src/storage/postgres/pglite.ts'
import { signedHeaders } from '../../src/transports/webhooks/sign.ts'
import { client, type TestService } from '../support/service.ts'
import { toy } from '../toy/index.ts'
import { openReceiver } from './receiver.ts'
import { type Client, pendingOf, seatPeople, sending } from './stage.ts'

const MOTTO = { type: 'inscribe', text: 'Light' }

describe('probe 36: signatures', () => {
  const secrets = [
    { secret: `whsec_${btoa('a new secret of thirty-two bytes')}`, until: null },
    { secret: `whsec_${btoa('an old secret of thirty-two byte')}`, until: 2_000_000_000_000 },
  ]
  const verified = (secret: string, at: number, now = at) => {
    const headers = signedHeaders('id', at, '{}', secrets)
    return [new Webhook(secret), new SvixWebhook(secret)].map((judge) => {
      vi.setSystemTime(now * 1000)
      try {
        judge.verify('{}', headers)
        return true
      } catch {
        return false
      }
    })
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('two while secrets change; the old one is worth nothing afterwards', () => {
    const [fresh, old] = secrets.map(({ secret }) => secret)
    const change = 2_000_000_000
    for (const secret of [fresh!, old!]) expect(verified(secret, change - 1)).toEqual([true, true])
    expect(signedHeaders('id', change - 1, '{}', secrets)['webhook-signature']!.split(' ')).toHaveLength(2)
    expect(verified(fresh!, change + 1)).toEqual([true, true])
    expect(verified(old!, change + 1)).toEqual([false, false])
  })

  test('one of six minutes ago, or of six minutes from now, is refused', () => {
    const { secret } = secrets[0]!
    for (const off of [-360, 360])
      expect(verified(secret, 1_900_000_000, 1_900_000_000 + off)).toEqual([false, false])
  })
})

/** Three people at the toy game: seat 0 writes a motto, then all bid. */
describe('webhooks', () => {
  let store: MigratingStore
  let service: TestService
  let drain: ReturnType<typeof sending>['drain']
  let receiver: Awaited<ReturnType<typeof openReceiver>>
  beforeAll(async () => {
    store = await openPglite()
    await store.migrate()
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    receiver = await openReceiver()
    ;({ service, drain } = sending(store))
  })
  afterEach(() => receiver.close())

  const table = () => seatPeople(service)
  const listen = async (who: Client, at: string, more: object = {}) => {
    const made = await who.post(`${at}/subscriptions`, { url: `${receiver.url}/hook`, ...more })
    expect(made.status, made.text).toBe(201)
    return made.body as { id: string; secret: string; viewer: number | 'spectator' }
  }

  test('probe 36: a turn is told of once, signed so that both libraries believe it and nothing else', async () => {
    const { at, id, seats } = await table()
    const [first] = await pendingOf(seats[0]!, at)
    const { secret, viewer } = await listen(seats[first!]!, at)
    expect(viewer).toBe(first)
    await drain()
    await drain()
    expect(receiver.types()).toEqual(['turn.due'])
    const [one] = receiver.received
    for (const judge of [new Webhook(secret), new SvixWebhook(secret)])
      expect(() => judge.verify(one!.text, one!.headers)).not.toThrow()
    const sent = one!.headers['webhook-timestamp']
    const changed: [string, Record<string, string>][] = [
      [`${one!.text} `, {}],
      [one!.text, { 'webhook-id': `${one!.headers['webhook-id']}0` }],
      [one!.text, { 'webhook-timestamp': String(Number(sent) + 1) }],
      [one!.text, { 'webhook-signature': 'v1,AAAA' }],
    ]
    for (const [text, headers] of changed)
      for (const judge of [new Webhook(secret), new SvixWebhook(secret)])
        expect(() => judge.verify(text, { ...one!.headers, ...headers })).toThrow()
    expect(one!.text.length).toBeLessThan(20_000)
    expect(one!.body.data).toEqual({
      match: id,
      game: toy.meta.id,
      revision: 1,
      viewer: first,
      seat: first,
      asks: 'turn',
      deadline: null,
      url: `https://heliograph.test${at}`,
    })
  })

  test('who has to answer a proposal is told, and not told again of the turn', async () => {
    const { at, seats } = await table()
    await listen(seats[1]!, at, { events: ['turn.due', 'turn.withdrawn'] })
    expect((await seats[0]!.post(`${at}/commands`, { type: 'propose', what: 'pause' })).status).toBe(200)
    await drain()
    expect(receiver.types()).toEqual(['turn.due'])
    expect(receiver.received[0]!.body.data).toMatchObject({ seat: 1, revision: 2 })
    expect((await seats[0]!.post(`${at}/commands`, { type: 'withdraw' })).status).toBe(200)
    await drain()
    expect(receiver.types()).toEqual(['turn.due', 'turn.withdrawn'])
  })

  test('a match that is over has its last word, and says no more', async () => {
    const { at, seats, host } = await table()
    const [first] = await pendingOf(seats[0]!, at)
    await listen(seats[first!]!, at)
    await listen(host, at)
    await drain()
    await seats[first!]!.post(`${at}/commands`, MOTTO)
    expect((await host.post(`${at}/abandon`, {})).status).toBe(200)
    await drain()
    const finished = receiver.types().filter((type) => type === 'match.finished')
    expect(finished).toHaveLength(2)
    const told = receiver.types().length
    const talk = await seats[0]!.post(`${at}/messages`, { to: 'all', text: 'Well played.' })
    expect(talk.status).toBe(201)
    for (const [who, path, body] of [
      [seats[0]!, '/commands', { type: 'propose', what: 'pause' }],
      [seats[0]!, '/undo', {}],
      [host, '/abandon', {}],
      [host, '/seats/1/replace', { kind: 'bot' }],
    ] as const)
      expect((await who.post(`${at}${path}`, body)).status, path).toBe(409)
    await service.app.sweep()
    await drain()
    expect(receiver.types()).toHaveLength(told)
  })

  test('the next seat is told, and told otherwise when the move is taken back', async () => {
    const { at, seats } = await table()
    const [first] = await pendingOf(seats[0]!, at)
    const next = seats[(first! + 1) % 3]!
    await listen(next, at, { events: ['turn.due', 'turn.withdrawn'] })
    await drain()
    expect(receiver.types()).toEqual([])
    expect((await seats[first!]!.post(`${at}/commands`, MOTTO)).status).toBe(200)
    await drain()
    expect(receiver.types()).toEqual(['turn.due'])
    expect((await seats[first!]!.post(`${at}/undo`, {})).status).toBe(200)
    await drain()
    expect(receiver.types()).toEqual(['turn.due', 'turn.withdrawn'])
    // Taken back before it was spoken of: nothing is said at all.
    await seats[first!]!.post(`${at}/commands`, MOTTO)
    await seats[first!]!.post(`${at}/undo`, {})
    await drain()
    expect(receiver.types()).toEqual(['turn.due', 'turn.withdrawn'])
  })

  test('what happens is told to who watches, and several steps at once as one', async () => {
    const { at, seats, watch, host } = await table()
    const { viewer } = await listen(watch, at, {
      events: ['match.advanced', 'match.finished', 'seat.replaced'],
    })
    expect(viewer).toBe('spectator')
    const [first] = await pendingOf(seats[0]!, at)
    await seats[first!]!.post(`${at}/commands`, MOTTO)
    await seats[(first! + 1) % 3]!.post(`${at}/commands`, { type: 'commit', number: 3 })
    await drain()
    expect(receiver.received.map(({ body }) => [body.type, body.data.revision])).toEqual([
      ['match.advanced', 3],
    ])
    await host.post(`${at}/seats/0/replace`, { kind: 'human', name: 'Dora' })
    await host.post(`${at}/abandon`)
    await drain()
    expect(new Set(receiver.types().slice(1))).toEqual(
      new Set(['seat.replaced', 'match.advanced', 'match.finished']),
    )
    await drain()
    expect(receiver.types()).toHaveLength(4)
  })

  test('F38: with the token its hooks are dead', async () => {
    const { at, seats, host } = await table()
    const [first] = await pendingOf(seats[0]!, at)
    const heir = (first! + 1) % 3
    await listen(seats[heir]!, at)
    await host.post(`${at}/seats/${heir}/replace`, { kind: 'human' })
    await seats[first!]!.post(`${at}/commands`, MOTTO)
    await drain()
    expect(receiver.received).toEqual([])
    await listen(host, at)
    await drain()
    expect(receiver.types()).toContain('turn.due')
  })

  test('a rotated secret signs beside the old one; each stands in one answer only', async () => {
    const { at, seats } = await table()
    const { id, secret } = await listen(seats[0]!, at)
    const rotated = await seats[0]!.post(`${at}/subscriptions/${id}/rotate-secret`)
    expect(rotated.body.secret).not.toBe(secret)
    const listed = await seats[0]!.get(`${at}/subscriptions`)
    expect(listed.body.subscriptions).toHaveLength(1)
    expect(listed.text).not.toContain('whsec_')
    await seats[0]!.post(`${at}/subscriptions/${id}/test`, {}, { 'Idempotency-Key': 'once' })
    await seats[0]!.post(`${at}/subscriptions/${id}/test`, {}, { 'Idempotency-Key': 'once' })
    await drain()
    const tests = receiver.received.filter(({ body }) => body.type === 'test')
    expect(tests).toHaveLength(1)
    for (const each of [secret, rotated.body.secret])
      expect(() => new Webhook(each).verify(tests[0]!.text, tests[0]!.headers)).not.toThrow()
  })

  test('repeated under its key it is the same subscription with a fresh secret', async () => {
    const { at, seats } = await table()
    const key = { 'Idempotency-Key': 'b2f7c0de-0000-4000-8000-000000000001' }
    const ask = (more = {}) => seats[0]!.post(`${at}/subscriptions`, { url: receiver.url, ...more }, key)
    const [a, b] = [await ask(), await ask()]
    expect([a.status, b.status]).toEqual([201, 201])
    expect(b.headers.get('Idempotency-Replayed')).toBe('true')
    expect(b.body.id).toBe(a.body.id)
    expect(b.body.secret).not.toBe(a.body.secret)
    const other = await ask({ format: 'slack' })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused'])
  })

  test('a receiver that is gone is called no more; a test changes nothing', async () => {
    const gone = await openReceiver((_, response) => response.writeHead(410).end())
    const { at, seats } = await table()
    const [first] = await pendingOf(seats[0]!, at)
    const other = (first! + 1) % 3
    const made = await seats[other]!.post(`${at}/subscriptions`, { url: gone.url })
    const sub = `${at}/subscriptions/${made.body.id}`
    await seats[other]!.post(`${sub}/test`)
    await drain()
    expect((await seats[other]!.get(`${at}/subscriptions`)).body.subscriptions[0].status).toBe('active')
    await seats[first!]!.post(`${at}/commands`, MOTTO)
    await drain()
    const [subscription] = (await seats[other]!.get(`${at}/subscriptions`)).body.subscriptions
    expect(subscription).toMatchObject({ status: 'disabled', reason: 'HTTP 410' })
    const { deliveries } = (await seats[other]!.get(`${sub}/deliveries`)).body
    expect(deliveries.filter((d: { state: string }) => d.state === 'dead').length).toBeGreaterThan(1)
    await gone.close()
  })

  test('what failed is tried again under the same id, and can be sent by hand', async () => {
    let down = true
    const flaky = await openReceiver((_, response) =>
      response.writeHead(down ? 503 : 204, down ? { 'Retry-After': '7200' } : {}).end(),
    )
    const { at, seats } = await table()
    const [first] = await pendingOf(seats[0]!, at)
    const made = await seats[first!]!.post(`${at}/subscriptions`, { url: flaky.url, events: ['turn.due'] })
    const sub = `${at}/subscriptions/${made.body.id}`
    await drain()
    const [failed] = (await seats[first!]!.get(`${sub}/deliveries`)).body.deliveries
    expect(failed).toMatchObject({ state: 'pending', attempts: 1, error: 'HTTP 503' })
    expect(Date.parse(failed.nextAt) - Date.now()).toBeGreaterThan(7_000_000)
    down = false
    expect((await seats[first!]!.post(`${sub}/deliveries/${failed.id}/redeliver`)).status).toBe(202)
    await drain()
    const ids = flaky.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([failed.id, failed.id])
    expect((await seats[first!]!.get(`${sub}/deliveries`)).body.deliveries[0].state).toBe('sent')
    await flaky.close()
  })

  test('a chat channel gets a sentence, which no name can turn into anything else', async () => {
    const { at, id, host, seats } = await table()
    await host.post(`${at}/seats/0/replace`, { kind: 'human', name: '@everyone <!here> *x*' })
    await seats[1]!.post(`${at}/subscriptions`, {
      url: `${receiver.url}/d`,
      format: 'discord',
      events: ['seat.replaced'],
    })
    await seats[1]!.post(`${at}/subscriptions`, {
      url: `${receiver.url}/s`,
      format: 'slack',
      events: ['seat.replaced'],
    })
    await host.post(`${at}/seats/0/replace`, { kind: 'human', name: '@everyone <!here> *x*' })
    await drain()
    const [discord, slack] = ['/d', '/s'].map((path) => receiver.received.find((r) => r.path === path)!)
    const said = JSON.parse(discord!.text)
    expect(said.allowed_mentions).toEqual({ parse: [] })
    expect(said.content).toContain('\\@everyone \\<!here\\> \\*x\\*')
    expect(JSON.parse(slack!.text).text).toContain('@everyone &lt;!here&gt; *x*')
    const link = /https:\S+picture\.svg\S+/.exec(said.content)![0]
    const { pathname, search } = new URL(link)
    expect(pathname).toBe(`/v1/matches/${id}/picture.svg`)
    const picture = await client(service).get(pathname + search)
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
    expect((await client(service).get(`${pathname}${search.slice(0, -1)}0`)).status).toBe(
      /0$/.test(search) ? 200 : 404,
    )
  })

  test('nobody listens without a token, and nobody manages what is another’s', async () => {
    const { at, seats, host } = await table()
    const nobody = await client(service).post(`${at}/subscriptions`, { url: receiver.url })
    expect(nobody.status).toBe(401)
    const { id } = await listen(seats[0]!, at)
    for (const [who, path] of [
      [seats[1]!, ''],
      [host, '/test'],
    ] as const) {
      const sub = `${at}/subscriptions/${id}${path}`
      const answer = path ? await who.post(sub) : await who.delete(sub)
      expect(answer.status).toBe(404)
    }
    expect((await seats[0]!.delete(`${at}/subscriptions/${id}`)).status).toBe(204)
    await drain()
    expect(receiver.received).toEqual([])
  })
})
