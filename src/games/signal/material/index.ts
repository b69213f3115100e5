/** Everything of the box but the backs of the alien cards: those are in `backs/` and come in by setup alone. */
export * from './abilities.ts'
export * from './fronts.ts'
export * from './goal.ts'
export * from './language.ts'
export * from './mat.ts'
export * from './reach.ts'
export * from './respond.ts'
export * from './search.ts'
export * from './terms.ts'
export type { Step } from './work.ts'

export const TOKENS = 10
export const ROUNDS = 3
/** A score from here on is among the best (R24). */
export const BEST = 20
