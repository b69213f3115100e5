import { administer, begin } from '../core/index.ts'
import { needHost } from './access.ts'
import { act, type Proposal, refuseWhenOver } from './act.ts'
import type { SeatToken } from './claim-seat.ts'
import { type HostRequest, keyed } from './host.ts'
import type { Repeatable } from './idempotency.ts'
import { load } from './load.ts'
import { planMail } from './mail/invite.ts'
import type { NewAddress } from './ports.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { ReplaceBody } from './shapes.ts'
import { hashToken, makeToken } from './tokens.ts'
import { afterWrite } from './write.ts'

/**
 * Gives a seat to somebody else, whose token is in the answer or who is invited by mail, or to a bot. What its last
 * holder had is dead in the same moment. A repeated request hands out a fresh token and kills the first.
 * @param request.from the place that it came from
 */
export async function replaceSeat(
  service: Service,
  request: HostRequest & { from?: string | undefined },
  seat: number,
  body: ReplaceBody | Refusal,
): Promise<Repeatable<SeatToken> | Refusal> {
  const { ports } = service
  const { matchId } = request
  const invited = await inviteeOf(service, request, seat, body)
  const token = makeToken('seat', ports.random)
  const grant = (generation: number) =>
    !isRefusal(body) && body.kind === 'human' && !invited
      ? [{ hash: hashToken(token), kind: 'seat' as const, seat, generation }]
      : []
  const acted = await act(service, {
    ...request,
    ...keyed(request, { replace: seat, ...body }),
    permit: ({ access, live }) =>
      needHost(access) ??
      (live.match.seats[seat] ? undefined : refuse('not-found', 'The match has no such seat.')),
    decide: (fold, _access, { game, env, match }): Proposal | Refusal => {
      if (isRefusal(body)) return body
      const over = refuseWhenOver(fold)
      if (over) return over
      if (isRefusal(invited)) return invited
      const generation = fold.table.seats[seat]!.generation + 1
      const data = { seat, generation, kind: body.kind, ...(invited && { join: 'mail' as const }) }
      return {
        step: administer(game, fold, { type: 'seatReplaced', data }, request.receivedAt),
        then: (next) =>
          next.table.status === 'waiting' && next.table.seats.every((s) => s.taken)
            ? [begin(game, next, match.options, env, request.receivedAt, match.clock)]
            : [],
        revoke: [seat],
        grant: grant(generation),
        names: [{ seat, name: body.name ?? null }],
      }
    },
  })
  if (isRefusal(acted)) return acted
  if (isRefusal(body)) return body
  const { replayed } = acted
  const { generation } = acted.entry.events.find((e) => e.type === 'seatReplaced')!.data as {
    generation: number
  }
  const { revision, table } = acted.live.state
  if (replayed && body.kind === 'human' && table.seats[seat]!.generation !== generation)
    return refuse('seat-taken', 'The seat has been given to somebody else since.')
  const { mail } = ports.store
  if (mail) {
    // Whoever played it by mail has nothing to do with it any more.
    await afterWrite(mail.erase(matchId, seat, generation))
    if (invited && !isRefusal(invited)) await afterWrite(mail.invite(matchId, { ...invited, generation }))
  }
  if (body.kind === 'bot') return { answer: { seat }, replayed }
  if (body.mail !== undefined) return { answer: { seat, join: 'mail' }, replayed }
  if (replayed) {
    const rotated = await afterWrite(
      ports.store.rotate(matchId, [{ kind: 'seat', seat }], grant(generation), revision),
    )
    if (!rotated) return replaceSeat(service, request, seat, body)
    service.hub.ring(matchId)
  }
  return { answer: { seat, token }, replayed }
}

/** Whom to invite, if anybody, or why that cannot be: said when its turn comes among the checks. */
async function inviteeOf(
  service: Service,
  { matchId, from }: { matchId: string; from?: string | undefined },
  seat: number,
  body: ReplaceBody | Refusal,
): Promise<NewAddress | Refusal | undefined> {
  if (isRefusal(body) || body.mail === undefined) return undefined
  if (body.kind === 'bot')
    return refuse('invalid-seats', 'A bot plays no seat by mail.', {
      errors: [{ path: '/mail', code: 'invalid-seat', message: 'Not for a bot' }],
    })
  const found = await load(service, matchId)
  if (!found) return undefined
  const { game, match } = found.live
  const hasty = game.hasty?.(match.options)
  if (hasty !== undefined) return refuse('invalid-seats', hasty)
  const wanted = [{ seat, mail: body.mail, path: '/mail' }]
  const planned = await planMail(service, wanted, { keyId: match.keyId, place: from })
  return isRefusal(planned) ? planned : planned[0]
}
