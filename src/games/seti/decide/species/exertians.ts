import type { SpeciesHooks } from './index.ts'

/** Exertians: see RULES.md, R14. */
export const exertians: SpeciesHooks = {}
