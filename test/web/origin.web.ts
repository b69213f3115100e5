import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Match } from '../../src/client/index.ts'
import { games } from '../../src/games/index.ts'
import { createLimiter, QUOTAS } from '../../src/transports/rate-limit.ts'
import { type Listening, listen } from '../../src/transports/server.ts'
import { type Project, packedProject, writeExample } from '../package/project.ts'
import { client, createTestService, seatMatch, type TestService } from '../support/service.ts'
import { openBrowser, serveFolder } from './browser.ts'

/** What the package has, within reach of the tests' own scripts. */
const WHOLE = `
import * as client from 'heliograph/client'
import { games } from 'heliograph/games'
Object.assign(globalThis, { heliograph: { ...client, games } })
document.body.append('ready')
`

const html = (script: string) =>
  `<!doctype html><meta charset="utf-8"><body><script type="module" src="./${script}"></script>`

interface Init {
  method?: string
  headers?: Record<string, string>
  body?: string
  cache?: 'no-store'
  credentials?: 'include'
}

type Whole = { heliograph: typeof import('../../src/client/index.ts') & { games: typeof games } }

let project: Project
let browser: Browser
let page: Page
let pages: Awaited<ReturnType<typeof serveFolder>>
let service: TestService
let server: Listening
/** Everything that the browser asked for. */
const asked: { url: string; headers: Record<string, string> }[] = []

beforeAll(async () => {
  project = await packedProject()
  await writeExample(project)
  await project.write('whole.js', WHOLE)
  await project.write('index.html', html('page.js'))
  await project.write('whole.html', html('whole.js'))
  await build({
    root: project.folder,
    base: './',
    logLevel: 'error',
    build: {
      target: 'es2022',
      rolldownOptions: { input: ['index.html', 'whole.html'].map((name) => join(project.folder, name)) },
    },
  })
  pages = await serveFolder(join(project.folder, 'dist'))
  service = createTestService()
  server = await listen(service.rest, '127.0.0.1', 0)
  browser = await openBrowser()
  page = await browser.newPage()
  page.on('request', (request) => asked.push({ url: request.url(), headers: request.headers() }))
  await page.goto(`${pages.origin}/whole.html`)
  await page.getByText('ready').waitFor()
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await pages?.close()
  await project?.remove()
})

test('the example plays a match from a page of another origin', async () => {
  const own = await browser.newPage()
  await own.goto(`${pages.origin}/?service=${encodeURIComponent(server.address)}`)
  await own.getByText('The record is right.').waitFor({ timeout: 60_000 })
  expect(await own.locator('body').textContent()).toMatch(/^\d+: .*\d+: ranked\s*The record is right\.\s*$/)
  await own.close()
})

describe('a page of another origin may use', () => {
  const document = JSON.parse(readFileSync('openapi.json', 'utf8'))
  const operations = Object.entries<Record<string, { operationId: string; responses: object }>>(
    document.paths,
  ).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, { operationId, responses }]) => ({
        path,
        method: method.toUpperCase(),
        operationId,
        limited: '429' in responses,
      })),
  )

  /** Every header that the contract takes, so that a preflight has to let each of them through. */
  const HEADERS = {
    'Content-Type': 'application/json',
    Accept: '*/*',
    'Idempotency-Key': '0f8b5c2e-6f0d-4d53-9a55-5b7a1f0f3c11',
    'If-Match': '"9"',
    'If-None-Match': '"9"',
    'Last-Event-ID': '0',
    Prefer: 'return=minimal',
    'GraphQL-Require-Preflight': '1',
  }

  const ask = (url: string, init: Init) =>
    page.evaluate(
      async ([url, init]) => {
        const answer = await fetch(url, init)
        const text = init.method === 'HEAD' ? '' : await answer.text()
        return { status: answer.status, headers: Object.fromEntries(answer.headers), text }
      },
      [url, init] as const,
    )

  test.each(operations)('$operationId', async ({ path, method, limited }) => {
    const match = await seatMatch(service, { game: 'toy', seats: [{}, {}] })
    const filled = path
      .replace('{id}', match.id)
      .replace('{game}', 'toy')
      .replace('{kind}', 'view')
      .replace('{seat}', '1')
      .replace(/\{\w+\}/g, 'x')
    const headers = { ...HEADERS, Authorization: `Bearer ${match.seats[0]}` }
    const body = method === 'POST' || method === 'PUT' ? { body: '{"no":"such field"}' } : {}
    const answer = await ask(server.address + filled, { method, headers, ...body })
    expect(answer.status).toBeLessThan(500)
    if (limited) expect(answer.headers).toHaveProperty('ratelimit')
  })

  test('what it may read of an answer', async () => {
    const { id, seats } = await seatMatch(service, { game: 'toy', seats: [{}, {}] })
    const at = (rest: string) => `${server.address}/v1/matches/${id}${rest}`
    const headers = { ...HEADERS, Authorization: `Bearer ${seats[0]}`, 'If-Match': '*' }
    const body = JSON.stringify({ type: 'inscribe', text: 'A' })
    await ask(at('/commands'), { method: 'POST', headers, body })
    const again = await ask(at('/commands'), { method: 'POST', headers, body })
    expect(again.headers).toMatchObject({ etag: '"2.0"', 'idempotency-replayed': 'true' })
    const same = await ask(at('/view'), {
      headers: { ...headers, 'If-None-Match': '"2.0"' },
      cache: 'no-store',
    })
    expect([same.status, same.headers.etag]).toEqual([304, '"2.0"'])
    const stranger = await ask(at('/view'), { headers: { Authorization: 'Bearer nothing' } })
    expect([stranger.status, stranger.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    const made = await ask(`${server.address}/v1/matches`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"game":"toy","seats":[{},{}]}',
    })
    expect(made.headers.location).toMatch(/\/v1\/matches\//)
    expect((await ask(at('/nowhere'), {})).status).toBe(404)
    expect(await ask(at('/view'), { method: 'PATCH' }).catch(() => 'barred')).toBe('barred')
  })

  test('a refusal for too many requests, with the time to wait', async () => {
    const few = createTestService({
      limiter: createLimiter(() => 0, { ...QUOTAS, read: { limit: 1, window: 60 } }),
    })
    const own = await listen(few.rest, '127.0.0.1', 0)
    const first = await ask(`${own.address}/v1/matches`, {})
    const second = await ask(`${own.address}/v1/matches`, {})
    expect([first.status, second.status]).toEqual([200, 429])
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
    expect(second.headers['ratelimit-policy']).toContain('"read"')
    await own.close()
  })

  test('GraphQL', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' }
    const body = JSON.stringify({ query: '{ games { id } }' })
    const answer = await ask(`${server.address}/graphql`, { method: 'POST', headers, body })
    expect(JSON.parse(answer.text).data.games.length).toBeGreaterThan(4)
  })

  test('but never with what the browser keeps of somebody', async () => {
    await expect(ask(`${server.address}/v1/games`, { credentials: 'include' })).rejects.toThrow(
      'Failed to fetch',
    )
  })
})

