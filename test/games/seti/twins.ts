import type { Command, Recorded, Seat } from '../../../src/core/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { forge, type Twin, type World } from '../../support/world.ts'
import { begun, choose, passed, stateOf } from './table.ts'

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
]

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
