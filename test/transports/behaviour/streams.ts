import { describe, expect, test } from 'vitest'
import type { TestService } from '../../support/service.ts'
import type { MakeStage } from '../support/stage.ts'
import { openStream } from '../support/stream.ts'
import { expectOk, seatToys, type Table, toTurn } from '../support/table.ts'
import { dice } from './coherence.ts'

/** Waits for what other processes do, in small steps, as the poll of a process would. */
export async function eventually(settled: () => boolean, step: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end && !settled(); ) {
    await step()
    await new Promise((done) => setTimeout(done, 1))
  }
  expect(settled()).toBe(true)
}

const opening = (make: MakeStage) => async (body: Parameters<typeof seatToys>[1]) => {
  const stage = await make()
  const service = stage.open()
  return { stage, service, table: await seatToys(service, body) }
}

const follow = (
  service: Pick<TestService, 'fetch'>,
  table: Table,
  seat: number | string,
  rest = '',
  headers = {},
) =>
  openStream(
    service,
    table.at(`/events${rest}`),
    typeof seat === 'number' ? table.seats[seat] : seat,
    headers,
  )

/** @param cuts how often a stream is cut: less where it has to look for itself, which takes its time */
export function streams(make: MakeStage, cuts = 100): void {
  describe('streams', () => {
    const opened = (body = {}) => opening(make)(body)

    test('a stream tells what has happened, then what happens, as its viewer may see it', async () => {
      const { service, table } = await opened()
      const mine = await follow(service, table, 0)
      expect(mine.status).toBe(200)
      expect(Object.fromEntries(mine.headers)).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'private, no-store',
        vary: 'Authorization',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      })
      const theirs = await follow(service, table, 1, '?lines=en')
      await expectOk(table.say(0, 'motto A'))
      const said = await expectOk(table.say(0, 'bid 7'))
      await mine.until(3)
      await theirs.until(3)
      expect(mine.text).toMatch(/^retry: \d+\n\nid: 1\nevent: entry\ndata: \{/)
      expect(mine.ids).toEqual([1, 2, 3])
      expect(mine.entries.at(-1)).toEqual(said.body.entry)
      expect(theirs.entries.at(-1)).toMatchObject({
        events: [{ type: 'sealed', data: { seat: 0 }, line: 'Seat 0 seals a bid.' }],
      })
      expect(theirs.text).not.toContain('"number"')
      const page = await table.seat(0).get(table.at('/events'))
      expect(mine.entries).toEqual(page.body.entries)
      await Promise.all([mine.leave(), theirs.leave()])
      expect(service.app.hub.watched()).toBe(0)
    })

    test('it is resumed by Last-Event-ID, which goes before `after`, and refused where that is nonsense', async () => {
      const { service, table } = await opened()
      await toTurn(table)
      const revision = await table.revision()
      const starts: [string, Record<string, string>, number][] = [
        ['?after=2', {}, 3],
        ['', { 'Last-Event-ID': '3' }, 4],
        ['?after=1', { 'Last-Event-ID': '3' }, 4],
        ['?after=1', { 'Last-Event-ID': '' }, 2],
      ]
      for (const [rest, headers, first] of starts) {
        const stream = await follow(service, table, 0, rest, headers)
        await stream.until(revision)
        expect(stream.ids[0]).toBe(first)
        await stream.leave()
      }
      for (const wrong of ['abc', '-1', '1.5', '9999999999', table.id, `${revision + 1}`])
        expect(
          (
            await table
              .seat(0)
              .get(table.at('/events'), { Accept: 'text/event-stream', 'Last-Event-ID': wrong })
          ).body,
          wrong,
        ).toMatchObject({
          status: 400,
          code: 'bad-header',
        })
      expect(
        (await table.seat(0).get(table.at(`/events?after=${revision + 1}`), { Accept: 'text/event-stream' }))
          .body,
      ).toMatchObject({ status: 400, code: 'bad-parameter', revision })
      const known = await follow(service, table, 0, `?after=${revision}`)
      await expectOk(table.say((await table.nobody.get(table.at())).body.pending[0], 'end'))
      await known.until(revision + 1)
      expect(known.ids).toEqual([revision + 1])
      await known.leave()
    })

    test('a page may wait until there is something to tell, and no longer', async () => {
      const { service, table } = await opened()
      const get = (rest: string) => table.seat(0).get(table.at(`/events${rest}`))
      const known = await get('?after=0&wait=20')
      expect(known.body.entries.map((e: { revision: number }) => e.revision)).toEqual([1])
      const waiting = get('?after=1&wait=20&lines=en')
      await expectOk(table.say(0, 'motto A'))
      const { status, body } = await waiting
      expect([status, body.next, body.entries.length]).toEqual([200, null, 1])
      expect(body.entries[0].events[0].line).toContain('A')
      await expectOk(table.say(0, 'bid 1'))
      expect((await get('?after=1&wait=20&limit=1')).body).toMatchObject({
        entries: [{ revision: 2 }],
        next: 2,
      })
      const start = performance.now()
      expect((await get('?after=3&wait=1')).body).toEqual({ entries: [], next: null, rulesVersion: 1 })
      expect(performance.now() - start).toBeGreaterThan(990)
      for (const wrong of ['56', '-1', '1.5', 'x', ''])
        expect((await get(`?wait=${wrong}`)).body, wrong).toMatchObject({
          status: 400,
          code: 'bad-parameter',
        })
      expect(service.app.hub.watched()).toBe(0)
    })

    test('waiting ends with the match, and when the token dies', async () => {
      const { table } = await opened()
      const waiting = table.seat(0).get(table.at('/events?after=1&wait=20'))
      await expectOk(table.hostClient.post(table.at('/seats/0/replace'), { kind: 'human' }))
      expect((await waiting).body).toMatchObject({ status: 401, code: 'token-invalid' })
      await expectOk(table.hostClient.post(table.at('/abandon')))
      const { body } = await table.seat(1).get(table.at('/events?after=3&wait=20'))
      expect(body).toMatchObject({ entries: [], next: null })
    })

    test('who takes either gets a page unless a stream is asked for by name and liked no less', async () => {
      const { service, table } = await opened()
      const typeFor = async (accept: string) => {
        const answer = await service.fetch(table.at('/events'), { headers: { Accept: accept } })
        await answer.body?.cancel()
        return answer.headers.get('Content-Type')
      }
      for (const accept of [
        '*/*',
        'application/json',
        'application/json, text/event-stream;q=0.5',
        'text/*, application/json',
      ])
        expect(await typeFor(accept), accept).toBe('application/json')
      for (const accept of ['text/event-stream', 'text/event-stream, */*;q=0.1', 'Text/Event-Stream'])
        expect(await typeFor(accept), accept).toBe('text/event-stream')
    })

    test('what happens between the first page and the watch is not missed', async () => {
      const { service, table } = await opened()
      const stream = await follow(service, table, 0, '?after=1')
      await expectOk(table.say(0, 'motto A')) // before anybody reads from the stream
      await stream.until(2)
      expect(stream.ids).toEqual([2])
      await stream.leave()
    })

    test('it ends when its token dies, here and in other processes', async () => {
      const { stage, service, table } = await opened()
      const other = stage.open()
      const ends = [await follow(service, table, 1), await follow(other, table, 1)]
      const stay = await follow(service, table, 0)
      for (const stream of [...ends, stay]) await stream.until(1)
      await expectOk(table.hostClient.post(table.at('/seats/1/replace'), { kind: 'human' }))
      await ends[0]!.ended()
      const told = ends[1]!.ended()
      await eventually(
        () => ends[1]!.over,
        () => other.app.hub.poll(stage.store),
      )
      await told
      for (const stream of ends) expect(stream.ids).toEqual([1])
      await stay.until(2)
      await stay.leave()
      // A token that dies without an entry.
      const watchers = [await follow(service, table, table.watch), await follow(other, table, table.watch)]
      const host = await follow(other, table, table.host)
      for (const watcher of [...watchers, host]) await watcher.until(2)
      await expectOk(table.hostClient.post(table.at('/watch-token')))
      await watchers[0]!.ended()
      const gone = watchers[1]!.ended()
      await eventually(
        () => watchers[1]!.over,
        () => other.app.hub.poll(stage.store),
      )
      await gone
      expect(host.over).toBe(false)
      await host.leave()
    })

    test('it ends when the match is over, and is not to be resumed then', async () => {
      const { service, table } = await opened()
      const stream = await follow(service, table, 0)
      await stream.until(1)
      await expectOk(table.hostClient.post(table.at('/abandon')))
      await stream.ended()
      expect(stream.ids).toEqual([1, 2])
      const resumed = await table
        .seat(0)
        .get(table.at('/events'), { Accept: 'text/event-stream', 'Last-Event-ID': '2' })
      expect([resumed.status, resumed.text]).toEqual([204, ''])
      const whole = await follow(service, table, 0)
      await whole.ended()
      expect(whole.ids).toEqual([1, 2])
    })

    test('it ends when the match is removed, here and in other processes', async () => {
      const { stage, service, table } = await opened({ seats: [{}, { join: 'open' }] })
      const other = stage.open()
      const [here, there] = [await follow(service, table, 0), await follow(other, table, 0)]
      await Promise.all([here.started(), there.started()])
      expect((await table.hostClient.delete(table.at())).status).toBe(204)
      const told = there.ended()
      await here.ended()
      await eventually(
        () => there.over,
        () => other.app.hub.poll(stage.store),
      )
      await told
    })

    test('probe 37: cut again and again, at random, it tells every revision once, in order', async () => {
      const { stage, service, table } = await opened({
        seats: [{}, {}, {}],
        options: { rounds: 50, goal: 50 },
      })
      const other = stage.open()
      const roll = dice(11)
      const seen: number[] = []
      await expectOk(table.say(0, 'motto A'))
      for (let cut = 0; cut < cuts; cut++) {
        const stream = await follow([service, other][roll(2)]!, table, 1, '', {
          'Last-Event-ID': `${seen.at(-1) ?? 0}`,
        })
        const acting = (async () => {
          for (let i = roll(3); i > 0; i--) {
            const seat = (await table.nobody.get(table.at())).body.pending[0]
            const said = await table.say(seat, `bid ${roll(999)}`)
            if (said.status !== 200) await table.say(seat, 'end')
          }
        })()
        const revision = await table.revision()
        if (roll(4) && revision > (seen.at(-1) ?? 0))
          await stream.until((seen.at(-1) ?? 0) + 1 + roll(revision - (seen.at(-1) ?? 0)))
        else await stream.started()
        await acting
        seen.push(...stream.ids)
        await stream.leave()
      }
      expect(seen.length).toBeGreaterThan(cuts / 2)
      expect(seen).toEqual(seen.map((_, i) => i + 1))
      expect(service.app.hub.watched() + other.app.hub.watched()).toBe(0)
    })
  })
}

/** What only a test in the same process as the service can see. */
export function streamsWithin(make: MakeStage): void {
  const opened = (body = {}) => opening(make)(body)

  test('a reader that never reads holds up nobody, and two hundred that go away leave nothing behind', async () => {
    const { service, table } = await opened()
    const idle = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        service.fetch(table.at('/events'), {
          headers: {
            Accept: 'text/event-stream',
            ...(i % 2 && { Authorization: `Bearer ${table.seats[0]}` }),
          },
        }),
      ),
    )
    const reading = await follow(service, table, 1)
    const seat = await toTurn(table)
    await expectOk(table.say(seat, 'end'))
    await reading.until(await table.revision())
    await Promise.all(idle.map((answer) => answer.body!.cancel()))
    await reading.leave()
    expect(service.app.hub.watched()).toBe(0)
    const gone = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const stream = await follow(service, table, 0)
        await stream.until(1)
        return stream
      }),
    )
    expect(service.app.hub.watched()).toBe(1)
    await Promise.all(gone.map((stream) => stream.leave()))
    expect(service.app.hub.watched()).toBe(0)
  })
}
