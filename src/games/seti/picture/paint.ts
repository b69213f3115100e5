import { el, group, type Seat, type Svg } from '../../../core/index.ts'
import type { Color } from '../material/index.ts'

export const WIDTH = 1000
export const MARGIN = 12
export const INNER = WIDTH - 2 * MARGIN

export const NIGHT = '#0f1530'
export const PANEL = '#1b2347'
export const INSET = '#26305c'
export const INK = '#eef1ff'
export const SOFT = '#a9b4dc'
export const GOLD = '#f2c14e'
export const LINE = '#45528c'

/** Colours that stay apart for every kind of sight (after Okabe and Ito); number and shape say the same. */
const SEATS = ['#e69f00', '#56b4e9', '#2fc29a', '#e58fbd'] as const
const NEUTRAL = '#c3c8d4'

/** Colours of stars, traces and signals. */
export const HUES: Readonly<Record<Color, string>> = {
  red: '#e0604f',
  yellow: '#e8c547',
  blue: '#5a8ff0',
  black: '#7d869c',
}

type More = Readonly<Record<string, string | number | undefined>>

export const text = (x: number, y: number, size: number, content: string, more: More = {}): Svg =>
  el('text', { x, y, 'font-size': size, fill: INK, ...more }, content)

export const bold = (x: number, y: number, size: number, content: string, more: More = {}): Svg =>
  text(x, y, size, content, { 'font-weight': 700, ...more })

export const soft = (x: number, y: number, size: number, content: string, more: More = {}): Svg =>
  text(x, y, size, content, { fill: SOFT, ...more })

export const box = (x: number, y: number, width: number, height: number, more: More = {}): Svg =>
  el('rect', { x, y, width, height, rx: 8, fill: PANEL, ...more })

/** At most as many signs as fit a width, in a face whose letters take half its size or a little more. */
export function clipped(content: string, width: number, size: number): string {
  const most = Math.max(1, Math.floor(width / (size * 0.54)))
  return content.length > most ? `${content.slice(0, most - 1)}…` : content
}

/** Words on as many lines as they need; where there are only so many the last one is clipped. */
export function wrapped(
  content: string,
  width: number,
  size: number,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const fit = Math.floor(width / (size * 0.54))
  const lines: string[] = ['']
  for (const word of content.split(' ')) {
    const last = lines[lines.length - 1]!
    if (!last || last.length + 1 + word.length <= fit || lines.length === most)
      lines[lines.length - 1] = last ? `${last} ${word}` : word
    else lines.push(word)
  }
  return lines.map((line) => clipped(line, width, size))
}

/** A wooden marker of a seat: its colour, its shape and its number. */
export function marker(x: number, y: number, who: Seat | 'neutral', r = 8, said?: string): Svg {
  const name = who === 'neutral' ? 'Neutral' : `Seat ${who}`
  const fill = who === 'neutral' ? NEUTRAL : SEATS[who]!
  const style = { fill, stroke: '#080c1e', 'stroke-width': 1 }
  return group(
    x,
    y,
    el('title', {}, said ? `${name}, ${said}` : name),
    shape(who, r, style),
    el(
      'text',
      {
        y: r * 0.42,
        'font-size': Math.max(9, r * 1.2),
        'font-weight': 700,
        'text-anchor': 'middle',
        fill: '#080c1e',
      },
      who === 'neutral' ? 'N' : String(who),
    ),
  )
}

function shape(who: Seat | 'neutral', r: number, style: More): Svg {
  switch (who) {
    case 0:
      return el('circle', { r, ...style })
    case 1:
      return el('rect', { x: -r, y: -r, width: 2 * r, height: 2 * r, rx: 2, ...style })
    case 2:
      return el('path', {
        d: `M0 ${-r * 1.35}L${r * 1.3} ${r * 0.95}H${-r * 1.3}Z`,
        'stroke-linejoin': 'round',
        ...style,
      })
    case 3:
      return el('path', { d: `M0 ${-r * 1.3}L${r * 1.3} 0 0 ${r * 1.3} ${-r * 1.3} 0Z`, ...style })
    default:
      return el('path', {
        d: `M${-r * 0.5} ${-r}H${r * 0.5}L${r} 0 ${r * 0.5} ${r}H${-r * 0.5}L${-r} 0Z`,
        ...style,
      })
  }
}

/** Markers in a row, as far as the width goes; what is left is counted. */
export function markers(
  x: number,
  y: number,
  seats: readonly (Seat | 'neutral')[],
  width: number,
  r = 7,
): Svg[] {
  const step = 2 * r + 4
  const room = Math.max(1, Math.floor(width / step))
  const shown = seats.length > room ? seats.slice(0, room - 1) : seats
  return [
    ...shown.map((seat, i) => marker(x + r + i * step, y, seat, r)),
    ...(seats.length > shown.length
      ? [soft(x + shown.length * step, y + 4, 11, `+${seats.length - shown.length}`)]
      : []),
  ]
}

/** An open place for a marker. */
export const hole = (x: number, y: number, r: number, said = '', more: More = {}): Svg =>
  group(
    x,
    y,
    el('circle', { r, fill: 'none', stroke: SOFT, 'stroke-dasharray': '3 2', ...more }),
    ...(said ? [text(0, 3.5, 10, said, { 'text-anchor': 'middle', fill: SOFT })] : []),
  )

/** A token of data. */
export const datum = (x: number, y: number, r = 7): Svg =>
  el('rect', {
    x: x - r * 0.75,
    y: y - r * 0.75,
    width: r * 1.5,
    height: r * 1.5,
    rx: 2,
    fill: '#3fd0e0',
    stroke: '#0b4750',
    transform: `rotate(45 ${x} ${y})`,
  })

/** A panel with its name. */
export const panel = (width: number, height: number, name: string, ...content: Svg[]): Svg =>
  group(0, 0, box(0, 0, width, height), bold(12, 19, 13, name, { fill: GOLD }), ...content)
