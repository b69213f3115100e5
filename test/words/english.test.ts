import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encode } from '../../scripts/words/encode.ts'
import { englishTables } from '../../scripts/words/english/index.ts'
import type { Row } from '../../scripts/words/row.ts'
import { openWords } from '../../src/open-words.ts'
import { hashedPart, noticeOf, openPack } from '../../src/words/index.ts'
import { FLAG, tierOf } from '../../src/words/layout.ts'
import { partsOf, spell } from '../../src/words/parts.ts'

const bytes = readFileSync('src/words/en-1.bin')
const pack = openPack(bytes)

/** What the pack holds, read back. */
function rowsOf(): Row[] {
  const { blocks, flagsAt } = partsOf(bytes)
  return blocks.flatMap(({ length, at, count, first }) =>
    Array.from({ length: count }, (_, i) => {
      const flags = bytes[flagsAt + first + i]!
      return {
        word: spell(bytes, at + i * length, length),
        singular: (flags & FLAG.singular) !== 0,
        plural: (flags & FLAG.plural) !== 0,
        other: (flags & FLAG.other) !== 0,
        adult: (flags & FLAG.adult) !== 0,
        tier: tierOf(flags) as Row['tier'],
      }
    }),
  )
}
const rows = rowsOf()

describe('the English pack', () => {
  test('is the one that a host gets, named by what it holds', () => {
    expect(openWords().forLanguage('en')?.sha256).toBe(pack.sha256)
    expect(createHash('sha256').update(hashedPart(bytes)).digest('hex')).toBe(pack.sha256)
    expect(pack).toMatchObject({ id: 'en-1', language: 'en' })
  })

  // Matches name their list by this. Other words are another edition, beside this one.
  test('is the first edition and stays it', () => {
    expect(pack.sha256).toBe('a4541a011794d241e9f20773b9b2070b1f5eff46bb288dd85bc19e91736d41d4')
  })

  test('is what the builder makes of its words, to the byte', () => {
    const head = { language: 'en', edition: 1, notice: noticeOf(bytes), tables: englishTables() }
    const again = encode(head, rows)
    expect(Buffer.compare(again, bytes)).toBe(0)
  })

  test('has each word once, in order, of letters only, and says of each what it is', () => {
    expect(rows.length).toBeGreaterThan(190_000)
    const wrong = rows.filter(
      ({ word, singular, plural, other, tier }, i) =>
        !/^[A-Z]+$/.test(word) ||
        !(singular || plural || other) ||
        !(tier >= 1 && tier <= 3) ||
        (rows[i - 1]?.word.length === word.length && rows[i - 1]!.word >= word),
    )
    expect(wrong).toEqual([])
    for (let i = 0; i < rows.length; i += 97) expect(pack.has(rows[i]!.word), rows[i]!.word).toBe(true)
  })

  test('has the notices of its sources, which also stand in NOTICES.md', () => {
    const notices = readFileSync('NOTICES.md', 'utf8')
    for (const holder of ['Kevin Atkinson', 'J Ross Beresford', 'Princeton University', 'Geoff Kuenning']) {
      expect(noticeOf(bytes)).toContain(holder)
      expect(notices).toContain(holder)
    }
    expect(notices).toContain('WordNet 3.0 Copyright 2006')
  })

  test('is small enough for a Worker', () => {
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThan(800 * 1024)
  })

  test('has enough words of every tier', () => {
    const nouns = rows.filter((r) => r.word.length >= 4 && (r.singular || r.plural))
    const upTo = (tier: number) => nouns.filter((r) => r.tier <= tier).length
    expect(upTo(1)).toBeGreaterThan(45_000)
    expect(upTo(2)).toBeGreaterThan(85_000)
    expect(upTo(3)).toBeGreaterThan(130_000)
    for (const length of [4, 5, 6, 7, 8]) expect(pack.count(length)).toBeGreaterThan(4000)
  })
})

