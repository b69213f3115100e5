import type { Seat } from '../../src/core/index.ts'
import { CARDS, COPIES, LAMPS } from './material.ts'
import type { ToyState } from './state.ts'

export const aids = {
  /** How many copies of each card the seat has not seen. */
  unseen(view: ToyState, _seat: Seat) {
    const seen = [
      ...view.hands.flatMap((hand) => hand.known),
      ...LAMPS.flatMap((lamp) => view.lamps[lamp]),
      ...view.discard,
    ]
    return Object.fromEntries(
      CARDS.map((card) => [card, COPIES - seen.filter((other) => other === card).length]),
    )
  },
}
