import type { AnyGame } from '../core/index.ts'
import { bletchley } from './bletchley/index.ts'
import { messageFromTheStars } from './message-from-the-stars/index.ts'
import { messageInABottle } from './message-in-a-bottle/index.ts'
import { seti } from './seti/index.ts'
import { signalWith } from './signal/index.ts'
import { STOCK } from './signal/material/backs/index.ts'

/** Every game of the service by its id. A game is added here and nowhere else. */
export const games: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  ([bletchley, messageFromTheStars, messageInABottle, signalWith(STOCK), seti] as AnyGame[]).map((game) => [
    game.meta.id,
    game,
  ]),
)
