import type { Seat } from '../../../../core/index.ts'
import type { SetiEvent } from '../../events.ts'
import { type Content, cardOf, type Space } from '../../material/index.ts'
import {
  bind,
  contentAt,
  type Effect,
  type EffectOf,
  flyersOf,
  handOf,
  isPlanet,
  neighbours,
  owns,
  placesOf,
  probesOf,
  type State,
  spaceOf,
  turnDisc,
  turned,
} from '../../state/index.ts'
import { inPlay } from '../species/index.ts'
import { does, gained, type Ops, paid, stop, type Way } from '../way.ts'
import { usedForCorner } from './cards.ts'

/** Rotation, probes in space, visits. */
export const solarOps: Ops<'rotate' | 'afterRotation' | 'launch' | 'move' | 'visit' | 'surveyProbe'> = {
  rotate: (s, e) => {
    const after = turnDisc(s.solar, s.solar.next)
    const events: SetiEvent[] = [{ type: 'rotated', data: { disc: s.solar.next } }]
    const visits: Effect[] = []
    s.players.forEach((_, seat) => {
      for (const { at: from, capsule } of flyersOf(s, seat)) {
        const way = turned(s.solar, after, from)
        if (!way) continue
        const content = contentAt(after, way.to)
        events.push({ type: 'moved', data: numbered({ seat, from, content, ...way }, capsule) })
        if (way.how === 'pushed') visits.push(...entered(s, seat, content))
      }
    })
    return does(events, [...visits, ...bind([{ do: 'afterRotation' }], e)])
  },

  afterRotation: (s) => {
    const then = inPlay(s).flatMap(({ hooks, slot }) => hooks.afterRotation?.(s, slot) ?? [])
    return then.length ? does([], then) : []
  },

  launch: (s, e) => {
    if (!e.ignoreLimit && !mayLaunch(s, e.seat)) return []
    const at = spaceOf(s.solar, 'earth')!
    return does(
      [{ type: 'probeLaunched', data: { seat: e.seat, at } }],
      e.n > 1 ? [{ ...e, n: e.n - 1 }] : [],
    )
  },

  // What is missing of a step may be paid in energy or with a card's movement, on the own turn (R5.2).
  move: (s, e) => {
    const energy = e.seat === s.turn.seat ? s.players[e.seat]!.energy : 0
    const ways = steps(s, e.seat).flatMap(({ from, to, capsule, cost }): Way[] => {
      const extra = Math.max(0, cost - e.n)
      if (extra > energy) return []
      const { events, then } = step(s, e.seat, numbered({ from, to }, capsule))
      const left = e.n - cost
      return [
        {
          key: capsule === undefined ? `${from} ${to}` : `capsule ${capsule} ${to}`,
          events: [...paid(e.seat, { energy: extra }), ...events],
          then: [...then, ...(left > 0 ? [{ ...e, n: left }] : [])],
        },
      ]
    })
    return ways.length || cardsMayMove(s, e) ? [...ways, ...furtherMovement(s, e), stop()] : []
  },

  visit: (s, e) => {
    const way: Way = { key: 'publicity', events: gained(s, e.seat, 'publicity', 1) }
    const instead =
      e.planet && e.seat === s.turn.seat && s.turn.rules.includes('visitPlanetMoveInsteadOfPublicity')
    return instead ? [way, { key: 'move', then: bind([{ do: 'move', n: 1 }], e) }] : [way]
  },

  surveyProbe: (s, e) => {
    const around = (at: Space) =>
      neighbours(at).filter((next) => contentAt(s.solar, next) === 'asteroid').length
    return [...new Set(placesOf(s, e.seat))].map((at) => {
      const here = contentAt(s.solar, at) === 'asteroid' ? e.dataOnAsteroid : 0
      const n = here + around(at) * e.dataPerAdjacentAsteroid
      return { key: at, events: gained(s, e.seat, 'data', n) }
    })
  },
}

/** At most one probe in space, two with probe tech 1; what has landed or orbits is no probe (R4.3). */
export const mayLaunch = (s: State, seat: Seat): boolean =>
  probesOf(s, seat).length < (owns(s, seat, 'probe-1') ? 2 : 1)

/** A step of a probe or, with its number, of a capsule. */
export interface StepOf {
  from: Space
  to: Space
  capsule?: number | undefined
}

/** Every step that a probe or capsule of the seat can take, with the movement that it costs (R4.4). */
export const steps = (s: State, seat: Seat): (StepOf & { cost: number })[] =>
  flyersOf(s, seat).flatMap(({ at: from, capsule }, i, all) => {
    // Two probes at one space are the same to everybody.
    if (capsule === undefined && all.findIndex((one) => one.at === from) < i) return []
    const free =
      owns(s, seat, 'probe-2') || (s.turn.seat === seat && s.turn.rules.includes('ignoreAsteroidExit'))
    const cost = !free && contentAt(s.solar, from) === 'asteroid' ? 2 : 1
    return neighbours(from).map((to) => ({ ...numbered({ from, to }, capsule), cost }))
  })

/** One step and what entering the space brings. */
export function step(
  s: State,
  seat: Seat,
  { from, to, capsule }: StepOf,
): { events: SetiEvent[]; then: Effect[] } {
  const content = contentAt(s.solar, to)
  return {
    events: [{ type: 'moved', data: numbered({ seat, from, to, content, how: 'moved' as const }, capsule) }],
    then: entered(s, seat, content),
  }
}

/** Whether a step lacks movement that a card of the hand may add, whatever the cards are (R5.7). */
export const cardsMayMove = (s: State, e: EffectOf<'move'>): boolean =>
  e.seat === s.turn.seat && s.hands[e.seat]!.count > 0 && steps(s, e.seat).some(({ cost }) => cost > e.n)

/** Cards whose movement is added where a step costs more than there is: each is used for its corner. */
const furtherMovement = (s: State, e: EffectOf<'move'>): Way[] =>
  cardsMayMove(s, e)
    ? handOf(s, e.seat).flatMap((card): Way[] => {
        const movement = cardOf(card).corner.find((one) => one.do === 'move')
        if (!movement) return []
        const others = cardOf(card).corner.filter((one) => one !== movement)
        return [
          {
            key: `card ${card}`,
            events: usedForCorner(e.seat, card),
            then: [...bind(others, e), { ...e, n: e.n + movement.n }],
          },
        ]
      })
    : []

const numbered = <T extends object>(data: T, capsule: number | undefined): T & { capsule?: number } =>
  capsule === undefined ? data : { ...data, capsule }

/** Publicity for a space with an icon: planets but Earth, comets, with probe tech 2 asteroids (R4.5). */
function entered(s: State, seat: Seat, content: Content): Effect[] {
  const planet = isPlanet(content) && content !== 'earth'
  const icon = planet || content === 'comet' || (content === 'asteroid' && owns(s, seat, 'probe-2'))
  const muted = seat === s.turn.seat && s.turn.rules.includes('noPublicityFromProbes')
  return icon && !muted ? [{ do: 'visit', seat, planet }] : []
}
