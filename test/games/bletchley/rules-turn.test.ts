import { describe, expect, test } from 'vitest'
import type { BletchleyEvent } from '../../../src/games/bletchley/events.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import type { Card } from '../../../src/games/bletchley/material.ts'
import { given, scripted, stateAfter } from '../../support/given.ts'
import { drawn, encoded, FULL, table, turn } from './table.ts'

const WORDS = ['CODE', 'ROSE'] as const
const passed = (seat: number): BletchleyEvent => ({ type: 'passed', data: { seat } })
const PASS = { type: 'pass' } as const

describe('R13 and R14: the action of a turn', () => {
  test('D38: five Enigma cards and no covered letter leave a guess and a pass', () => {
    const state = stateAfter(
      bletchley,
      table({ words: WORDS, hands: [['e1', 'e2', 'e3', 'e4', 'e5']], boards: { 0: { 1: 'c1' } } }),
    )
    const [prompt] = bletchley.prompts(state, 0, { now: 0 })
    expect(prompt!.commands).toEqual([PASS])
    expect(prompt!.open.map((open) => open.type)).toEqual(['guessWord'])
  })

  test('passing is always possible in the own turn, and in no other', () => {
    given(bletchley, table({ words: WORDS }))
      .when(0, PASS)
      .then([passed(0), turn(1)])
    given(bletchley, table({ words: [null, 'ROSE'] }))
      .when(0, PASS)
      .then([passed(0), turn(1)])
    given(bletchley, table({ words: WORDS }))
      .when(1, PASS)
      .refused('not-your-turn')
  })

  test('nobody but the seat whose turn it is is asked', () => {
    const events = table({ words: WORDS, turn: 1 })
    const state = stateAfter(bletchley, events)
    expect(bletchley.pending(state)).toEqual([1])
    expect(bletchley.prompts(state, 0, { now: 0 })).toEqual([])
    expect(bletchley.prompts(state, 1, { now: 0 })).toMatchObject([{ kind: 'turn', since: events.length }])
  })
})

describe('R37: drawing up', () => {
  test('to five at the end of the own turn, then the next seat', () => {
    const deck: Card[] = ['c5', 'e6', 'c6']
    const after = given(bletchley, table({ words: WORDS, hands: [['c1', 'c2', 'e1', 'e2']], deck }))
      .when(0, { type: 'encode', position: 1, cipher: 'c1' })
      .then([encoded(0, 1, 'c1'), drawn(0, 'c5', 'e6'), turn(1)])
    expect(after.hands[0]).toEqual({ count: 5, known: ['c2', 'e1', 'e2', 'c5', 'e6'] })
    expect(after.deck).toEqual({ count: 1, known: ['c6'] })
  })

  test('after a pass too', () => {
    given(bletchley, table({ words: WORDS, hands: [['c1', 'c2', 'e1', 'e2']], deck: ['e6'] }))
      .when(0, PASS)
      .then([passed(0), drawn(0, 'e6'), turn(1)])
  })

  test('the last seat is followed by the first', () => {
    given(bletchley, table({ words: WORDS, turn: 1 }))
      .when(1, PASS)
      .then([passed(1), turn(0)])
  })
})

describe('R38: five is no limit', () => {
  test('D06: of six cards one is used, five are left, nothing is drawn', () => {
    const hand: Card[] = ['c1', 'c2', 'c3', 'e1', 'e2', 'e3']
    const after = given(bletchley, table({ words: WORDS, hands: [hand], deck: ['e6', 'e6'] }))
      .when(0, { type: 'encode', position: 1, cipher: 'c1' })
      .then([encoded(0, 1, 'c1'), turn(1)])
    expect(after.hands[0]!.count).toBe(5)
  })

  test('D08, R31: a hand of four draws not at the end of another turn but of its own', () => {
    const events = table({ words: WORDS, hands: [FULL, ['c1', 'c1', 'c1', 'e1']], deck: ['e6', 'e5'] })
    const after = given(bletchley, events)
      .when(0, PASS)
      .then([passed(0), turn(1)])
    expect(after.hands[1]!.count).toBe(4)
    given(bletchley, [...events, passed(0), turn(1)])
      .when(1, PASS)
      .then([passed(1), drawn(1, 'e6'), turn(0)])
  })
})

