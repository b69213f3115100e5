/** A page's, Node's or a Worker's `fetch`. */
export type Fetch = (request: Request) => Promise<Response>

/** An answer that takes longer than this is taken for lost, milliseconds. */
const LONGEST_ANSWER = 20_000
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8_000

const READS: readonly string[] = ['GET', 'HEAD']
/** What a service, or what stands before it, answers when it could not do it now. */
const PASSING: readonly number[] = [429, 502, 503, 504]

/**
 * A `fetch` that asks again where that is safe: reads, and posts, each of which goes out under an
 * `Idempotency-Key` of its own. A lost answer, a 429, 502, 503 or 504 is no answer yet; `Retry-After` is kept
 * to. Bodies are read whole, so that an answer that breaks off counts as lost.
 * @param patience no further attempt is begun after so many milliseconds; then the last answer or error is given
 */
export const patient =
  (once: Fetch, patience: number): Fetch =>
  async (request) => {
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', randomKey())
    const repeatable = request.method === 'POST' || READS.includes(request.method)
    const body = READS.includes(request.method) ? null : (await request.text()) || null
    const until = Date.now() + patience
    for (let failures = 0; ; failures++) {
      const result = await attempt(once, request, body)
      if (result instanceof Response && !PASSING.includes(result.status)) return result
      const pause = (result instanceof Response && retryAfter(result.headers)) || backoff(failures)
      if (!repeatable || request.signal.aborted || Date.now() + pause > until) {
        if (result instanceof Response) return result
        throw result.error
      }
      await sleep(pause, request.signal)
    }
  }

async function attempt(
  once: Fetch,
  request: Request,
  body: string | null,
): Promise<Response | { error: unknown }> {
  const wait = Number(new URL(request.url).searchParams.get('wait') ?? 0) * 1000
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(LONGEST_ANSWER + wait)])
  try {
    const answer = await once(new Request(request, { signal, ...(body !== null && { body }) }))
    const { status, statusText, headers } = answer
    return new Response(answer.body && (await answer.arrayBuffer()), { status, statusText, headers })
  } catch (error) {
    return { error }
  }
}

/** How long `Retry-After` (RFC 9110, 10.2.3) asks for, milliseconds; undefined where it does not. */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')
  if (value === null) return undefined
  const millis = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(millis) ? Math.max(0, millis) : undefined
}

/** The pause after so many failures in a row, milliseconds: longer each time, and never the same for all. */
export const backoff = (failures: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + Math.random() / 2)

/** Resolves after some milliseconds, or at once when the signal fires. */
export function sleep(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      done()
    }
    const timer = setTimeout(wake, millis)
    if (signal.aborted) wake()
    else signal.addEventListener('abort', wake)
  })
}

/** A key that nobody can guess: 128 random bits as a UUID. Pages that came over plain HTTP have no `randomUUID`. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
