import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Send } from '../../src/app/index.ts'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { subscriptionOf } from '../notices/fixtures.ts'
import { createMatch } from '../storage/fixtures.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { createTestService } from '../support/service.ts'

const WORKERS = 8
const ROWS = 5000
const SUBSCRIBERS = 40

/** Many processes send from one database. */
describe('probe 35: notices under load', () => {
  let server: TestPostgres
  let admin: postgres.Sql
  let stores: MigratingStore[]
  beforeAll(async () => {
    server = await startPostgres(18)
    const url = await server.createDatabase()
    stores = Array.from({ length: WORKERS }, () => openPostgres(url, { max: 2 }))
    await stores[0]!.migrate()
    admin = postgres(url, { max: 1, onnotice: () => {} })
  })
  afterAll(async () => {
    await Promise.all([...stores.map((store) => store.close()), admin.end()])
    await server.stop()
  })

  const workerOf = (store: MigratingStore, send: Send) =>
    createTestService({ store, clock: { now: Date.now, pass: () => {} }, send: () => send }).app

  /** Subscriptions with receivers of their own, and so many deliveries spread over them. */
  const fill = async (rows: number, subscribers: number) => {
    const matchId = await createMatch(stores[0]!)
    const subs = Array.from({ length: subscribers }, (_, n) =>
      subscriptionOf(matchId, {
        target: { channel: 'webhook', url: `https://r${n}.example.org/${matchId}`, format: 'standard' },
      }),
    )
    for (const sub of subs) await stores[0]!.notices!.subscribe(sub, subscribers)
    await stores[0]!.notices!.plan(matchId, 1, [])
    await admin`insert into deliveries (delivery_id, match_id, subscription_id, lane, obligation, type, revision,
        data, state, attempts, next_at, leased_until, created_at)
      select gen_random_uuid(), s.match_id, s.subscription_id, s.lane, 'n' || n, 'match.advanced', n, '{}', 'pending', 0,
        0, 0, 0
      from generate_series(1, ${rows}) n join (
        select *, row_number() over (order by subscription_id) - 1 as place from subscriptions
        where match_id = ${matchId}) s on s.place = n % ${subscribers}`
    return matchId
  }
  const states = async (matchId: string) =>
    Object.fromEntries(
      (
        await admin`select state, count(*)::int from deliveries where match_id = ${matchId} group by state`
      ).map((row) => [row.state, row.count]),
    )

  test('eight workers send five thousand, none twice and none not at all', async () => {
    const matchId = await fill(ROWS, SUBSCRIBERS)
    const sent: string[] = []
    await Promise.all(
      stores.map(async (store) => {
        const app = workerOf(store, async ({ delivery }) => {
          sent.push(delivery.id)
          return { ok: true }
        })
        for (let idle = 0; idle < 3; ) {
          const { begun, ended } = await app.dispatch()
          await ended
          idle = begun ? 0 : idle + 1
        }
      }),
    )
    expect(sent).toHaveLength(ROWS)
    expect(new Set(sent).size).toBe(ROWS)
    expect(await states(matchId)).toEqual({ sent: ROWS })
  })

  test('a crash between sending and marking sends once more, under the same id', async () => {
    const matchId = await fill(20, 1)
    const sent: string[] = []
    const send: Send = async ({ delivery }) => {
      sent.push(delivery.id)
      return { ok: true }
    }
    const { notices, ...rest } = stores[1]!
    const dying = workerOf(
      { ...rest, notices: { ...notices!, settle: () => Promise.reject(new Error('killed')) } },
      send,
    )
    await (await dying.dispatch()).ended
    expect(sent).toHaveLength(4)
    const heir = workerOf(stores[2]!, send)
    await (await heir.dispatch()).ended
    expect(new Set(sent).size).toBe(8)
    // The lease of who died runs out.
    await admin`update deliveries set leased_until = 0 where match_id = ${matchId} and state = 'pending'`
    for (let n = 0; n < 8; n++) await (await heir.dispatch()).ended
    expect(await states(matchId)).toEqual({ sent: 20 })
    expect(sent).toHaveLength(24)
    expect(new Set(sent).size).toBe(20)
  })

  test('a receiver that hangs holds up nobody else, and is called by few at once', async () => {
    const matchId = await fill(100, 2)
    const hanging: (() => void)[] = []
    let served = 0
    const app = workerOf(stores[3]!, (claimed) => {
      if (claimed.lane === 'https://r0.example.org')
        return new Promise((done) => hanging.push(() => done({ ok: false, error: 'too late' })))
      served++
      return Promise.resolve({ ok: true })
    })
    const hands = { lanes: new Map<string, number>() }
    const rounds: Promise<void>[] = []
    for (let n = 0; served < 50 && n < 100; n++) {
      rounds.push((await app.dispatch(hands)).ended)
      await new Promise((done) => setImmediate(done))
    }
    expect(served).toBe(50)
    expect(hanging).toHaveLength(4)
    for (const end of hanging) end()
    await Promise.all(rounds)
    expect(hands.lanes.size).toBe(0)
    expect(await states(matchId)).toEqual({ sent: 50, pending: 50 })
  })
})
