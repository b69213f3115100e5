import { describe, expect, test } from 'vitest'
import {
  type Fetch,
  type Match,
  type MatchOptions,
  openMatch,
  Refused,
  Unanswered,
  verify,
} from '../../src/client/index.ts'
import { type AnyGame, type Command, commitmentOf, readRecord } from '../../src/core/index.ts'
import { bletchley } from '../../src/games/bletchley/index.ts'
import { client, createTestService } from '../support/service.ts'
import { waitUntil } from '../support/trouble.ts'
import { toy } from '../toy/index.ts'
import { seatToys, toTurn } from '../transports/support/table.ts'
import { english, follow, fragile, known, observed, straight, URL_OF_TESTS, until } from './support.ts'

async function opened(
  body: Parameters<typeof seatToys>[1] = {},
  options: Partial<MatchOptions<AnyGame>> = {},
) {
  const service = createTestService()
  const table = await seatToys(service, body)
  const way = observed(straight(service))
  const match = await follow(service, { id: table.id, token: table.seats[0]!, fetch: way.fetch, ...options })
  return { service, table, way, match }
}

const MOTTO = { type: 'inscribe', text: 'Light' } as const

describe('opening', () => {
  test('what is not there, or not ours to see, is refused', async () => {
    const service = createTestService()
    const table = await seatToys(service, { visibility: 'private' })
    const asked = follow(service, { id: table.id })
    await expect(asked).rejects.toBeInstanceOf(Refused)
    await expect(asked).rejects.toMatchObject({ problem: { status: 404, code: 'not-found' } })
    const match = await follow(service, { id: table.id, token: table.watch })
    expect(match.state).toMatchObject({ viewer: 'spectator', prompts: [], always: [], undo: [] })
    match.close()
  })

  test('another game than the match is of is a mistake', async () => {
    const service = createTestService()
    const { id } = await seatToys(service)
    await expect(follow(service, { id, game: bletchley as AnyGame })).rejects.toThrow('of the game toy')
  })

  test('a match that waits tells names, seats and, once it starts, the rest', async () => {
    const { match, service, table } = await opened({ seats: [{ name: 'Ada' }, { join: 'open' }] })
    expect(match.state).toMatchObject({ status: 'waiting', view: null, prompts: [], pending: [] })
    await client(service).post(table.at('/seats/1/claim'), { name: 'Ben' })
    const state = await until(match, ({ seats }) => seats[1]!.name === 'Ben')
    expect(state).toMatchObject({ status: 'active', pending: [0], source: 'folded' })
    match.close()
  })

  test('commands and views have the types of the game', async () => {
    const service = createTestService()
    const { id, seats } = await seatToys(service)
    const match = await openMatch({
      url: URL_OF_TESTS,
      id,
      token: seats[0]!,
      game: toy,
      fetch: straight(service),
    })
    const card: string | undefined = match.state.view?.lamps.a[0]
    expect(card).toBeUndefined()
    expect((await match.submit({ type: 'inscribe', text: 'A' })).accepted).toBe(true)
    // @ts-expect-error bids are numbers
    expect((await match.submit({ type: 'commit', number: 'x' })).accepted).toBe(false)
    match.close()
  })
})

