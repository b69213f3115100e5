import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  AddressState,
  Delivery,
  DeliveryState,
  MatchRow,
  Preferences,
  SigningSecrets,
  Target,
  TokenKind,
  Visibility,
} from '../../app/ports.ts'
import type { ClockSettings, Command, MatchStatus, Recorded } from '../../core/index.ts'

/**
 * The tables. Times are milliseconds since 1970 UTC as whole numbers, so that what is read is exactly
 * what was answered. JSON is kept as `json`, which stores the text as it came: `jsonb` reorders keys, and
 * a repeated answer has to be the first one byte for byte. There are no foreign keys but those of
 * addresses and of mails that were answered, which must not outlive their match: it is written and forgotten as a
 * whole, each by one statement, and every look-up begins with its id.
 */

const millis = (name: string) => bigint(name, { mode: 'number' })

/** Bytes, in hex towards the code. */
const hex = customType<{ data: string; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: hexToBytes,
  fromDriver: bytesToHex,
})

/** Written once, public. */
export const matches = pgTable(
  'matches',
  {
    matchId: uuid('match_id').primaryKey(),
    game: text('game').notNull(),
    options: json('options').$type<MatchRow['options']>().notNull(),
    seats: json('seats').$type<MatchRow['seats']>().notNull(),
    visibility: text('visibility').$type<Visibility>().notNull(),
    /** Null where nothing but the game itself is timed. */
    clock: json('clock').$type<ClockSettings>(),
    commitment: hex('commitment').notNull(),
    words: json('words').$type<MatchRow['words']>().notNull(),
    seedGiven: boolean('seed_given').notNull(),
    keyId: text('key_id'),
    createdAt: millis('created_at').notNull(),
  },
  (t) => [
    index('matches_public').on(t.matchId).where(sql`visibility = 'public'`),
    index('matches_key').on(t.keyId, t.matchId).where(sql`key_id is not null`),
    check('matches_visibility', sql`visibility in ('public', 'unlisted', 'private')`),
  ],
)

/** In a table of its own, so that no query that feeds an answer meets it by accident. */
export const matchSecrets = pgTable('match_secrets', {
  matchId: uuid('match_id').primaryKey(),
  seed: hex('seed').notNull(),
})

/**
 * The one row rewritten per command: kept narrow, with free space in its page and no index on what
 * changes each time, so that the rewriting stays within the page.
 */
export const heads = pgTable(
  'heads',
  {
    matchId: uuid('match_id').primaryKey(),
    revision: integer('revision').notNull(),
    status: text('status').$type<MatchStatus>().notNull(),
    pending: smallint('pending').array().notNull(),
    dueAt: millis('due_at'),
    /** Of finished and abandoned matches: when they were last changed. */
    endedAt: millis('ended_at'),
    updatedAt: millis('updated_at').notNull(),
    /** Somebody listens: a trigger then leaves a mark in `outbox` whenever the revision moves. */
    listened: boolean('listened').notNull().default(false),
    /** The number of the newest message; 0 where nobody has said anything. */
    talk: integer('talk').notNull().default(0),
  },
  (t) => [
    index('heads_due').on(t.dueAt).where(sql`due_at is not null`),
    index('heads_ended').on(t.endedAt).where(sql`ended_at is not null`),
    check('heads_revision', sql`revision >= 0`),
    check('heads_status', sql`status in ('waiting', 'active', 'finished', 'abandoned')`),
  ],
)

/** The log: only ever appended to. */
export const entries = pgTable(
  'entries',
  {
    matchId: uuid('match_id').notNull(),
    revision: integer('revision').notNull(),
    at: millis('at').notNull(),
    seat: smallint('seat'),
    /** Scope of the key. Never null: nulls would not collide in the index. */
    actor: text('actor').notNull(),
    rules: integer('rules').notNull(),
    appendId: uuid('append_id'),
    commandKey: text('command_key'),
    fingerprint: hex('fingerprint'),
    command: json('command').$type<Command>(),
    events: json('events').$type<Recorded[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.revision] }),
    uniqueIndex('entries_key').on(t.matchId, t.actor, t.commandKey).where(sql`command_key is not null`),
    check('entries_revision', sql`revision > 0`),
    check('entries_events', sql`json_typeof(events) = 'array'`),
    check('entries_fingerprint', sql`(command_key is null) = (fingerprint is null)`),
  ],
)

