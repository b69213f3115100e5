import { el, group, type Svg } from '../../../core/index.ts'
import { cardOf } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { textOf } from '../tell/card.ts'
import { colorLetter, cornerOf, costOf } from './brief.ts'
import { bold, box, GOLD, HUES, INNER, INSET, LINE, panel, soft, text, wrapped } from './paint.ts'

// Five to a line: the row of three and an open card of each species fill one.
const PER_LINE = 5
const GAP = 6
const WIDTH = (INNER - 16 - (PER_LINE - 1) * GAP) / PER_LINE
const NAME = 13
const TEXT = 9.5
const LINE_HEIGHT = 11.5
/** Corner, signal and income below the text. */
const FOOT = 48

/** A card face up: name, cost, all that it says, corner, signal colour and income. */
function cardBox({ id, name, text: said }: Laid, height: number): Svg {
  const card = cardOf(id)
  const kept = card.mission ? 'Mission' : card.endgame ? 'End' : card.later ? 'Message' : ''
  const below = 9 + name.length * NAME + LINE_HEIGHT
  const foot = height - FOOT
  return group(
    0,
    0,
    el('title', {}, `${card.name}: ${textOf(card)}`),
    box(0, 0, WIDTH, height, { fill: INSET, stroke: card.species ? GOLD : LINE }),
    ...name.map((line, i) => bold(9, 18 + i * NAME, 11.5, line)),
    bold(WIDTH - 9, 18, 12, costOf(card), { fill: GOLD, 'text-anchor': 'end' }),
    ...said.map((line, i) => text(9, below + i * LINE_HEIGHT, TEXT, line)),
    soft(9, foot + 17, 10.5, `Discard: ${cornerOf(card)}`),
    soft(WIDTH - 9, foot + 17, 10.5, kept, { 'text-anchor': 'end' }),
    el('circle', { cx: 17, cy: foot + 33, r: 8, fill: HUES[card.sector] }),
    bold(17, foot + 37, 10, colorLetter(card.sector), { 'text-anchor': 'middle', fill: '#0b1026' }),
    soft(30, foot + 37, 10.5, `Income: ${card.income}`),
    soft(WIDTH - 9, foot + 37, 10.5, id, { 'text-anchor': 'end' }),
  )
}

interface Laid {
  id: string
  name: string[]
  text: string[]
}

/** Name and text in lines; nothing of them is cut off. */
export const cardLines = (id: string): Laid => {
  const card = cardOf(id)
  // A ring stays with what it is for.
  const said = textOf(card).replaceAll('○ ', '○\u00a0')
  return { id, name: wrapped(card.name, WIDTH - 58, 13), text: wrapped(said, WIDTH - 16, TEXT) }
}

/** Cards in lines, each line as high as the longest text in it. */
function grid(ids: readonly string[]): { height: number; drawn: Svg[] } {
  const drawn: Svg[] = []
  let y = 28
  for (let first = 0; first < ids.length; first += PER_LINE) {
    const cards = ids.slice(first, first + PER_LINE).map(cardLines)
    const lines = cards.map(({ name, text }) => 10 + name.length * NAME + text.length * LINE_HEIGHT)
    const height = Math.ceil(Math.max(LOWEST, ...lines) + FOOT)
    drawn.push(...cards.map((card, i) => group(8 + i * (WIDTH + GAP), y, cardBox(card, height))))
    y += height + GAP
  }
  return { height: Math.max(y, 60) + 2, drawn }
}

/** Room for a name and a text of two lines each. */
const LOWEST = 10 + 2 * NAME + 2 * LINE_HEIGHT

/** The open cards, those of species beside them, and how many lie face down. */
export function cardRow(view: State): { height: number; drawn: Svg } {
  const open = view.species.flatMap(({ faceUp }) => (faceUp ? [faceUp] : []))
  const stacks = view.stacks.map(({ count }) => count).join(', ') || 'none'
  const cards = [...view.row, ...open]
  const { height, drawn } = grid(cards)
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
      ...drawn,
    ),
  }
}

/** The hand of the viewer, and the stack while it chooses from it. */
export function ownCards(view: State, seat: number): { height: number; drawn: Svg }[] {
  const head = view.agenda[0]
  const choosing = head?.do === 'takeFromStack' && head.seat === seat
  const { known } = view.hands[seat]!
  return [
    ...(choosing ? [cardsIn('The stack of this round: one is yours', view.stacks[0]?.known ?? [])] : []),
    cardsIn(`Your hand (${known.length})`, known),
  ]
}

function cardsIn(name: string, cards: readonly string[]): { height: number; drawn: Svg } {
  const { height, drawn } = grid(cards)
  const none = cards.length === 0 ? [soft(12, 50, 12, 'No cards')] : []
  return { height, drawn: panel(INNER, height, name, ...drawn, ...none) }
}
