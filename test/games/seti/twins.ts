import {
  type AnyEvent,
  advance,
  type Command,
  createRng,
  type Recorded,
  record,
  type Seat,
} from '../../../src/core/index.ts'
import { Course } from '../../../src/games/seti/decide/advance.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { type Card, cardOf, type SpeciesId } from '../../../src/games/seti/material/index.ts'
import { ALL_SPACES, contentAt, type Effect, type State } from '../../../src/games/seti/state/index.ts'
import { append, forge, play, type Twin, type World } from '../../support/world.ts'
import { begun, choose, launched, lost, passed, stateOf, traced } from './table.ts'

/** Pairs of matches that differ only in what the viewers may not see. */
export const twins = (): Twin[] => [
  {
    name: 'the order of the deck',
    viewers: [0, 1, 2, 'spectator'],
    kinds: ['deckShuffled'],
    worlds: exchanged(begun(3), ({ deck }) => [deck.known[20]!, deck.known[30]!]),
    tries: triesOf(0, 1, 2),
  },
  {
    name: 'a card in a hand',
    viewers: [1, 2, 'spectator'],
    kinds: ['deckShuffled', 'drawn'],
    worlds: exchanged(begun(3), ({ deck, hands }) => [hands[0]!.known.at(-1)!, deck.known.at(-1)!]),
    tries: triesOf(1, 2),
  },
  {
    name: 'whether a hand has a card that could add movement',
    viewers: [1, 2, 'spectator'],
    kinds: ['deckShuffled', 'drawn'],
    worlds: both(
      fitting(({ corner }) => corner.some((one) => one.do === 'move')),
      stranded,
    ),
    tries: triesOf(1, 2),
  },
  {
    name: 'whether a hand has a card that could be shown',
    viewers: [1, 2, 'spectator'],
    kinds: ['deckShuffled', 'drawn'],
    worlds: both(
      fitting(({ income }) => income === 'energy'),
      (world) => written(world, [], showing),
    ),
    tries: triesOf(1, 2),
  },
  {
    name: 'a card of a round to come',
    viewers: [0, 1, 2, 'spectator'],
    kinds: ['deckShuffled', 'stacksDealt'],
    worlds: exchanged(begun(3), ({ deck, stacks }) => [stacks[2]!.known[0]!, deck.known.at(-1)!]),
    tries: triesOf(0, 1, 2),
  },
  {
    name: 'a card that a seat saw in the stack and left',
    viewers: [1, 2, 'spectator'],
    kinds: ['stacksDealt', 'stackSeen'],
    worlds: exchanged(passed(begun(3), 0), ({ deck, players }) => [
      players[0]!.seen.known[0]!,
      deck.known.at(-1)!,
    ]),
    tries: triesOf(1, 2),
  },
  {
    name: 'the card that a seat took from the stack',
    viewers: [1, 2, 'spectator'],
    kinds: ['stacksDealt', 'stackSeen', 'stackCardTaken'],
    worlds: exchanged(passed(begun(3), 0), ({ deck, hands }) => [
      hands[0]!.known.at(-1)!,
      deck.known.at(-1)!,
    ]),
    tries: triesOf(1, 2),
  },
  {
    name: 'the tiles below the top of a stack of techs',
    viewers: [0, 1, 2, 'spectator'],
    kinds: ['techsStacked'],
    worlds: rewritten(begun(3), 'techsStacked', (secret) => {
      const below = secret.below as Record<string, string[]>
      return { below: { ...below, 'probe-1': [...below['probe-1']!].reverse() } }
    }),
    tries: triesOf(0, 1, 2),
  },
  {
    name: 'which species are in play',
    viewers: [0, 1, 2, 'spectator'],
    kinds: ['speciesHidden'],
    worlds: rewritten(begun(3), 'speciesHidden', ({ used, box }) => ({
      used: (used as string[]).with(0, (box as string[])[0]!),
      box: (box as string[]).with(0, (used as string[])[0]!),
    })),
    tries: triesOf(0, 1, 2),
  },
  {
    name: 'cards of a species in a hand and in its deck',
    viewers: [1, 2, 'spectator'],
    kinds: ['alienDeckShuffled', 'alienDrawn'],
    worlds: exchanged(discovered('anomalies'), ({ hands, species }) => [
      hands[0]!.known.find((card) => card.startsWith('et'))!,
      species[0]!.deck.known.at(-1)!,
    ]),
    tries: triesOf(1, 2),
  },
  {
    name: 'samples that nobody has looked at',
    viewers: [0, 1, 2, 'spectator'],
    kinds: ['samplesLaid'],
    worlds: exchanged(discovered('mascamites'), swappedSample),
    tries: triesOf(0, 1, 2),
  },
  {
    name: 'samples that a seat has looked at',
    viewers: [1, 2, 'spectator'],
    kinds: ['samplesLaid', 'samplesSeen'],
    worlds: exchanged(looked(), swappedSample),
    tries: triesOf(1, 2),
  },
  {
    name: 'the sample in a capsule',
    viewers: [1, 2, 'spectator'],
    kinds: ['samplesLaid', 'samplesSeen', 'sampleTaken'],
    worlds: exchanged(filled(), ({ own }) => [
      own.mascamites!.capsules[0]!.sample!,
      own.mascamites!.saturn.known[0]!,
    ]),
    tries: triesOf(1, 2),
  },
  {
    name: 'cards of the Exertians that a seat holds, and those that are gone',
    viewers: [1, 2, 'spectator'],
    kinds: ['exertiansDealt', 'exertiansSet'],
    worlds: exchanged(discovered('exertians'), ({ own }) => [
      own.exertians!.held[0]!.known[0]!,
      own.exertians!.gone.known[0]!,
    ]),
    tries: triesOf(1, 2),
  },
  {
    name: 'a card of the Exertians that lies face down',
    viewers: [1, 2, 'spectator'],
    kinds: ['exertiansDealt', 'exertianPlayed'],
    worlds: exchanged(
      play(discovered('exertians'), [
        [0, choose(`card ${stateOf(discovered('exertians')).own.exertians!.held[0]!.known[0]}`)],
      ]),
      ({ own }) => [own.exertians!.played[0]!.known[0]!, own.exertians!.held[0]!.known[0]!],
    ),
    tries: triesOf(1, 2),
  },
]

