import { describe, expect, test } from 'vitest'
import { checkCard } from '../../../src/games/signal/content.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import { isGoal } from '../../../src/games/signal/material/goal.ts'
import { goalFaults } from '../../../src/games/signal/material/impossible.ts'
import type { Goal, Selector } from '../../../src/games/signal/material/language.ts'
import { select } from '../../../src/games/signal/material/select.ts'
import { scattered } from './chance.ts'
import { mat, numbers } from './mats.ts'
import { cardWith, NO_BLACK } from './table.ts'

const white = { colour: 'W' } as const
const black = { colour: 'B' } as const
const disc = { shape: 'disc' } as const

describe('R11: a Signal that no mat can be is refused, with the place', () => {
  test.each<[Goal, string]>([
    [{}, '/total'],
    [{ total: 2, rotate: true }, '/rotate'],
    [{ total: 2, reflect: true }, '/reflect'],
    [{ total: 3, has: [{ which: white, number: 4 }] }, '/has/0/number'],
    [
      {
        total: 2,
        has: [
          { which: white, number: 2 },
          { which: black, number: 1 },
        ],
      },
      '/has',
    ],
    [
      {
        total: 3,
        has: [
          { which: white, number: 1 },
          { which: black, number: 1 },
        ],
      },
      '/has',
    ],
    [{ total: 8, has: [{ which: { ...white, ...disc }, number: 6 }] }, '/has/0'],
    [{ total: 12, has: [{ which: disc, number: 11 }] }, '/has/0'],
    [{ total: 1, has: [{ which: { ...disc, facing: 'N' }, number: 1 }] }, '/has/0'],
    [{ total: 2, has: [{ which: {}, number: 1 }] }, '/has/0'],
    [
      {
        total: 2,
        has: [
          { which: { ...white, in: 'core' }, number: 2 },
          { which: black, number: 1 },
        ],
      },
      '/has',
    ],
    [{ total: 2, layout: 'stack', touching: 'none' }, '/layout'],
    [{ total: 2, in: 'center', touching: 'none' }, '/touching'],
    [{ total: 6, in: 'core', touching: 'none' }, '/touching'],
    [{ total: 4, layout: 'rectangle', in: 'center' }, '/layout'],
    [{ total: 4, layout: 'rectangle', in: 'meridian' }, '/layout'],
    [{ total: 4, layout: 'square', in: 'marks' }, '/layout'],
    [{ total: 4, layout: 'rectangle', in: 'ring', touching: 'connected' }, '/layout'],
    [{ total: 3, layout: 'rectangle' }, '/layout'],
    [{ total: 20, layout: 'row', touching: 'none', in: 'core' }, '/layout'],
    [{ total: 8, layout: 'row', touching: 'none' }, '/layout'],
    [{ total: 6, layout: 'column', touching: 'none' }, '/layout'],
    [{ pattern: ['Wd 0,0', 'Wd 1,0'], total: 3 }, '/total'],
    [{ pattern: ['Wd 0,0', 'Wd 1,0'], touching: 'none' }, '/pattern'],
    [{ pattern: ['Wd 0,0', 'Wd 2,0'], in: 'marks' }, '/pattern'],
    [{ pattern: ['Wd 0,0', 'Wd 0,1'], layout: 'row' }, '/pattern'],
    [{ pattern: ['Wd 0,0', 'Wd 9,0'], in: 'core' }, '/pattern'],
    [{ pattern: ['Wd 0,0', 'Wd 13,0'] }, '/pattern'],
    [{ pattern: ['Wd 0,0', '** 1,0'], has: [{ which: white, number: 0 }] }, '/has'],
    [{ pattern: ['Wd 0,0', '** 1,0'], has: [{ which: { shape: 'rod' }, number: 2 }] }, '/has'],
  ])('%j', (goal, path) => {
    expect(goalFaults(goal).map((fault) => fault.path)).toEqual([path])
    expect(checkCard({ ...cardWith([NO_BLACK]), goal })).toMatchObject({
      code: 'bad-card',
      errors: [{ path: `/goal${path}` }],
    })
  })

  test.each<[Goal, string]>([
    [{ total: 5, in: 'core', touching: 'none' }, 'Wd@F4 Wd@H4 Wd@G5 Wc@F6 Wc@H6'],
    [{ total: 7, layout: 'row', touching: 'none' }, 'Wd@A1 Wd@C1 Wd@E1 Wd@G1 Wd@I1 Wc@K1 Wc@M1'],
    [{ total: 4, layout: 'rectangle', in: 'marks', touching: 'none' }, 'Wd@C3 Wd@K3 Wd@C7 Wd@K7'],
    [{ total: 4, layout: 'square', touching: 'connected' }, 'Wd@C3 Wd@D3 Wd@C4 Wd@D4'],
    [{ total: 2, in: 'center', touching: 'connected' }, 'Wd@G5 Bd@G5^1'],
    [{ total: 2, layout: 'row', in: 'center' }, 'Wd@G5 Bd@G5^1'],
    [
      {
        total: 3,
        has: [
          { which: white, number: 2 },
          { which: disc, number: 2 },
        ],
      },
      'Wd@A1 Wc@A2 Bd@A3',
    ],
    [
      {
        total: 2,
        has: [
          { which: { ...white, in: 'core' }, number: 1 },
          { which: white, number: 2 },
        ],
      },
      'Wd@G5 Wd@A1',
    ],
    [{ pattern: ['Wd 0,0', 'Wd 1,0'], rotate: true, in: 'meridian' }, 'Wd@G1 Wd@G2'],
    [{ pattern: ['Wd 0,0', '** 1,0'], has: [{ which: white, number: 1 }] }, 'Wd@A1 Bc@B1'],
  ])('%j can be, and is', (goal, text) => {
    expect(isGoal(mat(text), goal)).toBe(true)
    expect(goalFaults(goal)).toEqual([])
  })

  test('no card of the box is refused', () => {
    for (const [id, { goal }] of Object.entries(STOCK)) expect(goalFaults(goal), id).toEqual([])
  })

  test('what some mat is is never refused', () => {
    const chance = numbers(5)
    for (let n = 0; n < 150; n++) {
      const pieces = scattered(chance, 1 + chance(4), { x: 1 + chance(13), y: 1 + chance(9) })
      const number = (which: Selector) => ({ which, number: select(pieces, which).length })
      const base: Goal = {
        total: pieces.length,
        has: [white, { shape: 'tri' as const }, { facing: 'V' as const }].map(number),
      }
      const more = (['row', 'column', 'stack', 'rectangle'] as const).map(
        (layout): Goal => ({ ...base, layout }),
      )
      const apart = (['none', 'connected'] as const).map((touching): Goal => ({ ...base, touching }))
      for (const goal of [
        base,
        ...more,
        ...apart,
        ...more.map((one): Goal => ({ ...one, touching: 'none', in: 'left' })),
      ])
        if (isGoal(pieces, goal)) expect(goalFaults(goal), JSON.stringify(goal)).toEqual([])
    }
  })
})
