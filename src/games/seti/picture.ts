import { el, type Picture, type Viewer } from '../../core/index.ts'
import type { State } from './state/index.ts'

/** The seats with their points and resources. */
export function picture(view: State, _: Viewer): Picture {
  const lines = view.players.map(
    (player, seat) =>
      `Seat ${seat}: ${player.score} points, ${player.credit} credits, ${player.energy} energy, ${player.publicity} publicity, ${player.data} data, ${view.hands[seat]!.count} cards`,
  )
  const all = [view.over ? 'The match is over' : `Round ${view.round}`, ...lines]
  return {
    width: 640,
    height: 20 + 24 * all.length,
    title: all.join('. '),
    body: all.map((text, i) => el('text', { x: 12, y: 28 + 24 * i, 'font-size': 15 }, text)),
  }
}