describe('submitting', () => {
  test('the state is past the entry when the answer is there; a refusal is a value', async () => {
    const { match } = await opened()
    const sent = await match.submit(MOTTO)
    expect(sent).toMatchObject({ accepted: true, revision: 2, replayed: false, entry: { revision: 2 } })
    expect(match.state).toMatchObject({ revision: 2, view: { motto: 'Light' } })
    expect(await match.submit(MOTTO)).toMatchObject({
      accepted: false,
      problem: { status: 409, code: 'wrong-phase' },
    })
    match.close()
  })

  test('it names the question that it answers, so that it is no answer to another one', async () => {
    const { match, way, table } = await opened()
    await match.submit(MOTTO)
    const bid = { type: 'commit', number: 5 } as const
    const asked = match.state.prompts[0]!.id
    await match.submit(bid)
    expect(await way.to('/commands').at(-1)!.json()).toEqual({ ...bid, prompt: asked })
    // The second bid comes in elsewhere: what was asked is gone.
    await table.say(1, 'bid 900')
    const late = await match.submit(bid, { prompt: asked })
    expect(late).toMatchObject({ accepted: false, problem: { code: 'prompt-gone' } })
    await match.submit({ type: 'resign' })
    expect(await way.to('/commands').at(-1)!.json()).toEqual({ type: 'resign' })
    match.close()
  })

  test('it may insist on a revision, or on no question', async () => {
    const { match, way } = await opened()
    expect(await match.submit(MOTTO, { revision: 0 })).toMatchObject({
      accepted: false,
      problem: { status: 412, code: 'stale-revision', revision: 1 },
    })
    expect((await match.submit(MOTTO, { revision: 1, prompt: null })).accepted).toBe(true)
    expect(await way.to('/commands').at(-1)!.json()).toEqual(MOTTO)
    match.close()
  })

  test('a lost answer is asked for again under the same key, and the command is done once', async () => {
    const { match, way, table } = await opened()
    let lost = 0
    way.meddle(async (request, go) => {
      const answer = await go(request)
      if (!request.url.endsWith('/commands') || lost++ > 0) return answer
      throw new TypeError('fetch failed')
    })
    const sent = await match.submit(MOTTO)
    expect(sent).toMatchObject({ accepted: true, revision: 2, replayed: true })
    const keys = way.to('/commands').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual([sent.key, sent.key])
    expect(await table.revision()).toBe(2)
    match.close()
  })

  test.each([429, 503])('%i is waited out as Retry-After says', async (status) => {
    const { match, way } = await opened()
    let busy = 0
    way.meddle(async (request, go) =>
      request.url.endsWith('/commands') && busy++ === 0
        ? new Response(null, { status, headers: { 'Retry-After': '1' } })
        : go(request),
    )
    const start = performance.now()
    expect((await match.submit(MOTTO)).accepted).toBe(true)
    expect(performance.now() - start).toBeGreaterThan(990)
    match.close()
  })

  test('without any answer it says so; with the key of then it is done once', async () => {
    const { match, way, table } = await opened({}, { patience: 400 })
    way.meddle(async (request, go) => {
      const answer = await go(request)
      if (request.url.endsWith('/commands')) throw new TypeError('fetch failed')
      return answer
    })
    const unanswered: Unanswered = await match.submit(MOTTO).then(
      () => expect.unreachable(),
      (error) => error,
    )
    expect(unanswered).toBeInstanceOf(Unanswered)
    way.meddle()
    const again = await match.submit(MOTTO, { key: unanswered.key, prompt: null })
    expect(again).toMatchObject({ accepted: true, replayed: true, revision: 2 })
    expect(await table.revision()).toBe(2)
    match.close()
  })

  test.each<[number, string | null, boolean]>([
    [503, 'outcome-unknown', true],
    [502, null, true],
    [504, null, true],
    [503, 'overloaded', false],
    [429, 'rate-limited', false],
  ])('%i %s is no answer in the end: %s', async (status, code, unknown) => {
    const { match, way } = await opened({}, { patience: 100 })
    const problem = { type: '/docs', title: 'No', status, detail: 'Not now.', instance: '/', code }
    way.meddle(async (request, go) =>
      request.url.endsWith('/commands')
        ? new Response(code === null ? '<html>' : JSON.stringify(problem), {
            status,
            headers: { 'Retry-After': '5' },
          })
        : go(request),
    )
    const sent = match.submit(MOTTO)
    if (unknown) await expect(sent).rejects.toBeInstanceOf(Unanswered)
    else expect(await sent).toMatchObject({ accepted: false, problem })
    match.close()
  })

  test('undo takes back, as far as it may', async () => {
    const { match } = await opened()
    await match.submit(MOTTO)
    await match.submit({ type: 'commit', number: 5 } as Command)
    const [first] = match.state.prompts
    expect(first).toBeUndefined()
    expect(match.state.undo).toEqual([1, 2])
    expect(await match.undo(1)).toMatchObject({ accepted: true, revision: 4 })
    expect(match.state).toMatchObject({ view: { motto: null }, prompts: [{ kind: 'motto' }] })
    expect(await match.undo()).toMatchObject({ accepted: false, problem: { code: 'nothing-to-undo' } })
    match.close()
  })
})

