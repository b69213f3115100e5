import { type Command, createRng, type Seat } from '../../../src/core/index.ts'
import type { SetiCommand } from '../../../src/games/seti/commands.ts'
import { frame } from '../../../src/games/seti/decide/ops/frame.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import {
  GOLD_TILES,
  MAIN_CARDS,
  type MoonId,
  neutralMilestones,
  type Resource,
  ROUND_STACKS,
  type Side,
  SPECIES,
  type Space,
  type SpeciesId,
  STAR_IDS,
  type StarId,
  type Target,
  TECHS,
  type TechId,
  TILE_BONUSES,
  type TraceColor,
} from '../../../src/games/seti/material/index.ts'
import type { Options } from '../../../src/games/seti/options.ts'
import { type Effect, handOf, type State } from '../../../src/games/seti/state/index.ts'
import { stateAfter, wordList } from '../../support/given.ts'
import { humans, play, startWorld, type World } from '../../support/world.ts'

export const stateOf = (world: World): State => world.fold.game as State

/** A table where everybody has chosen the first income and seat 0 begins. */
export function begun(count: number, options: object = {}): World {
  const opened = startWorld(seti, {
    seats: humans(count),
    options: { startingSeat: 0, ...options },
    words: wordList(),
  })
  return Array.from({ length: count }, (_, seat) => seat).reduce(
    (world, seat) => play(world, [[seat, choose(`card ${handOf(stateOf(world), seat)[0]}`)]]),
    opened,
  )
}

export const choose = (way: string): Command => ({ type: 'choose', way }) as Command

/** A seat passes, keeps the first four cards it has to and takes the first of the stack. */
export function passed(world: World, seat: Seat): World {
  let current = play(world, [[seat, { type: 'pass' }]])
  for (;;) {
    const [head] = stateOf(current).agenda
    if (head?.seat !== seat || (head.do !== 'discardDown' && head.do !== 'takeFromStack')) return current
    const from =
      head.do === 'discardDown' ? handOf(stateOf(current), seat) : stateOf(current).stacks[0]!.known
    current = play(current, [[seat, choose(`card ${from[0]}`)]])
  }
}

/** What a table of a test looks like; everything else is as at the start of round 1. */
export interface Laid {
  seats?: number
  options?: Partial<Options>
  /** Cards by seat; nobody has tucked any. */
  hands?: string[][]
  row?: string[]
  offsets?: number[]
  /** Which species are left and right. */
  species?: [SpeciesId, SpeciesId]
  gold?: Side
}

/**
 * Events that lay a table without chance: discs as printed, stars in the order of the boards, deck and
 * stacks in the order of the card numbers, tiles in the order of the material. Seat 0 has the turn.
 */
export function laid({
  seats = 2,
  options = {},
  hands = [],
  row,
  offsets,
  species,
  gold = 'A',
}: Laid = {}): SetiEvent[] {
  const used = [...hands.flat(), ...(row ?? [])]
  const free = MAIN_CARDS.map((card) => card.id).filter((id) => !used.includes(id))
  const shown = row ?? free.splice(0, 3)
  const stacks = Array.from({ length: ROUND_STACKS }, () => free.splice(0, seats + 1))
  const inHand = Array.from({ length: seats }, (_, seat) => hands[seat] ?? [])
  const pair = species ?? ['mascamites', 'anomalies']
  const order = [...inHand.flat(), ...shown, ...stacks.flat(), ...free]
  return [
    {
      type: 'opened',
      data: {
        options: { ...seti.options.parse({}), ...options },
        seats,
        start: 0,
        offsets: offsets ?? [0, 0, 0],
        // Sectors 0 to 7; the first board lies over sectors 7 and 0.
        stars: [...STAR_IDS.slice(1), STAR_IDS[0]!],
        gold: GOLD_TILES.map((tile) => ({ tile, side: gold })),
        neutral: neutralMilestones(seats),
      },
    },
    {
      type: 'techsStacked',
      data: { tops: ofTechs(TILE_BONUSES[0]) },
      secret: { below: ofTechs(TILE_BONUSES.slice(1)) },
    },
    {
      type: 'speciesHidden',
      data: { box: 3 },
      secret: { used: pair, box: SPECIES.filter((id) => !pair.includes(id)) },
    },
    { type: 'deckShuffled', data: { count: order.length }, secret: { order } },
    ...inHand.map(
      (cards, seat): SetiEvent => ({ type: 'drawn', data: { seat, count: cards.length }, secret: { cards } }),
    ),
    { type: 'rowRefilled', data: { cards: shown } },
    { type: 'stacksDealt', data: { sizes: stacks.map((cards) => cards.length) }, secret: { stacks } },
    { type: 'roundBegan', data: { round: 1, start: 0 } },
    { type: 'turnBegan', data: { seat: 0 } },
    { type: 'inserted', data: { then: frame(0) } },
  ]
}

const ofTechs = <T>(one: T): Record<TechId, T> =>
  Object.fromEntries(TECHS.map((tech) => [tech, one])) as Record<TechId, T>

