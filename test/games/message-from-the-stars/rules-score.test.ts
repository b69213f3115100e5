import { describe, expect, test } from 'vitest'
import { foldWord } from '../../../src/core/index.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { colourOf, isCipher, LETTERS } from '../../../src/games/message-from-the-stars/material/index.ts'
import { cipherPoints, scoreOf } from '../../../src/games/message-from-the-stars/score.ts'
import { given } from '../../support/given.ts'
import { C1, cipherOf, send, table, WORDS } from './table.ts'

const score = (word: string, cipher = C1) => scoreOf(cipher, foldWord(word))

describe('R20, R21: scores', () => {
  test.each([
    ['A01', 'CHOPPER', -8],
    ['A02', 'HORCRUXES', -16],
    ['A05', 'pachyderm', 6],
    ['A05', 'EXPRESS', 12],
    ['A05', 'SHEPHERD', 10],
    ['A05', 'RHYTHM', 4],
    ['A05', 'PEPPER', 10],
    ['A06', 'HIPPOPOTAMUS', -4],
    ['A06', 'SUPPRESSOR', -12],
    ['A06', 'XEROX', -8],
    ['A06', 'THORAX', -4],
    ['A07', 'co-operate', -6],
    ['A07', 'ROCK-HOPPER', -16],
    ['A07', "O'Hare", -4],
    ['A09', 'X-RAY', 0],
    ['A09', 'EGG', 1],
    ['A09', 'ZOO', 0],
    ['A09', 'BOX', 0],
  ])('%s: %s scores %i', (_, word, value) => {
    expect(score(word)).toBe(value)
  })

  test('A03: BORAX scores 0, and not −0', () => {
    expect(Object.is(score('BORAX'), 0)).toBe(true)
  })

  test.each([
    ['A10', cipherOf('SBD', 'AC', 'E'), 'COUNTER-REVOLUTIONARY', 0],
    ['A11', cipherOf('ECP', 'LD', 'S'), 'CORNUCOPIA', 3],
    ['the text’s example', cipherOf('ECB', 'AD', 'L'), 'CALCULATOR', -8],
    ['A13', cipherOf('NBD', 'SH', 'A'), 'NONCONFORMIST', 6],
  ])('%s: another cipher', (_, cipher, word, value) => {
    expect(isCipher(cipher)).toBe(true)
    expect(score(word, cipher)).toBe(value)
  })

  test('A14: no legal trust letters alone give NONCONFORMIST 6', () => {
    const count = (letter: string) => [...'NONCONFORMIST'].filter((sign) => sign === letter).length
    const greens = LETTERS.filter((letter) => colourOf(letter) === 'green')
    const others = LETTERS.filter((letter) => colourOf(letter) !== 'green')
    let triples = 0
    for (const green of greens)
      for (const [i, one] of others.entries())
        for (const two of others.slice(i + 1)) {
          if (colourOf(one) === 'red' && colourOf(two) === 'red') continue
          triples += 1
          expect(count(green) + count(one) + count(two)).not.toBe(6)
        }
    expect(triples).toBe(9 * (55 + 11 * 6))
  })

  test('the longest word has a score that is still exact', () => {
    const cipher = cipherOf('ABC', 'EX', 'Z')
    expect(score(`A${'X'.repeat(44)}`, cipher)).toBe(2 ** 44)
    expect(Number.isSafeInteger(score(`${'X'.repeat(44)}A`, cipher))).toBe(true)
  })

  test('A22: pepper is sent, all see 10, and the Scientists have the word', () => {
    const after = given(game, table(), { words: WORDS })
      .when(...send(0, 'pepper'))
      .then([
        { type: 'transmitted', data: { team: 0, side: 'alien', round: 1, word: 'PEPPER', score: 10 } },
        { type: 'stepBegan', data: { kind: 'scientistsTransmit', round: 1 } },
      ])
    expect(after.phase).toMatchObject({ kind: 'scientistsTransmit', round: 1 })
    expect(after.teams[0]!.alien.transmissions).toEqual([
      { round: 1, status: 'sent', word: 'PEPPER', score: 10 },
    ])
  })
})

describe('R30: points for the cipher', () => {
  test('A33: two trust letters, an amplify letter and suspicion are 4', () => {
    expect(cipherPoints(cipherOf('EPR', 'HX', 'O'), C1)).toBe(4)
  })

  test('A34: the order within a group says nothing', () => {
    expect(cipherPoints(cipherOf('HEP', 'XR', 'O'), C1)).toBe(6)
  })

  test('a right letter in another group counts nothing, and no guess is worth nothing', () => {
    expect(cipherPoints(cipherOf('RXO', 'EP', 'H'), C1)).toBe(0)
    expect(cipherPoints(null, C1)).toBe(0)
  })
})
