import { describe, expect, test } from 'vitest'
import { isRejection, parseCommand, type Seat } from '../../../src/core/index.ts'
import type { BletchleyEvent } from '../../../src/games/bletchley/events.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import type { Cipher, Enigma } from '../../../src/games/bletchley/material.ts'
import { given, stateAfter } from '../../support/given.ts'
import { FULL, type Laid, learned, table, turn } from './table.ts'

const HOUR = 3_600_000
const MORE = ['c3', 'c4'] as const

/** Seat 0 decodes position 2 of seat 1 (STREET) with too little; seats 2 and 3 are asked. */
const asking = (cipher: Cipher, played: Enigma, rest: Enigma[] = [], more: Partial<Laid> = {}) => {
  const start = table({
    words: ['CODE', 'STREET', 'ROSE', 'LEVEL'],
    hands: [[played, ...rest, ...FULL], FULL, ['e3', 'e5', ...FULL, ...MORE], ['e2', 'e5', ...FULL, ...MORE]],
    boards: { 1: { 2: cipher } },
    ...more,
  })
  return [...start, ...did(start, 0, { type: 'decode', targetSeat: 1, position: 2, enigma: [played] })]
}

type Bletchley = Parameters<typeof bletchley.decide>[2]

const did = (events: BletchleyEvent[], seat: Seat, command: Bletchley): BletchleyEvent[] => {
  const { decided } = given(bletchley, events, { now: 5 * HOUR }).when(seat, command)
  if (isRejection(decided)) throw new Error(decided.code)
  return decided
}

const then = (events: BletchleyEvent[], ...acts: [Seat, Bletchley][]) =>
  acts.reduce((so, [seat, command]) => so.concat(did(so, seat, command)), events)

const offer = (...enigma: Enigma[]): Bletchley => ({ type: 'offerHelp', enigma })
const decline: Bletchley = { type: 'declineHelp' }
const resolve = (accept: Seat[], ...extra: Enigma[]): Bletchley => ({ type: 'resolveHelp', accept, extra })
const resolved = (accepted: Seat[], extra: Enigma[], total: number, success: boolean): BletchleyEvent => ({
  type: 'helpResolved',
  data: { seat: 0, accepted, extra, total, success },
})

describe('R25: who is asked', () => {
  test('all but the decoding seat and the owner of the letter', () => {
    const state = stateAfter(bletchley, asking('c9', 'e4'))
    expect(bletchley.pending(state)).toEqual([2, 3])
    given(bletchley, asking('c9', 'e4')).when(1, decline).refused('not-asked')
    given(bletchley, asking('c9', 'e4')).when(0, decline).refused('not-asked')
  })

  test('at a table of two nobody: the seat settles at once', () => {
    const start = table({
      words: ['CODE', 'ROSE'],
      hands: [['e4', 'e5', ...FULL]],
      boards: { 1: { 1: 'c9' } },
    })
    const events = then(start, [0, { type: 'decode', targetSeat: 1, position: 1, enigma: ['e4'] }])
    expect(bletchley.pending(stateAfter(bletchley, events))).toEqual([0])
    given(bletchley, events)
      .when(0, resolve([], 'e5'))
      .then([resolved([], ['e5'], 9, true), learned(1, 1, 'R', 0), turn(1)])
  })
})

describe('R26: offers', () => {
  test('lie open and are set aside', () => {
    const after = given(bletchley, asking('c9', 'e4'))
      .when(2, offer('e5', 'e3'))
      .then([{ type: 'helpOffered', data: { seat: 2, enigma: ['e5', 'e3'] } }])
    expect(after.hands[2]!.known).toEqual([...FULL, ...MORE])
    expect(after.phase).toMatchObject({ kind: 'help', attempt: { waiting: [3], offers: [{ seat: 2 }] } })
  })

  test('R28: are made once and stand, of Enigma cards in hand, one at least', () => {
    given(bletchley, asking('c9', 'e4')).when(2, offer('e6')).refused('card-not-in-hand')
    given(bletchley, then(asking('c9', 'e4'), [2, offer('e5')]))
      .when(2, offer('e3'))
      .refused('not-asked')
    for (const enigma of [[], ['c3']])
      expect(parseCommand(bletchley, { type: 'offerHelp', enigma })).toMatchObject({
        code: 'invalid-command',
      })
  })

  test('are not wanted outside a decode', () => {
    const events = table({ words: ['CODE', 'ROSE'] })
    given(bletchley, events).when(1, offer('e1')).refused('wrong-phase')
    given(bletchley, events).when(0, resolve([])).refused('wrong-phase')
  })
})

