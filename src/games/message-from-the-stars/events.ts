import * as z from 'zod/mini'
import { type EventsOf, event, whole } from '../../core/index.ts'
import { options } from './options.ts'
import { card, cipher, PHASES, picks, place, round, score, seat, sideName, team } from './state.ts'

const seats = z.array(seat)
const word = z.string()
const sent = z.strictObject({ team, word, score })
const told = z.strictObject({ card, dice: picks })

/**
 * What can happen. Events with a secret name the seats that may see it in `seats`. `reveals` is false
 * only for what its actor knew beforehand in every detail.
 */
export const events = {
  /** The table is set. `seats`: role and team by seat. */
  opened: event({
    open: z.strictObject({ options, seats: z.array(place), rounds: round }),
    reveals: false,
  }),
  cipherDrawn: event({
    open: z.strictObject({ seats }),
    secret: z.strictObject({ cipher }),
    audience: (open) => open.seats,
    reveals: true,
  }),
  /** A side got its message card and rolled its three dice. */
  cardDealt: event({
    open: z.strictObject({ team, side: sideName, seats }),
    secret: z.strictObject({ card, dice: picks }),
    audience: (open) => open.seats,
    reveals: true,
  }),
  stepBegan: event({ open: z.strictObject({ kind: z.enum(PHASES), round }), reveals: false }),
  /** All together: word and score are there for everybody. */
  transmitted: event({
    open: z.strictObject({ team, side: sideName, round, word, score }),
    reveals: true,
  }),
  /** Teams: an Alien's word lies face down until the other has sent as well. */
  transmissionSealed: event({
    open: z.strictObject({ team, round, seats }),
    secret: z.strictObject({ word, score }),
    audience: (open) => open.seats,
    reveals: false,
  }),
  /** Teams: both Aliens have sent, and everybody sees what. */
  transmissionsOpened: event({ open: z.strictObject({ round, sent: z.array(sent) }), reveals: true }),
  /** Teams: a word and its score, for the own team. */
  transmissionShown: event({
    open: z.strictObject({ team, side: sideName, round, seats }),
    secret: z.strictObject({ word, score }),
    audience: (open) => open.seats,
    reveals: true,
  }),
  transmissionSkipped: event({ open: z.strictObject({ team, side: sideName, round }), reveals: true }),
  /** A Scientist would send this word. */
  conferred: event({
    open: z.strictObject({ team, seat, seats }),
    secret: z.strictObject({ word, confirm: z.boolean() }),
    audience: (open) => open.seats,
    reveals: false,
  }),
  /** A Scientist who gave up has no part in this decision. */
  abstained: event({ open: z.strictObject({ team, seat }), reveals: true }),
  /** The cards of one side lie open, without the dice. */
  cardsShown: event({
    open: z.strictObject({ side: sideName, cards: z.array(card) }),
    reveals: true,
  }),
  /** A side has guessed the other one's words. */
  wordsGuessed: event({
    open: z.strictObject({ team, side: sideName, seats }),
    secret: z.strictObject({ picks }),
    audience: (open) => open.seats,
    reveals: false,
  }),
  guessSkipped: event({
    open: z.strictObject({ team, side: sideName, guess: z.enum(['words', 'cipher']) }),
    reveals: true,
  }),
  /** All guesses of this step and what was right, by team. `side` is the side that guessed. */
  wordsScored: event({
    open: z.strictObject({
      side: sideName,
      teams: z.array(z.strictObject({ picks: z.nullable(picks), dice: picks, points: whole(0, 3) })),
    }),
    reveals: true,
  }),
  cipherGuessed: event({
    open: z.strictObject({ team, seats }),
    secret: z.strictObject({ guess: cipher }),
    audience: (open) => open.seats,
    reveals: false,
  }),
  cipherScored: event({
    open: z.strictObject({
      cipher,
      teams: z.array(z.strictObject({ guess: z.nullable(cipher), points: whole(0, 6) })),
    }),
    reveals: true,
  }),
  /** All together: a side has nobody left, and the match is lost. */
  sideLeft: event({ open: z.strictObject({ team, side: sideName }), reveals: true }),
  /** The match is over: whatever was kept secret becomes public, by team. */
  secretsRevealed: event({
    open: z.strictObject({
      reason: z.enum(['scored', 'left']),
      cipher,
      teams: z.array(
        z.strictObject({
          alien: told,
          scientists: told,
          sent: z.array(z.strictObject({ side: sideName, round, word, score })),
        }),
      ),
    }),
    reveals: true,
  }),
}

export type StarsEvent = EventsOf<typeof events>
export type DataOf<T extends StarsEvent['type']> = Extract<StarsEvent, { type: T }>['data']
