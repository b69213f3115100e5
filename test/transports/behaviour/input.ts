import { describe, expect, test } from 'vitest'
import { client } from '../../support/service.ts'
import { document } from '../support/contract.ts'
import type { MakeStage } from '../support/stage.ts'
import { bodyOf, expectOk, seatToys, type Table } from '../support/table.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

type Bytes = NonNullable<RequestInit['body']>

/** A request of bytes as they are, by seat 0. */
const raw = (table: Table, rest: string, body: Bytes, headers: Record<string, string> = JSON_TYPE) =>
  table.fetch(table.at(rest), {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${table.seats[0]}`, ...headers },
    ...(body instanceof ReadableStream && ({ duplex: 'half' } as object)),
  })

const MEGABYTE = 1 << 20

/** What can be seen only where nothing stands between client and service. */
export function inputUnread(make: MakeStage): void {
  test('probe 22: ten megabytes are refused after the first of them', async () => {
    const table = await seatToys((await make()).open())
    const long = JSON.stringify({ type: 'inscribe', text: 'x'.repeat(10 * MEGABYTE) })
    expect((await raw(table, '/commands', long)).status).toBe(413)
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(32))
        if (pulled > 10 * MEGABYTE) controller.close()
      },
    })
    expect((await raw(table, '/commands', endless)).status).toBe(413)
    expect(pulled).toBeLessThan(MEGABYTE)
  })

  test('a header without a value is one that cannot be read', async () => {
    const table = await seatToys((await make()).open())
    const body = '{"type":"inscribe","text":"A"}'
    for (const name of ['Idempotency-Key', 'If-Match'])
      expect((await raw(table, '/commands', body, { ...JSON_TYPE, [name]: '' })).status, name).toBe(400)
  })
}

export function input(make: MakeStage): void {
  describe('what comes in', () => {
    const open = async () => seatToys((await make()).open())
    const unharmed = async (table: Table) => expect(await table.revision()).toBe(1)

    test('probe 22: bodies that are too long, told or not, or packed, are refused unread', async () => {
      const table = await open()
      const long = JSON.stringify({ type: 'inscribe', text: 'x'.repeat(70_000) })
      expect((await raw(table, '/commands', long)).status).toBe(413)
      expect((await raw(table, '/undo', long)).status).toBe(413)
      const packed = new Response(
        new Blob(['{"type":"inscribe","text":"A"}']).stream().pipeThrough(new CompressionStream('gzip')),
      )
      const gzip = await raw(table, '/commands', await packed.arrayBuffer(), {
        ...JSON_TYPE,
        'Content-Encoding': 'gzip',
      })
      expect(gzip.status).toBe(415)
      const most = ' '.repeat(65_536 - 30)
      expect((await raw(table, '/commands', `{"type":"inscribe","text":"A"}${most}`)).status).toBe(200)
    })

    test('probe 23: JSON that is deep, wide, doubled or none is refused before anything is made of it', async () => {
      const table = await open()
      const text = (value: string) => `{"type":"inscribe","text":${value}}`
      const bodies: [string, Bytes, number][] = [
        ['deep arrays', text('['.repeat(30_000) + ']'.repeat(30_000)), 400],
        ['deep objects', text(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`), 400],
        ['unclosed', '['.repeat(60_000), 400],
        ['many keys', text(`{${Array.from({ length: 6000 }, (_, i) => `"${i}":1`).join(',')}}`), 422],
        [
          'many unknown keys',
          `{"type":"inscribe",${Array.from({ length: 5000 }, (_, i) => `"k${i}":1`).join(',')}}`,
          422,
        ],
        ['a long number', text('9'.repeat(60_000)), 422],
        ['a large exponent', text('1e999999'), 422],
        ['a key twice', '{"type":"roll","type":"inscribe","text":"A"}', 400],
        ['a key twice, escaped', '{"text":"A","te\\u0078t":"B","type":"inscribe"}', 400],
        ['NaN', text('NaN'), 400],
        ['Infinity', text('-Infinity'), 400],
        ['a comma too many', '{"type":"inscribe","text":"A",}', 400],
        ['a byte order mark', `\uFEFF${text('"A"')}`, 400],
        ['UTF-16', new Uint8Array([...text('"A"')].flatMap((c) => [c.charCodeAt(0), 0])), 400],
        ['broken UTF-8', new Uint8Array([123, 34, 0xff, 34, 58, 49, 125]), 400],
        ['a list', '[]', 422],
        ['a word', '"inscribe"', 422],
        ['null', 'null', 422],
        ['nothing', '', 422],
      ]
      for (const [what, body, status] of bodies) {
        const answer = await raw(table, '/commands', body)
        expect(answer.status, `${what}: ${await answer.text()}`).toBe(status)
      }
      const nested = (depth: number) =>
        `{"game":"toy","seats":[{},{}],"options":${'{"a":'.repeat(depth)}1${'}'.repeat(depth + 1)}`
      const create = async (body: string) =>
        (await table.fetch('/v1/matches', { method: 'POST', body, headers: JSON_TYPE })).status
      expect([await create(nested(31)), await create(nested(32))]).toEqual([422, 400])
      await unharmed(table)
    })

    test('probe 24: text that no database or reader can bear is refused in every field', async () => {
      const table = await open()
      const service = { fetch: table.fetch }
      const bad = [
        '\u0000',
        'a\u0000b',
        '\ud800',
        '\udc00x',
        '\u202etxt',
        '\u2066x',
        'a\u0007',
        'a\nb',
        'é'.normalize('NFD').repeat(41),
        'x\u0301'.repeat(50),
      ]
      for (const text of bad) {
        const what = JSON.stringify(text)
        expect(
          (await table.seat(0).post(table.at('/commands'), { type: 'inscribe', text })).status,
          what,
        ).toBe(422)
        expect((await table.seat(0).post(table.at('/commands'), { type: text, text })).status, what).toBe(422)
        expect(
          (await table.seat(0).post(table.at('/commands'), { type: 'inscribe', text: 'A', [text]: 1 }))
            .status,
          what,
        ).toBe(422)
        for (const field of ['name', 'kind', 'join', 'role'])
          expect(
            (await client(service).post('/v1/matches', { game: 'toy', seats: [{ [field]: text }, {}] }))
              .status,
            what,
          ).toBe(422)
        expect(
          (await client(service).post('/v1/matches', { game: text, seats: [{}, {}] })).status,
          what,
        ).toBe(422)
        expect(
          (
            await client(service).post('/v1/matches', {
              game: 'toy',
              seats: [{}, {}],
              options: { [text]: text },
            })
          ).status,
          what,
        ).toBe(422)
        expect(
          (await table.hostClient.post(table.at('/seats/1/replace'), { kind: 'human', name: text })).status,
          what,
        ).toBe(422)
      }
      expect(
        (await table.seat(0).post(table.at('/commands'), { type: 'inscribe', text: 'A', prompt: '\u0000' }))
          .status,
      ).toBe(409)
      await unharmed(table)
      for (const fine of ['👩‍🚀 🏳️‍🌈 ﷽', 'e\u0301tude', 'עברית', "Robert'); drop table matches;--"]) {
        const other = await seatToys(service)
        const said = await expectOk(
          other.seat(0).post(other.at('/commands'), { type: 'inscribe', text: fine }),
        )
        expect(said.body.entry.events[0].data.text).toBe(fine)
        expect((await other.nobody.get(other.at('/view'))).body.view.motto).toBe(fine)
      }
    })

    test('probe 25: an id that is none, however it is written, is no match and no game', async () => {
      const table = await open()
      const { nobody, id } = table
      const odd = [
        '%2e%2e%2f',
        'a%2Fb',
        "'%20or%201=1--",
        '9'.repeat(400),
        '%00',
        '%E0%A4',
        `${id}%00`,
        ` ${id}`,
        `${id}%20`,
        '{id}',
        'null',
        '__proto__',
        'constructor',
      ]
      for (const wrong of [
        ...odd,
        id.toUpperCase(),
        id.replaceAll('-', ''),
        `${id}x`,
        encodeURIComponent('٣'.repeat(36)),
      ]) {
        for (const rest of ['', '/view', '/events', '/picture.svg', '/record'])
          expect((await nobody.get(`/v1/matches/${wrong}${rest}`)).status, wrong).toBe(404)
        expect(
          (await table.seat(0).post(`/v1/matches/${wrong}/commands`, bodyOf('motto A'))).status,
          wrong,
        ).toBeGreaterThanOrEqual(401)
        expect((await nobody.get(`/v1/games/${wrong}`)).status, wrong).toBe(404)
        expect((await nobody.get(`/v1/games/toy/schemas/${wrong}`)).status, wrong).toBe(404)
        expect((await nobody.get(`/v1/matches?cursor=${wrong}`)).status, wrong).toBe(
          wrong.toLowerCase() === id ? 200 : 400,
        )
      }
      expect((await nobody.get('/v1/matches/../games')).status).toBe(200)
      expect((await nobody.get(`/v1/matches?cursor=${id.toUpperCase()}`)).status).toBe(200)
      await unharmed(table)
    })

    test('probe 26: only JSON in UTF-8 changes anything; what goes wrong is told as a problem', async () => {
      const table = await open()
      const body = JSON.stringify(bodyOf('motto A'))
      const types = [
        'text/plain',
        'text/plain;charset=UTF-8',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json;charset=utf-16',
        'application/json; charset=latin1',
        'text/json',
        'application/xml',
        'application/jsonx',
      ]
      for (const type of types) {
        expect((await raw(table, '/commands', body, { 'Content-Type': type })).status, type).toBe(415)
        for (const rest of ['/abandon', '/watch-token', '/undo'])
          expect(
            (
              await table.fetch(table.at(rest), {
                method: 'POST',
                body: 'a=b',
                headers: { 'Content-Type': type },
              })
            ).status,
            `${rest} ${type}`,
          ).toBe(415)
      }
      expect((await raw(table, '/commands', new Blob([body]), {})).status).toBe(415)
      await unharmed(table)
      const html = await table.nobody.get(`/v1/matches/${crypto.randomUUID()}`, {
        Accept: 'text/html, */*;q=0.1',
      })
      expect([html.status, html.headers.get('Content-Type')]).toEqual([404, 'application/problem+json'])
      for (const accept of [
        'text/html',
        'application/json;q=0',
        'image/png, text/*',
        'application/json;q=0, */*',
      ])
        expect((await table.nobody.get(table.at(), { Accept: accept })).body, accept).toMatchObject({
          status: 406,
          code: 'not-acceptable',
        })
      for (const accept of [
        'application/json',
        '*/*',
        'application/*',
        'text/html, application/json;q=0.1',
        '',
      ])
        expect((await table.nobody.get(table.at(), { Accept: accept })).status, accept).toBe(200)
      const waiting = await seatToys(table, { seats: [{}, { join: 'open' }] })
      const bodiless = { Accept: 'application/problem+json' }
      expect((await waiting.hostClient.delete(waiting.at(), bodiless)).status, 'nothing to send').toBe(204)
      for (const type of [
        'application/json; charset=UTF-8',
        'Application/JSON',
        'application/json;charset="utf-8"',
      ])
        expect((await raw(table, '/commands?dryRun=true', body, { 'Content-Type': type })).status, type).toBe(
          200,
        )
    })

    test('probe 27: every address takes its methods and no others', async () => {
      const table = await open()
      const places = Object.entries(document.paths).map(
        ([path, methods]) => [path, Object.keys(methods)] as const,
      )
      for (const [path, methods] of places) {
        const url = path
          .replace('{id}', table.id)
          .replace('{seat}', '0')
          .replace('{game}', 'toy')
          .replace('{kind}', 'view')
        const takes = [...methods.map((m) => m.toUpperCase()), ...(methods.includes('get') ? ['HEAD'] : [])]
        for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY']) {
          if (takes.includes(method)) continue
          const answer = await table.hostClient.send(method, url)
          expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([405, 'method-not-allowed'])
          expect(answer.headers.get('Allow')!.split(', ').sort()).toEqual([...takes, 'OPTIONS'].sort())
        }
        const preflight = await table.fetch(url, {
          method: 'OPTIONS',
          headers: {
            Origin: 'https://a.example',
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'x-own',
          },
        })
        expect(preflight.status, path).toBe(204)
        expect(
          preflight.headers
            .get('Access-Control-Allow-Methods')!
            .split(',')
            .map((m) => m.trim())
            .sort(),
        ).toEqual(takes.sort())
        expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
          'Authorization,Content-Type,Accept,Idempotency-Key,If-Match,If-None-Match,Last-Event-ID,Prefer,GraphQL-Require-Preflight',
        )
        expect(preflight.headers.get('Access-Control-Max-Age')).toBe('7200')
        expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull()
        if (!methods.includes('get') || path === '/v1/matches/{id}/record') continue
        const [got, head] = [await table.seat(0).get(url), await table.seat(0).send('HEAD', url)]
        expect([head.status, head.text], path).toEqual([got.status, ''])
        const alike = (headers: Headers) =>
          [...headers].filter(([name]) => name !== 'ratelimit' && name !== 'content-length')
        expect(alike(head.headers), path).toEqual(alike(got.headers))
        expect(got.headers.get('Access-Control-Expose-Headers')).toBe(
          'ETag,Location,Link,Retry-After,RateLimit,RateLimit-Policy,WWW-Authenticate,Idempotency-Replayed,Deprecation,Sunset',
        )
      }
      const gone = await table.nobody.get('/v1/nothing')
      expect(gone.body).toMatchObject({ status: 404, code: 'not-found', instance: '/v1/nothing' })
      expect((await table.nobody.get('/v1/ü%20"<>')).body.instance).toBe('/v1/%C3%BC%20%22%3C%3E')
    })

    test('a body where none is needed is still looked at, and what it says too much is refused', async () => {
      const table = await open()
      const { hostClient } = table
      expect((await hostClient.post(table.at('/abandon'), { really: true })).body).toMatchObject({
        status: 422,
        errors: [{ path: '/really' }],
      })
      expect((await hostClient.post(table.at('/watch-token'), { watch: 1 })).status).toBe(422)
      expect((await hostClient.post(table.at('/watch-token'), {})).status).toBe(200)
      expect((await hostClient.post(table.at('/seats/1/replace'))).body).toMatchObject({
        status: 422,
        code: 'invalid-body',
      })
      await unharmed(table)
    })
  })
}
