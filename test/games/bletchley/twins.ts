import type { Command, Recorded, Seat } from '../../../src/core/index.ts'
import type { BletchleyCommand } from '../../../src/games/bletchley/commands.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import { type Card, isEnigma, sorted, sumOf, worth } from '../../../src/games/bletchley/material.ts'
import type { State } from '../../../src/games/bletchley/state.ts'
import { wordList } from '../../support/given.ts'
import { forge, humans, type Move, play, startWorld, type Twin, type World } from '../../support/world.ts'

const WORDS = wordList('STREET', 'SPRING', 'BRIDGE', 'CODE', 'ROSE', 'LEVEL', 'SEES')

/** Pairs of matches that differ only in what the viewers may not see. */
export const twins = (): Twin[] => [
  {
    name: 'the word of a seat, when the letter that was read is the same',
    viewers: [1, 2, 3, 'spectator'],
    kinds: ['wordChosen'],
    worlds: words((word) => play(encoded(word, 1), [[1, reading(encoded(word, 1), 1)]])),
    tries: [...triesOf(2, 3), [2, { type: 'chooseWord', word: 'SPRING' } as Command]],
  },
  {
    name: 'the first word of a seat, before the others have chosen theirs',
    viewers: [1, 2, 3, 'spectator'],
    kinds: ['wordChosen'],
    worlds: words((word) => play(open({ reuseWords: false }), [choose(0, word)])),
    tries: ['STREET', 'SPRING', 'QZXK'].map((word) => choose(1, word) as [Seat, Command]),
  },
  {
    name: 'a letter that one seat has read',
    viewers: [2, 3, 'spectator'],
    kinds: ['wordChosen', 'letterLearned'],
    worlds: words((word) => play(encoded(word, 2), [[1, reading(encoded(word, 2), 2)]])),
    tries: triesOf(2, 3),
  },
  {
    name: 'a letter that was read with help',
    viewers: [3, 'spectator'],
    kinds: ['wordChosen', 'letterLearned'],
    worlds: words((word) => play(helped(encoded(word, 2)), [[2, { type: 'pass' }]])),
    tries: triesOf(3),
  },
  {
    name: 'a letter that was read where views leave it to memory',
    viewers: [2, 3, 'spectator'],
    kinds: ['wordChosen', 'letterLearned'],
    worlds: words((word) => {
      const world = encoded(word, 2, { knowledge: 'memory' })
      return play(world, [[1, reading(world, 2)]])
    }),
    tries: triesOf(2, 3),
  },
  deckTwin(),
  drawTwin(),
]

/** What seats that have read nothing may try, refused things among them. */
const triesOf = (...seats: Seat[]): [Seat, Command][] =>
  seats.flatMap((seat) =>
    (
      [
        { type: 'guessWord', targetSeat: 0, word: 'STREET', enigma: ['e3'] },
        { type: 'guessWord', targetSeat: 0, word: 'SPRINGS', enigma: ['e3'] },
        { type: 'decode', targetSeat: 0, position: 2, enigma: ['e1'] },
        { type: 'decode', targetSeat: 0, position: 3, enigma: ['e1'] },
        { type: 'encode', position: 1, cipher: 'c1' },
        { type: 'declineHelp' },
        { type: 'pass' },
      ] satisfies BletchleyCommand[]
    ).map((command): [Seat, Command] => [seat, command]),
  )

const words = (make: (word: string) => World): [World, World] => [make('STREET'), make('SPRING')]

const choose = (seat: Seat, word: string): Move => [seat, { type: 'chooseWord', word } as Command]

/** Deals hands with which seat 1 can read a letter, also with the help of seat 2. */
const SEED = '02'.repeat(32)

const open = (options: object = {}): World =>
  startWorld(bletchley, {
    seats: humans(4),
    options: { startingSeat: 0, ...options },
    words: WORDS,
    seed: SEED,
  })

const stateOf = (world: World) => world.fold.game as State

const held = (world: World, seat: Seat): Card[] => sorted(stateOf(world).hands[seat]!.known)

/** Four seats; seat 0 has put one letter under its lowest Cipher. */
function encoded(word: string, position: number, options: object = {}): World {
  const dealt = play(open(options), [
    choose(0, word),
    choose(1, 'CODE'),
    choose(2, 'ROSE'),
    choose(3, 'LEVEL'),
  ])
  const cipher = held(dealt, 0).find((card) => !isEnigma(card))!
  return play(dealt, [[0, { type: 'encode', position, cipher } as Command]])
}

/** Seat 1 pays enough to read the letter. */
function reading(world: World, position: number): Command {
  const enigma = held(world, 1).filter(isEnigma)
  const { cipher } = stateOf(world).boards[0]!.places[position - 1]!
  if (sumOf(enigma) < worth(cipher)) throw new Error('seat 1 cannot pay for the letter')
  return { type: 'decode', targetSeat: 0, position, enigma } as Command
}

/** Seat 1 pays too little; seat 2 helps, seat 3 does not. */
function helped(world: World): World {
  const [least] = held(world, 1).filter(isEnigma)
  const asked = play(world, [
    [1, { type: 'decode', targetSeat: 0, position: 2, enigma: [least] } as Command],
    [2, { type: 'offerHelp', enigma: held(world, 2).filter(isEnigma) } as Command],
    [3, { type: 'declineHelp' }],
  ])
  return play(asked, [[1, { type: 'resolveHelp', accept: [2], extra: [] } as Command]])
}

/** The same match with another order of the deck: `a` and `b` change places in it. */
const reordered = (world: World, a: number, b: number, also: (event: Recorded) => Recorded) =>
  forge(world, (event) => {
    if (event.type !== 'deckShuffled') return also(event)
    const { order } = event.secret as { order: Card[] }
    return { ...event, secret: { order: order.with(a, order[b]!).with(b, order[a]!) } }
  })

function deckTwin(): Twin {
  const world = encoded('STREET', 1)
  const { count, known } = stateOf(world).deck
  const other = known.findIndex((card, i) => i > 0 && card !== known[0])
  const gone = 60 - count
  return {
    name: 'the order of what is left of the deck',
    viewers: [0, 1, 2, 3, 'spectator'],
    kinds: ['deckShuffled'],
    worlds: [world, reordered(world, gone, gone + other, (event) => event)],
    tries: triesOf(0, 1, 2, 3),
  }
}

function drawTwin(): Twin {
  const world = play(encoded('STREET', 1), [[1, { type: 'pass' }]])
  const { count, known } = stateOf(world).deck
  const draws = world.entries.flatMap((entry) => entry.events).filter((event) => event.type === 'drawn')
  const last = draws.at(-1)
  if (!last) throw new Error('nobody has drawn')
  const { seat } = last.data as { seat: Seat }
  const { cards } = last.secret as { cards: Card[] }
  const other = known.findIndex((card) => card !== cards.at(-1))
  const gone = 60 - count
  const swapped = { ...last, secret: { cards: [...cards.slice(0, -1), known[other]!] } }
  return {
    name: 'the card that a seat has drawn',
    viewers: [0, 1, 2, 3, 'spectator'].filter((viewer) => viewer !== seat) as Twin['viewers'],
    kinds: ['deckShuffled', 'drawn'],
    worlds: [world, reordered(world, gone - 1, gone + other, (event) => (event === last ? swapped : event))],
    tries: triesOf(...[0, 1, 2, 3].filter((other) => other !== seat)),
  }
}
