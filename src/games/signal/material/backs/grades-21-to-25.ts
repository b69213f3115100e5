import type { Back } from './back.ts'

export const GRADES_21_TO_25 = {
  caravan: [
    {
      title: 'Close Up',
      rules: [
        {
          text: 'Each black cube that touches nothing moves until it touches a white cube of the Alien’s choice.',
          rule: {
            op: 'toward',
            which: { colour: 'B', shape: 'cube', alone: true },
            target: { colour: 'W', shape: 'cube' },
            pick: 'choose',
            far: 'touch',
          },
        },
        { text: 'Remove all discs.', rule: { op: 'remove', which: { shape: 'disc' } } },
      ],
      witness: ['Wc@E3', 'Bc@F3', 'Wc@G3', 'Bc@H3', 'Wc@I3', 'Wd@B8'],
    },
    {
      title: 'Decoy',
      rules: [
        {
          text: 'One white cube that touches a white cube becomes black.',
          rule: {
            op: 'become',
            which: { colour: 'W', shape: 'cube', touching: { colour: 'W', shape: 'cube' } },
            count: 1,
            colour: 'B',
          },
        },
      ],
      witness: ['Bc@H6', 'Wc@G7', 'Wc@I7', 'Bc@J7', 'Wc@K7'],
    },
    {
      title: 'Leader',
      rules: [
        { text: 'Remove the rightmost pieces.', rule: { op: 'remove', which: { extreme: 'E' } } },
        {
          text: 'Add a white cube on the left side of one leftmost piece.',
          rule: {
            op: 'add',
            kind: { colour: 'W', shape: 'cube' },
            besides: { extreme: 'W' },
            sides: ['W'],
            count: 1,
          },
        },
      ],
      witness: ['Bc@A3', 'Wc@E4', 'Wc@G4', 'Bc@F5', 'Wc@K8'],
    },
  ],
  astrolabe: [
    {
      title: 'Sky',
      rules: [
        {
          text: 'Spin all white pieces a quarter turn clockwise about the centre mark.',
          rule: { op: 'spin', which: { colour: 'W' }, quarters: 1 },
        },
        {
          text: 'Turn all triangles a quarter turn clockwise.',
          rule: { op: 'turn', which: { shape: 'tri' }, quarters: 1 },
        },
      ],
      witness: ['WtW@C3', 'WtS@E3', 'WtN@C5', 'WtE@E5'],
    },
    {
      title: 'Ring',
      rules: [
        {
          text: 'All triangles on the ring change colour.',
          rule: { op: 'become', which: { shape: 'tri', in: 'ring' }, colour: 'flip' },
        },
        {
          text: 'Move all black triangles 1 cell towards the Alien.',
          rule: { op: 'move', which: { colour: 'B', shape: 'tri' }, towards: 'N', steps: 1 },
        },
        {
          text: 'All black triangles become white.',
          rule: { op: 'become', which: { colour: 'B', shape: 'tri' }, colour: 'W' },
        },
      ],
      witness: ['WtW@H2', 'BtW@D3', 'WtN@G4', 'WtE@I4'],
    },
    {
      title: 'Mirror',
      rules: [
        { text: 'Mirror all pieces across the meridian.', rule: { op: 'mirror', axis: 'meridian' } },
        {
          text: 'Remove all pieces that touch another piece.',
          rule: { op: 'remove', which: { alone: false } },
        },
      ],
      witness: ['BtW@K6', 'WtN@C7', 'WtW@E7', 'BtS@K8'],
    },
  ],
  verdigris: [
    {
      title: 'Tarnish',
      rules: [
        {
          text: 'One white piece that touches a black piece becomes black.',
          rule: { op: 'become', which: { colour: 'W', touching: { colour: 'B' } }, count: 1, colour: 'B' },
        },
        { text: 'All rods become white.', rule: { op: 'become', which: { shape: 'rod' }, colour: 'W' } },
      ],
      witness: ['Bd@D4', 'Bc@E4', 'WrV@E4^1', 'Wd@F4'],
    },
    {
      title: 'Climb',
      rules: [
        {
          text: 'Each rod beside a cube moves onto that cube.',
          rule: {
            op: 'onto',
            which: { shape: 'rod', touching: { shape: 'cube' } },
            target: { shape: 'cube' },
            beside: true,
          },
        },
        {
          text: 'Turn one rod a quarter turn.',
          rule: { op: 'turn', which: { shape: 'rod' }, count: 1, quarters: 1 },
        },
      ],
      witness: ['Bd@K1', 'Bc@L1', 'WrH@M1', 'Bd@M1^1'],
    },
    {
      title: 'Polish',
      rules: [
        {
          text: 'One cube changes colour.',
          rule: { op: 'become', which: { shape: 'cube' }, count: 1, colour: 'flip' },
        },
        {
          text: 'Remove one white disc.',
          rule: { op: 'remove', which: { colour: 'W', shape: 'disc' }, count: 1 },
        },
        {
          text: 'Move all discs in the left half 1 cell towards the Alien.',
          rule: { op: 'move', which: { shape: 'disc', in: 'left' }, towards: 'N', steps: 1 },
        },
      ],
      witness: ['Bd@B8', 'WrH@C8', 'Bd@D8', 'Wc@C9'],
    },
  ],
  archivist: [
    {
      title: 'File',
      rules: [
        {
          text: 'Each disc that is not in a stack moves onto the nearest cube.',
          rule: { op: 'onto', which: { shape: 'disc', stack: 'single' }, target: { shape: 'cube' } },
        },
        {
          text: 'One piece in a stack changes colour.',
          rule: { op: 'become', which: { stack: 'stacked' }, count: 1, colour: 'flip' },
        },
      ],
      witness: ['Bd@H1', 'Wd@E4', 'Wc@G4', 'Wc@H4'],
    },
    {
      title: 'Cover',
      rules: [
        {
          text: 'The top piece of one stack moves 1 cell left.',
          rule: { op: 'unstack', which: { stack: 'top' }, count: 1, towards: 'W' },
        },
        {
          text: 'Each disc that is not in a stack moves onto the nearest cube.',
          rule: { op: 'onto', which: { shape: 'disc', stack: 'single' }, target: { shape: 'cube' } },
        },
      ],
      witness: ['Wc@J5', 'Wd@J5^1', 'Wc@K5', 'Bd@K5^1'],
    },
    {
      title: 'Catalogue',
      rules: [
        {
          text: 'If there are more white pieces than black, one piece changes colour.',
          rule: {
            op: 'become',
            count: 1,
            colour: 'flip',
            when: { count: { colour: 'W' }, is: 'more', than: { colour: 'B' } },
          },
        },
        {
          text: 'Move the leftmost pieces any distance right.',
          rule: { op: 'move', which: { extreme: 'W' }, towards: 'E', far: 'any' },
        },
        { text: 'Remove all triangles.', rule: { op: 'remove', which: { shape: 'tri' } } },
      ],
      witness: ['Wd@C5', 'Wd@G7', 'Wc@F8', 'Wc@G8'],
    },
  ],
  oracle: [
    {
      title: 'Question',
      rules: [
        {
          text: 'If the centre mark is free, one cube goes to it.',
          rule: {
            op: 'goto',
            which: { shape: 'cube' },
            count: 1,
            region: 'center',
            when: { count: { in: 'center' }, is: 'equal', number: 0 },
          },
        },
        {
          text: 'Each triangle beside a cube moves onto that cube.',
          rule: {
            op: 'onto',
            which: { shape: 'tri', touching: { shape: 'cube' } },
            target: { shape: 'cube' },
            beside: true,
          },
        },
      ],
      witness: ['WrV@F5', 'WtN@H5', 'BrH@H5^1', 'Bc@K9'],
    },
    {
      title: 'Pairs',
      rules: [
        {
          text: 'Swap a black rod with the nearest white rod.',
          rule: { op: 'swap', a: { colour: 'B', shape: 'rod' }, b: { colour: 'W', shape: 'rod' } },
        },
        {
          text: 'Every rod that touches nothing moves until it touches the nearest cube.',
          rule: {
            op: 'toward',
            which: { shape: 'rod', alone: true },
            far: 'touch',
            target: { shape: 'cube' },
          },
        },
      ],
      witness: ['Bc@E5', 'WtN@F5', 'BrH@F6', 'WrV@M9'],
    },
    {
      title: 'Answer',
      rules: [
        {
          text: 'Spin the whole mat a quarter turn clockwise about the centre mark.',
          rule: { op: 'spin', quarters: 1 },
        },
        {
          text: 'If there are as many white as black pieces, one cube changes colour.',
          rule: {
            op: 'become',
            which: { shape: 'cube' },
            count: 1,
            colour: 'flip',
            when: { count: { colour: 'W' }, is: 'equal', than: { colour: 'B' } },
          },
        },
        { text: 'Remove one disc.', rule: { op: 'remove', which: { shape: 'disc' }, count: 1 } },
      ],
      witness: ['Bc@K1', 'BrV@I2', 'WrH@C3', 'Bc@A5', 'WtW@F5', 'Bd@F5^1', 'BrV@D6'],
    },
  ],
} as const satisfies Readonly<Record<string, Back>>