describe('hearing of it', () => {
  test('listeners are called at every state until they are let go; a fault of one is its own', async () => {
    const { match, table } = await opened()
    await until(match, ({ connection }) => connection === 'open')
    const seen: number[] = []
    const faults: unknown[] = []
    const note = (error: unknown) => void faults.push(error)
    const others = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    process.on('uncaughtException', note)
    const stopFault = match.subscribe(() => {
      throw new Error('mine')
    })
    const stop = match.subscribe(({ revision }) => seen.push(revision))
    const before = match.state
    await table.say(0, 'motto A')
    await table.say(0, 'bid 1')
    await until(match, ({ revision }) => revision === 3)
    stop()
    await table.say(1, 'bid 900')
    await until(match, ({ revision }) => revision === 4)
    expect(seen).toEqual([2, 3])
    expect(before).toMatchObject({ revision: 1, view: { motto: null } })
    stopFault()
    process.off('uncaughtException', note)
    for (const other of others) process.on('uncaughtException', other)
    expect(faults).toHaveLength(3)
    match.close()
  })

  test('a loop over the states plays a whole match', async () => {
    const { match, service, table } = await opened({
      seats: [{}, { kind: 'bot' }, { kind: 'bot' }],
      options: { rounds: 2 },
    })
    const play = async (player: Match) => {
      let last = player.state
      for await (const state of player) {
        last = state
        const [command] = state.prompts[0]?.commands ?? []
        const open = state.prompts[0]?.open[0]?.type
        if (command) await player.submit(command)
        else if (open === 'inscribe') await player.submit(MOTTO)
        else if (open === 'commit') await player.submit({ type: 'commit', number: 500 } as Command)
      }
      return last
    }
    const last = await play(match)
    expect(last).toMatchObject({ status: 'finished', connection: 'ended', problem: null, prompts: [] })
    expect(last.outcome!.places.length).toBeGreaterThan(0)
    const { body } = await table.seat(0).get(table.at('/view'))
    expect(last.view).toEqual(body.view)
    expect(service.errors).toEqual([])
  })

  test('a match that was over before is told whole, and nothing is waited for', async () => {
    const { table, service } = await opened()
    await table.hostClient.post(table.at('/abandon'))
    const match = await follow(service, { id: table.id, token: table.seats[1]! })
    const seen = []
    for await (const { status, connection } of match) seen.push([status, connection])
    expect(seen.at(-1)).toEqual(['abandoned', 'ended'])
  })

  test('closing ends it for all, and lets go of the service', async () => {
    const { match, service } = await opened()
    const loop = (async () => {
      let count = 0
      for await (const _ of match) count++
      return count
    })()
    await waitUntil(async () => service.app.hub.watched() === 1)
    match.close()
    expect(await loop).toBe(3)
    expect(match.state).toMatchObject({ connection: 'ended', problem: null, prompts: [{ kind: 'motto' }] })
    await waitUntil(async () => service.app.hub.watched() === 0)
  })

  test('a token that dies ends it, and says why', async () => {
    const { match, table } = await opened()
    await table.hostClient.post(table.at('/seats/0/replace'), { kind: 'human' })
    const { problem } = await until(match, ({ connection }) => connection === 'ended')
    expect(problem).toMatchObject({ status: 401, code: 'token-invalid' })
    expect(await match.submit(MOTTO)).toMatchObject({ accepted: false, problem: { status: 401 } })
  })

  test('a match that is removed ends it too', async () => {
    const { match, table } = await opened({ seats: [{}, { join: 'open' }] })
    await table.hostClient.delete(table.at())
    const { problem } = await until(match, ({ connection }) => connection === 'ended')
    expect(problem?.status).toBe(404)
  })

  test('polling tells the same, where streams do not come through', async () => {
    const { match, table, way } = await opened({}, { via: 'poll' })
    await table.say(0, 'motto A')
    await until(match, ({ revision }) => revision === 2)
    await table.hostClient.post(table.at('/abandon'))
    const last = await until(match, ({ connection }) => connection === 'ended')
    expect(last).toMatchObject({ status: 'abandoned', source: 'folded', problem: null })
    const polls = way.to('/events').filter(({ url }) => url.includes('wait='))
    expect(polls.length).toBeLessThan(5)
    expect(polls.every(({ headers }) => !headers.get('Accept')!.includes('event-stream'))).toBe(true)
  })

  test('no token stands in an address', async () => {
    const { match, way, table } = await opened()
    await toTurn(table)
    await until(match, ({ revision }) => revision >= 4)
    await match.undo()
    match.close()
    expect(way.sent.length).toBeGreaterThan(4)
    for (const { url, headers } of way.sent) {
      expect(url).not.toContain('hg_')
      expect(headers.get('Authorization')).toBe(`Bearer ${table.seats[0]}`)
    }
  })
})

