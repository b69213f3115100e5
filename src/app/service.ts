import { canonical, digest } from '../core/index.ts'
import { type Bearer, type Credential, type Holder, readBearer } from './access.ts'
import { type Cache, createCache } from './cache.ts'
import type { Alive } from './heartbeat.ts'
import { createHub, createPollingHub, type Hub } from './hub.ts'
import { type Live, measured } from './live.ts'
import type { Ports } from './ports.ts'
import { createQueue } from './queue.ts'
import { isRefusal, type Refusal } from './refusal.ts'

/** What the use cases of one process share. */
export interface Service {
  ports: Ports
  cache: Cache<Live>
  resting: Memory['resting']
  answered: Memory['answered']
  alive: Alive
  inTurn: ReturnType<typeof createQueue>
  hub: Hub
  /** Reads a bearer token without asking the database; undefined where there is none. */
  bearer(token: string | undefined): Bearer | Refusal | undefined
  /** The same for any credential. */
  known(credential: Credential): Bearer | Holder | Refusal | undefined
  /** As core's `digest`, and as fast as the runtime can. */
  digest(value: unknown): string
  /** Lets the bots of a match move after the answer. */
  wakeLater(matchId: string): void
}

/** What outlives a request where the use cases themselves do not. Plain data alone. */
export interface Memory {
  cache: Cache<Live>
  /** What well-formed tokens hash to. */
  bearers: Cache<Bearer>
  /** Matches that could not be woken: until when they are left alone, and how long that is; milliseconds. */
  resting: Map<string, { until: number; pause: number }>
  /** How many mails of an address were answered in an hour; hours since 1970. */
  answered: Cache<{ hour: number; many: number }>
  alive: Alive
}

/** So many tokens are remembered, and so many addresses that were answered. */
const MOST_BEARERS = 20_000
const MOST_ANSWERED = 20_000

export const createMemory = (bytes: number): Memory => ({
  cache: createCache(bytes),
  bearers: createCache(MOST_BEARERS),
  resting: new Map(),
  answered: createCache(MOST_ANSWERED),
  alive: { at: 0, outage: undefined },
})

export const createService = (
  ports: Ports,
  wakeLater: (matchId: string) => void,
  { cache, bearers, resting, answered, alive }: Memory = createMemory(ports.settings.cacheBytes),
): Service => {
  const bearer = (token: string | undefined) => remembered(bearers, token, ports.settings.adminKeyHash)
  return {
    ports,
    cache,
    resting,
    answered,
    alive,
    digest: (value) => ports.sha256?.(typeof value === 'string' ? value : canonical(value)) ?? digest(value),
    bearer,
    known: (credential) => (typeof credential === 'object' ? credential : bearer(credential)),
    inTurn: createQueue(),
    hub: ports.settings.pollEvery === undefined ? createHub() : createPollingHub(ports.settings.pollEvery),
    wakeLater,
  }
}

/** A client sends its token again and again, and hashing it is among the dearest parts of a request. */
function remembered(
  bearers: Cache<Bearer>,
  token: string | undefined,
  adminKeyHash: string | undefined,
): Bearer | Refusal | undefined {
  const known = token === undefined ? undefined : bearers.get(token)
  if (known) return known
  const bearer = readBearer(token, adminKeyHash)
  if (token !== undefined && bearer && !isRefusal(bearer)) bearers.put(token, bearer, 1)
  return bearer
}

/** Keeps the newer of what is held and what was just put together. */
export function keep(service: Service, live: Live): void {
  const held = service.cache.get(live.match.id)
  if (held && (held === live || held.state.revision > live.state.revision)) return
  const kept = measured(live)
  service.cache.put(live.match.id, kept, kept.size.bytes)
}
