import { describe, expect, test } from 'vitest'
import { type Command, parseCommand, typedWord, type ViewContext } from '../../../src/core/index.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import type { Options } from '../../../src/games/bletchley/options.ts'
import { stillChoosing } from '../../../src/games/bletchley/state.ts'
import { given, stateAfter, wordList } from '../../support/given.ts'
import { chosen, type Laid, table } from './table.ts'

const LIST = wordList('CODE', 'NAIVE', 'ROSE', 'STREET', 'ASSESS', 'SEES', 'ABBREVIATES', 'CAT', 'ZZZZ')

const owing = (below: string[] = [], options: Partial<Options> = {}, others: Laid['below'] = {}) =>
  given(bletchley, table({ words: [null, 'STREET'], below: { 0: below, ...others }, turn: 1, options }), {
    words: LIST,
  })
const choose = (word: string) => ({ type: 'chooseWord', word }) as const

describe('R4: a secret word', () => {
  test('D04: has 4 to 8 letters', () => {
    owing().when(0, choose('cat')).refused('word-length')
    owing().when(0, choose('abbreviates')).refused('word-length')
    owing()
      .when(0, choose('code'))
      .then([chosen(0, 'CODE')])
  })

  test('D04: is folded to A to Z, however the accent is typed', () => {
    for (const word of ['naïve', 'nai\u0308ve', 'NAÏVE'])
      owing()
        .when(0, choose(word))
        .then([chosen(0, 'NAIVE')])
  })

  test('is folded whatever signs its letters are typed with', () => {
    const typed = {
      STREET: ['ＳＴＲＥＥＴ', ' street ', 'ştrëet'],
      SAPTE: ['șapte', 's\u0326apte'],
      FINED: ['ﬁned'],
    }
    for (const [word, ways] of Object.entries(typed))
      for (const way of ways) {
        expect(new RegExp(typedWord(4, 8)).test(way), way).toBe(true)
        owing([], { dictionary: 'honour' })
          .when(0, choose(way))
          .then([chosen(0, word)])
      }
  })

  test('its schema counts letters from A to Z exactly', () => {
    for (const [way, fits] of [
      ['code', true],
      ['cod', false],
      ['codecodec', false],
      ['co-de', false],
    ] as const)
      expect(new RegExp(typedWord(4, 8)).test(way), way).toBe(fits)
  })

  test('D04: has no hyphen, digit, sign, or letter of another script', () => {
    for (const word of ['ice-age', 'c0de', 'co_de', 'ЖУКИ', 'сode', 'o\u200bnes', 'co\u00adde'])
      owing().when(0, choose(word)).refused('word-letters')
  })

  test('has no space inside and no control: the schema refuses them', () => {
    for (const word of ['co de', 'code\n', 'co\u0000de', '', 'e'.repeat(33)])
      expect(parseCommand(bletchley, { type: 'chooseWord', word })).toMatchObject({ code: 'invalid-command' })
  })
})

describe('R5: the dictionary', () => {
  test('list: a word that is not in it is refused', () => {
    owing().when(0, choose('qzxk')).refused('word-unknown')
  })

  test('honour: any letters will do', () => {
    owing([], { dictionary: 'honour' })
      .when(0, choose('qzxk'))
      .then([chosen(0, 'QZXK')])
  })
})

describe('R6: the letters of a word', () => {
  test('D04: ASSESS needs four S of two', () => {
    const refusal = owing().when(0, choose('ASSESS')).refused('letters-not-available')
    expect(refusal.detail).toContain('S')
  })

  test('D41: cards below the board cannot be used again', () => {
    owing(['SEES']).when(0, choose('ROSE')).refused('letters-not-available')
    owing(['SEES'])
      .when(0, choose('CODE'))
      .then([chosen(0, 'CODE')])
  })

  test('cards below other boards do not matter', () => {
    owing([], {}, { 1: ['SEES'] })
      .when(0, choose('ROSE'))
      .then([chosen(0, 'ROSE')])
  })
})

describe('R7: the same word again', () => {
  test('may be chosen while the cards are there', () => {
    owing(['CODE'])
      .when(0, choose('CODE'))
      .then([chosen(0, 'CODE')])
  })

  test('reuseWords false: not a word below any board', () => {
    owing(['CODE'], { reuseWords: false }).when(0, choose('CODE')).refused('word-used')
    owing([], { reuseWords: false }, { 1: ['CODE'] })
      .when(0, choose('CODE'))
      .refused('word-used')
  })

  test('reuseWords false: a word that is still secret counts for nothing', () => {
    owing([], { reuseWords: false })
      .when(0, choose('STREET'))
      .then([chosen(0, 'STREET')])
  })
})