/** Tokens by their SHA-256; dead ones stay. */
export const tokens = pgTable(
  'tokens',
  {
    matchId: uuid('match_id').notNull(),
    hash: hex('hash').notNull(),
    kind: text('kind').$type<TokenKind>().notNull(),
    seat: smallint('seat'),
    generation: integer('generation').notNull(),
    usedAt: millis('used_at'),
    revokedAt: millis('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.hash] }),
    check('tokens_kind', sql`kind in ('seat', 'host', 'watch', 'invite')`),
  ],
)

/** Names of players: the only personal data, erasable alone. */
export const seats = pgTable(
  'seats',
  {
    matchId: uuid('match_id').notNull(),
    seat: smallint('seat').notNull(),
    name: text('name'),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.seat] })],
)

/** Folds as text: much faster to write than jsonb. Deletable at any time. */
export const snapshots = pgTable(
  'snapshots',
  {
    matchId: uuid('match_id').notNull(),
    code: text('code').notNull(),
    revision: integer('revision').notNull(),
    folds: text('folds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.code] })],
)

/** What seats write for themselves or their team. Changes without a trace; goes with the match. */
export const notes = pgTable(
  'notes',
  {
    matchId: uuid('match_id').notNull(),
    /** `seat.0`, or `team.0` by the lowest seat of the team. */
    owner: text('owner').notNull(),
    name: text('name').notNull(),
    body: text('body').notNull(),
    version: integer('version').notNull(),
    updatedAt: millis('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.owner, t.name] })],
)

/** Table talk. In no log; goes with the match, and can be removed alone. */
export const messages = pgTable(
  'messages',
  {
    matchId: uuid('match_id').notNull(),
    /** 1, 2, 3 … in the order of sending, over all that anybody says: nobody is told it. */
    number: integer('number').notNull(),
    messageId: uuid('message_id').notNull(),
    at: millis('at').notNull(),
    seat: smallint('seat').notNull(),
    /** `all`, `team` or a seat's number: whom its sender addressed. */
    addressee: text('addressee').notNull(),
    /** The seats that may read it; null for everybody. */
    readers: smallint('readers').array(),
    text: text('text').notNull(),
    /** Scope of the key: the seat with its generation. */
    actor: text('actor').notNull(),
    messageKey: text('message_key'),
    fingerprint: hex('fingerprint'),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.number] }),
    uniqueIndex('messages_id').on(t.matchId, t.messageId),
    uniqueIndex('messages_key').on(t.matchId, t.actor, t.messageKey).where(sql`message_key is not null`),
    check('messages_number', sql`number > 0`),
    check('messages_fingerprint', sql`(message_key is null) = (fingerprint is null)`),
  ],
)

/** Matches that have moved on and whose listeners have not been thought of yet. */
export const outbox = pgTable(
  'outbox',
  {
    matchId: uuid('match_id').notNull(),
    revision: integer('revision').notNull(),
    leasedUntil: millis('leased_until').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.revision] })],
)

/** Who listens to a match, and how they are reached. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    matchId: uuid('match_id').notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    /** Whose eyes it sees with; null for a spectator's. */
    seat: smallint('seat'),
    tokenHash: hex('token_hash').notNull(),
    events: text('events').array().notNull(),
    target: json('target').$type<Target>().notNull(),
    /** The receiver, with which nobody else's messages have to queue. */
    lane: text('lane').notNull(),
    preferences: json('preferences').$type<Preferences>().notNull(),
    secrets: json('secrets').$type<SigningSecrets>().notNull(),
    disabled: text('disabled'),
    cursor: integer('cursor').notNull(),
    createdAt: millis('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.subscriptionId] })],
)

