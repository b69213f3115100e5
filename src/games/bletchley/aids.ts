import type { Seat } from '../../core/index.ts'
import { supplyOf } from './material.ts'
import type { State } from './state.ts'

/** What this viewer knows of a seat's word, a sign per position: letters, and "?" for the others. */
export function patternOf(view: State, of: Seat): string {
  const { word, places } = view.boards[of]!
  return places.map((cover, i) => word?.[i] ?? cover?.letter ?? '?').join('')
}

export const aids = {
  /**
   * For each seat the letters that the asking seat knows of its word, and how many Alphabet cards of each
   * letter are not below its board: what the word in hand or the next one can be made of.
   */
  letters: (view: State, _seat: Seat) =>
    view.boards.map((board, seat) => ({
      seat,
      pattern: patternOf(view, seat),
      supply: supplyOf(board.below),
    })),
}