/**
 * A match in which a species has just been discovered on the left; seat 0 has the red and the blue marker.
 * Its last entry is written by hand: reaching that point by play takes dozens.
 */
function discovered(id: SpeciesId, ...then: Effect[]): World {
  const world = begun(3)
  const { used, box } = secretOf(world, 'speciesHidden')
  const others = [...(used as string[]), ...(box as string[])].filter((one) => one !== id)
  const [, placed] = rewritten(world, 'speciesHidden', () => ({
    used: [id, others[0]],
    box: others.slice(1),
  }))
  const traces = [traced(0, 0, 'red'), traced(1, 0, 'yellow'), traced(0, 0, 'blue')]
  return written(placed, traces, { do: 'discover', slot: 0, seat: 0 }, ...then)
}

/** A match with one entry more that is written by hand: its events, then what is due, as far as it goes. */
function written(world: World, events: SetiEvent[], ...then: Effect[]): World {
  const { game, fold, seed, words } = world
  const course = new Course(stateOf(world))
  course.carryOut({ events, then: [] }, () => ({ type: 'inserted', data: { then } }))
  course.advance({ now: 0, rng: createRng(seed, 'game', fold.length), words })
  const entry = {
    revision: fold.revision + 1,
    at: fold.at + 1000,
    seat: 0,
    rules: game.meta.rulesVersion,
    events: course.events.map((event) => record(game.events, event as AnyEvent)),
  }
  return append(world, { entry, command: null, fold: advance(game, fold, entry) })
}

/** Two matches: in one the hand of seat 0 has a single card that fits, in the other none. */
function fitting(fits: (card: Card) => boolean): [World, World] {
  const world = begun(3)
  const { hands, deck } = stateOf(world)
  const among = (cards: readonly string[], fit: boolean) => cards.filter((id) => fits(cardOf(id)) === fit)
  const others = among(deck.known, false)
  const none = among(hands[0]!.known, true).reduce(
    (one, card) => exchanged(one, () => [card, others.pop()!])[1],
    world,
  )
  return [exchanged(none, ({ hands }) => [hands[0]!.known[0]!, among(deck.known, true).at(-1)!])[1], none]
}

/** The same entry in both, so that what follows from it is made by each for itself. */
const both = ([one, other]: [World, World], act: (world: World) => World): [World, World] => [
  act(one),
  act(other),
]

/** Seat 0 flies among asteroids without energy, and may move by one. */
const stranded = (world: World): World => {
  const { solar, players } = stateOf(world)
  const at = ALL_SPACES.find((space) => contentAt(solar, space) === 'asteroid')!
  const events = [launched(0, at), lost(0, 'energy', players[0]!.energy)]
  return written(world, events, { do: 'move', n: 1, seat: 0 })
}

const showing: Effect = {
  do: 'gainPer',
  res: 'energy',
  n: 1,
  per: { metric: 'shownHandCards', income: 'energy' },
  seat: 0,
}

/** One sample of Jupiter and one of Saturn. */
const swappedSample = ({ own }: State): [string, string] => [
  own.mascamites!.jupiter.known[0]!,
  own.mascamites!.saturn.known[0]!,
]

/** Seat 0 has looked at the samples of Jupiter, for the reward of the last one. */
export const looked = (...then: Effect[]): World =>
  play(discovered('mascamites', { do: 'peekSampleReward', from: 'jupiterOrSaturn', seat: 0 }, ...then), [
    [0, choose('jupiter')],
  ])

/** Then it has put the first one into a capsule. */
function filled(): World {
  const world = looked({ do: 'takeSample', planet: 'jupiter', seat: 0 })
  const [first, , last] = stateOf(world).own.mascamites!.jupiter.known
  return play(world, [
    [0, choose(`sample ${last}`)],
    [0, choose(`sample ${first}`)],
  ])
}

const secretOf = (world: World, type: string): Secret =>
  world.entries.flatMap(({ events }) => events).find((event) => event.type === type)!.secret as Secret

/** What a seat may try, refused things among them. */
const triesOf = (...seats: Seat[]): [Seat, Command][] =>
  seats.flatMap((seat) =>
    [
      { type: 'launch' },
      { type: 'analyze' },
      { type: 'pass' },
      { type: 'endTurn' },
      choose('deck'),
      choose('card 1'),
      { type: 'playCard', card: '1' } as Command,
      { type: 'exchange', give: 'credit', get: 'energy' } as Command,
    ].map((command): [Seat, Command] => [seat, command]),
  )

/** The same match with two cards in each other's place; no event has shown either of them openly. */
function exchanged(world: World, pick: (state: State) => [string, string]): [World, World] {
  const [a, b] = pick(stateOf(world))
  const swap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(swap)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, swap(part)]))
    return value === a ? b : value === b ? a : value
  }
  return [
    world,
    forge(world, (event) => (event.secret ? { ...event, secret: swap(event.secret) as object } : event)),
  ]
}

type Secret = Record<string, unknown>

const rewritten = (world: World, type: string, change: (secret: Secret) => object): [World, World] => [
  world,
  forge(
    world,
    (event): Recorded => (event.type === type ? { ...event, secret: change(event.secret as Secret) } : event),
  ),
]
