import type { Seat } from '../../src/core/index.ts'
import type { ToyState } from './state.ts'

/** R12: who scores together shares notes. */
export const team = (view: ToyState, seat: Seat): Seat[] =>
  view.teams.flatMap((other, i) => (other === view.teams[seat] ? [i] : []))

/** R12: while bids are open, talk is for the team alone. */
export function mayTalk(view: ToyState, seat: Seat, to: 'all' | 'team' | Seat): boolean {
  if (view.phase !== 'bid' || to === 'team') return true
  return to !== 'all' && view.teams[to] === view.teams[seat]
}
