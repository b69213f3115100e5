import type { Seat, Viewer } from '../core/index.ts'
import type { Actor, TokenStanding, Visibility } from './ports.ts'
import { type Refusal, refuse } from './refusal.ts'
import { hashToken, tokenKind } from './tokens.ts'

/** What the bearer of a request is in one match. */
export type Access =
  | { kind: 'seat'; seat: Seat; generation: number }
  | { kind: 'host' }
  | { kind: 'watch' }
  | { kind: 'key' }
  | { kind: 'nobody' }
  /** Opens one free seat and nothing else; `dead` once it has done so. */
  | { kind: 'invite'; seat: Seat; dead: boolean }

/** A bearer token that is at least well-formed. */
export interface Bearer {
  hash: string
  admin: boolean
}

/**
 * A seat's holder whom the channel knows by other means than a token, such as the address that a mail was
 * answered to.
 */
export interface Holder {
  seat: Seat
  generation: number
}

/** By what somebody is known: a token as it was sent, or a seat that the channel answers for. */
export type Credential = string | Holder | undefined

export const isHolder = (known: Bearer | Holder | undefined): known is Holder =>
  known !== undefined && 'generation' in known

/**
 * Reads a bearer token without asking the database.
 * @returns undefined where there is none; a refusal where it is malformed
 */
export function readBearer(token: string | undefined, adminKeyHash?: string): Bearer | Refusal | undefined {
  if (token === undefined) return undefined
  const hash = hashToken(token)
  const admin = adminKeyHash !== undefined && hash === adminKeyHash
  if (!admin && !tokenKind(token)) return refuse('token-invalid', 'That is not a token of this service.')
  return { hash, admin }
}

/** On a private match nobody may learn that it exists: the same answer as for one that does not. */
export const notFound = (): Refusal =>
  refuse('not-found', 'There is no such match, or it is not yours to see.')

/** The one decision, for every channel, of what a bearer may do in a match. */
export function authorize(
  match: { visibility: Visibility; keyId: string | null },
  bearer: Bearer | undefined,
  standing: TokenStanding | null,
  admitsInvites = false,
): Access | Refusal {
  const hidden = match.visibility === 'private'
  if (!bearer) return hidden ? notFound() : { kind: 'nobody' }
  if (bearer.admin && match.keyId === ADMIN_KEY_ID) return { kind: 'key' }
  if (admitsInvites && standing?.kind === 'invite')
    return { kind: 'invite', seat: standing.seat!, dead: standing.dead }
  if (!standing || standing.kind === 'invite')
    return hidden ? notFound() : refuse('token-invalid', 'This match does not know that token.')
  if (standing.dead) return refuse('token-invalid', 'That token is no longer valid.')
  if (standing.kind === 'seat') return { kind: 'seat', seat: standing.seat!, generation: standing.generation }
  return { kind: standing.kind }
}

/** A holder is one as long as nobody else has been given the seat. */
export const authorizeHolder = (
  seats: readonly { taken: boolean; generation: number }[],
  { seat, generation }: Holder,
): Access | Refusal =>
  seats[seat]?.taken && seats[seat].generation === generation
    ? { kind: 'seat', seat, generation }
    : refuse('token-invalid', 'That seat is in other hands by now.')

/** The key id under which `ADMIN_KEY` makes matches. */
export const ADMIN_KEY_ID = 'admin'

/** Whose view an access shows: only a seat sees more than a spectator. */
export const viewerOf = (access: Access): Viewer => (access.kind === 'seat' ? access.seat : 'spectator')

/** The scope of an idempotency key. */
export const actorOf = (access: Access): Actor =>
  access.kind === 'seat' ? `${access.seat}.${access.generation}` : access.kind

/** The seat of a request that only a seat may make. */
export const needSeat = (access: Access): Refusal | undefined =>
  access.kind === 'seat' ? undefined : lacking(access, 'Only a seat of the match may do that.')

/** Whoever has a token that lives; it need not be a seat's. */
export const needBearer = (access: Access): Refusal | undefined =>
  access.kind === 'nobody' || access.kind === 'invite'
    ? lacking({ kind: 'nobody' }, 'Only who has a token of the match may do that.')
    : undefined

export const needHost = (access: Access): Refusal | undefined =>
  access.kind === 'host' ? undefined : lacking(access, 'Only the host of the match may do that.')

const lacking = (access: Access, detail: string): Refusal =>
  access.kind === 'nobody' ? refuse('token-missing', detail) : refuse('not-allowed', detail)
