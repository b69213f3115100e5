/** The cards by value; equal ones have no identity of their own. R1 */
export const CARDS = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6'] as const
export type Card = (typeof CARDS)[number]

export const COPIES = 4
export const DECK: readonly Card[] = CARDS.flatMap((card) => Array<Card>(COPIES).fill(card))

export const LAMPS = ['a', 'b', 'c'] as const
export type Lamp = (typeof LAMPS)[number]

export const HAND = 4
export const BRIGHT = 7
export const HIGHEST_BID = 999

export const worth = (card: Card): number => CARDS.indexOf(card) + 1
export const glow = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + worth(card), 0)
