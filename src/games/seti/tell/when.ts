import {
  type Condition,
  type Income,
  type Metric,
  PLANETS,
  type PlanetId,
  type Resource,
  SPECIES_NAMES,
  type SpeciesId,
  type Trigger,
} from '../material/index.ts'
import { amountOf, planetName } from './line.ts'

type ConditionOf<K extends Condition['cond']> = Extract<Condition, { cond: K }>
type MetricOf<K extends Metric['metric']> = Extract<Metric, { metric: K }>
type TriggerOf<K extends Trigger['event']> = Extract<Trigger, { event: K }>

/** `you have 3 blue traces`: a clause for each condition, nothing of it left out. */
export const conditionText = (when: Condition): string =>
  (conditions[when.cond] as (when: Condition) => string)(when)

/** `you visit Mars`: a clause for each trigger. */
export const triggerText = (on: Trigger): string => (triggers[on.event] as (on: Trigger) => string)(on)

/** `red trace of yours`: what is counted, in the singular. */
export const metricText = (metric: Metric): string =>
  (metrics[metric.metric] as (metric: Metric) => string)(metric)

const some = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

export const onSpecies = (id: SpeciesId): string =>
  id === 'oumuamua' ? `on ${SPECIES_NAMES[id]}` : `on the ${SPECIES_NAMES[id]}`

/** A movement, or so much of a resource, as a corner shows it. */
const cornerText = (res: Resource | 'move'): string =>
  res === 'move' ? 'movement' : amountOf(2, res).replace('2 ', '')

const atPlanets = ({ planets, all }: ConditionOf<'figureAt'>): string => {
  const moons = planets.some((id) => id !== 'earth' && PLANETS[id].moons.length > 0)
  return `at ${planets.map(planetName).join(all ? ' and at ' : ' or ')}${moons ? ', moons count' : ''}`
}

const INCOMES: Readonly<Record<Income, string>> = {
  credit: 'a credit',
  energy: 'energy',
  card: 'a card',
  data: 'data',
  publicity: 'publicity',
}

const conditions: { readonly [K in Condition['cond']]: (when: ConditionOf<K>) => string } = {
  figureAt: (when) => `you have ${when.kind ? `a ${when.kind}` : 'an orbiter or lander'} ${atPlanets(when)}`,
  figures: ({ kind, n, moons }) => {
    const what = kind === 'any' ? some(n, 'orbiter or lander', 'orbiters and landers') : some(n, kind)
    return `you have ${what}${moons === undefined ? '' : moons ? ', moons count' : ', moons do not count'}`
  },
  figuresAtOnePlanet: ({ n }) => `you have ${n} orbiters and landers at one planet, moons count`,
  orbiterAndLanderAtOnePlanet: () => 'you have an orbiter and a lander at one planet, moons count',
  landedNow: ({ planets, anyMoon }) =>
    `that was ${[...planets.map(planetName), ...(anyMoon ? ['any moon'] : [])].join(' or ')}`,
  probeOn: ({ space, adjacentToEarth }) =>
    `you have a probe on ${space === 'comet' ? 'a comet' : 'asteroids'}${adjacentToEarth ? ' next to Earth' : ''}`,
  probeDistanceFromEarth: ({ n }) => `you have a probe ${n} or more steps from Earth`,
  sectorWins: ({ color, n, sameStar }) => {
    const stars = `${color === 'any' ? '' : `${color} `}sector${sameStar ? '' : 's'}`
    return `you have won ${sameStar ? 'one ' : ''}${stars} ${n === 1 ? 'once' : `${n} times`}`
  },
  signalsInSectors: ({ n }) => `you have signals in ${some(n, 'sector')}`,
  exactSignalsInThatSector: ({ n }) => `that sector has exactly ${some(n, 'signal')} of yours`,
  traces: ({ color, n, species }) =>
    `you have ${some(n, `${color} trace`)}${species ? ` ${onSpecies(species)}` : ''}`,
  traceOnEachSpecies: ({ color }) => `you have a ${color} trace on each species`,
  allTraceColorsOnOneSpecies: ({ species }) =>
    `you have a trace of each colour ${species ? onSpecies(species) : 'on one species'}`,
  tracesOnSpecies: ({ species, n }) =>
    `you have ${some(n, 'trace')} ${species === 'theOtherSpecies' ? 'on the other species' : onSpecies(species)}`,
  tracesOfOneColor: ({ n }) => `you have ${some(n, 'trace')} of one colour`,
  traceOnPaidSpace: ({ species }) => `you have a trace ${onSpecies(species)} on a space with a cost`,
  publicity: ({ n }) => `you have ${n} publicity or more`,
  score: ({ n }) => `you have ${some(n, 'point')} or more`,
  techs: ({ kind, n }) => `you have ${some(n, `${kind} tech`)}`,
  techJustTakenOwnedByAnother: () => 'another player owns that tech',
  tuckedCards: ({ n }) => `you have ${some(n, 'tucked card')}`,
  completedMissions: ({ n }) => `you have completed ${some(n, 'mission')}`,
  handEmpty: () => 'you have no cards in hand',
  earthSectorHasAnomaly: () => 'there is an anomaly in Earth’s sector',
  markedOumuamuaTileByThis: () => "this marked a signal on the 'Oumuamua tile",
  signalOnOumuamuaTile: ({ n }) => `you have ${some(n, 'signal')} on the 'Oumuamua tile`,
  exofossils: ({ n }) => `you have ${some(n, 'exofossil')}`,
}