describe('under rules that are newer', () => {
  const at = (rulesVersion: number): AnyGame => ({ ...toy, meta: { ...toy.meta, rulesVersion } }) as AnyGame

  const asServed = async (table: Awaited<ReturnType<typeof seatToys>>) => {
    const { body: seen } = await table.seat(0).get(table.at('/view'))
    const { body: asked } = await table.seat(0).get(table.at('/prompts'))
    return {
      source: 'server',
      revision: seen.revision,
      view: seen.view,
      prompts: asked.prompts,
      undo: asked.undo,
      pending: asked.pending,
    }
  }

  test.each([
    ['the rules here are older from the start', at(0)],
    ['the game is not known here', undefined],
  ])('%s: the view is the service’s, and playing goes on', async (_, game) => {
    const { match, table } = await opened({}, { game: () => game })
    expect(match.state).toMatchObject(await asServed(table))
    expect((await match.submit(MOTTO)).accepted).toBe(true)
    expect(match.state).toMatchObject({ revision: 2, view: { motto: 'Light' } })
    await table.say(1, 'bid 7')
    await until(match, ({ revision }) => revision === 3)
    await match.submit({ type: 'commit', number: 5 } as Command)
    const state = await until(match, ({ revision }) => revision === 4)
    expect(state).toMatchObject(await asServed(table))
    await table.hostClient.post(table.at('/abandon'))
    expect(await until(match, ({ connection }) => connection === 'ended')).toMatchObject({
      status: 'abandoned',
      outcome: { result: 'abandoned' },
    })
  })

  test('an entry of newer rules comes along', async () => {
    const service = createTestService()
    const table = await seatToys(service)
    const newer = fragile(straight(service), (text) => text.replace('"rules":1', '"rules":2'))
    const match = await follow(service, { id: table.id, token: table.seats[0]!, fetch: newer.fetch })
    expect(match.state.source).toBe('folded')
    await table.say(0, 'motto A')
    const state = await until(match, ({ revision }) => revision === 2)
    expect(state).toMatchObject(await asServed(table))
    await table.say(0, 'bid 5')
    expect(await until(match, ({ revision }) => revision === 3)).toMatchObject(await asServed(table))
    match.close()
  })

  test('the service is brought up to date while the match goes on', async () => {
    const service = createTestService()
    const table = await seatToys(service)
    let present: Pick<typeof service, 'rest'> = service
    const way = fragile((request) => straight(present)(request))
    const match = await follow(service, { id: table.id, token: table.seats[0]!, fetch: way.fetch })
    await match.submit(MOTTO)
    expect(match.state.source).toBe('folded')
    const games = { ...known, toy: at(2) }
    const newer = createTestService({ store: service.store, clock: service.clock, games })
    present = newer
    await until(match, ({ connection }) => connection === 'open')
    way.breakOff()
    const state = await until(match, ({ source }) => source === 'server')
    expect(state).toMatchObject(await asServed(table))
    const sent = await match.submit({ type: 'commit', number: 7 } as Command)
    expect(sent).toMatchObject({ accepted: true, entry: { rules: 2 } })
    expect(match.state).toMatchObject({ revision: 3, view: { bids: [{ number: 7 }, {}] } })
    match.close()
    expect(newer.errors).toEqual([])
  })
})

describe('when the way is cut', () => {
  test('a stream that breaks is taken up again where it broke', async () => {
    const service = createTestService()
    const table = await seatToys(service)
    const way = fragile(straight(service))
    const sent = observed(way.fetch)
    const match = await follow(service, { id: table.id, token: table.seats[0]!, fetch: sent.fetch })
    const seen: number[] = []
    await until(match, ({ connection }) => connection === 'open')
    match.subscribe(({ revision }) => revision !== (seen.at(-1) ?? 1) && seen.push(revision))
    for (const [i, text] of ['motto A', 'bid 1'].entries()) {
      await table.say(0, text)
      await until(match, ({ revision, connection }) => revision === i + 2 && connection === 'open')
      way.breakOff()
      await until(match, ({ connection }) => connection === 'waiting')
    }
    await table.say(1, 'bid 900')
    await until(match, ({ revision, connection }) => revision === 4 && connection === 'open')
    expect(seen).toEqual([2, 3, 4])
    const streams = sent.to('/events').filter(({ headers }) => headers.get('Accept') === 'text/event-stream')
    expect(streams.map(({ url }) => new URL(url).search)).toEqual(['?after=1', '?after=2', '?after=3'])
    match.close()
  })

  test('without a connection the questions are there all the same, and it goes on by itself', async () => {
    const service = createTestService()
    const table = await seatToys(service)
    const way = fragile(straight(service))
    const line = observed(way.fetch)
    const match = await follow(service, { id: table.id, token: table.seats[0]!, fetch: line.fetch })
    await until(match, ({ connection }) => connection === 'open')
    line.meddle(async () => {
      throw new TypeError('fetch failed')
    })
    way.breakOff()
    const state = await until(match, ({ connection }) => connection === 'waiting')
    expect(state.prompts).toMatchObject([{ kind: 'motto', open: [{ type: 'inscribe' }] }])
    await table.say(0, 'motto A')
    expect(match.state.view).toMatchObject({ motto: null })
    line.meddle()
    await until(match, ({ connection, revision }) => connection === 'open' && revision === 2)
    expect(match.state.view).toMatchObject({ motto: 'A' })
    match.close()
  })

  test('a connection on which nothing comes any more is given up', async () => {
    const service = createTestService()
    const table = await seatToys(service)
    let stuck = true
    const fetch: Fetch = async (request) => {
      if (!request.headers.get('Accept')?.includes('event-stream') || !stuck)
        return straight(service)(request)
      stuck = false
      return new Response(
        new ReadableStream({
          start: (controller) =>
            request.signal.addEventListener('abort', () => controller.error(new Error('given up'))),
        }),
      )
    }
    const match = await follow(service, { id: table.id, token: table.seats[0]!, fetch, silence: 100 })
    await table.say(0, 'motto A')
    await until(match, ({ revision }) => revision === 2)
    expect(stuck).toBe(false)
    match.close()
  })
})

