import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../src/games/signal/material/language.ts'
import { respond } from '../../../src/games/signal/material/respond.ts'
import { outcomes } from '../../../src/games/signal/material/search.ts'
import { mat, shown } from './mats.ts'

const ends = (text: string, ...rules: Rule[]): string[] =>
  outcomes(mat(text), rules).list.map(({ end }) => shown(end))

describe('R8, R34: of so many the Alien says which, and not in which order', () => {
  const goTo: Rule = { op: 'goto', region: 'center', count: 2 }
  test.each<[string, string, Rule, string[]]>([
    ['goto', 'Wd@E5 Bd@I5', goTo, ['Wd@G5 Bd@I5']],
    ['unstack', 'Wd@C5 Bd@D5', { op: 'unstack', towards: 'E', count: 2 }, ['Wd@C5 Bd@E5']],
    [
      'away',
      'Wd@B5 Bd@E5 Wc@F5',
      { op: 'away', which: { shape: 'disc' }, from: {}, steps: 1, count: 2 },
      ['Wd@A5 Bd@D5 Wc@F5'],
    ],
    [
      'add besides, as far as the supply goes',
      'Wd@A1 Wd@A2 Wd@A3 Wd@A4 Bc@E1 Bc@E5',
      {
        op: 'add',
        kind: { colour: 'W', shape: 'disc' },
        besides: { shape: 'cube' },
        sides: ['E'],
        count: 2,
      },
      ['Wd@A1 Bc@E1 Wd@F1 Wd@A2 Wd@A3 Wd@A4 Bc@E5'],
    ],
  ])('%s', (_, text, rule, expected) => {
    expect(ends(text, rule)).toEqual(expected)
  })

  test('two of four can be named in six ways, each in one', () => {
    const rule: Rule = { op: 'remove', count: 2 }
    const text = 'Wd@A1 Wd@B1 Wd@C1 Wd@D1'
    const found = outcomes(mat(text), [rule]).list
    expect(found).toHaveLength(6)
    const { points } = respond(mat(text), [rule], [1, 1])
    expect(points.map(({ options }) => options)).toEqual([
      ['Wd@A1', 'Wd@B1', 'Wd@C1'],
      ['Wd@C1', 'Wd@D1'],
    ])
    expect(respond(mat(text), [{ ...rule, count: 4 }]).points).toEqual([])
    expect(ends(text, { ...rule, count: 5 })).toEqual([text])
  })

  test('with order: alien it says who is next, too', () => {
    const { list } = outcomes(mat('Wd@E5 Bd@I5'), [goTo], { ordered: true })
    expect(list.map(({ end }) => shown(end))).toEqual(['Wd@G5 Bd@I5', 'Wd@E5 Bd@G5'])
  })
})

describe('R33: a rule of a target is done whole or not at all', () => {
  const shared = (which: object, target: object, count?: number): Rule => ({
    op: 'toward',
    which,
    target,
    steps: 2,
    pick: 'shared',
    removeTarget: true,
    ...(count && { count }),
  })
  test.each<[string, string, Rule, string[]]>([
    ['nobody to go', 'Wc@K9 Wd@J7', shared({ shape: 'rod' }, { shape: 'cube' }, 1), ['Wd@J7 Wc@K9']],
    ['nobody of all to go', 'Wc@K9', shared({ colour: 'B' }, { colour: 'W' }), ['Wc@K9']],
    ['the target alone', 'Bc@E6', shared({}, {}, 1), ['Bc@E6']],
    ['too few besides the target', 'Bc@E6 Bd@E8', shared({}, {}, 2), ['Bc@E6 Bd@E8']],
    ['the target does not go itself', 'Bc@E2 Wd@E8', shared({}, { colour: 'B' }, 1), ['Wd@E6']],
    ['a target that somebody can go to is taken', 'Wc@B2 Bd@E8', shared({ colour: 'W' }, {}, 1), ['Wc@D4']],
  ])('shared target: %s', (_, text, rule, expected) => {
    expect(ends(text, rule)).toEqual(expected)
  })

  test.each<[string, string, Rule, string[]]>([
    ['meet', 'Bc@E6 BrH@H6', { op: 'meet', a: {}, b: { in: 'left' } }, ['Bc@F6 BrH@G6']],
    ['swap', 'Bc@E6 BrH@H6', { op: 'swap', a: {}, b: { in: 'left' } }, ['BrH@E6 Bc@H6']],
    [
      'toward',
      'Bc@E6 Wd@E8',
      { op: 'toward', count: 1, target: { shape: 'cube' }, steps: 1 },
      ['Bc@E6 Wd@E7'],
    ],
    ['onto', 'Bc@E6 Wd@E8', { op: 'onto', count: 1, target: { shape: 'cube' } }, ['Bc@E6 Wd@E6^1']],
    ['away', 'Bc@E6 Wd@E8', { op: 'away', count: 1, from: { shape: 'cube' }, steps: 1 }, ['Bc@E6 Wd@E9']],
  ])('a piece without a partner is not chosen: %s', (_, text, rule, expected) => {
    expect(ends(text, rule)).toEqual(expected)
  })
})
