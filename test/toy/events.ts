import * as z from 'zod/mini'
import { type EventsOf, event, whole } from '../../src/core/index.ts'
import { CARDS, LAMPS } from './material.ts'
import { options } from './options.ts'

const card = z.enum(CARDS)
const seat = whole(0)

export const events = {
  /** Who keeps the house and who scores together. */
  houseOpened: event({
    open: z.strictObject({ options, keeper: seat, teams: z.array(whole()) }),
    reveals: false,
  }),
  /** The deck lies in a new order that nobody sees. */
  shuffled: event({
    open: z.strictObject({ count: whole() }),
    secret: z.strictObject({ order: z.array(card) }),
    audience: () => 'nobody',
    reveals: true,
  }),
  /** The top card went to a hand, face up. */
  dealtOpen: event({ open: z.strictObject({ seat, card }), reveals: true }),
  drawn: event({
    open: z.strictObject({ seat, count: whole() }),
    secret: z.strictObject({ cards: z.array(card) }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  inscribed: event({ open: z.strictObject({ text: z.string() }), reveals: false }),
  /** Looks the same whatever was bid. */
  sealed: event({
    open: z.strictObject({ seat }),
    secret: z.strictObject({ number: whole() }),
    audience: (open) => [open.seat],
    reveals: false,
  }),
  abstained: event({ open: z.strictObject({ seat }), reveals: false }),
  /** All bids and the drawn number; those nearest to it score, the first of them has the turn. */
  unsealed: event({
    open: z.strictObject({
      numbers: z.array(z.nullable(whole())),
      target: whole(),
      nearest: z.array(seat),
    }),
    reveals: true,
  }),
  placed: event({
    open: z.strictObject({ seat, card, lamp: z.enum(LAMPS), lit: z.boolean() }),
    reveals: false,
  }),
  rolled: event({ open: z.strictObject({ seat, die: whole(), points: whole() }), reveals: true }),
  shown: event({
    open: z.strictObject({ seat, to: seat }),
    secret: z.strictObject({ hand: z.array(card) }),
    audience: (open) => [open.seat, open.to],
    reveals: true,
  }),
  turnEnded: event({ open: z.strictObject({ seat }), reveals: false }),
  oilBurnt: event({ open: z.strictObject({ left: whole() }), reveals: false }),
  /** Everybody puts the hand on the table. */
  houseClosed: event({
    open: z.strictObject({ why: z.enum(['points', 'rounds', 'oil']), hands: z.array(z.array(card)) }),
    reveals: true,
  }),
}

export type ToyEvent = EventsOf<typeof events>
