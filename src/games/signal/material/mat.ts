/** The mat: a lattice of 13 columns A to M and 9 rows 1 to 9, row 1 at the Experts (R4, R5). */
export const WIDTH = 13
export const HEIGHT = 9
/** Pieces of each colour and shape (R3). */
export const SUPPLY = 5
/** Pieces that a transmission may have (R13). */
export const MOST_PIECES = 10

export const COLOURS = ['W', 'B'] as const
export const SHAPES = ['disc', 'cube', 'tri', 'rod'] as const
export const FACINGS = ['N', 'E', 'S', 'W', 'H', 'V'] as const
export const SIDES = ['N', 'E', 'S', 'W'] as const

export type Colour = (typeof COLOURS)[number]
export type Shape = (typeof SHAPES)[number]
export type Facing = (typeof FACINGS)[number]
export type Direction = keyof typeof STEP

/** How each shape can lie; the first is how it lies when nothing is said. Empty: it has no sides to tell apart. */
export const FACINGS_OF: Readonly<Record<Shape, readonly Facing[]>> = {
  disc: [],
  cube: [],
  tri: ['N', 'E', 'S', 'W'],
  rod: ['H', 'V'],
}

/** A place on the mat: column and row, both from 0. */
export interface Cell {
  x: number
  y: number
}

export interface Kind {
  colour: Colour
  shape: Shape
  /** Left out where the shape has no sides. */
  facing?: Facing | undefined
}

/** A piece in play. `z` is its level, 0 on the mat; `id` tells equal pieces apart within one response. */
export interface Piece extends Kind, Cell {
  z: number
  id: number
  /** A rule has done something to it in this response, even if it was undone. */
  touched?: boolean
}

/** One step in each direction; north is towards the Alien. */
export const STEP = {
  E: { x: 1, y: 0 },
  W: { x: -1, y: 0 },
  N: { x: 0, y: 1 },
  S: { x: 0, y: -1 },
  NE: { x: 1, y: 1 },
  NW: { x: -1, y: 1 },
  SE: { x: 1, y: -1 },
  SW: { x: -1, y: -1 },
} as const satisfies Record<string, Cell>

const CENTRE: Cell = { x: 6, y: 4 }
const fromCentre = ({ x, y }: Cell): number => Math.max(Math.abs(x - CENTRE.x), Math.abs(y - CENTRE.y))

/** The markings of the mat that rules can name (R6). */
export const REGIONS = {
  center: (c: Cell) => fromCentre(c) === 0,
  core: (c: Cell) => fromCentre(c) <= 1,
  ring: (c: Cell) => fromCentre(c) === 3,
  disk: (c: Cell) => fromCentre(c) <= 3,
  midline: ({ y }: Cell) => y === CENTRE.y,
  meridian: ({ x }: Cell) => x === CENTRE.x,
  marks: ({ x, y }: Cell) => (x === 2 || x === 10) && (y === 2 || y === 6),
  left: ({ x }: Cell) => x < CENTRE.x,
  right: ({ x }: Cell) => x > CENTRE.x,
  near: ({ y }: Cell) => y < CENTRE.y,
  far: ({ y }: Cell) => y > CENTRE.y,
  edge: ({ x, y }: Cell) => x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1,
} as const

export type Region = keyof typeof REGIONS
export const REGION_NAMES = Object.keys(REGIONS) as [Region, ...Region[]]

/** Every cell in reading order. */
export const CELLS: readonly Cell[] = Array.from({ length: WIDTH * HEIGHT }, (_, i) => ({
  x: i % WIDTH,
  y: Math.floor(i / WIDTH),
}))

export const onMat = ({ x, y }: Cell): boolean => x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT
export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y
export const plus = (a: Cell, b: Cell): Cell => ({ x: a.x + b.x, y: a.y + b.y })
/** Squared distance: whole, and in the order of the distance itself. */
export const distance = (a: Cell, b: Cell): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2
/** The step, to one of the eight neighbours, from one cell towards another. */
export const stepFrom = (a: Cell, b: Cell): Cell => ({ x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) })

/** Edge to edge on one level, or directly one on the other; corner to corner is not touching (R7). */
export const touches = (a: Piece, b: Piece): boolean =>
  a !== b &&
  (sameCell(a, b)
    ? Math.abs(a.z - b.z) === 1
    : a.z === b.z && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1)

/** Row by row from the Experts, left to right, from the bottom of a stack (R8). */
export const readingOrder = (a: Piece, b: Piece): number => a.y - b.y || a.x - b.x || a.z - b.z

/** A quarter turn clockwise, for `quarters` turns. */
export function turned(facing: Facing | undefined, quarters: number): Facing | undefined {
  if (facing === undefined) return undefined
  const all = facing === 'H' || facing === 'V' ? FACINGS_OF.rod : FACINGS_OF.tri
  return all[(all.indexOf(facing) + quarters) % all.length]
}

