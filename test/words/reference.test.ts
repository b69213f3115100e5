import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NounQuery } from '../../src/core/index.ts'
import { openPack } from '../../src/words/index.ts'
import { wordList } from '../support/given.ts'
import { packOf } from './rows.ts'

const letters = (min: number, max: number) =>
  fc.array(fc.constantFrom(...'ABCDE'), { minLength: min, maxLength: max }).map((list) => list.join(''))

const someRow = fc.record({
  word: letters(1, 7),
  singular: fc.boolean(),
  plural: fc.boolean(),
  other: fc.boolean(),
  tier: fc.constantFrom(1 as const, 2 as const, 3 as const),
  adult: fc.boolean(),
})
const someList = fc.uniqueArray(someRow, { selector: ({ word }) => word, maxLength: 60, size: 'max' })
const plainOf = (list: readonly (typeof someRow extends fc.Arbitrary<infer R> ? R : never)[]) =>
  wordList(
    ...list.map(({ word, singular, plural, tier, adult }) => ({
      word,
      noun: singular || plural,
      tier,
      family: !adult,
    })),
  )

const maybe = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one })
const someQuery = fc
  .record({
    letters: maybe(letters(0, 4)),
    inner: maybe(letters(0, 2)),
    without: maybe(letters(0, 2)),
    first: maybe(letters(0, 1)),
    last: maybe(letters(0, 1)),
    min: maybe(fc.integer({ min: 0, max: 6 })),
    max: maybe(fc.integer({ min: 2, max: 8 })),
    tier: maybe(fc.integer({ min: 1, max: 3 })),
    family: maybe(fc.boolean()),
  })
  .map((query) => Object.fromEntries(Object.entries(query).filter(([, v]) => v !== undefined)) as NounQuery)

test('look-ups agree with a list that is searched from end to end', () => {
  fc.assert(
    fc.property(someList, fc.array(letters(0, 8)), (list, asked) => {
      const pack = openPack(packOf(list))
      const plain = plainOf(list)
      for (const word of [...asked, ...list.map((r) => r.word)]) {
        expect(pack.has(word)).toBe(plain.has(word))
        expect(pack.isNoun(word)).toBe(plain.isNoun(word))
        expect(pack.tier(word)).toBe(plain.tier(word))
      }
      for (let length = 1; length < 9; length++) {
        expect(pack.count(length)).toBe(plain.count(length))
        for (let i = 0; i < plain.count(length); i++) expect(pack.word(length, i)).toBe(plain.word(length, i))
      }
    }),
    { numRuns: 300 },
  )
})

test('searches agree with it', () => {
  let found = 0
  fc.assert(
    fc.property(
      someList,
      fc.array(someQuery, { minLength: 5 }),
      fc.nat({ max: 5 }),
      (list, queries, limit) => {
        const pack = openPack(packOf(list))
        const plain = plainOf(list)
        for (const query of queries) {
          expect(pack.nouns(query, 99)).toEqual(plain.nouns(query, 99))
          expect(pack.nouns(query, limit)).toEqual(plain.nouns(query, limit))
          found += plain.nouns(query, 99).length
        }
      },
    ),
    { numRuns: 500 },
  )
  expect(found).toBeGreaterThan(1000)
})

test('the order of rows is of no account', () => {
  fc.assert(
    fc.property(someList, (list) => {
      expect(Buffer.compare(packOf(list), packOf([...list].reverse()))).toBe(0)
    }),
    { numRuns: 50 },
  )
})
