import type { Seat } from '../../../../core/index.ts'
import type { SetiEvent } from '../../events.ts'
import { LAND_COST, PLANETS, TARGETS, type Target } from '../../material/index.ts'
import {
  bind,
  contentAt,
  type Effect,
  isPlanet,
  owns,
  probesOf,
  type State,
  spaceOf,
} from '../../state/index.ts'
import { type Deed, does, due, gained, type Ops, type Way } from '../way.ts'

/** Orbiting, landing, taking figures back. */
export const planetOps: Ops<'land' | 'orbitOrLand' | 'landOn' | 'touchDown' | 'removeFigure'> = {
  land: (s, e) => landWays(s, e.seat, e).map((way) => ({ ...way, then: bind(way.then, e) })),

  orbitOrLand: (s, e) => [
    ...reached(s, e.seat).map((planet) => ({ key: `orbit ${planet}`, ...orbit(s, e.seat, planet, e.by) })),
    ...landWays(s, e.seat, {}).map(({ key, then }) => ({ key: `land ${key}`, then: bind(then, e) })),
  ],

  // The probe is gone before its seat is asked anything, so that it cannot fly off meanwhile.
  landOn: (s, e) =>
    does(
      [{ type: 'probeRemoved', data: { seat: e.seat, at: spaceOf(s.solar, e.planet)! } }],
      [{ ...e, do: 'touchDown' }],
    ),

  // The first landers choose which data to cover (R6.4).
  touchDown: (s, e) => {
    const { firstData, land, moons } = PLANETS[e.planet]
    const down = (data: number | null): SetiEvent[] => [
      {
        type: 'landed',
        data: due({ seat: e.seat, planet: e.planet, moon: moon?.id ?? null, data }, e.by),
      },
    ]
    const moon = moons.find((one) => one.id === e.moon)
    if (moon) return does(down(null), bind(moon.reward, e))
    const covered = s.planets[e.planet].landers.map((one) => one.data)
    const open = [...firstData.keys()].filter((i) => e.onOccupied || !covered.includes(i))
    const then = bind(land, e)
    if (!open.length) return does(down(null), then)
    return open.map((i) => ({
      key: `cover ${firstData[i]}`,
      events: [...down(i), ...gained(s, e.seat, 'data', firstData[i]!)],
      then,
    }))
  },

  removeFigure: (s, e) =>
    TARGETS.flatMap((planet): Way[] => {
      const kind = e.kind
      const figures =
        kind === 'orbiter'
          ? s.planets[planet].orbiters.map((one) => ({ ...one, key: one.first ? `${planet} first` : planet }))
          : s.planets[planet].landers.map((one) => ({
              ...one,
              key: one.moon ?? (one.data === null ? planet : `${planet} ${one.data + 1}`),
            }))
      const keys = figures.map((one) => (one.seat === e.seat ? one.key : ''))
      return figures.flatMap(({ seat, key }, index): Way[] => {
        if (seat !== e.seat || keys.indexOf(key) !== index) return []
        return [
          {
            key,
            events: [{ type: 'figureRemoved', data: { seat, planet, kind, index } }],
            then: bind(e.then, e),
          },
        ]
      })
    }),
}

/** Planets but Earth where the seat has a probe. */
export const reached = (s: State, seat: Seat): Target[] => [
  ...new Set(
    probesOf(s, seat).flatMap((at) => {
      const content = contentAt(s.solar, at)
      return isPlanet(content) && content !== 'earth' ? [content] : []
    }),
  ),
]

interface LandRules {
  moonWithoutTech?: true
  onOccupied?: true
}

/** Where the seat may land: planets, and moons with the tech or by the effect; each moon holds one (R6.5). */
export const landWays = (
  s: State,
  seat: Seat,
  { moonWithoutTech, onOccupied }: LandRules,
): { key: string; planet: Target; then: [Effect] }[] =>
  reached(s, seat).flatMap((planet) => {
    const to = (moon: string | null): { key: string; planet: Target; then: [Effect] } => ({
      key: moon ?? planet,
      planet,
      then: [{ do: 'landOn', seat, planet, moon, ...(onOccupied && { onOccupied }) }],
    })
    const taken = s.planets[planet].landers.map((one) => one.moon)
    const moons =
      owns(s, seat, 'probe-4') || moonWithoutTech
        ? PLANETS[planet].moons.filter((moon) => onOccupied || !taken.includes(moon.id))
        : []
    return [to(null), ...moons.map((moon) => to(moon.id))]
  })

/** Energy for a landing at a planet or one of its moons (R6.3). */
export const landCost = (s: State, seat: Seat, planet: Target): number =>
  (s.planets[planet].orbiters.length ? LAND_COST.withOrbiter : LAND_COST.base) -
  (owns(s, seat, 'probe-3') ? LAND_COST.techDiscount : 0)

/** A probe becomes an orbiter and earns what is printed above the planet (R6.2). */
export function orbit(s: State, seat: Seat, planet: Target, by?: string): Deed {
  const { firstOrbit, orbit: printed } = PLANETS[planet]
  const first = !s.planets[planet].orbiters.some((one) => one.first)
  return {
    events: [
      { type: 'probeRemoved', data: { seat, at: spaceOf(s.solar, planet)! } },
      { type: 'orbited', data: due({ seat, planet, first }, by) },
    ],
    then: bind([...(first ? firstOrbit : []), ...printed], by === undefined ? { seat } : { seat, by }),
  }
}
