import {
  type Entry,
  type Fold,
  isOver,
  MOST_SYSTEM_ENTRIES,
  NotRecalled,
  type Seat,
  type Step,
  settle,
} from '../core/index.ts'
import {
  type Access,
  actorOf,
  authorize,
  authorizeHolder,
  type Bearer,
  type Credential,
  type Holder,
  isHolder,
} from './access.ts'
import { mayHaveRunOut, outageFor } from './heartbeat.ts'
import { type Live, mayDieUnseen, withRecalled } from './live.ts'
import { confirm, type Reading } from './load.ts'
import type { Actor, TokenRow } from './ports.ts'
import { MOST_WAKES } from './read.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import { type Authored, byItself, write } from './write.ts'

/** Something that changes a match, whoever does it. */
export interface Act {
  matchId: string
  token: Credential
  /** When the request came in, by the service's clock: an act is judged at that time. */
  receivedAt: number
  /** An invitation counts as a token: for claims alone, whose refusals are for good. */
  admitsInvites?: boolean
  /** The client's key, and the digest of what was asked for. */
  idempotency?: { key: string; fingerprint(live: Live): string }
  /** Author of the entry and scope of the key, where it is not the bearer. */
  actor?: Actor
  /** Who may do this. Comes before everything but the token itself. */
  permit(reading: Pick<Reading, 'access' | 'live'>): Refusal | undefined
  /** Judges the act on the match as it is after all that was due. */
  decide(fold: Fold, access: Access, live: Live): Proposal | Refusal
}

/** Most acts want a match that is not over. */
export const refuseWhenOver = ({ table, revision }: Fold): Refusal | undefined =>
  isOver(table.status) ? refuse('match-over', 'The match is over already.', { revision }) : undefined

/** What an accepted act writes. */
export interface Proposal {
  step: Step
  /** System entries that have to come before it, such as the return of a seat's holder. */
  first?: readonly Step[]
  /** System entries that belong to it, such as the start after the last claim. */
  then?: (fold: Fold) => Step[]
  revoke?: readonly Seat[]
  grant?: readonly TokenRow[]
  names?: readonly { seat: Seat; name: string | null }[]
}

export interface Acted {
  entry: Entry
  /** The match after this entry and all that followed. */
  live: Live
  access: Access
  /** True when the entry is from an earlier request with the same key. */
  replayed: boolean
}

/** A lost race is decided again this often; then the client is asked to come back. */
const MOST_TRIES = 5

/**
 * The one way to change a match. Order of checks: token, key, due deadlines, then `decide`. The first
 * try may rest on what the process holds, since its append proves it; everything but an accepted act is
 * answered only after a load has confirmed the match. Only whose token is known to be alive, or who may
 * take a seat without one, has a place in the queue: it is for those who play.
 */
export async function act(service: Service, wanted: Act): Promise<Acted | Refusal> {
  const bearer = service.known(wanted.token)
  if (isRefusal(bearer)) return bearer
  const { matchId } = wanted
  const look = () =>
    confirm(service, matchId, bearer, {
      ...(wanted.idempotency && { key: wanted.idempotency.key }),
      ...(wanted.actor !== undefined && { actor: wanted.actor }),
      ...(wanted.admitsInvites && { admitsInvites: true }),
    })
  const held = trusted(service, wanted, bearer)
  const fresh = held ? undefined : await look()
  if (isRefusal(fresh)) return fresh
  const refused = fresh && refuseOutside(wanted, fresh)
  if (refused) return refused
  return service.inTurn(matchId, async (waited) => {
    // While others went before, the match has moved and tokens may have died.
    const confirmed = fresh !== undefined && !waited
    const known = confirmed ? fresh : trusted(service, wanted, bearer)
    const first = known ? await attempt(service, wanted, known, confirmed) : 'again'
    if (first !== 'again' && first !== 'behind') return first
    for (let tries = 0, wakes = 0; tries < MOST_TRIES && wakes < MOST_WAKES; ) {
      const reading = await look()
      if (isRefusal(reading)) return reading
      const result = await attempt(service, wanted, reading, true)
      if (result === 'again') tries++
      else if (result === 'behind') wakes++
      else return result
    }
    service.wakeLater(matchId)
    return refuse(
      'unavailable',
      'Others kept writing to this match, or it has much to catch up with; your request was not stored.',
    )
  })
}

/**
 * What a reading refuses whatever those in the queue are about to do: rights, and a claim. Once a claim is
 * refused it always will be, and anybody can send one. Other acts may become right in their turn.
 */
