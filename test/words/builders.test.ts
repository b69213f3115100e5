import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isAdult as isRude } from '../../scripts/words/czech/family.ts'
import { buildCzech } from '../../scripts/words/czech/index.ts'
import { type CzechSources, parseEntries, parseSuffixes } from '../../scripts/words/czech/sources.ts'
import { adults } from '../../scripts/words/english/family.ts'
import { buildEnglish } from '../../scripts/words/english/index.ts'
import type { EnglishSources } from '../../scripts/words/english/sources.ts'
import { folded, type Row } from '../../scripts/words/row.ts'
import { foldWord } from '../../src/core/index.ts'
import { packOf } from './rows.ts'

const byWord = (rows: readonly Row[]) => new Map(rows.map((row) => [row.word, row]))
const formOf = ({ singular, plural, other }: Row) =>
  [singular && 'singular', plural && 'plural', other && 'other'].filter(Boolean).join(' ')

describe('the English builder', () => {
  const sizes = (lists: Record<number, string>) =>
    new Map(
      Object.entries(lists).flatMap(([size, list]) => list.split(' ').map((word) => [word, Number(size)])),
    )
  const sources: EnglishSources = {
    nouns: new Map(
      'house belief half quokka wife laser html everest run goose focus man'
        .split(' ')
        .map((word) => [word, { common: word !== 'everest' }]),
    ),
    verbs: new Set(['run', 'believe', 'house', 'wife']),
    modifiers: new Set(['quick']),
    names: new Set(['london', 'everest']),
    irregular: new Map([
      ['goose', ['geese']],
      ['wife', ['wives']],
    ]),
    sizes: sizes({
      10: 'house houses run runs the man men half',
      50: 'belief beliefs believes wife wives goose geese laser lasers focus foci quickly damn',
      70: 'whiteboard whiteboards london londons google blogged blog blogs',
      80: 'quokka quokkas gooses wifes zarf zarfs',
      95: 'xylic gooseses',
    }),
    abbreviations: new Set(['html', 'laser']),
    curated: {
      N: new Set(['halves', 'house', 'between']),
      V: new Set(['run']),
      A: new Set(),
      P: new Set(['anyone']),
    },
    possessives: new Map([
      ['deepfake', { plural: true }],
      ['anyone', { plural: false }],
    ]),
    rude: ['damn', 'ass'],
  }
  const rows = byWord(buildEnglish(sources))

  test.each([
    ['HOUSE', 'singular other', 1],
    ['HOUSES', 'plural', 1],
    ['HALVES', 'plural', 1],
    ['GEESE', 'plural', 1],
    ['MEN', 'plural', 1],
    ['FOCI', 'plural', 1],
    ['LASER', 'singular', 1],
    ['QUOKKAS', 'plural', 2],
    ['DEEPFAKES', 'plural', 2],
    ['WHITEBOARD', 'singular', 2], // because of its plural
    ['ZARF', 'singular', 3], // as well, but only in a large list
    ['BELIEVES', 'other', 1], // not of belief
    ['BLOG', 'other', 2], // because of "blogged" no source can be sure
    ['QUICKLY', 'other', 1],
    ['THE', 'other', 1],
    ['DAMN', 'other', 3],
  ])('takes %s for %s of tier %i', (word, form, tier) => {
    expect(rows.get(word)).toBeDefined()
    expect([formOf(rows.get(word)!), rows.get(word)!.tier]).toEqual([form, tier])
  })

  test.each(['HTML', 'EVEREST', 'WIFES', 'XYLIC', 'GOOSESES', 'HOUSE S'])('leaves out %s', (word) => {
    expect(rows.has(word)).toBe(false)
  })

  test('takes no name and no word of another task for a noun', () => {
    for (const word of ['LONDON', 'GOOGLE', 'BETWEEN', 'ANYONE'])
      expect([word, rows.get(word)?.singular || rows.get(word)?.plural || false]).toEqual([word, false])
  })

  test('makes the same pack of the same sources', () => {
    expect(Buffer.compare(packOf(buildEnglish(sources)), packOf([...rows.values()]))).toBe(0)
  })

  test('knows inflections of rude words from words that look like them', () => {
    const isAdult = adults(sources.rude)
    const rude = 'damn damned damns asses whoring lynchings bullshit fuckface whoredoms buggery'.split(' ')
    expect(rude.filter((word) => !isAdult(word))).toEqual([])
    const plain = 'assessed passes spices class crown asset shitake debugger congenital sclerotic scatter'
    expect(plain.split(' ').filter(isAdult)).toEqual([])
  })
})

