import * as z from 'zod/mini'
import { described, whole } from '../../../core/index.ts'
import type { Space, TurnRule } from '../material/index.ts'
import {
  GOLD_TILES,
  MOONS,
  SPECIES,
  STAR_IDS,
  TARGETS,
  TECHS,
  TILE_BONUSES,
  TRACE_COLORS,
} from '../material/index.ts'
import { options } from '../options.ts'
import type { Effect, Watch } from './effect.ts'
import { own } from './species/index.ts'

export const seat = whole(0, 3)
/** The printed number of a card, `et` before those of species. */
export const card = z.string().check(z.regex(/^(?:[1-9]\d{0,2}|et[1-9]\d?)$/))
export const star = z.enum(STAR_IDS)
export const tech = z.enum(TECHS)
export const bonus = z.enum(TILE_BONUSES)
export const target = z.enum(TARGETS)
export const planet = z.enum(['earth', ...TARGETS])
export const moon = z.enum(MOONS)
export const species = z.enum(SPECIES)
export const traceColor = z.enum(TRACE_COLORS)
export const goldTile = z.enum(GOLD_TILES)
export const resource = z.enum(['vp', 'publicity', 'credit', 'energy', 'data', 'exofossil'])
export const income = z.enum(['credit', 'energy', 'card', 'data', 'publicity'])
export const content = z.enum(['empty', 'asteroid', 'comet', 'earth', ...TARGETS])
export const space = described(
  'A space of the solar system: ring 1 to 4, sector 0 to 7.',
  z.string().check(z.regex(/^r[1-4]s[0-7]$/)),
) as unknown as z.ZodMiniType<Space, Space>
export const marker = z.union([seat, z.literal('neutral')])
export const column = whole(1, 6)
/** Which of the two species: 0 is the left one. */
export const slot = whole(0, 1)
export const count = whole(0)
export const turnRule: z.ZodMiniType<TurnRule, TurnRule> = z.enum([
  'visitPlanetMoveInsteadOfPublicity',
  'ignoreAsteroidExit',
  'noPublicityFromProbes',
])

/** Work that is still to be done, as data: see `Effect` for what it may hold beside these. */
export const effect = described(
  'Something still to be resolved: what, by whom, and because of which card.',
  z.looseObject({ do: z.string(), seat, by: z.optional(card) }),
) as unknown as z.ZodMiniType<Effect, Effect>

export const watch = described(
  'Something a seat waits for in this turn.',
  z.looseObject({ seat, by: z.optional(card) }),
) as unknown as z.ZodMiniType<Watch, Watch>

const zoneOf = <T extends z.ZodMiniType>(item: T) =>
  described(
    'Hidden things of which a viewer may know some.',
    z.strictObject({
      count: described('How many there are.', count),
      known: described('Those that the viewer knows, in no order but on the server.', z.array(item)),
    }),
  )
export const zone = zoneOf(card)

export const orbiter = z.strictObject({ seat, first: described('Covers the first space.', z.boolean()) })
export const lander = z.strictObject({
  seat,
  moon: z.nullable(moon),
  data: described('Which of the data spaces it covers.', z.nullable(count)),
})
const atPlanet = z.strictObject({ orbiters: z.array(orbiter), landers: z.array(lander) })

const sector = z.strictObject({
  data: described('Data left in the slot.', count),
  markers: described('Seats in order of placing; those beyond the slot earned no data.', z.array(seat)),
  wins: described('Winners so far, in order.', z.array(seat)),
})

const stack = z.strictObject({
  top: described('The bonus that lies open; null when the stack is empty.', z.nullable(bonus)),
  vp: described('Whether the 2-point tile is still there.', z.boolean()),
  below: zoneOf(bonus),
})

