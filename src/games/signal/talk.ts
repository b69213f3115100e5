import type { Seat } from '../../core/index.ts'
import { aliensOf, expertsOf, isAlien, type State } from './state.ts'

/** The seats that share notes and drafts: all of one side. */
export const team = (view: State, seat: Seat): readonly Seat[] =>
  isAlien(view, seat) ? aliensOf(view) : expertsOf(view)

/** Until the end the Alien's seats speak among themselves alone; Experts say what they like, to be heard by all (R27). */
export function mayTalk(view: State, seat: Seat, to: 'all' | 'team' | Seat): boolean {
  if (view.phase.kind === 'over' || !isAlien(view, seat)) return true
  return to === 'team' || (to !== 'all' && isAlien(view, to))
}
