import type { WordPack } from '../../../core/index.ts'
import { AFFIXES, FAMILIES } from '../material/families.ts'

/**
 * How near a clue is to a card word: not at all, by `letters` alone (river in driver), or so that
 * nothing helps: it is that word, one of its family, or made with it (R16, R17).
 */
export type Closeness = 'none' | 'letters' | 'close'

/** The forms that are nothing but the card word: the word itself first, then its base and derivations. */
export function familyOf(cardWord: string): readonly string[] {
  const word = lettersOf(cardWord)
  return [word, ...(Object.hasOwn(FAMILIES, word) ? FAMILIES[word]!.split(' ') : [])]
}

/** Letters of a word in capitals, without hyphens and apostrophes. */
export const lettersOf = (word: string): string => word.toUpperCase().replace(/[^A-Z]/g, '')

/** With `derived`, families count; without, only the card word itself. */
export function closeness(clue: string, cardWord: string, words: WordPack, derived: boolean): Closeness {
  const family = familyOf(cardWord)
  const members = derived ? family : family.slice(0, 1)
  const parts = clue.split(/['’-]/)
  const whole = lettersOf(clue)
  const candidates = [whole, ...(parts.length > 1 ? parts : [])]
  for (const text of candidates)
    for (const member of members) {
      if (text === member) return 'close'
      if (member.length >= SHORTEST_INSIDE && madeWith(text, member, words)) return 'close'
    }
  // The base stands first in a family: "rivers" has "river" in it, and so has "driver".
  const shapes = derived ? family.slice(0, 2) : members
  return shapes.some((shape) => shape.length >= SHORTEST_INSIDE && whole.includes(shape)) ? 'letters' : 'none'
}

/** Card words have four letters or more; shorter bases stand in too many words by accident. */
const SHORTEST_INSIDE = 4
/** What is left of a compound has to be a word of this length. */
const SHORTEST_REST = 3

/** Whether `text` is `member` with an affix or another word on one or both of its sides. */
function madeWith(text: string, member: string, words: WordPack): boolean {
  for (const stem of stemsOf(member)) {
    for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
      const before = text.slice(0, at)
      const after = text.slice(at + stem.length)
      // What is cut off at its end is the member's stem only before an ending that begins with a vowel.
      if (stem !== member && !/^[AEIOUY]/.test(after)) continue
      if (fits(before, AFFIXES.before, words) && fits(after, AFFIXES.after, words)) return true
    }
  }
  return false
}

const fits = (rest: string, affixes: readonly string[], words: WordPack): boolean =>
  rest === '' || affixes.includes(rest) || (rest.length >= SHORTEST_REST && words.has(rest))

/** The word, and its stem where an ending swallows the last letter: bake → bak(ing), happy → happi(ness). */
const stemsOf = (member: string): string[] => {
  if (member.endsWith('E') && member.length > SHORTEST_INSIDE) return [member, member.slice(0, -1)]
  if (/[^AEIOU]Y$/.test(member) && member.length > SHORTEST_INSIDE) return [member, `${member.slice(0, -1)}I`]
  return [member]
}
