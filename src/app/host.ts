import { administer, begin, digest } from '../core/index.ts'
import { needHost } from './access.ts'
import { act, type Proposal, refuseWhenOver } from './act.ts'
import type { SeatToken } from './claim-seat.ts'
import { getMatch } from './get-match.ts'
import type { Repeatable } from './idempotency.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { MatchHead } from './shapes.ts'
import { hashToken, makeToken } from './tokens.ts'
import { afterWrite, unlessUnknown } from './write.ts'

/** How a request of the host came in. */
export interface HostRequest {
  matchId: string
  token: string | undefined
  receivedAt: number
  key?: string | undefined
  /** What is wrong with the body: said when its turn comes among the checks. */
  flaw?: Refusal | undefined
}

/**
 * Gives a seat to somebody else, whose token is in the answer, or to a bot. What its last holder had is
 * dead in the same moment. A repeated request hands out a fresh token and kills the first.
 */
export async function replaceSeat(
  service: Service,
  request: HostRequest,
  seat: number,
  body: { kind: 'human' | 'bot'; name?: string | undefined } | Refusal,
): Promise<Repeatable<SeatToken> | Refusal> {
  const { ports } = service
  const token = makeToken('seat', ports.random)
  const grant = (generation: number) =>
    !isRefusal(body) && body.kind === 'human'
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
      const generation = fold.table.seats[seat]!.generation + 1
      const data = { seat, generation, kind: body.kind }
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
  // Whoever played it by mail has nothing to do with it any more.
  if (acted.live.match.seats[seat]!.join === 'mail')
    await afterWrite(ports.store.mail?.erase(request.matchId, seat) ?? Promise.resolve())
  if (body.kind === 'bot') return { answer: { seat }, replayed }
  if (replayed) {
    const first = acted.entry.events.find((e) => e.type === 'seatReplaced')!.data as { generation: number }
    const { revision, table } = acted.live.state
    const { generation } = table.seats[seat]!
    if (generation !== first.generation)
      return refuse('seat-taken', 'The seat has been given to somebody else since.')
    const rotated = await afterWrite(
      ports.store.rotate(request.matchId, [{ kind: 'seat', seat }], grant(generation), revision),
    )
    if (!rotated) return replaceSeat(service, request, seat, body)
    service.hub.ring(request.matchId)
  }
  return { answer: { seat, token }, replayed }
}

/** Ends the match for everybody. */
export async function abandonMatch(
  service: Service,
  request: HostRequest,
): Promise<Repeatable<MatchHead> | Refusal> {
  const acted = await act(service, {
    ...request,
    ...keyed(request, { abandon: true, flaw: request.flaw }),
    permit: ({ access }) => needHost(access),
    decide: (fold, _access, { game }) =>
      request.flaw ??
      refuseWhenOver(fold) ?? {
        step: administer(game, fold, { type: 'matchAbandoned', data: {} }, request.receivedAt),
      },
  })
  if (isRefusal(acted)) return acted
  const head = await afterWrite(getMatch(service, request.matchId, request.token))
  return isRefusal(head) ? head : { answer: head, replayed: acted.replayed }
}

/**
 * A new watch token; the old one dies. Outside the log, and so without a key: a repetition hands out a
 * fresh token and kills the first, which is all that a key could do.
 */
export async function rotateWatchToken(
  service: Service,
  request: HostRequest,
): Promise<{ watchToken: string } | Refusal> {
  const reading = await read(service, request.matchId, request.token)
  if (isRefusal(reading)) return reading
  const refused = needHost(reading.access)
  if (refused) return refused
  if (request.flaw) return request.flaw
  const watchToken = makeToken('watch', service.ports.random)
  await unlessUnknown(
    service.ports.store.rotate(
      request.matchId,
      [{ kind: 'watch' }],
      [{ hash: hashToken(watchToken), kind: 'watch', seat: null, generation: 0 }],
    ),
  )
  service.hub.ring(request.matchId)
  return { watchToken }
}

/** Removes a match that is not being played, with everything about it. */
export async function deleteMatch(service: Service, request: HostRequest): Promise<undefined | Refusal> {
  const reading = await read(service, request.matchId, request.token)
  if (isRefusal(reading)) return reading
  const refused = needHost(reading.access)
  if (refused) return refused
  if (reading.live.state.table.status === 'active')
    return refuse('match-running', 'Abandon the match first.', { revision: reading.live.state.revision })
  // The last seat may have been claimed in the meantime: the store forgets no match that is being played.
  if (!(await unlessUnknown(service.ports.store.forget(request.matchId))))
    return deleteMatch(service, request)
  service.cache.drop(request.matchId)
  service.hub.ring(request.matchId)
  return undefined
}

const keyed = ({ key }: HostRequest, asked: object) =>
  key === undefined ? {} : { idempotency: { key, fingerprint: () => digest(asked) } }
