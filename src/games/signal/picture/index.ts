import { el, group, type Picture, type Svg, type Viewer } from '../../../core/index.ts'
import { ROUNDS, TOKENS } from '../material/index.ts'
import { isAlien, type State } from '../state.ts'
import { wrapped } from './lines.ts'
import { clothOf, MAT_HEIGHT, MAT_WIDTH, piecesOn, placeOf, RIM, towersOf } from './mat.ts'
import { abilities, goalCard, rulesOf, say } from './panels.ts'
import { stepsOn } from './steps.ts'

const WIDTH = 1000
const MARGIN = 24
const SIDE = RIM + MARGIN + MAT_WIDTH + 30

/**
 * The mat as the viewer may see it. In the middle the transmission that waits, or the last response with
 * arrows for its steps, and what high stacks are made of; below small mats before and after it; on the right the Signal, tokens and abilities;
 * and for those who know the card its rules.
 */
export function picture(view: State, viewer: Viewer): Picture {
  const last = view.exchanges.at(-1)
  const waiting = view.phase.kind === 'respond' ? view.phase.pieces : undefined
  const shown = waiting ?? last?.end ?? []
  const steps = waiting || !last?.steps ? [] : last.steps
  const top = 64
  const panel = side(view)
  const towers = towersOf(shown.map((text) => placeOf(text).piece)).flatMap((line) =>
    wrapped(line, MAT_WIDTH, 13),
  )
  const below = top + Math.max(MAT_HEIGHT + 56 + towers.length * 18, panel.height + 34)
  const known = view.card && (view.phase.kind === 'over' || (viewer !== 'spectator' && isAlien(view, viewer)))
  const strip = last ? 168 : 0
  const rules = known ? rulesOf(view, WIDTH - 2 * MARGIN) : { body: [], height: 0 }
  const height = below + strip + rules.height + MARGIN
  return {
    width: WIDTH,
    height,
    title: `Signal: ${heading(view)} ${shown.length ? `On the mat: ${shown.join(' ')}.` : 'The mat is empty.'}`,
    body: [
      el('rect', { width: WIDTH, height, fill: '#f7f5ef' }),
      el('text', { x: MARGIN, y: 40, 'font-size': 22, 'font-weight': 600, fill: '#22303c' }, heading(view)),
      group(RIM + MARGIN, top, clothOf(), ...piecesOn(shown), ...stepsOn(steps)),
      group(RIM + MARGIN, top + MAT_HEIGHT + 40, ...say(towers, 0, 13)),
      group(SIDE, top, ...panel.body),
      ...(last ? [group(MARGIN, below, ...beforeAndAfter(view))] : []),
      group(MARGIN, below + strip, ...rules.body),
    ],
  }
}

function heading({ phase, round, number, tokens }: State): string {
  switch (phase.kind) {
    case 'choose':
      return 'The Alien takes a card.'
    case 'compose':
      return `Round ${round}: transmission ${number} is composed.`
    case 'respond':
      return `Round ${round}: transmission ${number} waits for its response.`
    case 'over':
      return phase.result === 'won'
        ? 'The Signal was made in all rounds.'
        : `Lost with ${tokens} tokens left.`
  }
}

function side(view: State): { body: Svg[]; height: number } {
  const goal = goalCard(view, WIDTH - SIDE - MARGIN)
  const cards = abilities(view)
  return {
    body: [
      ...goal.body,
      group(0, goal.height + 22, ...tokensOf(view)),
      group(0, goal.height + 100, ...cards),
    ],
    height: goal.height + 100 + cards.length * 44,
  }
}

/** The tokens as dots, those spent as rings, and the points of the rounds. */
function tokensOf({ tokens, points, round }: State): Svg[] {
  const label = { 'font-size': 14, fill: '#22303c' }
  const won = Array.from({ length: ROUNDS }, (_, i) => points[i] ?? (i + 1 === round ? '…' : '–'))
  return [
    el('text', { ...label, y: 0, 'font-weight': 600 }, `Transmission tokens: ${tokens}`),
    ...Array.from({ length: Math.max(TOKENS, tokens) }, (_, i) =>
      el('circle', {
        cx: 9 + i * 24,
        cy: 20,
        r: 8,
        fill: i < tokens ? '#b4472f' : 'none',
        stroke: '#b4472f',
        'stroke-width': 1.5,
      }),
    ),
    el('text', { ...label, y: 54 }, `Points of the rounds: ${won.join(' · ')}`),
  ]
}

/** The last transmission and what became of it, small, side by side, with both in notation. */
function beforeAndAfter({ exchanges }: State): Svg[] {
  const { number, round, pieces, end, signal } = exchanges.at(-1)!
  const scale = 0.28
  const small = (x: number, title: string, texts: readonly string[]): Svg =>
    group(
      x,
      0,
      el('text', { y: 0, 'font-size': 13, 'font-weight': 600, fill: '#22303c' }, title),
      el('g', { transform: `translate(0 8) scale(${scale})` }, clothOf(), ...piecesOn(texts)),
      ...wrapped(texts.join(' ') || 'empty', 280, 12, 8).map((line, i) =>
        el(
          'text',
          {
            x: MAT_WIDTH * scale + 14,
            y: 20 + i * 17,
            'font-size': 12,
            fill: '#55606a',
            'font-family': 'ui-monospace, monospace',
          },
          line,
        ),
      ),
    )
  return [
    small(0, `Before: transmission ${number} of round ${round}`, pieces),
    small((WIDTH - 2 * MARGIN) / 2, signal ? 'After: the Signal!' : 'After', end),
  ]
}