export const cellName = ({ x, y }: Cell): string => `${String.fromCharCode(65 + x)}${y + 1}`

/** The cell of a name such as `G5`, on the mat or not. */
export const cellOf = (name: string): Cell => ({
  x: name.charCodeAt(0) - 65,
  y: Number(name.slice(1)) - 1,
})

const LETTER: Readonly<Record<Shape, string>> = { disc: 'd', cube: 'c', tri: 't', rod: 'r' }
const SHAPE: Readonly<Record<string, Shape>> = { d: 'disc', c: 'cube', t: 'tri', r: 'rod' }

/** A piece in notation: colour, shape, facing, cell and level, as in `WrH@D4^1`. */
export const pieceText = ({ colour, shape, facing, x, y, z }: Omit<Piece, 'id'>): string =>
  `${colour}${LETTER[shape]}${facing ?? ''}@${cellName({ x, y })}${z ? `^${z}` : ''}`

/** An arrangement in notation, in reading order. */
export const textOf = (pieces: readonly Piece[]): string[] => [...pieces].sort(readingOrder).map(pieceText)

export type Fault = 'piece-unreadable' | 'off-the-mat' | 'wrong-facing'

/** One piece as players write it; case does not matter. */
export function readPiece(text: string): Omit<Piece, 'id'> | Fault {
  const found = /^([WB])([DCTR])([NESWHV]?)@([A-Z])(0|[1-9]\d?)(?:\^(0|[1-9]\d?))?$/i.exec(text)
  if (!found) return 'piece-unreadable'
  const [, colour, letter, facing, column, row, level] = found.map((part) => part?.toUpperCase())
  const shape = SHAPE[letter!.toLowerCase()]!
  const cell = cellOf(`${column}${row}`)
  if (!onMat(cell)) return 'off-the-mat'
  const facings = FACINGS_OF[shape]
  if (facing ? !facings.includes(facing as Facing) : facings.length) return 'wrong-facing'
  const lying = facing ? { facing: facing as Facing } : {}
  return { colour: colour as Colour, shape, ...lying, ...cell, z: Number(level ?? 0) }
}

/** An arrangement from notation that is known to be right. Throws otherwise: that is a fault of the caller. */
export function arrangement(texts: readonly string[]): Piece[] {
  const pieces = texts.map((text, id): Piece => {
    const piece = readPiece(text)
    if (typeof piece === 'string') throw new Error(`${text}: ${piece}`)
    return { ...piece, id }
  })
  return settled(pieces)
}

/** In reading order, with stacks that have no gaps: what lay on a piece that is gone sinks down. */
export function settled(pieces: Piece[]): Piece[] {
  // Mostly one piece has moved, and others lie as they did.
  for (let i = 1; i < pieces.length; i++) {
    const piece = pieces[i]!
    let at = i
    for (; at > 0 && readingOrder(pieces[at - 1]!, piece) > 0; at--) pieces[at] = pieces[at - 1]!
    pieces[at] = piece
  }
  for (let i = 0; i < pieces.length; i++) {
    const below = pieces[i - 1]
    const piece = pieces[i]!
    piece.z = below && sameCell(below, piece) ? below.z + 1 : 0
  }
  return pieces
}

/** How many pieces of a kind are not on the mat. */
export const left = (pieces: readonly Piece[], { colour, shape }: Kind): number =>
  SUPPLY - pieces.filter((p) => p.colour === colour && p.shape === shape).length

export type ArrangementFault = Fault | 'too-many-pieces' | 'not-in-supply' | 'stack-gap'

/** What players wrote as an arrangement, or what is wrong with it and at which piece (from 0). */
export function readArrangement(
  texts: readonly string[],
  most = MOST_PIECES,
): Piece[] | { fault: ArrangementFault; at: number } {
  if (texts.length > most) return { fault: 'too-many-pieces', at: most }
  const pieces: Piece[] = []
  for (const [at, text] of texts.entries()) {
    const piece = readPiece(text)
    if (typeof piece === 'string') return { fault: piece, at }
    if (left(pieces, piece) <= 0) return { fault: 'not-in-supply', at }
    pieces.push({ ...piece, id: at })
  }
  const gap = pieces.findIndex(
    (p) =>
      pieces.some((q) => q !== p && sameCell(p, q) && q.z === p.z) ||
      (p.z > 0 && !pieces.some((q) => sameCell(p, q) && q.z === p.z - 1)),
  )
  if (gap >= 0) return { fault: 'stack-gap', at: gap }
  return pieces.sort(readingOrder).map((piece, id) => ({ ...piece, id }))
}
