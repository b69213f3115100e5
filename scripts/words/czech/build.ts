import { folded, type Row } from '../row.ts'
import { isAdult } from './family.ts'
import { irregular } from './irregular.ts'
import { pluralsOf } from './plurals.ts'
import { type CzechSources, type Entry, formsOf } from './sources.ts'

/** Flags of the dictionary: patterns of nouns; of verbs, adjectives and adverbs. */
const NOUN = 'PIVUDHLSMKZQC'
const NO_NOUN = 'ATJBOXYy'

/** Endings of other cases, and of participles that have a flag of nouns. */
const OBLIQUE = /(ovi|ách|ům|ami)$/
const PARTICIPLE = /[aáeéěiíouyý]t$/
const NUMERAL =
  /^(dva|tři|čty|pa|še|sed|os|de|jede|dvan|třin|čtrn|patn|šestn|sedmn|osmn|devaten).*(cet|desát|náct|sát|set)$/
/** Nouns made of verbs, such as "běhání": right, but nobody thinks of them. */
const VERBAL = /[nt]í$/
const LONGEST = 45

interface Found {
  singular: boolean
  plural: boolean
  other: boolean
  verbal: boolean
}

/** Every word of the Czech pack: folded, so that "čelo" and "celo" are one. */
export function buildCzech(sources: CzechSources): Row[] {
  const { entries } = sources
  const bare = new Set(entries.filter(({ flags }) => flags === '').map(({ word }) => word))
  const words = new Map<string, Found>()
  const add = (word: string, what: 'singular' | 'plural' | 'other') => {
    const key = folded(word)
    if (key === undefined || key.length < 2 || key.length > LONGEST) return
    const known = words.get(key) ?? { singular: false, plural: false, other: false, verbal: true }
    words.set(key, { ...known, [what]: true, verbal: known.verbal && VERBAL.test(word) })
  }
  for (const entry of entries) {
    const flags = nounFlags(entry)
    if (!flags.length) {
      add(entry.word, 'other')
      continue
    }
    add(entry.word, 'singular')
    const cases = new Set(formsOf(sources, entry.word, flags))
    const plurals = pluralsOf(entry, (flag) => formsOf(sources, entry.word, [flag]))
    for (const plural of plurals)
      if (plural === entry.word || cases.has(plural) || bare.has(plural)) add(plural, 'plural')
  }
  for (const word of irregular) add(word, 'singular')
  return [...words].map(([word, { singular, plural, other, verbal }]) => ({
    word: word.toUpperCase(),
    singular,
    plural,
    other,
    // The dictionary does not say how common a word is; what is not for family use is never common.
    tier: isAdult(word) || (verbal && (singular || plural)) ? 3 : singular || plural ? 1 : 2,
    adult: isAdult(word),
  }))
}

/** The patterns by which an entry is a noun; none if it is something else. */
function nounFlags({ word, flags }: Entry): string[] {
  const all = [...flags]
  const found = all.filter((flag) => NOUN.includes(flag))
  if (!found.length || all.some((flag) => NO_NOUN.includes(flag)) || OBLIQUE.test(word)) return []
  if (found.length === 1 && /[IC]/.test(found[0]!) && all.includes('N')) return []
  if (found.length === 1 && found[0] === 'I' && PARTICIPLE.test(word)) return []
  if (NUMERAL.test(word) && !all.includes('H')) return []
  return found
}
