import type { Options } from './options.ts'

/** Cards of the shared deck that pay for decoding and guessing, named by value. */
export const ENIGMAS = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'] as const
/** Cards of the shared deck that cover letters, named by value. */
export const CIPHERS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10'] as const

export type Enigma = (typeof ENIGMAS)[number]
export type Cipher = (typeof CIPHERS)[number]
/** Copies of a card have no identity of their own. */
export type Card = Enigma | Cipher

const copies = <T>(cards: readonly T[], count: number): T[] =>
  cards.flatMap((card) => Array.from({ length: count }, () => card))

/** The 60 cards that all seats draw from (R2). */
export const SHARED_DECK: readonly Card[] = Object.freeze([...copies(ENIGMAS, 5), ...copies(CIPHERS, 3)])

/** How many cards of each letter a seat's Alphabet deck has: 60 in all (R1). */
export const ALPHABET: Readonly<Record<string, number>> = Object.freeze(
  Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [letter, letterCount(letter)])),
)

function letterCount(letter: string): number {
  if ('AEI'.includes(letter)) return 4
  return 'OU'.includes(letter) ? 3 : 2
}

export const WORD_LENGTH = { min: 4, max: 8 } as const
/** A seat with fewer shared cards draws up to this many at the end of its own turn. */
export const HAND_MARK = 5
/** Each seat is dealt until it has this many cards of either kind. */
export const DEALT_OF_EACH = 2
export const GUESS_COST = 3
/** Points for owner and scorer of the word that ends the match. */
export const END_BONUS = 5

export const worth = (card: Card): number => Number(card.slice(1))
export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + worth(card), 0)
export const isEnigma = (card: Card): card is Enigma => card.startsWith('e')

/** Enigma before Cipher, then by value: the order in which hands are shown. */
export const sorted = <T extends Card>(cards: readonly T[]): T[] =>
  [...cards].sort((a, b) => Number(isEnigma(b)) - Number(isEnigma(a)) || worth(a) - worth(b))

/** Whether `cards` holds all of `wanted`, copies counted. */
export const holds = (cards: readonly Card[], wanted: readonly Card[]): boolean =>
  without(cards, wanted).length === cards.length - wanted.length

/** `cards` less one copy for each of `taken`; what is not among them is passed over. */
export function without<T extends Card>(cards: readonly T[], taken: readonly Card[]): T[] {
  const left = [...cards]
  for (const card of taken) {
    const at = left.indexOf(card as T)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** The Alphabet cards that are not below the board yet, by letter: public (R6). */
export function supplyOf(below: readonly string[]): Record<string, number> {
  const left: Record<string, number> = { ...ALPHABET }
  for (const letter of below.join('')) left[letter]! -= 1
  return left
}

/** The letters of which `word` needs more cards than `supply` has, each once. */
export function lacking(word: string, supply: Readonly<Record<string, number>>): string[] {
  const needed = (letter: string) => [...word].filter((other) => other === letter).length
  return [...new Set(word)].filter((letter) => needed(letter) > (supply[letter] ?? 0))
}

/** A test for many words whether `supply` spells them. */
export function speller(supply: Readonly<Record<string, number>>): (word: string) => boolean {
  const cards = Uint8Array.from({ length: 26 }, (_, i) => supply[String.fromCharCode(65 + i)] ?? 0)
  const left = new Uint8Array(26)
  return (word) => {
    left.set(cards)
    for (let i = 0; i < word.length; i++) {
      const letter = word.charCodeAt(i) - 65
      if (!left[letter]) return false
      left[letter]! -= 1
    }
    return true
  }
}

/** Whether Enigma cards pay for a guess. */
export function paysGuess(cards: readonly Card[], cost: Options['guessCost']): boolean {
  const sum = sumOf(cards)
  if (cards.length === 0) return false
  if (cost === 'exactly3') return sum === GUESS_COST
  return cost === 'atLeast3' ? sum >= GUESS_COST : sum <= GUESS_COST
}
