import { type App, type Ending, type EntriesPage, isRefusal, type Refusal } from '../../app/index.ts'
import { readLastEventId } from '../rest/headers.ts'

/** A client that lost its stream comes back after so many milliseconds. */
const RETRY = 2000

interface Streaming {
  app: App
  request: Request
  path: Readonly<Record<string, string>>
  token: string | undefined
}

/**
 * The live log as Server-Sent Events (WHATWG HTML §9.2): `event: entry`, `id` = revision. A client that
 * has seen everything of a match that is over gets 204, which tells it not to come back.
 */
export async function streamEntries(
  { app, request, path, token }: Streaming,
  after: number,
  lines: boolean,
): Promise<Response | Refusal> {
  const resumed = readLastEventId(request.headers)
  if (isRefusal(resumed)) return resumed
  const gone = new AbortController()
  request.signal.addEventListener('abort', () => gone.abort())
  const followed = await app.follow(path.id!, token, {
    after: resumed ?? after,
    lines,
    signal: gone.signal,
    ...(app.ports.settings.longestStream !== undefined && { longest: app.ports.settings.longestStream }),
  })
  if (isRefusal(followed)) return followed
  const { first, stream } = followed
  if ((resumed ?? after) > first.revision) return ahead(first.revision)
  if (first.over && first.entries.length === 0) return new Response(null, { status: 204 })
  return new Response(
    body(stream, () => gone.abort()),
    {
      headers: {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'private, no-store',
        Vary: 'Authorization',
        'X-Accel-Buffering': 'no',
      },
    },
  )
}

function body(
  stream: AsyncGenerator<EntriesPage | null, Ending>,
  cancel: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`retry: ${RETRY}\n\n`)),
    async pull(controller) {
      const { value, done } = await stream.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value ? value.entries.map(toEvent).join('') : ': ping\n\n'))
    },
    async cancel() {
      cancel()
      await stream.return('left')
    },
  })
}

const toEvent = (entry: EntriesPage['entries'][number]): string =>
  `id: ${entry.revision}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`

const ahead = (revision: number): Refusal => ({
  refused: true,
  kind: 'malformed',
  code: 'bad-header',
  title: 'A header cannot be read',
  detail: `The match is at revision ${revision}; a stream cannot begin after that.`,
  revision,
})
