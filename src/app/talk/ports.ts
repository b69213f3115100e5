import type { Seat } from '../../core/index.ts'
import type { Actor } from '../ports.ts'

/** Whom something is said to: everybody, the speaker's team, or one seat. */
export type Addressee = 'all' | 'team' | Seat

/** Table talk as it is kept. */
export interface Message {
  /** UUIDv7. */
  id: string
  /** 1, 2, 3 … in the order of sending, over all that anybody says. In no answer: gaps would tell of talk. */
  number: number
  /** Milliseconds since 1970 UTC, by the database's clock. */
  at: number
  seat: Seat
  to: Addressee
  /** The seats that may read it, the speaker's own among them; null for everybody. */
  readers: readonly Seat[] | null
  text: string
}

export interface NewMessage extends Omit<Message, 'number' | 'at'> {
  matchId: string
  /** The revision at which it was found that the seat may say this. */
  expected: number
  actor: Actor
  idempotency?: { key: string; fingerprint: string }
  /** A seat says at most so much, in any minute and in a match. */
  most: { perMinute: number; perMatch: number }
}

/**
 * `stale`: the match has moved on, or somebody spoke in the same moment: look again. `repeated`: the key was
 * used before. `hasty`, `full`: the seat has said all that it may, for now or for good.
 */
export type SayResult =
  | { result: 'said'; message: Message }
  | { result: 'repeated' | 'stale' | 'absent' | 'hasty' | 'full' }

/** Table talk: beside the log, and erasable alone. Part of the store's contract. */
export interface TalkStore {
  say(message: NewMessage): Promise<SayResult>
  /** What a seat (null for a spectator) may read, after a number, in order. */
  messages(matchId: string, seat: Seat | null, after: number, limit: number): Promise<Message[]>
  /** The newest that others have said and a seat may hear, after a number, in order. */
  latest(matchId: string, seat: Seat, after: number, limit: number): Promise<Message[]>
  /** The number of a message that a seat (null for a spectator) may read. */
  numberOf(matchId: string, seat: Seat | null, id: string): Promise<number | undefined>
  /** What was said under a key. */
  said(
    matchId: string,
    actor: Actor,
    key: string,
  ): Promise<{ message: Message; fingerprint: string } | undefined>
}
