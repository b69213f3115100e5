import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { enSmall } from '../../src/words/en-small.ts'
import { packs, wordsFor } from '../../src/words/index.ts'
import { bytesOf, unpack } from '../../src/words/pack.ts'

describe.each(Object.values(packs))('the list $id', (pack) => {
  const words = Array.from({ length: 20 }, (_, length) =>
    Array.from({ length: pack.count(length) }, (_, i) => pack.word(length, i)),
  )

  test('is named by what it holds', () => {
    const bytes = words.flat().map((word) => `${word}\n`)
    expect(createHash('sha256').update(bytes.join('')).digest('hex')).toBe(pack.sha256)
  })

  test('has its words in order, each once, and finds each of them', () => {
    for (const [length, block] of words.entries()) {
      expect(block.every((word) => word.length === length && /^[A-Z]+$/.test(word))).toBe(true)
      expect(block).toEqual([...new Set(block)].sort())
      expect(block.filter((word) => !pack.has(word))).toEqual([])
    }
  })
})

test('a list finds what it holds and nothing else', () => {
  const pack = unpack({ id: 'x-1', language: 'x', sha256: '', blocks: { 2: 'ABCDXY', 3: 'ABCZZZ' } })
  expect(['AB', 'CD', 'XY', 'ABC', 'ZZZ'].filter(pack.has)).toHaveLength(5)
  expect(['', 'A', 'AA', 'BC', 'ZZ', 'ABD', 'ZZZZ', 'ab', 'constructor'].filter(pack.has)).toEqual([])
  expect([pack.count(0), pack.count(1), pack.count(2), pack.count(3)]).toEqual([0, 0, 3, 2])
  expect(pack.word(2, 1)).toBe('CD')
  expect(bytesOf({ 3: 'ABCZZZ', 2: 'ABCDXY' })).toBe('AB\nCD\nXY\nABC\nZZZ\n')
})

describe('the small English list', () => {
  const pack = wordsFor('en')!

  test('has thousands of words of every length that Bletchley takes, and no others', () => {
    expect(pack.id).toBe(enSmall.id)
    for (const length of [4, 5, 6, 7, 8]) expect(pack.count(length)).toBeGreaterThan(1500)
    expect(Object.keys(enSmall.blocks)).toEqual(['4', '5', '6', '7', '8'])
  })

  test('takes common words and their forms', () => {
    const common = ['STREET', 'ROSE', 'CODE', 'SEES', 'LEVEL', 'NAIVE', 'COLOUR', 'COLOR', 'ASSESS', 'WALKED']
    expect(common.filter((word) => !pack.has(word))).toEqual([])
  })

  test('leaves out names, abbreviations, nonsense and abuse', () => {
    const wrong = ['LONDON', 'NATO', 'PETER', 'ASAP', 'QZXK', 'BASTARD', 'SLUT', 'DAMNED', 'RAPED']
    expect(wrong.filter(pack.has)).toEqual([])
  })
})

test('languages without a list have none', () => {
  expect(wordsFor('cs')).toBeUndefined()
  expect(wordsFor('constructor')).toBeUndefined()
})
