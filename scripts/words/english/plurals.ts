/** Plurals that a singular can have, regular ones and those after Latin, Greek and old English patterns. */
export function plurals(noun: string): { regular: string[]; classical: string[] } {
  return {
    regular: regular(noun),
    classical: PATTERNS.flatMap(([ending, instead]) =>
      noun.endsWith(ending) ? [noun.slice(0, noun.length - ending.length) + instead] : [],
    ),
  }
}

function regular(noun: string): string[] {
  if (/z$|s$/.test(noun)) return [`${noun}es`, `${noun}${noun.at(-1)}es`]
  if (/ch$/.test(noun)) return [`${noun}es`, `${noun}s`]
  if (/(x|sh)$/.test(noun)) return [`${noun}es`]
  if (/([^aeiou]|qu)y$/.test(noun)) return [`${noun.slice(0, -1)}ies`]
  if (/o$/.test(noun)) return [`${noun}s`, `${noun}es`]
  return [`${noun}s`]
}

const PATTERNS: readonly (readonly [string, string])[] = [
  ['f', 'ves'],
  ['fe', 'ves'],
  ['man', 'men'],
  ['us', 'i'],
  ['um', 'a'],
  ['is', 'es'],
  ['a', 'ae'],
  ['on', 'a'],
  ['ix', 'ices'],
  ['ex', 'ices'],
  ['eau', 'eaux'],
]