describe('followed in a browser', () => {
  test.each(Object.values(games))('$meta.id: the view is the service’s', async ({ meta }) => {
    const seats = [{}, ...Array.from({ length: Math.max(1, meta.seats.min - 1) }, () => ({ kind: 'bot' }))]
    const { id, seats: tokens } = await seatMatch(service, { game: meta.id, seats, seed: '5b'.repeat(32) })
    const options = { url: server.address, id, token: tokens[0]! }
    const seen = page.evaluate(async (options) => {
      const { openMatch, games } = (globalThis as unknown as Whole).heliograph
      const match = await openMatch({ ...options, game: (id: string) => games[id] })
      await match.submit({ type: 'resign' })
      // The bots go on without the seat for a while.
      await new Promise((done) => setTimeout(done, 1000))
      match.close()
      const { revision, view, source, prompts } = match.state
      return { revision, view, source, prompts }
    }, options)
    const { revision, view, source } = await seen
    expect(source).toBe('folded')
    const api = client(service, tokens[0])
    const { body } = await api.get(`/v1/matches/${id}/view?at=${revision}`)
    expect(view).toEqual(body.view)
  })

  test('a stream goes on where it broke when the service was gone for a while', async () => {
    const { id, seats, host } = await seatMatch(service, { game: 'bletchley', seats: [{}, {}] })
    const options = { url: server.address, id, token: seats[0]! }
    await page.evaluate(async (options) => {
      const { openMatch, games } = (globalThis as unknown as Whole).heliograph
      Object.assign(globalThis, { match: await openMatch({ ...options, game: games.bletchley! }) })
    }, options)
    const state = () =>
      page.evaluate(() => {
        const { revision, connection } = (globalThis as unknown as { match: Match }).match.state
        return [revision, connection]
      })
    await expect.poll(state, { timeout: 20_000 }).toEqual([1, 'open'])
    const port = Number(new URL(server.address).port)
    await server.close()
    await expect.poll(state, { timeout: 20_000 }).toEqual([1, 'waiting'])
    await client(service, seats[1]).post(`/v1/matches/${id}/commands`, { type: 'chooseWord', word: 'signal' })
    server = await listen(service.rest, '127.0.0.1', port)
    await expect.poll(state, { timeout: 30_000 }).toEqual([2, 'open'])
    await client(service, host).post(`/v1/matches/${id}/abandon`)
    await expect.poll(state, { timeout: 20_000 }).toEqual([3, 'ended'])
  })
})

test('no token stood in an address, nor in what the browser tells of it', () => {
  expect(asked.length).toBeGreaterThan(50)
  for (const { url, headers } of asked) {
    expect(url).not.toContain('hg_')
    expect(headers.referer ?? '').not.toContain('hg_')
  }
  expect(asked.some(({ headers }) => headers.authorization?.startsWith('Bearer hg_'))).toBe(true)
})
