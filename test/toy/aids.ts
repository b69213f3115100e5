import type { Rejection, Seat } from '../../src/core/index.ts'
import { reject } from './commands.ts'
import { BRIGHT, CARDS, COPIES, glow, LAMPS } from './material.ts'
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

  /** For the keeper alone: how much the lamp named by `lamp` can still take. */
  room(view: ToyState, seat: Seat, { lamp: asked }: Readonly<Record<string, string>>): number | Rejection {
    if (seat !== view.keeper) return reject('aid-not-yours', 'Only the keeper measures lamps.')
    const lamp = LAMPS.find((one) => one === asked)
    return lamp ? BRIGHT - glow(view.lamps[lamp]) : reject('invalid-query', `Lamps are: ${LAMPS.join(', ')}.`)
  },
}
