import type {
  ClockSettings,
  Command,
  Entry,
  Fold,
  MatchStatus,
  Outage,
  RecordEntry,
  Seat,
  SeatSetup,
} from '../core/index.ts'
import type { MailStore, NewAddress } from './mail/ports.ts'
import type { NoticeStore } from './notices/ports.ts'
import type { TalkStore } from './talk/ports.ts'

/** Who may list and watch a match: see docs/http-api.md. */
export type Visibility = 'public' | 'unlisted' | 'private'

/** How a free seat is filled; `mail`: by whoever reads the mail of an address. */
export type Join = 'token' | 'invite' | 'open' | 'mail'

/** A match as it was created. Written once; nothing in it is secret. */
export interface MatchRow {
  /** UUIDv7. */
  id: string
  game: string
  options: Record<string, unknown>
  seats: readonly (SeatSetup & { join: Join })[]
  visibility: Visibility
  /** Null where nothing but the game itself is timed. */
  clock: ClockSettings | null
  /** SHA-256 of the seed, hex. */
  commitment: string
  /** The word list the match is judged by. */
  words: { id: string; sha256: string }
  /** True when the creator chose the seed, which is for tests only. */
  seedGiven: boolean
  /** The API key that made it, if one did. */
  keyId: string | null
  /** Milliseconds since 1970 UTC, by the database's clock. */
  createdAt: number
}

export type TokenKind = 'seat' | 'host' | 'watch' | 'invite'

/** A token as stored: only its SHA-256, in hex. */
export interface TokenRow {
  hash: string
  kind: TokenKind
  seat: Seat | null
  /** Generation of the seat it opens; 0 for the others. */
  generation: number
}

/** How a token stands in the match that it was looked up in. An API key counts where it made the match. */
export interface TokenStanding {
  kind: TokenKind | 'key'
  seat: Seat | null
  generation: number
  dead: boolean
  /** An authorised request has been made with it before. */
  used: boolean
}

/**
 * Who made an entry, and the scope of its idempotency key: a seat with its generation (`0.2`), `host`,
 * `claim` (somebody who took a seat) or `system`.
 */
export type Actor = string

export interface Head {
  revision: number
  status: MatchStatus
  pending: readonly Seat[]
  updatedAt: number
  /** How many messages have been sent: streams look for new ones when it grows. In no answer. */
  talk: number
}

/** What is written of the head beside the revision, which the store counts itself. */
export interface NewHead {
  status: MatchStatus
  pending: readonly Seat[]
  /** When the match has to be looked at again although nobody asks; milliseconds. */
  dueAt: number | null
}

export interface NewEntry {
  entry: Entry
  actor: Actor
  command: Command | null
}

export interface NewMatch {
  match: Omit<MatchRow, 'createdAt'>
  seed: string
  names: readonly (string | null)[]
  tokens: readonly TokenRow[]
  head: NewHead
  /** Entries that exist from the beginning: the start, where no seat is free. */
  entries: readonly NewEntry[]
  /** Whom to invite by mail, at once. */
  mail?: readonly NewAddress[]
  /** Remembered for a day; a second create under it makes nothing. */
  creation?: { keyHash: string; fingerprint: string }
}

export interface LoadQuery {
  matchId: string
  /** SHA-256 of the bearer's token, hex. */
  tokenHash?: string
  /** The revision the caller holds; 0 asks for the match and for everything since its newest snapshot. */
  held: number
  /** With `held` 0: start from the newest snapshot made by this version of the game's code. */
  code?: string
  /** Asks for the entry accepted under this key by the token's seat or host, or by `actor`. */
  key?: string
  actor?: Actor
}

/** A deletable shortcut: state and views as they were folded up to a revision. */
export interface Snapshot {
  revision: number
  /** `*` is the state; the others are views, by seat number or `spectator`. */
  folds: Readonly<Record<string, Fold>>
}

/** Everything one request needs to know of a match, read in one statement and so at one moment. */
export interface Loaded {
  /** The database's clock, milliseconds. */
  now: number
  head: Head
  /** Only when `held` was 0. */
  match?: MatchRow
  seed?: string
  /** Null when the token is not known in this match. */
  token: TokenStanding | null
  snapshot: Snapshot | null
  /** After `held`, or after the snapshot, up to the head; dense. */
  entries: readonly Entry[]
  /** The entry that was accepted under the key. */
  repeated: { entry: Entry; fingerprint: string } | null
}

export interface Append {
  matchId: string
  /** The revision all this was decided on: the append does nothing unless it is still the head's. */
  expected: number
  /** New for every attempt to decide: tells after a broken connection whether it was ours. */
  appendId: string
  entries: readonly NewEntry[]
  head: NewHead
  /** The client's key. `entry` is the index in `entries` of the one that answers the client. */
  idempotency?: { actor: Actor; key: string; fingerprint: string; entry: number }
  /** Seats whose tokens and invites die in the same statement. */
  revoke?: readonly Seat[]
  grant?: readonly TokenRow[]
  names?: readonly { seat: Seat; name: string | null }[]
  /**
   * Hash of the bearer's token, where it may have died without an entry: then the append is `stale`; else it counts
   * as used from now on.
   */
  uses?: string
}

/**
 * `busy` and `stale`: nothing was written, load and decide again. `repeated`: the key was accepted
 * before. `absent`: no such match.
 */
export type AppendResult = { result: 'appended' | 'repeated' | 'stale' | 'busy' | 'absent'; now: number }