const metrics: { readonly [K in Metric['metric']]: (metric: MetricOf<K>) => string } = {
  tuckedCards: ({ income }) => `tucked card with ${INCOMES[income]} as income`,
  shownHandCards: ({ corner, income }) =>
    `card of your hand that you show, with ${corner ? `${cornerText(corner)} in its corner` : `${INCOMES[income!]} as income`}`,
  signalsMarkedByThis: ({ color, at }) =>
    `signal marked by this${at ? " on the 'Oumuamua tile" : color ? ` at ${color} stars` : ''}`,
  distinctSectorsMarkedByThis: () => 'different sector marked by this',
  sectorsWithMySignal: () => 'sector with a signal of yours',
  sectorWins: ({ color }) => `${color} sector won by you`,
  traces: ({ color }) =>
    color === 'sameAsJustMarked' ? 'trace of yours in the colour just marked' : `${color} trace of yours`,
  figuresAt: ({ planet }) => `orbiter or lander of yours at ${planetName(planet)}, moons count`,
  techs: ({ kind }) =>
    kind === 'sameAsJustTaken' ? 'tech of yours of the kind just taken' : `${kind} tech of yours`,
  publicity: () => 'publicity that you have',
  otherPlanetsAndCometsInEarthSector: () => 'comet and planet but Earth in Earth’s sector',
  tracesOnSpecies: ({ species }) => `trace of yours ${onSpecies(species)}`,
  signalsInAnomalySectors: () => 'signal of yours in sectors with anomalies',
}

const triggers: { readonly [K in Trigger['event']]: (on: TriggerOf<K>) => string } = {
  visit: (on) => {
    if (!('space' in on)) return `you visit ${visited(on.planet)}`
    return `you come to ${on.space === 'comet' ? 'a comet' : 'asteroids'}${on.ownTurnOnly ? ' in your own turn' : ''}`
  },
  moveInRing: () => 'you move along a ring',
  launch: () => 'you launch a probe',
  orbit: () => 'you orbit',
  land: () => 'you land',
  orbitOrLand: () => 'you orbit or land',
  scan: () => 'you scan',
  signal: ({ color }) => `you mark a signal at a ${color} star`,
  sectorCompleted: () => 'a sector is completed',
  tech: ({ kind }) => `you take ${kind === 'any' ? 'any' : `a ${kind}`} tech`,
  trace: ({ color }) => `you mark ${color === 'any' ? 'any' : `a ${color}`} trace`,
  playCard: ({ creditCost }) => `you play a card that costs ${some(creditCost, 'credit')}`,
  corner: ({ res }) => `you discard a card for ${cornerText(res)}`,
}

const visited = (planet: PlanetId | 'anyExceptEarth'): string =>
  planet === 'anyExceptEarth' ? 'any planet but Earth' : planetName(planet)
