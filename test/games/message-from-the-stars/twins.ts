import type { Command, Recorded, Seat } from '../../../src/core/index.ts'
import type { StarsCommand } from '../../../src/games/message-from-the-stars/commands.ts'
import { messageFromTheStars } from '../../../src/games/message-from-the-stars/index.ts'
import { ALIEN_CARDS, SCIENTIST_CARDS } from '../../../src/games/message-from-the-stars/material/cards.ts'
import type { Cipher } from '../../../src/games/message-from-the-stars/material/index.ts'
import { wordList } from '../../support/given.ts'
import { forge, type Move, play, startWorld, type Twin, type World } from '../../support/world.ts'
import { seated } from './settings.ts'

/** Words of which no cipher of these tests takes a letter but by intent; on no card that is dealt here. */
const WORDS = wordList('MYTH', 'JIGSAW', 'QUARTZ', 'VELVET')

const send = (seat: Seat, word: string): Move => [seat, { type: 'transmit', word } as Command]
const confer = (seat: Seat, word: string): Move => [seat, { type: 'confer', word } as Command]
const guess = (seat: Seat, ...picks: number[]): Move => [seat, { type: 'guessWords', picks } as Command]
const guessCipher = (seat: Seat, suspicion: string): Move => [
  seat,
  { type: 'guessCipher', trust: ['E', 'P', 'H'], amplify: ['R', 'X'], suspicion } as Command,
]

/** Seats of two teams of three: 0 and 1 are the Aliens, 2 and 4 Scientists of team 0, 3 and 5 of team 1. */
const TEAMS = Array.from({ length: 6 }, () => ({}))

const together = (seats = 2, options: object = {}): World =>
  start(
    options,
    Array.from({ length: seats }, () => ({})),
  )

const teams = (options: object = {}): World => start({ mode: 'teams', ...options }, TEAMS)

function start(options: object, wishes: readonly object[]): World {
  const seats = seated(options, wishes)
  return fixed(startWorld(messageFromTheStars, { seats, options: { ...options }, words: WORDS }))
}

const CIPHER: Cipher = { trust: ['E', 'P', 'H'], amplify: ['R', 'X'], suspicion: 'O' }

/** The world with a cipher, cards and dice of our own. */
function fixed(world: World, change: Partial<Dealt> = {}): World {
  const { cipher, dice, cards } = { cipher: CIPHER, dice: [2, 5, 1], cards: 0, ...change }
  return forge(world, (event) => {
    if (event.type === 'cipherDrawn') return { ...event, secret: { cipher } } as Recorded
    if (event.type !== 'cardDealt') return event
    const { team, side } = event.data as { team: number; side: 'alien' | 'scientists' }
    const deck = side === 'alien' ? ALIEN_CARDS : SCIENTIST_CARDS
    return { ...event, secret: { card: deck[cards + team]!, dice } }
  })
}

interface Dealt {
  cipher: Cipher
  dice: number[]
  cards: number
}

/** What these seats may try, refused things among them. */
const triesOf = (...seats: Seat[]): [Seat, Command][] =>
  seats.flatMap((seat) =>
    (
      [
        { type: 'transmit', word: 'MYTH' },
        { type: 'transmit', word: 'two words' },
        { type: 'confer', word: 'MYTH' },
        { type: 'guessWords', picks: [1, 2, 3] },
        { type: 'guessCipher', trust: ['A', 'B', 'C'], amplify: ['D', 'E'], suspicion: 'F' },
        { type: 'guessCipher', trust: ['A', 'B', 'C'], amplify: ['A', 'E'], suspicion: 'F' },
      ] satisfies StarsCommand[]
    ).map((command): [Seat, Command] => [seat, command]),
  )

/** Three rounds in which every word has the score 0 in all ciphers of these twins. */
const threeRounds = (majority = false): Move[] =>
  [1, 2, 3].flatMap(() => [
    send(0, 'GIGA'),
    send(1, 'GIGA'),
    ...(majority ? [confer(2, 'GIGA'), confer(4, 'GIGA')] : [send(2, 'GIGA')]),
    ...(majority ? [confer(3, 'GIGA'), confer(5, 'GIGA')] : [send(3, 'GIGA')]),
  ])

/** Another cipher; words without letters of either score 0 in both. */
const OTHER: Cipher = { trust: ['T', 'W', 'Y'], amplify: ['S', 'Z'], suspicion: 'U' }

