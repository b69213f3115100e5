import { el, group, type Picture, type Svg, type Viewer } from '../../src/core/index.ts'
import { glow, LAMPS } from './material.ts'
import type { ToyState } from './state.ts'

const ROW = 26

/** Lamps above, a row per seat below; unknown cards are drawn as backs. */
export function picture(view: ToyState, viewer: Viewer): Picture {
  const lamps = LAMPS.map((lamp, i) =>
    group(
      20 + i * 120,
      50,
      el('circle', {
        cx: 20,
        cy: 20,
        r: 20,
        fill: '#fc6',
        'fill-opacity': 0.2 + glow(view.lamps[lamp]) / 10,
      }),
      text(50, 25, `${lamp}: ${view.lamps[lamp].join(' ') || 'dark'}`),
    ),
  )
  const rows = view.hands.map((hand, seat) =>
    group(
      20,
      120 + seat * ROW,
      text(0, 0, `${view.turn?.seat === seat ? '▶' : ' '} Seat ${seat}${seat === viewer ? ' (you)' : ''}`),
      text(120, 0, [...hand.known, ...Array(hand.count - hand.known.length).fill('▒')].join(' ')),
      text(300, 0, `${view.points[seat]} points`),
    ),
  )
  return {
    width: 400,
    height: 130 + view.hands.length * ROW,
    title: `Lanterns, round ${view.round}`,
    body: [
      el('rect', { width: '100%', height: '100%', fill: '#fffaf0' }),
      text(20, 30, view.motto ?? '…'),
      ...lamps,
      ...rows,
    ],
  }
}

const text = (x: number, y: number, content: string): Svg =>
  el('text', { x, y, 'font-size': 14, fill: '#222' }, content)
