import { el, group, type Picture, type Seat, type Svg, type Viewer } from '../../core/index.ts'
import { type Card, isEnigma, sorted, worth } from './material.ts'
import { outcome } from './score.ts'
import { type Board, cardsBelow, type State, stillChoosing } from './state.ts'

const WIDTH = 760
const HEAD = 76
const PANEL = 150
const FOOT = 20

const INK = '#1f2733'
const SOFT = '#6b7482'
const PAPER = '#f4f0e6'
const ENIGMA = '#2f6690'
const CIPHER = '#b3541e'
const FELT = '#e3dccb'

/** The table as the viewer may see it: a panel for each seat with its board, words and hand. */
export function picture(view: State, viewer: Viewer): Picture {
  const height = HEAD + view.boards.length * PANEL + FOOT
  return {
    width: WIDTH,
    height,
    title: `Bletchley: ${status(view)}`,
    body: [
      el('rect', { width: WIDTH, height, fill: FELT }),
      head(view),
      text(16, height - 8, 11, 'Small numbers under a letter: the seats that have read it.', { fill: SOFT }),
      ...view.boards.map((board, seat) => group(12, HEAD + seat * PANEL, panel(view, board, seat, viewer))),
    ],
  }
}

function status(view: State): string {
  const { phase, boards } = view
  switch (phase.kind) {
    case 'words':
      return `words are being chosen (${boards.filter((b) => b.wordSince === null).length} of ${boards.length})`
    case 'turn':
      return `turn of seat ${phase.seat}`
    case 'help':
    case 'resolve': {
      const { targetSeat, position, cipher, total, waiting } = phase.attempt
      const what = `seat ${phase.seat} has ${total} against ${worth(cipher)} (seat ${targetSeat}, position ${position})`
      return phase.kind === 'resolve' ? `${what} and settles it` : `${what}; asked: ${waiting.join(', ')}`
    }
    case 'over': {
      const [first] = outcome(view)!.places
      const winners = first!.seats.map((seat) => `seat ${seat}`).join(' and ')
      return `the match is over: ${winners} with ${first!.score}`
    }
  }
}

const text = (
  x: number,
  y: number,
  size: number,
  content: string,
  more: Record<string, string | number> = {},
) => el('text', { x, y, 'font-size': size, fill: INK, ...more }, content)

function head(view: State): Svg {
  const { deck, discard } = view
  const line = status(view)
  const cards =
    view.phase.kind === 'words' ? 'No cards are dealt yet' : `Deck ${deck.count} · Discards ${discard.length}`
  return group(
    0,
    0,
    text(16, 34, 24, 'Bletchley', { 'font-weight': 700 }),
    text(16, 60, 15, line.charAt(0).toUpperCase() + line.slice(1)),
    legend(WIDTH - 186, 50, ENIGMA, 'Enigma'),
    legend(WIDTH - 96, 50, CIPHER, 'Cipher'),
    text(WIDTH - 16, 34, 15, cards, { 'text-anchor': 'end' }),
  )
}

const legend = (x: number, y: number, fill: string, name: string): Svg =>
  group(x, y, el('rect', { width: 12, height: 14, rx: 3, fill }), text(18, 12, 13, name, { fill: SOFT }))

/** Whether the match waits for the seat now. */
const active = (view: State, seat: Seat): boolean => {
  const { phase } = view
  if (phase.kind === 'words') return stillChoosing(view).includes(seat)
  return phase.kind === 'help' ? phase.attempt.waiting.includes(seat) : 'seat' in phase && phase.seat === seat
}

function panel(view: State, board: Board, seat: Seat, viewer: Viewer): Svg {
  const now = active(view, seat)
  const goal = view.options.goalCards
  const you = seat === viewer ? ' (you)' : ''
  return group(
    0,
    0,
    el('rect', {
      width: WIDTH - 24,
      height: PANEL - 10,
      rx: 10,
      fill: PAPER,
      stroke: now ? CIPHER : '#c9c0ab',
      'stroke-width': now ? 3 : 1,
    }),
    text(16, 28, 17, `Seat ${seat}${you}`, { 'font-weight': 700 }),
    text(16, 62, 28, String(board.score), { 'font-weight': 700 }),
    text(16, 82, 12, 'points', { fill: SOFT }),
    text(16, 104, 12, `${cardsBelow(board)} of ${goal} cards below`, { fill: SOFT }),
    ...places(board, seat === viewer || view.phase.kind === 'over'),
    text(160, 128, 13, below(board), { fill: SOFT }),
    ...hand(view, seat, seat === viewer),
  )
}

