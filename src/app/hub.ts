import type { Store } from './ports.ts'

/** Tells streams of this process that a match has moved. */
export interface Hub {
  /** Calls `wake` at every new revision until the returned function is called. */
  watch(matchId: string, wake: () => void): () => void
  moved(matchId: string, revision: number): void
  /** Calls every `wake` although the match has not moved: a token may have died, or the match. */
  ring(matchId: string): void
  /** Asks the database once for all watched matches: how a process hears of what others append. */
  poll(store: Store): Promise<void>
  /** How many matches are being watched. */
  watched(): number
}

export function createHub(): Hub {
  const matches = new Map<string, { revision: number; wakes: Set<() => void> }>()
  const ring = (matchId: string): void => {
    for (const wake of [...(matches.get(matchId)?.wakes ?? [])]) wake()
  }
  const moved = (matchId: string, revision: number): void => {
    const match = matches.get(matchId)
    if (!match || match.revision >= revision) return
    match.revision = revision
    ring(matchId)
  }
  return {
    watch(matchId, wake) {
      const match = matches.get(matchId) ?? { revision: 0, wakes: new Set() }
      matches.set(matchId, match)
      match.wakes.add(wake)
      return () => {
        match.wakes.delete(wake)
        if (match.wakes.size === 0 && matches.get(matchId) === match) matches.delete(matchId)
      }
    },
    moved,
    ring,
    async poll(store) {
      if (matches.size === 0) return
      const asked = [...matches.keys()]
      const revisions = await store.revisions(asked)
      for (const id of asked) {
        const revision = revisions.get(id)
        // A match that is gone wakes its streams too: they find out and end.
        if (revision === undefined) ring(id)
        else moved(id, revision)
      }
    },
    watched: () => matches.size,
  }
}

/** Without a process that hears of appends, every stream looks for itself. */
export const createPollingHub = (millis: number): Hub => ({
  watch(_matchId, wake) {
    const timer = setInterval(wake, millis)
    return () => clearInterval(timer)
  },
  moved: () => {},
  ring: () => {},
  poll: async () => {},
  watched: () => 0,
})
