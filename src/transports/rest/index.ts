import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { type App, hashToken, refuse } from '../../app/index.ts'
import type { AnyGame } from '../../core/index.ts'
import { createMetrics, type Metrics } from '../metrics.ts'
import { createLimiter, type Limiter } from '../rate-limit.ts'
import { DOCS_POLICY, docsPage } from './docs-page.ts'
import { createGate } from './gate.ts'
import { openApi } from './openapi.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations/index.ts'
import { pathOf } from './path.ts'
import { httpProblem, problemResponse, refusalProblem } from './problem.ts'
import { serveOperation } from './serve-operation.ts'

export interface RestOptions {
  /** The use cases that answer a request: on Workers they live no longer than it. */
  app(c: Context): App
  /** What the document describes. */
  games: Readonly<Record<string, AnyGame>>
  /** Where clients reach the service; stands in the document. */
  publicUrl(c: Context): string
  /** The client's address as far as it can be known. */
  addressOf(c: Context): string
  limiter?: Limiter
  metricsToken?: string
}

const ALLOWED = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Prefer',
  'GraphQL-Require-Preflight',
]
const EXPOSED = [
  'ETag',
  'Location',
  'Link',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'WWW-Authenticate',
  'Idempotency-Replayed',
]

/** The REST contract as a web-standard application. */
export function createRest(options: RestOptions): Hono {
  const gate = createGate(options.limiter ?? createLimiter(), options.addressOf)
  const metrics = createMetrics()
  const document = once((c: Context) => openApi(operations, options.games, options.publicUrl(c)))
  const mounted = byPath(operations)
  const hono = new Hono()

  hono.use('*', async (c, next) => {
    await next()
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
  })
  hono.use(
    '*',
    cors({
      origin: '*',
      allowMethods: (_origin, c) => methodsAt(mounted, pathOf(c)),
      allowHeaders: ALLOWED,
      exposeHeaders: EXPOSED,
      maxAge: 7200,
    }),
  )
  for (const [path, atPath] of mounted) {
    const route = path.replace(/\{(\w+)\}/g, ':$1')
    for (const op of atPath)
      hono.on(op.method.toUpperCase(), route, measure(op, metrics), gate(op), (c) =>
        serveOperation(op, {
          app: options.app(c),
          request: c.req.raw,
          path: c.req.param() as Record<string, string>,
        }),
      )
    hono.all(route, (c) => notAllowed(c, allowHeader(atPath)))
  }

  hono.get('/openapi.json', (c) => c.json(document(c), 200, { 'Cache-Control': 'public, max-age=300' }))
  hono.get('/docs', (c) => {
    c.header('Content-Security-Policy', DOCS_POLICY)
    return c.html(docsPage(document(c)))
  })
  for (const path of ['/openapi.json', '/docs']) hono.all(path, (c) => notAllowed(c, 'GET, HEAD, OPTIONS'))
  if (options.metricsToken !== undefined) {
    const expected = hashToken(`Bearer ${options.metricsToken}`)
    hono.get('/metrics', (c) =>
      hashToken(c.req.header('Authorization') ?? '') === expected
        ? c.text(metrics.render({ watched_matches: options.app(c).hub.watched() }))
        : problemResponse(
            refusalProblem(refuse('token-invalid', 'This needs the metrics token.'), pathOf(c)),
          ),
    )
  }

  hono.notFound((c) =>
    problemResponse(refusalProblem(refuse('not-found', 'There is nothing here.'), pathOf(c))),
  )
  hono.onError((error, c) => {
    options.app(c).ports.log.error('http', error)
    return problemResponse(httpProblem('internal', 'It has been noted.', pathOf(c)))
  })
  return hono
}

/** Made when it is first asked for: a Worker must not spend its start on it. */
const once = <A, T>(make: (given: A) => T): ((given: A) => T) => {
  let made: T | undefined
  return (given) => {
    made ??= make(given)
    return made
  }
}

const byPath = (all: readonly Operation[]): Map<string, Operation[]> => {
  const paths = new Map<string, Operation[]>()
  for (const op of all) paths.set(op.path, [...(paths.get(op.path) ?? []), op])
  return paths
}

const methodsOf = (atPath: readonly Operation[]): string[] => {
  const methods = atPath.map((op) => op.method.toUpperCase())
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

const allowHeader = (atPath: readonly Operation[]): string => [...methodsOf(atPath), 'OPTIONS'].join(', ')

function methodsAt(mounted: ReadonlyMap<string, Operation[]>, path: string): string[] {
  for (const [template, atPath] of mounted) {
    const pattern = new RegExp(`^${template.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
    if (pattern.test(path)) return methodsOf(atPath)
  }
  return ['GET', 'HEAD']
}

const notAllowed = (c: Context, allow: string): Response =>
  problemResponse(httpProblem('method-not-allowed', `Allowed are: ${allow}.`, pathOf(c)), { Allow: allow })

const measure =
  (op: Operation, metrics: Metrics): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    metrics.request(op.id, c.res.status, (performance.now() - start) / 1000)
  }
