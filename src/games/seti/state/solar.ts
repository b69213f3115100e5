import type { Seat } from '../../../core/index.ts'
import {
  BOARD,
  type Content,
  DISCS,
  OUMUAMUA_SLOT,
  type PlanetId,
  RINGS,
  SECTORS,
  type Space,
  type StarId,
} from '../material/index.ts'
import type { State } from './index.ts'

type Solar = State['solar']

interface Place {
  ring: number
  sector: number
  next: readonly Space[]
}

const turn = (sector: number, by: number): number => (sector + by + SECTORS) % SECTORS
export const spaceAt = (ring: number, sector: number): Space => `r${ring}s${turn(sector, 0)}`

const PLACES: ReadonlyMap<Space, Place> = new Map(
  Array.from({ length: RINGS * SECTORS }, (_, i): [Space, Place] => {
    const ring = 1 + Math.floor(i / SECTORS)
    const sector = i % SECTORS
    const next = [
      ...(ring > 1 ? [spaceAt(ring - 1, sector)] : []),
      ...(ring < RINGS ? [spaceAt(ring + 1, sector)] : []),
      spaceAt(ring, turn(sector, -1)),
      spaceAt(ring, turn(sector, 1)),
    ]
    return [spaceAt(ring, sector), { ring, sector, next }]
  }),
)
export const ALL_SPACES: readonly Space[] = [...PLACES.keys()]

const placeOf = (space: Space): Place => PLACES.get(space)!
export const ringOf = (space: Space): number => placeOf(space).ring
export const sectorOf = (space: Space): number => placeOf(space).sector
/** The two to four spaces that share an edge with this one; never across the sun (R4.1). */
export const neighbours = (space: Space): readonly Space[] => placeOf(space).next

/** What a disc, counted from 0 at the top, shows at a space; null where it is cut out. */
function onDisc({ offsets, oumuamua }: Solar, disc: number, ring: number, sector: number): Content | null {
  const index = turn(sector, -offsets[disc]!)
  if (oumuamua && disc === OUMUAMUA_SLOT.disc && ring === OUMUAMUA_SLOT.ring && index === OUMUAMUA_SLOT.index)
    return 'oumuamua'
  return DISCS[disc]![ring - 1]?.[index] ?? null
}

/** The topmost disc that covers a space; 3 is the fixed board. */
export function layerAt(solar: Solar, space: Space): number {
  const { ring, sector } = placeOf(space)
  for (let disc = 0; disc < DISCS.length; disc++) if (onDisc(solar, disc, ring, sector)) return disc
  return DISCS.length
}

/** What is seen at a space (R4.1). */
export function contentAt(solar: Solar, space: Space): Content {
  const { ring, sector } = placeOf(space)
  for (let disc = 0; disc < DISCS.length; disc++) {
    const content = onDisc(solar, disc, ring, sector)
    if (content) return content
  }
  return BOARD[ring - 1]![sector]!
}

export const isPlanet = (content: Content): content is PlanetId =>
  content !== 'empty' && content !== 'asteroid' && content !== 'comet'

/** Where a planet is now; undefined for 'Oumuamua before it is discovered. */
export const spaceOf = (solar: Solar, planet: PlanetId): Space | undefined =>
  ALL_SPACES.find((space) => contentAt(solar, space) === planet)

export const starAt = (solar: Solar, sector: number): StarId => solar.stars[turn(sector, 0)]!

/** The star whose sector a planet is in. */
export const starOfPlanet = (solar: Solar, planet: PlanetId): StarId | undefined => {
  const space = spaceOf(solar, planet)
  return space && starAt(solar, sectorOf(space))
}

/** The solar system after a disc has turned, which takes those above it along (R4.2). */
export const turnDisc = (solar: Solar, disc: number): Solar => ({
  ...solar,
  next: (disc + 1) % DISCS.length,
  offsets: solar.offsets.map((offset, d) => (d <= disc ? turn(offset, -1) : offset)),
})

/** Where a figure goes when the next disc turns, and whether it was carried or pushed (R4.2). */
export function turned(
  before: Solar,
  after: Solar,
  space: Space,
): { to: Space; how: 'carried' | 'pushed' } | undefined {
  const { ring, sector } = placeOf(space)
  const to = spaceAt(ring, turn(sector, -1))
  const support = layerAt(before, space)
  if (support <= before.next) return { to, how: 'carried' }
  return layerAt(after, space) <= before.next ? { to, how: 'pushed' } : undefined
}

/** Steps between two spaces along edges. */
export function distance(from: Space, to: Space): number {
  const a = placeOf(from)
  const b = placeOf(to)
  const around = Math.abs(a.sector - b.sector)
  return Math.abs(a.ring - b.ring) + Math.min(around, SECTORS - around)
}

/** Probes in space; capsules are none where it is about orbiting, landing and the limit (R14.1d). */
export const probesOf = (state: State, seat: Seat): readonly Space[] => state.players[seat]!.probes

/** A probe or, with a number, a capsule (R14.1c). */
export interface Flyer {
  at: Space
  capsule?: number
}

/** What a seat has in space: its probes, then its capsules, which count as probes for cards and techs. */
export const flyersOf = (state: State, seat: Seat): Flyer[] => [
  ...probesOf(state, seat).map((at) => ({ at })),
  ...(state.own.mascamites?.capsules ?? []).flatMap((one) =>
    one.seat === seat ? [{ at: one.at, capsule: one.number }] : [],
  ),
]

/** Where they are. */
export const placesOf = (state: State, seat: Seat): Space[] => flyersOf(state, seat).map(({ at }) => at)
