import type { Seat } from '../../../core/index.ts'
import type { SetiEvent } from '../events.ts'
import { cardOf, kindOf, STARS, type Trigger } from '../material/index.ts'
import { bind, isPlanet, ringOf, type State } from '../state/index.ts'
import { type Deed, gained } from './way.ts'

type TriggerOf<K extends Trigger['event']> = Extract<Trigger, { event: K }>

/** One small function per trigger: whether an event is what it waits for. */
const table: {
  readonly [K in Trigger['event']]: (on: TriggerOf<K>, event: SetiEvent, s: State) => boolean
} = {
  visit: (on, { type, data }, s) => {
    if (type !== 'moved' || data.how === 'carried') return false
    if ('space' in on) return data.content === on.space && !(on.ownTurnOnly && s.turn.seat !== data.seat)
    return on.planet === 'anyExceptEarth'
      ? isPlanet(data.content) && data.content !== 'earth'
      : data.content === on.planet
  },
  moveInRing: (_, { type, data }) =>
    type === 'moved' && data.how === 'moved' && ringOf(data.from) === ringOf(data.to),
  launch: (_, { type }) => type === 'probeLaunched',
  orbit: (_, { type }) => type === 'orbited',
  land: (_, { type }) => type === 'landed',
  orbitOrLand: (_, { type }) => type === 'orbited' || type === 'landed',
  scan: (_, { type }) => type === 'scanned',
  signal: (on, { type, data }) => type === 'signalMarked' && STARS[data.star].color === on.color,
  sectorCompleted: (_, { type }) => type === 'sectorWon',
  tech: (on, { type, data }) => type === 'techTaken' && (on.kind === 'any' || kindOf(data.tech) === on.kind),
  trace: (on, { type, data }) => type === 'traceMarked' && (on.color === 'any' || data.color === on.color),
  playCard: (on, { type, data }) => type === 'cardPlayed' && data.credits === on.creditCost,
  corner: (on, { type, data }) =>
    type === 'cornerUsed' &&
    cardOf(data.card).corner.some((one) => (one.do === 'gain' ? one.res : one.do) === on.res),
}

const matches = (on: Trigger, event: SetiEvent, s: State): boolean =>
  (table[on.event] as (on: Trigger, event: SetiEvent, s: State) => boolean)(on, event, s)

const REACTED: ReadonlySet<SetiEvent['type']> = new Set<SetiEvent['type']>([
  'moved',
  'probeLaunched',
  'orbited',
  'landed',
  'scanned',
  'signalMarked',
  'sectorWon',
  'techTaken',
  'traceMarked',
  'cardPlayed',
  'cornerUsed',
])

/** What an event that has just happened sets off: slots of missions, and what a seat waits for in this turn. */
export function react(state: State, event: SetiEvent): Deed {
  const deed: Deed = { events: [], then: [] }
  if (!REACTED.has(event.type)) return deed
  const { seat } = event.data as { seat: Seat }
  const slots = state.players[seat]!.missions.flatMap(({ card, covered }) => {
    const { mission } = cardOf(card)
    if (mission?.type !== 'triggerable') return []
    return mission.slots.flatMap(({ on }, slot) =>
      !covered.includes(slot) && matches(on, event, state) ? [{ card, slot }] : [],
    )
  })
  // One event covers one slot at most, whichever the seat likes (R11.4).
  if (slots.length) deed.then.push({ do: 'trigger', slots, seat })
  let spent = 0
  state.turn.watches.forEach((watch, i) => {
    const mine = watch.seat === seat || watch.on.event === 'sectorCompleted'
    if (!mine || !matches(watch.on, event, state)) return
    deed.events.push({ type: 'watchSpent', data: { index: i - spent++ } })
    deed.then.push(...bind(watch.then, watch))
  })
  return deed
}

/** Card 25: each planet counts once, Earth too (R10.4). `state` is that before the move. */
export function newPlanet(state: State, event: SetiEvent): SetiEvent[] {
  const { newPlanets, seat } = state.turn
  if (!newPlanets || event.type !== 'moved' || event.data.how === 'carried' || event.data.seat !== seat)
    return []
  const { content } = event.data
  return isPlanet(content) && !newPlanets.includes(content) ? gained(state, seat, 'vp', 1) : []
}
