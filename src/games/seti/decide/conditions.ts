import type { Seat } from '../../../core/index.ts'
import {
  type Condition,
  kindOf,
  type PlanetId,
  STAR_IDS,
  STARS,
  TARGETS,
  TRACE_COLORS,
} from '../material/index.ts'
import {
  contentAt,
  distance,
  neighbours,
  placesOf,
  type State,
  spaceOf,
  tracesOf,
  tracesOn,
} from '../state/index.ts'
import { figuresAt, figuresOf } from './metrics.ts'
import { earthSector, tokenAt } from './species/anomalies.ts'
import { onPaidSpace } from './species/oumuamua.ts'
import { slotOf } from './species/slot.ts'

type ConditionOf<K extends Condition['cond']> = Extract<Condition, { cond: K }>

/** One small function per condition: state, seat, parameters. */
const table: {
  readonly [K in Condition['cond']]: (s: State, seat: Seat, c: ConditionOf<K>) => boolean
} = {
  figureAt: (s, seat, c) => {
    const at = (planet: PlanetId) => planet !== 'earth' && hasFigure(s, seat, planet, c.kind)
    return c.all ? c.planets.every(at) : c.planets.some(at)
  },
  figures: (s, seat, c) => {
    const { orbiters, landers, onMoons } = figuresOf(s, seat)
    const down = landers + (c.moons === false ? 0 : onMoons)
    return (c.kind === 'orbiter' ? orbiters : c.kind === 'lander' ? down : orbiters + down) >= c.n
  },
  figuresAtOnePlanet: (s, seat, c) => TARGETS.some((planet) => figuresAt(s, seat, planet) >= c.n),
  orbiterAndLanderAtOnePlanet: (s, seat) =>
    TARGETS.some((planet) => hasFigure(s, seat, planet, 'orbiter') && hasFigure(s, seat, planet, 'lander')),
  landedNow: (s, _, c) => {
    const landed = s.play?.landed
    return !!landed && ((c.anyMoon && landed.moon !== null) || c.planets.includes(landed.planet))
  },
  probeOn: (s, seat, c) => {
    const earth = spaceOf(s.solar, 'earth')!
    return placesOf(s, seat).some(
      (at) => contentAt(s.solar, at) === c.space && (!c.adjacentToEarth || neighbours(earth).includes(at)),
    )
  },
  probeDistanceFromEarth: (s, seat, c) => {
    const earth = spaceOf(s.solar, 'earth')!
    return placesOf(s, seat).some((at) => distance(earth, at) >= c.n)
  },
  sectorWins: (s, seat, c) => {
    const wins = STAR_IDS.filter((star) => c.color === 'any' || STARS[star].color === c.color).map(
      (star) => s.sectors[star].wins.filter((winner) => winner === seat).length,
    )
    return c.sameStar ? wins.some((n) => n >= c.n) : wins.reduce((sum, n) => sum + n, 0) >= c.n
  },
  signalsInSectors: (s, seat, c) =>
    STAR_IDS.filter((star) => s.sectors[star].markers.includes(seat)).length >= c.n,
  exactSignalsInThatSector: (s, seat, c) => {
    const star = s.play?.stars.at(-1)
    return !!star && s.sectors[star].markers.filter((one) => one === seat).length === c.n
  },
  traces: (s, seat, c) => {
    if (!c.species) return tracesOf(s, seat, c.color) >= c.n
    const slot = slotOf(s, c.species)
    return slot >= 0 && tracesOn(s, slot, seat)[c.color] >= c.n
  },
  traceOnEachSpecies: (s, seat, c) => s.species.every((_, slot) => tracesOn(s, slot, seat)[c.color] > 0),
  allTraceColorsOnOneSpecies: (s, seat, c) =>
    s.species.some((_, slot) => (!c.species || slotOf(s, c.species) === slot) && allColors(s, slot, seat)),
  tracesOnSpecies: (s, seat, c) => {
    const slot = c.species === 'theOtherSpecies' ? 1 - slotOf(s, 'exertians') : slotOf(s, c.species)
    if (!s.species[slot]) return false
    return Object.values(tracesOn(s, slot, seat)).reduce((sum, n) => sum + n, 0) >= c.n
  },
  tracesOfOneColor: (s, seat, c) => TRACE_COLORS.some((color) => tracesOf(s, seat, color) >= c.n),
  traceOnPaidSpace: (s, seat) => onPaidSpace(s, seat),
  publicity: (s, seat, c) => s.players[seat]!.publicity >= c.n,
  score: (s, seat, c) => s.players[seat]!.score >= c.n,
  techs: (s, seat, c) => s.players[seat]!.techs.filter((tech) => kindOf(tech) === c.kind).length >= c.n,
  techJustTakenOwnedByAnother: (s, seat) => {
    const tech = s.play?.tech
    return !!tech && s.players.some((player, other) => other !== seat && player.techs.includes(tech))
  },
  tuckedCards: (s, seat, c) => s.players[seat]!.tucked.length >= c.n,
  completedMissions: (s, seat, c) => s.players[seat]!.done.length >= c.n,
  handEmpty: (s, seat) => s.hands[seat]!.count === 0,
  earthSectorHasAnomaly: (s) => tokenAt(s, earthSector(s)) !== undefined,
  markedOumuamuaTileByThis: (s) => (s.play?.tile ?? 0) > 0,
  signalOnOumuamuaTile: (s, seat, c) =>
    (s.own.oumuamua?.markers ?? []).filter((one) => one === seat).length >= c.n,
  exofossils: (s, seat, c) => s.players[seat]!.exofossil >= c.n,
}

/** Whether a condition holds for a seat now. Reads only what is public or the seat's own. */
export const holds = (state: State, seat: Seat, condition: Condition): boolean =>
  (table[condition.cond] as (s: State, seat: Seat, c: Condition) => boolean)(state, seat, condition)

/** A trace of each colour on one species (R9.5). */
export const allColors = (s: State, slot: number, seat: Seat): boolean =>
  Object.values(tracesOn(s, slot, seat)).every((n) => n > 0)

const hasFigure = (s: State, seat: Seat, planet: keyof State['planets'], kind?: 'orbiter' | 'lander') =>
  (kind !== 'lander' && s.planets[planet].orbiters.some((one) => one.seat === seat)) ||
  (kind !== 'orbiter' && s.planets[planet].landers.some((one) => one.seat === seat))
