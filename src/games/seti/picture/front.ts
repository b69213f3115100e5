import { group, type Seat, type Svg, type Viewer } from '../../../core/index.ts'
import { type Card, cardOf, HIDDEN_CARDS } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { endText, hiddenText, missionTexts } from '../tell/card.ts'
import { effectText } from '../tell/effect.ts'
import { cardName } from '../tell/line.ts'
import { INNER, soft, text, wrapped } from './paint.ts'

/** Width of what lies beside the computer. */
export const ASIDE = 250
/** Room there, in pixels; what has none lies below, in columns. */
const TALL = 100
const COLUMNS = 4
const COLUMN = (INNER - 24) / COLUMNS
const LINE_HEIGHT = 11.5
const SIZE = 9.5

/** A card in front of a seat: its name, and what it asks for and gives. */
interface Front {
  name: string
  /** Where a card of the Exertians is. */
  kind: string
  lines: readonly string[]
}

/** Missions and cards for the end; the viewer's own face-down cards too, the others' only by number. */
export function inFront(view: State, seat: Seat, viewer: Viewer): { height: number; aside: Svg; below: Svg } {
  const cards = frontOf(view, seat, viewer)
  const aside: Front[] = []
  let used = 0
  while (cards[0] && used + heightOf(cards[0]) <= TALL) {
    used += heightOf(cards[0])
    aside.push(cards.shift()!)
  }
  const rows = Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, i) =>
    cards.slice(i * COLUMNS, (i + 1) * COLUMNS),
  )
  const none = aside.length === 0 && rows.length === 0
  return {
    height: rows.reduce((sum, row) => sum + tallest(row), 0),
    aside: group(0, 0, soft(0, 12, 11, none ? 'Nothing in front' : 'In front'), ...stacked(aside, 26)),
    below: group(
      0,
      0,
      ...rows.flatMap((row, i) => {
        const y = 12 + rows.slice(0, i).reduce((sum, one) => sum + tallest(one), 0)
        return row.map((card, column) => group(column * COLUMN, y, drawn(card)))
      }),
    ),
  }
}

function frontOf(view: State, seat: Seat, viewer: Viewer): Front[] {
  const { missions, endgame, seen } = view.players[seat]!
  const { exertians, centaurians } = view.own
  const faceDown = (zone: 'held' | 'played') =>
    exertians && (viewer === seat || view.over)
      ? HIDDEN_CARDS.filter(({ id }) => exertians[zone][seat]!.known.includes(id)).map((card) =>
          front(card.name, [hiddenText(card)], zone),
        )
      : []
  const messages = (centaurians?.messages ?? []).filter((one) => one.seat === seat)
  return [
    ...missions.map(({ card, covered }) => missionFront(cardOf(card), covered)),
    ...endgame.map((id) => front(cardOf(id).name, endLines(cardOf(id)))),
    ...faceDown('held'),
    ...faceDown('played'),
    ...messages.flatMap(({ at, card }) =>
      card === null ? [] : [front(cardOf(card).name, later(cardOf(card), at))],
    ),
    ...(viewer === seat && seen.known.length > 0
      ? [front('Seen in the stack', [seen.known.map(cardName).join(', ')])]
      : []),
  ]
}

const front = (name: string, said: readonly string[], kind = ''): Front => ({
  name,
  kind,
  lines: said.flatMap((line) => wrapped(line, COLUMN - 12, SIZE)),
})

const missionFront = ({ name, mission }: Card, covered: readonly number[]): Front =>
  front(name, mission ? missionTexts(mission, covered) : [])

const endLines = ({ endgame }: Card): string[] => (endgame ? [`At the end: ${endText(endgame)}`] : [])

const later = ({ later: then = [] }: Card, at: number): string[] => [
  `At ${at} points: ${effectText(then, '; ')}`,
]

const heightOf = ({ lines }: Front): number => Math.ceil(16 + lines.length * LINE_HEIGHT)

const tallest = (row: readonly Front[]): number => Math.max(...row.map(heightOf)) + 4

const stacked = (cards: readonly Front[], from: number): Svg[] =>
  cards.map((card, i) =>
    group(0, from + cards.slice(0, i).reduce((sum, one) => sum + heightOf(one), 0), drawn(card)),
  )

const drawn = ({ name, kind, lines }: Front): Svg =>
  group(
    0,
    0,
    text(0, 0, 11, name),
    soft(COLUMN - 12, 0, 10, kind, { 'text-anchor': 'end' }),
    ...lines.map((line, i) => soft(0, 12 + i * LINE_HEIGHT, SIZE, line)),
  )
