import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/app/index.ts'
import { readRecord, verify } from '../../src/core/index.ts'
import { openWords } from '../../src/open-words.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { anyToy, say, words } from '../games/toy/table.ts'
import { client, createTestClock, createTestService, seatMatch } from '../support/service.ts'
import { startWorld, T0 } from '../support/world.ts'
import { playOut } from './behaviour/log.ts'
import { memoryStage } from './support/stage.ts'
import { openStream } from './support/stream.ts'
import { bodyOf, expectOk, offered, seatToys, tableOf, toTurn } from './support/table.ts'
import { storeWorld } from './support/worlds.ts'

const timed = async (options: object = { seconds: 30 }, seats: object[] = [{}, {}]) => {
  const stage = await memoryStage()
  const service = stage.open()
  return { stage, service, table: await seatToys(service, { seats, options }) }
}

/** With a seed of the service's own. */
const seatFree = async (service: Parameters<typeof seatMatch>[0], options: object) =>
  tableOf(service, await seatMatch(service, { game: 'toy', seats: [{}, {}], options }))

const iso = (millis: number) => new Date(millis).toISOString()
const kinds = (entries: { events: { type: string }[] }[]) => entries.map((e) => e.events[0]!.type)

describe('deadlines', () => {
  test('are told in the head and carried out by whoever looks, stamped with their own time', async () => {
    const { stage, table } = await timed()
    expect((await table.nobody.get(table.at())).body.deadlines).toEqual([
      { id: 'question', at: iso(T0 + 30_000), seats: [0], then: 'skip' },
    ])
    expect((await table.seat(0).get(table.at('/prompts'))).body.prompts[0].deadline).toBe(iso(T0 + 30_000))
    stage.clock.pass(30_000 + 5000)
    const { body } = await table.nobody.get(table.at('/events?after=1'))
    expect(body.entries).toMatchObject([
      {
        at: iso(T0 + 30_000),
        seat: null,
        events: [{ type: 'deadlinePassed', data: { id: 'question' } }, { type: 'inscribed' }],
      },
    ])
    expect((await table.nobody.get(table.at())).body.updatedAt).toBe(iso(T0 + 35_000))
  })

  test('are stored first even when the command is refused, and judged before If-Match', async () => {
    const { stage, table } = await timed()
    stage.clock.pass(31_000)
    const late = await table.say(0, 'motto A', { 'If-Match': '"1"' })
    expect(late.body).toMatchObject({ code: 'stale-revision', revision: 2 })
    stage.clock.pass(31_000)
    const refused = await table.seat(0).post(table.at('/commands'), { type: 'no-such' })
    expect(refused.body).toMatchObject({ code: 'unknown-command' })
    const log = await stage.store.entries(table.id, 2, 100)
    expect(kinds(log as never)).toEqual(['deadlinePassed'])
    stage.clock.pass(31_000)
    const dry = await table.seat(0).post(table.at('/commands?dryRun=true'), bodyOf('bid 1'))
    expect(dry.body).toEqual({ legal: true })
    expect(await stage.store.entries(table.id, 3, 100)).toHaveLength(1)
  })

  test('an accepted key answers before them', async () => {
    const { stage, table } = await timed()
    const key = { 'Idempotency-Key': 'k' }
    const first = await expectOk(table.say(0, 'motto A', key))
    stage.clock.pass(40_000)
    const again = await table.say(0, 'motto A', key)
    expect(again.body.entry).toEqual(first.body.entry)
  })

  test('that were due before an accepted command are in the log before it, and a repeat gives the command', async () => {
    const { stage, table } = await timed()
    stage.clock.pass(31_000)
    const key = { 'Idempotency-Key': 'k' }
    const first = await expectOk(table.say(1, 'bid 7', key))
    expect(first.body).toMatchObject({ revision: 3, at: iso(T0 + 31_000), entry: { seat: 1, revision: 3 } })
    expect(first.headers.get('ETag')).toBe('"3.1"')
    const again = await table.seat(1, stage.open()).post(table.at('/commands'), bodyOf('bid 7'), key)
    expect(again.body.entry).toEqual(first.body.entry)
    expect(kinds((await stage.store.entries(table.id, 0, 9)) as never)).toEqual([
      'matchStarted',
      'deadlinePassed',
      'sealed',
    ])
  })

  test('F35 one outcome and one entry, whoever looks first and however many', async () => {
    for (const [early, expected] of [
      [1, 'inscribed'],
      [0, 'deadlinePassed'],
      [-10, 'deadlinePassed'],
    ] as const) {
      const { stage, table } = await timed()
      const services = [stage.open(), stage.open(), stage.open()]
      stage.clock.pass(30_000 - early)
      const answers = await Promise.all([
        table.seat(0, services[0]).post(table.at('/commands'), bodyOf('motto A')),
        services[1]!.app.sweep(),
        services[2]!.app.sweep(),
        table.seat(1, services[1]).get(table.at('/view')),
        table.seat(1, services[2]).get(table.at('/prompts')),
      ])
      expect(answers[0].status).toBe(expected === 'inscribed' ? 200 : 409)
      const log = await stage.store.entries(table.id, 0, 100)
      expect(kinds(log as never), String(early)).toEqual(['matchStarted', expected])
    }
  })

  test('are carried out although nobody looks, many of them in order', async () => {
    const { stage, service, table } = await timed({ pulse: 10, oil: 7, seconds: 20 })
    expect(await service.app.sweep()).toBe(0)
    stage.clock.pass(1_000_000)
    expect(await stage.store.due(10)).toEqual([table.id])
    expect(await service.app.sweep()).toBe(1)
    const log = await stage.store.entries(table.id, 0, 500)
    expect(log.map((e) => e.at)).toEqual(log.map((e) => e.at).sort((a, b) => a - b))
    const { body } = await table.nobody.get(table.at())
    expect(body).toMatchObject({ status: 'finished', outcome: { detail: { why: 'oil' } } })
    expect(await stage.store.due(10)).toEqual([])
  })

  test('an open stream hears of them from whoever woke the match', async () => {
    const { stage, service, table } = await timed()
    const stream = await openStream(service, table.at('/events'), table.seats[0])
    await stream.until(1)
    stage.clock.pass(31_000)
    const heard = stream.until(2)
    await service.app.sweep()
    await heard
    await stream.leave()
  })
})

