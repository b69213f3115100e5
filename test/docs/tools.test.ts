import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layOut, sameJson, trimLike } from '../../scripts/examples/json.ts'
import { examplesOf, replaceBlocks } from '../../scripts/examples/markdown.ts'
import { mask } from '../../scripts/examples/mask.ts'
import { judge } from '../../scripts/examples/output.ts'

describe('blocks', () => {
  const text =
    'A\n```sh\nls\n```\nand\n```json\n1\n```\n```sh by-hand\nrm\n```\n```text\n2\n```\n```sh\npwd\n```\n'

  it('pairs what is run with what it shows', () => {
    expect(examplesOf(text).map(({ run, shown }) => [run.text, shown?.text])).toEqual([
      ['ls\n', '1\n'],
      ['pwd\n', undefined],
    ])
  })

  it('replaces contents and nothing else', () => {
    const [first] = examplesOf(text)
    const changed = replaceBlocks(text, [{ block: first!.shown!, text: '{\n}\n' }])
    expect(changed).toBe(text.replace('1\n', '{\n}\n'))
  })
})

describe('comparison', () => {
  const token = 'hg_seat_3gbY1PDmFSNYJAzkW6mTBuiXXFV1v62E8'
  const id = '01a22a41-b1ee-7427-a6e0-cad14d19951f'

  it('passes over ids, tokens and times, and over nothing else', () => {
    expect(mask(`${id} ${token} 2026-11-30T02:21:18.382Z`)).toBe('<id> <seat token> <time>')
    const answer = { id, seat: { token, at: '2026-11-30T02:21:18.382Z' } }
    const other = { seat: { at: '2027-01-01T00:00:00.000Z', token: token.replace('3', '4') }, id }
    expect(sameJson(answer, other)).toBe(true)
    expect(sameJson(answer, { ...other, revision: 1 })).toBe(false)
    expect(sameJson(answer, { ...other, id: 'none' })).toBe(false)
  })

  it('leaves out what the example leaves out', () => {
    const actual = { a: [1, 2, 3], b: { c: 1, d: { e: 2 } } }
    const shown = { b: { d: '…', '…': '…' }, a: [0, '…'] }
    expect(trimLike(actual, shown)).toEqual({ a: [1, '…'], b: { d: '…', '…': '…' } })
    expect(trimLike({ a: [1] }, { a: [1, '…'] })).toEqual({ a: [1] })
    expect(trimLike({ a: 1 }, { a: 1, '…': '…' })).toEqual({ a: 1 })
  })

  it('finds a difference in what is shown', () => {
    expect(judge('json', '{"a":1,"…":"…"}', '{"a":1,"b":2}').same).toBe(true)
    expect(judge('json', '{"a":2,"…":"…"}', '{"a":1,"b":2}')).toEqual({
      same: false,
      text: '{ "a": 1, "…": "…" }\n',
    })
    expect(judge('json', '{"a":1}', '{"a":1,"b":2}').same).toBe(false)
    expect(judge('json', '{"a":1,"…":"…"}', '{"b":2}').same).toBe(false)
    expect(judge('json', '{"a":1}', 'no JSON').same).toBe(false)
  })

  it('holds status, named headers and body of a message', () => {
    const actual = 'HTTP/1.1 200 OK\r\nDate: now\r\nETag: "1.0"\r\n\r\n{"a":1}'
    const shown = 'HTTP/1.1 200 OK\nETag: "1.0"\n\n{ "a": 1 }\n'
    expect(judge('http', shown, actual)).toEqual({ same: true, text: shown })
    expect(judge('http', shown.replace('ETag', 'etag'), actual).same).toBe(true)
    expect(judge('http', shown.replace('200 OK', '201 Created'), actual).same).toBe(false)
    expect(judge('http', shown.replace('1.0', '2.0'), actual).same).toBe(false)
    expect(judge('http', shown.replace('ETag', 'Location'), actual).same).toBe(false)
    expect(judge('http', 'HTTP/1.1 204 No Content\n', 'HTTP/1.1 204 No Content\r\n\r\n').same).toBe(true)
  })

  it('lets a text leave out lines and parts of lines', () => {
    const actual = 'one\ntwo\nthree 3\n'
    expect(judge('text', 'one\n…\nthree …\n', actual).same).toBe(true)
    expect(judge('text', 'one\n…\nfour …\n', actual)).toEqual({ same: false, text: actual })
    expect(judge('text', 'one\ntwo\n', actual).same).toBe(false)
  })

  it('lays JSON out so that it reads well', () => {
    expect(layOut({ a: [1, 'two', null], b: {} })).toBe('{ "a": [1, "two", null], "b": {} }')
    const long = { list: ['x'.repeat(60), 'y'.repeat(60)] }
    expect(layOut(long).split('\n')).toHaveLength(6)
    expect(JSON.parse(layOut(long))).toEqual(long)
  })
})

describe('the stand-in for curl', () => {
  let server: Server
  let address: string
  const seen: { method?: string | undefined; headers: IncomingMessage['headers']; body: string }[] = []
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      seen.push({ method: request.method, headers: request.headers, body })
      if (request.url === '/slow') return void response.write('begun')
      response.writeHead(404, { 'X-Test': 'yes' }).end('{}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const curl = (...args: string[]) =>
    new Promise<{ code: number | null; out: string }>((done) => {
      const script = fileURLToPath(new URL('../../scripts/examples/curl.ts', import.meta.url))
      const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
      let out = ''
      child.stdout.on('data', (chunk) => {
        out += chunk
      })
      child.once('close', (code) => done({ code, out }))
    })

  it('sends what it is told and shows head and body', async () => {
    const { code, out } = await curl('-siX', 'PUT', `${address}/x`, '-H', 'X-Sent: a: b', '-d', '{"a":1}')
    expect([code, out.split('\r\n')[0]]).toEqual([0, 'HTTP/1.1 404 Not Found'])
    expect(out).toMatch(/\r\nx-test: yes\r\n(?:.*\r\n)*\r\n\{\}$/)
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', body: '{"a":1}', headers: { 'x-sent': 'a: b' } })
  })

  it('posts a body, gets without one', async () => {
    await curl('-s', address, '-d', 'x')
    await curl('-s', address)
    expect(seen.slice(-2).map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  it('gives up in time with what it has', async () => {
    expect(await curl('-sN', '--max-time', '1', `${address}/slow`)).toEqual({ code: 28, out: 'begun' })
  })
})
