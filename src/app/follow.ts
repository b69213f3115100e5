import { nextDeadline } from '../core/index.ts'
import { type EntriesPage, getEntries } from './get-entries.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import type { Service } from './service.ts'
import { hear, type Talk } from './talk/read.ts'

export interface Following {
  after: number
  /** Entries in a page at most. */
  limit?: number
  lines?: boolean
  /** Tells of what is said at the table as well, from now on. */
  talk?: boolean
  /** Ends the stream, as when the client has gone. */
  signal: AbortSignal
  /** The stream ends by itself after this many milliseconds; the client comes back. */
  longest?: number
}

/**
 * How a stream came to its end: its reader left, the match is over and all was told, it was as long as it
 * may be, or its token or the match is gone.
 */
export type Ending = 'left' | 'over' | 'paused' | Refusal

/** What a stream tells; null where nothing has happened for a while. */
export type News = EntriesPage | Talk | null

export const isTalk = (news: News): news is Talk => news !== null && 'messages' in news

/** A quiet stream says something this often, milliseconds, and looks whether its token still lives. */
const QUIET = 20_000

/**
 * A match as it goes on: pages of entries, talk as it comes where it is asked for, and null now and then where
 * nothing happened. Ends when the token dies, the match is removed, or it is over and all has been told.
 * @returns a refusal, or the first page and the stream that begins with it
 */
export async function follow(
  service: Service,
  matchId: string,
  token: string | undefined,
  following: Following,
): Promise<Refusal | { first: EntriesPage; stream: AsyncGenerator<News, Ending> }> {
  const first = await getEntries(service, matchId, token, following)
  if (isRefusal(first)) return first
  return { first, stream: pages(service, matchId, token, following, first) }
}

async function* pages(
  service: Service,
  matchId: string,
  token: string | undefined,
  { after, limit, lines = false, talk = false, signal, longest = Number.POSITIVE_INFINITY }: Following,
  first: EntriesPage,
): AsyncGenerator<News, Ending> {
  const bell = createBell()
  const bearer = service.bearer(token)
  const tokenHash = bearer && !isRefusal(bearer) ? bearer.hash : undefined
  const stop = service.hub.watch({ matchId, ...(tokenHash !== undefined && { tokenHash }) }, bell.ring)
  bell.ring() // something may have happened between the first page and the watch
  signal.addEventListener('abort', bell.ring)
  const until = performance.now() + longest
  try {
    let seen = after
    let heard = first.talk
    for (
      let page: EntriesPage | Refusal = first;
      ;
      page = await getEntries(service, matchId, token, { after: seen, lines, ...(limit && { limit }) })
    ) {
      if (signal.aborted) return 'left'
      if (isRefusal(page)) return page
      if (talk && page.talk > heard) {
        const news = await hear(service, matchId, page.viewer, { after: heard, upTo: page.talk })
        heard = news.heard
        if (news.messages.length) yield { messages: news.messages }
      }
      if (page.entries.length) {
        seen = page.entries.at(-1)!.revision
        yield page
        continue
      }
      if (page.over) return 'over'
      if (performance.now() > until) return 'paused'
      const rang = await bell.wait(
        Math.min(QUIET, untilDeadline(service, matchId), until - performance.now()),
      )
      if (!rang && !signal.aborted) yield null
    }
  } finally {
    stop()
    signal.removeEventListener('abort', bell.ring)
  }
}

/** An open stream wakes its match when the next deadline is due. */
function untilDeadline({ cache, ports }: Service, matchId: string): number {
  const live = cache.get(matchId)
  const deadline = live && nextDeadline(live.game, live.state)
  return deadline ? Math.max(0, deadline.at - ports.clock.now()) + 5 : QUIET
}

/** Remembers a ring that nobody was waiting for yet, so that none is lost. */
function createBell() {
  let rung = false
  let answer: ((rang: boolean) => void) | undefined
  return {
    ring(): void {
      rung = true
      answer?.(true)
    },
    /** True when it rang before `millis` had gone by. */
    async wait(millis: number): Promise<boolean> {
      let timer: ReturnType<typeof setTimeout> | undefined
      const rang =
        rung ||
        (await new Promise<boolean>((done) => {
          answer = done
          timer = setTimeout(() => done(false), millis)
        }))
      clearTimeout(timer)
      answer = undefined
      rung = false
      return rang
    },
  }
}