describe('probe 39: the clock', () => {
  test('jumps as it likes, time in the log never runs back, and others fold the same from it', async () => {
    const { stage, table } = await timed({ rounds: 50, goal: 50 })
    const jumps = [86_400_000, -86_400_000, 0, 0, -1000, 1, 86_400_000, -3_600_000]
    for (let i = 0; i < 40; i++) {
      stage.clock.pass(jumps[i % jumps.length]!)
      const { pending } = (await table.nobody.get(table.at())).body
      const seat = pending[0]
      const said = await table.say(seat, i === 0 ? 'motto A' : `bid ${(i * 97) % 999}`)
      if (said.status !== 200) await expectOk(table.say(seat, 'end'))
    }
    const log = await stage.store.entries(table.id, 0, 500)
    expect(log.length).toBeGreaterThan(30)
    for (const [i, entry] of log.entries()) expect(entry.at).toBeGreaterThanOrEqual(log[i - 1]?.at ?? 0)
  })
})

test('F27 the same log is the same view in another process, in another time zone, again and again', async () => {
  const { stage, service, table } = await timed({ goal: 3, rounds: 4 })
  await playOut(table)
  const texts = new Set<string>()
  const before = process.env.TZ
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/St_Johns']) {
    process.env.TZ = zone
    for (let n = 0; n < 33; n++) texts.add((await table.seat(1, stage.open()).get(table.at('/view'))).text)
  }
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
  texts.add((await table.seat(1, service).get(table.at('/view'))).text)
  expect(texts.size).toBe(1)
})

describe('bots', () => {
  test('move by themselves after the answer, which does not wait for them', async () => {
    const { service, table } = await timed({}, [{}, { kind: 'bot' }])
    const said = await expectOk(table.say(0, 'motto A'))
    expect(said.body.now.revision).toBe(2)
    await service.settled()
    const { body } = await table.nobody.get(table.at('/events?after=2'))
    expect(body.entries).toMatchObject([{ seat: 1, events: [{ type: 'sealed', data: { seat: 1 } }] }])
    expect(service.errors).toEqual([])
  })

  test('are not waited for by who reads: what is written for a reader is what was due', async () => {
    const world = say(
      startWorld(anyToy, {
        seats: [
          { kind: 'human', taken: true },
          { kind: 'bot', taken: true },
        ],
        options: { seconds: 30 },
        words,
      }),
      '0: motto A',
    )
    const clock = createTestClock(world.fold.at + 31_000)
    const kept = createMemoryStore(clock.now)
    const appends: (number | null)[][] = []
    const store: Store = {
      ...kept,
      append: (asked) => {
        appends.push(asked.entries.map(({ entry }) => entry.seat))
        return kept.append(asked)
      },
    }
    const service = createTestService({ store, clock, words: [words] })
    const table = tableOf(service, await storeWorld(store, world))
    await expectOk(table.nobody.get(table.at('/view')))
    expect(appends[0]).toEqual([null])
    await service.settled()
    expect(appends.slice(1).flat()).toContain(1)
  })

  test('a match that waits for a bot is due at once, and reading it does not move the bot', async () => {
    const { stage, service, table } = await timed({}, [{}, {}])
    await service.settled()
    await expectOk(table.say(0, 'motto A'))
    await expectOk(table.hostClient.post(table.at('/seats/1/replace'), { kind: 'bot' }))
    await service.settled()
    const revision = await table.revision()
    expect((await table.nobody.get(table.at('/events'))).body.entries.at(-1)).toMatchObject({ seat: 1 })
    await expectOk(table.hostClient.post(table.at('/seats/0/replace'), { kind: 'human' }))
    expect(await stage.store.due(10)).toEqual([])
    expect(await table.revision()).toBe(revision + 1)
  })

  test.each(['toy', 'bletchley'])('F31 matches of bots alone come to their end (%s)', async (game) => {
    const stage = await memoryStage()
    const service = stage.open()
    const made = await client(service).post('/v1/matches', {
      game,
      seats: [{ kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }],
      ...(game === 'bletchley' && { options: { goalCards: 4 } }),
    })
    const at = `/v1/matches/${made.body.match.id}`
    for (let i = 0; i < 500 && (await client(service).get(at)).body.status === 'active'; i++) {
      stage.clock.pass(1000)
      await service.app.sweep()
      await service.settled()
    }
    expect((await client(service).get(at)).body.status).toBe('finished')
    expect(service.errors).toEqual([])
  })
})

