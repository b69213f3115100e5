import { describe, expect, test } from 'vitest'
import { parseCommand } from '../../../src/core/index.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import type { Cipher } from '../../../src/games/bletchley/material.ts'
import { openPositions } from '../../../src/games/bletchley/state.ts'
import { given, stateAfter } from '../../support/given.ts'
import { encoded, scored, table, turn } from './table.ts'

const encode = (position: number, cipher: Cipher) => ({ type: 'encode', position, cipher }) as const
const HAND = ['e1', 'e2', 'e3', 'c3', 'c7', 'c10'] as const

describe('R15: encoding', () => {
  test('D09: shows position and Cipher, never the letter; five letters stay in hand', () => {
    const after = given(bletchley, table({ words: ['STREET', 'CODE'], hands: [HAND] }))
      .when(0, encode(4, 'c7'))
      .then([encoded(0, 4, 'c7'), turn(1)])
    const board = after.boards[0]!
    expect(board.places[3]).toEqual({ cipher: 'c7', letter: null, seenBy: [] })
    expect(openPositions(board)).toEqual([1, 2, 3, 5, 6])
    expect(after.hands[0]).toEqual({ count: 5, known: ['e1', 'e2', 'e3', 'c3', 'c10'] })
  })

  test('D10: not twice at one position', () => {
    given(bletchley, table({ words: ['STREET', 'CODE'], hands: [HAND], boards: { 0: { 4: 'c1' } } }))
      .when(0, encode(4, 'c7'))
      .refused('position-taken')
  })

  test('D10: not beyond the word', () => {
    given(bletchley, table({ words: ['STREET', 'CODE'], hands: [HAND] }))
      .when(0, encode(7, 'c7'))
      .refused('no-such-position')
    expect(parseCommand(bletchley, { type: 'encode', position: 9, cipher: 'c7' })).toMatchObject({
      code: 'invalid-command',
    })
  })

  test('D10: not with an Enigma card, nor with a card that is not in the hand', () => {
    expect(parseCommand(bletchley, { type: 'encode', position: 4, cipher: 'e3' })).toMatchObject({
      code: 'invalid-command',
      errors: [{ path: '/cipher' }],
    })
    given(bletchley, table({ words: ['STREET', 'CODE'], hands: [HAND] }))
      .when(0, encode(4, 'c9'))
      .refused('card-not-in-hand')
  })

  test('is offered for every open position with every Cipher in hand, once each', () => {
    const state = stateAfter(
      bletchley,
      table({ words: ['CODE', 'ROSE'], hands: [['c3', 'c3', 'c7', 'e1', 'e2']], boards: { 0: { 2: 'c1' } } }),
    )
    const [prompt] = bletchley.prompts(state, 0, { now: 0 })
    expect(prompt!.commands).toEqual([
      ...[1, 3, 4].flatMap((position) => [encode(position, 'c3'), encode(position, 'c7')]),
      { type: 'pass' },
    ])
  })
})

describe('R16: any order', () => {
  test('D40: the first L of LEVEL may go to position 5, position 1 stays open', () => {
    const after = given(bletchley, table({ words: ['LEVEL', 'CODE'], hands: [HAND] }))
      .when(0, encode(5, 'c3'))
      .then([encoded(0, 5, 'c3'), turn(1)])
    expect(openPositions(after.boards[0]!)).toEqual([1, 2, 3, 4])
  })
})

describe('R17: the last letter', () => {
  const almost = (word: string) => {
    const places = Object.fromEntries(Array.from(word.slice(1), (_, i) => [i + 2, 'c1' as const]))
    return table({ words: [word, 'CODE'], hands: [HAND], boards: { 0: places } })
  }

  test('D30: the fifth of five gives the owner 10 points, five cards below, and asks for a word', () => {
    const events = almost('LEVEL')
    const after = given(bletchley, events)
      .when(0, encode(1, 'c7'))
      .then([encoded(0, 1, 'c7'), scored(0, 0, 'LEVEL', 10), turn(1)])
    expect(after.boards[0]).toEqual({
      length: 0,
      word: null,
      places: [],
      below: ['LEVEL'],
      score: 10,
      wordSince: events.length + 2,
    })
    expect(after.discard).toEqual(['c7', 'c1', 'c1', 'c1', 'c1'])
  })

  test.each([
    ['CODE', 8],
    ['STREET', 12],
    ['ABSOLUTE', 16],
  ])('%s gives %i', (word, points) => {
    const after = given(bletchley, almost(word))
      .when(0, encode(1, 'c7'))
      .then([encoded(0, 1, 'c7'), scored(0, 0, word, points), turn(1)])
    expect(after.boards.map((board) => board.score)).toEqual([points, 0])
  })
})
