import type { Context, SeatInfo } from '../../core/index.ts'
import { Course } from './decide/advance.ts'
import type { SetiEvent } from './events.ts'
import { evolve } from './evolve/index.ts'
import {
  BOARD_SECTORS,
  GOLD_TILES,
  MAIN_CARDS,
  neutralMilestones,
  ROUND_STACKS,
  ROW,
  SECTORS,
  type Side,
  SPECIES,
  STAR_IDS,
  STARS,
  START,
  type StarId,
  TECHS,
  type TechId,
  TILE_BONUSES,
  type TileBonus,
} from './material/index.ts'
import type { Options } from './options.ts'
import type { State } from './state/index.ts'

/** Lays the table out and deals; then every seat chooses its first income, at the same time (R2). */
export function setup(options: Options, seats: readonly SeatInfo[], c: Context): SetiEvent[] {
  const { rng } = c
  const count = seats.length
  const chosen = options.startingSeat
  const start = chosen !== undefined && chosen < count ? chosen : rng.int(count)
  const stacked = TECHS.map((tech) => [tech, rng.shuffle(TILE_BONUSES)] as const)
  const drawn = rng.shuffle(SPECIES)
  const order = rng.shuffle(MAIN_CARDS.map((card) => card.id))
  const events: SetiEvent[] = [
    {
      type: 'opened',
      data: {
        options,
        seats: count,
        start,
        offsets: Array.from({ length: 3 }, () => rng.int(SECTORS)),
        stars: sky(rng.shuffle([0, 1, 2, 3])),
        gold: GOLD_TILES.map((tile) => ({ tile, side: rng.pick<Side>(['A', 'B']) })),
        neutral: neutralMilestones(count),
      },
    },
    {
      type: 'techsStacked',
      data: { tops: record(stacked, (tiles) => tiles[0]!) },
      secret: { below: record(stacked, (tiles) => tiles.slice(1)) },
    },
    {
      type: 'speciesHidden',
      data: { box: SPECIES.length - 2 },
      secret: { used: drawn.slice(0, 2), box: drawn.slice(2) },
    },
    { type: 'deckShuffled', data: { count: order.length }, secret: { order } },
  ]
  let next = 0
  const off = (n: number) => {
    next += n
    return order.slice(next - n, next)
  }
  for (let seat = 0; seat < count; seat++)
    events.push({ type: 'drawn', data: { seat, count: START.cards }, secret: { cards: off(START.cards) } })
  events.push({ type: 'rowRefilled', data: { cards: off(ROW) } })
  const stacks = Array.from({ length: ROUND_STACKS }, () => off(count + 1))
  events.push(
    { type: 'stacksDealt', data: { sizes: stacks.map((cards) => cards.length) }, secret: { stacks } },
    {
      type: 'lanesOpened',
      data: { lanes: seats.map((_, seat) => ({ seat, effects: [{ do: 'firstIncome', seat }] })) },
    },
    { type: 'inserted', data: { then: [{ do: 'beginRound', seat: start }] } },
  )
  const laid = events.reduce<State | undefined>((s, event) => evolve(s, event, { revision: 0 }), undefined)
  return [...events, ...new Course(laid!).advance(c)]
}

/** The star of each sector, when the double boards lie in this order. */
function sky(boards: readonly number[]): StarId[] {
  const stars: StarId[] = []
  boards.forEach((board, place) => {
    const [first, second] = STAR_IDS.filter((star) => STARS[star].board === board)
    const sector = BOARD_SECTORS[place]!
    stars[sector] = first!
    stars[(sector + 1) % SECTORS] = second!
  })
  return stars
}

const record = <T>(
  stacked: readonly (readonly [TechId, TileBonus[]])[],
  of: (tiles: TileBonus[]) => T,
): Record<TechId, T> =>
  Object.fromEntries(stacked.map(([tech, tiles]) => [tech, of(tiles)])) as Record<TechId, T>