describe('R29: the answers', () => {
  test('D44: seat 2 declines, seat 3 offers: only then can seat 0 settle', () => {
    const one = then(asking('c9', 'e4'), [2, decline])
    expect(bletchley.pending(stateAfter(bletchley, one))).toEqual([3])
    given(bletchley, one).when(0, resolve([])).refused('wrong-phase')
    const both = then(one, [3, offer('e5')])
    expect(bletchley.pending(stateAfter(bletchley, both))).toEqual([0])
    given(bletchley, both)
      .when(0, resolve([3]))
      .then([resolved([3], [], 9, true), learned(1, 2, 'T', 0, 3), turn(1)])
  })

  test('the question keeps its number while others answer; settling is a new one', () => {
    const first = asking('c9', 'e4')
    const c = { now: 0 }
    expect(bletchley.prompts(stateAfter(bletchley, first), 3, c)[0]!.since).toBe(first.length)
    const one = then(first, [2, decline])
    expect(bletchley.prompts(stateAfter(bletchley, one), 3, c)[0]!.since).toBe(first.length)
    const both = then(one, [3, decline])
    expect(bletchley.prompts(stateAfter(bletchley, both), 0, c)[0]!.since).toBe(both.length)
  })

  test('D20: after helpHours missing answers count as declined, and the decode can be settled', () => {
    const events = then(asking('c9', 'e4', [], { options: { helpHours: 24 } }), [3, offer('e5')])
    const state = stateAfter(bletchley, events)
    const until = 29 * HOUR
    expect(bletchley.deadlines(state)).toEqual([{ id: 'help', at: until, seats: [2], then: 'decline' }])
    expect(bletchley.prompts(state, 2, { now: 0 })[0]!.deadline).toBe(until)
    const c = { now: until, rng: undefined as never, words: undefined as never }
    const late = bletchley.expire(state, 'help', c)
    expect(late).toEqual([{ type: 'helpDeclined', data: { seat: 2 } }])
    const after = stateAfter(bletchley, [...events, ...late])
    expect(bletchley.deadlines(after)).toEqual([])
    expect(bletchley.expire(after, 'help', c)).toEqual([])
    given(bletchley, [...events, ...late])
      .when(0, resolve([3]))
      .then([resolved([3], [], 9, true), learned(1, 2, 'T', 0, 3), turn(1)])
  })

  test('without helpHours there is no deadline', () => {
    expect(bletchley.deadlines(stateAfter(bletchley, asking('c9', 'e4')))).toEqual([])
  })
})

