import {
  type AnyGame,
  coreRejections,
  type FieldError,
  type Rejection,
  type RejectionKind,
} from '../core/index.ts'

/** What went wrong, in the terms of no transport: each has its own table of statuses. */
export type RefusalKind =
  | RejectionKind
  | 'malformed'
  | 'unauthorized'
  | 'absent'
  | 'stale'
  | 'limited'
  | 'unavailable'

/** A refusal as transports show it. `code` is stable and documented; nothing in it is secret. */
export interface Refusal {
  refused: true
  kind: RefusalKind
  code: string
  title: string
  detail: string
  errors?: FieldError[]
  confirmable?: boolean
  /** The match's revision, where the refusal depends on it. */
  revision?: number
}

/** Refusals of the service itself, beside core's and the games'. */
export const appRejections = {
  'invalid-command': coreRejections['invalid-command'],
  'invalid-body': { kind: 'invalid', title: 'The body does not fit its schema' },
  'bad-parameter': { kind: 'malformed', title: 'A parameter cannot be read' },
  'bad-header': { kind: 'malformed', title: 'A header cannot be read' },
  'idempotency-key-weak': { kind: 'malformed', title: 'The idempotency key could be guessed' },
  'idempotency-key-reused': { kind: 'invalid', title: 'The idempotency key belongs to another request' },
  'token-missing': { kind: 'unauthorized', title: 'A token is needed' },
  'token-invalid': { kind: 'unauthorized', title: 'The token is not valid here' },
  'not-allowed': { kind: 'forbidden', title: 'This token does not give that right' },
  'not-found': { kind: 'absent', title: 'Not found' },
  'stale-revision': { kind: 'stale', title: 'The match has moved on' },
  'stale-note': { kind: 'stale', title: 'The note has been changed' },
  'notes-full': { kind: 'conflict', title: 'There are as many notes as can be' },
  'talk-forbidden': { kind: 'forbidden', title: 'The rules do not let this be said' },
  'talk-hasty': { kind: 'limited', title: 'That was too much talk for a minute' },
  'talk-full': { kind: 'conflict', title: 'The seat has said all that one may' },
  'subscriptions-full': { kind: 'conflict', title: 'There are as many subscriptions as can be' },
  'invitations-full': { kind: 'conflict', title: 'As many invitations are unanswered as can be' },
  'invitation-over': { kind: 'conflict', title: 'That invitation is not sent any more' },
  'receiver-refused': { kind: 'invalid', title: 'Nothing is sent to that address' },
  'not-offered': { kind: 'conflict', title: 'This server does not offer that' },
  'unknown-game': { kind: 'invalid', title: 'There is no such game' },
  'invalid-options': { kind: 'invalid', title: 'The options do not fit the game' },
  'invalid-seats': { kind: 'invalid', title: 'The seats do not fit the game' },
  'words-missing': { kind: 'invalid', title: 'There is no word list for that language here' },
  'seat-taken': { kind: 'conflict', title: 'The seat is taken' },
  'match-running': { kind: 'conflict', title: 'The match is being played' },
  'match-over': { kind: 'conflict', title: 'The match is over' },
  'match-not-over': { kind: 'conflict', title: 'The match is not over' },
  'revision-ahead': { kind: 'absent', title: 'The match has not come to that revision' },
  unavailable: { kind: 'unavailable', title: 'The database cannot be reached' },
  'outcome-unknown': { kind: 'unavailable', title: 'Nobody knows yet whether it was done' },
  'answer-unsent': { kind: 'unavailable', title: 'The answer to a mail could not be sent' },
  'schema-behind': { kind: 'unavailable', title: 'The database has to be migrated' },
  overloaded: { kind: 'unavailable', title: 'Too much is waiting' },
} as const satisfies Record<string, { kind: RefusalKind; title: string }>

export type AppCode = keyof typeof appRejections

export const refuse = (
  code: AppCode,
  detail: string,
  more: { errors?: FieldError[]; revision?: number } = {},
): Refusal => ({ refused: true, code, ...appRejections[code], detail, ...more })

/** Looks up the kind of a rules' refusal: the game's own codes first, then core's. `revision`: of the match, if any. */
export function refusalOf(game: AnyGame, rejection: Rejection, revision?: number): Refusal {
  const known = { ...coreRejections, ...game.rejections }[rejection.code]
  if (!known) throw new Error(`${game.meta.id} refused with an undeclared code '${rejection.code}'`)
  const { kind, title } = known
  return { refused: true, kind, title, ...rejection, ...(revision !== undefined && { revision }) }
}

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && (answer as { refused?: unknown }).refused === true
