import type { SpeciesHooks } from './index.ts'

/** Oumuamua: see RULES.md, R14. */
export const oumuamua: SpeciesHooks = {}