function refuseOutside(wanted: Act, { live, access, repeated }: Reading): Refusal | undefined {
  const refused = wanted.permit({ access, live })
  if (refused || !wanted.admitsInvites || repeated) return refused
  const isDue = settle(live.game, live.state, live.env, wanted.receivedAt).length > 0
  const proposal = isDue ? undefined : wanted.decide(live.state, access, live)
  return isRefusal(proposal) ? proposal : undefined
}

/** What an act is judged by. */
type Ground = Pick<Reading, 'live' | 'access' | 'repeated' | 'uses'>

/** What the process holds, if it has seen this token alive with that right; an append on it proves all. */
function trusted({ cache }: Service, wanted: Act, known: Bearer | Holder | undefined): Ground | undefined {
  const live = cache.get(wanted.matchId)
  const held = live && known && heldBy(live, known)
  if (!held || isRefusal(held.access) || wanted.permit({ access: held.access, live })) return undefined
  return { live, access: held.access, repeated: null, ...(held.uses && { uses: held.uses }) }
}

function heldBy(live: Live, known: Bearer | Holder): { access: Access | Refusal; uses?: string } | undefined {
  if (isHolder(known)) return { access: authorizeHolder(live.state.table.seats, known) }
  const standing = live.standings.get(known.hash)
  if (!standing) return undefined
  const access = authorize(live.match, known, standing)
  return mayDieUnseen(live, standing) ? { access, uses: known.hash } : { access }
}

/**
 * Decides once and appends. `again`: confirm the match and decide anew; `behind`: the same, since more was
 * due before the act than is done at once, and not all of it has been.
 */
async function attempt(
  service: Service,
  wanted: Act,
  ground: Ground,
  confirmed: boolean,
): Promise<Acted | Refusal | 'again' | 'behind'> {
  try {
    return await attemptOn(service, wanted, ground, confirmed)
  } catch (error) {
    if (!(error instanceof NotRecalled)) throw error
    // Seldom: the last seat has agreed that the game goes back.
    const entries = await service.ports.store.entries(wanted.matchId, 0, error.to)
    return attemptOn(service, wanted, { ...ground, live: withRecalled(ground.live, entries) }, confirmed)
  }
}

async function attemptOn(
  service: Service,
  wanted: Act,
  { live, access, repeated, uses }: Ground,
  confirmed: boolean,
): Promise<Acted | Refusal | 'again' | 'behind'> {
  const refused = wanted.permit({ access, live })
  if (refused) return confirmed ? refused : 'again'
  const idempotency = wanted.idempotency && {
    key: wanted.idempotency.key,
    fingerprint: wanted.idempotency.fingerprint(live),
  }
  if (repeated && idempotency) {
    return repeated.fingerprint === idempotency.fingerprint
      ? { entry: repeated.entry, live, access, replayed: true }
      : refuse('idempotency-key-reused', 'Another request was accepted under this key.')
  }
  const { game, env, state } = live
  const now = wanted.receivedAt
  const outage = mayHaveRunOut(live, now) ? await outageFor(service, live, now) : undefined
  const due = settle(game, state, env, now, MOST_SYSTEM_ENTRIES, outage)
  const before = due.map(bySystem)
  if (due.length === MOST_SYSTEM_ENTRIES) {
    await byItself(write(service, live, before))
    return 'behind'
  }
  const proposal = wanted.decide(due.at(-1)?.fold ?? state, access, live)
  if (isRefusal(proposal)) {
    if (!confirmed) return 'again'
    // What was due happened, whatever the command was.
    if (before.length && typeof (await byItself(write(service, live, before))) === 'string') return 'again'
    return proposal
  }
  const { step, first = [], then, ...rest } = proposal
  before.push(...first.map(bySystem))
  const actor = wanted.actor ?? actorOf(access)
  const own = then?.(step.fold) ?? []
  const forced = settle(game, own.at(-1)?.fold ?? step.fold, env, now, MOST_SYSTEM_ENTRIES, outage)
  const after = [...own, ...forced].map(bySystem)
  const moved = await write(service, live, [...before, { step, actor }, ...after], {
    ...rest,
    ...(uses !== undefined && { uses }),
    ...(idempotency && { idempotency: { actor, ...idempotency, entry: before.length } }),
  })
  return typeof moved === 'string' ? 'again' : { entry: step.entry, live: moved, access, replayed: false }
}

const bySystem = (step: Step): Authored => ({ step, actor: 'system' })
