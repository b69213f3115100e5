import type { Context, Deadline, Seat } from '../../core/index.ts'
import { inTime, unused } from './decide/abilities.ts'
import { chosen, lost, type Stock } from './decide/compose.ts'
import { byDefault } from './decide/respond.ts'
import type { SignalEvent } from './events.ts'
import { CARD_IDS } from './material/index.ts'
import { aliensOf, expertsOf, isAlien, mayTransmit, type State } from './state.ts'

/** Abilities that the Experts have called for and that can be used now. */
export const due = (state: State) => state.called.filter((id) => unused(state, id) && inTime(state, id))

/** The seats that the match waits for: a whole side, of which any seat acts (R2). */
export function pending(state: State): Seat[] {
  if (state.phase.kind === 'over') return []
  if (state.question) return expertsOf(state)
  if (state.phase.kind !== 'compose' || due(state).length) return aliensOf(state)
  return expertsOf(state).filter((seat) => mayTransmit(state, seat))
}

/** Nothing here is a matter of time; a table that wants a limit has the match's clock. */
export const deadlines = (_: State): Deadline[] => []

export const expire = (_state: State, _id: string, _c: Context): SignalEvent[] => []

/** Every seat: once the last of a side has resigned the match ends, whoever it waits for (R52). */
export const counted = (state: State): Seat[] =>
  state.phase.kind === 'over' ? [] : state.seats.map((_, seat) => seat)

/**
 * Experts are reminded and never skipped; a late Alien takes a card at random, and the defaults where it has
 * choices. When all seats of a side have given up, the match is lost; tokens of one that has go to the
 * others (R51, R52).
 */
export const skipWith =
  (stock: Stock) =>
  (state: State, seat: Seat, c: Context): SignalEvent[] | undefined => {
    const resigned = c.resigned ?? []
    if (resigned.includes(seat)) return withoutOne(state, seat, resigned)
    if (!pending(state).includes(seat) || !isAlien(state, seat)) return undefined
    if (state.phase.kind === 'respond') return byDefault(state)
    if (state.phase.kind !== 'choose') return undefined
    const known = CARD_IDS.filter((id) => stock[id])
    if (!known.length) return undefined
    const id = c.rng.pick(known)
    return [chosen(state, id, stock[id]!)]
  }

/** What follows from a seat that has resigned, if anything still does. */
function withoutOne(state: State, seat: Seat, resigned: readonly Seat[]): SignalEvent[] | undefined {
  const side = isAlien(state, seat) ? aliensOf(state) : expertsOf(state)
  const there = side.filter((other) => !resigned.includes(other))
  if (!there.length) return [lost(state, 'left')]
  // An answer that was asked for is not disturbed: the tokens go over when it is given.
  if (!state.shares?.[seat] || state.question) return undefined
  return [{ type: 'tokensSplit', data: { shares: handedOn(state.shares, seat, there) } }]
}

/** Each token of the one goes to whoever has the fewest, so that what was even stays so (R16, R52). */
function handedOn(before: readonly number[], from: Seat, among: readonly Seat[]): number[] {
  const shares = before.map((share, seat) => (seat === from ? 0 : share))
  for (let i = 0; i < before[from]!; i++) {
    const least = Math.min(...among.map((seat) => shares[seat]!))
    shares[among.find((seat) => shares[seat] === least)!]! += 1
  }
  return shares
}
