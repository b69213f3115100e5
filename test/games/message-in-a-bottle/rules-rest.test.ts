import { describe, expect, test } from 'vitest'
import { type AnyGame, createRng } from '../../../src/core/index.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import {
  CONDITIONS,
  EFFECT_FACES,
  misspelt,
  misspeltInitials,
  shake,
} from '../../../src/games/message-in-a-bottle/material.ts'
import { options } from '../../../src/games/message-in-a-bottle/options.ts'
import { client, createTestService } from '../../support/service.ts'
import type { World } from '../../support/world.ts'
import {
  act,
  diamonds,
  initials,
  lastOf,
  lying,
  NONE,
  refusal,
  round,
  say,
  shaken,
  shown,
  start,
  stateOf,
  WORDS,
  wait,
  withRoll,
} from './table.ts'

test('R1: two to six seats', async () => {
  const service = createTestService({
    games: { 'message-in-a-bottle': messageInABottle as AnyGame },
    words: [WORDS],
  })
  const statusOf = async (count: number) => {
    const seats = Array.from({ length: count }, () => ({}))
    return (await client(service).post('/v1/matches', { game: 'message-in-a-bottle', seats })).status
  }
  expect(await Promise.all([1, 2, 6, 7].map(statusOf))).toEqual([422, 201, 201, 422])
  expect(stateOf(start({ seats: 6 })).diamonds).toEqual([1, 1, 1, 1, 1, 1])
})

describe('R17: a mistake is its player’s alone', () => {
  test('nobody else is out, and no countdown stops', () => {
    const called = act(round(), 1000, 0, NONE)
    const one = act(called, 3000, 1, say('gold'))
    expect(stateOf(one)).toMatchObject({ out: [1], passed: [], phase: stateOf(called).phase })
    expect(refusal(one, 4000, 2, say('fold'))).toBe('accepted')
    const two = act(one, 4000, 2, say('gold'))
    expect(stateOf(two)).toMatchObject({ out: [1, 2], phase: stateOf(called).phase })
  })

  test('nor a tie window, nor the time of a word that leads', () => {
    const tied = act(round(), 0, 0, say('flood'))
    expect(stateOf(act(tied, 100, 1, say('gold'))).phase).toEqual(stateOf(tied).phase)
    const led = wait(act(round({ options: { shorterWordRule: true } }), 0, 0, say('scaffold')), 300)
    expect(stateOf(act(led, 5000, 1, say('gold'))).phase).toEqual(stateOf(led).phase)
  })
})

test('R22: who has said a word waits, in the tie window and while it leads', () => {
  const said = act(round({ options: { shorterWordRule: true } }), 0, 0, say('scaffold'))
  for (const [world, ms] of [
    [said, 100],
    [wait(said, 300), 5000],
  ] as const) {
    expect(refusal(world, ms, 0, say('fold'))).toBe('word-standing')
    expect(refusal(world, ms, 0, NONE)).toBe('word-standing')
    expect(refusal(world, ms, 1, say('fold'))).toBe('accepted')
  }
})

