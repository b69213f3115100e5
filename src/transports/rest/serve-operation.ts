import { type App, isRefusal, type Refusal, refuse } from '../../app/index.ts'
import { fieldErrors } from '../../core/index.ts'
import { conform } from '../conform.ts'
import { unavailable } from '../unavailable.ts'
import { quality, readIdempotencyKey, readIfMatch } from './headers.ts'
import { parseJson, readBytes } from './json-body.ts'
import type { Input, Operation, Reply, Site } from './operation.ts'
import { pathIn } from './path.ts'
import { type HttpCode, httpProblem, problemReply, refusalProblem } from './problem.ts'

/** What the router knows of a request beside the request itself. */
export interface Incoming {
  app: App
  site: Site
  request: Request
  /** The bearer token, as `readBearerHeader` gives it. */
  token: string | undefined | 'unreadable'
  path: Record<string, string>
  /** The client's address as far as it can be known. */
  from(): string
  /** Takes more out of the bucket of the operation. */
  charge(more: number): Promise<Reply | undefined>
}

/** One request to one operation: read, validate, hand over. Never throws. */
export async function serveOperation(op: Operation, incoming: Incoming): Promise<Reply | Response> {
  const { app, request } = incoming
  const problem = (code: HttpCode, detail: string) =>
    problemReply(httpProblem(code, detail, pathIn(request.url)))
  const refused = (refusal: Refusal) => problemReply(refusalProblem(refusal, pathIn(request.url)))
  try {
    if (!producible(op, request.headers))
      return problem('not-acceptable', 'The Accept header leaves nothing that this address can send.')
    const head = readHead(op, incoming)
    if (isRefusal(head)) return refused(head)
    const body = hasBody(request) ? readBody(op, request, await readBytes(request)) : undefined
    if (body && 'fault' in body) return problem(body.fault, body.detail)
    const input = { ...head, body: body?.value }
    const more = op.weigh?.(input) ?? 0
    const held = more > 0 ? await incoming.charge(more) : undefined
    if (held) return held
    const reply = await op.handle(input)
    return isRefusal(reply) ? refused(reply) : reply
  } catch (error) {
    const known = unavailable(error)
    if (known) return refused(known)
    app.ports.log.error('request', error, { operation: op.id })
    return problem('internal', 'Nothing is known to be stored. It has been noted.')
  }
}

/** Whether there is a representation that the client takes. What has no body is as good as any. */
function producible({ success }: Operation, headers: Headers): boolean {
  if (!headers.has('Accept')) return true
  const types = Object.values(success).flatMap(({ schema, type = 'application/json', also = {} }) =>
    schema ? [type, ...Object.keys(also)] : [],
  )
  return types.length === 0 || types.some((type) => quality(headers, type) > 0)
}

/** All but the body. */
function readHead(
  op: Operation,
  { app, site, request, token, path, from }: Incoming,
): Omit<Input, 'body'> | Refusal {
  const receivedAt = app.ports.clock.now()
  const { headers } = request
  if (token === 'unreadable') return refuse('token-invalid', 'Send one "Authorization: Bearer" with a token.')
  const malformed = op.token === 'own' ? undefined : app.checkToken(token)
  if (malformed) return malformed
  const key = op.headers?.includes('Idempotency-Key') ? readIdempotencyKey(headers) : undefined
  if (isRefusal(key)) return key
  const ifMatch = op.headers?.includes('If-Match') ? readIfMatch(headers) : undefined
  if (isRefusal(ifMatch)) return ifMatch
  const query = readQuery(op, request.url)
  if (isRefusal(query)) return query
  return {
    app,
    site,
    request,
    path,
    query,
    token,
    key,
    ifMatch,
    ifNoneMatch: headers.get('If-None-Match') ?? undefined,
    minimal: !!op.headers?.includes('Prefer') && isMinimal(headers),
    receivedAt,
    from,
  }
}

const isMinimal = (headers: Headers): boolean =>
  /(^|[\s,;])return=minimal($|[\s,;])/.test(headers.get('Prefer') ?? '')

/** What an operation makes of an address without parameters: always the same, and most have none. */
const unasked = new WeakMap<Operation, Record<string, unknown> | Refusal>()

function readQuery(op: Operation, url: string): Record<string, unknown> | Refusal {
  if (!op.query && op.method === 'get') return {}
  if (url.includes('?')) return readParameters(op, url)
  const known = unasked.get(op) ?? readParameters(op, url)
  unasked.set(op, known)
  return known
}

function readParameters(op: Operation, url: string): Record<string, unknown> | Refusal {
  const { searchParams } = new URL(url)
  // A misspelt parameter must not turn a question into a deed.
  const unknown = [...searchParams.keys()].filter((name) => !Object.hasOwn(op.query?.shape ?? {}, name))
  if (op.method !== 'get' && unknown.length)
    return refuse('bad-parameter', 'This address takes no such parameter.', {
      errors: unknown.map((name) => ({
        path: `/${name}`,
        code: 'unknown-key',
        message: 'There is no such parameter',
      })),
    })
  if (!op.query) return {}
  // One that occurs twice is given as the list it is, which no schema takes.
  const given = Object.fromEntries(
    Object.keys(op.query.shape).flatMap((name) => {
      const values = searchParams.getAll(name)
      return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values]]
    }),
  )
  const parsed = op.query.safeParse(given)
  if (parsed.success) return parsed.data
  return refuse('bad-parameter', 'A parameter in the address is not right.', {
    errors: fieldErrors(parsed.error),
  })
}

const hasBody = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD' && method !== 'DELETE'

function readBody(
  op: Operation,
  request: Request,
  bytes: Uint8Array | 'too-large',
): { value: unknown } | undefined | { fault: HttpCode; detail: string } {
  const body = parseJson(request, bytes)
  if (body && 'fault' in body) return body
  if (!op.body) return undefined
  if (!body && !op.body.required) return undefined
  const detail = body ? 'Some fields are not right.' : 'A JSON body is needed.'
  return { value: conform(op.body.schema, body?.value, op.body.refused, detail) }
}
