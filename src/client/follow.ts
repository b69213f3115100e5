import type { WireEntry } from '../core/index.ts'
import { backoff, type Fetch, retryAfter, sleep } from './patient.ts'
import { bearer, type Problem, problemOf, type Schemas } from './rest.ts'
import { messages } from './sse.ts'

/** What one hears of a match that is being followed. */
export type Heard =
  | { kind: 'open' }
  | { kind: 'entry'; entry: WireEntry }
  /** Something was said at the table. */
  | { kind: 'message'; message: Schemas['Message'] }
  /** The connection is gone and will be tried again. */
  | { kind: 'lost' }
  /** The match is over and all has been told. */
  | { kind: 'over' }
  /** Trying again would be of no use. */
  | { kind: 'refused'; problem: Problem }

export interface Following {
  fetch: Fetch
  /** Address of the match's entries. */
  url: string
  token: string | undefined
  /** The newest revision that is known here: asked at each connection. */
  after(): number
  /** Whether it is known here that the match is over. */
  isOver(): boolean
  signal: AbortSignal
  /** `poll` is for networks that hold streams back. */
  via: 'stream' | 'poll'
  /** A connection on which nothing came for so many milliseconds is dead. */
  silence: number
}

/** A poll waits so long for something to happen, seconds. */
const POLL = 25
/** A connection that held for so long was a good one, milliseconds. */
const GOOD = 5_000
/** Refusals that a later attempt may be spared. */
const PASSING: readonly number[] = [408, 425, 429, 500]

/**
 * A match as it goes on, for as long as it takes: whatever breaks is opened again after a pause that grows,
 * from the revision that was heard last. The token goes into a header, so this is no `EventSource`.
 */
export async function* follow(following: Following): AsyncGenerator<Heard, void> {
  const { signal } = following
  let failures = 0
  while (!signal.aborted) {
    const since = Date.now()
    let asked: number | undefined
    try {
      const answer = yield* connect(following)
      if (answer === 'over') return
      if (answer === 'again') continue
      if (answer instanceof Response) {
        if (answer.status < 500 && !PASSING.includes(answer.status)) {
          yield { kind: 'refused', problem: problemOf(await answer.json().catch(() => undefined), answer) }
          return
        }
        asked = retryAfter(answer.headers)
      }
    } catch {
      // Whatever it was, the connection is gone; the next one tells more.
    }
    if (signal.aborted) return
    failures = Date.now() - since > GOOD ? 0 : failures + 1
    yield { kind: 'lost' }
    await sleep(Math.max(asked ?? 0, backoff(failures)), signal)
  }
}

/** One connection: `over`, `again` where the next one may begin at once, or the answer that was no good. */
async function* connect(following: Following): AsyncGenerator<Heard, 'over' | 'again' | 'ended' | Response> {
  const { fetch, url, token, after, via, silence } = following
  const watch = createWatch(following.signal, via === 'poll' ? silence + POLL * 1000 : silence)
  try {
    const wait = via === 'poll' ? `&limit=500&wait=${POLL}` : ''
    const Accept = via === 'poll' ? 'application/json' : 'text/event-stream'
    const request = new Request(`${url}?after=${after()}${wait}`, {
      headers: { ...bearer(token), Accept },
      signal: watch.signal,
    })
    const answer = await fetch(request)
    if (answer.status === 204) {
      yield { kind: 'over' }
      return 'over'
    }
    if (!answer.ok || !answer.body) return answer
    yield { kind: 'open' }
    return yield* via === 'poll' ? page(following, answer) : stream(following, answer.body, watch.heard)
  } finally {
    watch.stop()
  }
}

async function* page({ isOver }: Following, answer: Response): AsyncGenerator<Heard, 'over' | 'again'> {
  const { entries }: { entries: WireEntry[] } = await answer.json()
  for (const entry of entries) yield { kind: 'entry', entry }
  if (entries.length > 0 || !isOver()) return 'again'
  yield { kind: 'over' }
  return 'over'
}

async function* stream(
  { isOver }: Following,
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<Heard, 'over' | 'ended'> {
  for await (const { event, data } of messages(body, heard))
    if (event === 'entry') yield { kind: 'entry', entry: JSON.parse(data) }
    else if (event === 'message') yield { kind: 'message', message: JSON.parse(data) }
  if (!isOver()) return 'ended'
  yield { kind: 'over' }
  return 'over'
}

/** A signal that fires with another one, or when nothing was heard for too long. */
function createWatch(outer: AbortSignal, silence: number) {
  const inner = new AbortController()
  const abort = () => inner.abort()
  let timer = setTimeout(abort, silence)
  outer.addEventListener('abort', abort)
  if (outer.aborted) abort()
  return {
    signal: inner.signal,
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(abort, silence)
    },
    stop: () => {
      clearTimeout(timer)
      outer.removeEventListener('abort', abort)
      abort()
    },
  }
}
