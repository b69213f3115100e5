import type { Color, StarId, Template } from './vocabulary.ts'
import { trace, vp } from './words.ts'

export interface Star {
  name: string
  color: Color
  /** Places in its data slot. */
  slots: number
  /** Which double board it is on; the two of a board lie side by side, clockwise in this order. */
  board: number
  firstWin: readonly Template[]
  laterWin: readonly Template[]
}

/** The nearby stars (R8). */
export const STARS: Readonly<Record<StarId, Star>> = {
  procyon: {
    name: 'Procyon',
    color: 'blue',
    slots: 5,
    board: 0,
    firstWin: [trace('red')],
    laterWin: [vp(3)],
  },
  vega: {
    name: 'Vega',
    color: 'black',
    slots: 4,
    board: 0,
    firstWin: [vp(2), trace('red')],
    laterWin: [vp(5)],
  },
  'sirius-a': {
    name: 'Sirius A',
    color: 'blue',
    slots: 6,
    board: 1,
    firstWin: [trace('red')],
    laterWin: [trace('red')],
  },
  'barnards-star': {
    name: "Barnard's Star",
    color: 'red',
    slots: 5,
    board: 1,
    firstWin: [trace('red')],
    laterWin: [vp(3)],
  },
  'kepler-22': {
    name: 'Kepler 22',
    color: 'yellow',
    slots: 5,
    board: 2,
    firstWin: [trace('red')],
    laterWin: [vp(3)],
  },
  'proxima-centauri': {
    name: 'Proxima Centauri',
    color: 'red',
    slots: 6,
    board: 2,
    firstWin: [trace('red')],
    laterWin: [trace('red')],
  },
  '61-virginis': {
    name: '61 Virginis',
    color: 'yellow',
    slots: 6,
    board: 3,
    firstWin: [trace('red')],
    laterWin: [trace('red')],
  },
  'beta-pictoris': {
    name: 'Beta Pictoris',
    color: 'black',
    slots: 5,
    board: 3,
    firstWin: [vp(3), trace('red')],
    laterWin: [trace('red')],
  },
}

export const STAR_IDS = Object.keys(STARS) as StarId[]

/** The sector that the first star of the board at each of the four places has. */
export const BOARD_SECTORS = [7, 1, 3, 5] as const

/** For whoever marks the second place of a slot. */
export const SECOND_PLACE_VP = 2

export const starsOf = (color: Color): StarId[] => STAR_IDS.filter((id) => STARS[id].color === color)
