import { describe, expect, test } from 'vitest'
import { isGoal } from '../../../src/games/signal/material/goal.ts'
import { type Goal, type Rule, rule } from '../../../src/games/signal/material/language.ts'
import { readArrangement } from '../../../src/games/signal/material/mat.ts'
import { respond } from '../../../src/games/signal/material/respond.ts'
import { outcomes, search } from '../../../src/games/signal/material/search.ts'
import { FIXTURES } from './fixtures.ts'
import { answer, mat, shown, split } from './mats.ts'

describe('R33 to R38: operations', () => {
  test.each(FIXTURES)('$name', ({ given, rules, expect: expected }) => {
    for (const one of rules) expect(rule.safeParse(one).success).toBe(true)
    expect(answer(given, rules)).toBe(expected)
  })

  test('every operation is in a fixture', () => {
    expect(new Set(FIXTURES.flatMap(({ rules }) => rules.map(({ op }) => op))).size).toBe(14)
  })
})

describe('R36: choices', () => {
  const anyWhite: Rule[] = [{ op: 'move', which: { colour: 'W' }, count: 1, towards: 'N', far: 'any' }]
  const whites = 'Wc@B3 Bd@B7 Wc@B8'

  test('B16: five ways there are, one of which leaves the mat', () => {
    const { list, complete } = outcomes(mat(whites), anyWhite)
    expect(complete).toBe(true)
    expect(list.map(({ script, end }) => [script, shown([...end])])).toEqual([
      [[0, 0], 'Wc@B4 Bd@B7 Wc@B8'],
      [[0, 1], 'Wc@B5 Bd@B7 Wc@B8'],
      [[0, 2], 'Wc@B6 Bd@B7 Wc@B8'],
      [[1, 0], 'Wc@B3 Bd@B7 Wc@B9'],
      [[1, 1], 'Wc@B3 Bd@B7'],
    ])
  })

  test('B17: a script decides them; a point with one option is none', () => {
    expect(answer(whites, anyWhite, [0, 2])).toBe('Wc@B6 Bd@B7 Wc@B8')
    expect(
      respond(mat('Wc@B8 Bd@A1'), [{ op: 'turn', count: 1, which: { colour: 'W' }, quarters: 1 }]).points,
    ).toEqual([])
  })

  test('points are named, and what a script has too much of is counted', () => {
    const response = respond(mat(whites), anyWhite, [1, 7, 3])
    expect(response.points).toEqual([
      { question: 'piece', options: ['Wc@B3', 'Wc@B8'], taken: 1 },
      { question: 'distance', options: ['1', 'off'], taken: 0 },
    ])
    expect(response.unused).toBe(2)
  })

  test('a search says when it stopped', () => {
    const many: Rule[] = Array.from({ length: 4 }, () => ({ op: 'move', towards: 'E', far: 'any' }))
    const pieces = mat('Wd@A1 Wd@A2 Wd@A3 Wd@A4 Bd@A5 Bd@A6')
    const found = search(pieces, many, () => false, { most: 500 })
    expect(found).toMatchObject({ script: undefined, complete: false })
    expect(found.work - 500).toBeLessThan(5)
    expect(outcomes(pieces, many, { most: 500 }).complete).toBe(false)
  })

  test('a search gives the first script in the order of the options', () => {
    const { script } = search(mat('Wd@C3 Wd@E3'), [{ op: 'remove', count: 1 }], (end) => end.length === 1)
    expect(script).toEqual([0])
  })

  test('the order of turns is a choice where the table wants it', () => {
    const rules: Rule[] = [{ op: 'goto', which: { colour: 'W' }, region: 'center' }]
    expect(respond(mat('Wd@G3 Wc@G7'), rules, [1], { ordered: true })).toMatchObject({
      points: [{ question: 'next', options: ['Wd@G3', 'Wc@G7'], taken: 1 }],
    })
    expect(shown(respond(mat('Wd@G3 Wc@G7'), rules, [1], { ordered: true }).pieces)).toBe('Wd@G3 Wc@G5')
  })
})

