import { describe, expect, test } from 'vitest'
import {
  ALIEN_CARDS,
  BOARD,
  CARD_IDS,
  DISCS,
  GOLD_TILES,
  HIDDEN_CARDS,
  MAIN_CARDS,
  MOONS,
  PLANETS,
  SPACES,
  STARS,
  TARGETS,
  TECHS,
} from '../../../src/games/seti/material/index.ts'

const count = (of: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(of)].map((one) => [one, of.filter((other) => other === one).length]))

describe('the components', () => {
  test('there are 138 cards of the main deck and 55 of the species, no id twice', () => {
    expect(MAIN_CARDS.map((card) => card.id)).toEqual(Array.from({ length: 138 }, (_, i) => `${i + 1}`))
    expect(ALIEN_CARDS.length + HIDDEN_CARDS.length).toBe(55)
    expect(new Set(CARD_IDS).size).toBe(193)
  })

  test('costs, corners, signals and incomes of the main deck add up', () => {
    expect(count(MAIN_CARDS.map((card) => `${card.cost.n}`))).toEqual({ 0: 6, 1: 47, 2: 47, 3: 35, 4: 3 })
    expect(count(MAIN_CARDS.map((card) => card.sector))).toEqual({ yellow: 41, blue: 41, red: 41, black: 15 })
    expect(count(MAIN_CARDS.map((card) => card.income))).toEqual({ energy: 47, credit: 47, card: 44 })
    const corners = MAIN_CARDS.map(({ corner: [first] }) => (first!.do === 'gain' ? first!.res : first!.do))
    expect(count(corners)).toEqual({ move: 43, data: 33, publicity: 62 })
  })

  test('cards are kept as missions and for the end as printed', () => {
    expect(count(MAIN_CARDS.flatMap(({ mission }) => (mission ? [mission.type] : [])))).toEqual({
      triggerable: 20,
      conditional: 37,
    })
    expect(MAIN_CARDS.filter(({ endgame }) => endgame).length).toBe(13)
  })

  test('every disc setting shows each planet once', () => {
    for (let setting = 0; setting < 512; setting++) {
      const offsets = [setting & 7, (setting >> 3) & 7, setting >> 6]
      const seen = BOARD.flatMap((ring, r) =>
        ring.map((below, s) => {
          const shown = DISCS.map((disc, d) => disc[r]?.[(s - offsets[d]! + 8) % 8]).find((c) => c)
          return shown ?? below
        }),
      ).filter((content) => content !== 'empty' && content !== 'asteroid' && content !== 'comet')
      expect(seen.sort()).toEqual(['earth', ...TARGETS.filter((planet) => planet !== 'oumuamua')].sort())
    }
  })

  test('the boards have their spaces', () => {
    expect(Object.values(SPACES).map((spaces) => spaces.length)).toEqual([17, 15, 15, 15, 15])
    expect(TECHS.length).toBe(12)
    expect(GOLD_TILES.length).toBe(4)
    expect(MOONS.length).toBe(9)
    expect(Object.values(PLANETS).flatMap((planet) => planet.moons).length).toBe(9)
    expect(Object.values(STARS).map((star) => star.slots)).toEqual([5, 4, 6, 5, 5, 6, 6, 5])
  })
})
