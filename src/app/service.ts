import { type Cache, createCache } from './cache.ts'
import { createHub, type Hub } from './hub.ts'
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

export const createService = (ports: Ports, wakeLater: (matchId: string) => void): Service => ({
  ports,
  cache: createCache(ports.settings.cacheBytes),
  inTurn: createQueue(),
  hub: createHub(),
  wakeLater,
})

/** Keeps the newer of what is held and what was just put together. */
export function keep(service: Service, live: Live): void {
  const held = service.cache.get(live.match.id)
  if (!held || held.state.revision <= live.state.revision)
    service.cache.put(live.match.id, live, sizeOf(live))
}
