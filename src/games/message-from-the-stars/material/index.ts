import type { Options } from '../options.ts'

export const LETTERS = [
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'],
  ...['N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z'],
] as unknown as readonly [Letter, ...Letter[]]

export type Letter =
  | ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M')
  | ('N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z')

export type Colour = 'green' | 'black' | 'red'

const GREEN = 'AEILNORST'
const RED = 'JKQVXZ'

/** Common letters are green, uncommon ones black, tough ones red (R6). */
export const colourOf = (letter: Letter): Colour =>
  GREEN.includes(letter) ? 'green' : RED.includes(letter) ? 'red' : 'black'

/** The six letters that words are scored by. The order within a group says nothing. */
export interface Cipher {
  trust: Letter[]
  amplify: Letter[]
  suspicion: Letter
}

/** How many letters trust and amplify have; each of them has one green letter. */
export const GROUP_SIZE = { trust: 3, amplify: 2 } as const

const SLOTS = [
  { group: 'trust', takes: (colour: Colour) => colour === 'green' },
  { group: 'trust', takes: (colour: Colour) => colour !== 'green' },
  { group: 'trust', takes: (colour: Colour) => colour !== 'green' },
  { group: 'amplify', takes: (colour: Colour) => colour === 'green' },
  { group: 'amplify', takes: (colour: Colour) => colour !== 'green' },
  { group: 'suspicion', takes: () => true },
] as const

/**
 * Fills the slots with letters in the order in which they are drawn: each goes to the first empty slot
 * that takes its colour. What finds none goes to the bottom and can find none later either; a second
 * red letter is never taken (R7).
 */
export function dealCipher(order: readonly Letter[]): Cipher {
  const slots: (Letter | undefined)[] = SLOTS.map(() => undefined)
  for (const letter of order) {
    const colour = colourOf(letter)
    if (colour === 'red' && slots.some((taken) => taken && colourOf(taken) === 'red')) continue
    const slot = SLOTS.findIndex(({ takes }, i) => !slots[i] && takes(colour))
    if (slot >= 0) slots[slot] = letter
    if (slots.every(Boolean)) break
  }
  const inGroup = (group: string) => slots.filter((_, i) => SLOTS[i]!.group === group) as Letter[]
  return { trust: inGroup('trust'), amplify: inGroup('amplify'), suspicion: inGroup('suspicion')[0]! }
}

/** Whether six letters could be a cipher: all different, colours as they have to be (R6). */
export function isCipher({ trust, amplify, suspicion }: Cipher): boolean {
  const letters = [...trust, ...amplify, suspicion]
  const greens = (group: readonly Letter[]) => group.filter((letter) => colourOf(letter) === 'green').length
  return (
    trust.length === GROUP_SIZE.trust &&
    amplify.length === GROUP_SIZE.amplify &&
    new Set(letters).size === letters.length &&
    letters.filter((letter) => colourOf(letter) === 'red').length <= 1 &&
    greens(trust) === 1 &&
    greens(amplify) === 1
  )
}

/** A sentence with three gaps and six words for each of them. */
export interface Card {
  id: string
  /** The gaps stand as {1}, {2} and {3}. */
  sentence: string
  columns: string[][]
}

export const COLUMNS = 3
export const ROWS = 6

export const wordsOf = (card: Card): string[] => card.columns.flat()

/** Rounds of transmissions (R33). */
export const roundsOf = ({ mode, hard }: Pick<Options, 'mode' | 'hard'>): number =>
  mode === 'coop' && !hard ? 4 : 3
