import type { Context } from 'hono'
import { type App, isRefusal, type Refusal, refuse } from '../../app/index.ts'
import { EVERYWHERE } from '../rest/everywhere.ts'
import type { Admission, Asked } from '../rest/gate.ts'
import { readBearerHeader, readLastEventId } from '../rest/headers.ts'
import { readJson } from '../rest/json-body.ts'
import { pathOf } from '../rest/path.ts'
import { HTTP_PROBLEMS, httpProblem, problemResponse, STATUS } from '../rest/problem.ts'
import type { Asking } from './asking.ts'
import { asRequest, type Draft } from './draft.ts'
import { requestError } from './problem.ts'
import { createSchema } from './schema.ts'
import { createEngine, graphiqlFor } from './yoga.ts'

type Gate = (asked: Asked, token: string | undefined, c: Context) => Promise<Admission>

/** GraphQL over HTTP, for whatever mounts it at its address. */
export function createGraphql() {
  let engine: ReturnType<typeof createEngine> | undefined
  // Made when it is first asked for: a Worker must not spend its start on it.
  const engineFor = async (app: App) => {
    if (engine) return engine
    const text = await app.ports.documents.graphql()
    engine ??= createEngine(createSchema(text))
    return engine
  }
  /**
   * @param gate rate limits, as for any operation
   * @param graphiql whether a browser that comes to the address is given GraphiQL
   * @param from the client's address as far as it can be known
   */
  return async (
    c: Context,
    app: App,
    gate: Gate,
    { graphiql, from }: { graphiql: boolean; from: string },
  ): Promise<Response> => {
    const { raw } = c.req
    const body = raw.method === 'POST' ? await readJson(raw) : undefined
    const token = readBearerHeader(raw.headers)
    const resumed = readLastEventId(raw.headers)
    const fault =
      refusedBefore(app, token, resumed) ?? (raw.method === 'POST' ? faultOf(body) : faultIn(raw.url))
    let admission: Admission | undefined
    const admit = async (cost: Pick<Asked, 'charges' | 'heedsToken'>) => {
      admission = await gate({ token: 'optional', ...cost }, token, c)
      return admission.refused
    }
    const asking: Asking = {
      app,
      token,
      receivedAt: app.ports.clock.now(),
      from,
      resumed: typeof resumed === 'number' ? resumed : undefined,
      proof: { good: false },
      gone: leaving(raw),
      stream: {},
      ...(fault && { fault }),
      async admit(cost) {
        const refused = await admit(cost)
        if (refused)
          throw requestError('rate-limited', refused.status, 'Too many requests.', limitsIn(refused))
      },
      async charge(more) {
        const refused = more > 0 && !admission?.refused ? await admission?.charge(more) : undefined
        if (refused)
          throw requestError('rate-limited', refused.status, 'Too many requests.', limitsIn(refused))
      },
    }
    const value = body && 'value' in body ? body.value : undefined
    const request = asRequest(raw, value)
    const draft =
      (graphiql ? graphiqlFor(request) : undefined) ?? (await (await engineFor(app))(request, asking))
    // What was not executed has cost something too: it was read.
    if (!admission) {
      const refused = await admit({ charges: ['read'], heedsToken: () => fault !== undefined })
      if (refused) return tooMany(draft, refused)
    }
    return toResponse(c, draft, asking, await settled(admission!, asking.proof.good))
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

function faultOf(body: Awaited<ReturnType<typeof readJson>>) {
  if (!body) return requestError('malformed-json', 400, 'A JSON body is needed.')
  if ('value' in body) return undefined
  return requestError(body.fault, HTTP_PROBLEMS[body.fault].status, body.detail)
}

/** Parameters of a GET that have to be JSON. */
function faultIn(url: string) {
  const { searchParams } = new URL(url)
  try {
    for (const name of ['variables', 'extensions']) JSON.parse(searchParams.get(name) || 'null')
    return undefined
  } catch {
    return requestError('malformed-json', 400, 'A parameter in the address is not JSON.')
  }
}

const settled = (admission: Admission, good: boolean) =>
  admission.refused ? {} : admission.settle(good ? 200 : 401)

/** For the viewer alone, and another one may be told otherwise under the same address. */
const PRIVATE = { 'Cache-Control': 'private, no-store', Vary: 'Authorization, Accept' }

function toResponse(
  c: Context,
  { status, headers, body }: Draft,
  { stream }: Asking,
  more: Record<string, string>,
): Response {
  if (stream.nothing) return new Response(null, { status: 204, headers: { ...EVERYWHERE, ...more } })
  if (body === null) {
    const code = status === 406 ? 'not-acceptable' : 'unsupported-media-type'
    return problemResponse(httpProblem(code, HTTP_PROBLEMS[code].title, pathOf(c)), more)
  }
  const { Allow, ...told } = headers
  return new Response(body, {
    status,
    headers: {
      ...EVERYWHERE,
      ...PRIVATE,
      ...told,
      ...(status === 405 && Allow !== undefined && { Allow }), // older clients are told of it with a 200
      ...more,
    },
  })
}

/** In place of an answer that was ready, in its media type. */
function tooMany(draft: Draft, refused: Refused): Response {
  const type = draft.headers['Content-Type'] ?? 'application/json'
  return new Response(
    JSON.stringify({ errors: [{ message: 'Too many requests.', extensions: { code: 'rate-limited' } }] }),
    {
      status: refused.status,
      headers: { ...EVERYWHERE, ...PRIVATE, 'Content-Type': type, ...limitsIn(refused) },
    },
  )
}

type Refused = NonNullable<Admission['refused']>

/** The headers of a refusal that speak of limits; the others are those of a problem over REST. */
const limitsIn = ({ headers }: Refused): Record<string, string> => {
  const { 'Content-Type': _type, 'Cache-Control': _control, ...limits } = headers ?? {}
  return limits
}
