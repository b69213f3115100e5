import { describe, expect, test } from 'vitest'
import type { BletchleyEvent } from '../../../src/games/bletchley/events.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import type { Cipher, Enigma } from '../../../src/games/bletchley/material.ts'
import type { Options } from '../../../src/games/bletchley/options.ts'
import { given } from '../../support/given.ts'
import { FULL, scored, table, turn } from './table.ts'

/** Seat 0 has Enigma cards enough; seat 1 has the word with so many letters on the board. */
const facing = (word: string, played = 0, options: Partial<Options> = {}) => {
  const places = Object.fromEntries(Array.from({ length: played }, (_, i) => [i + 1, 'c1' as Cipher]))
  const hand = ['e1', 'e1', 'e1', 'e2', 'e3', 'e6', ...FULL] as const
  return table({ words: ['CODE', word], hands: [hand], boards: { 1: places }, options })
}
const guess = (word: string, ...enigma: Enigma[]) =>
  ({ type: 'guessWord', targetSeat: 1, word, enigma }) as const
const guessed = (word: string, enigma: Enigma[], right: boolean): BletchleyEvent => ({
  type: 'wordGuessed',
  data: { seat: 0, targetSeat: 1, word, enigma, right },
})

describe('R34: a right guess', () => {
  test.each([
    ['D24', 'ROSE', 0, 8],
    ['D25', 'ABSOLUTE', 7, 9],
    ['the example of seven letters', 'NETWORK', 4, 10],
    ['eight letters, none played', 'ABSOLUTE', 0, 16],
  ])('%s: %s with %i on the board gives %i', (_, word, played, points) => {
    const after = given(bletchley, facing(word, played))
      .when(0, guess(word.toLowerCase(), 'e3'))
      .then([guessed(word, ['e3'], true), scored(1, 0, word, points), turn(1)])
    expect(after.boards.map((board) => board.score)).toEqual([points, 0])
    expect(after.boards[1]!.below).toEqual([word])
    expect(after.discard).toEqual(['e3', ...Array(played).fill('c1')])
  })
})

describe('R34: a wrong guess', () => {
  test('D26: is answered no, costs the cards and the turn, gives nothing', () => {
    const after = given(bletchley, facing('ABSOLUTE'))
      .when(0, guess('ABSOLVED', 'e3'))
      .then([guessed('ABSOLVED', ['e3'], false), turn(1)])
    expect(after.boards.map((board) => board.score)).toEqual([0, 0])
    expect(after.discard).toEqual(['e3'])
    expect(after.boards[1]!.word).toBe('ABSOLUTE')
  })
})

describe('R32: the price', () => {
  const cases: [string, Options['guessCost'], Enigma[][], Enigma[][]][] = [
    ['3 or more', 'atLeast3', [['e3'], ['e6'], ['e2', 'e1'], ['e6', 'e1', 'e1']], [['e2'], ['e1', 'e1']]],
    [
      'D28: exactly 3',
      'exactly3',
      [['e3'], ['e1', 'e2'], ['e1', 'e1', 'e1']],
      [['e6'], ['e2'], ['e3', 'e1']],
    ],
    ['D28: 3 at most', 'atMost3', [['e1'], ['e2'], ['e3'], ['e1', 'e1', 'e1']], [['e6'], ['e2', 'e1', 'e1']]],
  ]
  test.each(cases)('%s', (_, guessCost, paying, not) => {
    for (const cards of paying)
      given(bletchley, facing('ROSE', 0, { guessCost }))
        .when(0, guess('NOSE', ...cards))
        .then([guessed('NOSE', cards, false), turn(1)])
    for (const cards of not)
      given(bletchley, facing('ROSE', 0, { guessCost }))
        .when(0, guess('NOSE', ...cards))
        .refused('wrong-cost')
  })

  test('is paid from the hand', () => {
    given(bletchley, facing('ROSE')).when(0, guess('ROSE', 'e4')).refused('card-not-in-hand')
  })
})

describe('R33: what may be guessed', () => {
  test('D29: not a word of another length, and nothing is paid', () => {
    given(bletchley, facing('STREET')).when(0, guess('ROSES', 'e3')).refused('word-length')
    given(bletchley, facing('STREET')).when(0, guess('STREETS', 'e3')).refused('word-length')
  })

  test('not what is no word of letters', () => {
    given(bletchley, facing('STREET')).when(0, guess('STR-ET', 'e3')).refused('word-letters')
  })

  test('not the own word, nor that of a seat that is not there', () => {
    given(bletchley, facing('ROSE'))
      .when(0, { ...guess('CODE', 'e3'), targetSeat: 0 })
      .refused('own-board')
    given(bletchley, facing('ROSE'))
      .when(0, { ...guess('CODE', 'e3'), targetSeat: 2 })
      .refused('no-such-target')
  })

  test('R5: a guess need not be in the list', () => {
    given(bletchley, facing('ROSE'))
      .when(0, guess('ZZZZ', 'e3'))
      .then([guessed('ZZZZ', ['e3'], false), turn(1)])
  })

  test('accents do not count', () => {
    given(bletchley, facing('ROSE', 1))
      .when(0, guess('rosé', 'e3'))
      .then([guessed('ROSE', ['e3'], true), scored(1, 0, 'ROSE', 7), turn(1)])
  })
})
