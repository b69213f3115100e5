import { administer, begin, digest } from '../core/index.ts'
import type { Access } from './access.ts'
import { act, type Proposal, refuseWhenOver } from './act.ts'
import { type Repeatable, weakKey } from './idempotency.ts'
import type { Live } from './live.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import { hashToken, makeToken } from './tokens.ts'
import { afterWrite } from './write.ts'

export interface SeatToken {
  seat: number
  token?: string
  /** Whoever reads the invitation plays it. */
  join?: 'mail'
}

/**
 * Takes a free seat: an open one, or an invited one with its code. Claimed once and for all.
 * @param request.generation of a seat that waits for somebody once more
 */
export async function claimSeat(
  service: Service,
  matchId: string,
  seat: number,
  body: { name?: string | undefined; invite?: string | undefined } | Refusal,
  request: {
    token?: string | undefined
    key?: string | undefined
    receivedAt: number
    generation?: number
  },
): Promise<Repeatable<SeatToken> | Refusal> {
  const { ports } = service
  const { generation = 0 } = request
  if (request.key !== undefined && weakKey(request.key))
    return refuse(
      'idempotency-key-weak',
      'Use a UUID or at least 22 base64url characters: the key gives access.',
    )
  const token = makeToken('seat', ports.random)
  const grant = [{ hash: hashToken(token), kind: 'seat' as const, seat, generation }]
  const acted = await act(service, {
    matchId,
    token: (isRefusal(body) ? undefined : body.invite) ?? request.token,
    admitsInvites: true,
    receivedAt: request.receivedAt,
    actor: 'claim',
    ...(request.key !== undefined && {
      idempotency: { key: request.key, fingerprint: () => digest({ claim: seat, ...body }) },
    }),
    permit: ({ access, live }) => mayClaim(access, live, seat),
    decide: (fold, access, { game, env, match }): Proposal | Refusal => {
      if (isRefusal(body)) return body
      const over = refuseWhenOver(fold)
      if (over) return over
      if (fold.table.seats[seat]!.taken)
        return refuse('seat-taken', 'Somebody was faster.', { revision: fold.revision })
      if (access.kind === 'invite' && access.dead)
        return refuse('token-invalid', 'That invitation is no longer valid.')
      const step = administer(game, fold, { type: 'seatTaken', data: { seat } }, request.receivedAt)
      return {
        step,
        then: (taken) =>
          taken.table.seats.every((s) => s.taken)
            ? [begin(game, taken, match.options, env, request.receivedAt, match.clock)]
            : [],
        revoke: [seat],
        grant,
        names: [{ seat, name: body.name ?? null }],
      }
    },
  })
  if (isRefusal(acted)) return acted
  const answer = { seat, token }
  if (!acted.replayed) return { answer, replayed: false }
  // The first answer may never have arrived: its token, if nobody used it, is exchanged for a new one.
  const { revision, table } = acted.live.state
  if (table.seats[seat]!.generation !== generation)
    return refuse('seat-taken', 'The seat has been given to somebody else since.')
  const rotated = await afterWrite(
    ports.store.rotate(matchId, [{ kind: 'seat', seat, unusedOnly: true }], grant, revision),
  )
  return rotated ? { answer, replayed: true } : claimSeat(service, matchId, seat, body, request)
}

function mayClaim(access: Access, { match, state }: Live, seat: number): Refusal | undefined {
  const offered = match.seats[seat]
  if (!offered) return refuse('not-found', 'The match has no such seat.')
  if (access.kind === 'invite' && access.seat !== seat)
    return refuse('not-allowed', 'That invitation is for another seat.')
  const join = state.table.seats[seat]!.join === 'mail' ? 'mail' : offered.join
  if (join === 'open' || access.kind === 'invite') return undefined
  return join === 'token'
    ? refuse('seat-taken', 'This seat was handed on by the creator of the match.')
    : refuse('not-allowed', 'This seat needs an invitation.')
}
