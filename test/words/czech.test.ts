import { describe, expect, test } from 'vitest'
import { misjudged } from '../../scripts/words/czech/index.ts'
import { NO_NOUNS, NOUNS } from '../../scripts/words/czech/verdicts.ts'
import { folded } from '../../scripts/words/row.ts'
import type { AnyGame } from '../../src/core/index.ts'
import { messageInABottle } from '../../src/games/message-in-a-bottle/index.ts'
import { openPack } from '../../src/words/index.ts'
import { wordList } from '../support/given.ts'
import { client, createTestService, seatMatch } from '../support/service.ts'
import { packOf, row } from './rows.ts'

/** Words of these tests; the pack itself is made from a source that is not part of the project. */
const fold = (word: string) => folded(word)!.toUpperCase()
const every = (lists: Readonly<Record<string, readonly string[]>>) => [
  ...new Set(Object.values(lists).flat().map(fold)),
]
const nouns = every(NOUNS)
const others = every(NO_NOUNS)
const rows = (not: readonly string[] = []) => [
  ...nouns.filter((word) => !not.includes(word)).map((word) => row(word)),
  ...others.map((word) => row(word, { singular: false, other: true })),
]
const czech = openPack(packOf(rows(), { language: 'cs' }))

describe('the verdicts by which a Czech pack is measured when it is made', () => {
  test('are many, and no word is on both sides', () => {
    expect(nouns.length).toBeGreaterThan(80)
    expect(others.length).toBeGreaterThan(40)
    expect(nouns.filter((word) => others.includes(word))).toEqual([])
  })

  test('pass a pack that knows the nouns and no other, and name each word that is judged otherwise', () => {
    expect(misjudged(czech)).toEqual([])
    expect(misjudged(openPack(packOf(rows(['PISEN', 'LIDE']), { language: 'cs' })))).toEqual([
      'píseň',
      'lidé',
    ])
    const greedy = { isNoun: () => true }
    expect(misjudged(greedy)).toEqual(Object.values(NO_NOUNS).flat())
  })
})

describe('a match in Czech', () => {
  const games = { [messageInABottle.meta.id]: messageInABottle as AnyGame }
  const english = wordList('FOLD', 'OBLOHA')
  const body = {
    game: messageInABottle.meta.id,
    seats: [{}, {}],
    options: {
      language: 'cs',
      mode: 'easy',
      dice: { turquoise1: 'BBBBBB', turquoise2: 'MMMMMM', yellow: 'RRRRRR', darkBlue: 'XXXXXX' },
    },
  }

  test('is refused where a list that is not installed would judge', async () => {
    for (const words of [[english], []]) {
      const answer = await client(createTestService({ games, words })).post('/v1/matches', body)
      expect([answer.status, answer.body.code]).toEqual([422, 'words-missing'])
      expect(answer.body.detail).toBe('That language is not installed here.')
    }
  })

  test('C07: with it BRAMBOR and brambor hold B, M and R, MRAMOR has no B', async () => {
    const service = createTestService({ games, words: [english, czech] })
    const match = await seatMatch(service, body)
    const seat = (n: number) => client(service, match.seats[n])
    const at = `/v1/matches/${match.id}`
    expect((await seat(0).get(at)).body.words).toEqual({ id: 'cs-1', sha256: czech.sha256 })
    for (const n of [0, 1]) await seat(n).post(`${at}/commands`, { type: 'ready' })
    service.clock.pass(3000)
    await seat(0).post(`${at}/commands`, { type: 'sayWord', word: 'mramor' })
    expect((await seat(0).get(`${at}/view`)).body.view).toMatchObject({ diamonds: [0, 1], out: [0] })
    await seat(1).post(`${at}/commands`, { type: 'sayWord', word: 'Brambor' })
    service.clock.pass(300)
    expect((await seat(0).get(`${at}/view`)).body.view).toMatchObject({
      diamonds: [0, 2],
      words: ['BRAMBOR'],
    })
  })

  test('judges words with their marks and without', () => {
    for (const word of ['čelo', 'celo', 'podrážka', 'PODRÁZKA'])
      expect(czech.isNoun(fold(word.toLowerCase()))).toBe(true)
    expect(czech.isNoun('BRAMBOREM')).toBe(false)
  })
})