describe('R8: the first words', () => {
  const opened = table({ words: [null, null, null] }).slice(0, 1)
  const c: ViewContext = { now: 0, words: LIST }

  test('are asked of all seats at once, and the match waits for all', () => {
    const state = stateAfter(bletchley, [...opened, chosen(1, 'CODE')])
    expect(bletchley.pending(state)).toEqual([0, 2])
    expect([0, 1, 2].map((seat) => bletchley.prompts(state, seat, c).map((p) => p.kind))).toEqual([
      ['choose-word'],
      [],
      ['choose-word'],
    ])
  })

  test('come before any action', () => {
    for (const command of [{ type: 'pass' }, { type: 'encode', position: 1, cipher: 'c1' }] as const)
      given(bletchley, opened).when(0, command).refused('wrong-phase')
  })

  test('deal nothing until the last', () => {
    given(bletchley, opened, { words: LIST })
      .when(2, choose('rose'))
      .then([chosen(2, 'ROSE')])
  })

  test('an absent seat begins without one, and may still choose', () => {
    const state = stateAfter(bletchley, [...opened, { type: 'wordForgone', data: { seat: 0 } }])
    expect(stillChoosing(state)).toEqual([1, 2])
    expect(bletchley.prompts(state, 0, c).map((p) => p.kind)).toEqual(['choose-word'])
    given(bletchley, [...opened, { type: 'wordForgone', data: { seat: 0 } }], { words: LIST })
      .when(0, choose('rose'))
      .then([chosen(0, 'ROSE')])
  })
})

describe('R35, R36: a new word', () => {
  test('is asked of the owner whosever turn it is, and holds nobody up', () => {
    const { state } = owing(['SEES'])
    expect(bletchley.pending(state)).toEqual([1])
    expect(bletchley.prompts(state, 0, { now: 0, words: LIST })).toMatchObject([
      { kind: 'choose-word', since: 3, commands: [], open: [{ type: 'chooseWord' }] },
    ])
  })

  test('while it is missing the seat can only pass', () => {
    const events = table({ words: [null, 'STREET'], boards: { 1: { 1: 'c1' } }, hands: [['e3', 'c1']] })
    const acts: Parameters<typeof bletchley.decide>[2][] = [
      { type: 'encode', position: 1, cipher: 'c1' },
      { type: 'decode', targetSeat: 1, position: 1, enigma: ['e3'] },
      { type: 'guessWord', targetSeat: 1, word: 'STREET', enigma: ['e3'] },
    ]
    for (const act of acts) given(bletchley, events).when(0, act).refused('word-needed')
    const prompts = bletchley.prompts(stateAfter(bletchley, events), 0, { now: 0, words: LIST })
    expect(prompts.map((p) => p.kind)).toEqual(['choose-word', 'turn'])
    expect(prompts[1]).toMatchObject({ commands: [{ type: 'pass' }] satisfies Command[], open: [] })
  })

  test('and is no target', () => {
    const events = table({ words: ['CODE', null], hands: [['e6']] })
    const target = { targetSeat: 1, enigma: ['e6'] as ['e6'] }
    given(bletchley, events)
      .when(0, { type: 'guessWord', word: 'ROSE', ...target })
      .refused('no-such-target')
    given(bletchley, events)
      .when(0, { type: 'decode', position: 1, ...target })
      .refused('no-such-target')
  })

  test('cannot be chosen while there is one', () => {
    owing().when(1, choose('CODE')).refused('word-standing')
  })

  test('is not asked for when the list has none that can be spelt', () => {
    const { state } = owing(['SEES'])
    expect(bletchley.prompts(state, 0, { now: 0, words: wordList('SEES', 'ROSE') })).toEqual([])
    expect(bletchley.prompts(state, 0, { now: 0, words: wordList('SEES', 'CODE') })).toHaveLength(1)
    const { state: honour } = owing(['SEES'], { dictionary: 'honour' })
    expect(bletchley.prompts(honour, 0, { now: 0, words: wordList() })).toHaveLength(1)
  })
})
