import { administer, digest } from '../core/index.ts'
import { needHost } from './access.ts'
import { act, refuseWhenOver } from './act.ts'
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

/** What a request is known by when it comes again. */
export const keyed = ({ key }: HostRequest, asked: object) =>
  key === undefined ? {} : { idempotency: { key, fingerprint: () => digest(asked) } }
