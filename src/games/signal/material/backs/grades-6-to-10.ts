import type { Back } from './back.ts'

export const GRADES_6_TO_10 = {
  comet: [
    {
      title: 'Hurry',
      rules: [
        {
          text: 'Move all white pieces in the near half any distance right.',
          rule: { op: 'move', which: { colour: 'W', in: 'near' }, towards: 'E', far: 'any' },
        },
      ],
      witness: ['Wd@M2', 'Wd@H6', 'Wd@G7', 'Wd@F8'],
    },
    {
      title: 'Climb',
      rules: [
        {
          text: 'Move one white piece in the left half 1 cell towards the Alien.',
          rule: { op: 'move', which: { colour: 'W', in: 'left' }, count: 1, towards: 'N', steps: 1 },
        },
      ],
      witness: ['Wd@D2', 'Wd@E4', 'Wd@H5'],
    },
    {
      title: 'Contact',
      rules: [
        {
          text: 'Remove one piece that touches another piece.',
          rule: { op: 'remove', which: { alone: false }, count: 1 },
        },
      ],
      witness: ['Wd@G6', 'Wd@H7', 'Wd@I8', 'Wd@D9'],
    },
  ],
  orchard: [
    {
      title: 'Ripen',
      rules: [
        {
          text: 'Each white disc that touches a cube becomes black.',
          rule: {
            op: 'become',
            which: { colour: 'W', shape: 'disc', touching: { shape: 'cube' } },
            colour: 'B',
          },
        },
        { text: 'Remove all white discs.', rule: { op: 'remove', which: { colour: 'W', shape: 'disc' } } },
      ],
      witness: ['Wc@C8', 'Bd@D8', 'Wd@C9', 'Wc@D9'],
    },
    {
      title: 'Settle',
      rules: [
        {
          text: 'Move all cubes 1 cell towards the Experts.',
          rule: { op: 'move', which: { shape: 'cube' }, towards: 'S', steps: 1 },
        },
      ],
      witness: ['Wd@G1', 'Wc@G2', 'Wd@H2', 'Wc@H2^1'],
    },
    {
      title: 'Winter',
      rules: [
        {
          text: 'All cubes change colour.',
          rule: { op: 'become', which: { shape: 'cube' }, colour: 'flip' },
        },
      ],
      witness: ['Bd@C2', 'Bd@B3', 'Bc@B3^1', 'Bc@C3'],
    },
  ],
  gatekeeper: [
    {
      title: 'Swing',
      rules: [
        {
          text: 'Turn one rod a quarter turn.',
          rule: { op: 'turn', which: { shape: 'rod' }, count: 1, quarters: 1 },
        },
      ],
      witness: ['BrV@H6', 'Wd@I6', 'BrH@J6'],
    },
    {
      title: 'Guest',
      rules: [
        { text: 'Remove one disc.', rule: { op: 'remove', which: { shape: 'disc' }, count: 1 } },
        {
          text: 'Add a white disc exactly between two black rods.',
          rule: {
            op: 'add',
            kind: { colour: 'W', shape: 'disc' },
            between: [
              { colour: 'B', shape: 'rod' },
              { colour: 'B', shape: 'rod' },
            ],
            count: 1,
          },
        },
      ],
      witness: ['BrV@E6', 'BrH@G6'],
    },
    {
      title: 'Crowd',
      rules: [
        {
          text: 'If there are more than two rods, remove one rod in the near half.',
          rule: {
            op: 'remove',
            which: { shape: 'rod', in: 'near' },
            count: 1,
            when: { count: { shape: 'rod' }, is: 'more', number: 2 },
          },
        },
        {
          text: 'If there are exactly two rods, move all pieces in the near half any distance towards the Experts.',
          rule: {
            op: 'move',
            which: { in: 'near' },
            towards: 'S',
            far: 'any',
            when: { count: { shape: 'rod' }, is: 'equal', number: 2 },
          },
        },
      ],
      witness: ['WrV@B4', 'BrV@J7', 'BrV@L7'],
    },
  ],
  shoal: [
    {
      title: 'School',
      rules: [
        {
          text: 'Each white disc that touches nothing moves until it touches the nearest other white disc.',
          rule: {
            op: 'toward',
            which: { colour: 'W', shape: 'disc', alone: true },
            far: 'touch',
            target: { colour: 'W', shape: 'disc' },
          },
        },
      ],
      witness: ['Wd@E5', 'Wd@H6', 'Wd@E8', 'Wd@G9'],
    },
    {
      title: 'Pike',
      rules: [{ text: 'Remove the leftmost pieces.', rule: { op: 'remove', which: { extreme: 'W' } } }],
      witness: ['Bd@G1', 'Wd@I3', 'Wd@L3', 'Wd@M8', 'Wd@F9'],
    },
    {
      title: 'Swell',
      rules: [
        {
          text: 'Move all pieces in the core 2 cells right.',
          rule: { op: 'move', which: { in: 'core' }, towards: 'E', steps: 2 },
        },
      ],
      witness: ['Wd@H1', 'Wd@G2', 'Wd@H3', 'Bd@D7', 'Wd@B9'],
    },
  ],
  pendulum: [
    {
      title: 'Crossing',
      rules: [
        {
          text: 'Mirror one triangle across the meridian.',
          rule: { op: 'mirror', which: { shape: 'tri' }, count: 1, axis: 'meridian' },
        },
      ],
      witness: ['Bd@E9', 'WtW@F9', 'WtW@J9'],
    },
    {
      title: 'Turning',
      rules: [
        {
          text: 'Spin two pieces a quarter turn clockwise about the centre mark.',
          rule: { op: 'spin', count: 2, quarters: 1 },
        },
      ],
      witness: ['WtN@G4', 'Bd@G5', 'WtS@G6'],
    },
    {
      title: 'Sink',
      rules: [
        {
          text: 'Move all black pieces any distance towards the Experts.',
          rule: { op: 'move', which: { colour: 'B' }, towards: 'S', far: 'any' },
        },
      ],
      witness: ['Bd@A1', 'WtE@A2', 'WtN@J9', 'Bd@L9'],
    },
  ],
} as const satisfies Readonly<Record<string, Back>>