/** What is to be sent, has been, or never will be. */
export const deliveries = pgTable(
  'deliveries',
  {
    deliveryId: uuid('delivery_id').primaryKey(),
    matchId: uuid('match_id').notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    lane: text('lane').notNull(),
    obligation: text('obligation').notNull(),
    type: text('type').notNull(),
    revision: integer('revision').notNull(),
    data: json('data').$type<Delivery['data']>().notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull(),
    error: text('error'),
    nextAt: millis('next_at').notNull(),
    leasedUntil: millis('leased_until').notNull(),
    createdAt: millis('created_at').notNull(),
    doneAt: millis('done_at'),
  },
  (t) => [
    uniqueIndex('deliveries_obligation').on(t.matchId, t.subscriptionId, t.obligation),
    index('deliveries_due').on(t.nextAt).where(sql`state = 'pending'`),
    index('deliveries_done').on(t.doneAt).where(sql`state <> 'pending'`),
    check('deliveries_state', sql`state in ('pending', 'sent', 'dropped', 'dead')`),
  ],
)

/** Addresses of those who play by mail, erasable alone; the next invitation is due at `next_at`. */
export const mailAddresses = pgTable(
  'mail_addresses',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.matchId, { onDelete: 'cascade' }),
    seat: smallint('seat').notNull(),
    generation: integer('generation').notNull(),
    address: text('address').notNull(),
    state: text('state').$type<AddressState>().notNull(),
    invitations: integer('invitations').notNull(),
    attempts: integer('attempts').notNull(),
    told: integer('told').notNull(),
    heard: integer('heard').notNull().default(0),
    nextAt: millis('next_at'),
    leasedUntil: millis('leased_until').notNull(),
    createdAt: millis('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.seat, t.generation] }),
    index('mail_addresses_due').on(t.nextAt).where(sql`state = 'invited'`),
    check(
      'mail_addresses_state',
      sql`state in ('invited', 'confirmed', 'declined', 'stopped', 'undeliverable')`,
    ),
  ],
)

/**
 * Who has invited whom and was not answered, as hashes alone: for a day, even where the address was erased or the
 * match is gone, since they limit how many are invited.
 */
export const mailUnanswered = pgTable(
  'mail_unanswered',
  {
    /** Of match, seat and generation. */
    placeHash: hex('place_hash').primaryKey(),
    inviter: hex('inviter').notNull(),
    addressHash: hex('address_hash').notNull(),
    createdAt: millis('created_at').notNull(),
  },
  (t) => [
    index('mail_unanswered_inviter').on(t.inviter),
    index('mail_unanswered_address').on(t.addressHash),
    index('mail_unanswered_age').on(t.createdAt),
  ],
)

/** Addresses that nobody may invite any more, as their SHA-256 alone. */
export const mailBlocks = pgTable('mail_blocks', {
  addressHash: hex('address_hash').primaryKey(),
  createdAt: millis('created_at').notNull(),
})

/** Mails that have been answered: what comes again is not worked through again. Goes with the match, or after a month. */
export const inboundMail = pgTable(
  'inbound_mail',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.matchId, { onDelete: 'cascade' }),
    /** SHA-256 of what names the mail and the seat. */
    mailHash: hex('mail_hash').notNull(),
    answeredAt: millis('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.mailHash] }), index('inbound_mail_age').on(t.answeredAt)],
)

/** One row: when a process of the service last said that it lives, and the newest outage. */
export const heartbeat = pgTable(
  'heartbeat',
  {
    id: smallint('id').primaryKey(),
    aliveAt: millis('alive_at').notNull(),
    downFrom: millis('down_from'),
    downUntil: millis('down_until'),
  },
  () => [check('heartbeat_one', sql`id = 1`)],
)

export const apiKeys = pgTable('api_keys', {
  keyId: text('key_id').primaryKey(),
  name: text('name').notNull(),
  hash: hex('hash').notNull().unique('api_keys_hash'),
  createdAt: millis('created_at').notNull(),
  revokedAt: millis('revoked_at'),
})

/** Keys of creates, remembered for a day. */
export const creations = pgTable(
  'creations',
  {
    keyHash: hex('key_hash').primaryKey(),
    matchId: uuid('match_id').notNull(),
    fingerprint: hex('fingerprint').notNull(),
    createdAt: millis('created_at').notNull(),
  },
  (t) => [index('creations_match').on(t.matchId), index('creations_age').on(t.createdAt)],
)