/** Who shares a note: a seat (`seat.0`), or a team by its lowest seat (`team.0`). */
export type NoteOwner = `${'seat' | 'team'}.${Seat}`

export interface Note {
  body: string
  /** 1, 2, 3 …: raised by each write. */
  version: number
}

export interface NewNote {
  matchId: string
  owner: NoteOwner
  name: string
  body: string
  /** Nothing is written unless the note stands at this version; 0: unless there is none. */
  expected?: number
  /** Nothing is written where it would be one more than so many of this owner. */
  most: number
}

/** `absent`: no such match. `held`: the version that stood in the way, 0 for none. */
export type NoteResult =
  | { result: 'written'; version: number }
  | { result: 'stale'; held: number }
  | { result: 'full' | 'absent' }

/** An open stream: of which match, and with whose token. */
export interface Watch {
  matchId: string
  tokenHash?: string
}

export interface Watched {
  revision: number
  /** How many messages have been sent. */
  talk: number
  /** The token is known there and no longer valid. */
  dead: boolean
}

export interface ListQuery {
  game?: string
  status?: MatchStatus
  /** All that this key made; otherwise public ones. */
  keyId?: string
  /** Matches older than this one. */
  before?: string
  limit: number
}

export interface Listing {
  match: MatchRow
  head: Head
  names: readonly (string | null)[]
}

export interface ApiKeyRow {
  id: string
  name: string
  createdAt: number
  revokedAt: number | null
}

/** The database cannot be reached or does not answer; whether a write took place may be unknown. */
export class StoreUnavailable extends Error {}

/** The same where it is certain: it was never sent, or the database has undone it. */
export class NothingWritten extends StoreUnavailable {}

/** There is no connection left for this: it was never sent. */
export class StoreBusy extends NothingWritten {}

/** A write may have taken place, and nobody could be asked in time. */
export class OutcomeUnknown extends StoreUnavailable {}

/** A mail was worked through, and its answer could not be sent: where it comes again, nothing is done twice. */
export class AnswerUnsent extends StoreUnavailable {}

/** The database's schema is older than the code. */
export class SchemaBehind extends Error {}

/**
 * The log. Any implementation passes test/storage/contract. Methods throw {@link StoreUnavailable} when
 * the database cannot be reached, and nothing else that a caller should expect.
 */
export interface Store {
  /** `repeated` when the creation key was used before: nothing is written then. */
  create(
    match: NewMatch,
  ): Promise<
    { result: 'created'; now: number } | { result: 'repeated'; matchId: string; fingerprint: string }
  >
  /** Undefined when there is no such match. */
  load(query: LoadQuery): Promise<Loaded | undefined>
  append(append: Append): Promise<AppendResult>
  /** Whether the entries of that append are in the log. */
  appended(matchId: string, appendId: string): Promise<boolean>
  /** Entries after a revision, in order, at most `limit`. */
  entries(matchId: string, after: number, limit: number): Promise<Entry[]>
  /** The whole log with commands, and the seed. For records only. */
  record(matchId: string): Promise<{ seed: string; entries: RecordEntry[] } | undefined>
  names(matchId: string): Promise<(string | null)[]>
  /**
   * Kills tokens of that kind (and seat), or only those never used, and grants others. False: nothing was
   * done, because there is no such match or its revision is no longer `expected`. Who grants a seat's token
   * has to give the revision at which the seat was looked at: it may have been handed over since.
   */
  rotate(
    matchId: string,
    kill: { kind: TokenKind; seat?: Seat; unusedOnly?: boolean }[],
    grant: readonly TokenRow[],
    expected?: number,
  ): Promise<boolean>
  /** True when it is alive and this was its first use: from then on it dies with its seat alone. */
  markUsed(matchId: string, tokenHash: string): Promise<boolean>
  /** Older snapshots of the match are dropped. */
  saveSnapshot(matchId: string, code: string, snapshot: Snapshot): Promise<void>
  /** Newest first. */
  list(query: ListQuery): Promise<Listing[]>
  /** Removes everything of a match that is not being played; true if there was one. */
  forget(matchId: string): Promise<boolean>
  /** Matches that are due, longest due first. */
  due(limit: number): Promise<string[]>
  /** Finished or abandoned matches last changed before a time (milliseconds). */
  expired(before: number, limit: number): Promise<string[]>
  /** What open streams have to know, in the order asked; undefined where the match is gone. */
  watch(watches: readonly Watch[]): Promise<(Watched | undefined)[]>
  /** Undefined where the note was never written. */
  note(matchId: string, owner: NoteOwner, name: string): Promise<Note | undefined>
  putNote(note: NewNote): Promise<NoteResult>
  /**
   * Says that the service is alive. Where nobody has said so for longer than `gap` milliseconds, that was
   * an outage, and it is remembered in place of the one before. @returns the newest outage, if any
   */
  beat(gap: number): Promise<{ now: number; outage?: Outage }>
  createKey(key: { id: string; name: string; hash: string }): Promise<void>
  keys(): Promise<ApiKeyRow[]>
  /** True if there was a living one. */
  revokeKey(id: string): Promise<boolean>
  findKey(hash: string): Promise<{ id: string; dead: boolean } | undefined>
  talk: TalkStore
  /** Where there is none, nobody can listen to a match. */
  notices?: NoticeStore
  /** Where there is none, nobody can play by mail. */
  mail?: MailStore
  /** Throws {@link SchemaBehind} or {@link StoreUnavailable}; otherwise the database's clock, milliseconds. */
  ping(): Promise<number>
  close(): Promise<void>
}
