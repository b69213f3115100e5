import { el, group, type Svg } from '../../../core/index.ts'
import { GOLD_MILESTONES } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { box, GOLD, INNER, LINE, marker, SOFT, soft, text } from './paint.ts'

export const SCORE_HEIGHT = 104

/** As much room as a label takes. */
const LABEL = 26

/** The points of all seats on a line, with the milestones that are ahead of them. */
export function scoreTrack(view: State): Svg {
  const { exertians, centaurians } = view.own
  const signs = [
    ...GOLD_MILESTONES.map((at) => ({ at, said: `${at}`, fill: GOLD, name: 'Gold milestone', low: false })),
    ...view.neutral
      .filter(({ left }) => left > 0)
      .map(({ at, left }) => ({
        at,
        said: `${at} N×${left}`,
        fill: SOFT,
        name: `Neutral milestone, ${left} left`,
        low: false,
      })),
    ...(exertians?.at ?? []).map((at, i) => ({
      at,
      said: `E${at}`,
      fill: '#ff8a70',
      name: `Exertian milestone, reached by ${exertians!.reached[i]!.length}`,
      low: true,
    })),
    ...(centaurians?.messages ?? []).map(({ at, seat }) => ({
      at,
      said: `M${seat}`,
      fill: '#8fe3ff',
      name: `Message of seat ${seat} at ${at}`,
      low: true,
    })),
  ]
  const top = Math.max(80, ...view.players.map(({ score }) => score), ...signs.map(({ at }) => at))
  const last = Math.ceil(top / 20) * 20
  const x = (score: number) => Math.round(30 + (score / last) * (INNER - 60))
  const every = last > 200 ? 20 : 10
  return group(
    0,
    0,
    box(0, 0, INNER, SCORE_HEIGHT),
    el('line', { x1: x(0), x2: x(last), y1: 52, y2: 52, stroke: LINE, 'stroke-width': 3 }),
    ...Array.from({ length: last / every + 1 }, (_, i) =>
      soft(x(i * every), 97, 10.5, String(i * every), { 'text-anchor': 'middle' }),
    ),
    ...signs.map(({ at, said, fill, name, low }) =>
      group(
        x(at),
        0,
        el('title', {}, name),
        el('line', { y1: 57, y2: low ? 83 : 70, stroke: fill, 'stroke-width': 3 }),
        ...(low ? [] : [text(4, 69, 10, said, { fill })]),
      ),
    ),
    ...labels(signs.filter(({ low }) => low).map((sign) => ({ ...sign, x: x(sign.at) }))),
    ...view.players.map(({ score }, seat) => {
      // Seats with nearly the same points stand one above the other.
      const below = view.players.filter(
        (other, one) => one < seat && Math.abs(x(other.score) - x(score)) < 60,
      ).length
      return marker(x(score), 45 - below * 13, seat, 8, `${score} points`)
    }),
  )
}

/** Labels of signs that are close together stand in one, so that each can be read. */
function labels(signs: readonly { x: number; said: string; fill: string }[]): Svg[] {
  const groups: { x: number; said: string[]; fill: string; to: number }[] = []
  for (const sign of signs.toSorted((a, b) => a.x - b.x)) {
    const last = groups.at(-1)
    if (last && sign.x < last.to) {
      last.said.push(sign.said)
      last.x = sign.x
      last.to = sign.x + LABEL * last.said.length
    } else groups.push({ ...sign, said: [sign.said], to: sign.x + LABEL })
  }
  return groups.map(({ x, said, fill }) => text(x + 4, 83, 10, said.join(' '), { fill }))
}