describe('R9: the Signal', () => {
  const apart: Goal = { total: 4, layout: 'rectangle', touching: 'none' }

  test('B44: four corners of a rectangle, none touching', () => {
    expect(isGoal(mat('Wd@C3 Wd@D3 Bd@C5 Bd@D5'), apart)).toBe(false)
    expect(isGoal(mat('Wd@C3 Wd@E3 Bd@C5 Bd@E5'), apart)).toBe(true)
    expect(isGoal(mat('Wd@C3 Wd@E3 Bd@C5 Bd@E5 Wc@A9'), apart)).toBe(false)
    expect(isGoal(mat('Wd@E3 Wd@C5 Bd@G5 Bd@E7'), apart)).toBe(false)
  })

  test('a pattern lies anywhere, turned and mirrored only if the card says so', () => {
    const pattern = ['Wd 0,0', 'WtE 1,0']
    expect(isGoal(mat('Wd@L9 WtE@M9'), { pattern })).toBe(true)
    expect(isGoal(mat('Wd@C5 WtS@C4'), { pattern })).toBe(false)
    expect(isGoal(mat('Wd@C5 WtS@C4'), { pattern, rotate: true })).toBe(true)
    expect(isGoal(mat('WtW@B4 Wd@C4'), { pattern, rotate: true })).toBe(true)
    expect(isGoal(mat('WtE@B4 Wd@C4'), { pattern, rotate: true })).toBe(false)
    expect(isGoal(mat('WtW@B4 Wd@C4'), { pattern, reflect: true })).toBe(true)
    expect(isGoal(mat('Wd@L9 WtE@M9 Bd@A1'), { pattern })).toBe(false)
  })

  test.each([
    ['square', 'Wd@A1 Wd@C1 Wd@A3 Wd@C3', 'Wd@A1 Wd@C1 Wd@A4 Wd@C4'],
    ['row', 'Wd@A1 Wd@C1', 'Wd@A1 Wd@C2'],
    ['column', 'Wd@A1 Wd@A3', 'Wd@A1 Wd@C1'],
    ['stack', 'Wd@A1 Wd@A1^1', 'Wd@A1 Wd@A2'],
  ] as const)('layout %s', (layout, right, wrong) => {
    const total = split(right).length
    expect(isGoal(mat(right), { layout, total })).toBe(true)
    expect(isGoal(mat(wrong), { layout, total })).toBe(false)
  })

  test('counts, regions and hanging together', () => {
    const goal: Goal = {
      has: [{ which: { colour: 'W' }, number: 2 }],
      in: 'near',
      touching: 'connected',
      total: 3,
    }
    expect(isGoal(mat('Wd@A1 Wd@B1 Bd@C1'), goal)).toBe(true)
    expect(isGoal(mat('Wd@A1 Wd@B1 Bd@D1'), goal)).toBe(false)
    expect(isGoal(mat('Wd@A7 Wd@B7 Bd@C7'), goal)).toBe(false)
    expect(isGoal(mat('Wd@A1 Bc@B1 Bd@C1'), goal)).toBe(false)
  })
})

describe('R13: transmissions', () => {
  test.each([
    [
      Array.from(
        { length: 11 },
        (_, i) => `${'WB'[i % 2]}${'dcr'[i % 3]}${i % 3 === 2 ? 'H' : ''}@A${1 + (i % 9)}`,
      ).join(' '),
      'too-many-pieces',
    ],
    ['Wd@A1 Wd@B1 Wd@C1 Wd@D1 Wd@E1 Wd@F1', 'not-in-supply'],
    ['Wd@G5^1', 'stack-gap'],
    ['Wd@G5 Wd@G5', 'stack-gap'],
    ['WdN@G5', 'wrong-facing'],
    ['WtH@G5', 'wrong-facing'],
    ['Wt@G5', 'wrong-facing'],
    ['Wd@N1', 'off-the-mat'],
    ['Wd@A10', 'off-the-mat'],
    ['disc', 'piece-unreadable'],
  ])('%s: %s', (text, fault) => {
    expect(readArrangement(split(text))).toMatchObject({ fault })
  })

  test('the order of the pieces does not matter', () => {
    expect(readArrangement(split('Bd@C3^1 wd@a9 Wc@C3'))).toEqual(
      readArrangement(split('WC@c3 Wd@A9 Bd@C3^1')),
    )
  })
})
