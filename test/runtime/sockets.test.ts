import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../src/transports/server.ts'
import { createTestService, type TestService } from '../support/service.ts'
import { seatToys, type Table } from '../transports/support/table.ts'

let service: TestService
let server: Listening
let table: Table

beforeAll(async () => {
  service = createTestService()
  const patience = { headers: 300, request: 600, idle: 400, look: 50, grace: 50 }
  server = await listen(service.rest, '127.0.0.1', 0, patience)
  table = await seatToys(service)
})
afterAll(() => server.close())

/** Sends bytes as they are, at once or piece by piece, and gives all that comes back until it is closed. */
function speak(parts: readonly string[], pause = 0): Promise<string> {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text
  })
  socket.on('error', () => {})
  const closed = new Promise<string>((done) => socket.on('close', () => done(answer)))
  void dribble(socket, parts, pause)
  return closed
}

async function dribble(socket: Socket, parts: readonly string[], pause: number): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return
    socket.write(part, 'latin1')
    if (pause) await new Promise((done) => setTimeout(done, pause))
  }
}

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
const head = (line: string, ...headers: string[]) =>
  [line, 'Connection: close', ...headers, '', ''].join('\r\n')
const HOST = 'Host: x'
const post = () => `POST /v1/matches/${table.id}/commands HTTP/1.1`
const auth = () => `Authorization: Bearer ${table.seats[0]}`

test('probe 28: requests of two minds about their length, without host, or of another shape are refused', async () => {
  const body = '{"type":"inscribe","text":"A"}'
  const json = 'Content-Type: application/json'
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
  const wrong: Record<string, string> = {
    'length and chunks': `${head(post(), HOST, auth(), json, 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`,
    'two lengths': `${head(post(), HOST, auth(), json, 'Content-Length: 30', 'Content-Length: 31')}${body}`,
    'a length that is none': `${head(post(), HOST, auth(), json, 'Content-Length: +30')}${body}`,
    'no host': head('GET /healthz HTTP/1.1'),
    'two hosts': head('GET /healthz HTTP/1.1', HOST, 'Host: y'),
    'bare line feeds': 'GET /healthz HTTP/1.1\nHost: x\n\n',
    'a space in a name': head('GET /healthz HTTP/1.1', HOST, 'Bad Name: x'),
    'a NUL in a value': head('GET /healthz HTTP/1.1', HOST, 'X-A: a\0b'),
    'an unknown coding': `${head(post(), HOST, auth(), json, 'Transfer-Encoding: gzip')}${body}`,
    'no HTTP': 'hello\r\n\r\n',
  }
  for (const [what, bytes] of Object.entries(wrong)) {
    const answer = await speak([bytes])
    expect(status(answer), `${what}: ${answer}`).toBeGreaterThanOrEqual(400)
    expect(status(answer), what).toBeLessThan(500)
    expect(answer.match(/HTTP\/1\.1/g), `${what}: one answer`).toHaveLength(1)
  }
  const long = await speak([head('GET /healthz HTTP/1.1', HOST, `X-Long: ${'x'.repeat(20_000)}`)])
  expect(status(long)).toBe(431)
  expect(await table.revision()).toBe(1)
})

test('probe 28: two Authorization headers are no authorization, TRACE is no method', async () => {
  const twice = await speak([head(`GET /v1/matches/${table.id}/prompts HTTP/1.1`, HOST, auth(), auth())])
  expect(status(twice)).toBe(401)
  const trace = await speak([head(`TRACE /v1/matches/${table.id} HTTP/1.1`, HOST, auth())])
  expect([405, 501, 400]).toContain(status(trace))
  expect(trace).not.toContain(table.seats[0])
})

test('probe 28: slow headers and slow bodies are cut off, and hundreds of idle connections hold up nobody', async () => {
  const letters = [...head('GET /healthz HTTP/1.1', HOST, `X-Slow: ${'x'.repeat(200)}`)]
  const slow = [
    speak(letters, 20),
    speak(
      [
        head(post(), HOST, auth(), 'Content-Type: application/json', 'Content-Length: 200'),
        ...'{"type":"inscribe"'.repeat(9),
      ],
      20,
    ),
    speak(['GET /healthz HTTP/1.1\r\n']),
  ]
  const { hostname, port } = new URL(server.address)
  const idle = Array.from({ length: 500 }, () => connect(Number(port), hostname).on('error', () => {}))
  const fine = await speak([head('GET /healthz HTTP/1.1', HOST)])
  expect(status(fine)).toBe(200)
  for (const answer of await Promise.all(slow)) expect([0, 408]).toContain(status(answer))
  for (const socket of idle) socket.destroy()
  expect(await table.revision()).toBe(1)
})

test('probe 22: ten megabytes over a socket are refused, with little kept of them', async () => {
  const before = process.memoryUsage().rss
  const chunk = 'x'.repeat(65_536)
  const chunks = Array.from({ length: 160 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
  const json = 'Content-Type: application/json'
  const told = head(post(), HOST, auth(), json, `Content-Length: ${10 << 20}`)
  const untold = head(post(), HOST, auth(), json, 'Transfer-Encoding: chunked')
  // Whoever goes on sending may have the connection reset before the answer is read.
  const heard: number[] = []
  for (let tries = 0; tries < 5 && !heard.includes(413); tries++)
    for (const start of [told, untold]) heard.push(status(await speak([start, ...chunks], 1)))
  expect(new Set([...heard, 0])).toEqual(new Set([413, 0]))
  expect(process.memoryUsage().rss - before).toBeLessThan(60 << 20)
  expect((await speak([head('GET /healthz HTTP/1.1', HOST)])).includes('"ok"')).toBe(true)
})
