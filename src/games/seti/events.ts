import * as z from 'zod/mini'
import { type EventsOf, event, whole } from '../../core/index.ts'
import { options } from './options.ts'
import {
  bonus,
  card,
  column,
  content,
  count,
  effect,
  goldTile,
  moon,
  resource,
  seat,
  slot,
  space,
  species,
  star,
  target,
  tech,
  traceColor,
  turnRule,
  watch,
} from './state/schema.ts'
import { token } from './state/species/anomalies.ts'
import { capsuleNumber, sample, samplePlanet } from './state/species/mascamites.ts'

const by = z.optional(card)
const cards = z.array(card)
const source = z.enum(['hand', 'row', 'play', 'deck'])

/**
 * What can happen. `by` is the card whose effect it belongs to. `reveals` is true for what turns up
 * something hidden; an undo never crosses it.
 */
export const events = {
  // set-up
  opened: event({
    open: z.strictObject({
      options,
      seats: whole(2, 4),
      start: seat,
      offsets: z.array(whole(0, 7)),
      stars: z.array(star),
      gold: z.array(z.strictObject({ tile: goldTile, side: z.enum(['A', 'B']) })),
      neutral: z.array(z.strictObject({ at: count, left: count })),
    }),
    reveals: true,
  }),
  /** The order of each stack below its top tile is hidden, by tech. */
  techsStacked: event({
    open: z.strictObject({ tops: z.record(tech, bonus) }),
    secret: z.strictObject({ below: z.record(tech, z.array(bonus)) }),
    audience: () => 'nobody',
    reveals: true,
  }),
  /** The two species in play, left and right, and those that are not. */
  speciesHidden: event({
    open: z.strictObject({ box: count }),
    secret: z.strictObject({ used: z.array(species), box: z.array(species) }),
    audience: () => 'nobody',
    reveals: true,
  }),
  /** A new deck; what was in the discard pile is in it now. */
  deckShuffled: event({
    open: z.strictObject({ count }),
    secret: z.strictObject({ order: cards }),
    audience: () => 'nobody',
    reveals: true,
  }),
  /** The stacks of the rounds, off the deck. */
  stacksDealt: event({
    open: z.strictObject({ sizes: z.array(count) }),
    secret: z.strictObject({ stacks: z.array(cards) }),
    audience: () => 'nobody',
    reveals: true,
  }),

  // procedure
  /** The first thing on the agenda, or in a seat's lane, is done; `then` comes in its place. */
  resolved: event({
    open: z.strictObject({ lane: z.nullable(seat), then: z.array(effect) }),
    reveals: false,
  }),
  /** A free action comes before whatever is on the agenda. */
  inserted: event({ open: z.strictObject({ then: z.array(effect) }), reveals: false }),
  /** Several seats resolve something at the same time, before the agenda goes on. */
  lanesOpened: event({
    open: z.strictObject({ lanes: z.array(z.strictObject({ seat, effects: z.array(effect) })) }),
    reveals: false,
  }),
  roundBegan: event({ open: z.strictObject({ round: whole(1, 5), start: seat }), reveals: false }),
  turnBegan: event({ open: z.strictObject({ seat }), reveals: false }),
  passed: event({ open: z.strictObject({ seat }), reveals: false }),
  watched: event({ open: z.strictObject({ watch }), reveals: false }),
  watchSpent: event({ open: z.strictObject({ index: count }), reveals: false }),
  turnRuled: event({ open: z.strictObject({ rule: turnRule }), reveals: false }),
  planetsCounted: event({ open: z.strictObject({ seat }), reveals: false }),
  milestoneReached: event({ open: z.strictObject({ seat, at: count }), reveals: false }),
  goldMarked: event({
    open: z.strictObject({ seat, tile: goldTile, space: whole(0, 2) }),
    reveals: false,
  }),
  scored: event({ open: z.strictObject({ seat, what: z.string(), n: z.int() }), reveals: false }),
  matchEnded: event({ open: z.strictObject({}), reveals: true }),

  // resources
  gained: event({ open: z.strictObject({ seat, res: resource, n: count }), reveals: false }),
  paid: event({ open: z.strictObject({ seat, res: resource, n: count }), reveals: false }),
  dataPlaced: event({
    open: z.strictObject({ seat, row: z.enum(['top', 'bottom']), column }),
    reveals: false,
  }),
  analyzed: event({ open: z.strictObject({ seat }), reveals: false }),

  // cards
  drawn: event({
    open: z.strictObject({ seat, count, by }),
    secret: z.strictObject({ cards }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  cardTaken: event({ open: z.strictObject({ seat, card, by }), reveals: false }),
  rowRefilled: event({ open: z.strictObject({ cards }), reveals: true }),
  cardShown: event({ open: z.strictObject({ seat, card }), reveals: false }),
  cardDiscarded: event({ open: z.strictObject({ seat, card, from: source }), reveals: false }),
  /** The top card of the deck goes to the discard pile. */
  deckDiscarded: event({ open: z.strictObject({ card }), reveals: true }),
  cardTucked: event({ open: z.strictObject({ seat, card, from: source }), reveals: false }),
  cornerUsed: event({ open: z.strictObject({ seat, card }), reveals: false }),
  cardPlayed: event({ open: z.strictObject({ seat, card, credits: count }), reveals: false }),
  cardSettled: event({
    open: z.strictObject({
      seat,
      card,
      to: z.enum(['discard', 'mission', 'endgame', 'hand', 'tucked', 'later']),
    }),
    reveals: false,
  }),
  slotCovered: event({ open: z.strictObject({ seat, card, slot: count }), reveals: false }),
  missionCompleted: event({ open: z.strictObject({ seat, card }), reveals: false }),
  stackSeen: event({
    open: z.strictObject({ seat }),
    secret: z.strictObject({ cards }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  stackCardTaken: event({
    open: z.strictObject({ seat }),
    secret: z.strictObject({ card }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  leftoverDiscarded: event({ open: z.strictObject({ card }), reveals: true }),

  // solar system and planets
  rotated: event({ open: z.strictObject({ disc: whole(0, 2) }), reveals: false }),
  probeLaunched: event({ open: z.strictObject({ seat, at: space }), reveals: false }),
  /** A figure has come to another space; only what was carried along is no visit. */
  moved: event({
    open: z.strictObject({
      seat,
      from: space,
      to: space,
      content,
      how: z.enum(['moved', 'pushed', 'carried']),
      capsule: z.optional(capsuleNumber),
    }),
    reveals: false,
  }),
  orbited: event({
    open: z.strictObject({ seat, planet: target, first: z.boolean(), by }),
    reveals: false,
  }),
  landed: event({
    open: z.strictObject({ seat, planet: target, moon: z.nullable(moon), data: z.nullable(count), by }),
    reveals: false,
  }),
  figureRemoved: event({
    open: z.strictObject({ seat, planet: target, kind: z.enum(['orbiter', 'lander']), index: count }),
    reveals: false,
  }),
  probeRemoved: event({ open: z.strictObject({ seat, at: space }), reveals: false }),

  // sectors
  signalMarked: event({
    open: z.strictObject({ seat, star, token: z.boolean(), by }),
    reveals: false,
  }),
  scanned: event({ open: z.strictObject({ seat, by }), reveals: false }),
  sectorWon: event({
    open: z.strictObject({ star, seat, second: z.nullable(seat) }),
    reveals: false,
  }),

  // techs
  /** `next`: the bonus that lies open now, null when the stack is empty. */
  techTaken: event({
    open: z.strictObject({ seat, tech, bonus, next: z.nullable(bonus), by }),
    reveals: true,
  }),
  techPlaced: event({ open: z.strictObject({ seat, tech, column }), reveals: false }),

  // species
  traceMarked: event({
    open: z.strictObject({
      seat,
      slot,
      color: traceColor,
      on: z.enum(['discovery', 'overflow', 'board']),
      space: z.optional(z.string()),
      by,
    }),
    reveals: false,
  }),
  neutralPlaced: event({ open: z.strictObject({ slot, color: traceColor, at: count }), reveals: false }),
  speciesDiscovered: event({ open: z.strictObject({ slot, id: species }), reveals: true }),
  alienDeckShuffled: event({
    open: z.strictObject({ slot, count }),
    secret: z.strictObject({ order: cards }),
    audience: () => 'nobody',
    reveals: true,
  }),
  alienDrawn: event({
    open: z.strictObject({ seat, slot, count }),
    secret: z.strictObject({ cards }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  alienTurnedUp: event({ open: z.strictObject({ slot, card }), reveals: true }),
  alienTaken: event({ open: z.strictObject({ seat, slot, card }), reveals: false }),
  /** Samples at Jupiter and Saturn, `count` at each, and the open one on the board. */
  samplesLaid: event({
    open: z.strictObject({ open: sample, count }),
    secret: z.strictObject({ jupiter: z.array(sample), saturn: z.array(sample) }),
    audience: () => 'nobody',
    reveals: true,
  }),
  samplesSeen: event({
    open: z.strictObject({ seat, planet: samplePlanet, count }),
    secret: z.strictObject({ samples: z.array(sample) }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  /** One of those just seen goes into a capsule. */
  sampleTaken: event({
    open: z.strictObject({ seat, planet: samplePlanet, at: space }),
    secret: z.strictObject({ sample }),
    audience: (open) => [open.seat],
    reveals: false,
  }),
  /** What is in the capsule is open now. */
  sampleDelivered: event({
    open: z.strictObject({ seat, card, capsule: capsuleNumber, sample }),
    reveals: true,
  }),
  tileLaid: event({ open: z.strictObject({}), reveals: false }),
  tileMarked: event({ open: z.strictObject({ seat, by }), reveals: false }),
  tileCompleted: event({ open: z.strictObject({}), reveals: false }),
  anomaliesLaid: event({ open: z.strictObject({ tokens: z.array(token) }), reveals: true }),
  anomalyTriggered: event({ open: z.strictObject({ color: traceColor, seat }), reveals: false }),
  messageSent: event({ open: z.strictObject({ seat, at: count, card: z.nullable(card) }), reveals: false }),
  messageArrived: event({
    open: z.strictObject({ seat, at: count, card: z.nullable(card) }),
    reveals: false,
  }),
  messageRewarded: event({ open: z.strictObject({ seat, reward: whole(0, 3) }), reveals: false }),
  exertiansDealt: event({
    open: z.strictObject({ seat, count }),
    secret: z.strictObject({ cards }),
    audience: (open) => [open.seat],
    reveals: true,
  }),
  /** The rest of the Exertians leaves the match unseen; their milestones are set. */
  exertiansSet: event({
    open: z.strictObject({ at: z.array(count), gone: count }),
    secret: z.strictObject({ cards }),
    audience: () => 'nobody',
    reveals: true,
  }),
  exertiansReached: event({ open: z.strictObject({ seat, index: whole(0, 1) }), reveals: false }),
  exertianPlayed: event({
    open: z.strictObject({ seat }),
    secret: z.strictObject({ card }),
    audience: (open) => [open.seat],
    reveals: false,
  }),
  exertiansRevealed: event({ open: z.strictObject({ seat, cards }), reveals: true }),
}

export type SetiEvent = EventsOf<typeof events>
export type EventType = SetiEvent['type']
export type DataOf<T extends EventType> = Extract<SetiEvent, { type: T }>['data']
