import { group, type Seat, type Svg, type Viewer } from '../../../core/index.ts'
import {
  CARDS,
  COLUMNS,
  kindOf,
  MOST_DATA,
  MOST_PUBLICITY,
  TECH_BOTTOM,
  TECH_COLUMNS,
  TECH_TOP,
  TOP_BONUS,
} from '../material/index.ts'
import type { Player, State } from '../state/index.ts'
import { brief, capital } from './brief.ts'
import { ASIDE, inFront } from './front.ts'
import { bold, box, clipped, datum, GOLD, hole, INNER, INSET, LINE, marker, soft, text } from './paint.ts'

const HEAD = 34
const KINDS = ['probe', 'telescope', 'computer'] as const
const BODY = 128

/** Everything that a seat has open on the table; for the viewer also what it alone knows. */
export function playerPanel(view: State, seat: Seat, viewer: Viewer): { height: number; drawn: Svg } {
  const player = view.players[seat]!
  const front = inFront(view, seat, viewer)
  const height = HEAD + BODY + front.height
  const turn = !view.over && view.turn.seat === seat
  const state = [
    ...(turn ? ['its turn'] : []),
    ...(!view.over && view.passed.includes(seat) ? ['has passed'] : []),
    ...(!view.over && view.start === seat ? ['starting player'] : []),
  ].join(' · ')
  return {
    height,
    drawn: group(
      0,
      0,
      box(0, 0, INNER, height, turn ? { stroke: GOLD, 'stroke-width': 2 } : {}),
      marker(24, 20, seat, 11),
      bold(44, 25, 15, `Seat ${seat}${viewer === seat ? ' (you)' : ''}`),
      soft(164, 25, 12, state),
      bold(INNER - 14, 26, 19, `${player.score} VP`, { fill: GOLD, 'text-anchor': 'end' }),
      group(12, HEAD + 4, resources(view, player, seat)),
      group(372, HEAD + 4, computer(player)),
      group(INNER - ASIDE - 12, HEAD + 4, front.aside),
      group(12, HEAD + BODY, front.below),
    ),
  }
}

function resources(view: State, player: Player, seat: Seat): Svg {
  const things: readonly (readonly [string, string])[] = [
    ['Credits', String(player.credit)],
    ['Energy', String(player.energy)],
    ['Publicity', `${player.publicity}/${MOST_PUBLICITY}`],
    ['Data', `${player.data}/${MOST_DATA}`],
    ['Hand', String(view.hands[seat]!.count)],
    ...(player.exofossil > 0 || view.solar.oumuamua
      ? [['Exofossils', String(player.exofossil)] as const]
      : []),
  ]
  const step = 348 / things.length
  const incomes = ['credit', 'energy', 'card', 'data', 'publicity'].flatMap((income) => {
    const n = player.tucked.filter((id) => CARDS.get(id)?.income === income).length
    return n > 0 ? [`${n} ${income}`] : []
  })
  const techs = KINDS.flatMap((kind) => {
    const numbers = player.techs.filter((tech) => kindOf(tech) === kind).map((tech) => tech.slice(-1))
    return numbers.length > 0 ? [`${capital(kind)} ${numbers.sort().join(' ')}`] : []
  })
  return group(
    0,
    0,
    ...things.flatMap(([name, n], i) => [
      box(i * step, 0, step - 5, 40, { fill: INSET }),
      bold(i * step + (step - 5) / 2, 18, 15, n, { 'text-anchor': 'middle' }),
      soft(i * step + (step - 5) / 2, 33, 10, name, { 'text-anchor': 'middle' }),
    ]),
    text(0, 58, 11, clipped(`Income beside the basic one: ${incomes.join(', ') || 'none'}`, 348, 11)),
    text(0, 76, 11, clipped(`Techs: ${techs.join(', ') || 'none'}`, 348, 11)),
    text(0, 94, 11, `Probes in space ${player.probes.length} · missions done ${player.done.length}`),
    text(0, 112, 11, `Milestones reached: ${player.tiles.toSorted((a, b) => a - b).join(', ') || 'none'}`),
  )
}

/** Six columns: the top row from the left, a lower space where a tech lies. */
function computer({ computer: { top, techs, bottom } }: Player): Svg {
  const columns = Array.from({ length: COLUMNS }, (_, i) => {
    const column = i + 1
    const x = 22 + i * 54
    const tech = techs.find((one) => one.column === column)?.tech
    const free = TECH_COLUMNS.some((one) => one === column)
    const above = tech ? brief([TECH_TOP]) : TOP_BONUS[column] ? brief([TOP_BONUS[column]]) : ''
    const below = tech && TECH_BOTTOM[tech] ? brief([TECH_BOTTOM[tech]]) : ''
    return [
      box(x - 20, 20, 48, 38, { fill: INSET }),
      top >= column ? datum(x + 4, 33, 7) : hole(x + 4, 33, 8),
      soft(x + 4, 54, 9.5, above, { 'text-anchor': 'middle' }),
      ...(free
        ? [
            box(x - 20, 62, 48, 46, { fill: tech ? '#2c5d5a' : 'none', stroke: LINE }),
            soft(x + 4, 74, 9.5, tech ? `C${tech.slice(-1)}` : 'tech', { 'text-anchor': 'middle' }),
            ...(tech
              ? [
                  bottom.includes(column) ? datum(x + 4, 86, 7) : hole(x + 4, 86, 7),
                  soft(x + 4, 105, 9.5, below, { 'text-anchor': 'middle' }),
                ]
              : []),
          ]
        : []),
    ]
  })
  return group(0, 0, soft(2, 12, 11, 'Computer'), ...columns.flat())
}
