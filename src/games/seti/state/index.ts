import type * as z from 'zod/mini'
import type { Seat } from '../../../core/index.ts'
import type { Resource, TechId, TraceColor } from '../material/index.ts'
import { TRACE_COLORS } from '../material/index.ts'
import type { view } from './schema.ts'

export * from './effect.ts'
export * from './schema.ts'
export * from './solar.ts'
export { NOTHING_OWN } from './species/index.ts'

export type State = z.output<typeof view>
export type Player = State['players'][number]
export type Zone = State['deck']
export type SpeciesSlot = State['species'][number]

/** The amount of a resource that a seat has. */
export const amount = (state: State, seat: Seat, res: Resource): number => {
  const player = state.players[seat]!
  return res === 'vp' ? player.score : player[res]
}

export const can = (state: State, seat: Seat, cost: Partial<Readonly<Record<Resource, number>>>): boolean =>
  Object.entries(cost).every(([res, n]) => amount(state, seat, res as Resource) >= n)

/** The seat's hand; whole for that seat itself and on the server. */
export const handOf = (state: State, seat: Seat): readonly string[] => state.hands[seat]!.known

export const owns = (state: State, seat: Seat, tech: TechId): boolean =>
  state.players[seat]!.techs.includes(tech)

/** Who has to answer what: one effect, or the first of each lane. */
export const heads = (state: State) =>
  state.lanes.length > 0
    ? state.lanes.map(({ seat, since, effects }) => ({ lane: seat, since, effect: effects[0]! }))
    : state.agenda.slice(0, 1).map((effect) => ({ lane: null, since: state.since, effect }))

/** The seats from one on, clockwise, itself first. */
export const around = (state: State, from: Seat): Seat[] =>
  state.players.map((_, i) => (from + i) % state.players.length)

/** Traces of a seat on one of the species, by colour: discovery, overflow and board together. */
export function tracesOn(state: State, slot: number, seat: Seat): Record<TraceColor, number> {
  const { discovery, overflow, marks } = state.species[slot]!
  const found = { red: 0, yellow: 0, blue: 0 }
  for (const color of TRACE_COLORS) if (discovery[color] === seat) found[color] += 1
  for (const one of overflow) if (one.seat === seat) found[one.color] += 1
  for (const one of marks) if (one.seat === seat) found[one.space.split('-')[0] as TraceColor] += 1
  return found
}

/** Traces of a seat in one colour, everywhere. */
export const tracesOf = (state: State, seat: Seat, color: TraceColor): number =>
  state.species.reduce((sum, _, slot) => sum + tracesOn(state, slot, seat)[color], 0)
