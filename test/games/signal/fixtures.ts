import type { Rule } from '../../../src/games/signal/material/language.ts'

export interface Fixture {
  name: string
  given: string
  rules: Rule[]
  expect: string
}

/** What each operation makes of small arrangements, worked out by hand; choices take their defaults. */
export const FIXTURES: readonly Fixture[] = [
  {
    name: 'remove all of a colour',
    given: 'Wd@C3 Bd@D3 Bc@E3',
    rules: [{ op: 'remove', which: { colour: 'B' } }],
    expect: 'Wd@C3',
  },
  {
    name: 'remove the top of a stack, the rest stays',
    given: 'Bc@C3 Bc@C3^1 Wd@F6',
    rules: [{ op: 'remove', which: { stack: 'top' } }],
    expect: 'Bc@C3 Wd@F6',
  },
  {
    name: 'remove the base, the upper piece settles to level 0',
    given: 'Wd@C3 Bd@C3^1',
    rules: [{ op: 'remove', which: { stack: 'base' } }],
    expect: 'Bd@C3',
  },
  {
    name: 'remove needs 2 but only 1 matches: rule skipped',
    given: 'Wd@C3 Bd@D3',
    rules: [{ op: 'remove', which: { colour: 'W' }, count: 2 }],
    expect: 'Wd@C3 Bd@D3',
  },
  {
    name: 'remove pieces that touch (orthogonal only)',
    given: 'Wd@C3 Wd@D4 Bd@F5 Bd@G5',
    rules: [{ op: 'remove', which: { alone: false } }],
    expect: 'Wd@C3 Wd@D4',
  },
  {
    name: 'diagonal neighbours do not touch',
    given: 'Wd@C3 Wd@D4',
    rules: [{ op: 'remove', which: { alone: true } }],
    expect: '',
  },
  {
    name: 'move 2 right',
    given: 'Wd@C3',
    rules: [{ op: 'move', which: { colour: 'W' }, towards: 'E', steps: 2 }],
    expect: 'Wd@E3',
  },
  {
    name: 'move off the mat removes the piece',
    given: 'Wd@M3 Wd@B3',
    rules: [{ op: 'move', which: { colour: 'W' }, towards: 'E', steps: 2 }],
    expect: 'Wd@D3',
  },
  {
    name: 'move is stopped by an occupied cell',
    given: 'Wd@C3 Bd@E3',
    rules: [{ op: 'move', which: { colour: 'W' }, towards: 'E', steps: 3 }],
    expect: 'Wd@D3 Bd@E3',
  },
  {
    name: 'a whole row moves together, front piece first',
    given: 'Wd@C3 Wd@D3 Wd@E3',
    rules: [{ op: 'move', which: { colour: 'W' }, towards: 'E', steps: 1 }],
    expect: 'Wd@D3 Wd@E3 Wd@F3',
  },
  {
    name: 'slide to the edge',
    given: 'Wd@C3 Bd@C7',
    rules: [{ op: 'move', which: { colour: 'W' }, towards: 'W', far: 'edge' }],
    expect: 'Wd@A3 Bd@C7',
  },
  {
    name: 'slide to the edge stops before a piece',
    given: 'Wd@C3 Bd@H3',
    rules: [{ op: 'move', which: { colour: 'W' }, towards: 'E', far: 'edge' }],
    expect: 'Wd@G3 Bd@H3',
  },
  {
    name: 'toward, 2 cells, diagonal first',
    given: 'Bd@C3 Wd@H5',
    rules: [{ op: 'toward', which: { colour: 'B' }, steps: 2, target: { colour: 'W' } }],
    expect: 'Bd@E5 Wd@H5',
  },
  {
    name: 'toward stops when touching',
    given: 'Bd@C3 Wd@E3',
    rules: [{ op: 'toward', which: { colour: 'B' }, steps: 5, target: { colour: 'W' } }],
    expect: 'Bd@D3 Wd@E3',
  },
  {
    name: 'toward until touch goes to the nearest free side',
    given: 'Bd@C3 Wd@H3',
    rules: [{ op: 'toward', which: { colour: 'B' }, far: 'touch', target: { colour: 'W' } }],
    expect: 'Bd@G3 Wd@H3',
  },
  {
    name: 'toward until touch, west side occupied: tie of two sides, first in reading order',
    given: 'Bd@C3 Bc@G3 Wd@H3',
    rules: [{ op: 'toward', which: { colour: 'B', shape: 'disc' }, far: 'touch', target: { colour: 'W' } }],
    expect: 'Bd@H2 Bc@G3 Wd@H3',
  },
  {
    name: 'no target: rule skipped',
    given: 'Bd@C3',
    rules: [{ op: 'toward', which: { colour: 'B' }, far: 'touch', target: { colour: 'W' } }],
    expect: 'Bd@C3',
  },
  {
    name: 'away 1',
    given: 'Wd@C3 Bd@D3',
    rules: [{ op: 'away', which: { colour: 'W' }, steps: 1, from: { colour: 'B' } }],
    expect: 'Wd@B3 Bd@D3',
  },
  {
    name: 'away off the mat',
    given: 'Wd@A3 Bd@B3',
    rules: [{ op: 'away', which: { colour: 'W' }, steps: 1, from: { colour: 'B' } }],
    expect: 'Bd@B3',
  },
  {
    name: 'away from each other, any distance, default = 1 cell each (min), reading order',
    given: 'Wd@C5 Wd@E5',
    rules: [{ op: 'away', which: { colour: 'W' }, far: 'any' }],
    expect: 'Wd@B5 Wd@F5',
  },
  {
    name: 'onto the nearest cube',
    given: 'Bd@C3 Wc@E3 Wc@C9',
    rules: [{ op: 'onto', which: { shape: 'disc' }, target: { shape: 'cube' } }],
    expect: 'Wc@E3 Bd@E3^1 Wc@C9',
  },
  {
    name: 'two discs ride the same cube',
    given: 'Bd@C3 Wc@E3 Wd@G3',
    rules: [{ op: 'onto', which: { shape: 'disc' }, target: { shape: 'cube' } }],
    expect: 'Wc@E3 Bd@E3^1 Wd@E3^2',
  },
  {
    name: 'onto, reach touching: only the neighbour climbs',
    given: 'WrH@C3 Bc@D3 WrH@G3',
    rules: [
      {
        op: 'onto',
        which: { shape: 'rod', touching: { shape: 'cube' } },
        target: { shape: 'cube' },
        beside: true,
      },
    ],
    expect: 'Bc@D3 WrH@D3^1 WrH@G3',
  },
  {
    name: 'goto core: nearest free cell',
    given: 'Wd@A5',
    rules: [{ op: 'goto', which: { colour: 'W' }, region: 'core' }],
    expect: 'Wd@F5',
  },
  {
    name: 'goto centre already taken: skipped',
    given: 'Wc@A5 Bd@G5',
    rules: [{ op: 'goto', which: { shape: 'cube' }, region: 'center' }],
    expect: 'Wc@A5 Bd@G5',
  },
  {
    name: 'add at a cell',
    given: 'Wd@C3',
    rules: [{ op: 'add', kind: { colour: 'B', shape: 'cube' }, cell: 'G5' }],
    expect: 'Wd@C3 Bc@G5',
  },
  {
    name: 'add at an occupied cell: skipped',
    given: 'Wd@G5',
    rules: [{ op: 'add', kind: { colour: 'B', shape: 'cube' }, cell: 'G5' }],
    expect: 'Wd@G5',
  },
  {
    name: 'add beside, off-mat side ignored',
    given: 'Wd@M5',
    rules: [
      {
        op: 'add',
        kind: { colour: 'B', shape: 'disc' },
        besides: { colour: 'W' },
        sides: ['E', 'W', 'N', 'S'],
        count: 1,
      },
    ],
    expect: 'Bd@M4 Bd@L5 Wd@M5 Bd@M6',
  },
  {
    name: 'add on top',
    given: 'Wd@C3',
    rules: [{ op: 'add', kind: { colour: 'B', shape: 'disc' }, on: { colour: 'W' }, count: 1 }],
    expect: 'Wd@C3 Bd@C3^1',
  },
  {
    name: 'add exactly between',
    given: 'BrV@C3 BrV@E3',
    rules: [
      {
        op: 'add',
        kind: { colour: 'W', shape: 'disc' },
        between: [{ shape: 'rod' }, { shape: 'rod' }],
        count: 1,
      },
    ],
    expect: 'BrV@C3 Wd@D3 BrV@E3',
  },
  {
    name: 'no exact middle: skipped',
    given: 'BrV@C3 BrV@F3',
    rules: [
      {
        op: 'add',
        kind: { colour: 'W', shape: 'disc' },
        between: [{ shape: 'rod' }, { shape: 'rod' }],
        count: 1,
      },
    ],
    expect: 'BrV@C3 BrV@F3',
  },
  {
    name: 'supply of 5 exhausted: add skipped',
    given: 'Wd@A1 Wd@B1 Wd@C1 Wd@D1 Wd@E1',
    rules: [{ op: 'add', kind: { colour: 'W', shape: 'disc' }, cell: 'G5' }],
    expect: 'Wd@A1 Wd@B1 Wd@C1 Wd@D1 Wd@E1',
  },
  {
    name: 'become: all colours flip at once',
    given: 'Wc@C3 Bc@D3',
    rules: [{ op: 'become', which: { shape: 'cube' }, colour: 'flip' }],
    expect: 'Bc@C3 Wc@D3',
  },
  {
    name: 'become: six discs to cubes, supply lets five through (reading order)',
    given: 'Wd@A1 Wd@B1 Wd@C1 Wc@D1 Wc@E1 Wc@F1',
    rules: [{ op: 'become', which: { shape: 'disc' }, shape: 'cube' }],
    expect: 'Wc@A1 Wc@B1 Wd@C1 Wc@D1 Wc@E1 Wc@F1',
  },
  {
    name: 'turn triangles a quarter turn clockwise',
    given: 'WtN@C3 WtE@D3',
    rules: [{ op: 'turn', which: { shape: 'tri' }, quarters: 1 }],
    expect: 'WtE@C3 WtS@D3',
  },
  {
    name: 'turn rods',
    given: 'WrH@C3 BrV@D3',
    rules: [{ op: 'turn', which: { shape: 'rod' }, quarters: 1 }],
    expect: 'WrV@C3 BrH@D3',
  },
  {
    name: 'swap leftmost and rightmost',
    given: 'Wc@C3 Bc@D3 Bc@E3',
    rules: [{ op: 'swap', a: { extreme: 'W' }, b: { extreme: 'E' } }],
    expect: 'Bc@C3 Bc@D3 Wc@E3',
  },
  {
    name: 'swap keeps stack heights',
    given: 'Wc@C3 Wd@C3^1 Bd@F3',
    rules: [{ op: 'swap', a: { colour: 'W', shape: 'disc' }, b: { colour: 'B' } }],
    expect: 'Wc@C3 Bd@C3^1 Wd@F3',
  },
  {
    name: 'mirror across the meridian flips pointing',
    given: 'WtE@C3',
    rules: [{ op: 'mirror', axis: 'meridian' }],
    expect: 'WtW@K3',
  },
  {
    name: 'mirror onto a piece that does not move: stays',
    given: 'Wd@C3 Bd@K3',
    rules: [{ op: 'mirror', which: { colour: 'W' }, axis: 'meridian' }],
    expect: 'Wd@C3 Bd@K3',
  },
  {
    name: 'spin: who is held up holds up whoever would come to its cell',
    given: 'Wd@G6 Wd@H5 Bc@G4',
    rules: [{ op: 'spin', which: { colour: 'W' }, quarters: 1 }],
    expect: 'Bc@G4 Wd@H5 Wd@G6',
  },
  {
    name: 'spin: one behind the other, to the last of a chain',
    given: 'Wd@F5 Wc@G6 WrH@H5 Bc@G4',
    rules: [{ op: 'spin', which: { colour: 'W' }, quarters: 1 }],
    expect: 'Bc@G4 Wd@F5 WrH@H5 Wc@G6',
  },
  {
    name: 'spin onto a stack of which one stays: stays',
    given: 'Bc@H5 Wd@H5^1 Wc@G6',
    rules: [{ op: 'spin', which: { colour: 'W' }, quarters: 1 }],
    expect: 'Wd@G4 Bc@H5 Wc@G6',
  },
  {
    name: 'mirror onto a stack of which one stays: stays, and holds up whoever comes from there',
    given: 'Bc@D4 Wd@D4^1 Wc@J4',
    rules: [{ op: 'mirror', which: { colour: 'W' }, axis: 'meridian' }],
    expect: 'Bc@D4 Wd@D4^1 Wc@J4',
  },
  {
    name: 'add on all sides with one disc left: the first in reading order',
    given: 'Wd@K3 Bd@A9 Bd@B9 Bd@C9 Bd@D9',
    rules: [
      {
        op: 'add',
        kind: { colour: 'B', shape: 'disc' },
        besides: { colour: 'W', shape: 'disc' },
        sides: ['E', 'W', 'N', 'S'],
        count: 1,
      },
    ],
    expect: 'Bd@K2 Wd@K3 Bd@A9 Bd@B9 Bd@C9 Bd@D9',
  },
  {
    name: 'toward until they touch: who is beside the target on another level stays, under others too',
    given: 'Bc@G5 WtN@G5^1 Bd@H5 Wd@H5^1',
    rules: [
      {
        op: 'toward',
        which: { colour: 'B', shape: 'disc' },
        target: { colour: 'W', shape: 'tri' },
        far: 'touch',
      },
    ],
    expect: 'Bc@G5 WtN@G5^1 Bd@H5 Wd@H5^1',
  },
  {
    name: 'mirror of a pair swaps them',
    given: 'Wd@C3 Bd@K3',
    rules: [{ op: 'mirror', axis: 'meridian' }],
    expect: 'Bd@C3 Wd@K3',
  },
  {
    name: 'spin a quarter clockwise about G5',
    given: 'WtN@G7 WrH@J5',
    rules: [{ op: 'spin', quarters: 1 }],
    expect: 'WrV@G2 WtE@I5',
  },
  {
    name: 'spin off the mat removes (B5 goes above row 9)',
    given: 'Wd@B5 Wd@C5',
    rules: [{ op: 'spin', quarters: 1 }],
    expect: 'Wd@G9',
  },
  {
    name: 'unstack right',
    given: 'Wc@C3 Bd@C3^1',
    rules: [{ op: 'unstack', which: { stack: 'top' }, towards: 'E' }],
    expect: 'Wc@C3 Bd@D3',
  },
  {
    name: 'unstack blocked',
    given: 'Wc@C3 Bd@C3^1 Bc@D3',
    rules: [{ op: 'unstack', which: { stack: 'top' }, towards: 'E' }],
    expect: 'Wc@C3 Bd@C3^1 Bc@D3',
  },
  {
    name: 'condition false: skipped',
    given: 'Wd@C3 Bd@D3',
    rules: [
      {
        op: 'remove',
        when: { count: { colour: 'W' }, is: 'more', than: { colour: 'B' } },
        which: { colour: 'B' },
      },
    ],
    expect: 'Wd@C3 Bd@D3',
  },
  {
    name: 'rules run in order, later rules see earlier results',
    given: 'Wd@C3',
    rules: [
      { op: 'add', kind: { colour: 'B', shape: 'disc' }, besides: { colour: 'W' }, sides: ['E'], count: 1 },
      { op: 'move', which: { colour: 'B' }, towards: 'N', steps: 1 },
    ],
    expect: 'Wd@C3 Bd@D4',
  },
  {
    name: 'meet: both step until touching',
    given: 'Wd@C3 Bd@G3',
    rules: [{ op: 'meet', a: { colour: 'W' }, b: { colour: 'B' } }],
    expect: 'Wd@E3 Bd@F3',
  },
  {
    name: 'seed Magnetism pull: each black goes to a white, that white is removed',
    given: 'Bd@C3 Wd@F3',
    rules: [
      {
        op: 'toward',
        which: { colour: 'B' },
        far: 'touch',
        target: { colour: 'W' },
        pick: 'choose',
        removeTarget: true,
      },
    ],
    expect: 'Bd@E3',
  },
  {
    name: 'seed Magnetism annihilate, remove opposite colours that touch',
    given: 'Wd@C3 Bd@D3 Wd@F6 Wd@G6',
    rules: [
      {
        op: 'remove',
        which: {
          either: [
            { colour: 'W', touching: { colour: 'B' } },
            { colour: 'B', touching: { colour: 'W' } },
          ],
        },
      },
    ],
    expect: 'Wd@F6 Wd@G6',
  },
]
