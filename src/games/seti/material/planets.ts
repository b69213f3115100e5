import type { PlanetId, Template } from './vocabulary.ts'
import {
  alienCard,
  choice,
  data,
  draw,
  energy,
  exofossil,
  publicity,
  signal,
  trace,
  tuck,
  vp,
} from './words.ts'

export interface Moon {
  id: MoonId
  name: string
  reward: readonly Template[]
}

export interface Planet {
  name: string
  orbit: readonly Template[]
  /** For whoever covers the first orbit, beside the rest. */
  firstOrbit: readonly Template[]
  land: readonly Template[]
  /** Data of the spaces that first landers cover. */
  firstData: readonly number[]
  moons: readonly Moon[]
}

/** A planet that can be orbited and landed on. */
export type Target = Exclude<PlanetId, 'earth'>

export const MOONS = [
  'phobos',
  'io',
  'europa',
  'ganymede',
  'callisto',
  'enceladus',
  'titan',
  'titania',
  'triton',
] as const
export type MoonId = (typeof MOONS)[number]

/** The planetary board (R6). */
export const PLANETS: Readonly<Record<Target, Planet>> = {
  mercury: {
    name: 'Mercury',
    orbit: [draw(1), signal(2, { planet: 'mercury' }), tuck],
    firstOrbit: [vp(3)],
    land: [vp(12), trace('yellow')],
    firstData: [3],
    moons: [],
  },
  venus: {
    name: 'Venus',
    orbit: [vp(6), tuck],
    firstOrbit: [vp(3)],
    land: [vp(5), trace('yellow')],
    firstData: [2],
    moons: [],
  },
  mars: {
    name: 'Mars',
    orbit: [choice(1), signal(1, { planet: 'mars' }), tuck],
    firstOrbit: [vp(3)],
    land: [vp(6), trace('yellow')],
    firstData: [2, 1],
    moons: [{ id: 'phobos', name: 'Phobos and Deimos', reward: [vp(8), tuck, tuck] }],
  },
  jupiter: {
    name: 'Jupiter',
    orbit: [data(1), signal(1, { planet: 'jupiter' }), tuck],
    firstOrbit: [vp(3)],
    land: [vp(7), trace('yellow')],
    firstData: [2],
    moons: [
      { id: 'io', name: 'Io', reward: [vp(10), energy(4)] },
      { id: 'europa', name: 'Europa', reward: [vp(7), trace('yellow'), trace('yellow')] },
      { id: 'ganymede', name: 'Ganymede', reward: [vp(12), publicity(5)] },
      { id: 'callisto', name: 'Callisto', reward: [vp(13), data(4)] },
    ],
  },
  saturn: {
    name: 'Saturn',
    orbit: [publicity(2), signal(1, { planet: 'saturn' }), tuck],
    firstOrbit: [vp(3)],
    land: [vp(8), trace('yellow')],
    firstData: [2],
    moons: [
      {
        id: 'enceladus',
        name: 'Enceladus',
        reward: [
          vp(12),
          signal(1, { color: 'red' }),
          signal(1, { color: 'blue' }),
          signal(1, { color: 'yellow' }),
        ],
      },
      { id: 'titan', name: 'Titan', reward: [vp(7), trace('any'), trace('any')] },
    ],
  },
  uranus: {
    name: 'Uranus',
    orbit: [draw(3), signal(1, { color: 'black' }), vp(8)],
    firstOrbit: [vp(3)],
    land: [vp(9), trace('yellow')],
    firstData: [3],
    moons: [{ id: 'titania', name: 'Titania', reward: [vp(25)] }],
  },
  neptune: {
    name: 'Neptune',
    orbit: [data(4), signal(1, { color: 'black' }), vp(7)],
    firstOrbit: [vp(3)],
    land: [vp(10), trace('yellow')],
    firstData: [3],
    moons: [{ id: 'triton', name: 'Triton', reward: [vp(26)] }],
  },
  oumuamua: {
    name: "'Oumuamua",
    orbit: [vp(10), exofossil(1), signal(1, { oumuamua: 'sectorOrTile' })],
    firstOrbit: [alienCard('oumuamua')],
    land: [vp(9), exofossil(2)],
    firstData: [3, 2, 1],
    moons: [],
  },
}

export const TARGETS = Object.keys(PLANETS) as Target[]

export const ORBIT_COST = { credit: 1, energy: 1 } as const
/** Energy for a landing; less with anybody's orbiter there, and less by one with probe tech 3. */
export const LAND_COST = { base: 3, withOrbiter: 2, techDiscount: 1 } as const
