import { el, group, type Svg } from '../../../core/index.ts'
import { SECTORS, STARS, type StarId, TOKENS } from '../material/index.ts'
import { type State, sectorOf, spaceOf, starAt } from '../state/index.ts'
import { brief, colorLetter } from './brief.ts'
import { bold, box, clipped, datum, HUES, hole, INSET, marker, markers, soft, text } from './paint.ts'

export const SECTOR_WIDTH = 246
export const SECTOR_HEIGHT = 118

/** Where the box of a sector is: 0 to 3 from the top at the right, 4 to 7 from the bottom at the left. */
export const sectorPlace = (sector: number): { left: boolean; row: number } =>
  sector < SECTORS / 2 ? { left: false, row: sector } : { left: true, row: SECTORS - 1 - sector }

/** A star with its slot: data left, markers in order, wins, and what winning brings. */
export function sectorBox(view: State, sector: number): Svg {
  const id = starAt(view.solar, sector)
  const { name, color, firstWin, laterWin } = STARS[id]
  const { wins } = view.sectors[id]
  const earth = spaceOf(view.solar, 'earth')
  const here = earth !== undefined && sectorOf(earth) === sector
  const tokens = (view.own.anomalies?.tokens ?? []).filter((token) => token.sector === sector)
  const next = wins.length === 0 ? firstWin : laterWin
  return group(
    0,
    0,
    box(0, 0, SECTOR_WIDTH, SECTOR_HEIGHT, {
      stroke: here ? '#ffffff' : HUES[color],
      'stroke-width': here ? 2.5 : 1.5,
    }),
    el('circle', { cx: 20, cy: 20, r: 11, fill: HUES[color] }),
    bold(20, 25, 13, String(sector), { 'text-anchor': 'middle', fill: '#0b1026' }),
    bold(38, 25, 15, clipped(name, 160, 15)),
    soft(SECTOR_WIDTH - 10, 24, 11, here ? 'Earth' : '', { 'text-anchor': 'end' }),
    soft(SECTOR_WIDTH - 10, 108, 11, color, { 'text-anchor': 'end' }),
    ...slotOf(view, id),
    soft(10, 88, 11, wins.length === 0 ? 'Not won yet' : 'Won by'),
    ...markers(56, 84, wins, 110, 7),
    ...tokens.map(({ color: trace, side }, i) => {
      const x = SECTOR_WIDTH - 84
      return group(
        x,
        74 - i * 20,
        box(0, 0, 76, 18, { fill: HUES[trace], rx: 4 }),
        bold(38, 13, 10, `${colorLetter(trace)} ${brief(TOKENS[trace][side]!)}`, {
          'text-anchor': 'middle',
          fill: '#0b1026',
        }),
        el('title', {}, `Anomaly, ${trace}`),
      )
    }),
    soft(10, 108, 11, clipped(`Next win: ${brief(next)}`, 180, 11)),
  )
}

/** Markers lie where the data was, from the left; further ones stand behind the slot. */
function slotOf(view: State, id: StarId): Svg[] {
  const { slots } = STARS[id]
  const { data, markers: placed } = view.sectors[id]
  const taken = slots - data
  const step = 24
  const places = Array.from({ length: slots }, (_, i) => {
    const x = 22 + i * step
    const seat = i < taken ? placed[i] : undefined
    return [
      el('circle', { cx: x, cy: 54, r: 11, fill: INSET }),
      ...(i >= taken ? [datum(x, 54, 7)] : seat === undefined ? [hole(x, 54, 8)] : [marker(x, 54, seat, 8)]),
    ]
  }).flat()
  const beyond = placed.slice(taken)
  const from = 14 + slots * step
  return [
    ...places,
    text(22 + step, 74, 9, '2 VP', { 'text-anchor': 'middle', fill: '#a9b4dc' }),
    ...(beyond.length > 0
      ? [soft(from, 58, 12, '+'), ...markers(from + 10, 54, beyond, SECTOR_WIDTH - from - 14, 7)]
      : []),
  ]
}
