import type { SpeciesHooks } from './index.ts'

/** Mascamites: see RULES.md, R14. */
export const mascamites: SpeciesHooks = {}
