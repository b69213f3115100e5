import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule of the dictionary: words that end so lose `strip` and get `add`. */
export interface Suffix {
  strip: string
  add: string
  ending: RegExp | undefined
}

export interface Entry {
  word: string
  /** One character each, of what the word may do. */
  flags: string
}

export interface CzechSources {
  /** Entries in lower case, in the order of the dictionary. */
  entries: readonly Entry[]
  suffixes: ReadonlyMap<string, readonly Suffix[]>
}

const LETTERS = /^[a-záčďéěíňóřšťúůýž]+$/

/** Reads the spelling dictionary from the folder that fetch.ts filled. */
export function readCzech(folder: string): CzechSources {
  const text = (file: string) => readFileSync(join(folder, 'node_modules/dictionary-cs', file), 'utf8')
  return { entries: parseEntries(text('index.dic')), suffixes: parseSuffixes(text('index.aff')) }
}

/** Entries after the first line, which is their number; names and abbreviations have capitals and are left out. */
export const parseEntries = (text: string): Entry[] =>
  text
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/\t.*/, '').trim().split('/'))
    .map(([word = '', flags = '']) => ({ word, flags }))
    .filter(({ word }) => LETTERS.test(word))

export function parseSuffixes(text: string): Map<string, Suffix[]> {
  const suffixes = new Map<string, Suffix[]>()
  for (const line of text.split('\n')) {
    const [, flag, strip, added, ending] = /^SFX\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s*$/.exec(line) ?? []
    if (flag === undefined) continue
    const add = added!.split('/')[0]!
    const rule = {
      strip: strip === '0' ? '' : strip!,
      add: add === '0' ? '' : add,
      ending: ending === '.' ? undefined : new RegExp(`${ending}$`),
    }
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), rule])
  }
  return suffixes
}

/** What the rules of some flags make of a word: all cases, without saying which. */
export function formsOf({ suffixes }: CzechSources, word: string, flags: Iterable<string>): string[] {
  const forms: string[] = []
  for (const flag of flags)
    for (const { strip, add, ending } of suffixes.get(flag) ?? [])
      if (word.endsWith(strip) && (!ending || ending.test(word)))
        forms.push(word.slice(0, word.length - strip.length) + add)
  return forms
}
