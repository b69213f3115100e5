import type { BoardSpace, Card, Template } from '../vocabulary.ts'
import {
  alienCard,
  card,
  choice,
  credit,
  data,
  delivery,
  draw,
  endPer,
  energy,
  land,
  mission,
  move,
  publicity,
  tech,
  vp,
} from '../words.ts'

/** Top to bottom. */
export const spaces: readonly BoardSpace[] = [
  { id: 'red-1', color: 'red', reward: [vp(4)] },
  { id: 'red-2', color: 'red', reward: [vp(5)] },
  { id: 'red-3', color: 'red', reward: [vp(3), alienCard('mascamites')] },
  { id: 'red-4', color: 'red', reward: [vp(5), alienCard('mascamites')] },
  { id: 'yellow-1', color: 'yellow', reward: [vp(4)] },
  { id: 'yellow-2', color: 'yellow', reward: [vp(5)] },
  { id: 'yellow-3', color: 'yellow', reward: [vp(3), alienCard('mascamites')] },
  { id: 'yellow-4', color: 'yellow', reward: [vp(5), alienCard('mascamites')] },
  { id: 'blue-sample-1', color: 'blue', reward: [], sample: 1 },
  { id: 'blue-sample-2', color: 'blue', reward: [], sample: 2 },
  { id: 'blue-sample-3', color: 'blue', reward: [], sample: 3 },
  { id: 'blue-sample-4', color: 'blue', reward: [], sample: 4 },
  { id: 'blue-sample-5', color: 'blue', reward: [], sample: 5 },
  { id: 'blue-sample-6', color: 'blue', reward: [], sample: 6 },
  { id: 'blue-sample-0', color: 'blue', reward: [], sample: 0 },
  { id: 'blue-3', color: 'blue', reward: [vp(3), alienCard('mascamites')] },
  { id: 'blue-4', color: 'blue', reward: [vp(5), alienCard('mascamites')] },
]

export const cards: readonly Card[] = [
  card(
    'et1',
    'First Contact',
    1,
    'publicity2',
    'blue',
    'card',
    [move(1), land, { do: 'pickSample' }],
    delivery('earth', { do: 'sampleReward', times: 1 }, data(2)),
  ),
  card(
    'et2',
    'Rover Exploration',
    2,
    'publicity2',
    'black',
    'energy',
    [{ do: 'land', moonWithoutTech: true }, { do: 'pickSample' }],
    delivery('earth', { do: 'sampleReward', times: 1 }, vp(3), data(3)),
  ),
  card(
    'et3',
    'Mass Sample Collection',
    1,
    'vp+data',
    'yellow',
    'energy',
    [{ do: 'orbitOrLand' }, { do: 'pickSample' }],
    delivery('earth', { do: 'sampleReward', times: 1 }, vp(3), credit(1)),
  ),
  card(
    'et4',
    'Martian Quarantine Lab',
    1,
    'vp+data',
    'red',
    'credit',
    [land, { do: 'pickSample' }],
    delivery('mars', { do: 'sampleReward', times: 1 }, vp(2), choice(1)),
  ),
  card(
    'et5',
    'Ecosystem Study',
    1,
    'vp+move',
    'blue',
    'card',
    [{ do: 'peekSampleReward', from: 'planetWithOwnProbe' }],
    endPer(1, { metric: 'tracesOnSpecies', species: 'mascamites' }),
  ),
  card(
    'et6',
    'The Queen',
    2,
    'vp+move',
    'red',
    'credit',
    [{ do: 'land', moonWithoutTech: true }, { do: 'pickSample' }],
    delivery('earth', { do: 'sampleReward', times: 1 }, vp(6), publicity(2)),
  ),
  card(
    'et7',
    'Breeding Sample',
    1,
    'publicity2',
    'red',
    'energy',
    [land, { do: 'pickSample' }],
    delivery('earth', { do: 'sampleReward', times: 2 }),
  ),
  card(
    'et8',
    'Hive Sample',
    3,
    'vp+move',
    'blue',
    'energy',
    [publicity(1), tech('probe')],
    mission(
      { cond: 'traces', color: 'yellow', n: 2, species: 'mascamites' },
      { do: 'peekSampleReward', from: 'jupiterOrSaturn' },
    ),
  ),
  card(
    'et9',
    'Orbital Monitoring',
    3,
    'vp+move',
    'yellow',
    'credit',
    [publicity(1), tech('telescope')],
    mission(
      { cond: 'traces', color: 'red', n: 2, species: 'mascamites' },
      { do: 'peekSampleReward', from: 'jupiterOrSaturn' },
    ),
  ),
  card(
    'et10',
    'Computer Simulations',
    3,
    'vp+data',
    'yellow',
    'card',
    [publicity(1), tech('computer')],
    mission(
      { cond: 'traces', color: 'blue', n: 2, species: 'mascamites' },
      { do: 'peekSampleReward', from: 'jupiterOrSaturn' },
    ),
  ),
]

/** The seven samples by name, each with its reward. */
export const SAMPLES = {
  publicity3: [publicity(3)],
  vp7: [vp(7)],
  vp3card: [vp(3), choice(1)],
  card2: [draw(2)],
  data2: [data(2)],
  energy2: [energy(2)],
  credit2: [credit(2)],
} as const satisfies Readonly<Record<string, readonly Template[]>>

export type SampleId = keyof typeof SAMPLES
export const SAMPLE_IDS = Object.keys(SAMPLES) as [SampleId, ...SampleId[]]

/** Where samples lie, and how many at each. */
export const SAMPLE_PLANETS = ['jupiter', 'saturn'] as const
export type SamplePlanet = (typeof SAMPLE_PLANETS)[number]
export const SAMPLES_PER_PLANET = 3
