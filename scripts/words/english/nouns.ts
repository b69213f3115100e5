import { plurals } from './plurals.ts'
import type { EnglishSources } from './sources.ts'

/** How a noun may be used, and whether sources say that it is one or only its forms suggest it. */
export interface Noun {
  singular: boolean
  plural: boolean
  /** Of the standard tier at least: known to a source, or suggested by a list that is not the largest. */
  known: boolean
}

/** A form counts when SCOWL's list of this size has it. */
const LARGE = 80
const USUAL = 70
const FAMILIAR = 60
const ALL = 95

/** What the sources take for nouns, although nobody else would. */
const NO_NOUNS = 'between google googles these'.split(' ')
const NO_POSSESSIVE = /^((any|every|some)(body|one|thing)|none|nobody|nothing|ourself|ed|et|schoolchildren)$/

/** All nouns of the sources with their plurals, and those that their forms give away. */
export function findNouns(sources: EnglishSources): Map<string, Noun> {
  const { curated, irregular, sizes } = sources
  const nouns = new Map<string, Noun>()
  const within = (word: string, size: number) => (sizes.get(word) ?? Number.POSITIVE_INFINITY) <= size
  const add = (word: string, form: 'singular' | 'plural', known = true) => {
    const noun = nouns.get(word) ?? { singular: false, plural: false, known }
    nouns.set(word, { ...noun, [form]: true })
  }

  const lemmas = [...sources.nouns.keys()].filter((word) => isLemma(sources, word))
  for (const word of lemmas) add(word, 'singular')
  const singularOf = new Map<string, string>()
  for (const word of lemmas)
    for (const plural of acceptedPlurals(sources, word)) {
      add(plural, 'plural')
      singularOf.set(plural, word)
    }

  for (const word of curated.N ?? [])
    if (!nouns.has(word)) add(word, word.endsWith('s') ? 'plural' : 'singular')

  for (const [word, { plural }] of sources.possessives) {
    if (nouns.has(word) || word.length < 3 || curated.P?.has(word) || sources.abbreviations.has(word))
      continue
    if (NO_POSSESSIVE.test(word)) continue
    add(word, 'singular')
    const [first] = plurals(word).regular
    if (plural || within(first!, LARGE)) add(first!, 'plural')
  }

  // "wifes" is a form of the verb to wife, if of anything: the noun has a plural of its own.
  for (const [plural, singular] of singularOf) {
    const own = irregular.get(singular)
    const onlyVerb = curated.V?.has(plural) || sources.verbs.has(singular)
    const usual = curated.N?.has(plural) || within(plural, FAMILIAR)
    if (own && !own.includes(plural) && !usual && onlyVerb && !nouns.get(plural)?.singular)
      nouns.delete(plural)
  }

  for (const { word, plural, size } of inferred(sources, nouns)) {
    add(word, 'singular', size <= USUAL)
    for (const form of plural) add(form, 'plural', size <= USUAL)
  }
  for (const word of NO_NOUNS) nouns.delete(word)
  return nouns
}

/** A noun of WordNet, and neither the name of a single thing nor an abbreviation. */
function isLemma({ nouns, sizes, abbreviations, curated }: EnglishSources, word: string): boolean {
  if (word.length < 2 || !nouns.get(word)!.common) return false
  const size = sizes.get(word)
  if (size === undefined && (abbreviations.has(word) || !/[aeiouy]/.test(word) || word.length < 4))
    return false
  return !abbreviations.has(word) || (size !== undefined && size <= USUAL) || !!curated.N?.has(word)
}

/** Irregular plurals that some list has, regular ones of a large list, classical ones if they are usual. */
function acceptedPlurals(sources: EnglishSources, noun: string): string[] {
  const { sizes, curated, verbs, modifiers, nouns } = sources
  const sizeOf = (word: string) => sizes.get(word) ?? Number.POSITIVE_INFINITY
  const isCurated = (word: string) => !!curated.N?.has(word)
  const isVerbForm = (word: string) => verbs.has(word.replace(/s$/, ''))
  const irregular = sources.irregular.get(noun) ?? []
  const { regular, classical } = plurals(noun)
  const accepted = [
    ...irregular.filter((p) => sizes.has(p) || isCurated(p)),
    ...regular.filter((p) => sizeOf(p) <= LARGE || isCurated(p)),
    ...classical.filter(
      (p) =>
        isCurated(p) ||
        (sizeOf(p) <= USUAL && ![verbs, modifiers, nouns].some((of) => of.has(p)) && !isVerbForm(p)),
    ),
  ]
  return accepted.filter((p) => p !== noun)
}

const FORM =
  /(ed|ing|ly|able|ible|ful|less|ous|est|ier|some|esque|ish|like|most|ward|wise|athon)$|(?<!s|u|i)s$/

/** Words that no source calls anything, have a plural in the same list and no forms of a verb: nouns, most likely. */
function inferred(sources: EnglishSources, nouns: ReadonlyMap<string, Noun>) {
  const { sizes, curated, verbs, modifiers, names } = sources
  const closed = ['V', 'A', 'P', 'C', 'I', 'S'].flatMap((part) => [...(curated[part] ?? [])])
  const known = new Set([...nouns.keys(), ...verbs, ...modifiers, ...closed, ...names])
  const within = (word: string, size: number) => (sizes.get(word) ?? Number.POSITIVE_INFINITY) <= size
  const found: { word: string; plural: string[]; size: number }[] = []
  for (const size of [USUAL, LARGE])
    for (const [word] of sizes) {
      if (!within(word, size) || word.length < 3 || known.has(word) || FORM.test(word)) continue
      const plural = simplePlurals(word).filter((form) => within(form, size))
      if (!plural.length || verbForms(word).some((form) => within(form, ALL))) continue
      known.add(word)
      for (const form of plural) known.add(form)
      found.push({ word, plural, size })
    }
  return found
}

function simplePlurals(word: string): string[] {
  if (/sis$/.test(word)) return [`${word.slice(0, -2)}es`]
  if (/(s|x|z|ch|sh)$/.test(word)) return [`${word}es`]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  return /[^aeiou]o$/.test(word) ? [`${word}s`, `${word}es`] : [`${word}s`]
}

function verbForms(word: string): string[] {
  const stems = [word, word.replace(/e$/, ''), word + word.at(-1)]
  return [
    ...stems.flatMap((stem) => [`${stem}ed`, `${stem}ing`]),
    ...(word.endsWith('y') ? [`${word.slice(0, -1)}ied`] : []),
  ]
}
