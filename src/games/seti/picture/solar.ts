import { el, group, type Svg } from '../../../core/index.ts'
import { type Content, RINGS, SECTORS, type Space, STARS } from '../material/index.ts'
import { contentAt, layerAt, ringOf, type State, sectorOf, spaceAt, starAt } from '../state/index.ts'
import { planetName } from '../tell/line.ts'
import { bold, HUES, INK, marker, SOFT, text } from './paint.ts'

const SUN = 34
const RING = 45
const RIM = SUN + RINGS * RING
/** From the middle to the outer edge of the coloured rim. */
export const RADIUS = RIM + 26

// From the top disc to the board below; a lighter ground lies higher.
const GROUNDS = ['#43508f', '#36427c', '#2a3467', '#1e2650'] as const

const PLANET_FILL: Partial<Readonly<Record<Content, string>>> = {
  mercury: '#b9a58c',
  venus: '#e7c88a',
  earth: '#4aa3e0',
  mars: '#d9653f',
  jupiter: '#d6a878',
  saturn: '#e3cf97',
  uranus: '#8fd8de',
  neptune: '#5b78e8',
  oumuamua: '#a06d5a',
}

/** The sun, the rings as the discs lie now, what stands on them, and the stars around. */
export function solarSystem(view: State): Svg {
  const spaces = Array.from({ length: RINGS * SECTORS }, (_, i) =>
    spaceAt(1 + Math.floor(i / SECTORS), i % SECTORS),
  )
  return group(
    0,
    0,
    ...spaces.map((space) => ground(view, space)),
    ...Array.from({ length: SECTORS }, (_, sector) => rim(view, sector)),
    el('circle', { r: SUN - 4, fill: '#ffd75e', stroke: '#ff9f2e', 'stroke-width': 3 }),
    bold(0, 5, 14, 'Sun', { 'text-anchor': 'middle', fill: '#5a3a00' }),
    ...spaces.map((space) => printed(contentAt(view.solar, space), space)),
    ...spaces.flatMap((space) => figures(view, space)),
  )
}

/** Sector 0 lies right of the top, the others follow clockwise. */
const angleOf = (sector: number): number => ((sector + 0.5) / SECTORS) * 2 * Math.PI - Math.PI / 2

const at = (radius: number, angle: number): [number, number] => [
  round(radius * Math.cos(angle)),
  round(radius * Math.sin(angle)),
]
const round = (value: number): number => Math.round(value * 10) / 10

function wedge(inner: number, outer: number, sector: number): string {
  const half = Math.PI / SECTORS
  const [from, to] = [angleOf(sector) - half, angleOf(sector) + half]
  const [ax, ay] = at(inner, from)
  const [bx, by] = at(outer, from)
  const [cx, cy] = at(outer, to)
  const [dx, dy] = at(inner, to)
  return `M${ax} ${ay}L${bx} ${by}A${outer} ${outer} 0 0 1 ${cx} ${cy}L${dx} ${dy}A${inner} ${inner} 0 0 0 ${ax} ${ay}Z`
}

const radiusOf = (space: Space): number => SUN + (ringOf(space) - 0.5) * RING

function ground({ solar }: State, space: Space): Svg {
  const inner = SUN + (ringOf(space) - 1) * RING
  return el('path', {
    d: wedge(inner, inner + RING, sectorOf(space)),
    fill: GROUNDS[layerAt(solar, space)]!,
    stroke: '#0b1026',
    'stroke-width': 1.5,
  })
}

function rim({ solar }: State, sector: number): Svg {
  const { color } = STARS[starAt(solar, sector)]
  const [x, y] = at(RIM + 14, angleOf(sector))
  return group(
    0,
    0,
    el('path', { d: wedge(RIM + 3, RIM + 26, sector), fill: HUES[color], stroke: '#0b1026' }),
    bold(x, y + 5, 14, String(sector), { 'text-anchor': 'middle', fill: '#0b1026' }),
  )
}

function printed(content: Content, space: Space): Svg {
  const [x, y] = at(radiusOf(space), angleOf(sectorOf(space)))
  if (content === 'empty') return group(x, y)
  if (content === 'asteroid')
    return group(
      x,
      y,
      el('title', {}, 'Asteroids'),
      ...[
        [-7, -3, 3.5],
        [4, -6, 3],
        [1, 4, 4],
        [9, 3, 2.5],
        [-8, 6, 2.5],
      ].map(([cx, cy, r]) => el('circle', { cx, cy, r, fill: '#9a8f86' })),
    )
  if (content === 'comet')
    return group(
      x,
      y,
      el('title', {}, 'Comet'),
      el('path', { d: 'M-5 2L13 -9 -1 7Z', fill: '#bfe9ff', opacity: 0.6 }),
      el('circle', { cx: -4, cy: 4, r: 5, fill: '#e6f8ff' }),
    )
  const small = ringOf(space) === 1
  return group(
    x,
    y,
    el('circle', {
      r: small ? 11 : 13,
      cy: -7,
      fill: PLANET_FILL[content],
      stroke: content === 'earth' ? '#ffffff' : '#0b1026',
      'stroke-width': content === 'earth' ? 2.5 : 1,
    }),
    text(0, small ? 13 : 15, small ? 10.5 : 11.5, planetName(content), {
      'text-anchor': 'middle',
      'font-weight': 700,
      fill: INK,
      stroke: '#0b1026',
      'stroke-width': 2.5,
      'paint-order': 'stroke',
    }),
  )
}

/** Probes and capsules, side by side; above what is printed, so that both can be read. */
function figures(view: State, space: Space): Svg[] {
  const [left, low] = at(radiusOf(space), angleOf(sectorOf(space)))
  const bare = contentAt(view.solar, space) === 'empty'
  const [x, y] = bare ? [left, low + 6] : [left + 9, low - 8]
  const probes = view.players.flatMap(({ probes }, seat) =>
    probes.filter((one) => one === space).map(() => (cx: number) => marker(cx, y - 6, seat, 7, 'probe')),
  )
  const capsules = (view.own.mascamites?.capsules ?? [])
    .filter((one) => one.at === space)
    .map(
      ({ seat, number }) =>
        (cx: number) =>
          capsule(cx, y - 6, seat, number),
    )
  const all = [...probes, ...capsules]
  return all.map((draw, i) => draw(round(x + (i - (all.length - 1) / 2) * 16)))
}

const capsule = (x: number, y: number, seat: number, number: number): Svg =>
  group(
    0,
    0,
    el('rect', { x: x - 10, y: y - 12, width: 20, height: 24, rx: 10, fill: '#ffffff', opacity: 0.8 }),
    marker(x, y, seat, 7, `capsule ${number}`),
    text(x, y + 21, 9, `c${number}`, { 'text-anchor': 'middle', fill: SOFT }),
  )
