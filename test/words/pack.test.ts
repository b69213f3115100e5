import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { flagsOf } from '../../scripts/words/row.ts'
import type { NounQuery } from '../../src/core/index.ts'
import { BadPack, hashedPart, installed, noticeOf, openPack } from '../../src/words/index.ts'
import { packOf, row } from './rows.ts'

const rows = [
  row('OX'),
  row('A', { singular: false, other: true }),
  row('MICE', { singular: false, plural: true }),
  row('RUNS', { plural: true, other: true, tier: 2 }),
  row('EATEN', { singular: false, other: true }),
  row('QANAT', { tier: 3 }),
  row('RUDE', { adult: true, tier: 3 }),
]

describe('a pack', () => {
  const bytes = packOf(rows, { language: 'en', edition: 7, notice: 'By nobody.\n' })
  const pack = openPack(bytes)

  test('lies as its format says, byte by byte', () => {
    const tiny = packOf([row('ABA'), row('Z', { tier: 3, singular: false, other: true })], { notice: 'N' })
    const u32 = (...ns: number[]) => ns.flatMap((n) => [n & 255, (n >> 8) & 255, (n >> 16) & 255, n >>> 24])
    expect([...tiny.subarray(0, 8)]).toEqual([...Buffer.from('HGWP'), 1, 0, 2, 0])
    expect([...tiny.subarray(40)]).toEqual([
      ...Buffer.from('xx\0\0\0\0\0\0'),
      ...u32(1), // edition
      ...u32(1, 1, 1), // sets of letters of each tier
      ...u32(1), // length of the notice
      ...[1, 0, 0, 0, ...u32(1)], // one word of one letter
      ...[3, 0, 0, 0, ...u32(1)], // one word of three
      ...Buffer.from('ZABA'),
      ...[4 | (3 << 3), 1 | (1 << 3)],
      ...[0, 0],
      ...u32(3, 3, 3), // A and B
      ...Buffer.from('N'),
    ])
    const hash = createHash('sha256').update(tiny.subarray(40)).digest('hex')
    expect(Buffer.from(tiny.subarray(8, 40)).toString('hex')).toBe(hash)
    expect(openPack(tiny)).toMatchObject({ id: 'xx-1', language: 'xx', sha256: hash })
  })

  test('is opened wherever its bytes lie', () => {
    const moved = new Uint8Array(bytes.length + 3)
    moved.set(bytes, 3)
    const { nouns, has } = openPack(moved.subarray(3))
    expect([has('QANAT'), nouns({ letters: 'QT' }, 1)]).toEqual([true, ['QANAT']])
    const { buffer } = Uint8Array.from(bytes)
    expect(openPack(buffer).nouns({ letters: 'QT' }, 1)).toEqual(['QANAT'])
    expect(openPack(buffer).sha256).toBe(createHash('sha256').update(hashedPart(bytes)).digest('hex'))
  })

  test('has its name, its language and its notice', () => {
    expect(pack).toMatchObject({ id: 'en-7', language: 'en' })
    expect(noticeOf(bytes)).toBe('By nobody.\n')
  })

  test('knows words of every part of speech, and which are nouns', () => {
    expect(rows.filter(({ word }) => !pack.has(word))).toEqual([])
    expect(rows.map(({ word }) => word).filter(pack.isNoun)).toEqual(['OX', 'MICE', 'RUNS', 'QANAT', 'RUDE'])
    expect(['OX', 'RUNS', 'QANAT', 'NONE', ''].map(pack.tier)).toEqual([1, 2, 3, undefined, undefined])
  })

  test('knows nothing else, however it is asked', () => {
    const wrong = ['', 'O', 'OXX', 'ox', 'M1CE', 'МICE', 'MICÉ', 'MIC\u00adE', 'constructor', '\u0000']
    expect(
      [...wrong, 'Z'.repeat(1e4)].filter((word) => pack.has(word) || pack.isNoun(word) || pack.tier(word)),
    ).toEqual([])
    expect([pack.count(0), pack.count(3), pack.count(-1), pack.count(1.5)]).toEqual([0, 0, 0, 0])
  })

  test('gives words of a length in order', () => {
    expect(pack.count(4)).toBe(3)
    expect([0, 1, 2].map((i) => pack.word(4, i))).toEqual(['MICE', 'RUDE', 'RUNS'])
  })

  test.each<[string, NounQuery, string[]]>([
    ['without a wish', {}, ['MICE', 'RUDE', 'RUNS', 'QANAT']],
    ['short ones', { min: 1, max: 3 }, ['OX']],
    ['of a tier or commoner', { tier: 2 }, ['MICE', 'RUNS']],
    ['for a family', { family: true }, ['MICE', 'RUNS', 'QANAT']],
    ['each letter as often as it is wanted', { letters: 'AA' }, ['QANAT']],
    ['a letter too often', { letters: 'EE' }, []],
    ['inside alone', { inner: 'U' }, ['RUDE', 'RUNS']],
    ['inside, but it also ends the word', { inner: 'E' }, []],
    ['without letters', { without: 'UQ' }, ['MICE']],
    ['by the ends', { first: 'R', last: 'S' }, ['RUNS']],
  ])('finds nouns %s', (_, query, expected) => {
    expect(pack.nouns(query, 10)).toEqual(expected)
    expect(pack.nouns(query, 1)).toEqual(expected.slice(0, 1))
    expect(pack.nouns(query, 0)).toEqual([])
  })

  test('is refused when it is none, cut off, longer or of another format', () => {
    const newer = Uint8Array.from(bytes)
    newer[4] = 2
    const wrong = [
      new Uint8Array(),
      new Uint8Array(1000),
      bytes.subarray(0, 70),
      bytes.subarray(0, -1),
      bytes.subarray(0, 120),
      Buffer.concat([bytes, Buffer.from('x')]),
      newer,
    ]
    for (const one of wrong) expect(() => openPack(one)).toThrow(BadPack)
    expect(() => openPack(newer)).toThrow('format 2')
  })
})

test('an empty pack has nothing', () => {
  const pack = openPack(packOf([]))
  expect([pack.has('A'), pack.count(4), pack.nouns({}, 5)]).toEqual([false, 0, []])
})

test('flags keep apart what they stand for', () => {
  expect(flagsOf(row('A'))).toBe(1 + 8)
  const all = { singular: false, plural: true, other: true, adult: true, tier: 3 } as const
  expect(flagsOf(row('A', all))).toBe(2 + 4 + 24 + 32)
})

test('the last edition of a language judges new matches, older ones stay known', () => {
  const packs = [1, 2].map((edition) => openPack(packOf(rows, { edition })))
  const lists = installed(packs)
  expect(lists.forLanguage('xx')?.id).toBe('xx-2')
  expect(lists.byId('xx-1')).toBe(packs[0])
  for (const name of ['cs', 'constructor', '__proto__', '']) {
    expect(lists.forLanguage(name)).toBeUndefined()
    expect(lists.byId(name)).toBeUndefined()
  }
})
