import { el, group, type Svg } from '../../../core/index.ts'
import { pieceAt, placeOf } from './mat.ts'

/** One thing done to one piece, as the view has it. */
interface Shown {
  before: string | null
  after: string | null
}

const ACCENT = '#b4472f'

/** What was done, drawn over what it led to: arrows, and ghosts of what is not there any more. */
export function stepsOn(steps: readonly Shown[]): Svg[] {
  return steps.flatMap(({ before, after }) => {
    if (before === null) return [ringed(after!, '#2f7d4f')]
    const from = placeOf(before)
    const ghost = el('g', { opacity: 0.28 }, group(from.x, from.y, pieceAt(from.piece)))
    if (after === null) return [ghost, crossed(before)]
    const to = placeOf(after)
    if (from.x === to.x && from.y === to.y) return [ringed(after, '#2b62a8')]
    return [ghost, arrow(from, to)]
  })
}

function ringed(text: string, stroke: string): Svg {
  const { x, y } = placeOf(text)
  return el('circle', {
    cx: x,
    cy: y,
    r: 21,
    fill: 'none',
    stroke,
    'stroke-width': 2.5,
    'stroke-dasharray': '5 4',
  })
}

function crossed(text: string): Svg {
  const { x, y } = placeOf(text)
  return el('path', {
    d: `M${x - 11} ${y - 11}l22 22m0 -22l-22 22`,
    stroke: ACCENT,
    'stroke-width': 3,
    'stroke-linecap': 'round',
  })
}

interface Point {
  x: number
  y: number
}

function arrow(from: Point, to: Point): Svg {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const tip = { x: to.x - ux * 20, y: to.y - uy * 20 }
  const round = (n: number): number => Math.round(n * 10) / 10
  const head = (turn: number) => `${round(tip.x - ux * 10 + uy * turn)} ${round(tip.y - uy * 10 - ux * turn)}`
  return el('path', {
    d: `M${round(from.x)} ${round(from.y)}L${round(tip.x)} ${round(tip.y)}M${head(5)}L${round(tip.x)} ${round(tip.y)}L${head(-5)}`,
    stroke: ACCENT,
    'stroke-width': 2.5,
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity: 0.85,
  })
}
