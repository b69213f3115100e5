import type { Entry } from './sources.ts'

/** Of the plurals that animate patterns make, those of the first case. */
const ANIMATE: Readonly<Record<string, RegExp>> = {
  I: /./,
  V: /./,
  U: /(?<!m)i$/,
  D: /(é|ové)$/,
}
const SOFT: Readonly<Record<string, string>> = { ď: 'd', ť: 't', ň: 'n' }
const HARD: Readonly<Record<string, string>> = { d: 'ď', t: 'ť', n: 'ň' }

/**
 * What the plural of a noun may be in the first case, by the pattern of its flags and its ending. The
 * dictionary lists all cases without names, so each has to occur among them, too.
 */
export function pluralsOf({ word, flags }: Entry, formsOf: (flag: string) => readonly string[]): string[] {
  const has = (flag: string) => flags.includes(flag)
  const without = (n: number) => word.slice(0, word.length - n)
  const last = word.at(-1)!
  const found: string[] = []
  for (const [flag, nominative] of Object.entries(ANIMATE))
    if (has(flag)) found.push(...formsOf(flag).filter((form) => nominative.test(form)))
  const animate = has('P') || has('U') || has('V') || has('D') || (has('I') && !has('Z'))
  const inanimate = has('H') || has('L') || (has('Q') && !has('Z') && !has('M'))
  if (inanimate && (has('H') || !animate)) found.push(...hard(word, has('H')))
  if (has('S')) found.push(...soft(word))
  if (has('Z')) found.push(...feminine(word))
  if (has('K')) {
    if (/[eě]$/.test(word)) found.push(`${without(1)}ata`)
    if (/[dtn]ě$/.test(word)) found.push(`${without(2)}${HARD[word.at(-2)!]}ata`)
    if (last === 'ť') found.push(`${without(1)}ti`)
    else if (!/[eě]$/.test(word)) found.push(`${word}i`)
  }
  if (has('M')) {
    if (last === 'o') found.push(`${without(1)}a`)
    if (word.endsWith('um')) found.push(`${without(2)}a`)
    if (/[eěí]$/.test(word)) found.push(word)
  }
  if (has('C') && /[eěí]$/.test(word)) found.push(word)
  return found
}

/** Hrad: strojek, strojky; cyklus, cykly; šev, švy. */
function hard(word: string, certain: boolean): string[] {
  const without = (n: number) => word.slice(0, word.length - n)
  const found = [`${word}y`]
  if (word.endsWith('us')) found.push(`${without(2)}y`)
  if (word.endsWith('um')) found.push(`${without(2)}a`)
  if (word.endsWith('ek')) found.push(`${without(2)}ky`)
  if (word.endsWith('ěk')) found.push(`${without(2).replace(/[dtn]$/, (letter) => HARD[letter]!)}ky`)
  if (/e[cnltr]$/.test(word)) found.push(`${without(2)}${word.at(-1)}y`, `${without(2)}${word.at(-1)}e`)
  if (word.endsWith('e') && certain) found.push(`${without(1)}y`)
  return found
}

/** Stroj, soudce, průvodčí. */
function soft(word: string): string[] {
  const without = (n: number) => word.slice(0, word.length - n)
  const found = [`${word}e`]
  if (/[íe]$/.test(word)) found.push(word)
  if (word.endsWith('ec')) found.push(`${without(2)}ce`)
  if (word.endsWith('el')) found.push(`${without(2)}le`)
  if (word.endsWith('eň')) found.push(`${without(2)}ně`)
  if (/[ňť]$/.test(word)) found.push(`${without(1)}${SOFT[word.at(-1)!]}ě`)
  if (word.endsWith('n')) found.push(`${word}y`)
  return found
}

/** Žena, růže, píseň, kost. */
function feminine(word: string): string[] {
  const without = (n: number) => word.slice(0, word.length - n)
  if (word.endsWith('a')) {
    const found = [`${without(1)}y`]
    if (/[žščřcj]a$/.test(word)) found.push(`${without(1)}e`)
    if (/[ďťň]a$/.test(word)) found.push(`${without(2)}${SOFT[word.at(-2)!]}i`)
    return found
  }
  if (/[eě]$/.test(word)) return [word]
  if (/[ďťň]$/.test(word)) {
    const stem = without(1) + SOFT[word.at(-1)!]
    return [`${stem}ě`, `${stem}i`, ...(word.endsWith('eň') ? [`${without(2)}ně`] : [])]
  }
  return [`${word}e`, `${word}i`, ...(word.endsWith('ev') ? [`${without(2)}ve`, `${without(2)}vi`] : [])]
}