describe('R39: the deck runs out', () => {
  test('D36: two are drawn, ten discards are shuffled, two more are drawn', () => {
    const discard = ['e1', 'e1', 'e2', 'e2', 'e3', 'e3', 'e4', 'e4', 'e5', 'e5'] as const
    const order: Card[] = ['e5', 'e1', 'e4', 'e4', 'e2', 'e2', 'e3', 'e3', 'e1', 'e5']
    const events = table({ words: WORDS, hands: [['c1']], deck: ['c9', 'c8'], discard })
    const after = given(bletchley, events, { rng: scripted(order) })
      .when(0, PASS)
      .then([
        passed(0),
        drawn(0, 'c9', 'c8'),
        { type: 'deckShuffled', data: { count: 10 }, secret: { order } },
        drawn(0, 'e5', 'e1'),
        turn(1),
      ])
    expect(after.deck).toEqual({ count: 8, known: order.slice(2) })
    expect(after.discard).toEqual([])
  })

  test('D37: with no deck and no discards nothing is drawn', () => {
    const after = given(bletchley, table({ words: WORDS, hands: [['c1']] }))
      .when(0, PASS)
      .then([passed(0), turn(1)])
    expect(after.hands[0]!.count).toBe(1)
  })

  test('with too few of both, what there is', () => {
    const events = table({ words: WORDS, hands: [['c1']], deck: ['c9'], discard: ['e1'] })
    given(bletchley, events, { rng: scripted(['e1']) })
      .when(0, PASS)
      .then([
        passed(0),
        drawn(0, 'c9'),
        { type: 'deckShuffled', data: { count: 1 }, secret: { order: ['e1'] } },
        drawn(0, 'e1'),
        turn(1),
      ])
  })

  test('nothing is shuffled while the deck is enough', () => {
    given(
      bletchley,
      table({ words: WORDS, hands: [['c1', 'c1', 'c1']], deck: ['c9', 'c8'], discard: ['e1'] }),
    )
      .when(0, PASS)
      .then([passed(0), drawn(0, 'c9', 'c8'), turn(1)])
  })

  test('Cipher cards on boards stay there', () => {
    const events = table({ words: WORDS, hands: [['c1']], boards: { 1: { 1: 'c4', 2: 'c5' } } })
    const after = given(bletchley, events)
      .when(0, PASS)
      .then([passed(0), turn(1)])
    expect(after.boards[1]!.places.map((cover) => cover?.cipher)).toEqual(['c4', 'c5', undefined, undefined])
  })
})

describe('R40: passes', () => {
  const passes = (count: number) =>
    Array.from({ length: count }, (_, i) => [passed(i % 2), turn((i + 1) % 2)]).flat()

  test('twice as many as seats, one after another, end the match without the bonus', () => {
    const after = given(bletchley, [...table({ words: WORDS }), ...passes(3)])
      .when(1, PASS)
      .then([
        passed(1),
        {
          type: 'secretsRevealed',
          data: { reason: 'passes', words: ['CODE', 'ROSE'], hands: [[...FULL], [...FULL]] },
        },
      ])
    expect(bletchley.outcome(after)).toEqual({
      result: 'ranked',
      places: [{ seats: [0, 1], rank: 1, score: 0 }],
      detail: { reason: 'passes' },
    })
  })

  test('any action between begins the count anew; choosing a word does not', () => {
    const state = stateAfter(bletchley, [...table({ words: WORDS }), ...passes(3)])
    expect(state.passes).toBe(3)
    const acted = bletchley.evolve(state, encoded(1, 1, 'c1') as never, { revision: 99, at: 0, seat: 1 })
    expect(acted.passes).toBe(0)
    const chosen = { type: 'wordChosen', data: { seat: 1, length: 4 } } as const
    expect(bletchley.evolve(state, chosen, { revision: 99, at: 0, seat: 1 }).passes).toBe(3)
  })
})

describe('R41: all Cipher cards on boards', () => {
  test('leave decodes and guesses', () => {
    const events = table({ words: WORDS, hands: [['e1', 'e5']], boards: { 1: { 1: 'c4' } } })
    const [prompt] = bletchley.prompts(stateAfter(bletchley, events), 0, { now: 0 })
    expect(prompt!.commands).toEqual([PASS])
    expect(prompt!.open.map((open) => open.type)).toEqual(['decode', 'guessWord'])
  })
})
