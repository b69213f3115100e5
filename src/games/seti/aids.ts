import type { Seat } from '../../core/index.ts'
import type { State } from './state/index.ts'
import { cardText } from './tell/card.ts'

const texts = (cards: readonly string[]) => cards.map(cardText)

export const aids = {
  /**
   * What is printed on the cards that the seat may see, in words, by place: its hand, the row, the open cards
   * of species, those of the stack it is choosing from, its cards of the Exertians, and what lies in front of
   * each seat. For players who read the table as text.
   */
  cards(view: State, seat: Seat) {
    const { exertians, centaurians } = view.own
    const sent = (of: Seat) =>
      (centaurians?.messages ?? []).flatMap((one) => (one.seat === of && one.card ? [one.card] : []))
    return {
      hand: texts(view.hands[seat]!.known),
      row: texts(view.row),
      species: texts(view.species.flatMap(({ faceUp }) => faceUp ?? [])),
      stack: texts(view.stacks[0]?.known ?? []),
      exertians: texts([...(exertians?.held[seat]?.known ?? []), ...(exertians?.played[seat]?.known ?? [])]),
      inFront: view.players.map(({ missions, endgame }, of) =>
        texts([...missions.map(({ card }) => card), ...endgame, ...sent(of)]),
      ),
    }
  },
}
