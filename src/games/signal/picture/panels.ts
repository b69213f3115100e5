import { el, group, type Svg } from '../../../core/index.ts'
import { abilityOf, FACINGS_OF, type Piece, variants } from '../material/index.ts'
import type { State } from '../state.ts'
import { wrapped } from './lines.ts'
import { CELL, pieceAt, towersOf } from './mat.ts'

const INK = '#22303c'
const SOFT = '#55606a'

export const say = (lines: readonly string[], y: number, size: number, more: object = {}): Svg[] =>
  lines.map((line, i) => el('text', { y: y + i * (size + 5), 'font-size': size, fill: SOFT, ...more }, line))

/** The front of the card: name, hints, and the Signal in words and as a drawing where it is a pattern. */
export function goalCard({ front }: State, width: number): { body: Svg[]; height: number } {
  if (!front) return { body: say(['No card lies open yet.'], 16, 14), height: 24 }
  const name = wrapped(front.name, width * 0.88, 20, 3)
  const themeTop = 15 + name.length * 25
  const theme = front.theme.flatMap((line) => wrapped(line, width, 13, 4))
  const goal = wrapped(front.goalText, width, 14, 10)
  const drawing = patternOf(front.goal.pattern ? variants(front.goal)[0]! : [], width)
  const textTop = themeTop + 6 + theme.length * 18
  const drawTop = textTop + 22 + goal.length * 19
  return {
    body: [
      ...say(name, 16, 20, { 'font-weight': 600, fill: INK }),
      ...say(theme, themeTop, 13, { 'font-style': 'italic' }),
      el('text', { y: textTop, 'font-size': 14, 'font-weight': 600, fill: INK }, 'The Signal'),
      ...say(goal, textTop + 20, 14),
      group(0, drawTop, ...drawing.body),
    ],
    height: drawTop + drawing.height + 8,
  }
}

type Wanted = ReturnType<typeof variants>[number][number]

function patternOf(wanted: readonly Wanted[], width: number): { body: Svg[]; height: number } {
  if (!wanted.length) return { body: [], height: 0 }
  const [left, right] = [Math.min(...wanted.map(({ x }) => x)), Math.max(...wanted.map(({ x }) => x))]
  const [low, high] = [Math.min(...wanted.map(({ y }) => y)), Math.max(...wanted.map(({ y }) => y))]
  const columns = right - left + 1
  const rows = high - low + 1
  // Towers rise above the cell that they stand in.
  const head = 8 + 9 * Math.max(...wanted.map(({ z }) => z))
  const scale = Math.min(0.82, width / (columns * CELL + 20), 150 / (rows * CELL + head))
  const floor = { width: CELL, height: CELL, fill: '#e9e2d0', stroke: '#cfc6ae' }
  const cells = Array.from({ length: columns * rows }, (_, i) =>
    el('rect', { x: (i % columns) * CELL, y: head + Math.floor(i / columns) * CELL, ...floor }),
  )
  const pieces = [...wanted]
    .sort((a, b) => b.y - a.y || a.z - b.z)
    .map((piece) => {
      const { x, y, z } = piece
      return group(
        (x - left + 0.5) * CELL + z * 3,
        head + (high - y + 0.5) * CELL - z * 9,
        pieceAt(inFull(piece)),
      )
    })
  const height = (rows * CELL + head) * scale
  const towers = towersOf(wanted.map(inFull), () => 'Stack').flatMap((line) => wrapped(line, width, 13, 3))
  return {
    body: [el('g', { transform: `scale(${scale})` }, ...cells, ...pieces), ...say(towers, height + 18, 13)],
    height: height + towers.length * 18,
  }
}

/** What a pattern leaves open is drawn as a white disc, or how a shape lies at first. */
function inFull({ colour = 'W', shape = 'disc', facing, x, y, z }: Wanted): Omit<Piece, 'id'> {
  return { colour, shape, x, y, z, facing: facing ?? FACINGS_OF[shape][0] }
}

/** The three ability cards, those that are used faint. */
export const abilities = (view: State): Svg[] =>
  view.abilities.map(({ id, used }, i) => {
    const { name, value } = abilityOf(id)
    const note = used ? 'used' : view.called.includes(id) ? 'called for' : `worth ${value}`
    return el(
      'g',
      { transform: `translate(0 ${i * 44})`, opacity: used ? 0.4 : 1 },
      el('rect', { width: 270, height: 36, rx: 7, fill: '#fffdf7', stroke: '#cfc6ae' }),
      el('circle', { cx: 20, cy: 18, r: 11, fill: '#2b62a8' }),
      el('text', { x: 20, y: 23, 'font-size': 13, fill: '#fff', 'text-anchor': 'middle' }, String(value)),
      el('text', { x: 40, y: 23, 'font-size': 14, fill: INK }, name),
      el('text', { x: 258, y: 23, 'font-size': 12, fill: SOFT, 'text-anchor': 'end' }, note),
    )
  })

/** The back of the card in its three columns, those to come faint. For those who know it. */
export function rulesOf({ card, round, phase }: State, width: number): { body: Svg[]; height: number } {
  const column = width / 3
  const room = column - 16
  const columns = card!.rounds.map(({ title, rules }, i) => ({
    head: wrapped(`Round ${i + 1}: ${title}`, room * 0.88, 15, 3),
    lines: rules.flatMap(({ text }, n) => wrapped(`${n + 1}. ${text}`, room, 14, 12)),
    faint: phase.kind !== 'over' && i >= round,
  }))
  const top = 4 + 20 * Math.max(...columns.map(({ head }) => head.length))
  return {
    body: [
      el('path', { d: `M0 4H${width}`, stroke: '#cfc6ae' }),
      ...columns.map(({ head, lines, faint }, i) =>
        el(
          'g',
          { transform: `translate(${i * column} 30)`, opacity: faint ? 0.45 : 1 },
          ...say(head, 0, 15, { 'font-weight': 600, fill: INK }),
          ...say(lines, top, 14),
        ),
      ),
    ],
    height: 28 + top + Math.max(...columns.map(({ lines }) => lines.length)) * 19,
  }
}
