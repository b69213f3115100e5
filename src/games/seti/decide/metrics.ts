import type { Seat } from '../../../core/index.ts'
import { cardOf, kindOf, type Metric, PLANETS, STAR_IDS, STARS, type Target } from '../material/index.ts'
import {
  ALL_SPACES,
  contentAt,
  isPlanet,
  type State,
  sectorOf,
  spaceOf,
  starAt,
  tracesOf,
  tracesOn,
} from '../state/index.ts'
import { slotOf } from './species/slot.ts'

type MetricOf<K extends Metric['metric']> = Extract<Metric, { metric: K }>

/** One small function per metric: state, seat, parameters. */
const table: { readonly [K in Metric['metric']]: (s: State, seat: Seat, m: MetricOf<K>) => number } = {
  tuckedCards: (s, seat, m) =>
    s.players[seat]!.tucked.filter((card) => cardOf(card).income === m.income).length,
  // Counted by the cards that are shown one by one: see the op `showCards`.
  shownHandCards: () => 0,
  // A signal on the 'Oumuamua tile is one without a colour and in no sector (R14.3e).
  signalsMarkedByThis: (s, _, { at, color }) => {
    const { stars = [], tile = 0 } = s.play ?? {}
    if (at === 'oumuamuaTile') return tile
    return color === undefined
      ? stars.length + tile
      : stars.filter((star) => STARS[star].color === color).length
  },
  distinctSectorsMarkedByThis: (s) => new Set(s.play?.stars).size,
  sectorsWithMySignal: (s, seat) => STAR_IDS.filter((star) => s.sectors[star].markers.includes(seat)).length,
  sectorWins: (s, seat, m) =>
    STAR_IDS.filter((star) => STARS[star].color === m.color).reduce(
      (sum, star) => sum + s.sectors[star].wins.filter((winner) => winner === seat).length,
      0,
    ),
  traces: (s, seat, m) => {
    const color = m.color === 'sameAsJustMarked' ? s.play?.trace : m.color
    return color ? tracesOf(s, seat, color) : 0
  },
  figuresAt: (s, seat, m) => (m.planet === 'earth' ? 0 : figuresAt(s, seat, m.planet)),
  techs: (s, seat, m) => {
    const kind = m.kind === 'sameAsJustTaken' ? s.play?.tech && kindOf(s.play.tech) : m.kind
    return s.players[seat]!.techs.filter((tech) => kindOf(tech) === kind).length
  },
  publicity: (s, seat) => s.players[seat]!.publicity,
  otherPlanetsAndCometsInEarthSector: (s) => {
    const earth = spaceOf(s.solar, 'earth')!
    return ALL_SPACES.filter((space) => space !== earth && sectorOf(space) === sectorOf(earth)).filter(
      (space) => {
        const content = contentAt(s.solar, space)
        return content === 'comet' || isPlanet(content)
      },
    ).length
  },
  tracesOnSpecies: (s, seat, m) => {
    const slot = slotOf(s, m.species)
    return slot < 0 ? 0 : Object.values(tracesOn(s, slot, seat)).reduce((sum, n) => sum + n, 0)
  },
  signalsInAnomalySectors: (s, seat) =>
    (s.own.anomalies?.tokens ?? []).reduce((sum, { sector }) => {
      const { markers } = s.sectors[starAt(s.solar, sector)]
      return sum + markers.filter((one) => one === seat).length
    }, 0),
}

export const measure = (state: State, seat: Seat, metric: Metric): number =>
  (table[metric.metric] as (s: State, seat: Seat, m: Metric) => number)(state, seat, metric)

/** Orbiters, landers and landers on moons of a seat at a planet. */
export const figuresAt = (s: State, seat: Seat, planet: Target): number =>
  [...s.planets[planet].orbiters, ...s.planets[planet].landers].filter((one) => one.seat === seat).length

/** All figures of a seat on the planetary board, by kind. */
export function figuresOf(s: State, seat: Seat): { orbiters: number; landers: number; onMoons: number } {
  const found = { orbiters: 0, landers: 0, onMoons: 0 }
  for (const planet of Object.keys(PLANETS) as Target[]) {
    for (const one of s.planets[planet].orbiters) if (one.seat === seat) found.orbiters += 1
    for (const one of s.planets[planet].landers)
      if (one.seat === seat) found[one.moon === null ? 'landers' : 'onMoons'] += 1
  }
  return found
}
