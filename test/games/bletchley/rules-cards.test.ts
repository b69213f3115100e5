import { describe, expect, test } from 'vitest'
import { createRng } from '../../../src/core/index.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import {
  ALPHABET,
  type Card,
  isEnigma,
  SHARED_DECK,
  sorted,
  supplyOf,
} from '../../../src/games/bletchley/material.ts'
import { options } from '../../../src/games/bletchley/options.ts'
import { deal, dealFrom } from '../../../src/games/bletchley/setup.ts'
import { given, scripted, wordList } from '../../support/given.ts'
import { chosen, turn } from './table.ts'

const count = (cards: readonly Card[], card: string) => cards.filter((other) => other === card).length

describe('R1, D01: the Alphabet deck', () => {
  test('has 60 cards: four A, E and I, three O and U, two of all others', () => {
    const numbers = Object.values(ALPHABET)
    expect(Object.keys(ALPHABET).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(numbers.reduce((sum, n) => sum + n)).toBe(60)
    expect([2, 3, 4].map((n) => numbers.filter((m) => m === n).length)).toEqual([21, 2, 3])
    expect(ALPHABET).toMatchObject({ A: 4, E: 4, I: 4, O: 3, U: 3, S: 2, Y: 2 })
  })
})

describe('R2, D02: the shared deck', () => {
  test('has 30 Enigma cards, five of each value, and 30 Cipher cards, three of each', () => {
    expect(SHARED_DECK).toHaveLength(60)
    expect(SHARED_DECK.filter(isEnigma)).toHaveLength(30)
    for (let value = 1; value <= 6; value++) expect(count(SHARED_DECK, `e${value}`)).toBe(5)
    for (let value = 1; value <= 10; value++) expect(count(SHARED_DECK, `c${value}`)).toBe(3)
  })

  test('cannot be changed by whoever uses it', () => {
    expect(() => (SHARED_DECK as Card[]).pop()).toThrow(TypeError)
    expect(() => Object.assign(ALPHABET, { A: 5 })).toThrow(TypeError)
    expect(supplyOf(['SEES'])).toMatchObject({ S: 0, E: 2, A: 4 })
    expect(ALPHABET).toMatchObject({ S: 2, E: 4 })
  })
})

/** The whole deck with these cards on top. */
const deckFrom = (...top: Card[]): Card[] => {
  const rest = [...SHARED_DECK]
  for (const card of top) rest.splice(rest.indexOf(card), 1)
  return [...top, ...rest]
}

const TWO: Card[] = ['e1', 'c1', 'e2', 'c2']

describe('R9: the deal', () => {
  test('D05: a seat is dealt until it has two of each kind, face up', () => {
    const order = deckFrom('e1', 'e2', 'e3', 'c1', 'e4', 'c2', ...TWO)
    const events = deal(options.parse({ startingSeat: 0 }), 2, scripted(order))
    expect(events).toEqual([
      { type: 'deckShuffled', data: { count: 60 }, secret: { order } },
      { type: 'handDealt', data: { seat: 0, cards: ['e1', 'e2', 'e3', 'c1', 'e4', 'c2'] } },
      { type: 'handDealt', data: { seat: 1, cards: TWO } },
      turn(0),
    ])
  })

  test('goes clockwise from the starting seat', () => {
    const order = deckFrom(...TWO, 'e3', 'e3', 'c3', 'c3', 'c4', 'c4', 'e4', 'e4')
    expect(dealFrom(order, 3, 2)).toEqual([
      { seat: 2, cards: TWO },
      { seat: 0, cards: ['e3', 'e3', 'c3', 'c3'] },
      { seat: 1, cards: ['c4', 'c4', 'e4', 'e4'] },
    ])
  })

  test('follows the last first word, in the same entry', () => {
    const order = deckFrom(...TWO, ...TWO)
    const start = [
      { type: 'opened' as const, data: { seats: 2, options: options.parse({ startingSeat: 1 }) } },
      chosen(1, 'ROSE'),
    ]
    const rng = scripted(order)
    const after = given(bletchley, start, { rng, words: wordList('CODE') })
      .when(0, { type: 'chooseWord', word: 'code' })
      .then([
        chosen(0, 'CODE'),
        { type: 'deckShuffled', data: { count: 60 }, secret: { order } },
        { type: 'handDealt', data: { seat: 1, cards: TWO } },
        { type: 'handDealt', data: { seat: 0, cards: TWO } },
        turn(1),
      ])
    expect(rng.left()).toBe(0)
    expect(after.deck).toEqual({ count: 52, known: order.slice(8) })
    expect(after.hands[1]).toEqual({ count: 4, known: TWO })
  })
})

describe('R10: the starting seat', () => {
  const startOf = (given: object, seats: number, int: (below: number) => number) => {
    const rng = { ...scripted([...SHARED_DECK].reverse()), int }
    rng.shuffle = createRng('ab'.repeat(32), 'game', 1).shuffle
    return deal(options.parse(given), seats, rng).at(-1)
  }

  test('is drawn among the seats', () => {
    expect(startOf({}, 3, (below) => below - 1)).toEqual(turn(2))
  })

  test('is the one that the table named, if it is there', () => {
    const never = () => {
      throw new Error('drawn')
    }
    expect(startOf({ startingSeat: 1 }, 3, never)).toEqual(turn(1))
    expect(startOf({ startingSeat: 5 }, 3, () => 0)).toEqual(turn(0))
  })
})

describe('R12, D45: a deal that fails', () => {
  test('is made again with a new deck', () => {
    // The first seat would turn up all Enigma cards, so the second finds none.
    const failing = sorted(SHARED_DECK)
    expect(dealFrom(failing, 2, 0)).toBeUndefined()
    const order = deckFrom(...TWO, ...TWO)
    const rng = scripted(failing, failing, order)
    const events = deal(options.parse({ startingSeat: 0 }), 2, rng)
    expect(rng.left()).toBe(0)
    expect(events.map((event) => event.type)).toEqual(['deckShuffled', 'handDealt', 'handDealt', 'turnBegan'])
    expect(events[0]).toEqual({ type: 'deckShuffled', data: { count: 60 }, secret: { order } })
  })

  test('R3: does not happen to six seats: two of each kind in 2,000 deals', () => {
    for (let i = 0; i < 2000; i++) {
      const order = createRng('cd'.repeat(32), 'deal', i).shuffle(SHARED_DECK)
      const hands = dealFrom(order, 6, i % 6)
      expect(hands).toHaveLength(6)
      for (const { cards } of hands!) {
        const enigmas = cards.filter(isEnigma).length
        expect(Math.min(enigmas, cards.length - enigmas)).toBe(2)
      }
    }
  })
})
