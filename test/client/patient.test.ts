import { describe, expect, test } from 'vitest'
import { createClient, type Fetch, randomKey } from '../../src/client/index.ts'
import { patient, retryAfter } from '../../src/client/patient.ts'
import { createTestService } from '../support/service.ts'
import { observed, straight, URL_OF_TESTS } from './support.ts'

const ask = (method = 'GET', headers: Record<string, string> = {}) =>
  new Request(`${URL_OF_TESTS}/x`, { method, headers, ...(method === 'POST' && { body: '{"a":1}' }) })

/** Answers in turn: a status, a status with headers, or a connection that breaks. */
function answering(...answers: (number | [number, Record<string, string>] | 'broken' | 'half')[]) {
  return observed(async () => {
    const next = answers.shift() ?? 200
    if (next === 'broken') throw new TypeError('fetch failed')
    if (next === 'half') return new Response(breaksOff())
    const [status, headers] = typeof next === 'number' ? [next, {}] : next
    return new Response('done', { status, headers })
  })
}

const breaksOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('do'))
      setTimeout(() => controller.error(new TypeError('terminated')), 5)
    },
  })

describe('patience', () => {
  test.each([['broken'], [503], [502], [504], [429], ['half']] as const)(
    '%s is no answer yet',
    async (first) => {
      const way = answering(first)
      const answer = await patient(way.fetch, 5000)(ask())
      expect([answer.status, await answer.text()]).toEqual([200, 'done'])
      expect(way.sent).toHaveLength(2)
    },
  )

  test.each([200, 304, 400, 401, 404, 409, 422, 500])('%s is one', async (status) => {
    const way = observed(async () => new Response(null, { status }))
    expect((await patient(way.fetch, 5000)(ask())).status).toBe(status)
    expect(way.sent).toHaveLength(1)
  })

  test('a post goes out under one key as often as it takes, with its body; a key that is there stays', async () => {
    const way = answering('broken', 503, 'half')
    await patient(way.fetch, 10_000)(ask('POST'))
    const keys = way.sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(await Promise.all(way.sent.map((request) => request.text()))).toEqual(Array(4).fill('{"a":1}'))
    const own = answering()
    await patient(own.fetch, 1000)(ask('POST', { 'Idempotency-Key': 'mine' }))
    expect(own.sent[0]!.headers.get('Idempotency-Key')).toBe('mine')
  })

  test('what would not be the same a second time is sent once', async () => {
    for (const method of ['PUT', 'DELETE']) {
      const way = answering('broken')
      await expect(patient(way.fetch, 5000)(ask(method))).rejects.toThrow('fetch failed')
      expect(way.sent).toHaveLength(1)
    }
  })

  test('Retry-After is kept to, and where that is too long the answer is given as it is', async () => {
    const way = answering([429, { 'Retry-After': '1' }])
    const start = performance.now()
    expect((await patient(way.fetch, 5000)(ask('POST'))).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(990)
    const long = answering([503, { 'Retry-After': '60' }])
    expect((await patient(long.fetch, 5000)(ask())).status).toBe(503)
    expect(long.sent).toHaveLength(1)
  })

  test('it ends with the last error', async () => {
    const way = answering(...Array(99).fill('broken'))
    await expect(patient(way.fetch, 1200)(ask())).rejects.toThrow('fetch failed')
    expect(way.sent.length).toBeGreaterThan(2)
  })

  test('who gives up is let go', async () => {
    const giveUp = new AbortController()
    const way = answering([503, { 'Retry-After': '4' }])
    const asked = patient(way.fetch, 60_000)(new Request(`${URL_OF_TESTS}/x`, { signal: giveUp.signal }))
    setTimeout(() => giveUp.abort(), 20)
    const start = performance.now()
    await asked.catch(() => {})
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('Retry-After may be seconds or a date', () => {
    const of = (value: string) => retryAfter(new Headers({ 'Retry-After': value }))
    expect(of('3')).toBe(3000)
    expect(of(new Date(Date.now() + 10_000).toUTCString())).toBeGreaterThan(8000)
    expect(of(new Date(0).toUTCString())).toBe(0)
    expect(of('soon')).toBeUndefined()
    expect(retryAfter(new Headers())).toBeUndefined()
  })

  test('keys are never the same', () => {
    expect(new Set(Array.from({ length: 1000 }, randomKey)).size).toBe(1000)
  })
})

describe('the typed client', () => {
  const newMatch = { game: 'toy', seats: [{}, { join: 'invite' as const }] }

  test('makes one match although the answer is lost', async () => {
    const service = createTestService()
    let lost = 0
    const fetch: Fetch = async (request) => {
      const answer = await straight(service)(request)
      if (lost++ === 0) throw new TypeError('fetch failed')
      return answer
    }
    const client = createClient({ url: URL_OF_TESTS, fetch })
    const { data } = await client.POST('/v1/matches', { body: { ...newMatch, visibility: 'public' } })
    const { data: list } = await client.GET('/v1/matches')
    expect(list!.matches.map(({ id }) => id)).toEqual([data!.match.id])
    const { data: seat } = await client.POST('/v1/matches/{id}/seats/{seat}/claim', {
      params: { path: { id: data!.match.id, seat: 1 } },
      body: { name: 'Ben', invite: data!.seats[1]!.invite! },
    })
    expect(seat!.token).toMatch(/^hg_seat_/)
  })

  test('gives refusals as they are, and knows what fits', async () => {
    const client = createClient({ url: `${URL_OF_TESTS}/`, fetch: straight(createTestService()) })
    const { error, data } = await client.GET('/v1/games/{game}', { params: { path: { game: 'chess' } } })
    expect([error?.code, error?.status, data]).toEqual(['not-found', 404, undefined])
    // @ts-expect-error there is no such place
    await client.GET('/v1/nowhere')
    // @ts-expect-error seats are needed
    await client.POST('/v1/matches', { body: { game: 'toy' } })
  })
})
