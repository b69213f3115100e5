import { describe, expect, test } from 'vitest'
import { parseCommand } from '../../../src/core/index.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import type { Enigma } from '../../../src/games/bletchley/material.ts'
import { given, stateAfter } from '../../support/given.ts'
import { type Laid, learned, table, turn, typesOf } from './table.ts'

const decode = (position: number, ...enigma: Enigma[]) =>
  ({ type: 'decode', targetSeat: 1, position, enigma }) as const
const HAND = ['e1', 'e2', 'e6', 'e6', 'c1', 'c2', 'c3', 'c4', 'c5'] as const
const laid: Laid = { words: ['CODE', 'STREET', 'ROSE'], hands: [HAND], boards: { 1: { 3: 'c7', 5: 'c9' } } }
const events = table(laid)

describe('R19: paying', () => {
  test('D12: 6 and 6 beat Cipher 7; both are discarded and nothing comes back', () => {
    const after = given(bletchley, events)
      .when(0, decode(3, 'e6', 'e6'))
      .then([
        { type: 'decodeTried', data: { ...at(3, 'c7'), enigma: ['e6', 'e6'] } },
        learned(1, 3, 'R', 0),
        turn(1),
      ])
    expect(after.discard).toEqual(['e6', 'e6'])
    expect(after.hands[0]!.known).toEqual(['e1', 'e2', 'c1', 'c2', 'c3', 'c4', 'c5'])
  })

  test('as much as the Cipher is enough', () => {
    const made = given(bletchley, events).when(0, decode(3, 'e6', 'e1'))
    expect(typesOf(made.decided)).toEqual(['decodeTried', 'letterLearned', 'turnBegan'])
  })

  test('D21: not with cards that are not in the hand, copies counted', () => {
    given(bletchley, events)
      .when(0, decode(3, 'e5', 'e6'))
      .refused('card-not-in-hand')
    given(bletchley, events)
      .when(0, decode(3, 'e1', 'e1', 'e6'))
      .refused('card-not-in-hand')
  })

  test('D21: not with a Cipher card, nor with no card', () => {
    for (const enigma of [['c7'], []])
      expect(parseCommand(bletchley, { ...decode(3), enigma })).toMatchObject({ code: 'invalid-command' })
  })
})

const at = (position: number, cipher: 'c7' | 'c9') => ({ seat: 0, targetSeat: 1, position, cipher })

describe('R18: the target', () => {
  test('D21: not the own board', () => {
    given(bletchley, table({ ...laid, boards: { 0: { 1: 'c1' } } }))
      .when(0, { ...decode(1, 'e1'), targetSeat: 0 })
      .refused('own-board')
  })

  test('D21: not an empty position, nor one beyond the word, nor a seat that is not there', () => {
    given(bletchley, events).when(0, decode(4, 'e6')).refused('position-empty')
    given(bletchley, events).when(0, decode(7, 'e6')).refused('no-such-position')
    given(bletchley, events)
      .when(0, { ...decode(3, 'e6'), targetSeat: 3 })
      .refused('no-such-target')
  })

  test('only in the own turn', () => {
    given(bletchley, events).when(2, decode(3, 'e6')).refused('not-your-turn')
  })
})

describe('R20: success', () => {
  const after = given(bletchley, events)
    .when(0, decode(3, 'e6', 'e1'))
    .then([
      { type: 'decodeTried', data: { ...at(3, 'c7'), enigma: ['e6', 'e1'] } },
      learned(1, 3, 'R', 0),
      turn(1),
    ])

  test('keeps the letter under its Cipher, and says who has read it', () => {
    expect(after.boards[1]!.places[2]).toEqual({ cipher: 'c7', letter: 'R', seenBy: [0] })
  })

  test('R23: a letter may be read again', () => {
    const again = given(bletchley, [...events, learned(1, 3, 'R', 0, 2)]).when(0, decode(3, 'e6', 'e1'))
    expect(typesOf(again.decided)).toEqual(['decodeTried', 'letterLearned', 'turnBegan'])
  })
})

describe('R24: knowledge', () => {
  const memory = table({ ...laid, options: { knowledge: 'memory' } })

  test('D22: memory keeps the letter out of the view; paying again is allowed', () => {
    const state = stateAfter(bletchley, [...memory, learned(1, 3, 'R', 0)])
    expect(state.boards[1]!.places[2]).toEqual({ cipher: 'c7', letter: null, seenBy: [0] })
    const again = given(bletchley, [...memory, learned(1, 3, 'R', 0)]).when(0, decode(3, 'e6', 'e1'))
    expect(typesOf(again.decided)).toContain('letterLearned')
  })

  test('kept: who reads a letter later takes nothing from who read it before', () => {
    const { secret: _, ...seen } = learned(1, 3, 'R', 2) as { secret: unknown } & ReturnType<typeof learned>
    const view = [learned(1, 3, 'R', 0), seen as ReturnType<typeof learned>].reduce(
      (s, event) => bletchley.evolve(s, event as never, { revision: 99, at: 0, seat: null }),
      stateAfter(bletchley, events),
    )
    expect(view.boards[1]!.places[2]).toEqual({ cipher: 'c7', letter: 'R', seenBy: [0, 2] })
  })
})

describe('R21: too little', () => {
  test('asks for help, said or not', () => {
    for (const askHelp of [undefined, true]) {
      const made = given(bletchley, events).when(0, {
        ...decode(5, 'e6'),
        ...(askHelp !== undefined && { askHelp }),
      })
      expect(typesOf(made.decided)).toEqual(['decodeTried', 'helpAsked'])
    }
  })

  test('askHelp false is refused instead, and nothing is lost', () => {
    given(bletchley, events)
      .when(0, { ...decode(5, 'e6'), askHelp: false })
      .refused('too-weak')
    const made = given(bletchley, events).when(0, { ...decode(5, 'e6', 'e6'), askHelp: false })
    expect(typesOf(made.decided)).toContain('letterLearned')
  })

  test('R22: also when the hand has more', () => {
    const made = given(bletchley, events).when(0, decode(3, 'e1'))
    expect(made.decided).toMatchObject([{ type: 'decodeTried' }, { data: { total: 1, asked: [2] } }])
  })
})
