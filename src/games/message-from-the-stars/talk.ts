import type { Seat } from '../../core/index.ts'
import { type State, seatsOf, sideOf } from './state.ts'

/** The seats that share notes and marks: the Scientists of a team; an Alien has its own (R36). */
export const team = (view: State, seat: Seat): readonly Seat[] =>
  seatsOf(view, view.seats[seat]!.team, sideOf(view, seat))

/** Until the end an Alien says nothing, and a Scientist speaks to the Scientists of its own team only (R37). */
export function mayTalk(view: State, seat: Seat, to: 'all' | 'team' | Seat): boolean {
  if (view.phase.kind === 'over') return true
  if (view.seats[seat]?.role !== 'scientist' || to === 'all') return false
  return to === 'team' || team(view, seat).includes(to)
}
