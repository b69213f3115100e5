import type { Card } from '../language.ts'

/** The three columns of a card. */
export type Back = Card['rounds']
