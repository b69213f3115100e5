import { expect, test } from 'vitest'
import { DICE_SETS } from '../../../src/games/message-in-a-bottle/material.ts'
import { openWords } from '../../../src/open-words.ts'

const words = openWords().forLanguage('en')!
const { turquoise1, turquoise2, yellow, darkBlue } = DICE_SETS.en

/** Throws of these dice, and how many of them no noun of the list holds. */
function unsolvable(dice: readonly string[], tier = 3): { throws: number; none: number } {
  const throws = dice.reduce<string[]>(
    (sets, die) => sets.flatMap((set) => [...die].map((face) => set + face)),
    [''],
  )
  return {
    throws: throws.length,
    none: throws.filter((letters) => words.nouns({ letters, tier }, 1).length === 0).length,
  }
}

test('C55: with the list that comes along at most 4 % of the throws have no word, with three dice none', () => {
  const classic = unsolvable([turquoise1, turquoise2, yellow, darkBlue])
  expect(classic.throws).toBe(1296)
  expect(classic.none / classic.throws).toBeLessThanOrEqual(0.04)
  expect(unsolvable([turquoise1, turquoise2, yellow])).toEqual({ throws: 216, none: 0 })
})

test('R29: all throws have a word, but 3 no standard one and 16 no common one; with three dice each has', () => {
  const of = (dice: readonly string[]) => [3, 2, 1].map((tier) => unsolvable(dice, tier).none)
  expect(of([turquoise1, turquoise2, yellow, darkBlue])).toEqual([0, 3, 16])
  expect(of([turquoise1, turquoise2, yellow])).toEqual([0, 0, 0])
})
