import type { Back } from './back.ts'

export const GRADES_11_TO_15 = {
  courier: [
    {
      title: 'Ride',
      rules: [
        {
          text: 'Each black disc that is not in a stack moves onto the nearest cube.',
          rule: {
            op: 'onto',
            which: { colour: 'B', shape: 'disc', stack: 'single' },
            target: { shape: 'cube' },
          },
        },
      ],
      witness: ['Bd@B4', 'Wc@B4^1', 'Bd@A9'],
    },
    {
      title: 'Sunrise',
      rules: [
        {
          text: 'The top piece of every stack moves 1 cell right.',
          rule: { op: 'unstack', which: { stack: 'top' }, towards: 'E' },
        },
        {
          text: 'Each black disc that is not in a stack moves onto the nearest cube.',
          rule: {
            op: 'onto',
            which: { colour: 'B', shape: 'disc', stack: 'single' },
            target: { shape: 'cube' },
          },
        },
        {
          text: 'Remove all white discs that are not in a stack.',
          rule: { op: 'remove', which: { colour: 'W', shape: 'disc', stack: 'single' } },
        },
      ],
      witness: ['Bd@G6', 'Wc@G6^1', 'Bd@C9'],
    },
    {
      title: 'Repaint',
      rules: [
        {
          text: 'The bottom piece of every stack changes colour.',
          rule: { op: 'become', which: { stack: 'base' }, colour: 'flip' },
        },
      ],
      witness: ['Wd@L8', 'Wc@L8^1', 'Bd@L9'],
    },
  ],
  frostbloom: [
    {
      title: 'Thorns',
      rules: [
        {
          text: 'Add a white triangle pointing to the Alien on the far side of one black cube, if that cell is free.',
          rule: {
            op: 'add',
            kind: { colour: 'W', shape: 'tri', facing: 'N' },
            besides: { colour: 'B', shape: 'cube' },
            sides: ['N'],
            count: 1,
          },
        },
        {
          text: 'Add a white triangle pointing to the Experts on the near side of one black cube, if that cell is free.',
          rule: {
            op: 'add',
            kind: { colour: 'W', shape: 'tri', facing: 'S' },
            besides: { colour: 'B', shape: 'cube' },
            sides: ['S'],
            count: 1,
          },
        },
      ],
      witness: ['WtW@J3', 'Bc@K3', 'WtE@L3'],
    },
    {
      title: 'Turn',
      rules: [
        {
          text: 'Turn all triangles half a turn.',
          rule: { op: 'turn', which: { shape: 'tri' }, quarters: 2 },
        },
        { text: 'Mirror all pieces across the midline.', rule: { op: 'mirror', axis: 'midline' } },
      ],
      witness: ['WtN@D2', 'WtE@C3', 'Bc@D3', 'WtW@E3', 'WtS@D4'],
    },
    {
      title: 'Melt',
      rules: [
        {
          text: 'Remove all cubes in the core.',
          rule: { op: 'remove', which: { shape: 'cube', in: 'core' } },
        },
        {
          text: 'All black discs become black cubes.',
          rule: { op: 'become', which: { colour: 'B', shape: 'disc' }, shape: 'cube' },
        },
      ],
      witness: ['WtN@D2', 'WtE@C3', 'Bd@D3', 'WtW@E3', 'WtS@D4'],
    },
  ],
  ledger: [
    {
      title: 'Balance',
      rules: [
        {
          text: 'If there are more white pieces than black, remove one white piece.',
          rule: {
            op: 'remove',
            which: { colour: 'W' },
            count: 1,
            when: { count: { colour: 'W' }, is: 'more', than: { colour: 'B' } },
          },
        },
        {
          text: 'If there are no black pieces, all white pieces become black.',
          rule: {
            op: 'become',
            which: { colour: 'W' },
            colour: 'B',
            when: { count: { colour: 'B' }, is: 'equal', number: 0 },
          },
        },
      ],
      witness: ['Wc@H2', 'Wc@H3', 'Wc@E4', 'Wc@H4'],
    },
    {
      title: 'Settle',
      rules: [
        {
          text: 'If there are four or more pieces, remove one of the pieces nearest the Experts.',
          rule: {
            op: 'remove',
            which: { extreme: 'S' },
            count: 1,
            when: { count: {}, is: 'atLeast', number: 4 },
          },
        },
        {
          text: 'If there are three or fewer pieces, move one piece 2 cells left.',
          rule: {
            op: 'move',
            count: 1,
            towards: 'W',
            steps: 2,
            when: { count: {}, is: 'atMost', number: 3 },
          },
        },
      ],
      witness: ['Bc@C4', 'Bc@A5', 'Bc@A6'],
    },
    {
      title: 'Interest',
      rules: [
        {
          text: 'One disc becomes a cube.',
          rule: { op: 'become', which: { shape: 'disc' }, count: 1, shape: 'cube' },
        },
        {
          text: 'Remove all cubes on the meridian.',
          rule: { op: 'remove', which: { shape: 'cube', in: 'meridian' } },
        },
      ],
      witness: ['Wc@B5', 'Wc@B6', 'Wd@B7', 'Wc@D8'],
    },
  ],
  loadstone: [
    {
      title: 'Flee',
      rules: [
        {
          text: 'Each white piece moves directly away from the nearest black piece, as far as the Alien likes.',
          rule: { op: 'away', which: { colour: 'W' }, from: { colour: 'B' }, far: 'any' },
        },
      ],
      witness: ['Bd@D2', 'Wd@J3', 'Wd@E9', 'Bd@J9'],
    },
    {
      title: 'Follow',
      rules: [
        {
          text: 'Each black piece moves towards the nearest white piece, as far as the Alien likes, stopping when it touches.',
          rule: { op: 'toward', which: { colour: 'B' }, target: { colour: 'W' }, far: 'any' },
        },
      ],
      witness: ['Wd@H3', 'Wd@K3', 'Bd@H7', 'Bd@L7'],
    },
    {
      title: 'Recoil',
      rules: [
        {
          text: 'Remove one piece that touches another piece.',
          rule: { op: 'remove', which: { alone: false }, count: 1 },
        },
        {
          text: 'Add a black disc exactly between two white discs.',
          rule: {
            op: 'add',
            kind: { colour: 'B', shape: 'disc' },
            between: [
              { colour: 'W', shape: 'disc' },
              { colour: 'W', shape: 'disc' },
            ],
            count: 1,
          },
        },
      ],
      witness: ['Wd@G5', 'Bd@M5', 'Wd@G7', 'Bd@M9'],
    },
  ],
  dolmen: [
    {
      title: 'Sky',
      rules: [
        {
          text: 'Spin the whole mat a quarter turn clockwise about the centre mark.',
          rule: { op: 'spin', quarters: 1 },
        },
      ],
      witness: ['WrH@D3', 'BrV@C4', 'WrH@D5'],
    },
    {
      title: 'Lie Down',
      rules: [
        {
          text: 'Every flat rod becomes black.',
          rule: { op: 'become', which: { shape: 'rod', facing: 'H' }, colour: 'B' },
        },
        {
          text: 'Every upright rod becomes white.',
          rule: { op: 'become', which: { shape: 'rod', facing: 'V' }, colour: 'W' },
        },
        {
          text: 'Turn all rods in the left half a quarter turn.',
          rule: { op: 'turn', which: { shape: 'rod', in: 'left' }, quarters: 1 },
        },
      ],
      witness: ['BrH@D5', 'WrV@C6', 'WrH@D7'],
    },
    {
      title: 'Sleep',
      rules: [
        {
          text: 'Move all rods in the near half 1 cell right.',
          rule: { op: 'move', which: { shape: 'rod', in: 'near' }, towards: 'E', steps: 1 },
        },
        { text: 'Remove all discs.', rule: { op: 'remove', which: { shape: 'disc' } } },
        {
          text: 'Swap a black rod with the nearest white rod.',
          rule: { op: 'swap', a: { colour: 'B', shape: 'rod' }, b: { colour: 'W', shape: 'rod' } },
        },
      ],
      witness: ['WrH@F5', 'WrH@E6', 'WrV@F7'],
    },
  ],
} as const satisfies Readonly<Record<string, Back>>
