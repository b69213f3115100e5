const UNSEEN = /\u200C|\u200D|\uFE0E|\uFE0F/gu
const BULLET = /^(?:[-*+•·‣◦–—]|\*\*)\s+/u

/**
 * A line as it was meant as a command: without bullets, joiners and emphasis, with the quotation marks and
 * dashes of a keyboard in place of those that programs make of them.
 */
export function tidy(line: string): string {
  const plain = line
    .replace(UNSEEN, '')
    .replace(/[“”„‟«»＂]/g, '"')
    .replace(/[‘’‚‛＇´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .trim()
    .replace(BULLET, '')
    .trim()
  return /^[*_`]+([^*_`]+)[*_`]+$/.exec(plain)?.[1]?.trim() ?? plain
}

/** Without what ends a sentence. */
export const bareOf = (line: string): string => line.replace(/[.!;\s]+$/, '')

/** The first word, in lower case, without the colon or semicolon that may follow it; and what comes after it. */
export function headOf(line: string): { word: string; rest: string } {
  const [, word = '', rest = ''] = /^([^\s:;]*)[\s:;]*([\s\S]*)$/.exec(line) ?? []
  return { word: word.toLowerCase(), rest: rest.trim() }
}
