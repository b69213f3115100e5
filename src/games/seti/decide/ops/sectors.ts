import type { Seat } from '../../../../core/index.ts'
import type { SetiEvent } from '../../events.ts'
import {
  cardOf,
  type Place,
  ROW,
  SECOND_PLACE_VP,
  STAR_IDS,
  STARS,
  type StarId,
  starsOf,
  type TechId,
} from '../../material/index.ts'
import {
  bind,
  type Effect,
  type EffectOf,
  flyersOf,
  handOf,
  owns,
  placesOf,
  type ScanPart,
  type State,
  sectorOf,
  spaceOf,
  starAt,
  starOfPlanet,
} from '../../state/index.ts'
import { nextToken } from '../species/anomalies.ts'
import { inPlay } from '../species/index.ts'
import { does, due, gained, type Ops, paid, stop, type Way } from '../way.ts'
import { discarded, drawable } from './cards.ts'
import { mayLaunch } from './solar.ts'

/** Signals, scans, completed sectors. */
export const sectorOps: Ops<
  | 'signal'
  | 'mark'
  | 'scan'
  | 'scanStep'
  | 'rowSignals'
  | 'rowSignal'
  | 'handSignals'
  | 'handSignal'
  | 'deckSignals'
  | 'probeSignals'
  | 'probeSignal'
  | 'completeSectors'
  | 'winSector'