export const mark = z.strictObject({ space: z.string(), seat })
const speciesSlot = z.strictObject({
  id: described('Which species; null until it is discovered.', z.nullable(species)),
  discovered: z.boolean(),
  discovery: described(
    'Markers on the discovery spaces.',
    z.strictObject({ red: z.nullable(marker), yellow: z.nullable(marker), blue: z.nullable(marker) }),
  ),
  overflow: z.array(z.strictObject({ seat, color: traceColor })),
  marks: described('Markers on the board of a discovered species, in order of placing.', z.array(mark)),
  deck: zone,
  faceUp: described('The open card of the species.', z.nullable(card)),
})

const player = z.strictObject({
  score: count,
  publicity: whole(0, 10),
  credit: count,
  energy: count,
  data: whole(0, 6),
  exofossil: count,
  probes: described('Where the probes in space are.', z.array(space)),
  computer: z.strictObject({
    top: described('How many top spaces are covered, from the left.', whole(0, 6)),
    techs: z.array(z.strictObject({ tech, column })),
    bottom: described('Columns whose lower space is covered.', z.array(column)),
  }),
  techs: z.array(tech),
  tucked: described('Cards below the income card.', z.array(card)),
  missions: described(
    'Open missions in front of the seat, with the slots that are covered.',
    z.array(z.strictObject({ card, covered: z.array(count) })),
  ),
  done: described('Completed missions.', z.array(card)),
  endgame: described('Cards kept for the end.', z.array(card)),
  tiles: described('Milestones that were reached.', z.array(count)),
  seen: described('Cards of the round’s stack that the seat saw and left.', zone),
})

const play = described(
  'The card that is being resolved, and what happened because of it.',
  z.strictObject({
    seat,
    card,
    settled: described('Whether the card has gone to its place.', z.boolean()),
    stars: described('Where signals were marked.', z.array(star)),
    drawn: zone,
    tech: z.nullable(tech),
    trace: z.nullable(traceColor),
    landed: z.nullable(z.strictObject({ planet: target, moon: z.nullable(moon) })),
    orbited: z.nullable(target),
    tile: described("Signals marked on the 'Oumuamua tile.", count),
  }),
)

const turn = z.strictObject({
  seat,
  rules: z.array(turnRule),
  watches: z.array(watch),
  newPlanets: described('Planets visited since a card counts them.', z.nullable(z.array(planet))),
})

/** The state on the server and, with holes, what a viewer has of it. */
export const view = z.strictObject({
  options,
  round: whole(0, 5),
  over: z.boolean(),
  start: described('Who has the starting player marker.', seat),
  turn,
  passed: described('Seats that have passed, in order.', z.array(seat)),
  agenda: described('What is to be resolved, first things first.', z.array(effect)),
  lanes: described(
    'What several seats resolve at the same time, before the agenda.',
    z.array(z.strictObject({ seat, since: count, effects: z.array(effect) })),
  ),
  since: described('Revision at which the agenda last moved.', count),
  play: z.nullable(play),
  solar: z.strictObject({
    offsets: described('How far each disc is turned, from the top.', z.array(whole(0, 7))),
    next: described('Which disc turns next: 0, 1 or 2.', whole(0, 2)),
    stars: described('The star of each sector.', z.array(star)),
    oumuamua: described('Whether its tile lies on disc 3.', z.boolean()),
  }),
  deck: zone,
  row: z.array(card),
  discard: z.array(card),
  spent: described('Cards of species that were used.', z.array(card)),
  stacks: described('The stacks of the rounds that are still to end.', z.array(zone)),
  techs: z.record(tech, stack),
  gold: z.array(
    z.strictObject({
      tile: goldTile,
      side: z.enum(['A', 'B']),
      marks: z.array(z.strictObject({ seat, space: whole(0, 2) })),
    }),
  ),
  neutral: described(
    'Neutral markers waiting at their milestones.',
    z.array(z.strictObject({ at: count, left: count })),
  ),
  sectors: z.record(star, sector),
  planets: z.record(target, atPlanet),
  species: z.array(speciesSlot),
  box: zoneOf(species),
  own: described('What the discovered species bring to the table.', own),
  players: described('By seat.', z.array(player)),
  hands: described('By seat.', z.array(zone)),
})
