import { type App, type Ending, isRefusal, isTalk, type News, type Refusal, refuse } from '../../app/index.ts'
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
 * The live log as Server-Sent Events (WHATWG HTML §9.2): `event: entry`, `id` = revision; `event: message` for
 * what is said meanwhile. A client that
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
    talk: true,
    signal: gone.signal,
    ...(app.ports.settings.longestStream !== undefined && { longest: app.ports.settings.longestStream }),
  })
  if (isRefusal(followed)) return followed
  const { first, stream } = followed
  if ((resumed ?? after) > first.revision) return ahead(first.revision, resumed === undefined)
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

function body(stream: AsyncGenerator<News, Ending>, cancel: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`retry: ${RETRY}\n\n`)),
    async pull(controller) {
      const { value, done } = await stream.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(toEvents(value)))
    },
    async cancel() {
      cancel()
      await stream.return('left')
    },
  })
}

/** Talk has no `id`: it is none of the log, and a client resumes by revision. */
function toEvents(news: News): string {
  if (news === null) return ': ping\n\n'
  return isTalk(news)
    ? news.messages.map((message) => toEvent('message', message)).join('')
    : news.entries.map((entry) => `id: ${entry.revision}\n${toEvent('entry', entry)}`).join('')
}

const toEvent = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const ahead = (revision: number, asked: boolean): Refusal =>
  refuse(
    asked ? 'bad-parameter' : 'bad-header',
    `The match is at revision ${revision}; a stream cannot begin after that.`,
    { revision },
  )
