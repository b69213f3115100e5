import type { NounQuery } from '../core/index.ts'

/** Whether a word is spelled as a query wants it. What the list knows of it (noun, tier, family) is not looked at. */
export function fits(word: string, query: NounQuery): boolean {
  const { letters = '', inner = '', without = '', first = '', last = '', min = 4, max } = query
  if (word.length < min || (max !== undefined && word.length > max)) return false
  if (!word.startsWith(first) || !word.endsWith(last)) return false
  for (const letter of without) if (word.includes(letter)) return false
  for (const letter of inner) {
    const at = word.indexOf(letter)
    if (at <= 0 || word.endsWith(letter)) return false
  }
  for (let i = 0; i < letters.length; i++) if (!hasNext(word, letters, i)) return false
  return true
}

/** Whether the word has the letter at `i` once more than the letters before it ask for. */
function hasNext(word: string, letters: string, i: number): boolean {
  const letter = letters[i]!
  let at = word.indexOf(letter)
  for (let before = 0; before < i && at >= 0; before++)
    if (letters[before] === letter) at = word.indexOf(letter, at + 1)
  return at >= 0
}