/** Clear cases; written in lower case to be read more easily. */
const nouns = {
  'singular nouns': `teapot garden window pencil mountain kettle whisper bicycle lantern shadow harbour harbor engine
    kitchen violin blanket courage laughter thunder silence wisdom equipment homework luggage weather physics
    mathematics spaghetti champagne cardigan denim bungalow kayak yoghurt tattoo podcast emoji laptop
    blog smartphone selfie website`,
  'plural nouns': `teapots foxes boxes cities toys heroes photos halves shelves loaves calves geese teeth feet mice
    lice oxen women firemen children sheep deer aircraft salmon series species crises analyses hypotheses nuclei
    fungi bacteria criteria phenomena appendices vertebrae pliers binoculars thanks`,
  'nouns that are verbs too': 'walk sleep dance swim jump drink cook paint dream whisper',
  'names that became words': 'sandwich turkey china polish march mercury jersey',
  'abbreviations that became words': 'laser radar sonar scuba modem pixel',
  'rare nouns': 'qanat quoin crwth cwms syzygy axolotl zephyr ankh tmesis quokka',
}
const others = {
  verbs: `arrived forgets eaten went brought decides became enjoys understood describing remembers obeyed
    listened believes`,
  'adjectives and adverbs': 'beautiful quickly slowly famous loudly gorgeous bigger tallest happily',
  'words with another task': 'because although between their would whenever unless during into',
}
const none = {
  names:
    'london einstein shakespeare january africa microsoft monday paris germany elizabeth edinburgh beethoven',
  abbreviations: 'html nasa unesco dept govt corp approx nato',
  'no words at all': 'blorf houss messsage qwzrt mices tooths childs sheeps aaaa xyzzyx',
}
const entries = (lists: Record<string, string>) =>
  Object.entries(lists).map(([name, list]): [string, string[]] => [name, list.toUpperCase().split(/\s+/)])

describe('its verdicts', () => {
  test.each(entries(nouns))('%s are nouns', (_, list) => {
    expect(list.filter((word) => !pack.isNoun(word))).toEqual([])
  })

  test.each(entries(others))('%s are words, but no nouns', (_, list) => {
    expect(list.filter((word) => pack.isNoun(word) || !pack.has(word))).toEqual([])
  })

  test.each(entries(none))('%s are no nouns', (_, list) => {
    expect(list.filter(pack.isNoun)).toEqual([])
  })

  test('of a tier: common words are common, rare ones are not', () => {
    const common = 'HOUSE RIVER BOTTLE MESSAGE CHILDREN POTATO WALKED QUICKLY'.split(' ')
    expect(common.filter((word) => pack.tier(word) !== 1)).toEqual([])
    expect('QANAT QUOKKA TMESIS CRWTH'.split(' ').filter((word) => pack.tier(word) === 1)).toEqual([])
  })

  test('rude words are words, but neither common nor for a family', () => {
    const rude = rows.filter((r) => r.adult)
    expect(rude.length).toBeGreaterThan(300)
    expect(rude.filter((r) => r.tier !== 3)).toEqual([])
    expect(pack.isNoun('BASTARD')).toBe(true)
    const asked = { letters: 'BASTRD', max: 7, first: 'B', last: 'D' }
    expect(pack.nouns(asked, 9)).toContain('BASTARD')
    expect(pack.nouns({ ...asked, family: true }, 9)).not.toContain('BASTARD')
    const shown = (word: string) => pack.nouns({ letters: word, max: word.length, family: true }, 9999)
    const bad = `BULLSHIT HORSESHIT FUCKFACE FUCKUP MASTURBATION BUGGERY POOFTER WHOREDOM CUCKOLD NYMPHOMANIAC
      REDSKINS GOLLIWOG WOGS KRAUTS COOLIE BROTHEL STRIPTEASE FORNICATION LYNCHINGS OBSCENITIES`.split(/\s+/)
    expect(bad.filter((word) => !pack.isNoun(word) || shown(word).includes(word))).toEqual([])
    const good = 'SHITAKE DEBUGGER SNIGGER THERAPIST SCATTER CHARLOTTE SEXTET SPOOF SCRAPER PIMPLE'.split(' ')
    expect(good.filter((word) => !shown(word).includes(word))).toEqual([])
    const plain = 'BUTTER PAWN HELL CROWN ASSESSED SPICES JAPES COKES TITTER CLASSES PASSED COCKTAIL'.split(
      ' ',
    )
    expect(rude.map((r) => r.word).filter((word) => plain.includes(word))).toEqual([])
  })
})