describe('what happened is all in the log', () => {
  test('F26 a timeout, a bot’s move, a seat handed over, an undo and an end by the host are found again', async () => {
    const { stage, service, table } = await timed({ seconds: 60, rounds: 20 }, [{}, {}, { kind: 'bot' }])
    const seat = await toTurn(table).catch(async () => {
      await service.settled()
      return (await table.nobody.get(table.at())).body.pending[0]
    })
    await service.settled()
    const human = (await table.nobody.get(table.at())).body.pending.find((n: number) => n < 2) ?? seat
    if (human < 2) {
      const place = await offered(table, human, 'place')
      if (place) {
        await expectOk(table.seat(human).post(table.at('/commands'), place))
        await expectOk(table.say(human, 'undo'))
      }
    }
    stage.clock.pass(61_000)
    await service.app.sweep()
    await service.settled()
    await expectOk(table.hostClient.post(table.at('/seats/0/replace'), { kind: 'bot' }))
    await service.settled()
    const live = await table.seat(1).get(table.at('/view'))
    const fresh = await table.seat(1, stage.open()).get(table.at('/view'))
    expect(fresh.text).toBe(live.text)
    await expectOk(table.hostClient.post(table.at('/abandon')))
    const record = readRecord((await table.nobody.get(table.at('/record'))).text)
    const types = new Set(record.entries.flatMap((e) => e.events.map((event) => event.type)))
    for (const type of ['deadlinePassed', 'seatReplaced', 'matchAbandoned', 'sealed'])
      expect(types).toContain(type)
    expect(
      verify(record, anyToy, openWords().forLanguage('en')!).entries.filter((e) => e.verdict !== 'right'),
    ).toEqual([])
  })

  test('F32 what was promised before the first move is what the record shows', async () => {
    const stage = await memoryStage()
    const service = stage.open({ settings: { testOptions: false } })
    const table = await seatFree(service, { goal: 2, rounds: 2 })
    const { commitment } = (await table.nobody.get(table.at())).body
    await playOut(table)
    const record = readRecord((await table.nobody.get(table.at('/record'))).text)
    expect(record.head.commitment).toBe(commitment)
    const verdict = verify(record, anyToy, openWords().forLanguage('en')!)
    expect(verdict.commitment).toBe('right')
    expect(verdict.entries.filter((e) => e.verdict !== 'right')).toEqual([])
  })

  test('F30 a long match is loaded from its last snapshot on, and read page by page', async () => {
    const { stage, service, table } = await timed({ rounds: 50, goal: 50 }, [{}, {}, {}])
    for (let i = 0; i < 400; i++) {
      const { status, pending } = (await table.nobody.get(table.at())).body
      if (status !== 'active') break
      const said = await table.say(pending[0], i === 0 ? 'motto A' : `bid ${(i * 131) % 999}`)
      if (said.status !== 200) await expectOk(table.say(pending[0], 'end'))
    }
    await service.settled()
    const revision = await table.revision()
    expect(revision).toBeGreaterThan(150)
    const loaded = await stage.store.load({ matchId: table.id, held: 0, code: 'test' })
    expect(loaded!.snapshot!.revision).toBeGreaterThan(revision - 80)
    expect(loaded!.entries.length).toBeLessThan(80)
    const fresh = stage.open()
    for (const seat of [0, 1, 2])
      expect((await table.seat(seat, fresh).get(table.at('/view'))).text).toBe(
        (await table.seat(seat).get(table.at('/view'))).text,
      )
    const page = await table.nobody.get(table.at('/events'))
    expect([page.body.entries.length, page.body.next]).toEqual([100, 100])
    expect((await table.nobody.get(table.at('/events?limit=500'))).body.entries).toHaveLength(
      Math.min(500, revision),
    )
  })

  test('matches that have been over for long are removed', async () => {
    const { stage, service, table } = await timed({})
    await expectOk(table.hostClient.post(table.at('/abandon')))
    expect(await service.app.retire(1)).toBe(0)
    stage.clock.pass(86_400_001)
    expect(await service.app.retire(1)).toBe(1)
    expect((await table.nobody.get(table.at())).status).toBe(404)
  })
})
