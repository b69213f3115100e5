import type { SpeciesHooks } from './index.ts'

/** Anomalies: see RULES.md, R14. */
export const anomalies: SpeciesHooks = {}
