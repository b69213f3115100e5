import { type Cache, createCache } from './cache.ts'
import { createHub, createPollingHub, type Hub } from './hub.ts'
import { type Live, sizeOf } from './live.ts'
import type { Ports } from './ports.ts'
import { createQueue } from './queue.ts'

/** What the use cases of one process share. */
export interface Service {
  ports: Ports
  cache: Cache<Live>
  inTurn: ReturnType<typeof createQueue>
  hub: Hub
  /** Lets the bots of a match move after the answer. */
  wakeLater(matchId: string): void
}

/** What outlives a request where the use cases themselves do not. Plain data alone. */
export interface Memory {
  cache: Cache<Live>
}

export const createMemory = (bytes: number): Memory => ({ cache: createCache(bytes) })

export const createService = (
  ports: Ports,
  wakeLater: (matchId: string) => void,
  { cache }: Memory = createMemory(ports.settings.cacheBytes),
): Service => ({
  ports,
  cache,
  inTurn: createQueue(),
  hub: ports.settings.pollEvery === undefined ? createHub() : createPollingHub(ports.settings.pollEvery),
  wakeLater,
})

/** Keeps the newer of what is held and what was just put together. */
export function keep(service: Service, live: Live): void {
  const held = service.cache.get(live.match.id)
  if (!held || held.state.revision <= live.state.revision)
    service.cache.put(live.match.id, live, sizeOf(live))
}