const below = ({ below: words }: Board): string =>
  words.length ? `Below: ${words.join(' · ')}` : 'No words below yet'

function places(board: Board, open: boolean): Svg[] {
  if (board.length === 0) return [text(160, 62, 15, 'No word at the moment', { fill: SOFT })]
  return board.places.map((cover, i) => {
    const own = open ? (board.word?.[i] ?? null) : null
    const letter = own ?? cover?.letter ?? null
    return group(160 + i * 42, 16, cover ? coverCard(cover.cipher, letter, cover.seenBy) : gap(i + 1, letter))
  })
}

/** A letter that is still in its owner's hand; only the owner sees which. */
const gap = (position: number, letter: string | null): Svg =>
  group(
    0,
    0,
    el('rect', { width: 38, height: 78, rx: 5, fill: 'none', stroke: '#b6ac94', 'stroke-dasharray': '4 3' }),
    ...(letter ? [text(19, 38, 22, letter, { 'text-anchor': 'middle', fill: SOFT })] : []),
    text(19, 70, 12, String(position), { 'text-anchor': 'middle', fill: SOFT }),
  )

/** A covered letter: what the viewer knows of it above, the Cipher below, who has read it beneath. */
const coverCard = (cipher: Card, letter: string | null, seenBy: readonly Seat[]): Svg =>
  group(
    0,
    0,
    el('rect', { width: 38, height: 78, rx: 5, fill: letter ? '#fffdf6' : '#4a4f5a', stroke: INK }),
    text(19, 32, 22, letter ?? '?', {
      'text-anchor': 'middle',
      'font-weight': 700,
      fill: letter ? INK : '#cfd3da',
    }),
    el('rect', { x: 4, y: 46, width: 30, height: 28, rx: 4, fill: CIPHER }),
    text(19, 66, 16, String(worth(cipher)), { 'text-anchor': 'middle', 'font-weight': 700, fill: '#fff' }),
    ...(seenBy.length ? [text(19, 90, 9, seenBy.join(' '), { 'text-anchor': 'middle', fill: SOFT })] : []),
  )

const HAND_LEFT = 510
const HAND_WIDTH = 217
/** Cards in a row that need not overlap. */
const ROW = 7

function hand(view: State, seat: Seat, own: boolean): Svg[] {
  const { count, known } = view.hands[seat]!
  const cards: (Card | null)[] = [...sorted(known), ...Array<null>(count - known.length).fill(null)]
  const perRow = Math.max(ROW, Math.ceil(count / 2))
  const offer = offered(view, seat)
  const title = `${own ? 'Your hand' : 'Hand'} (${count})${offer ? `, offers Enigma ${offer}` : ''}`
  return [
    text(HAND_LEFT, 28, 13, title, { fill: SOFT }),
    ...cards.map((card, i) =>
      group(
        HAND_LEFT + Math.round(((i % perRow) * HAND_WIDTH) / perRow),
        38 + Math.floor(i / perRow) * 42,
        miniCard(card),
      ),
    ),
  ]
}

/** The values of the cards that a seat has set aside to help with. */
const offered = ({ phase }: State, seat: Seat): string =>
  'attempt' in phase
    ? phase.attempt.offers
        .filter((offer) => offer.seat === seat)
        .map((offer) => offer.enigma.map(worth).join(', '))
        .join()
    : ''

function miniCard(card: Card | null): Svg {
  const fill = card === null ? '#b9b3a4' : isEnigma(card) ? ENIGMA : CIPHER
  return group(
    0,
    0,
    el('rect', { width: 28, height: 38, rx: 4, fill, stroke: '#fff' }),
    text(14, 25, card === null ? 14 : 16, card === null ? '·' : String(worth(card)), {
      'text-anchor': 'middle',
      'font-weight': 700,
      fill: '#fff',
    }),
  )
}
