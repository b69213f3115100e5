import { describe, expect, test } from 'vitest'
import { createRng, digest, type SeatInfo } from '../../../src/core/index.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { ALIEN_CARDS, SCIENTIST_CARDS } from '../../../src/games/message-from-the-stars/material/cards.ts'
import { tally } from '../../../src/games/message-from-the-stars/material/deduction.ts'
import {
  colourOf,
  dealCipher,
  isCipher,
  LETTERS,
  type Letter,
  wordsOf,
} from '../../../src/games/message-from-the-stars/material/index.ts'
import { options } from '../../../src/games/message-from-the-stars/options.ts'
import { anyCipher, arrange, setup } from '../../../src/games/message-from-the-stars/setup.ts'
import { stateAfter } from '../../support/given.ts'
import { context } from './table.ts'

const seats = (...wishes: Partial<SeatInfo>[]): SeatInfo[] =>
  wishes.map((wish) => ({ kind: 'human', ...wish }))
const arranged = (mode: 'coop' | 'teams', ...wishes: Partial<SeatInfo>[]) => {
  const made = arrange(options.parse({ mode }), seats(...wishes))
  return typeof made === 'string' ? made : made.map(({ role, team }) => `${role} ${team}`)
}

describe('R1, R2: roles and teams', () => {
  test('without wishes the first seats are Aliens', () => {
    expect(arranged('coop', {}, {}, {})).toEqual(['alien 0', 'scientist 0', 'scientist 0'])
    expect(arranged('teams', {}, {}, {}, {}, {})).toEqual([
      'alien 0',
      'alien 1',
      'scientist 0',
      'scientist 1',
      'scientist 0',
    ])
  })

  test('wishes are kept, and what is left open is filled in', () => {
    expect(arranged('coop', { role: 'scientist' }, {}, {})).toEqual(['scientist 0', 'alien 0', 'scientist 0'])
    expect(arranged('coop', {}, { role: 'alien' })).toEqual(['scientist 0', 'alien 0'])
    expect(arranged('teams', { team: 1 }, { team: 1 }, {}, { role: 'alien', team: 0 })).toEqual([
      'alien 1',
      'scientist 1',
      'scientist 0',
      'alien 0',
    ])
    expect(arranged('teams', { role: 'scientist' }, { team: 0 }, { role: 'alien' }, {})).toEqual([
      'scientist 0',
      'alien 0',
      'alien 1',
      'scientist 1',
    ])
  })

  test('A38: what cannot be played is said in a sentence', () => {
    expect(arranged('teams', {}, {}, {})).toBe('Two teams need four seats or more.')
    for (const wishes of [
      [{ team: 0 }, { team: 0 }, { team: 0 }, { team: 1 }],
      [{ role: 'alien' }, { role: 'alien' }, { role: 'alien' }, {}],
      [{ role: 'alien', team: 0 }, { role: 'alien', team: 0 }, {}, {}],
    ])
      expect(arranged('teams', ...wishes)).toContain('exactly one Alien')
    expect(arranged('coop', { role: 'alien' }, { role: 'alien' })).toContain('exactly one Alien')
    expect(arranged('coop', { role: 'scientist' }, { role: 'scientist' })).toContain('exactly one Alien')
    expect(arranged('coop', { role: 'pirate' }, {})).toContain('roles')
    expect(arranged('coop', { team: 1 }, {})).toContain('team')
    expect(arranged('teams', { team: 2 }, {}, {}, {})).toContain('teams')
  })
})

describe('R6, R7: the cipher', () => {
  test('A15: there are 1,888,920 ciphers, 40.25 % of them with a red trust letter', () => {
    const all = tally([])
    expect(all.remaining).toBe(1_888_920)
    const red = [...'JKQVXZ'].reduce((sum, letter) => sum + all.trust[LETTERS.indexOf(letter as Letter)]!, 0)
    expect(Math.round((10_000 * red) / all.remaining)).toBe(4025)
  })

  test('A17: Q Z A E B C D', () => {
    expect(dealCipher([...'QZAEBCD'] as Letter[])).toEqual({
      trust: ['A', 'Q', 'B'],
      amplify: ['E', 'C'],
      suspicion: 'D',
    })
  })

  test('A18: A E I B C D F, of which F is not needed', () => {
    expect(dealCipher([...'AEIBCDF'] as Letter[])).toEqual({
      trust: ['A', 'B', 'C'],
      amplify: ['E', 'D'],
      suspicion: 'I',
    })
  })

  test('A19: 100,000 draws are legal, and as skewed as the rule makes them', () => {
    // A generator that costs nothing: what is tested is the deal and not the chance.
    let word = 1
    const next = () => {
      word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0
      return word / 2 ** 32
    }
    let redTrust = 0
    for (let i = 0; i < 100_000; i++) {
      const order = [...LETTERS]
      for (let j = 25; j > 0; j--) {
        const k = Math.floor(next() * (j + 1))
        ;[order[j], order[k]] = [order[k]!, order[j]!]
      }
      const cipher = dealCipher(order)
      if (!isCipher(cipher)) throw new Error(`${order} gives ${JSON.stringify(cipher)}`)
      if (cipher.trust.some((letter) => colourOf(letter) === 'red')) redTrust += 1
    }
    expect(redTrust / 1000).toBeGreaterThan(58.5)
    expect(redTrust / 1000).toBeLessThan(60.7)
  })

  test('R8: uniform draws are legal and less skewed', () => {
    let redTrust = 0
    for (let i = 0; i < 1000; i++) {
      const cipher = anyCipher(createRng(digest(`uniform ${i}`), 'game', 1))
      expect(isCipher(cipher)).toBe(true)
      if (cipher.trust.some((letter) => colourOf(letter) === 'red')) redTrust += 1
    }
    expect(redTrust).toBeGreaterThan(340)
    expect(redTrust).toBeLessThan(470)
  })
})

describe('R4, R5, R9: cards and dice', () => {
  test('each card has three columns of six words, all of them different, and three gaps', () => {
    for (const deck of [ALIEN_CARDS, SCIENTIST_CARDS]) {
      expect(deck).toHaveLength(24)
      for (const card of deck) {
        expect(card.columns.map((column) => column.length)).toEqual([6, 6, 6])
        expect(new Set(wordsOf(card)).size).toBe(18)
        for (const word of wordsOf(card)) expect(word).toMatch(/^[a-z]{4,14}$/)
        for (const gap of ['{1}', '{2}', '{3}']) expect(card.sentence.split(gap)).toHaveLength(2)
      }
    }
    expect(new Set([...ALIEN_CARDS, ...SCIENTIST_CARDS].map(({ id }) => id)).size).toBe(48)
  })

  test('each side gets a card that no other has, and dice; both Aliens see one cipher', () => {
    const c = { ...context(), rng: createRng(digest('deal'), 'game', 0) }
    const events = setup(options.parse({ mode: 'teams' }), seats({}, {}, {}, {}), c)
    const { teams, cipher } = stateAfter(game, events)
    expect(isCipher(cipher!)).toBe(true)
    const sides = teams.flatMap(({ alien, scientists }) => [alien, scientists])
    expect(new Set(sides.map(({ card }) => card!.id)).size).toBe(4)
    for (const { dice } of sides) for (const row of dice!) expect([1, 2, 3, 4, 5, 6]).toContain(row)
    expect(events.find((event) => event.type === 'cipherDrawn')!.data).toEqual({ seats: [0, 1] })
  })
})
