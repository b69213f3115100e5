import type { Seat } from '../../core/index.ts'

/** What somebody can be told of, whatever the channel. */
export const NOTICES = [
  'match.started',
  'match.advanced',
  'match.finished',
  'turn.due',
  'turn.withdrawn',
  'deadline.near',
  'seat.replaced',
] as const

export type NoticeType = (typeof NOTICES)[number]

/** How a subscriber is reached. */
export type Target =
  | { channel: 'webhook'; url: string; format: 'standard' | 'discord' | 'slack' }
  /** To the address of the subscription's seat, which is kept elsewhere. */
  | { channel: 'mail' }

/** When a subscriber wants to be told. */
export interface Preferences {
  /** `each`: at once; `digest`: what has gathered, so many seconds after the first of it. */
  pace: 'each' | { digest: number }
  /** Nothing is sent between these times of day, which are minutes since midnight UTC. */
  quiet: { from: number; until: number } | null
}

/** Keys that deliveries are signed with, the newest first; an older one until a time in milliseconds. */
export type SigningSecrets = readonly { secret: string; until: number | null }[]

/** Somebody who listens to a match. It lives as long as the token that it was made with. */
export interface Subscription {
  matchId: string
  id: string
  /** Whose eyes it sees with: a seat, or null for a spectator's. */
  seat: Seat | null
  /** SHA-256 of the token or API key that made it, hex. */
  tokenHash: string
  events: readonly NoticeType[]
  target: Target
  preferences: Preferences
  secrets: SigningSecrets
  /** Why nothing is sent any more; null while it is. */
  disabled: string | null
  /** Everything up to this revision has been looked at. */
  cursor: number
  /** Milliseconds since 1970 UTC. */
  createdAt: number
}

export type NewSubscription = Omit<Subscription, 'disabled' | 'cursor' | 'createdAt'>

/** Something that a subscriber is to be told, once for each obligation. */
export interface Notice {
  /** UUIDv7 of the delivery that it becomes. */
  id: string
  /** What it is about: a subscription is told of it once. */
  obligation: string
  type: NoticeType
  revision: number
  /** Not sent before; milliseconds. */
  at: number
  /** What a webhook is sent under `data`; nothing that the subscriber may not see. */
  data: Readonly<Record<string, unknown>>
}

/** What one subscription is to be told, and what not any more. */
export interface Plan {
  subscription: string
  /** A `match.advanced` takes the place of one that has not gone out yet. */
  add: readonly Notice[]
  /** Obligations that still stand: turns and reminders of others are not sent any more. */
  standing: readonly string[]
  /** To be said only where the notice of the obligation `of` has gone out. */
  withdraw: readonly (Notice & { of: string })[]
}

export type DeliveryState = 'pending' | 'sent' | 'dropped' | 'dead'

export interface Delivery {
  /** UUIDv7: the `webhook-id`, the same at every attempt. */
  id: string
  matchId: string
  subscription: string
  obligation: string
  type: NoticeType | 'test'
  revision: number
  data: Readonly<Record<string, unknown>>
  state: DeliveryState
  attempts: number
  /** What went wrong last, in words for the subscriber. */
  error: string | null
  createdAt: number
  /** When it is tried next; null once that will not happen. */
  nextAt: number | null
}

/** A delivery in the hands of one process until its lease is over. */
export interface Claimed {
  delivery: Delivery
  subscription: Subscription
  lane: string
}

/** What came of one attempt. */
export type Settlement =
  | { state: 'sent' | 'dropped' | 'dead'; error: string | null }
  | { state: 'pending'; error: string; nextAt: number }

/**
 * Who listens, and what is to be sent. Appends to a match that somebody listens to leave a mark by
 * themselves, in the same transaction. Methods throw as the store's do.
 */
export interface NoticeStore {
  /** `full`: the token has `most` already. */
  subscribe(subscription: NewSubscription, most: number): Promise<'subscribed' | 'full' | 'absent'>
  /** Those that were made with the token, or all; dead ones are left out. */
  subscriptions(matchId: string, tokenHash?: string): Promise<Subscription[]>
  unsubscribe(matchId: string, id: string): Promise<boolean>
  setSecrets(matchId: string, id: string, secrets: SigningSecrets): Promise<void>
  disable(matchId: string, id: string, reason: string): Promise<void>
  /**
   * When it wants to be told from now on; one that was disabled listens again. What was not tried yet and would wait
   * longer goes out at `at`, milliseconds, but for reminders, which have a time of their own.
   */
  prefer(matchId: string, id: string, preferences: Preferences, at: number): Promise<void>
  /** Matches with marks that nobody else is looking at; `lease` in milliseconds. */
  claimMatches(limit: number, lease: number): Promise<string[]>
  /** Writes the plans down, and takes away the marks up to the revision. */
  plan(matchId: string, revision: number, plans: readonly Plan[]): Promise<void>
  /**
   * Deliveries that are due, oldest first, of subscriptions that are alive; at most `perLane` to one
   * receiver and none to those that are busy, nor by mail to whom one is on its way. They are this process's until
   * the lease is over.
   */
  claimDeliveries(asked: {
    limit: number
    perLane: number
    busy: readonly string[]
    lease: number
  }): Promise<Claimed[]>
  settle(delivery: string, settlement: Settlement): Promise<void>
  /** Newest first. */
  deliveries(matchId: string, subscription: string, limit: number, before?: string): Promise<Delivery[]>
  /** Tries it once more, now; false where there is none or it is on its way. */
  redeliver(matchId: string, subscription: string, id: string): Promise<boolean>
  /** Puts one in by hand, once for each obligation. */
  add(
    matchId: string,
    subscription: string,
    delivery: Pick<Delivery, 'id' | 'type' | 'revision' | 'data' | 'obligation'>,
  ): Promise<void>
  /** Removes what went out before a time, milliseconds, and could not be sent twice. */
  sweepDeliveries(before: number): Promise<void>
}

/** All mail goes to one relay. */
export const MAIL_LANE = 'mail'

/** The receiver of a target: what is sent to one waits for nobody else's. */
export const laneOf = (target: Target): string =>
  target.channel === 'webhook' ? new URL(target.url).origin : MAIL_LANE

/** What came of sending something. */
export type Sent =
  | { ok: true }
  /** `gone`: never again; `retryAfter` in seconds, as the receiver asked. */
  | { ok: false; error: string; gone?: boolean; retryAfter?: number }

/** Sends one claimed notice over its channel. Never throws. */
export type Send = (claimed: Claimed) => Promise<Sent>
