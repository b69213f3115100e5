import { describe, expect, test } from 'vitest'
import { type AnyGame, type Command, readRecord, verify } from '../../src/core/index.ts'
import { openWords } from '../../src/open-words.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { anyToy, say, tableOf as toyWorld } from '../games/toy/table.ts'
import { wordList } from '../support/given.ts'
import {
  client,
  createTestClock,
  createTestService,
  seatMatch,
  type TestService,
} from '../support/service.ts'
import { toy } from '../toy/index.ts'
import { expectOk, tableOf } from './support/table.ts'
import { storeWorld } from './support/worlds.ts'

/** The toy after a release in which bids below 500 are no longer legal. */
const stricter = {
  ...toy,
  meta: { ...toy.meta, rulesVersion: 2 },
  decide: (state, seat, command, c) =>
    command.type === 'commit' && command.number < 500
      ? { code: 'invalid-command', detail: 'Bids begin at 500.' }
      : toy.decide(state, seat, command, c),
} as typeof toy as AnyGame

async function storedWorld(game: AnyGame, rewrite: (rules: number) => number = (rules) => rules) {
  const world = say(toyWorld(2), '0: motto A', '0: bid 5')
  const clock = createTestClock(world.fold.at + 1000)
  const store = createMemoryStore(clock.now)
  const entries = world.entries.map((e) => ({ ...e, rules: rewrite(e.rules) }))
  const seated = await storeWorld(store, { ...world, entries })
  const service = createTestService({ store, clock, games: { toy: game }, words: [world.words] })
  return { service, table: tableOf(service, seated), world }
}

describe('F24 a match begun under older rules', () => {
  test('loads though its moves would be illegal now, and goes on under the present ones', async () => {
    const { table, world } = await storedWorld(stricter)
    const { body } = await table.seat(0).get(table.at('/view'))
    expect(body.view.bids[0]).toEqual({ status: 'sealed', number: 5 })
    expect((await table.say(1, 'bid 6')).body.detail).toBe('Bids begin at 500.')
    const said = await expectOk(table.say(1, 'bid 600'))
    expect(said.body.entry.rules).toBe(2)
    await expectOk(table.hostClient.post(table.at('/abandon')))
    const record = readRecord((await table.nobody.get(table.at('/record'))).text)
    const { entries } = verify(record, stricter, world.words)
    expect(entries.map((e) => e.verdict)).toEqual(['unchecked', 'unchecked', 'unchecked', 'right', 'right'])
  })

  test('probe 20: entries of rules that are newer than the service are refused, not guessed at', async () => {
    const { table, service } = await storedWorld(anyToy, (rules) => rules + 1)
    for (const rest of ['', '/view', '/events', '/prompts']) {
      const answer = await table.seat(0).get(table.at(rest))
      expect([answer.status, answer.body.code], rest).toEqual([500, 'internal'])
      expect(answer.text).not.toMatch(/rules|sealed/)
    }
    expect((await table.say(1, 'bid 6')).status).toBe(500)
    expect(service.errors).toHaveLength(5)
  })

  test('F25 other words for the same events change nothing of what is played', async () => {
    const { table } = await storedWorld({
      ...toy,
      tell: (e) => ({ code: e.type, en: `New words: ${e.type}.` }),
    } as AnyGame)
    const plain = await storedWorld(anyToy)
    expect((await table.seat(0).get(table.at('/view'))).text).toBe(
      (await plain.table.seat(0).get(plain.table.at('/view'))).text,
    )
    expect((await table.seat(0).get(table.at('/events'))).text).toBe(
      (await plain.table.seat(0).get(plain.table.at('/events'))).text,
    )
    expect((await table.seat(0).get(table.at('/events?lines=en'))).text).toContain('New words')
  })
})

describe('words', () => {
  const older = { ...wordList('HOUSE', 'MOUSE'), id: 'older', sha256: '1'.repeat(64) }
  const newer = { ...wordList('HORSE', 'MOUSE'), id: 'newer', sha256: '2'.repeat(64) }

  test('F28 a match is judged by the list it began with, whatever comes later', async () => {
    const clock = createTestClock()
    const store = createMemoryStore(clock.now)
    const before = createTestService({ store, clock, words: [older] })
    const seated = await seatMatch(before, { game: 'bletchley', seats: [{}, {}] })
    const after = createTestService({ store, clock, words: [newer, older] })
    const table = tableOf(after, seated)
    expect((await table.nobody.get(table.at())).body.words).toEqual({ id: 'older', sha256: older.sha256 })
    const choose = (seat: number, word: string) =>
      table.seat(seat).post(table.at('/commands'), { type: 'chooseWord', word })
    expect((await choose(0, 'HORSE')).body.code).toBe('word-unknown')
    expect((await choose(0, 'HOUSE')).status).toBe(200)
    const fresh = tableOf(after, await seatMatch(after, { game: 'bletchley', seats: [{}, {}] }))
    expect((await fresh.nobody.get(fresh.at())).body.words.id).toBe('newer')
  })

  test('F29 one form decides: case and accents do not count, other signs do', async () => {
    const service = createTestService({ words: [wordList('HOUSE', 'NAIVE', 'SEES')] })
    const choose = async (word: string) => {
      const table = tableOf(service, await seatMatch(service, { game: 'bletchley', seats: [{}, {}] }))
      const { status, body } = await table
        .seat(0)
        .post(table.at('/commands'), { type: 'chooseWord', word } as Command)
      return status === 200 ? body.entry.events[0].secret.word : body.code
    }
    for (const word of ['house', 'HOUSE', 'HoUsE', 'hóuse', 'ho\u0301use', 'HÖUSE'])
      expect(await choose(word), word).toBe('HOUSE')
    expect(await choose('naïve')).toBe('NAIVE')
    for (const word of [
      'ho-use',
      'hous',
      'houses',
      'h use',
      'hous3',
      'ноuse',
      'sıes',
      'ho\u200buse',
      '',
      'see',
      'h'.repeat(40),
    ])
      expect(await choose(word), word).toMatch(/^(word-|invalid-command|letters-)/)
  })
})

test('lists of words that come along judge by default', async () => {
  const service = createTestService()
  const made = await client(service).post('/v1/matches', { game: 'bletchley', seats: [{}, {}] })
  const { id, sha256 } = openWords().forLanguage('en')!
  expect(made.body.match.words).toEqual({ id, sha256 })
})

test('a match is played with the very list that it was made with, or not at all', async () => {
  const store = createMemoryStore(() => 0)
  const made = createTestService({ store, words: [wordList('STAR')] })
  const seated = await seatMatch(made, { game: 'bletchley', seats: [{}, {}] })
  const read = (service: TestService) =>
    client(service, seated.seats[0]!).get(`/v1/matches/${seated.id}/view`)
  expect((await read(createTestService({ store, words: [wordList('MOON')] }))).status).toBe(200)
  for (const words of [
    [{ ...wordList('STAR'), sha256: '1'.repeat(64) }],
    [{ ...wordList('STAR'), id: 'other' }],
  ]) {
    const service = createTestService({ store, words })
    expect((await read(service)).status).toBe(500)
    expect(String(service.errors[0])).toContain('needs the word list test')
  }
})
