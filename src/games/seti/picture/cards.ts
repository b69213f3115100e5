import { el, group, type Svg } from '../../../core/index.ts'
import { CARDS } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { colorLetter, cornerOf, costOf, effectOf } from './brief.ts'
import { bold, box, GOLD, HUES, INNER, INSET, LINE, panel, soft, text, wrapped } from './paint.ts'

// Five to a line: the row of three and an open card of each species fill one.
const PER_LINE = 5
const GAP = 6
const WIDTH = (INNER - 16 - (PER_LINE - 1) * GAP) / PER_LINE
const HEIGHT = 128

/** A card face up: name, cost, what it does in short, corner, signal colour and income. */
export function cardBox(id: string): Svg {
  const card = CARDS.get(id)
  if (!card) return box(0, 0, WIDTH, HEIGHT, { fill: INSET })
  const kept = card.mission ? 'Mission' : card.endgame ? 'End' : card.later ? 'Message' : ''
  const effect = effectOf(card)
  const name = wrapped(card.name, WIDTH - 58, 12.5, 2)
  const below = 22 + name.length * 13
  return group(
    0,
    0,
    el('title', {}, `${card.name}: ${effect}`),
    box(0, 0, WIDTH, HEIGHT, { fill: INSET, stroke: card.species ? GOLD : LINE }),
    ...name.map((line, i) => bold(9, 18 + i * 13, 11.5, line)),
    bold(WIDTH - 9, 18, 12, costOf(card), { fill: GOLD, 'text-anchor': 'end' }),
    ...wrapped(effect, WIDTH - 14, 10.5, 4).map((line, i) => text(9, below + i * 12, 10.5, line)),
    soft(9, 97, 10.5, `Discard: ${cornerOf(card)}`),
    soft(WIDTH - 9, 97, 10.5, kept, { 'text-anchor': 'end' }),
    el('circle', { cx: 17, cy: 113, r: 8, fill: HUES[card.sector] }),
    bold(17, 117, 10, colorLetter(card.sector), { 'text-anchor': 'middle', fill: '#0b1026' }),
    soft(30, 117, 10.5, `Income: ${card.income}`),
    soft(WIDTH - 9, 117, 10.5, id, { 'text-anchor': 'end' }),
  )
}

const grid = (cards: readonly string[]): Svg[] =>
  cards.map((id, i) =>
    group(8 + (i % PER_LINE) * (WIDTH + GAP), 28 + Math.floor(i / PER_LINE) * (HEIGHT + GAP), cardBox(id)),
  )

const heightOf = (cards: number): number => 32 + Math.max(1, Math.ceil(cards / PER_LINE)) * (HEIGHT + GAP)

/** The open cards, those of species beside them, and how many lie face down. */
export function cardRow(view: State): { height: number; drawn: Svg } {
  const open = view.species.flatMap(({ faceUp }) => (faceUp ? [faceUp] : []))
  const stacks = view.stacks.map(({ count }) => count).join(', ') || 'none'
  const cards = [...view.row, ...open]
  const height = heightOf(cards.length)
  return {
    height,
    drawn: panel(
      INNER,
      height,
      'Card row',
      soft(
        84,
        19,
        11,
        `deck ${view.deck.count} · discards ${view.discard.length} · stacks for passing: ${stacks}${open.length > 0 ? ' · gold edge: open card of a species' : ''}`,
      ),
      ...grid(cards),
    ),
  }
}

/** The hand of the viewer. */
export function handOf(view: State, seat: number): { height: number; drawn: Svg } {
  const { known } = view.hands[seat]!
  const height = heightOf(known.length)
  return {
    height,
    drawn: panel(
      INNER,
      height,
      `Your hand (${known.length})`,
      ...grid(known),
      ...(known.length === 0 ? [soft(12, 50, 12, 'No cards')] : []),
    ),
  }
}
