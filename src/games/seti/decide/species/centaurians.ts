import type { SpeciesHooks } from './index.ts'

/** Centaurians: see RULES.md, R14. */
export const centaurians: SpeciesHooks = {}
