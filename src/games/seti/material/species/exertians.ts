import type { BoardSpace, HiddenCard } from '../vocabulary.ts'
import { choice, credit, data, energy, hidden, publicity, vp } from '../words.ts'

/** Top to bottom. */
export const spaces: readonly BoardSpace[] = [
  { id: 'red-1', color: 'red', reward: [vp(3), publicity(1)], danger: 1 },
  { id: 'red-2', color: 'red', reward: [vp(4), credit(1)], danger: 2 },
  { id: 'red-3', color: 'red', reward: [vp(5), credit(1)], danger: 2 },
  { id: 'red-4', color: 'red', reward: [vp(7), credit(1)], danger: 3 },
  { id: 'red-5', color: 'red', reward: [vp(9), credit(1)], danger: 3 },
  { id: 'yellow-1', color: 'yellow', reward: [vp(3), publicity(1)], danger: 1 },
  { id: 'yellow-2', color: 'yellow', reward: [vp(1), energy(1), choice(1)], danger: 2 },
  { id: 'yellow-3', color: 'yellow', reward: [vp(2), energy(1), choice(1)], danger: 2 },
  { id: 'yellow-4', color: 'yellow', reward: [vp(4), energy(1), choice(1)], danger: 3 },
  { id: 'yellow-5', color: 'yellow', reward: [vp(6), energy(1), choice(1)], danger: 3 },
  { id: 'blue-1', color: 'blue', reward: [vp(3), publicity(1)], danger: 1 },
  { id: 'blue-2', color: 'blue', reward: [vp(1), data(1), publicity(1)], danger: 2 },
  { id: 'blue-3', color: 'blue', reward: [vp(2), data(1), publicity(1)], danger: 2 },
  { id: 'blue-4', color: 'blue', reward: [vp(4), data(1), publicity(1)], danger: 3 },
  { id: 'blue-5', color: 'blue', reward: [vp(6), data(1), publicity(1)], danger: 3 },
]

export const cards: readonly HiddenCard[] = [
  hidden('et41', 'Razor-edge Shuttle', 6, 14, { cond: 'techs', kind: 'probe', n: 3 }),
  hidden('et42', 'Deflector', 7, 15, { cond: 'techs', kind: 'telescope', n: 3 }),
  hidden('et43', 'Expender Core', 3, 9, { cond: 'techs', kind: 'computer', n: 3 }),
  hidden('et44', 'Pierced Exoplanet', 4, 12, { cond: 'sectorWins', color: 'red', n: 2 }),
  hidden('et45', 'Core-breach Exoplanet', 4, 12, { cond: 'sectorWins', color: 'blue', n: 2 }),
  hidden('et46', 'Vortex Exoplanet', 4, 12, { cond: 'sectorWins', color: 'yellow', n: 2 }),
  hidden('et47', 'Fission-sun Exoplanet', 5, 14, { cond: 'sectorWins', color: 'black', n: 2 }),
  hidden('et48', 'Oscillating Probes', 3, 11, { cond: 'figures', kind: 'orbiter', n: 3 }),
  hidden('et49', 'Generative Infrastructure', 7, 16, { cond: 'figures', kind: 'lander', n: 4, moons: true }),
  hidden('et50', 'Casette Deployment', 2, 10, { cond: 'figuresAtOnePlanet', n: 3, moons: true }),
  hidden('et51', 'Extractor', 8, 18, { cond: 'tuckedCards', n: 8 }),
  hidden('et52', 'Automated Lab', 0, 7, { cond: 'tracesOnSpecies', species: 'exertians', n: 6 }),
  hidden('et53', 'Neuralab', 9, 20, { cond: 'tracesOnSpecies', species: 'theOtherSpecies', n: 6 }),
  hidden('et54', 'Nanowielder Node', 1, 8, { cond: 'tracesOfOneColor', n: 5 }),
  hidden('et55', 'Stratoelevator', 4, 12, { cond: 'completedMissions', n: 5 }),
]

/** Points above the leader at which a further card may be played, and what that costs. */
export const MILESTONES = [
  { above: 20, credits: 0 },
  { above: 40, credits: 1 },
] as const
