import type { Command, Seat } from '../../../src/core/index.ts'
import type { BottleCommand } from '../../../src/games/message-in-a-bottle/commands.ts'
import type { Twin, World } from '../../support/world.ts'
import { act, initials, lying, NONE, OPEN, PASS, round, say, shaken, start, withRoll } from './table.ts'

/** Pairs of matches that differ only in what the viewers may not see. */
export const twins = (): Twin[] => [
  {
    name: 'the letters before they are shown',
    viewers: [0, 1, 2, 3, 'spectator'],
    kinds: ['rolled'],
    worlds: rolls(shaken(start({ options: { mode: 'effects' } }))),
    tries: tries(0, 1, 2, 3),
  },
  {
    name: 'the first word of a tie window',
    viewers: [1, 2, 3, 'spectator'],
    kinds: ['wordClaimed'],
    worlds: both('FOLD', 'SCAFFOLD', (word) => act(round(), 100, 0, say(word))),
    tries: [...tries(1, 2, 3), [1, say('FOLD')], [2, say('SCAFFOLD')], [3, say('FLOODS')]],
  },
  {
    name: 'two words of a tie window, the second by another seat',
    viewers: [2, 3, 'spectator'],
    kinds: ['wordClaimed'],
    worlds: both('FOLD', 'FLOOD', (word) => act(act(round(), 100, 0, say(word)), 200, 1, say('FOLD'))),
    tries: tries(2, 3),
  },
  {
    name: 'a shorter word while another leads',
    viewers: [1, 2, 3, 'spectator'],
    kinds: ['wordClaimed'],
    worlds: both('FOLD', 'FLOOD', (word) => {
      const led = act(round({ options: { shorterWordRule: true } }), 100, 1, say('SCAFFOLD'))
      return act(led, 5000, 0, say(word))
    }),
    tries: [...tries(1, 2, 3), [2, say('SCAFFOLD')], [3, say('FLOOD')]],
  },
  {
    name: 'a word that goes before the players',
    viewers: [1, 2, 3, 'spectator'],
    kinds: ['wordClaimed'],
    worlds: both('FOLD', 'LOFDER', (word) =>
      act(round({ options: { wordAuthority: 'vote' } }), 100, 0, say(word)),
    ),
    tries: tries(1, 2, 3),
  },
  {
    name: 'a vote',
    viewers: [0, 2, 3, 'spectator'],
    kinds: ['voteCast'],
    worlds: [voted(true), voted(false)],
    tries: [
      ...tries(0, 2, 3),
      [2, { type: 'voteWord', claim: 0, accept: false } as Command],
      [3, { type: 'voteWord', claim: 0, accept: true } as Command],
      [3, { type: 'voteWord', claim: 1, accept: true } as Command],
    ],
  },
  {
    name: 'the letters of a sealed round, for those who have not opened it',
    viewers: [1, 2, 'spectator'],
    kinds: ['rolled', 'roundOpened'],
    worlds: rolls(act(sealed({ mode: 'effects' }), 1000, 0, OPEN)),
    tries: tries(1, 2),
  },
  {
    name: 'right and wrong in a sealed round',
    viewers: [1, 2, 'spectator'],
    kinds: ['answered'],
    worlds: both('FOLD', 'GOLD', (word) => answered(say(word))),
    tries: [...tries(1, 2), [1, say('FOLD')], [1, NONE]],
  },
  {
    name: 'a word and that there is none',
    viewers: [1, 2, 'spectator'],
    kinds: ['answered'],
    worlds: [answered(say('FOLD')), answered(NONE)],
    tries: tries(1, 2),
  },
  {
    name: 'a word and a pass',
    viewers: [1, 2, 'spectator'],
    kinds: ['answered'],
    worlds: [answered(say('GOLD')), answered(PASS)],
    tries: tries(1, 2),
  },
  {
    name: 'a sealed answer where the players judge',
    viewers: [1, 2, 'spectator'],
    kinds: ['answered'],
    worlds: [
      answered(say('FOLD'), { wordAuthority: 'vote' }),
      answered(say('XOLDF'), { wordAuthority: 'vote' }),
    ],
    tries: tries(1, 2),
  },
]

/** What anybody may try, most of it refused. */
const tries = (...seats: Seat[]): [Seat, Command][] =>
  seats.flatMap((seat) =>
    (
      [
        say('FLOOD'),
        say('no word'),
        initials('AREA', 'ROPE', 'MOON', 'FISH'),
        NONE,
        { type: 'cover' },
        PASS,
        { type: 'ready' },
        OPEN,
        { type: 'think' },
      ] satisfies BottleCommand[]
    ).map((command): [Seat, Command] => [seat, command]),
  )

const both = (one: string, other: string, make: (word: string) => World): [World, World] => [
  make(one),
  make(other),
]

const rolls = (world: World): [World, World] => [
  withRoll(world, lying('OLDF', 'classic', [1, 2, 3, 4])),
  withRoll(world, lying('ARMF', 'initials', [6, 2, 2, 1])),
]

/** A word of seat 0 is voted on; seat 1 has voted. */
function voted(accept: boolean): World {
  const said = act(round({ options: { wordAuthority: 'vote' } }), 100, 0, say('FOLD'))
  return act(said, 500, 1, { type: 'voteWord', claim: 0, accept })
}

const sealed = (options: Record<string, unknown> = {}): World =>
  start({ seats: 3, options: { tempo: 'sealed', ...options } })

/** Seat 0 has answered; seat 1 has the letters before it. */
const answered = (command: BottleCommand, options: Record<string, unknown> = {}): World =>
  act(act(act(sealed(options), 1000, 0, OPEN), 2000, 1, OPEN), 9000, 0, command)
