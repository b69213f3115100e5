import { type Entry, isOver, redact, type Viewer } from '../core/index.ts'
import { viewerOf } from './access.ts'
import { presentEntry } from './present.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import type { Service } from './service.ts'
import type { EntriesOut } from './shapes.ts'

/** Entries in one page are at most this many, and about this many bytes. */
export const PAGE = { most: 500, usual: 100, bytes: 1 << 20 }

export interface EntriesPage extends EntriesOut {
  viewer: Viewer
  /** The match's revision when the page was made. */
  revision: number
  /** Nothing will follow. */
  over: boolean
  /** How many messages had been sent. */
  talk: number
}

/** The log from after a revision, as the bearer may see it. */
export async function getEntries(
  service: Service,
  matchId: string,
  token: string | undefined,
  { after = 0, limit = PAGE.usual, lines = false }: { after?: number; limit?: number; lines?: boolean },
): Promise<EntriesPage | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const { live, access, talk } = reading
  const { revision, table } = live.state
  const stored = after < revision ? await service.ports.store.entries(matchId, after, limit) : []
  const viewer = viewerOf(access)
  const entries = fitPage(stored, (entry) => presentEntry(live, redact(entry, viewer), lines))
  const last = entries.at(-1)?.revision
  return {
    entries,
    next: last !== undefined && last < revision ? last : null,
    rulesVersion: live.game.meta.rulesVersion,
    viewer,
    revision,
    over: isOver(table.status),
    talk,
  }
}

const encoder = new TextEncoder()

function fitPage<T>(stored: readonly Entry[], present: (entry: Entry) => T): T[] {
  const page: T[] = []
  let bytes = 0
  for (const entry of stored) {
    const shown = present(entry)
    bytes += encoder.encode(JSON.stringify(shown)).length
    if (page.length > 0 && bytes > PAGE.bytes) break
    page.push(shown)
  }
  return page
}