describe('verifying', () => {
  test('the record of a match is played again and held against what was seen', async () => {
    const { match, table, service } = await opened({
      game: 'bletchley',
      options: { dictionary: 'list', startingSeat: 0 },
    })
    await match.submit({ type: 'chooseWord', word: 'lantern' } as Command)
    await table.seat(1).post(table.at('/commands'), { type: 'chooseWord', word: 'signal' })
    await expect(match.verify()).rejects.toMatchObject({ problem: { code: 'match-not-over' } })
    await table.hostClient.post(table.at('/abandon'))
    await until(match, ({ connection }) => connection === 'ended')
    const right = { right: true, commitment: 'right', promise: 'right', view: 'right' }
    const checked = await match.verify()
    expect(checked).toMatchObject(right)
    expect(checked.entries.map(({ verdict }) => verdict)).toEqual(Array(4).fill('right'))
    const bare = await follow(service, { id: table.id, token: table.watch, words: undefined as never })
    const unsure = await bare.verify()
    expect(unsure).toMatchObject(right)
    expect(unsure.entries.map(({ verdict }) => verdict)).toContain('unchecked')
  })

  test('whatever was changed afterwards is found', async () => {
    const { match, table } = await opened()
    await match.submit(MOTTO)
    await match.submit({ type: 'commit', number: 5 } as Command)
    await table.hostClient.post(table.at('/abandon'))
    const { text } = await table.nobody.get(table.at('/record'))
    const { commitment } = (await table.nobody.get(table.at())).body
    const words = english
    expect(verify(text, known.toy!, { words, commitment })).toMatchObject({ right: true, view: 'unchecked' })
    const changed = verify(text.replace('"number":5', '"number":6'), known.toy!, { words })
    expect(changed).toMatchObject({ right: false, promise: 'unchecked' })
    expect(changed.entries.map(({ verdict }) => verdict)).toContain('wrong')
    const record = readRecord(text)
    const other = { ...record, head: { ...record.head, seed: '00'.repeat(32) } }
    expect(verify(other, known.toy!, { words })).toMatchObject({ right: false, commitment: 'wrong' })
    const promised = { ...other, head: { ...other.head, commitment: commitmentOf('00'.repeat(32)) } }
    expect(verify(promised, known.toy!, { words, commitment })).toMatchObject({
      right: false,
      commitment: 'right',
      promise: 'wrong',
    })
  })

  test('a view that the record does not give is found', async () => {
    const { match, table, service } = await opened()
    await match.submit(MOTTO)
    await table.hostClient.post(table.at('/abandon'))
    const forged = fragile(straight(service))
    const fetch: Fetch = async (request) => {
      const answer = await forged.fetch(request)
      if (!request.url.includes('/events?')) return answer
      return new Response((await answer.text()).replaceAll('Light', 'Night'), answer)
    }
    const deceived = await follow(service, { id: table.id, fetch })
    expect(deceived.state.view).toMatchObject({ motto: 'Night' })
    expect(await deceived.verify()).toMatchObject({ right: false, commitment: 'right', view: 'wrong' })
    expect(await match.verify()).toMatchObject({ right: true, view: 'right' })
  })

  test('without the rules nothing can be played again', async () => {
    const { match } = await opened({}, { game: () => undefined })
    await expect(match.verify()).rejects.toThrow('rules')
    match.close()
  })
})
