import { group, type Svg } from '../../../core/index.ts'
import { FIRST_TAKE_VP, GOLD_VALUES, kindOf, TECHS, type TechId, TILES } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { GOLD_SETS } from '../tell/gold.ts'
import { brief, capital, TECH_USE, techName } from './brief.ts'
import { bold, box, clipped, GOLD, hole, INSET, marker, markers, panel, soft, text } from './paint.ts'

export const TECHS_WIDTH = 640
export const TECHS_HEIGHT = 208

const KINDS = { probe: '#8f7bd8', telescope: '#d87b9a', computer: '#57b7a8' } as const

/** The stacks of techs: how many are left, the points and the bonus on top, and who owns which. */
export function techBoard(view: State): Svg {
  const width = (TECHS_WIDTH - 16) / 4
  return panel(
    TECHS_WIDTH,
    TECHS_HEIGHT,
    'Techs',
    ...TECHS.map((tech, i) =>
      group(8 + (i % 4) * width, 28 + Math.floor(i / 4) * 59, stack(view, tech, width - 6)),
    ),
  )
}

function stack(view: State, tech: TechId, width: number): Svg {
  const { top, vp, below } = view.techs[tech]
  const left = top === null ? 0 : 1 + below.count
  const owners = view.players.flatMap(({ techs }, seat) => (techs.includes(tech) ? [seat] : []))
  const next = top === null ? 'none left' : `${left}× · top ${brief([TILES[top]])}`
  return group(
    0,
    0,
    box(0, 0, width, 54, { fill: INSET }),
    box(0, 0, 5, 54, { fill: KINDS[kindOf(tech)], rx: 2 }),
    bold(12, 16, 12, techName(tech)),
    ...(vp ? [bold(width - 8, 16, 11, `+${FIRST_TAKE_VP} VP`, { fill: GOLD, 'text-anchor': 'end' })] : []),
    soft(12, 31, 10.5, clipped(TECH_USE[tech], width - 20, 10.5)),
    text(12, 47, 10.5, next),
    ...markers(width - 4 - owners.length * 16, 44, owners, 80, 6),
  )
}

export const GOLD_WIDTH = 324

/** The gold tiles with their values, and the markers on them. */
export function goldTiles(view: State): Svg {
  return panel(
    GOLD_WIDTH,
    TECHS_HEIGHT,
    'Gold tiles',
    soft(88, 19, 11, 'VP at the end for each …'),
    ...view.gold.map(({ tile, side, marks }, i) => {
      const values = GOLD_VALUES[tile][side]
      return group(
        8,
        28 + i * 44,
        box(0, 0, GOLD_WIDTH - 16, 40, { fill: INSET }),
        bold(10, 18, 13, `${capital(tile)} ${side}`),
        soft(10, 34, 10, GOLD_SETS[tile][side]),
        ...values.flatMap((value, space) => {
          const x = 100 + space * 60
          const on = marks.filter((mark) => mark.space === space).map(({ seat }) => seat)
          return [
            bold(x, 18, 14, String(value), { fill: GOLD }),
            ...(on.length === 0
              ? [hole(x + 34, 13, 8)]
              : space < 2
                ? [marker(x + 34, 13, on[0]!, 7)]
                : markers(x + 24, 13, on, 72, 7)),
          ]
        }),
      )
    }),
  )
}
