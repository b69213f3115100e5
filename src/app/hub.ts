import type { Store, Watch } from './ports.ts'

/** Tells streams of this process that a match has moved. */
export interface Hub {
  /** Calls `wake` at every new revision, and when the token has died, until the returned function is called. */
  watch(stream: Watch, wake: () => void): () => void
  moved(matchId: string, revision: number): void
  /** Calls every `wake` although the match has not moved: something was said, or a token may have died, or the match. */
  ring(matchId: string): void
  /** Asks the database once for all streams: how a process hears of what others append and of tokens that they kill. */
  poll(store: Store): Promise<void>
  /** How many matches are being watched. */
  watched(): number
}

export function createHub(): Hub {
  /** Wakes by the hash of the token, where there is one. */
  const matches = new Map<
    string,
    { revision: number; talk: number; wakes: Map<() => void, string | undefined> }
  >()
  const ring = (matchId: string, tokenHash?: string): void => {
    for (const [wake, hash] of [...(matches.get(matchId)?.wakes ?? [])])
      if (tokenHash === undefined || tokenHash === hash) wake()
  }
  const moved = (matchId: string, revision: number): void => {
    const match = matches.get(matchId)
    if (!match || match.revision >= revision) return
    match.revision = revision
    ring(matchId)
  }
  const talked = (matchId: string, talk: number): void => {
    const match = matches.get(matchId)
    if (!match || match.talk >= talk) return
    match.talk = talk
    ring(matchId)
  }
  /** Each match and token once. */
  const streams = (): Watch[] =>
    [...matches].flatMap(([matchId, { wakes }]) =>
      [...new Set(wakes.values())].map((hash) =>
        hash === undefined ? { matchId } : { matchId, tokenHash: hash },
      ),
    )
  return {
    watch({ matchId, tokenHash }, wake) {
      const match = matches.get(matchId) ?? { revision: 0, talk: 0, wakes: new Map() }
      matches.set(matchId, match)
      match.wakes.set(wake, tokenHash)
      return () => {
        match.wakes.delete(wake)
        if (match.wakes.size === 0 && matches.get(matchId) === match) matches.delete(matchId)
      }
    },
    moved,
    ring: (matchId) => ring(matchId),
    async poll(store) {
      if (matches.size === 0) return
      const asked = streams()
      const told = await store.watch(asked)
      for (const [i, { matchId, tokenHash }] of asked.entries()) {
        const now = told[i]
        // A match that is gone wakes its streams too: they find out and end, as those of a dead token do.
        if (!now) ring(matchId)
        else if (now.dead) ring(matchId, tokenHash)
        if (now) moved(matchId, now.revision)
        if (now) talked(matchId, now.talk)
      }
    },
    watched: () => matches.size,
  }
}

/** Without a process that hears of appends, every stream looks for itself. */
export const createPollingHub = (millis: number): Hub => ({
  watch(_stream, wake) {
    const timer = setInterval(wake, millis)
    return () => clearInterval(timer)
  },
  moved: () => {},
  ring: () => {},
  poll: async () => {},
  watched: () => 0,
})