/** Events that give a seat things, as short as a test wants them. */
export const got = (seat: Seat, res: Resource, n: number): SetiEvent => ({
  type: 'gained',
  data: { seat, res, n },
})
export const lost = (seat: Seat, res: Resource, n: number): SetiEvent => ({
  type: 'paid',
  data: { seat, res, n },
})
export const launched = (seat: Seat, at: Space): SetiEvent => ({ type: 'probeLaunched', data: { seat, at } })
export const marked = (seat: Seat, star: StarId, token = true): SetiEvent => ({
  type: 'signalMarked',
  data: { seat, star, token },
})
export const learned = (seat: Seat, tech: TechId): SetiEvent => ({
  type: 'techTaken',
  data: { seat, tech, bonus: 'vp3', next: 'energy' },
})
export const inFront = (seat: Seat, card: string): SetiEvent[] => [
  { type: 'cardPlayed', data: { seat, card, credits: 0 } },
  { type: 'cardSettled', data: { seat, card, to: 'mission' } },
]
/** A card in front of a seat that scores at the end. */
export const kept = (seat: Seat, card: string): SetiEvent[] => [
  { type: 'cardPlayed', data: { seat, card, credits: 0 } },
  { type: 'cardSettled', data: { seat, card, to: 'endgame' } },
]
export const traced = (seat: Seat, slot: number, color: TraceColor): SetiEvent => ({
  type: 'traceMarked',
  data: { seat, slot, color, on: 'discovery' },
})

/** Sends commands one after another, each accepted; chance and time as the tests have them. */
export function sent(state: State, ...moves: readonly (readonly [Seat, SetiCommand])[]): State {
  return moves.reduce((s, [seat, command]) => {
    const decided = judged(s, seat, command)
    if (!Array.isArray(decided)) throw new Error(`${command.type}: ${decided.code}: ${decided.detail}`)
    return decided.reduce((next, event) => seti.evolve(next, event as never, { revision: 1, at: 0, seat }), s)
  }, state)
}

/** The answers that a seat is offered now. */
export const keys = (state: State, seat: Seat): string[] =>
  seti
    .prompts(state, seat, { now: 0 })
    .flatMap((prompt) => prompt.commands as SetiCommand[])
    .flatMap((command) => (command.type === 'choose' ? [command.way] : []))

export const answer = (way: string): SetiCommand => ({ type: 'choose', way })

export const at = (...events: readonly (SetiEvent | readonly SetiEvent[])[]): State =>
  stateAfter(seti, events.flat())

/** Data on the first top spaces of a computer, beside what the pool holds. */
export const onTop = (seat: Seat, n: number): SetiEvent[] => [
  got(seat, 'data', n),
  ...Array.from(
    { length: n },
    (_, i): SetiEvent => ({ type: 'dataPlaced', data: { seat, row: 'top', column: i + 1 } }),
  ),
]
export const techPlaced = (seat: Seat, tech: TechId, column: number): SetiEvent[] => [
  learned(seat, tech),
  { type: 'techPlaced', data: { seat, tech, column } },
]
export const orbiter = (seat: Seat, planet: Target, first = true): SetiEvent => ({
  type: 'orbited',
  data: { seat, planet, first },
})
/** A lander; `data` is the data space that it covers. */
export const lander = (
  seat: Seat,
  planet: Target,
  data: number | null = null,
  moon: MoonId | null = null,
): SetiEvent => ({ type: 'landed', data: { seat, planet, moon, data } })
export const tucked = (seat: Seat, ...cards: string[]): SetiEvent[] =>
  cards.map((card) => ({ type: 'cardTucked', data: { seat, card, from: 'hand' } }))

/** Discs set so that all stand as printed and this one, from 0, turns next. */
export const discNext = (disc: number): { offsets: number[]; turns: SetiEvent[] } => ({
  offsets: [0, 1, 2].map((d) => Math.max(0, disc - d)),
  turns: Array.from({ length: disc }, (_, d): SetiEvent => ({ type: 'rotated', data: { disc: d } })),
})

/** Effects that come before whatever is on the agenda. */
export const due = (...then: Effect[]): SetiEvent => ({ type: 'inserted', data: { then } })

const judged = (state: State, seat: Seat, command: SetiCommand) =>
  seti.decide(state, seat, command, {
    now: 0,
    rng: createRng('00'.repeat(32), 'game', 1),
    words: wordList(),
  })

/** Why a command is refused, or undefined. */
export const refusal = (state: State, seat: Seat, command: SetiCommand): string | undefined => {
  const decided = judged(state, seat, command)
  return Array.isArray(decided) ? undefined : decided.code
}

/** What follows from a command that is accepted. */
export const happened = (state: State, seat: Seat, command: SetiCommand): SetiEvent[] => {
  const decided = judged(state, seat, command)
  if (!Array.isArray(decided)) throw new Error(`${decided.code}: ${decided.detail}`)
  return decided
}

/** What seat 0 has more or less than before, in a fixed order; its signals by star. */
export function gains(before: State, after: State): string {
  const old = belongings(before)
  return belongings(after)
    .flatMap(([what, n], i) => (n === old[i]![1] ? [] : [`${what} ${n - old[i]![1]}`]))
    .join(', ')
}

function belongings({ players: [me], hands, species, planets, sectors }: State): [string, number][] {
  const mine = (seats: readonly (Seat | 'neutral' | null)[]) => seats.filter((seat) => seat === 0).length
  const figures = Object.values(planets).flatMap(({ orbiters, landers }) => [...orbiters, ...landers])
  const traces = species.flatMap(({ discovery, overflow }) => [
    ...Object.values(discovery),
    ...overflow.map(({ seat }) => seat),
  ])
  const resources = ['score', 'publicity', 'credit', 'energy', 'data'] as const
  return [
    ...resources.map((res): [string, number] => [res, me![res]]),
    ['cards', hands[0]!.count],
    ['probes', me!.probes.length],
    ['figures', mine(figures.map(({ seat }) => seat))],
    ['techs', me!.techs.length],
    ['tucked', me!.tucked.length],
    ['traces', mine(traces)],
    ...STAR_IDS.map((star): [string, number] => [star, mine(sectors[star].markers)]),
  ]
}
