import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { listen } from '../../src/transports/server.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { holdHead, waitUntil } from '../support/trouble.ts'
import { machineClock, stageOver } from '../transports/support/stage.ts'
import { bodyOf, expectOk, seatToys, type Table, tableOf } from '../transports/support/table.ts'
import { type Cutter, cutter } from './support/cutter.ts'
import { placeAt } from './support/play.ts'

let server: TestPostgres
let store: MigratingStore
let url: string
const closing: Promise<void>[] = []

beforeAll(async () => {
  server = await startPostgres(18)
  url = await server.createDatabase()
  store = openPostgres(url)
  await store.migrate()
})
afterAll(async () => {
  await Promise.all(closing)
  await store?.close()
  await server?.stop()
})

const KEY = { 'Idempotency-Key': 'once' }

/** Resolves when the database has committed that revision, whatever anybody was told of it. */
const committed = (table: Table, revision: number) =>
  waitUntil(async () => (await store.entries(table.id, revision - 1, 1)).length === 1)

const logged = async (table: Table) => (await store.entries(table.id, 0, 100)).map((e) => e.events[0]!.type)

describe('probe 14: cut between commit and answer, between service and Postgres', () => {
  async function behindCutter() {
    const { hostname, port } = new URL(url)
    const way = await cutter({ hostname, port: Number(port) })
    const through = openPostgres(Object.assign(new URL(url), { port: String(way.port) }).href)
    const service = stageOver(through, machineClock).open()
    const close = async () => {
      closing.push(through.close()) // takes its time where connections were broken
      await way.close()
    }
    return { way, service, close }
  }

  test.each([
    ['with a key, warm', KEY, true],
    ['without a key, warm', {}, true],
    ['with a key, cold', KEY, false],
    ['without a key, cold', {}, false],
  ] as const)('%s: one entry, and the client is told of it', async (_, headers, warm) => {
    const { way, service, close } = await behindCutter()
    const table = await seatToys(service)
    if (warm) for (let i = 0; i < 2; i++) await expectOk(table.seat(0).get(table.at('/prompts')))
    const answer = await cutWhenCommitted(way, table, () => table.say(0, 'motto A', headers))
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ revision: 2, entry: { seat: 0, events: [{ type: 'inscribed' }] } })
    expect(await logged(table)).toEqual(['matchStarted', 'inscribed'])
    if (headers === KEY) {
      const again = await expectOk(table.say(0, 'motto A', KEY))
      expect(again.headers.get('Idempotency-Replayed')).toBe('true')
      expect(again.body.entry).toEqual(answer.body.entry)
    }
    expect(await logged(table)).toEqual(['matchStarted', 'inscribed'])
    expect(service.errors).toEqual([])
    await close()
  })

  /** Lets everything through up to the answer to the append. */
  async function cutWhenCommitted<T>(way: Cutter, table: Table, send: () => Promise<T>): Promise<T> {
    const lock = await holdAppends(table.id)
    const answer = send()
    await lock.waiting()
    void way.keepBack()
    await lock.release()
    await committed(table, 2)
    way.cut()
    return answer
  }
})

/** The append waits at the head of its match until it is let go. */
async function holdAppends(id: string) {
  const release = await holdHead(url, id)
  const watch = postgres(url, { max: 1 })
  return {
    waiting: () =>
      waitUntil(async () => {
        const [row] =
          await watch`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`
        return row!.n > 0
      }),
    release: async () => {
      await release()
      await watch.end()
    },
  }
}

describe('probe 14: cut between commit and answer, between client and service', () => {
  async function inFront() {
    const service = stageOver(store, machineClock).open()
    const listening = await listen(service.rest as never, '127.0.0.1', 0)
    const { hostname, port } = new URL(listening.address)
    const way = await cutter({ hostname, port: Number(port) })
    const place = placeAt(`http://127.0.0.1:${way.port}`)
    const table = tableOf(place, await seatToys(service))
    const lose = async (headers: Record<string, string>, body = bodyOf('motto A')) => {
      const kept = way.keepBack()
      const lost = expect(table.seat(0).post(table.at('/commands'), body, headers)).rejects.toThrow()
      await kept
      way.cut()
      await lost
      expect(await logged(table)).toEqual(['matchStarted', 'inscribed'])
    }
    const close = async () => {
      await way.close()
      await listening.close()
    }
    return { table, lose, close }
  }

  test('with a key the retry brings the first answer and no second entry', async () => {
    const { table, lose, close } = await inFront()
    await lose(KEY)
    const again = await expectOk(table.say(0, 'motto A', KEY))
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
    expect(again.body).toMatchObject({ revision: 2, entry: { seat: 0 } })
    expect(await logged(table)).toEqual(['matchStarted', 'inscribed'])
    await close()
  })

  test('without one the revision or the question that was answered keeps the retry from doing it twice', async () => {
    for (const [headers, prompt, code] of [
      [{ 'If-Match': '"1"' }, false, 'stale-revision'],
      [{}, true, 'prompt-gone'],
    ] as const) {
      const { table, lose, close } = await inFront()
      const [{ id }] = (await table.seat(0).get(table.at('/prompts'))).body.prompts
      const body = { ...bodyOf('motto A'), ...(prompt && { prompt: id }) }
      await lose(headers, body)
      const again = await table.seat(0).post(table.at('/commands'), body, headers)
      expect(again.body).toMatchObject({ code, revision: 2 })
      expect(await logged(table)).toEqual(['matchStarted', 'inscribed'])
      await close()
    }
  })
})
