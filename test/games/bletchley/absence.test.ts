import { describe, expect, test } from 'vitest'
import { RESIGN, undoTargets } from '../../../src/core/index.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import { sorted } from '../../../src/games/bletchley/material.ts'
import type { State } from '../../../src/games/bletchley/state.ts'
import { wordList } from '../../support/given.ts'
import { humans, type Move, play, startWorld, tryMove, type World } from '../../support/world.ts'
import { typesOf } from './table.ts'

const WORDS = wordList('STREET', 'BRIDGE', 'CODE', 'ROSE', 'LEVEL')

const start = (seats: number, options = {}) =>
  startWorld(bletchley, {
    seats: humans(seats),
    options: { startingSeat: 0, ...options },
    words: WORDS,
  })
const choose = (seat: number, word: string): Move => [seat, { type: 'chooseWord', word } as never]
const move = (seat: number, command: Parameters<typeof bletchley.decide>[2]): Move => [seat, command]
const stateOf = (world: World) => world.fold.game as State
/** The card of a kind that is worth most or least in a hand. */
const cardOf = (world: World, seat: number, kind: 'c' | 'e', end: 'most' | 'least') =>
  sorted(stateOf(world).hands[seat]!.known)
    .filter((card) => card.startsWith(kind))
    .at(end === 'most' ? -1 : 0)!
const last = (world: World, count = 1) => world.entries.slice(-count).map((entry) => typesOf(entry.events))

describe('R46: a seat that resigned', () => {
  test('begins without a word, and the others are dealt to', () => {
    const world = play(start(3), [choose(0, 'ROSE'), [1, RESIGN], choose(2, 'CODE')])
    expect(stateOf(world).phase).toMatchObject({ kind: 'turn', seat: 0 })
    expect(stateOf(world).boards[1]).toMatchObject({ length: 0, score: 0 })
    const two = play(start(3), [choose(0, 'ROSE'), choose(2, 'CODE'), [1, RESIGN]])
    expect(last(two)).toEqual([
      ['wordForgone', 'deckShuffled', 'handDealt', 'handDealt', 'handDealt', 'turnBegan'],
    ])
  })

  test('passes in its turn', () => {
    const world = play(start(2), [choose(0, 'ROSE'), choose(1, 'CODE'), [0, RESIGN]])
    expect(last(world)[0]![0]).toBe('passed')
    expect(world.entries.at(-1)!.seat).toBeNull()
    expect(stateOf(world).phase).toMatchObject({ kind: 'turn', seat: 1 })
  })

  test('can still be guessed', () => {
    const world = play(start(2), [choose(0, 'ROSE'), choose(1, 'CODE'), [1, RESIGN]])
    const [card] = stateOf(world).hands[0]!.known.filter((held) => /^e[3-6]$/.test(held))
    const enigma = card ? [card] : stateOf(world).hands[0]!.known.filter((held) => held.startsWith('e'))
    const won = play(world, [
      move(0, { type: 'guessWord', targetSeat: 1, word: 'CODE', enigma: enigma as 'e3'[] }),
    ])
    expect(stateOf(won).boards[0]!.score).toBe(8)
  })

  test('declines when asked, and settles its own decode with nothing', () => {
    let world = play(start(4), [
      choose(0, 'ROSE'),
      choose(1, 'CODE'),
      choose(2, 'LEVEL'),
      choose(3, 'STREET'),
    ])
    const cipher = cardOf(world, 0, 'c', 'most')
    world = play(world, [move(0, { type: 'encode', position: 1, cipher: cipher as 'c1' })])
    const weakest = cardOf(world, 1, 'e', 'least')
    world = play(world, [move(1, { type: 'decode', targetSeat: 0, position: 1, enigma: [weakest as 'e1'] })])
    expect(stateOf(world).phase.kind).toBe('help')
    const helped = play(world, [
      [2, RESIGN],
      [3, RESIGN],
    ])
    expect(last(helped)).toEqual([['helpDeclined']])
    expect(bletchley.pending(stateOf(helped))).toEqual([1])
    const gone = play(helped, [[1, RESIGN]])
    const settled = gone.entries.find((entry) => typesOf(entry.events)[0] === 'helpResolved')!
    expect(settled.events[0]).toMatchObject({ data: { accepted: [], extra: [], success: false } })
    expect(stateOf(gone).phase).toMatchObject({ kind: 'turn', seat: 0 })
  })

  test('when all resign, passes end the match', () => {
    const world = play(start(2), [choose(0, 'ROSE'), choose(1, 'CODE'), [0, RESIGN], [1, RESIGN]])
    expect(world.fold.table.outcome).toMatchObject({ detail: { reason: 'passes' } })
  })
})

describe('R47: taking back', () => {
  const UNDO: Move[1] = { type: 'undo' }

  test('a word, while nobody has acted since', () => {
    const one = play(start(3), [choose(0, 'ROSE')])
    const back = play(one, [[0, UNDO], choose(0, 'CODE')])
    expect(stateOf(back).boards[0]!.word).toBe('CODE')
    const two = play(one, [choose(1, 'CODE')])
    expect(tryMove(two, 0, UNDO, two.fold.at)).toMatchObject({ code: 'nothing-to-undo' })
  })

  test('not what dealt the cards', () => {
    const world = play(start(2), [choose(0, 'ROSE'), choose(1, 'CODE')])
    expect(undoTargets(world.fold, 1)).toEqual([])
  })

  test('not an action after which a card was drawn, but one after which none was', () => {
    let world = play(start(2), [choose(0, 'ROSE'), choose(1, 'CODE')])
    for (let i = 0; i < 4; i++) {
      const seat = i % 2
      const { count } = stateOf(world).hands[seat]!
      world = play(world, [move(seat, { type: 'pass' })])
      if (world.fold.table.status !== 'active') break
      expect(undoTargets(world.fold, seat).length > 0).toBe(count >= 5)
    }
    const again = play(start(2), [choose(0, 'ROSE'), choose(1, 'CODE')])
    const full = play(again, [
      move(0, { type: 'pass' }),
      move(1, { type: 'pass' }),
      move(0, { type: 'pass' }),
    ])
    expect(stateOf(play(full, [[0, UNDO]])).phase).toMatchObject({ kind: 'turn', seat: 0 })
  })

  test('D18, R27: not a decode that asks for help', () => {
    let world = play(start(3), [choose(0, 'ROSE'), choose(1, 'CODE'), choose(2, 'LEVEL')])
    const cipher = cardOf(world, 0, 'c', 'most')
    world = play(world, [move(0, { type: 'encode', position: 1, cipher: cipher as 'c1' })])
    const enigma = cardOf(world, 1, 'e', 'least')
    const asked = play(world, [
      move(1, { type: 'decode', targetSeat: 0, position: 1, enigma: [enigma as 'e1'], askHelp: true }),
    ])
    expect(stateOf(asked).phase.kind).toBe('help')
    expect(tryMove(asked, 1, UNDO, asked.fold.at)).toMatchObject({ code: 'nothing-to-undo' })
  })
})
