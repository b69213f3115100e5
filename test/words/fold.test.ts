import { expect, test } from 'vitest'
import { foldWord } from '../../src/core/index.ts'

test.each([
  ['naïve', 'NAIVE'],
  ['nai\u0308ve', 'NAIVE'], // the same in another normal form
  ['ČELO', 'CELO'],
  ['Příliš', 'PRILIS'],
  ['  café\u00a0\n', 'CAFE'],
  ['\ufeffword', 'WORD'],
  ['ﬁne', 'FINE'], // a ligature
  ['ｗｏｒｄ', 'WORD'], // full width
  ['\u212aelvin', 'KELVIN'], // the sign of the unit
  ['e\u0301\u0302\u0303', 'E'],
  ['wo\ufe0frd', 'WORD'], // a variation selector
  ['straße', 'STRASSE'],
  ['STRAẞE', 'STRASSE'],
])('%j folds to %j', (typed, folded) => {
  expect(foldWord(typed)).toBe(folded)
  expect(foldWord(folded)).toBe(folded)
})

test.each([
  'сare', // Cyrillic es
  'Αlpha', // Greek alpha
  'wo\u00adrd', // soft hyphen
  'wo\u200brd', // zero width space
  'wo\u200drd', // joiner
  '\u202eword', // right to left
  'two words',
  'wo-rd',
  'w0rd',
  'łąka', // a stroke is no mark
  'ørn',
  '字',
])('nothing in %j passes for a letter that is none', (typed) => {
  expect(foldWord(typed)).not.toMatch(/^[A-Z]+$/)
})