describe('R23: what stands still goes on with what was left', () => {
  const until = (world: World) => {
    const { phase } = stateOf(world)
    return 'until' in phase ? phase.until! - world.fold.at : undefined
  }
  const turnedDown = (world: World, from: number, claim: number) =>
    stateOf(world)
      .diamonds.map((_, seat) => seat)
      .filter((seat) => seat !== claim)
      .reduce((w, seat, i) => act(w, from + i, seat, { type: 'voteWord', claim, accept: false }), world)
  const table = (more: object = {}) => round({ options: { wordAuthority: 'vote', ...more } })

  test('the ten seconds of a call, from the word on and not from the vote on', () => {
    const said = wait(act(act(table(), 0, 1, NONE), 4000, 0, say('xfold')), 4300)
    const down = turnedDown(said, 9000, 0)
    expect(stateOf(down).phase).toMatchObject({ kind: 'challenge', seat: 1 })
    expect(until(down)).toBe(6000)
  })

  test('the time of a word that leads', () => {
    let world = wait(act(table({ shorterWordRule: true }), 0, 0, say('scaffold')), 300)
    for (const seat of [1, 2, 3]) world = act(world, 400, seat, { type: 'voteWord', claim: 0, accept: true })
    expect(until(world)).toBe(10_000)
    const said = wait(act(world, 2400, 1, say('xfold')), 2700)
    const down = turnedDown(said, 5000, 1)
    expect(stateOf(down).phase).toMatchObject({ kind: 'leading', leaders: [{ seat: 0 }] })
    expect(until(down)).toBe(8000)
  })

  test('but the silence of an open round is counted anew', () => {
    const said = wait(act(table(), 100_000, 0, say('xfold')), 100_300)
    expect(until(turnedDown(said, 101_000, 0))).toBe(120_000)
  })

  test('a hand on the bottle stops the call that runs: none can under initials, so the silence', () => {
    const board = shown(withRoll(shaken(start({ options: { mode: 'effects' } })), lying('ARMF', 'initials')))
    expect(refusal(board, 100, 1, NONE)).toBe('not-under-this-effect')
    const failed = act(
      act(board, 100_000, 0, { type: 'cover' }),
      110_000,
      0,
      initials('ARROW', 'RIVER', 'MOUSE', 'GOOSE'),
    )
    expect(stateOf(failed)).toMatchObject({ out: [0], phase: { kind: 'open' } })
    expect(until(failed)).toBe(120_000)
  })
})

describe('R32: the effects die', () => {
  const throws = (more: object, count: number) =>
    Array.from({ length: count }, (_, n) =>
      shake(options.parse({ mode: 'effects', ...more }), createRng('11'.repeat(32), 'effects', n)),
    )

  test('has yellow-inside and initials on one face each, the others on two', () => {
    const faces = CONDITIONS.map((condition) => EFFECT_FACES.filter((face) => face === condition).length)
    expect(Object.fromEntries(CONDITIONS.map((condition, i) => [condition, faces[i]]))).toEqual({
      'yellow-inside': 1,
      initials: 1,
      'first-last': 2,
      classic: 2,
    })
    const found = throws({}, 3000).map(({ condition }) => condition)
    for (const condition of CONDITIONS) {
      const share = found.filter((one) => one === condition).length / found.length
      expect(share).toBeCloseTo(EFFECT_FACES.filter((face) => face === condition).length / 6, 1)
    }
  })

  test('shows the faces that a table gives it, and nothing without it', () => {
    const effectFaces = Array.from({ length: 6 }, () => 'first-last')
    expect(new Set(throws({ effectFaces }, 30).map(({ condition }) => condition))).toEqual(
      new Set(['first-last']),
    )
    const plain = throws({ mode: 'classic', effectFaces }, 30)
    expect(new Set(plain.map(({ condition }) => condition))).toEqual(new Set(['classic']))
  })

  test('to miss its condition is a mistake, whatever else the word has', () => {
    const board = (condition: (typeof CONDITIONS)[number], distances: number[] = []) =>
      shown(withRoll(shaken(start({ options: { mode: 'effects' } })), lying('OLDF', condition, distances)))
    for (const [world, fault] of [
      [board('yellow-inside'), 'yellow-not-inside'],
      [board('first-last', [1, 2, 3, 6]), 'wrong-ends'],
    ] as const) {
      const missed = act(world, 100, 0, say('fold')) // has all four letters and is a noun
      expect(lastOf(missed, 'wordMissed')!.data).toMatchObject({ fault, loss: 1 })
      expect(diamonds(missed)[0]).toBe(0)
    }
    const right = wait(act(board('classic'), 100, 0, say('fold')), 400)
    expect(diamonds(right)[0]).toBe(2)
  })

  test('four letters are the least under every condition', () => {
    for (const condition of CONDITIONS.filter((one) => one !== 'initials'))
      expect(misspelt(lying('OLDF', condition), 'ODD'), condition).toBe('too-short')
    const roll = lying('OLDF', 'initials')
    const words = roll.dice.map(({ die, letter }) => ({ die, word: `${letter}XY` }))
    expect(misspeltInitials(words, roll)).toBe('too-short')
  })
})
