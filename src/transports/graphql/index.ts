import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Context } from 'hono'
import { type App, isRefusal, type Refusal, refuse } from '../../app/index.ts'
import type { AnyGame } from '../../core/index.ts'
import { EVERYWHERE } from '../rest/everywhere.ts'
import type { Admission, Asked } from '../rest/gate.ts'
import { readBearerHeader, readLastEventId } from '../rest/headers.ts'
import { readJson } from '../rest/json-body.ts'
import { pathOf } from '../rest/path.ts'
import { HTTP_PROBLEMS, httpProblem, problemResponse, STATUS } from '../rest/problem.ts'
import type { Asking } from './asking.ts'
import { createEngine } from './engine.ts'
import { GRAPHIQL } from './graphiql.ts'
import { type Media, mediaFor, STREAM, wantsPage } from './media.ts'
import { checkParams, type Params, paramsIn } from './params.ts'
import { requestError } from './problem.ts'
import { failed, httpOf, type Results, statusOf, textOf, told } from './results.ts'
import { createSchema } from './schema.ts'
import { eventStream } from './stream.ts'

type Gate = (asked: Asked, c: Context) => Promise<Admission>

/** GraphQL over HTTP, for whatever mounts it at its address. */
export function createGraphql(games: Readonly<Record<string, AnyGame>>) {
  let made: Engine | undefined
  // Made when it is first asked for: a Worker must not spend its start on it.
  const engine = () => {
    made ??= createEngine(createSchema(games))
    return made
  }
  /**
   * @param gate rate limits, as for any operation
   * @param graphiql whether a browser that comes to the address is given GraphiQL
   */
  return async (c: Context, app: App, gate: Gate, graphiql: boolean): Promise<Response> => {
    const { raw } = c.req
    const token = readBearerHeader(raw.headers)
    const resumed = readLastEventId(raw.headers)
    const read = refusedBefore(app, token, resumed) ?? (await readParams(raw))
    const faulty = read instanceof GraphQLError
    let admission: Admission | undefined
    const admit = async (cost: Pick<Asked, 'charges' | 'heedsToken'>) => {
      admission = await gate({ token: 'optional', ...cost }, c)
      return admission.refused
    }
    const asking: Asking = {
      app,
      token,
      receivedAt: app.ports.clock.now(),
      resumed: typeof resumed === 'number' ? resumed : undefined,
      proof: { good: false },
      gone: leaving(raw),
      stream: {},
      async admit(cost) {
        const refused = await admit(cost)
        if (refused)
          throw requestError('rate-limited', refused.status, 'Too many requests.', limitsIn(refused))
      },
    }
    const media = mediaFor(raw.headers)
    const channel = { changes: raw.method === 'POST', streams: media === STREAM }
    const answer = async (): Promise<Answer | undefined> => {
      if (graphiql && wantsPage(raw)) return PAGE
      if (!media) return undefined
      const results = faulty ? failed(read) : await engine()(read, asking, channel).catch(failed)
      return results && answerWith(results, asking, media)
    }
    const answered = await answer()
    // What was not executed has cost something too: it was read.
    if (!admission) {
      const refused = await admit({ charges: ['read'], heedsToken: () => faulty })
      if (refused) return tooMany(media, refused)
    }
    return toResponse(c, answered, await settled(admission!, asking.proof.good))
  }
}

type Engine = ReturnType<typeof createEngine>

/** An answer that is not made yet: headers that are added to a `Response` afterwards are dear. */
interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | ReadableStream | null
}

const PAGE: Answer = { status: 200, headers: { 'Content-Type': 'text/html' }, body: GRAPHIQL }

function answerWith(results: Results, asking: Asking, media: Media): Answer {
  if (asking.stream.nothing) {
    asking.gone().abort()
    return { status: 204, headers: {}, body: null }
  }
  const { status, headers } = httpOf(results)
  if (media === STREAM)
    return {
      status: status ?? 200,
      headers: { ...headers, 'Content-Type': STREAM, 'X-Accel-Buffering': 'no' },
      body: eventStream(results, asking),
    }
  const result = told(results as ExecutionResult, asking)
  return {
    status: status ?? statusOf(result, media),
    headers: { ...headers, 'Content-Type': `${media}; charset=utf-8` },
    body: textOf(result),
  }
}

function leaving(request: Request): () => AbortController {
  let gone: AbortController | undefined
  return () => {
    if (gone) return gone
    const made = new AbortController()
    request.signal.addEventListener('abort', () => made.abort())
    gone = made
    return made
  }
}

/** What can be said of the headers alone. */
function refusedBefore(app: App, token: string | undefined, resumed: number | undefined | Refusal) {
  const refused =
    token === 'unreadable'
      ? refuse('token-invalid', 'Send one "Authorization: Bearer" with a token.')
      : (app.checkToken(token) ?? (isRefusal(resumed) ? resumed : undefined))
  if (!refused) return undefined
  const status = STATUS[refused.kind]
  return requestError(refused.code, status, refused.detail, {
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
  })
}

/** What is asked, or what is wrong with how it is. */
async function readParams(request: Request): Promise<Params | GraphQLError> {
  try {
    return checkParams(request.method === 'POST' ? await bodyOf(request) : paramsIn(request.url))
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const body = await readJson(request)
  if (!body) throw requestError('malformed-json', 400, 'A JSON body is needed.')
  if ('fault' in body) throw requestError(body.fault, HTTP_PROBLEMS[body.fault].status, body.detail)
  return body.value
}

const settled = (admission: Admission, good: boolean) =>
  admission.refused ? {} : admission.settle(good ? 200 : 401)

/** For the viewer alone, and another one may be told otherwise under the same address. */
const PRIVATE = { 'Cache-Control': 'private, no-store', Vary: 'Authorization, Accept' }

function toResponse(c: Context, answer: Answer | undefined, more: Record<string, string>): Response {
  if (!answer)
    return problemResponse(
      httpProblem('not-acceptable', HTTP_PROBLEMS['not-acceptable'].title, pathOf(c)),
      more,
    )
  const { status, headers, body } = answer
  return new Response(body, { status, headers: { ...EVERYWHERE, ...PRIVATE, ...headers, ...more } })
}

/** In place of an answer that was ready, in its media type. */
function tooMany(media: Media = 'application/json', refused: Refused): Response {
  const { status } = refused
  const errors = [new GraphQLError('Too many requests.', { extensions: { code: 'rate-limited' } })]
  return new Response(textOf({ errors }), {
    status,
    headers: { ...EVERYWHERE, ...PRIVATE, 'Content-Type': media, ...limitsIn(refused) },
  })
}

type Refused = NonNullable<Admission['refused']>

/** The headers of a refusal that speak of limits; the others are those of a problem over REST. */
const limitsIn = ({ headers }: Refused): Record<string, string> => {
  const { 'Content-Type': _type, 'Cache-Control': _control, ...limits } = headers ?? {}
  return limits
}