export const twins = (): Twin[] => [
  {
    name: 'the cipher, when all scores are 0; and suspicion stays unknown',
    viewers: [1, 'spectator'],
    kinds: ['cipherDrawn'],
    worlds: [CIPHER, OTHER].map((cipher) => play(fixed(together(), { cipher }), [send(0, 'GIGA')])) as [
      World,
      World,
    ],
    tries: triesOf(1),
  },
  {
    name: 'the Alien’s card and dice, before the Scientists guess',
    viewers: [1, 'spectator'],
    kinds: ['cardDealt'],
    worlds: sides('alien', () => together(), [send(0, 'GIGA'), send(1, 'GIGA')]),
    tries: triesOf(1),
  },
  {
    name: 'the Scientists’ card and dice, when the Alien transmits',
    viewers: [0, 'spectator'],
    kinds: ['cardDealt'],
    worlds: sides('scientists', () => together(), []),
    tries: [
      ...triesOf(0),
      ...['oxygen', 'weekends', 'surgeon'].map((word) => send(0, word) as [Seat, Command]),
    ],
  },
  {
    name: 'the dice alone, when the card lies open and the other side guesses',
    viewers: [0, 'spectator'],
    kinds: ['cardDealt'],
    worlds: [
      [2, 5, 1],
      [3, 1, 6],
    ].map((dice) =>
      play(
        forge(together(), (event) =>
          event.type === 'cardDealt' && (event.data as { side: string }).side === 'scientists'
            ? ({ ...event, secret: { ...event.secret, dice } } as Recorded)
            : event,
        ),
        [1, 2, 3, 4].flatMap(() => [send(0, 'GIGA'), send(1, 'GIGA')]),
      ),
    ) as [World, World],
    tries: [[0, { type: 'guessWords', picks: [1, 2] } as Command], ...triesOf(0).slice(0, 3)],
  },
  {
    name: 'cards of one team before the other',
    viewers: [1, 3, 5, 'spectator'],
    kinds: ['cardDealt'],
    worlds: [0, 3].map((cards) =>
      play(
        forge(teams(), (event) => {
          const { team, side } = event.data as { team?: number; side?: string }
          if (event.type !== 'cardDealt' || team !== 0) return event
          const deck = side === 'alien' ? ALIEN_CARDS : SCIENTIST_CARDS
          return { ...event, secret: { card: deck[cards]!, dice: [1 + cards, 2, 3] } } as Recorded
        }),
        [send(0, 'GIGA')],
      ),
    ) as [World, World],
    tries: triesOf(1, 3),
  },
  {
    name: 'a sealed word of an Alien',
    viewers: [1, 2, 3, 4, 5, 'spectator'],
    kinds: ['transmissionSealed'],
    worlds: both((word) => play(teams(), [send(0, word)])),
    tries: triesOf(1, 2, 3),
  },
  {
    name: 'hard: the word of an Alien when both have sent',
    viewers: [1, 3, 5, 'spectator'],
    kinds: ['transmissionSealed', 'transmissionShown'],
    worlds: both((word) => play(teams({ hard: true }), [send(0, word), send(1, 'GIGA')])),
    tries: triesOf(1, 3, 5),
  },
  {
    name: 'the word of the other Scientists',
    viewers: [1, 3, 5, 'spectator'],
    kinds: ['transmissionShown'],
    worlds: both((word) => play(teams(), [send(0, 'GIGA'), send(1, 'GIGA'), send(2, word)])),
    tries: triesOf(1, 3, 5),
  },
  {
    name: 'what Scientists confer about',
    viewers: [0, 1, 3, 5, 'spectator'],
    kinds: ['conferred'],
    worlds: both((word) =>
      play(teams({ scientistSubmit: 'majority' }), [send(0, 'GIGA'), send(1, 'GIGA'), confer(2, word)]),
    ),
    tries: [...triesOf(0, 1, 3, 5), [3, { type: 'confer', word: 'MYTH' } as Command]],
  },
  {
    name: 'confirmed or not, when Scientists confer',
    viewers: [0, 'spectator'],
    kinds: ['conferred'],
    worlds: [true, false].map((confirm) =>
      play(together(4, { scientistSubmit: 'majority' }), [
        send(0, 'GIGA'),
        [1, { type: 'confer', word: 'MYTH', confirm } as Command],
      ]),
    ) as [World, World],
    tries: triesOf(0),
  },
  {
    name: 'the sealed guess of an Alien',
    viewers: [1, 2, 3, 4, 5, 'spectator'],
    kinds: ['wordsGuessed'],
    worlds: [1, 6].map((row) => play(teams(), [...threeRounds(), guess(0, row, 2, 3)])) as [World, World],
    tries: triesOf(1, 2, 3),
  },
  {
    name: 'the sealed guess of Scientists, of words and of the cipher',
    viewers: [0, 1, 3, 5, 'spectator'],
    kinds: ['cipherGuessed'],
    worlds: ['O', 'A'].map((letter) =>
      play(teams({ scientistSubmit: 'majority' }), [
        ...threeRounds(true),
        guess(0, 1, 2, 3),
        guess(1, 1, 2, 3),
        guess(4, 1, 2, 3),
        guess(5, 1, 2, 3),
        guessCipher(2, letter),
      ]),
    ) as [World, World],
    tries: triesOf(0, 1, 3, 5),
  },
]

const both = (make: (word: string) => World): [World, World] => [make('MYTH'), make('JIGSAW')]

/** The same match with two cards and dice of one side. */
function sides(name: 'alien' | 'scientists', make: () => World, moves: Move[]): [World, World] {
  const deck = name === 'alien' ? ALIEN_CARDS : SCIENTIST_CARDS
  const worlds = [0, 7].map((n) =>
    play(
      forge(make(), (event) =>
        event.type === 'cardDealt' && (event.data as { side: string }).side === name
          ? ({ ...event, secret: { card: deck[n]!, dice: n ? [3, 1, 6] : [2, 5, 1] } } as Recorded)
          : event,
      ),
      moves,
    ),
  )
  return worlds as [World, World]
}
