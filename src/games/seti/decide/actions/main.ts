import type { Rejection } from '../../../../core/index.ts'
import { reject } from '../../commands.ts'
import {
  ANALYZE_COST,
  COLUMNS,
  cardOf,
  LAUNCH_COST,
  ORBIT_COST,
  PLANETS,
  RESEARCH_COST,
  type Resource,
  SCAN_COST,
} from '../../material/index.ts'
import { bind, can, type Effect, handOf, type State } from '../../state/index.ts'
import { landCost, landWays, orbit, reached } from '../ops/planets.ts'
import { mayLaunch } from '../ops/solar.ts'
import { available } from '../ops/tech.ts'
import { paid } from '../way.ts'
import type { Actions } from './action.ts'

const ALL_KINDS = ['probe', 'telescope', 'computer'] as const

export type MainType =
  | 'launch'
  | 'orbit'
  | 'land'
  | 'scan'
  | 'analyze'
  | 'playCard'
  | 'research'
  | 'pass'
  | 'endTurn'

/** Main actions (R6): `begin` gives what comes in place of `main` at the head of the agenda. */
export const mainActions: Actions<MainType> = {
  launch: {
    offers: () => [{ type: 'launch' }],
    refuse: (s, seat) =>
      mayLaunch(s, seat)
        ? unpaid(s, seat, LAUNCH_COST)
        : reject('probe-limit', 'You have as many probes in space as you may have.'),
    begin: (_, seat) => ({
      events: paid(seat, LAUNCH_COST),
      then: closing(seat, [{ do: 'launch', n: 1, seat }]),
    }),
  },

  orbit: {
    offers: (s, seat) => reached(s, seat).map((planet) => ({ type: 'orbit', planet })),
    refuse: (s, seat, { planet }) =>
      reached(s, seat).includes(planet) ? unpaid(s, seat, ORBIT_COST) : noProbe(),
    begin: (s, seat, { planet }) => {
      const { events, then } = orbit(s, seat, planet)
      return { events: [...paid(seat, ORBIT_COST), ...events], then: closing(seat, then) }
    },
  },

  land: {
    offers: (s, seat) =>
      landWays(s, seat, {}).map(({ planet, key }) => {
        const moon = PLANETS[planet].moons.find((one) => one.id === key)
        return moon ? { type: 'land', planet, moon: moon.id } : { type: 'land', planet }
      }),
    refuse: (s, seat, { planet, moon }) => {
      if (!reached(s, seat).includes(planet)) return noProbe()
      if (!landWays(s, seat, {}).some((way) => way.planet === planet && way.key === (moon ?? planet)))
        return reject('cannot-land-there', 'That moon is taken, belongs elsewhere, or needs a tech.')
      return unpaid(s, seat, { energy: landCost(s, seat, planet) })
    },
    begin: (s, seat, { planet, moon }) => ({
      events: paid(seat, { energy: landCost(s, seat, planet) }),
      then: closing(seat, [{ do: 'landOn', seat, planet, moon: moon ?? null }]),
    }),
  },

  scan: {
    offers: () => [{ type: 'scan' }],
    refuse: (s, seat) => unpaid(s, seat, SCAN_COST),
    begin: (_, seat) => ({ events: paid(seat, SCAN_COST), then: closing(seat, [{ do: 'scan', seat }]) }),
  },

  analyze: {
    offers: () => [{ type: 'analyze' }],
    refuse: (s, seat) =>
      s.players[seat]!.computer.top < COLUMNS
        ? reject('computer-not-full', 'All six top spaces have to hold data.')
        : unpaid(s, seat, ANALYZE_COST),
    begin: (_, seat) => ({
      events: [...paid(seat, ANALYZE_COST), { type: 'analyzed', data: { seat } }],
      then: closing(seat, [{ do: 'trace', color: 'blue', seat }]),
    }),
  },

  playCard: {
    offers: (s, seat) => handOf(s, seat).map((card) => ({ type: 'playCard', card })),
    refuse: (s, seat, { card }) => {
      if (!handOf(s, seat).includes(card)) return notInHand()
      const { res, n } = cardOf(card).cost
      return unpaid(s, seat, { [res]: n })
    },
    begin: (_, seat, { card }) => {
      const { cost, play, later } = cardOf(card)
      const credits = cost.res === 'credit' ? cost.n : 0
      return {
        events: [
          ...paid(seat, { [cost.res]: cost.n }),
          { type: 'cardPlayed', data: { seat, card, credits } },
        ],
        then: closing(seat, [
          // A message is sent before its card is resolved (R14.4b).
          ...bind(later ? [{ do: 'sendMessage', card }] : [], { seat }),
          ...bind(play, { seat, by: card }),
          { do: 'settleCard', card, seat },
        ]),
      }
    },
  },

  research: {
    offers: () => [{ type: 'research' }],
    refuse: (s, seat) =>
      available(s, seat, { do: 'tech', kinds: ALL_KINDS, rotate: true }).length
        ? unpaid(s, seat, RESEARCH_COST)
        : reject('nothing-to-gain', 'There is no tech left that you do not own.'),
    begin: (_, seat) => ({
      events: paid(seat, RESEARCH_COST),
      then: closing(seat, [{ do: 'tech', kinds: ALL_KINDS, rotate: true, seat }]),
    }),
  },

  pass: {
    offers: () => [{ type: 'pass' }],
    refuse: () => undefined,
    begin: (_, seat) => ({
      events: [{ type: 'passed', data: { seat } }],
      then: bind(
        [
          { do: 'discardDown' },
          { do: 'passRotation' },
          { do: 'lookAtStack' },
          { do: 'takeFromStack' },
          { do: 'completeSectors' },
        ],
        { seat },
      ),
    }),
  },

  endTurn: {
    offers: () => [{ type: 'endTurn' }],
    refuse: () => undefined,
    begin: () => ({ events: [], then: [] }),
  },
}

/** Sectors are resolved after the whole action; then free actions until the seat ends its turn (R5.1, R8.3). */
const closing = (seat: number, then: Effect[]): Effect[] => [
  ...then,
  { do: 'completeSectors', seat },
  { do: 'endTurn', seat },
]

export const unpaid = (
  s: State,
  seat: number,
  cost: Partial<Readonly<Record<Resource, number>>>,
): Rejection | undefined =>
  can(s, seat, cost)
    ? undefined
    : reject(
        'cannot-pay',
        `That costs ${Object.entries(cost)
          .map(([res, n]) => `${n} ${res}`)
          .join(' and ')}.`,
      )

const noProbe = () => reject('no-probe-there', 'You have no probe at that planet.')
export const notInHand = () => reject('card-not-in-hand', 'You do not hold this card.')