describe('R30: settling', () => {
  test('D13: 4 and an accepted 5 make 9; the 3 goes back and is known to be there', () => {
    const events = then(asking('c9', 'e4'), [2, offer('e3')], [3, offer('e5')])
    const after = given(bletchley, events)
      .when(0, resolve([3]))
      .then([resolved([3], [], 9, true), learned(1, 2, 'T', 0, 3), turn(1)])
    expect(after.hands[2]!.known).toEqual(['e5', ...FULL, ...MORE, 'e3'])
    expect(after.discard).toEqual(['e4', 'e5'])
    const others = bletchley.evolve(
      { ...stateAfter(bletchley, events), hands: after.hands.map(() => ({ count: 9, known: [] })) },
      resolved([3], [], 9, true) as never,
      { revision: 99, at: 0, seat: 0 },
    )
    expect(others.hands[2]).toEqual({ count: 10, known: ['e3'] })
    expect(others.hands[3]).toEqual({ count: 9, known: [] })
  })

  test('D14: 4, 3 and 2 make 9: all three learn', () => {
    given(bletchley, then(asking('c9', 'e4'), [2, offer('e3')], [3, offer('e2')]))
      .when(0, resolve([3, 2]))
      .then([resolved([2, 3], [], 9, true), learned(1, 2, 'T', 0, 2, 3), turn(1)])
  })

  test('D16: nobody offers, nothing is added: the card is lost, nobody learns, the turn ends', () => {
    const after = given(bletchley, then(asking('c9', 'e4'), [2, decline], [3, decline]))
      .when(0, resolve([]))
      .then([resolved([], [], 4, false), turn(1)])
    expect(after.discard).toEqual(['e4'])
    expect(after.boards[1]!.places[1]).toEqual({ cipher: 'c9', letter: null, seenBy: [] })
  })

  test('D17: 2 and an accepted 3 do not reach 10: both are lost', () => {
    const after = given(bletchley, then(asking('c10', 'e2'), [2, offer('e3')], [3, decline]))
      .when(0, resolve([2]))
      .then([resolved([2], [], 5, false), turn(1)])
    expect(after.discard).toEqual(['e2', 'e3'])
  })

  test('own cards may be added beside offers, or instead of them', () => {
    const events = then(asking('c9', 'e4', ['e5', 'e1']), [2, offer('e3')], [3, offer('e2')])
    given(bletchley, events)
      .when(0, resolve([2, 3], 'e1'))
      .then([resolved([2, 3], ['e1'], 10, true), learned(1, 2, 'T', 0, 2, 3), turn(1)])
    given(bletchley, events)
      .when(0, resolve([], 'e5'))
      .then([resolved([], ['e5'], 9, true), learned(1, 2, 'T', 0), turn(1)])
  })

  test('only offers that were made can be accepted, each once; only cards in hand added', () => {
    const events = then(asking('c9', 'e4', ['e1']), [2, offer('e3')], [3, decline])
    given(bletchley, events)
      .when(0, resolve([3]))
      .refused('no-such-offer')
    given(bletchley, events)
      .when(0, resolve([2, 2]))
      .refused('no-such-offer')
    given(bletchley, events)
      .when(0, resolve([2], 'e4'))
      .refused('card-not-in-hand')
    given(bletchley, events)
      .when(2, resolve([2]))
      .refused('not-your-turn')
  })
})

describe('R27: no way back', () => {
  test('D18: while help is asked or settled the seat can decode nothing else and not cancel', () => {
    const first = asking('c9', 'e4', ['e5', 'e6'])
    const acts: Bletchley[] = [
      { type: 'decode', targetSeat: 1, position: 2, enigma: ['e5', 'e6'] },
      { type: 'encode', position: 1, cipher: 'c1' },
      { type: 'guessWord', targetSeat: 1, word: 'STREET', enigma: ['e5'] },
      { type: 'pass' },
    ]
    for (const events of [first, then(first, [2, decline], [3, decline])])
      for (const act of acts) given(bletchley, events).when(0, act).refused('wrong-phase')
    given(bletchley, first).when(2, { type: 'pass' }).refused('not-your-turn')
  })
})

describe('R31: helpers', () => {
  test('draw nothing at the end of a turn that is not theirs', () => {
    const events = asking('c9', 'e4', [], {
      hands: [['e4', ...FULL], FULL, ['e5', 'c1', 'c1', 'c1', 'c1'], FULL],
      deck: ['c5', 'c6'],
    })
    const after = given(bletchley, then(events, [2, offer('e5')], [3, decline]))
      .when(0, resolve([2]))
      .then([resolved([2], [], 9, true), learned(1, 2, 'T', 0, 2), turn(1)])
    expect(after.hands[2]!.count).toBe(4)
  })
})
