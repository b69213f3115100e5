import { type Entry, NotRecalled } from '../core/index.ts'
import {
  type Access,
  actorOf,
  authorize,
  authorizeHolder,
  type Bearer,
  type Holder,
  isHolder,
  notFound,
} from './access.ts'
import { type Live, mayDieUnseen, remember, update } from './live.ts'
import type { Actor, Loaded, TokenStanding } from './ports.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { keep, type Service } from './service.ts'

/** A match as one statement showed it, and what the bearer is in it. */
export interface Reading {
  live: Live
  access: Access
  /** The database's clock, milliseconds. */
  now: number
  updatedAt: number
  /** How many messages have been sent. */
  talk: number
  /** The entry that was accepted under the key asked for. */
  repeated: { entry: Entry; fingerprint: string } | null
  /** Hash of the bearer's token, where an append has to prove that it has not died meanwhile. */
  uses?: string
}

interface Asked {
  key?: string
  actor?: Actor
}

interface Asking extends Asked {
  admitsInvites?: boolean
}

/** One `load`: brings what the process does not hold yet. Undefined when there is no such match. */
export async function load(
  service: Service,
  matchId: string,
  bearer?: Bearer,
  asked: Asked = {},
): Promise<{ live: Live; loaded: Loaded } | undefined> {
  const { ports, cache } = service
  const held = cache.get(matchId)
  const loaded = await ports.store.load({
    matchId,
    held: held?.state.revision ?? 0,
    code: ports.codeVersion,
    ...(bearer && { tokenHash: bearer.hash }),
    ...asked,
  })
  if (!loaded) {
    cache.drop(matchId)
    return undefined
  }
  ports.clock.observe(loaded.now)
  const live = await assembled(service, held, loaded, matchId)
  const known = bearer ? remember(live, bearer.hash, loaded.token) : live
  keep(service, known)
  return { live: known, loaded }
}

/** What was held and what a load brought; the whole log where an agreement goes back behind both. */
async function assembled(
  { ports, cache }: Service,
  held: Live | undefined,
  loaded: Loaded,
  matchId: string,
): Promise<Live> {
  try {
    return update(ports, held, loaded)
  } catch (error) {
    if (!(error instanceof NotRecalled)) throw error
    cache.drop(matchId)
    const whole = await ports.store.load({ matchId, held: 0 })
    if (!whole) throw error
    return update(ports, undefined, whole)
  }
}

/** A load, and what its bearer may do: confirms revision, token and key at one moment. */
export async function confirm(
  service: Service,
  matchId: string,
  known: Bearer | Holder | undefined,
  asking: Asking = {},
): Promise<Reading | Refusal> {
  const { admitsInvites = false, ...asked } = asking
  const bearer = isHolder(known) ? undefined : known
  const scope = isHolder(known) && { actor: actorOf({ kind: 'seat', ...known }) }
  const found = await load(service, matchId, bearer, { ...scope, ...asked })
  if (!found) return notFound()
  const { live, loaded } = found
  const access = isHolder(known)
    ? authorizeHolder(live.state.table.seats, known)
    : authorize(live.match, bearer, loaded.token, admitsInvites)
  if (isRefusal(access)) return access
  const token = bearer && loaded.token
  const isNew = token && !token.used && access.kind !== 'invite'
  const marked = isNew ? await markUsed(service, live, bearer.hash, token) : live
  // Somebody else has used it since it was looked up, or it has died.
  if (!marked) return confirm(service, matchId, known, asking)
  return {
    live: marked,
    access,
    now: loaded.now,
    updatedAt: loaded.head.updatedAt,
    talk: loaded.head.talk,
    repeated: loaded.repeated,
    ...(token && mayDieUnseen(live, { ...token, used: true }) && { uses: bearer.hash }),
  }
}

/** The match with the token among those that were used; undefined where this is not its first use. */
async function markUsed(
  service: Service,
  live: Live,
  hash: string,
  standing: TokenStanding,
): Promise<Live | undefined> {
  if (!(await service.ports.store.markUsed(live.match.id, hash))) return undefined
  const known = remember(live, hash, { ...standing, used: true })
  keep(service, known)
  return known
}
