import { group, type Svg } from '../../../core/index.ts'
import { PLANETS, TARGETS, type Target, type Template } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { brief } from './brief.ts'
import { bold, box, hole, INNER, INSET, marker, markers, panel, soft, text, wrapped } from './paint.ts'

export const PLANETS_HEIGHT = 342

/** The planetary board: orbiters, landers, moons, and which first spaces are still open. */
export function planetBoard(view: State): Svg {
  // 'Oumuamua has a tile only once it is there.
  const shown = TARGETS.filter((id) => id !== 'oumuamua' || view.solar.oumuamua)
  const width = (INNER - 16) / shown.length
  return panel(
    INNER,
    PLANETS_HEIGHT,
    'Planets',
    soft(72, 19, 11, 'dashed: a first space that is still open, with what covering it adds'),
    ...shown.map((id, i) => group(Math.round(8 + i * width), 28, planet(view, id, Math.floor(width) - 6))),
  )
}

function planet(view: State, id: Target, width: number): Svg {
  const { name, orbit, firstOrbit, land, firstData } = PLANETS[id]
  const { orbiters, landers } = view.planets[id]
  const first = orbiters.find((one) => one.first)
  const others = orbiters.filter((one) => !one.first).map(({ seat }) => seat)
  const down = landers.filter(({ moon }) => moon === null)
  const plain = down.filter(({ data }) => data === null).map(({ seat }) => seat)
  const said = (y: number, rewards: readonly Template[]) =>
    wrapped(brief(rewards), width - 12, 10, 3).map((line, i) => soft(8, y + 11 * i, 10, line))
  const spaces = firstData.map((data, i) => {
    const x = 17 + i * 24
    const on = down.find((one) => one.data === i)
    return on ? marker(x, 122, on.seat, 8, 'first lander') : hole(x, 122, 9, `${data}d`)
  })
  return group(
    0,
    0,
    box(0, 0, width, PLANETS_HEIGHT - 36, { fill: INSET }),
    bold(8, 18, 13, name),
    soft(8, 34, 10.5, 'Orbit'),
    first
      ? marker(17, 50, first.seat, 8, 'first orbiter')
      : hole(17, 50, 10, firstOrbit[0]!.do === 'gain' ? '+3' : '+C'),
    ...markers(32, 50, others, width - 38, 7),
    ...said(74, orbit),
    soft(8, 109, 10.5, 'Land'),
    ...spaces,
    ...markers(8 + firstData.length * 24, 122, plain, width - 14 - firstData.length * 24, 7),
    ...said(143, land),
    ...moonList(view, id, width),
  )
}

/** The moons one below the other, each as tall as what it brings. */
function moonList(view: State, id: Target, width: number): Svg[] {
  let y = 175
  return PLANETS[id].moons.map((moon) => {
    const on = view.planets[id].landers.find((one) => one.moon === moon.id)
    const lines = wrapped(brief(moon.reward), width - 34, 10, 4)
    const drawn = group(
      0,
      y,
      on ? marker(16, 2, on.seat, 7, `on ${moon.name}`) : hole(16, 2, 7),
      text(29, 0, 10, moon.name.replace(' and Deimos', '')),
      ...lines.map((line, i) => soft(29, 12 + i * 12, 10, line)),
    )
    y += 18 + lines.length * 12
    return drawn
  })
}
