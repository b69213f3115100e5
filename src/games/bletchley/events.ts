import * as z from 'zod/mini'
import { type EventsOf, event, whole } from '../../core/index.ts'
import { options } from './options.ts'
import { card, cipher, enigma, position, seat } from './state.ts'

const word = z.string()
const count = whole(0)

/**
 * What can happen. `reveals` is false only for what its actor knew beforehand in every detail; acts that
 * the rules do not let anyone withdraw count as revealing too (R27, R28).
 */
export const events = {
  /** The table is set: no cards are out yet, every seat owes a word. */
  opened: event({ open: z.strictObject({ seats: whole(2, 6), options }), reveals: false }),
  wordChosen: event({
    open: z.strictObject({ seat, length: whole(4, 8) }),
    secret: z.strictObject({ word }),
    audience: (open) => [open.seat],
    reveals: false,
  }),
  /** An absent seat begins without a word. */
  wordForgone: event({ open: z.strictObject({ seat }), reveals: false }),
  /** A new deck: all cards at the start, later the discard pile. First in `order` is drawn first. */
  deckShuffled: event({
    open: z.strictObject({ count }),
    secret: z.strictObject({ order: z.array(card) }),
    audience: () => 'nobody',
    reveals: true,
  }),
  /** The cards that were turned up for a seat at the start, in that order. */
  handDealt: event({ open: z.strictObject({ seat, cards: z.array(card) }), reveals: true }),
  turnBegan: event({ open: z.strictObject({ seat }), reveals: false }),
  /** The letter is not said: whoever knows the word knows it. */
  letterEncoded: event({ open: z.strictObject({ seat, position, cipher }), reveals: false }),
  /** Enigma cards were discarded for a letter of another seat. */
  decodeTried: event({
    open: z.strictObject({ seat, targetSeat: seat, position, cipher, enigma: z.array(enigma) }),
    reveals: true,
  }),
  /** They were not enough. `until`: milliseconds, when missing answers count as declined. */
  helpAsked: event({
    open: z.strictObject({
      seat,
      targetSeat: seat,
      position,
      cipher,
      total: whole(),
      asked: z.array(seat),
      until: z.nullable(whole()),
    }),
    reveals: true,
  }),
  helpOffered: event({ open: z.strictObject({ seat, enigma: z.array(enigma) }), reveals: true }),
  helpDeclined: event({ open: z.strictObject({ seat }), reveals: false }),
  /** Accepted and extra cards are discarded, other offers go back to their hands. */
  helpResolved: event({
    open: z.strictObject({
      seat,
      accepted: z.array(seat),
      extra: z.array(enigma),
      total: whole(),
      success: z.boolean(),
    }),
    reveals: true,
  }),
  letterLearned: event({
    open: z.strictObject({ targetSeat: seat, position, learners: z.array(seat) }),
    secret: z.strictObject({ letter: z.string() }),
    audience: (open) => open.learners,
    reveals: true,
  }),
  wordGuessed: event({
    open: z.strictObject({
      seat,
      targetSeat: seat,
      word,
      enigma: z.array(enigma),
      right: z.boolean(),
    }),
    reveals: true,
  }),
  /** The word is known to all now and lies below its owner's board. */
  wordScored: event({
    open: z.strictObject({ owner: seat, scorer: seat, word, points: whole() }),
    reveals: true,
  }),
  passed: event({ open: z.strictObject({ seat }), reveals: false }),
  drawn: event({
    open: z.strictObject({ seat, count }),
    secret: z.strictObject({ cards: z.array(card) }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  /** The word scored last ended the match. */
  bonusScored: event({
    open: z.strictObject({ owner: seat, scorer: seat, points: whole() }),
    reveals: false,
  }),
  /** The match is over: words on the boards and hands become public, by seat. */
  secretsRevealed: event({
    open: z.strictObject({
      reason: z.enum(['goal', 'passes']),
      words: z.array(z.nullable(word)),
      hands: z.array(z.array(card)),
    }),
    reveals: true,
  }),
}

export type BletchleyEvent = EventsOf<typeof events>
