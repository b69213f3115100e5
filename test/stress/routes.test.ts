import { describe, expect, test } from 'vitest'
import { operations } from '../../src/transports/rest/operations/index.ts'
import { client } from '../support/service.ts'
import { memoryStage } from '../transports/support/stage.ts'
import { type Answer, bodyOf, expectOk, seatToys, type Table, toTurn } from '../transports/support/table.ts'

const changing = operations.filter((op) => op.method === 'post')
const ofMatch = (path: string) => path.includes('/matches/{')

/** The address of an operation at one table, as its seat or host would use it. */
const addressOf = (path: string, { id }: Pick<Table, 'id'>) =>
  path.replace('{id}', id).replace('{game}', 'toy').replace('{seat}', '1').replace('{kind}', 'view')

/** All that anybody can see of a match, but for the present time. */
async function seen({ host, seats, at, fetch }: Table): Promise<string> {
  const all: string[] = []
  for (const token of [host, ...seats, undefined])
    for (const rest of ['', '/view', '/prompts', '/events?limit=500']) {
      const { status, text } = await client({ fetch }, token).get(at(rest))
      all.push(`${status} ${text.replaceAll(/"now":"[^"]*"/g, '')}`)
    }
  return all.join('\n')
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
const wide = `[${Array(100_000).fill('0').join()}]`

/** What no operation takes: body and headers. */
const NONSENSE: Record<string, [string | undefined, Record<string, string>]> = {
  'no payload but a type': ['', JSON_TYPE],
  'half a payload': ['{"type":', JSON_TYPE],
  'a null': ['null', JSON_TYPE],
  'a number': ['42', JSON_TYPE],
  'a list': ['[]', JSON_TYPE],
  'a list of 100,000': [wide, JSON_TYPE],
  'one within': [`{"type":${wide}}`, JSON_TYPE],
  'a key __proto__': ['{"__proto__":{"admin":true},"type":"inscribe","text":"A"}', JSON_TYPE],
  'a key constructor': ['{"constructor":{"prototype":{"admin":true}},"kind":"human"}', JSON_TYPE],
  'wrong types': ['{"type":7,"text":[],"to":"x","kind":{},"name":{},"seats":3,"game":[]}', JSON_TYPE],
  'five megabytes': [JSON.stringify({ type: 'x'.repeat(5 << 20) }), JSON_TYPE],
  'a form': ['type=inscribe&text=A', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  'no type': ['{"type":"inscribe","text":"A"}', { 'Content-Type': '' }],
}
/** Where nothing has to be said, these say nothing. */
const NOTHING = ['no payload but a type']

const TOKENS: Record<string, string> = {
  'an empty token': 'Bearer ',
  'no scheme': 'hg_seat_x',
  'another scheme': 'Basic dTpw',
  'a token of nobody': `Bearer hg_seat_${'A'.repeat(33)}`,
  'two tokens': 'Bearer a, Bearer b',
}

describe('F23: nonsense sent to every route', () => {
  test('there are routes of every kind to send it to', () => {
    expect(changing.length).toBeGreaterThan(6)
    expect(operations.length).toBeGreaterThan(15)
  })

  test.each(changing.map((op) => [op.id, op] as const))(
    '%s refuses it and changes nothing',
    async (_, op) => {
      const stage = await memoryStage()
      const service = stage.open()
      const table = await seatToys(service, { seats: [{}, {}] })
      const before = await seen(table)
      const token = op.id === 'submitCommand' || op.id === 'undo' ? table.seats[0]! : table.host
      for (const [what, [body, headers]] of Object.entries(NONSENSE)) {
        if (NOTHING.includes(what) && !op.body?.required) continue
        const answer = await service.fetch(addressOf(op.path, table), {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, ...headers },
          ...(body !== undefined && { body }),
        })
        expect(answer.status, `${what}: ${await answer.text()}`).toBeGreaterThanOrEqual(400)
        expect(answer.status, what).toBeLessThan(500)
      }
      expect(await seen(table)).toBe(before)
      expect(({} as { admin?: boolean }).admin).toBeUndefined()
      expect((await expectOk(table.say(0, 'motto A'))).body.revision).toBe(2)
      expect(service.errors).toEqual([])
    },
  )

  test.each(
    operations.filter((op) => op.token !== 'none').map((op) => [`${op.method} ${op.path}`, op] as const),
  )('%s takes no token that is none', async (_, op) => {
    const service = (await memoryStage()).open()
    const table = await seatToys(service)
    const before = await seen(table)
    for (const [what, authorization] of Object.entries(TOKENS)) {
      const answer = await service.fetch(addressOf(op.path, table), {
        method: op.method.toUpperCase(),
        headers: { Authorization: authorization, ...(op.method === 'post' && JSON_TYPE) },
        ...(op.method === 'post' && { body: '{}' }),
      })
      expect([401, 404], `${what}: ${answer.status} ${await answer.text()}`).toContain(answer.status)
    }
    expect(await seen(table)).toBe(before)
  })
})

describe('F22: a refusal says why', () => {
  const reasoned = ({ body, headers }: Answer, code: string, status: number, revision?: number) => {
    expect(body).toMatchObject({ status, code, ...(revision !== undefined && { revision }) })
    expect(body.title.length * body.detail.length).toBeGreaterThan(0)
    expect(headers.get('Content-Type')).toBe('application/problem+json')
  }

  test('illegal, stale, out of turn, gone, over: a code of its own and the revision, for each way to act', async () => {
    const service = (await memoryStage()).open()
    const table = await seatToys(service)
    const turn = await toTurn(table)
    const at = await table.revision()
    const post = (seat: number, body: object, headers = {}, rest = '/commands') =>
      table.seat(seat).post(table.at(rest), body, headers)
    reasoned(await post(turn, { type: 'roll' }), 'roll-too-early', 425, at)
    reasoned(await post(turn, bodyOf('bid 1')), 'wrong-phase', 409, at)
    reasoned(await post(1 - turn, { type: 'endTurn' }), 'not-your-turn', 409, at)
    reasoned(await post(turn, { type: 'endTurn' }, { 'If-Match': '"1"' }), 'stale-revision', 412, at)
    reasoned(await post(turn, { type: 'endTurn', prompt: 'bid.1' }), 'prompt-gone', 409, at)
    reasoned(await post(turn, { type: 'fly' }), 'unknown-command', 422, at)
    reasoned(await post(turn, {}, {}, '/undo'), 'nothing-to-undo', 409, at)
    reasoned(await post(turn, {}, { 'If-Match': '"1"' }, '/undo'), 'stale-revision', 412, at)
    const wrong = await post(turn, { type: 'place', card: 'k9', lamp: 'a' })
    reasoned(wrong, 'invalid-command', 422, at)
    expect(wrong.body.errors).toMatchObject([{ path: '/card' }])
    expect(await table.revision()).toBe(at)

    await expectOk(table.hostClient.post(table.at('/abandon')))
    for (const [rest, body] of [
      ['/commands', { type: 'endTurn' }],
      ['/undo', {}],
    ] as const)
      reasoned(await post(turn, body, {}, rest), 'match-over', 409, at + 1)
    for (const [rest, body] of [
      ['/abandon', undefined],
      ['/seats/1/replace', { kind: 'human' }],
    ] as const)
      reasoned(await table.hostClient.post(table.at(rest), body), 'match-over', 409, at + 1)
  })

  test('and so it is at every route of a match that is not there', async () => {
    const service = (await memoryStage()).open()
    const table = await seatToys(service)
    const nowhere = { id: crypto.randomUUID() }
    for (const op of operations.filter(({ path }) => ofMatch(path))) {
      const sent = client(service, table.host).send(
        op.method.toUpperCase(),
        addressOf(op.path, nowhere),
        op.method === 'post' ? {} : undefined,
      )
      reasoned(await sent, 'not-found', 404)
    }
  })
})