> = {
  // Several signals of one effect go to one sector.
  signal: (s, e) =>
    starsAt(s, e.seat, e.at).map((stars) => {
      const marks = stars.flatMap((star) =>
        Array.from({ length: e.n }, () => ({
          do: 'mark' as const,
          star,
          ...(e.data === false && { data: e.data }),
        })),
      )
      return { key: stars[0]!, then: bind(marks, e) }
    }),

  mark: (s, e) => {
    const { data, markers } = s.sectors[e.star]
    const token = data > 0
    const events: SetiEvent[] = [
      { type: 'signalMarked', data: due({ seat: e.seat, star: e.star, token }, e.by) },
      ...(token && e.data !== false ? gained(s, e.seat, 'data', 1) : []),
      ...(token && markers.length === 1 ? gained(s, e.seat, 'vp', SECOND_PLACE_VP) : []),
    ]
    const more = inPlay(s).flatMap(({ hooks }) => hooks.markWays?.(s, e.star, e) ?? [])
    return [{ key: e.star, events }, ...more]
  },

  scan: (_, e) => does([], bind([{ do: 'scanStep', left: ['earth', 'row', 'mercury', 'hand', 'probe'] }], e)),

  // Parts in any order (R7.3); the refill of the row is the last of it (R5.5).
  scanStep: (s, e) => {
    const parts = scanParts(s, e)
    const over: Effect = { ...e, left: [] }
    if (scanPauses(s, e)) return [{ key: 'done', then: [over] }]
    if (!parts.length)
      return s.row.length < ROW && drawable(s)
        ? does([], [...bind([{ do: 'refillRow' }], e), over])
        : does([{ type: 'scanned', data: due({ seat: e.seat }, e.by) }])
    const ways = parts.map(
      ({ part, key, events, then }): Way => ({
        key,
        events,
        then: [...then, { ...e, left: e.left.filter((one) => one !== part) }],
      }),
    )
    const must = parts.some(({ part }) => part === 'earth' || part === 'row')
    return must ? ways : [...ways, { key: 'done', then: [over] }]
  },

  rowSignals: (_, e) =>
    does(
      [],
      bind([...Array.from({ length: e.n }, () => ({ do: 'rowSignal' as const })), { do: 'refillRow' }], e),
    ),

  // Which card and which of its two sectors is one answer: `card 38 vega`.
  rowSignal: (s, e) => rowSignals(s, e),

  handSignals: (_, e) => does([], bind([{ do: 'handSignal', max: e.max }], e)),

  handSignal: (s, e) => {
    const rest: Effect[] = e.max > 1 ? [{ ...e, max: e.max - 1 }] : []
    const ways = handOf(s, e.seat).flatMap((card) => cardSignals(s, e, card, 'hand', rest))
    return ways.length ? [...ways, stop()] : []
  },

  deckSignals: (s, e) => {
    if (s.deck.count === 0) return s.discard.length ? does([], [...bind([{ do: 'shuffleDeck' }], e), e]) : []
    const card = s.deck.known[0]
    if (card === undefined) return []
    const rest = e.n > 1 ? [{ ...e, n: e.n - 1 }] : []
    return does([{ type: 'deckDiscarded', data: { card } }], [...bind([colorSignal(card)], e), ...rest])
  },

  probeSignals: (_, e) => does([], bind([{ do: 'probeSignal', max: e.max, used: [] }], e)),

  // Anybody's probes, each once; of several at one space it makes no difference which (R7.6).
  probeSignal: (s, e) => {
    const left = s.players
      .flatMap((_, seat) =>
        flyersOf(s, seat).map(({ at, capsule }, i) => ({
          id: capsule === undefined ? `${seat}.${i}` : `capsule ${capsule}`,
          key: `${seat} ${at}`,
          at,
        })),
      )
      .filter(({ id }) => !e.used.includes(id))
    const ways = left
      .filter(({ key }, i) => left.findIndex((one) => one.key === key) === i)
      .map(({ id, key, at }): Way => {
        const star = starAt(s.solar, sectorOf(at))
        const rest = e.max > 1 ? [{ do: 'probeSignal' as const, max: e.max - 1, used: [...e.used, id] }] : []
        return { key, then: bind([{ do: 'mark', star }, ...rest], e) }
      })
    return ways.length ? [...ways, stop()] : []
  },

  // Looked at anew after each, since what it brings may fill another.
  completeSectors: (s, e) =>
    completed(s).map((star) => ({ key: star, then: [{ do: 'winSector', star, seat: e.seat }, e] })),

  // Most markers win, of equal ones who placed later; the next leaves one marker behind (R8.4).
  winSector: (s, { star }) => {
    const { markers, wins } = s.sectors[star]
    const [winner, second = null] = ranking(markers)
    if (winner === undefined) return []
    const { firstWin, laterWin } = STARS[star]
    return does(
      [{ type: 'sectorWon', data: { star, seat: winner, second } }],
      [
        ...bind(wins.length ? laterWin : firstWin, { seat: winner }),
        ...[...new Set(markers)].map((seat): Effect => ({ do: 'gain', res: 'publicity', n: 1, seat })),
      ],
    )
  },
}

const TECH_OF: Partial<Readonly<Record<ScanPart, TechId>>> = {
  mercury: 'telescope-2',
  hand: 'telescope-3',
  probe: 'telescope-4',
}

/** Whether only parts of techs are left that the seat cannot pay now, but could after a free action (R7.4). */
export const scanPauses = (s: State, e: EffectOf<'scanStep'>): boolean =>
  !scanParts(s, e).length &&
  e.left.some((part) => {
    const tech = TECH_OF[part]
    return tech !== undefined && owns(s, e.seat, tech)
  })

/** Sectors whose last data is taken and that are not yet resolved. */
export const completed = (s: State): StarId[] => STAR_IDS.filter((star) => s.sectors[star].data === 0)

const rowSignals = (s: State, e: EffectOf<'rowSignal' | 'scanStep'>) =>
  s.row.flatMap((card) => cardSignals(s, e, card, 'row'))

/** The signals that a card can be discarded for: one in either of the two sectors of its colour. */
const cardSignals = (
  s: State,
  e: EffectOf<'rowSignal' | 'handSignal' | 'scanStep'>,
  card: string,
  from: 'row' | 'hand',
  rest: Effect[] = [],
) =>
  starsAt(s, e.seat, { color: cardOf(card).sector }).map(([star]) => ({
    key: `card ${card} ${star!}`,
    events: [discarded(e.seat, card, from)],
    then: [...bind([{ do: 'mark', star: star! }], e), ...rest],
  }))

