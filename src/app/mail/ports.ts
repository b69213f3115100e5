import type { Seat } from '../../core/index.ts'
import type { Sent } from '../notices/ports.ts'

/** Something that is shown inside the HTML of a mail, as `cid:<cid>`. */
export interface Inline {
  cid: string
  contentType: string
  /** What a reader is told that cannot show it, and the name of the file. */
  name: string
  bytes: Uint8Array
}

/** A mail as plain data; who sends it adds the sender's address and the date. */
export interface OutgoingMail {
  /** A bare address. */
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  /** With its angle brackets, as all ids of messages. The same at every attempt. */
  messageId: string
  inReplyTo?: string
  references?: readonly string[]
  /** Further headers, such as `Auto-Submitted`. */
  headers: Readonly<Record<string, string>>
  inline?: readonly Inline[]
}

/** Sends one mail. Never throws; `gone`: the address will never take mail. */
export type SendMail = (mail: OutgoingMail) => Promise<Sent>

/** Where mail comes from and goes to. Without it this service neither sends mail nor takes any. */
export interface MailSettings {
  /** `MAIL_FROM`: an address, or a name and an address in angle brackets. */
  from: string
  /** `REPLY_ADDRESS`: `play@example.org`, or `@example.org` where a whole domain is ours. */
  reply: string
}

/**
 * `invited`: nothing but invitations is sent there; `confirmed`: whoever reads it plays that seat. Nothing is sent
 * any more to the others: `declined`, the invitation to this match was turned down; `stopped`, its reader wants no
 * mail; `undeliverable`, it takes none.
 */
export type AddressState = 'invited' | 'confirmed' | 'declined' | 'stopped' | 'undeliverable'

/** The address of whoever plays a seat by mail. */
export interface SeatAddress {
  matchId: string
  seat: Seat
  generation: number
  address: string
  state: AddressState
  /** Invitations that have gone out. */
  invitations: number
  /** Attempts at the next one that came to nothing. */
  attempts: number
  /** Everything up to this revision has been told by mail. */
  told: number
  /** The same of what was said: up to the message of this number. */
  heard: number
}

/** An address that somebody wants to be invited. */
export interface NewAddress {
  seat: Seat
  generation: number
  address: string
  /** SHA-256, in hex, of who invites: an API key, or the place that a request came from. */
  inviter: string
}

/**
 * Addresses of those who play by mail: apart from all else, and erasable alone. Those of a new match come
 * with it (`NewMatch.mail`). Methods throw as the store's do.
 */
export interface MailStore {
  /** The address of a seat in the hands of its present holder; undefined where it has none. */
  address(matchId: string, seat: Seat, generation: number): Promise<SeatAddress | undefined>
  addresses(matchId: string): Promise<SeatAddress[]>
  setState(matchId: string, seat: Seat, generation: number, state: AddressState): Promise<void>
  /** Neither goes back. */
  setTold(
    matchId: string,
    seat: Seat,
    generation: number,
    upTo: Pick<SeatAddress, 'told' | 'heard'>,
  ): Promise<void>
  /**
   * What is still unanswered since a time, milliseconds: of one inviter, and to one address. Whatever was erased or
   * forgotten meanwhile counts as well.
   */
  unanswered(asked: { inviter: string; address: string; since: number }): Promise<{
    byInviter: number
    toAddress: number
  }>
  /** Whatever was unanswered before a time, milliseconds, counts no more. */
  sweepUnanswered(before: number): Promise<void>
  /** Invitations that are due; they are this process's for `lease` milliseconds. */
  claimInvitations(limit: number, lease: number): Promise<SeatAddress[]>
  /** What came of one: whether it went out, and when the next one is due; null for never. */
  settleInvitation(
    address: Pick<SeatAddress, 'matchId' | 'seat' | 'generation'>,
    sent: boolean,
    nextAt: number | null,
  ): Promise<void>
  /** Has it invited once more, unless that was done `most` times; false where it is not invited, or too often. */
  inviteAgain(matchId: string, seat: Seat, generation: number, most: number): Promise<boolean>
  /** Nobody invites this address any more. By its SHA-256, in hex. */
  block(addressHash: string): Promise<void>
  isBlocked(addressHash: string): Promise<boolean>
  /** Whether a mail has been answered: by the SHA-256, in hex, of what names it and the seat. */
  isAnswered(matchId: string, mailHash: string): Promise<boolean>
  /** Now it has. Remembered for a month, far longer than any relay sends a mail again. */
  setAnswered(matchId: string, mailHash: string): Promise<void>
  /** Invites somebody to a match that there is already; nothing where that holder has an address. */
  invite(matchId: string, address: NewAddress): Promise<void>
  /** Removes the addresses of a seat's holders before a generation. */
  erase(matchId: string, seat: Seat, before: number): Promise<void>
}
