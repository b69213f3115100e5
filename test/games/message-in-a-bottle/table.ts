import { type AnyEvent, isRejection, type Seat, type WordPack } from '../../../src/core/index.ts'
import type { BottleCommand, CommandOf } from '../../../src/games/message-in-a-bottle/commands.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import type { Roll } from '../../../src/games/message-in-a-bottle/material.ts'
import type { State } from '../../../src/games/message-in-a-bottle/state.ts'
import { wordList } from '../../support/given.ts'
import { forge, humans, settleWorld, startWorld, T0, tryMove, type World } from '../../support/world.ts'

/** The words of these tests; no shipped list has a say in them. */
export const WORDS = wordList(
  ...[
    'FOLD',
    'FOLDS',
    'FLOOD',
    'GOLD',
    'SCAFFOLD',
    'FARM',
    'FARMS',
    'FRAME',
    'LEMON',
    'LEMUR',
    'ROOF',
    'FLOOR',
  ],
  ...[
    'ARROW',
    'RIVER',
    'MOUSE',
    'FOREST',
    'GOOSE',
    'AREA',
    'ROPE',
    'MOON',
    'FISH',
    'LOZENGE',
    'ZINGER',
    'AVENUE',
    'RECORD',
    'MARGIN',
    'FARMER',
  ],
  { word: 'REFORMAT', noun: false },
  { word: 'MANFARTER', family: false },
)

/** Dice that show one letter each, in the order turquoise, turquoise, yellow, dark blue. */
export const showing = (letters: string) => {
  const [turquoise1, turquoise2, yellow, darkBlue] = [...letters].map((letter) => letter.repeat(6))
  return { turquoise1, turquoise2, yellow, darkBlue: darkBlue ?? 'XXXXXX' }
}

export interface Laid {
  letters?: string
  seats?: number
  options?: Record<string, unknown>
  words?: WordPack
}

/** A table before its first roll. */
export const start = ({ letters = 'OLDF', seats = 4, options = {}, words = WORDS }: Laid = {}): World =>
  startWorld(messageInABottle, {
    seats: humans(seats),
    options: { dice: showing(letters), ...options },
    words,
  })

export const stateOf = (world: World) => world.fold.game as State

/** Everybody is ready: the bottle is shaken. */
export function shaken(world: World): World {
  const { at } = world.fold
  return world.seats.reduce((w, _, seat) => make(w, at + 1, seat, { type: 'ready' }), world)
}

/** A live round whose letters are shown. */
export const shown = (world: World): World => settleWorld(world, world.fold.at + 3000)

/** The first live round of a table. Times in these tests are milliseconds after its letters are shown. */
export const round = (laid: Laid = {}): World => shown(shaken(start(laid)))

/** The next round after the one that was closed. */
export const again = (world: World): World => shown(shaken(world))

/** When the letters of the present round were shown, or the sealed match began. */
const zero = ({ entries }: World): number =>
  entries.findLast((entry) => entry.events.some((e) => e.type === 'revealed'))?.at ?? T0

function make(world: World, at: number, seat: Seat, command: BottleCommand | { type: 'undo' }): World {
  const made = tryMove(world, seat, command, at)
  if (isRejection(made)) throw new Error(`${command.type} of seat ${seat}: ${made.code}: ${made.detail}`)
  return made
}

/** What is due, then the command, `ms` after the letters were shown. */
export const act = (world: World, ms: number, seat: Seat, command: BottleCommand): World =>
  make(settleWorld(world, zero(world) + ms), zero(world) + ms, seat, command)

export const wait = (world: World, ms: number): World => settleWorld(world, zero(world) + ms)

/** The code of the refusal, or what happened instead. */
export function refusal(world: World, ms: number, seat: Seat, command: BottleCommand): string {
  const made = tryMove(settleWorld(world, zero(world) + ms), seat, command, zero(world) + ms)
  return isRejection(made) ? made.code : 'accepted'
}

export const say = (word: string): BottleCommand => ({ type: 'sayWord', word })
export const NONE: BottleCommand = { type: 'sayNonExistent' }
export const PASS: BottleCommand = { type: 'pass' }
export const OPEN: BottleCommand = { type: 'openRound' }

/** The words in the order of the dice. */
export const initials = (...words: string[]): CommandOf<'sayInitials'> => ({
  type: 'sayInitials',
  words: words.map((word, i) => ({
    die: (['turquoise1', 'turquoise2', 'yellow', 'darkBlue'] as const)[i]!,
    word,
  })),
})

export const diamonds = (world: World) => stateOf(world).diamonds
export const eventsOf = (world: World): AnyEvent[] => world.entries.flatMap((entry) => [...entry.events])
export const lastOf = (world: World, type: string) => eventsOf(world).findLast((e) => e.type === type)

export const lying = (letters: string, condition: Roll['condition'], distances: number[] = []): Roll => ({
  condition,
  dice: [...letters].map((letter, i) => ({
    die: (['turquoise1', 'turquoise2', 'yellow', 'darkBlue'] as const)[i]!,
    letter,
    distance: distances[i] ?? 3,
  })),
})

/** The same match with something else in the bottle, whoever has looked into it. */
export const withRoll = (world: World, roll: Roll): World =>
  forge(world, (e) => (e.type === 'rolled' || e.type === 'roundOpened' ? { ...e, secret: { roll } } : e))
