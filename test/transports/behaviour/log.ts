import { describe, expect, test } from 'vitest'
import { type AnyGame, readRecord, verify } from '../../../src/core/index.ts'
import { openWords } from '../../../src/open-words.ts'
import { client } from '../../support/service.ts'
import { readXml } from '../../support/xml.ts'
import { toy } from '../../toy/index.ts'
import type { MakeStage } from '../support/stage.ts'
import { bodyOf, expectOk, seatToys, type Table, toTurn } from '../support/table.ts'

export async function playOut(table: Table): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const { status, pending } = (await table.nobody.get(table.at())).body
    if (status !== 'active') return
    const seat = pending[0]
    const { body } = await table.seat(seat).get(table.at('/prompts'))
    const { kind, commands } = body.prompts[0]
    const command =
      kind === 'motto' ? bodyOf('motto <A & "B">') : kind === 'bid' ? bodyOf(`bid ${i}`) : commands.at(-1)
    await expectOk(table.seat(seat).post(table.at('/commands'), command))
  }
  throw new Error('the match does not end')
}

export function log(make: MakeStage): void {
  describe('the log and what is folded from it', () => {
    const open = async (body = {}) => {
      const service = (await make()).open()
      return { service, table: await seatToys(service, body) }
    }

    test('a view has a tag, is never cached by others, and is 304 while it is the same', async () => {
      const { table } = await open()
      await expectOk(table.say(0, 'motto A'))
      const mine = table.seat(1)
      const view = await mine.get(table.at('/view'))
      expect(view.headers.get('ETag')).toBe('"2.1"')
      expect(view.headers.get('Cache-Control')).toBe('private, no-store')
      expect(view.headers.get('Vary')).toBe('Authorization')
      expect(view.body).toMatchObject({ revision: 2, viewer: 1 })
      for (const tag of ['"2.1"', 'W/"2.1"', '*', '"1.1", "2.1"']) {
        const same = await mine.get(table.at('/view'), { 'If-None-Match': tag })
        expect([same.status, same.text, same.headers.get('ETag')], tag).toEqual([304, '', '"2.1"'])
        expect(same.headers.get('Vary')).toBe('Authorization')
      }
      for (const tag of ['"2.0"', '"2.spectator"', '"3.1"', '2.1'])
        expect((await mine.get(table.at('/view'), { 'If-None-Match': tag })).status, tag).toBe(200)
      expect((await table.nobody.get(table.at('/view'), { 'If-None-Match': '"2.1"' })).status).toBe(200)
    })

    test('an earlier revision looks as it did then', async () => {
      const { table } = await open()
      const seen = [await table.seat(1).get(table.at('/view'))]
      await expectOk(table.say(0, 'motto A'))
      seen.push(await table.seat(1).get(table.at('/view')))
      await expectOk(table.say(1, 'bid 7'))
      await expectOk(table.say(0, 'bid 7'))
      for (const then of seen) {
        const again = await table.seat(1).get(table.at(`/view?at=${then.body.revision}`))
        expect(again.text).toBe(then.text)
        expect(again.headers.get('ETag')).toBe(then.headers.get('ETag'))
      }
      expect((await table.nobody.get(table.at('/view?at=0'))).body.view).toBeNull()
      expect((await table.nobody.get(table.at('/view?at=99'))).body).toMatchObject({
        status: 404,
        code: 'revision-ahead',
        revision: 4,
      })
      for (const at of ['-1', 'x', '', '1.5', '1e0', '0x1', '%201', '99999999999', '1&at=2'])
        expect((await table.nobody.get(table.at(`/view?at=${at}`))).body.code, at).toBe('bad-parameter')
    })

    test('entries come in pages; `next` leads from one to the other and is null at the end', async () => {
      const { table } = await open()
      await toTurn(table)
      const revision = await table.revision()
      const all: { revision: number }[] = []
      for (let after: number | null = 0; after !== null; ) {
        const { body } = await table.seat(0).get(table.at(`/events?after=${after}&limit=2`))
        expect(body.entries.length).toBeLessThanOrEqual(2)
        expect(body.rulesVersion).toBe(1)
        all.push(...body.entries)
        after = body.next
      }
      expect(all.map((e) => e.revision)).toEqual(Array.from({ length: revision }, (_, i) => i + 1))
      expect((await table.seat(0).get(table.at('/events'))).body).toEqual({
        entries: all,
        next: null,
        rulesVersion: 1,
      })
      expect((await table.seat(0).get(table.at(`/events?after=${revision}`))).body).toMatchObject({
        entries: [],
        next: null,
      })
      expect((await table.seat(0).get(table.at('/events?after=5000'))).body).toMatchObject({
        entries: [],
        next: null,
      })
      for (const query of [
        'limit=0',
        'limit=501',
        'after=-1',
        'after=',
        'after=x',
        'lines=de',
        'limit=2&limit=3',
      ])
        expect((await table.nobody.get(table.at(`/events?${query}`))).body.code, query).toBe('bad-parameter')
    })

    test('a sentence for every event where they are asked for, from what its reader may see', async () => {
      const { table } = await open()
      await expectOk(table.say(0, 'motto A'))
      await expectOk(table.say(0, 'bid 7'))
      const linesFor = async (seat: number) =>
        (await table.seat(seat).get(table.at('/events?lines=en'))).body.entries.flatMap(
          (e: { events: { line: string }[] }) => e.events.map((event) => event.line),
        )
      expect(await linesFor(0)).toContain('Seat 0 seals a bid 7.')
      expect(await linesFor(1)).toContain('Seat 0 seals a bid.')
      expect(await linesFor(1)).toContain('The match starts.')
      expect((await table.seat(0).get(table.at('/events'))).text).not.toContain('"line"')
    })

    test('a picture is a sealed drawing of what its viewer may see, with nothing of players’ words in its markup', async () => {
      const { table } = await open({ seats: [{ name: '<script>alert(1)</script>' }, {}] })
      await expectOk(table.say(0, 'motto <script>x</script>"&\''))
      const picture = await table.seat(0).get(table.at('/picture.svg'))
      expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
      expect(picture.headers.get('Content-Security-Policy')).toBe(
        "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      )
      expect(picture.headers.get('ETag')).toBe('"2.0"')
      expect(picture.headers.get('Vary')).toBe('Authorization')
      expect(readXml(picture.text).name).toBe('svg')
      expect(picture.text).not.toContain('<script')
      expect(picture.text).toContain('&lt;script&gt;x&lt;/script&gt;&quot;&amp;&#39;')
      expect((await table.seat(0).get(table.at('/picture.svg'), { 'If-None-Match': '"2.0"' })).status).toBe(
        304,
      )
      const other = await table.seat(1).get(table.at('/picture.svg'))
      expect(other.text).not.toBe(picture.text)
      expect((await table.seat(0).get(table.at('/picture.svg?at=1'))).text).not.toContain('script')
      expect((await table.seat(0).get(table.at('/picture.svg?at=9'))).status).toBe(404)
    })

    test('the record opens when the match is over, and everything in it is found right', async () => {
      const { service, table } = await open({ options: { goal: 2, rounds: 2 } })
      expect((await table.hostClient.get(table.at('/record'))).body).toMatchObject({
        status: 409,
        code: 'match-not-over',
      })
      await playOut(table)
      const head = (await table.nobody.get(table.at())).body
      expect(head).toMatchObject({ status: 'finished', pending: [] })
      expect(head.outcome.result).toMatch(/ranked|draw/)
      const answer = await table.nobody.get(table.at('/record'))
      expect(answer.headers.get('Content-Type')).toBe('application/x-ndjson')
      const record = readRecord(answer.text)
      expect(record.head).toMatchObject({ record: 1, id: table.id, game: 'toy', commitment: head.commitment })
      expect(record.entries).toHaveLength(head.revision)
      const { commitment, entries } = verify(record, toy as AnyGame, openWords().forLanguage('en')!)
      expect(commitment).toBe('right')
      expect(entries.filter((e) => e.verdict !== 'right')).toEqual([])
      const forged = answer.text.replace('"die":', '"die":1')
      if (forged !== answer.text)
        expect(
          verify(readRecord(forged), toy as AnyGame, openWords().forLanguage('en')!).entries.some(
            (e) => e.verdict === 'wrong',
          ),
        ).toBe(true)
      for (const secret of [table.host, table.watch, ...table.seats])
        expect(answer.text).not.toContain(secret)
      expect((await client(service).get(table.at('/view'))).status).toBe(200)
      expect((await table.say(0, 'end')).body.code).toBe('match-over')
    })
  })
}
