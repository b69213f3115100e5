import type { BoardSpace, Card, HiddenCard, SpeciesId } from '../vocabulary.ts'
import * as anomalies from './anomalies.ts'
import * as centaurians from './centaurians.ts'
import * as exertians from './exertians.ts'
import * as mascamites from './mascamites.ts'
import * as oumuamua from './oumuamua.ts'

export const SPECIES = ['mascamites', 'anomalies', 'oumuamua', 'centaurians', 'exertians'] as const

export {
  SAMPLE_IDS,
  SAMPLE_PLANETS,
  SAMPLES,
  SAMPLES_PER_PLANET,
  type SampleId,
  type SamplePlanet,
} from './mascamites.ts'
export { TILE } from './oumuamua.ts'

export const SPECIES_NAMES: Readonly<Record<SpeciesId, string>> = {
  mascamites: 'Mascamites',
  anomalies: 'Anomalies',
  oumuamua: "'Oumuamua",
  centaurians: 'Centaurians',
  exertians: 'Exertians',
}

export const SPACES: Readonly<Record<SpeciesId, readonly BoardSpace[]>> = {
  mascamites: mascamites.spaces,
  anomalies: anomalies.spaces,
  oumuamua: oumuamua.spaces,
  centaurians: centaurians.spaces,
  exertians: exertians.spaces,
}

const of = (species: SpeciesId, cards: readonly Card[]) => cards.map((card): Card => ({ ...card, species }))

/** The decks of the species that have cards for the hand. */
export const ALIEN_CARDS: readonly Card[] = [
  ...of('mascamites', mascamites.cards),
  ...of('anomalies', anomalies.cards),
  ...of('oumuamua', oumuamua.cards),
  ...of('centaurians', centaurians.cards),
]

export const HIDDEN_CARDS: readonly HiddenCard[] = exertians.cards

export { TOKENS } from './anomalies.ts'
export { MESSAGE_DISTANCE, MESSAGE_REWARDS } from './centaurians.ts'
export { MILESTONES as EXERTIAN_MILESTONES } from './exertians.ts'
