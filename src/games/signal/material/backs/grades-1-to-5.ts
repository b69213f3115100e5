import type { Back } from './back.ts'

export const GRADES_1_TO_5 = {
  tideling: [
    {
      title: 'Undertow',
      rules: [{ text: 'Remove all black pieces.', rule: { op: 'remove', which: { colour: 'B' } } }],
      witness: ['Wd@G2', 'Wd@H2', 'Wd@I2', 'Bd@I8'],
    },
    {
      title: 'Slip',
      rules: [
        {
          text: 'Move the leftmost white piece 1 cell towards the Experts (all of them, if tied).',
          rule: { op: 'move', which: { colour: 'W', extreme: 'W' }, towards: 'S', steps: 1 },
        },
      ],
      witness: ['Bd@I3', 'Wd@I6', 'Wd@I7', 'Wd@I8'],
    },
    {
      title: 'Foam',
      rules: [
        {
          text: 'Add a white cube on the centre mark, if that cell is free.',
          rule: { op: 'add', kind: { colour: 'W', shape: 'cube' }, cell: 'G5' },
        },
      ],
      witness: ['Wd@G4', 'Wd@G4^1', 'Wd@G6'],
    },
  ],
  cairn: [
    {
      title: 'Climb',
      rules: [
        {
          text: 'Each black cube that is not in a stack moves onto the nearest cube.',
          rule: {
            op: 'onto',
            which: { colour: 'B', shape: 'cube', stack: 'single' },
            target: { shape: 'cube' },
          },
        },
      ],
      witness: ['Bc@G2', 'Bc@H6'],
    },
    {
      title: 'Tithe',
      rules: [
        { text: 'Remove the top piece of every stack.', rule: { op: 'remove', which: { stack: 'top' } } },
      ],
      witness: ['Bc@H6', 'Bc@I8', 'Bc@I8^1'],
    },
    {
      title: 'Root',
      rules: [
        {
          text: 'The bottom piece of every stack changes colour.',
          rule: { op: 'become', which: { stack: 'base' }, colour: 'flip' },
        },
      ],
      witness: ['Bc@L3', 'Wc@J4', 'Bc@D5'],
    },
  ],
  lantern: [
    {
      title: 'Call',
      rules: [
        {
          text: 'Add a black disc on every free side of one white disc.',
          rule: {
            op: 'add',
            count: 1,
            kind: { colour: 'B', shape: 'disc' },
            besides: { colour: 'W', shape: 'disc' },
            sides: ['E', 'W', 'N', 'S'],
          },
        },
      ],
      witness: ['Wd@D8'],
    },
    {
      title: 'Horizon',
      rules: [
        {
          text: 'Remove all black pieces on the midline.',
          rule: { op: 'remove', which: { colour: 'B', in: 'midline' } },
        },
      ],
      witness: ['Wd@D7'],
    },
    {
      title: 'Water',
      rules: [
        {
          text: 'Mirror all white pieces across the meridian.',
          rule: { op: 'mirror', which: { colour: 'W' }, axis: 'meridian' },
        },
      ],
      witness: ['Wd@G3'],
    },
  ],
  weaver: [
    {
      title: 'Dye',
      rules: [
        {
          text: 'Two cubes change colour.',
          rule: { op: 'become', which: { shape: 'cube' }, count: 2, colour: 'flip' },
        },
      ],
      witness: ['Wc@H6', 'Bc@I6', 'Bc@J6', 'Wc@K6'],
    },
    {
      title: 'Shuttle',
      rules: [
        {
          text: 'Swap a leftmost piece with the nearest of the rightmost pieces.',
          rule: { op: 'swap', a: { extreme: 'W' }, b: { extreme: 'E' } },
        },
      ],
      witness: ['Wc@J5', 'Bc@K5', 'Bc@L5', 'Wc@M5'],
    },
    {
      title: 'Warp',
      rules: [
        {
          text: 'Move one black piece any distance towards the Alien.',
          rule: { op: 'move', which: { colour: 'B' }, count: 1, towards: 'N', far: 'any' },
        },
      ],
      witness: ['Bc@L1', 'Bc@I6', 'Bc@J6', 'Bc@K6'],
    },
  ],
  mirrorMoth: [
    {
      title: 'Look Back',
      rules: [
        {
          text: 'Turn one triangle half a turn.',
          rule: { op: 'turn', which: { shape: 'tri' }, count: 1, quarters: 2 },
        },
      ],
      witness: ['WtW@D2', 'WtW@E2'],
    },
    {
      title: 'Dusk',
      rules: [
        {
          text: 'One triangle changes colour.',
          rule: { op: 'become', which: { shape: 'tri' }, count: 1, colour: 'flip' },
        },
      ],
      witness: ['WtW@L4', 'BtW@M4'],
    },
    {
      title: 'Updraft',
      rules: [
        {
          text: 'Move all triangles that point left any distance towards the Alien.',
          rule: { op: 'move', which: { shape: 'tri', facing: 'W' }, towards: 'N', far: 'any' },
        },
      ],
      witness: ['WtE@I1', 'WtW@L2', 'WtE@K5'],
    },
  ],
} as const satisfies Readonly<Record<string, Back>>
