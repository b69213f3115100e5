import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutRepeats } from '../../src/app/notices/repeats.ts'
import type { Plan, Target } from '../../src/app/ports.ts'
import type { MigratingStore } from '../../src/storage/postgres/index.ts'
import { openPglite } from '../../src/storage/postgres/pglite.ts'
import { openStream } from '../transports/support/stream.ts'
import { openReceiver } from './receiver.ts'
import { pendingOf, seatPeople, sending } from './stage.ts'

let store: MigratingStore
beforeAll(async () => {
  store = await openPglite()
  await store.migrate()
})
afterAll(() => store.close())

const MOTTO = { type: 'inscribe', text: 'Light' }

describe('F39: what is sent, and what is not', () => {
  test('one message per turn and channel; undone, it is put right; nobody waits for receivers', async () => {
    const channel = await openReceiver()
    const failing = await openReceiver((_, response) => response.writeHead(500).end())
    const hanging: ServerResponse[] = []
    const slow = await openReceiver((_, response) => void hanging.push(response))
    const inside = await openReceiver()
    const leading = await openReceiver((_, response) =>
      response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end(),
    )
    const looked: string[] = []
    const { service, drain } = sending(store, {
      lookUp: (host, done) => {
        looked.push(host)
        done(null, [{ address: '127.0.0.1', family: 4 }])
      },
    })
    const { at, seats, tokens, host, watch } = await seatPeople(service, ['Ada', 'Ben', 'Cy', 'Dee'])
    const [first] = await pendingOf(seats[0]!, at)
    const others = seats.filter((_, seat) => seat !== first)
    for (const one of others)
      await one.post(`${at}/subscriptions`, { url: `${channel.url}/chat`, format: 'slack' })
    for (const [who, { url }] of [
      [seats[first!]!, failing],
      [host, slow],
      [watch, leading],
    ] as const)
      expect((await who.post(`${at}/subscriptions`, { url })).status).toBe(201)
    // One looks on all the time, one asks again and again: they are told like everybody else.
    const tab = await openStream(service, `${at}/events`, tokens[(first! + 1) % 4])
    for (let i = 0; i < 5; i++) await others[1]!.get(`${at}/prompts`)

    expect((await seats[first!]!.post(`${at}/commands`, MOTTO)).status).toBe(200)
    // Answered, and no receiver has heard of it yet.
    expect(channel.received).toEqual([])
    await drain()
    const said = () => channel.received.map(({ text }) => JSON.parse(text).text as string)
    const turns = said().filter((text) => text.includes('turn'))
    expect(turns.map((text) => /it is (\w+)/.exec(text)![1]).sort()).toEqual(
      ['Ada', 'Ben', 'Cy', 'Dee'].filter((_, seat) => seat !== first),
    )
    expect(new Set(said()).size, 'nothing is said twice').toBe(said().length)

    await seats[first!]!.post(`${at}/undo`, {})
    await drain()
    for (const name of ['Ada', 'Ben', 'Cy', 'Dee'].filter((_, seat) => seat !== first))
      expect(said().filter((text) => text.includes(`not ${name}'s turn any more`))).toHaveLength(1)

    // The same id at every attempt, each later than the one before.
    const subscriptions = (await seats[first!]!.get(`${at}/subscriptions`)).body.subscriptions
    const sub = `${at}/subscriptions/${subscriptions[0].id}`
    const [latest] = (await seats[first!]!.get(`${sub}/deliveries`)).body.deliveries
    expect(latest).toMatchObject({ state: 'pending', error: 'HTTP 500', attempts: 1 })
    expect(Date.parse(latest.nextAt)).toBeGreaterThan(Date.now())
    expect(inside.received).toEqual([])
    const redirected = (await watch.get(`${at}/subscriptions`)).body.subscriptions[0]
    const told = (await watch.get(`${at}/subscriptions/${redirected.id}/deliveries`)).body.deliveries
    expect(told[0].error).toContain('redirects are not followed')
    expect(looked).toEqual([])
    await tab.leave()
    for (const response of hanging) response.end()
    await Promise.all([channel, failing, slow, inside, leading].map((one) => one.close()))
  })

  test('a programme is told for each of its hooks, a channel once for all', () => {
    const plan = (subscription: string): Plan => ({
      subscription,
      add: [{ id: subscription, obligation: 'started', type: 'match.started', revision: 1, at: 0, data: {} }],
      standing: ['started'],
      withdraw: [],
    })
    const hook = (format: 'standard' | 'discord', url = 'https://a.example/') =>
      ({ channel: 'webhook', format, url }) as Target
    const planned = [
      hook('discord'),
      hook('standard'),
      hook('discord'),
      hook('standard'),
      hook('discord', 'https://b.example/'),
    ].map((target, i) => ({ subscription: { target }, plan: plan(`${i}`) }))
    expect(withoutRepeats(planned).map(({ add }) => add.length)).toEqual([1, 1, 0, 1, 1])
    expect(withoutRepeats(planned).every(({ standing }) => standing.length === 1)).toBe(true)
  })
})
