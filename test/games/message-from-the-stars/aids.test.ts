import { describe, expect, test } from 'vitest'
import { aids, seenScores } from '../../../src/games/message-from-the-stars/aids.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { possibilities, tally } from '../../../src/games/message-from-the-stars/material/deduction.ts'
import { isCipher, LETTERS, type Letter } from '../../../src/games/message-from-the-stars/material/index.ts'
import { scoreOf } from '../../../src/games/message-from-the-stars/score.ts'
import { stateAfter } from '../../support/given.ts'
import { C1, cipherOf, played, send, table } from './table.ts'

describe('R38: score', () => {
  const state = stateAfter(game, table())

  test('is for who knows the cipher', () => {
    expect(aids.score(state, 0, { word: 'café' })).toEqual({ word: 'CAFE', score: 1 })
    expect(aids.score(state, 0, { word: 'borax' })).toEqual({ word: 'BORAX', score: 0 })
    expect(aids.score({ ...state, cipher: null }, 1, { word: 'ECHO' })).toMatchObject({
      code: 'aid-not-yours',
    })
  })

  test('wants one word', () => {
    expect(aids.score(state, 0, {})).toMatchObject({ code: 'invalid-word' })
    expect(aids.score(state, 0, { word: 'ice age' })).toMatchObject({ code: 'invalid-word' })
  })
})

describe('R39: deduction', () => {
  const on = played(table({ options: { deductionAid: true } }), send(0, 'PEPPER'), send(1, 'ECHO'))

  test('is for Scientists, where the table has it on', () => {
    const state = stateAfter(game, on)
    expect(aids.deduction(state, 0)).toMatchObject({ code: 'aid-not-yours' })
    expect(aids.deduction(stateAfter(game, table()), 1)).toMatchObject({ code: 'aid-off' })
    const found = aids.deduction({ ...state, cipher: null }, 1)
    expect(found).toMatchObject({ remaining: expect.any(Number) })
    expect(found).toEqual(aids.deduction(state, 1))
  })

  test('looks at the words that the seat has seen the score of, and no others', () => {
    const state = stateAfter(game, on)
    expect(seenScores(state)).toEqual([
      { word: 'PEPPER', score: 10 },
      { word: 'ECHO', score: -2 },
    ])
    const [team] = state.teams
    const hidden = team!.alien.transmissions.map((sent) => ({ ...sent, word: null, score: null }))
    const seen = { ...state, teams: [{ ...team!, alien: { ...team!.alien, transmissions: hidden } }] }
    expect(seenScores(seen)).toEqual([{ word: 'ECHO', score: -2 }])
  })

  test('agrees with trying every cipher of a few letters one by one', () => {
    const scored = ['PEPPER', 'HORCRUXES', 'EXPRESS', 'RHYTHM', 'THORAX', 'SHEPHERD', 'PACHYDERM'].map(
      (word) => ({
        word,
        score: scoreOf(C1, word),
      }),
    )
    const found = tally(scored)
    let count = 0
    const where: Record<string, Set<string>> = Object.fromEntries(LETTERS.map((l) => [l, new Set<string>()]))
    // Greens and others apart: what is tried is exactly what is legal, and every score is worked out anew.
    const each = (list: readonly Letter[], size: number): Letter[][] =>
      size === 0
        ? [[]]
        : list.flatMap((one, i) => each(list.slice(i + 1), size - 1).map((rest) => [one, ...rest]))
    const inPlay = LETTERS.filter((letter) => [...found.trust, 0][LETTERS.indexOf(letter)]! > 0)
    for (const trust of each(inPlay, 3))
      for (const amplify of each(LETTERS, 2))
        for (const suspicion of LETTERS) {
          const cipher = { trust, amplify, suspicion }
          if (!isCipher(cipher) || !scored.every(({ word, score }) => scoreOf(cipher, word) === score))
            continue
          count += 1
          for (const letter of trust) where[letter]!.add('trust')
          for (const letter of amplify) where[letter]!.add('amplify')
          where[suspicion]!.add('suspicion')
          for (const letter of LETTERS)
            if (![...trust, ...amplify, suspicion].includes(letter)) where[letter]!.add('none')
        }
    expect(count).toBeGreaterThan(0)
    expect(found.remaining).toBe(count)
    const told = possibilities(found)
    for (const letter of LETTERS) expect(new Set(told[letter]), letter).toEqual(where[letter])
  })

  test('a score of 0 says nothing about suspicion, and an odd one rules amplify out', () => {
    const zero = possibilities(tally([{ word: 'MUD', score: 0 }]))
    for (const letter of 'MUD') expect(zero[letter]).toEqual(['amplify', 'suspicion', 'none'])
    const odd = possibilities(tally([{ word: 'CORNUCOPIA', score: 3 }]))
    for (const letter of 'CORNUPIA') expect(odd[letter]).not.toContain('amplify')
    expect(isCipher(cipherOf('ECP', 'LD', 'S'))).toBe(true)
  })
})
