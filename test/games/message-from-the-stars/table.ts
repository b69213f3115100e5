import {
  type AnyEvent,
  type Context,
  isRejection,
  type Seat,
  type SeatInfo,
} from '../../../src/core/index.ts'
import type { StarsCommand } from '../../../src/games/message-from-the-stars/commands.ts'
import type { StarsEvent } from '../../../src/games/message-from-the-stars/events.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { ALIEN_CARDS, SCIENTIST_CARDS } from '../../../src/games/message-from-the-stars/material/cards.ts'
import {
  type Card,
  type Cipher,
  type Letter,
  roundsOf,
} from '../../../src/games/message-from-the-stars/material/index.ts'
import { type Options, options } from '../../../src/games/message-from-the-stars/options.ts'
import { SIDES, type State, seatsOf } from '../../../src/games/message-from-the-stars/state.ts'
import { stateAfter, wordList } from '../../support/given.ts'
import { seated } from './settings.ts'

export const cipherOf = (trust: string, amplify: string, suspicion: string): Cipher => ({
  trust: [...trust] as Letter[],
  amplify: [...amplify] as Letter[],
  suspicion: suspicion as Letter,
})

/** The cipher of the examples: trust E, P, H, amplify R, X, suspicion O. */
export const C1 = cipherOf('EPH', 'RX', 'O')

/** A small list: rule tests do not depend on the shipped one. */
export const WORDS = wordList(
  'COUNTER',
  'HOUSE',
  'LIGHT',
  'PACHYDERM',
  'MYTH',
  'JIGSAW',
  'VELVET',
  'SEEK',
  'BRUSH',
  'BAR',
  'CAN',
)

/** A card with these words in its first rows, and words of no use to the test in the others. */
export const cardWith = (...words: string[]): Card => {
  const filler = ['mosaic', 'syrup', 'gondola', 'bishop', 'tulip', 'wharf']
  const column = (n: number) => filler.map((word, row) => (row === 0 ? (words[n] ?? `${word}`) : `${word}`))
  return { id: 'test', sentence: '{1} and {2} and {3}.', columns: [column(0), column(1), column(2)] }
}

export interface Laid {
  options?: Partial<Options>
  seats?: readonly Partial<SeatInfo>[] | number
  cipher?: Cipher
  /** By side, for every team. */
  cards?: Partial<Record<'alien' | 'scientists', Card>>
  dice?: Partial<Record<'alien' | 'scientists', number[]>>
}

/** The opening of a match with a cipher, cards and dice of our own. */
export function table(laid: Laid = {}): StarsEvent[] {
  const parsed = options.parse(laid.options ?? {})
  const wishes =
    typeof laid.seats === 'object' ? laid.seats : Array.from({ length: laid.seats ?? 2 }, () => ({}))
  const seats = seated(parsed, wishes).map(({ role, team }) => ({ role, team })) as State['seats']
  const teams = parsed.mode === 'teams' ? [0, 1] : [0]
  const stock = { alien: ALIEN_CARDS, scientists: SCIENTIST_CARDS }
  return [
    { type: 'opened', data: { options: parsed, seats, rounds: roundsOf(parsed) } },
    {
      type: 'cipherDrawn',
      data: { seats: teams.flatMap((team) => seatsOf({ seats }, team, 'alien')) },
      secret: { cipher: laid.cipher ?? C1 },
    },
    ...teams.flatMap((team) =>
      SIDES.map(
        (side): StarsEvent => ({
          type: 'cardDealt',
          data: { team, side, seats: seatsOf({ seats }, team, side) },
          secret: {
            card: laid.cards?.[side] ?? stock[side][team]!,
            dice: laid.dice?.[side] ?? [2, 5, 6],
          },
        }),
      ),
    ),
    { type: 'stepBegan', data: { kind: 'alienTransmits', round: 1 } },
  ]
}

export const context = (resigned: Seat[] = []): Context => ({
  now: 0,
  rng: { int: () => 0, pick: (list) => list[0]!, shuffle: (list) => [...list] },
  words: WORDS,
  resigned,
})

export type Act = readonly [Seat, StarsCommand]

export const send = (seat: Seat, word: string): Act => [seat, { type: 'transmit', word }]
export const guess = (seat: Seat, ...picks: number[]): Act => [seat, { type: 'guessWords', picks }]
export const guessCipher = (seat: Seat, { trust, amplify, suspicion }: Cipher): Act => [
  seat,
  { type: 'guessCipher', trust, amplify, suspicion },
]

/** The events with those of these acts; none of them may be refused. */
export function played(events: readonly StarsEvent[], ...acts: Act[]): StarsEvent[] {
  const so = [...events]
  for (const [seat, command] of acts) {
    const made = game.decide(stateAfter(game, so), seat, command, context())
    if (isRejection(made)) throw new Error(`${seat} ${JSON.stringify(command)}: ${made.code}`)
    so.push(...made)
  }
  return so
}

/** All transmissions of a match together, by seats 0 and 1. */
export const allSent = (rounds: number): Act[] =>
  Array.from({ length: rounds }, () => [send(0, 'GIGA'), send(1, 'GIGA')]).flat()

/** All transmissions of two teams of an Alien (0, 1) and a Scientist (2, 3). */
export const allSentInTeams = (): Act[] =>
  [1, 2, 3].flatMap(() => [0, 1, 2, 3].map((seat) => send(seat, 'GIGA')))

export const typesOf = (events: unknown): string[] => (events as AnyEvent[]).map((event) => event.type)
