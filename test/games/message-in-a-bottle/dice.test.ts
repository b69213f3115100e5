import { expect, test } from 'vitest'
import { DICE_SETS } from '../../../src/games/message-in-a-bottle/material.ts'
import { openWords } from '../../../src/open-words.ts'

const words = openWords().forLanguage('en')!
const { turquoise1, turquoise2, yellow, darkBlue } = DICE_SETS.en

/** Throws of these dice, and how many of them no noun of the list holds. */
function unsolvable(dice: readonly string[]): { throws: number; none: number } {
  const throws = dice.reduce<string[]>(
    (sets, die) => sets.flatMap((set) => [...die].map((face) => set + face)),
    [''],
  )
  return {
    throws: throws.length,
    none: throws.filter((letters) => words.nouns({ letters }, 1).length === 0).length,
  }
}

test('C55: with the list that comes along at most 4 % of the throws have no word, with three dice none', () => {
  const classic = unsolvable([turquoise1, turquoise2, yellow, darkBlue])
  expect(classic.throws).toBe(1296)
  expect(classic.none / classic.throws).toBeLessThanOrEqual(0.04)
  expect(unsolvable([turquoise1, turquoise2, yellow])).toEqual({ throws: 216, none: 0 })
})
