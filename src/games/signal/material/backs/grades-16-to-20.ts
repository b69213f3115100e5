import type { Back } from './back.ts'

export const GRADES_16_TO_20 = {
  librarian: [
    {
      title: 'Exchange',
      rules: [
        {
          text: 'Swap a leftmost piece with the nearest of the rightmost pieces.',
          rule: { op: 'swap', a: { extreme: 'W' }, b: { extreme: 'E' } },
        },
        {
          text: 'Turn all triangles a quarter turn.',
          rule: { op: 'turn', which: { shape: 'tri' }, quarters: 1 },
        },
      ],
      witness: ['WrH@H5', 'Wc@I5', 'WtN@J5', 'Wd@K5'],
    },
    {
      title: 'Rebind',
      rules: [
        { text: 'Two pieces change colour.', rule: { op: 'become', count: 2, colour: 'flip' } },
        { text: 'Mirror all pieces across the meridian.', rule: { op: 'mirror', axis: 'meridian' } },
      ],
      witness: ['Wd@H4', 'BtS@I4', 'Wc@J4', 'BrH@K4'],
    },
    {
      title: 'Square',
      rules: [
        {
          text: 'One disc becomes a cube.',
          rule: { op: 'become', which: { shape: 'disc' }, count: 1, shape: 'cube' },
        },
        {
          text: 'Each upright rod becomes a disc.',
          rule: { op: 'become', which: { shape: 'rod', facing: 'V' }, shape: 'disc' },
        },
      ],
      witness: ['BrV@D8', 'BtS@E8', 'Wc@F8', 'WrH@G8'],
    },
  ],
  ferryman: [
    {
      title: 'Cross',
      rules: [
        {
          text: 'Move one white piece any distance towards the Alien.',
          rule: { op: 'move', which: { colour: 'W' }, count: 1, towards: 'N', far: 'any' },
        },
      ],
      witness: ['Wc@B3', 'Bd@B7', 'Wc@B8'],
    },
    {
      title: 'Current',
      rules: [
        {
          text: 'All pieces that touch nothing move 2 cells right.',
          rule: { op: 'move', which: { alone: true }, towards: 'E', steps: 2 },
        },
      ],
      witness: ['Wc@D1', 'Bd@D3', 'Wc@D4'],
    },
    {
      title: 'Toll',
      rules: [
        {
          text: 'The top piece of every stack moves 1 cell towards the Experts.',
          rule: { op: 'unstack', which: { stack: 'top' }, towards: 'S' },
        },
        { text: 'Remove all pieces in the left half.', rule: { op: 'remove', which: { in: 'left' } } },
      ],
      witness: ['Wc@H2', 'Wc@H3', 'Bd@H3^1'],
    },
  ],
  hollow: [
    {
      title: 'Swallow',
      rules: [
        {
          text: 'Remove every disc that touches a cube.',
          rule: { op: 'remove', which: { shape: 'disc', touching: { shape: 'cube' } } },
        },
        {
          text: 'Remove every cube that touches another cube.',
          rule: { op: 'remove', which: { shape: 'cube', touching: { shape: 'cube' } } },
        },
      ],
      witness: ['Bc@L4', 'Wd@L4^1', 'Bc@K5', 'Bc@M5', 'Bc@L6'],
    },
    {
      title: 'Breathe',
      rules: [
        {
          text: 'Each cube moves 1 cell towards the nearest disc.',
          rule: { op: 'toward', which: { shape: 'cube' }, steps: 1, target: { shape: 'disc' } },
        },
        { text: 'Remove all discs.', rule: { op: 'remove', which: { shape: 'disc' } } },
      ],
      witness: ['Bc@H3', 'Bc@F4', 'Bc@I4', 'Bc@G6', 'Bd@F7'],
    },
    {
      title: 'Rebuild',
      rules: [
        {
          text: 'All cubes in the far half change colour.',
          rule: { op: 'become', which: { shape: 'cube', in: 'far' }, colour: 'flip' },
        },
        {
          text: 'Move all white cubes 1 cell left.',
          rule: { op: 'move', which: { colour: 'W', shape: 'cube' }, towards: 'W', steps: 1 },
        },
      ],
      witness: ['Bc@D1', 'Bd@G1', 'Bc@C3', 'Bc@E3', 'Bc@D4', 'Wc@L5', 'Bc@L5^1'],
    },
  ],
  chorus: [
    {
      title: 'Third',
      rules: [
        {
          text: 'Add a white disc exactly between two black discs.',
          rule: {
            op: 'add',
            kind: { colour: 'W', shape: 'disc' },
            between: [
              { colour: 'B', shape: 'disc' },
              { colour: 'B', shape: 'disc' },
            ],
            count: 1,
          },
        },
        {
          text: 'All black discs become white.',
          rule: { op: 'become', which: { colour: 'B', shape: 'disc' }, colour: 'W' },
        },
      ],
      witness: ['Bd@A4', 'Bd@C4', 'Bd@A6', 'Bd@C6'],
    },
    {
      title: 'Marks',
      rules: [
        { text: 'Remove all pieces on the corner marks.', rule: { op: 'remove', which: { in: 'marks' } } },
        { text: 'Remove any piece on the centre mark.', rule: { op: 'remove', which: { in: 'center' } } },
        {
          text: 'Move one piece in the right half any distance left.',
          rule: { op: 'move', which: { in: 'right' }, count: 1, towards: 'W', far: 'any' },
        },
      ],
      witness: ['Bd@I4', 'Bd@K4', 'Wd@I6', 'Bd@K6'],
    },
    {
      title: 'Drift',
      rules: [
        {
          text: 'Move one of the rightmost pieces any distance right.',
          rule: { op: 'move', which: { extreme: 'E' }, count: 1, towards: 'E', far: 'any' },
        },
        {
          text: 'If there are more than five pieces, remove all pieces on the midline.',
          rule: { op: 'remove', which: { in: 'midline' }, when: { count: {}, is: 'more', number: 5 } },
        },
      ],
      witness: ['Bd@H2', 'Bd@J2', 'Bd@I3', 'Wd@H4', 'Bd@K5'],
    },
  ],
  eclipse: [
    {
      title: 'Fall',
      rules: [
        {
          text: 'Each white disc not in the core goes to the nearest free cell of the core.',
          rule: { op: 'goto', which: { colour: 'W', shape: 'disc', out: 'core' }, region: 'core' },
        },
        { text: 'Remove all pieces outside the core.', rule: { op: 'remove', which: { out: 'core' } } },
      ],
      witness: ['Wd@G4', 'Bd@G4^1', 'Bd@B9'],
    },
    {
      title: 'Cover',
      rules: [
        {
          text: 'Each black disc that is not in a stack moves onto the nearest white piece.',
          rule: {
            op: 'onto',
            which: { colour: 'B', shape: 'disc', stack: 'single' },
            target: { colour: 'W' },
          },
        },
        {
          text: 'The top piece of every stack moves 1 cell towards the Alien.',
          rule: { op: 'unstack', which: { stack: 'top' }, towards: 'N' },
        },
        { text: 'Remove all pieces outside the core.', rule: { op: 'remove', which: { out: 'core' } } },
      ],
      witness: ['Bd@F4', 'Bd@H4', 'Wd@A8'],
    },
    {
      title: 'Foundation',
      rules: [
        { text: 'Remove the bottom piece of every stack.', rule: { op: 'remove', which: { stack: 'base' } } },
        {
          text: 'Each black disc beside a white disc moves onto that white disc.',
          rule: {
            op: 'onto',
            which: { colour: 'B', shape: 'disc', touching: { colour: 'W', shape: 'disc' } },
            target: { colour: 'W', shape: 'disc' },
            beside: true,
          },
        },
      ],
      witness: ['Wd@K3', 'Bd@H4'],
    },
  ],
} as const satisfies Readonly<Record<string, Back>>