const colorSignal = (card: string) => ({
  do: 'signal' as const,
  n: 1,
  at: { color: cardOf(card).sector },
})

function ranking(markers: readonly Seat[]): Seat[] {
  const count = (seat: Seat) => markers.filter((one) => one === seat).length
  return [...new Set(markers)].sort(
    (a, b) => count(b) - count(a) || markers.lastIndexOf(b) - markers.lastIndexOf(a),
  )
}

/** The choices that a place leaves, each the stars that are marked. */
function starsAt(s: State, seat: Seat, at: Place): StarId[][] {
  const each = (stars: readonly StarId[]) => [...new Set(stars)].map((star) => [star])
  const near = (sector: number) => [
    starAt(s.solar, sector),
    starAt(s.solar, sector - 1),
    starAt(s.solar, sector + 1),
  ]
  const own = [...new Set(placesOf(s, seat).map(sectorOf))]
  if ('star' in at) return [[at.star]]
  if ('color' in at) return each(starsOf(at.color))
  if ('planet' in at) {
    const star = starOfPlanet(s.solar, at.planet)
    return star ? [[star]] : []
  }
  if ('ownProbe' in at) return each(own.map((sector) => starAt(s.solar, sector)))
  if ('ownProbeAndNeighbours' in at) return own.map(near)
  if ('earthOrNeighbours' in at) return each(near(sectorOf(spaceOf(s.solar, 'earth')!)))
  if ('nextAnomaly' in at) {
    const next = nextToken(s)
    return next ? [[starAt(s.solar, next.sector)]] : []
  }
  if ('oumuamua' in at) return starsAt(s, seat, { planet: 'oumuamua' })
  return 'any' in at ? each(STAR_IDS) : []
}

interface Part {
  part: ScanPart
  key: string
  events: SetiEvent[]
  then: Effect[]
}

/** The parts of a scan that are left and possible now; costs of techs are always paid (R7.4). */
function scanParts(s: State, e: EffectOf<'scanStep'>): Part[] {
  const { seat } = e
  const make = (
    part: ScanPart,
    key: string,
    events: SetiEvent[],
    ...then: Parameters<typeof bind>[0]
  ): Part => ({
    part,
    key,
    events,
    then: bind(then, e),
  })
  const { energy, publicity } = s.players[seat]!
  const all: Readonly<Record<ScanPart, () => Part[]>> = {
    earth: () => {
      const at: Place = owns(s, seat, 'telescope-1') ? { earthOrNeighbours: true } : { planet: 'earth' }
      return [make('earth', 'earth', [], { do: 'signal', n: 1, at })]
    },
    row: () => rowSignals(s, e).map((way) => ({ part: 'row', ...way })),
    mercury: () =>
      owns(s, seat, 'telescope-2') && publicity > 0
        ? [
            make('mercury', 'mercury', paid(seat, { publicity: 1 }), {
              do: 'signal',
              n: 1,
              at: { planet: 'mercury' },
            }),
          ]
        : [],
    hand: () =>
      owns(s, seat, 'telescope-3') && s.hands[seat]!.count > 0
        ? [make('hand', 'hand', [], { do: 'handSignal', max: 1 })]
        : [],
    probe: () =>
      owns(s, seat, 'telescope-4')
        ? [
            ...(energy > 0 && mayLaunch(s, seat)
              ? [make('probe', 'launch', paid(seat, { energy: 1 }), { do: 'launch', n: 1 })]
              : []),
            ...(placesOf(s, seat).length ? [make('probe', 'move', [], { do: 'move', n: 1 })] : []),
          ]
        : [],
  }
  return e.left.flatMap((part) => all[part]())
}
