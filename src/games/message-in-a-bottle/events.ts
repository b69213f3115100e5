import * as z from 'zod/mini'
import { type EventsOf, event, whole } from '../../core/index.ts'
import { options } from './options.ts'
import { answer, claim, fault, roll, seat, shownAnswer, time } from './state.ts'

const loss = whole(0, 1)
const words = z.array(z.string())
const round = whole(1)

/**
 * What can happen. Almost everything counts as revealing: what was said before all ears cannot be unsaid,
 * and what was seen cannot be unseen. Only being ready, thinking and a sealed vote can be taken back.
 */
export const events = {
  /** The table is set; `until`: when the first roll comes by itself, null in a sealed match. */
  opened: event({
    open: z.strictObject({ seats: whole(2, 6), options, until: z.nullable(time) }),
    reveals: true,
  }),
  ready: event({ open: z.strictObject({ seat }), reveals: false }),
  /** The bottle is shaken. `until`: live, when the letters are shown; sealed, when the round closes. */
  rolled: event({
    open: z.strictObject({ round, until: time }),
    secret: z.strictObject({ roll }),
    audience: () => 'nobody',
    reveals: true,
  }),
  /** The letters can be seen. `until`: when the round ends if nobody says anything. */
  revealed: event({ open: z.strictObject({ roll, until: time }), reveals: true }),
  /** A right word, or one for a vote, hidden from the others until the tie window ends. */
  wordClaimed: event({
    open: z.strictObject({ seat, until: time, left: whole(0) }),
    secret: z.strictObject({ words }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  /** A mistake. `until`: the new end of a round in which nobody says anything, null elsewhere. */
  wordMissed: event({
    open: z.strictObject({ seat, words, fault, loss, until: z.nullable(time) }),
    reveals: true,
  }),
  covered: event({ open: z.strictObject({ seat, until: time, left: whole(0) }), reveals: true }),
  /** What stood still goes on. */
  resumed: event({ open: z.strictObject({ until: time }), reveals: true }),
  /** Words go before the other players. */
  voteCalled: event({
    open: z.strictObject({ claims: z.array(claim), until: time, left: whole(0) }),
    reveals: true,
  }),
  voteCast: event({
    open: z.strictObject({ seat, claim: seat }),
    secret: z.strictObject({ accept: z.boolean() }),
    audience: (open) => [open.seat],
    reveals: false,
  }),
  /** An absent seat has no voice. */
  voteForgone: event({ open: z.strictObject({ seat }), reveals: false }),
  voteClosed: event({
    open: z.strictObject({
      verdicts: z.array(z.strictObject({ seat, accepted: z.boolean(), yes: whole(0), no: whole(0) })),
    }),
    reveals: true,
  }),
  /** Words that were right. They are used up, also those that do not win. */
  claimsAccepted: event({ open: z.strictObject({ claims: z.array(claim) }), reveals: true }),
  /** The shortest word so far. `until`: when it wins. */
  wordLed: event({ open: z.strictObject({ leaders: z.array(claim), until: time }), reveals: true }),
  nonExistentSaid: event({ open: z.strictObject({ seat, until: time }), reveals: true }),
  /** There was a word after all. */
  challengeFailed: event({ open: z.strictObject({ seat, loss, out: z.boolean() }), reveals: true }),
  passed: event({ open: z.strictObject({ seat }), reveals: true }),
  /** Nobody waits for the seat until then. */
  thinking: event({ open: z.strictObject({ seat, until: time }), reveals: false }),
  woken: event({ open: z.strictObject({ seat }), reveals: true }),
  /** Sealed: a seat looks into the bottle. `until`: when it has to have answered. */
  roundOpened: event({
    open: z.strictObject({ seat, until: z.nullable(time) }),
    secret: z.strictObject({ roll }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  /** Sealed: a seat answers. What, and whether it was right, is its own until the round closes. */
  answered: event({
    open: z.strictObject({ seat }),
    secret: z.strictObject({ answer }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  /** Sealed: the time of the seat is over. */
  answerMissed: event({ open: z.strictObject({ seat }), reveals: true }),
  /** Sealed: letters and answers become public. */
  answersShown: event({
    open: z.strictObject({
      roll,
      answers: z.array(shownAnswer),
    }),
    reveals: true,
  }),
  /**
   * The round is over. Solutions are some words of the list that would have been right, fit for a family;
   * `solvable` is null where no list judges. `until`: when the next roll comes by itself.
   */
  roundClosed: event({
    open: z.strictObject({
      reason: z.enum(['word', 'non-existent', 'nobody', 'time']),
      winners: z.array(seat),
      solutions: words,
      solvable: z.nullable(z.boolean()),
      until: z.nullable(time),
    }),
    reveals: true,
  }),
  matchOver: event({
    open: z.strictObject({ reason: z.enum(['target', 'silence', 'alone']) }),
    reveals: true,
  }),
}

export type BottleEvent = EventsOf<typeof events>
export type DataOf<T extends BottleEvent['type']> = Extract<BottleEvent, { type: T }>['data']
