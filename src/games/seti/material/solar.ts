import type { PlanetId } from './vocabulary.ts'

/** What a space shows. */
export type Content = 'empty' | 'asteroid' | 'comet' | PlanetId

export const RINGS = 4
export const SECTORS = 8

/** `r1s5`: ring 1 (next to the sun) to 4, sector 0 to 7 clockwise. */
export type Space = `r${number}s${number}`

// One sign per printed index, 0 to 7: . cutout, - empty, a asteroid, c comet, and the planets.
const SIGNS: Readonly<Record<string, Content>> = {
  '-': 'empty',
  a: 'asteroid',
  c: 'comet',
  E: 'earth',
  M: 'mercury',
  V: 'venus',
  R: 'mars',
  J: 'jupiter',
  S: 'saturn',
  U: 'uranus',
  N: 'neptune',
}

const read = (signs: string): (Content | null)[] => [...signs].map((sign) => SIGNS[sign] ?? null)

/** The three turning discs from the top, ring by ring; null where they are cut out. */
export const DISCS: readonly (readonly (readonly (Content | null)[])[])[] = [
  [read('.M-V.E-.')],
  [read('..-a-a-.'), read('..R..-a.')],
  [read('-ca..-aa'), read('c.-.a-.a'), read('..-J-..S')],
]

/** The fixed board below. */
export const BOARD: readonly (readonly Content[])[] = [
  read('ac-aa-cc'),
  read('-ca-c-a-'),
  read('-acaa--a'),
  read('U--N-c-c'),
].map((ring) => ring.map((content) => content ?? 'empty'))

/** Where the 'Oumuamua tile lies on disc 3 once the species is discovered. */
export const OUMUAMUA_SLOT = { disc: 2, ring: 3, index: 5 } as const
