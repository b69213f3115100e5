import { describe, expect, test } from 'vitest'
import { isRejection } from '../../../src/core/index.ts'
import type { BletchleyEvent } from '../../../src/games/bletchley/events.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import type { Card, Cipher } from '../../../src/games/bletchley/material.ts'
import { given, stateAfter } from '../../support/given.ts'
import { encoded, FULL, type Laid, scored, table, turn } from './table.ts'

const bonus = (owner: number, scorer: number): BletchleyEvent => ({
  type: 'bonusScored',
  data: { owner, scorer, points: 5 },
})
const shown = (words: (string | null)[], ...hands: (readonly Card[])[]): BletchleyEvent => ({
  type: 'secretsRevealed',
  data: { reason: 'goal', words, hands: hands.map((cards) => [...cards]) },
})
const but = (word: string): Record<number, Cipher> =>
  Object.fromEntries(Array.from(word.slice(1), (_, i) => [i + 2, 'c1']))
const finish = { type: 'encode', position: 1, cipher: 'c2' } as const
const LEFT = ['c1', 'c1', 'c1', 'c2'] as const

/** Seat 0 has all but the first letter of NETWORK on its board. */
const completing = (below: string[], more: Partial<Laid> = {}) =>
  table({ words: ['NETWORK', 'ROSE'], boards: { 0: but('NETWORK') }, below: { 0: below }, ...more })

describe('R42: the goal', () => {
  test('D32: 13 cards below and a word of 7 end the match: 14 and 10 points', () => {
    const after = given(bletchley, completing(['ABSOLUTE', 'CHAIR']))
      .when(0, finish)
      .then([
        encoded(0, 1, 'c2'),
        scored(0, 0, 'NETWORK', 14),
        bonus(0, 0),
        shown([null, 'ROSE'], LEFT, FULL),
      ])
    expect(after.boards[0]!.score).toBe(24)
    expect(after.phase).toEqual({ kind: 'over', reason: 'goal' })
    expect(bletchley.pending(after)).toEqual([])
    expect(bletchley.prompts(after, 1, { now: 0 })).toEqual([])
  })

  test('D33: with 12 below there are 19: the match goes on', () => {
    const after = given(bletchley, completing(['ABSOLUTE', 'CODE'], { deck: ['e1', 'e2'] }))
      .when(0, finish)
      .then([
        encoded(0, 1, 'c2'),
        scored(0, 0, 'NETWORK', 14),
        { type: 'drawn', data: { seat: 0, count: 1 }, secret: { cards: ['e1'] } },
        turn(1),
      ])
    expect(bletchley.outcome(after)).toBeUndefined()
  })

  test('nobody draws or plays on, and the table may set another goal', () => {
    const events = completing([], { options: { goalCards: 7 }, deck: ['e1'] })
    const { decided } = given(bletchley, events).when(0, finish)
    expect(isRejection(decided) ? [] : decided.map((event) => event.type)).toEqual([
      'letterEncoded',
      'wordScored',
      'bonusScored',
      'secretsRevealed',
    ])
    const over = given(bletchley, [...events, ...(decided as BletchleyEvent[])])
    over.when(1, { type: 'pass' }).refused('match-over')
  })
})

describe('R43: the bonus', () => {
  test('D34: the owner of the last word gets 5, and so does who guessed it', () => {
    const events = table({
      words: ['CODE', 'STREET'],
      hands: [['e3', ...FULL]],
      boards: { 1: { 1: 'c3', 2: 'c4' } },
      below: { 1: ['ABSOLUTE', 'MARBLE'] },
    })
    const after = given(bletchley, events)
      .when(0, { type: 'guessWord', targetSeat: 1, word: 'street', enigma: ['e3'] })
      .then([
        {
          type: 'wordGuessed',
          data: { seat: 0, targetSeat: 1, word: 'STREET', enigma: ['e3'], right: true },
        },
        scored(1, 0, 'STREET', 10),
        bonus(1, 0),
        shown(['CODE', null], FULL, FULL),
      ])
    expect(after.boards.map((board) => board.score)).toEqual([15, 5])
  })

  test('an owner at 41 with 14 below who completes a word of 6 has 63', () => {
    const events = table({
      words: ['STREET', 'ROSE'],
      boards: { 0: but('STREET') },
      below: { 0: ['ABSOLUTE', 'MARBLE'] },
      scores: { 0: 41 },
    })
    const after = given(bletchley, events)
      .when(0, finish)
      .then([encoded(0, 1, 'c2'), scored(0, 0, 'STREET', 12), bonus(0, 0), shown([null, 'ROSE'], LEFT, FULL)])
    expect(after.boards[0]!.score).toBe(63)
  })
})

describe('R44: what is shown at the end', () => {
  test('all words and hands, to everybody', () => {
    const end = shown(['CODE', 'ROSE'], ['e1'], ['c1', 'c2'])
    const blind = stateAfter(bletchley, [
      { type: 'opened', data: { seats: 2, options: bletchley.options.parse({}) } },
      { type: 'wordChosen', data: { seat: 0, length: 4 } } as BletchleyEvent,
      { type: 'wordChosen', data: { seat: 1, length: 4 } } as BletchleyEvent,
      end,
    ])
    expect(blind.boards.map((board) => board.word)).toEqual(['CODE', 'ROSE'])
    expect(blind.hands).toEqual([
      { count: 1, known: ['e1'] },
      { count: 2, known: ['c1', 'c2'] },
    ])
  })
})

describe('R45: the ranking', () => {
  test('goes by points; equal points share a place', () => {
    const state = stateAfter(bletchley, [
      ...table({
        words: ['CODE', 'ROSE', null],
        below: { 0: ['NEAR'], 1: ['NEAR'], 2: ['NEAR'] },
        scores: { 0: 7, 1: 12, 2: 7 },
      }),
      {
        type: 'secretsRevealed',
        data: { reason: 'goal', words: ['CODE', 'ROSE', null], hands: [[], [], []] },
      },
    ])
    expect(bletchley.outcome(state)).toEqual({
      result: 'ranked',
      places: [
        { seats: [1], rank: 1, score: 12 },
        { seats: [0, 2], rank: 2, score: 7 },
      ],
      detail: { reason: 'goal' },
    })
  })
})