describe('the Czech builder', () => {
  const affixes = `
SFX H Y 3
SFX H 0 u [^aeiouy]
SFX H 0 y [^aeiouy]
SFX H ek ky ek
SFX Z Y 3
SFX Z a y a
SFX Z a ou a
SFX Z ňa ni ňa
SFX M Y 1
SFX M o a o
SFX I Y 2
SFX I 0 i [^aeiouy]
SFX I ek ci ek
SFX K Y 2
SFX K e ata e
SFX K e eti e
SFX A Y 1
SFX A at ám at
`
  const dictionary = `17
brambor/H
dárek/H
duha/Z
čelo/M
soused/I
ptáče/K
volat/A
kurva/Z
knihovna/Z
krásný/Y
Praha/Z
ČSSR
bramborem
vidění/M
hradů/H
rychle
pytel
`
  const sources: CzechSources = { entries: parseEntries(dictionary), suffixes: parseSuffixes(affixes) }
  const rows = byWord(buildCzech(sources))

  test.each([
    ['BRAMBOR', 'singular', 1],
    ['BRAMBORY', 'plural', 1],
    ['DARKY', 'plural', 1],
    ['DUHY', 'plural', 1],
    ['CELO', 'singular', 1], // čelo
    ['CELA', 'plural', 1],
    ['SOUSEDI', 'plural', 1],
    ['PTACATA', 'plural', 1],
    ['VIDENI', 'singular plural', 3],
    ['PYTEL', 'singular other', 1], // one of those that have no pattern
    ['LIDE', 'singular', 1],
    ['KURVY', 'plural', 3], // nothing for a family
    ['KNIHOVNY', 'plural', 1],
    ['VOLAT', 'other', 2],
    ['KRASNY', 'other', 2],
    ['RYCHLE', 'other', 2],
    ['BRAMBOREM', 'other', 2],
  ])('takes %s for %s of tier %i', (word, form, tier) => {
    expect(rows.get(word)).toBeDefined()
    expect([formOf(rows.get(word)!), rows.get(word)!.tier]).toEqual([form, tier])
  })

  test('knows what is not for a family, and words that only look like it', () => {
    expect(
      [...rows.values()]
        .filter(({ adult }) => adult)
        .map(({ word }) => word)
        .sort(),
    ).toEqual(['KURVA', 'KURVY'])
    const rude = 'prdel hovno kokoti picka buzerant pornofilm zmrdi sebevrazda'.split(' ')
    expect(rude.filter((word) => !isRude(word))).toEqual([])
    const plain = 'knihovna duchovno konani stonani defetista sklerotik odpornik sextet smrdeni topeniste'
    expect(plain.split(' ').filter(isRude)).toEqual([])
  })

  test.each(['PRAHA', 'CSSR', 'BRAMBORU', 'DUHOU', 'PTACETI', 'VOLAM'])('leaves out %s', (word) => {
    expect(rows.has(word)).toBe(false)
  })
})

test.each(['čelo', 'Příliš', 'naïve', 'café', 'plain', 'don’t', 'ab c', 'ł', ''])(
  'lists and players are folded the same way: %j',
  (word) => {
    const typed = foldWord(word)
    const listed = folded(word.toLowerCase())?.toUpperCase()
    expect(listed).toBe(/^[A-Z]+$/.test(typed) ? typed : undefined)
  },
)

test('nothing under the licence of the Czech dictionary is part of what is installed', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const lock = readFileSync('package-lock.json', 'utf8')
  expect(Object.keys(dependencies)).not.toContain('dictionary-cs')
  expect(lock).not.toContain('dictionary-cs')
})
