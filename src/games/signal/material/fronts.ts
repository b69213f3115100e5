import type { Front } from './language.ts'

/** What lies open of an alien card of the box. `grade` is how hard it is, 1 to 25 (R10). */
export interface StockFront extends Front {
  grade: number
}

/** The fronts of the 25 alien cards by id, easiest first. Their backs are in `backs/`, and in no page. */
export const FRONTS = {
  tideling: {
    grade: 1,
    name: 'Tideling',
    theme: [
      'Dark things do not float.',
      'The first in line always slips.',
      'Our heart must never stand empty.',
    ],
    goalText: 'Three white discs in one straight line, each touching the next. Row or column.',
    goal: { pattern: ['Wd 0,0', 'Wd 1,0', 'Wd 2,0'], rotate: true },
  },
  cairn: {
    grade: 2,
    name: 'Cairn',
    theme: ['A lone stone climbs.', 'What is highest is given away.', 'The root is never what it seems.'],
    goalText: 'Two black cubes, one standing on the other.',
    goal: { pattern: ['Bc 0,0', 'Bc 0,0^1'] },
  },
  lantern: {
    grade: 3,
    name: 'Lantern',
    theme: [
      'A light calls its shadows.',
      'No shadow survives the horizon.',
      'The light looks at itself in still water.',
    ],
    goalText: 'A white disc with a black disc touching each of its four sides.',
    goal: { pattern: ['Wd 0,0', 'Bd 1,0', 'Bd -1,0', 'Bd 0,1', 'Bd 0,-1'] },
  },
  weaver: {
    grade: 4,
    name: 'Weaver',
    theme: ['Two threads are dyed at a time.', 'The ends of the cloth change hands.', 'A dark thread rises.'],
    goalText: 'A touching row of four cubes: white, white, black, black, from left to right.',
    goal: { pattern: ['Wc 0,0', 'Wc 1,0', 'Bc 2,0', 'Bc 3,0'] },
  },
  mirrorMoth: {
    grade: 5,
    name: 'Mirror Moth',
    theme: [
      'One of us looks back.',
      'One wears the night to find the day.',
      'Those who face the sunset rise.',
    ],
    goalText: 'Two white triangles in a row, touching and pointing at each other.',
    goal: { pattern: ['WtE 0,0', 'WtW 1,0'] },
  },
  comet: {
    grade: 6,
    name: 'Comet',
    theme: ['Near things hurry past.', 'On the sinister side one climbs.', 'Contact is fatal to one.'],
    goalText: 'Three white discs on one diagonal, corner to corner. None touching.',
    goal: { pattern: ['Wd 0,0', 'Wd 1,1', 'Wd 2,2'], rotate: true },
  },
  orchard: {
    grade: 7,
    name: 'Orchard',
    theme: ['Pale fruit ripens beside a trunk.', 'Trunks settle with age.', 'Every winter the bark turns.'],
    goalText: 'A two-by-two block: white cubes on one diagonal, black discs on the other.',
    goal: { pattern: ['Wc 0,0', 'Bd 1,0', 'Bd 0,1', 'Wc 1,1'], rotate: true },
  },
  gatekeeper: {
    grade: 8,
    name: 'Gatekeeper',
    theme: [
      'A post never stays as you set it.',
      'A guest appears where two posts agree.',
      'We tolerate no crowd.',
    ],
    goalText: 'Two upright black rods in a row with a white disc between them, all touching.',
    goal: { pattern: ['BrV 0,0', 'Wd 1,0', 'BrV 2,0'] },
  },
  shoal: {
    grade: 9,
    name: 'Shoal',
    theme: ['No swimmer stays alone.', 'The first to arrive is eaten.', 'The deep pushes us outward.'],
    goalText: 'Four white discs in a two-by-two block.',
    goal: { pattern: ['Wd 0,0', 'Wd 1,0', 'Wd 0,1', 'Wd 1,1'] },
  },
  pendulum: {
    grade: 10,
    name: 'Pendulum',
    theme: ['An arrow crosses to the other shore.', 'A pair turns with the sky.', 'Dark matter sinks.'],
    goalText: 'White triangle pointing right, black disc, white triangle pointing left: a touching row.',
    goal: { pattern: ['WtE 0,0', 'Bd 1,0', 'WtW 2,0'] },
  },
  courier: {
    grade: 11,
    name: 'Courier',
    theme: ['Round things ride.', 'The rider dismounts at sunrise.', 'The mount is repainted.'],
    goalText: 'A stack of three: black disc, white cube on it, black disc on top.',
    goal: { pattern: ['Bd 0,0', 'Wc 0,0^1', 'Bd 0,0^2'] },
  },
  frostbloom: {
    grade: 12,
    name: 'Frostbloom',
    theme: ['A seed throws four thorns.', 'Thorns always turn.', 'Cold seeds melt where they are watched.'],
    goalText: 'A black cube with a white triangle on each side, every triangle pointing away from the cube.',
    goal: { pattern: ['Bc 0,0', 'WtE 1,0', 'WtW -1,0', 'WtN 0,1', 'WtS 0,-1'] },
  },
  ledger: {
    grade: 13,
    name: 'Ledger',
    theme: ['The many pay for the few.', 'Debts are settled in pairs.', 'Interest accrues at the edge.'],
    goalText: 'Three black cubes in a touching column.',
    goal: { pattern: ['Bc 0,0', 'Bc 0,1', 'Bc 0,2'] },
  },
  loadstone: {
    grade: 14,
    name: 'Loadstone',
    theme: ['Day flees night.', 'Night follows day.', 'We cannot bear to be touched.'],
    goalText: 'Two white discs and two black discs on the four corners of a rectangle. None touching.',
    goal: {
      total: 4,
      has: [
        { which: { colour: 'W', shape: 'disc' }, number: 2 },
        { which: { colour: 'B', shape: 'disc' }, number: 2 },
      ],
      layout: 'rectangle',
      touching: 'none',
    },
  },
  dolmen: {
    grade: 15,
    name: 'Dolmen',
    theme: ['The sky turns, and we with it.', 'A lying stone is a dark stone.', 'The near stones sleep.'],
    goalText:
      'An arch: upright white rod, flat black rod one cell higher to its right, upright white rod right of that on the first level.',
    goal: { pattern: ['WrV 0,0', 'BrH 1,1', 'WrV 2,0'] },
  },
  librarian: {
    grade: 16,
    name: 'Librarian',
    theme: ['The ends of the shelf are exchanged.', 'Two volumes are rebound.', 'A round one is squared.'],
    goalText:
      'A touching row of white pieces: disc, cube, triangle pointing right, flat rod, from left to right.',
    goal: { pattern: ['Wd 0,0', 'Wc 1,0', 'WtE 2,0', 'WrH 3,0'] },
  },
  ferryman: {
    grade: 17,
    name: 'Ferryman',
    theme: ['One pale passenger crosses.', 'The current takes what is loose.', 'The toll is paid in stacks.'],
    goalText: 'Two white cubes with a black disc exactly between them in a column. All touching.',
    goal: { pattern: ['Wc 0,0', 'Bd 0,1', 'Wc 0,2'] },
  },
  hollow: {
    grade: 18,
    name: 'Hollow',
    theme: [
      'What is surrounded is swallowed.',
      'The walls breathe in.',
      'Pale walls are rebuilt in the dark.',
    ],
    goalText: 'Four black cubes around one empty cell.',
    goal: { pattern: ['Bc 1,0', 'Bc -1,0', 'Bc 0,1', 'Bc 0,-1'] },
  },
  chorus: {
    grade: 19,
    name: 'Chorus',
    theme: ['Between two voices a third.', 'We never sing upon the marks.', 'A voice drifts away.'],
    goalText:
      'Five white discs like the five on a die: four corners of a three-by-three square and its middle. None touching.',
    goal: { pattern: ['Wd 0,0', 'Wd 1,1', 'Wd -1,1', 'Wd 1,-1', 'Wd -1,-1'] },
  },
  eclipse: {
    grade: 20,
    name: 'Eclipse',
    theme: [
      'Bright bodies fall to the middle.',
      'Dark bodies follow and cover.',
      'The foundation is taken away.',
    ],
    goalText: 'A black disc lying on a white disc. Nothing else.',
    goal: { pattern: ['Wd 0,0', 'Bd 0,0^1'] },
  },
  caravan: {
    grade: 21,
    name: 'Caravan',
    theme: ['The dark riders close the gap.', 'One of a pair is a decoy.', 'The leader is always replaced.'],
    goalText: 'A touching row of five cubes, white and black in turn, white at both ends.',
    goal: { pattern: ['Wc 0,0', 'Bc 1,0', 'Wc 2,0', 'Bc 3,0', 'Wc 4,0'] },
  },
  astrolabe: {
    grade: 22,
    name: 'Astrolabe',
    theme: [
      'All arrows obey the sky.',
      'Arrows on the ring are moved by it.',
      'What the mirror shows is true.',
    ],
    goalText:
      'Four white triangles at the corners of a three-by-three square, each pointing along the side, clockwise.',
    goal: { pattern: ['WtN 0,0', 'WtE 0,2', 'WtS 2,2', 'WtW 2,0'] },
  },
  verdigris: {
    grade: 23,
    name: 'Verdigris',
    theme: [
      'Copper darkens beside the dark.',
      'Old green climbs the walls.',
      'Polish one thing and lose another.',
    ],
    goalText:
      'A black cube with black discs touching its left and right sides, and a white rod standing on it.',
    goal: { pattern: ['Bd 0,0', 'Bc 1,0', 'Bd 2,0', 'WrV 1,0^1'] },
  },
  archivist: {
    grade: 24,
    name: 'Archivist',
    theme: [
      'Loose pages are filed on the nearest pile.',
      'One pile yields its cover.',
      'The catalogue is read from the dark end.',
    ],
    goalText: 'Two stacks side by side, touching: each a white cube with a black disc on it.',
    goal: { pattern: ['Wc 0,0', 'Bd 0,0^1', 'Wc 1,0', 'Bd 1,0^1'], rotate: true },
  },
  oracle: {
    grade: 25,
    name: 'Oracle',
    theme: [
      'The question moves the questioner.',
      'Opposites are paired and parted.',
      'The answer is the question turned.',
    ],
    goalText:
      'A white triangle pointing to the Alien on a black cube; left of it an upright white rod, right of it a flat black rod. The three cells touch in a row.',
    goal: { pattern: ['WrV 0,0', 'Bc 1,0', 'WtN 1,0^1', 'BrH 2,0'] },
  },
} as const satisfies Readonly<Record<string, StockFront>>

export type CardId = keyof typeof FRONTS
export const CARD_IDS = Object.keys(FRONTS) as [CardId, ...CardId[]]
