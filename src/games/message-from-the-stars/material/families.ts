/** placeholder */
export const FAMILIES: Readonly<Record<string, string>> = {}
export const AFFIXES: { before: readonly string[]; after: readonly string[] } = { before: [], after: [] }
