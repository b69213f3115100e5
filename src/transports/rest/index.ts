import type { Context, Hono } from 'hono'
import { HonoBase } from 'hono/hono-base'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { type App, hashToken, refuse } from '../../app/index.ts'
import { createGraphql } from '../graphql/index.ts'
import { POSTED_MAIL, postedMail } from '../mail/inbound.ts'
import { MAIL_PAGES, mailPages } from '../mail/pages.ts'
import { createMetrics } from '../metrics.ts'
import { createLimiter, type Limiter } from '../rate-limit.ts'
import { EVERYWHERE, preflight } from './everywhere.ts'
import { type Asked, createGate } from './gate.ts'
import { readBearerHeader } from './headers.ts'
import type { Described, Operation, Site } from './operation.ts'
import { operations } from './operations/index.ts'
import { pathOf } from './path.ts'
import { httpProblem, problemResponse, refusalProblem, toResponse } from './problem.ts'
import { serveOperation } from './serve-operation.ts'

export interface RestOptions {
  /** The use cases that answer a request: on Workers they live no longer than it. */
  app(c: Context): App
  /** Where clients reach the service; stands in the document. */
  publicUrl(c: Context): string
  /** The client's address as far as it can be known. */
  addressOf(c: Context): string
  /** In memory and per process if left out. */
  limiter?(c: Context): Limiter
  metricsToken?: string
  /** What a mail provider shows when it posts mail; none is taken where there is none. */
  inboundSecret?(c: Context): string | undefined
  /** Whether browsers are given GraphiQL; not, if left out. */
  graphiql?(c: Context): boolean
}

/** What is mounted by itself, beside the operations. */
const OTHERS = [
  { path: '/graphql', method: 'get' },
  { path: '/graphql', method: 'post' },
  { path: POSTED_MAIL, method: 'post' },
  { path: MAIL_PAGES, method: 'get' },
  { path: MAIL_PAGES, method: 'post' },
] as const

/** The REST contract as a web-standard application. */
export function createRest(options: RestOptions): Hono {
  const own = createLimiter()
  const gate = createGate(options.limiter ?? (() => own), options.addressOf)
  const metrics = createMetrics()
  const mounted = byPath([...operations, ...OTHERS])
  // One router instead of a choice of three: it is the fastest, and all of our paths are such as it takes.
  const hono: Hono = new HonoBase({ router: new RegExpRouter() })

  const keyToMetrics = options.metricsToken === undefined ? undefined : hashToken(options.metricsToken)
  const siteFor = (c: Context): Site => ({
    document: () => options.app(c).ports.documents.openApi(options.publicUrl(c)),
    page: () => options.app(c).ports.documents.page(),
    metrics(token) {
      if (keyToMetrics === undefined) return undefined
      return hashToken(token ?? '') === keyToMetrics
        ? metrics.render({ watched_matches: options.app(c).hub.watched() })
        : refuse('token-invalid', 'This needs the metrics token.')
    },
  })

  const answer = async (op: Operation, asked: Asked, c: Context): Promise<Response> => {
    const start = performance.now()
    const token = readBearerHeader(c.req.raw.headers)
    const admission = await gate(asked, token, c)
    const reply =
      admission.refused ??
      (await serveOperation(op, {
        app: options.app(c),
        site: siteFor(c),
        request: c.req.raw,
        token,
        path: c.req.param() as Record<string, string>,
        from: () => options.addressOf(c),
        charge: admission.charge,
      }))
    const headers = admission.refused ? {} : await admission.settle(reply.status)
    metrics.request(op.id, reply.status, (performance.now() - start) / 1000)
    return reply instanceof Response ? dressed(reply, headers) : toResponse(reply, headers)
  }

  hono.options('*', (c) => preflight(methodsAt(mounted, pathOf(c)) ?? ['GET', 'HEAD']))
  for (const op of operations) {
    const { limit, cost = 1 } = op
    const asked: Asked = { ...op, charges: Array(cost).fill(limit) }
    hono.on(op.method.toUpperCase(), routeOf(op.path), (c) => answer(op, asked, c))
  }

  const graphql = createGraphql()
  hono.on(['GET', 'POST'], '/graphql', async (c) => {
    const start = performance.now()
    const reply = await graphql(c, options.app(c), gate, {
      graphiql: options.graphiql?.(c) ?? false,
      from: options.addressOf(c),
    })
    metrics.request('graphql', reply.status, (performance.now() - start) / 1000)
    return reply
  })

  hono.on(['GET', 'POST'], routeOf(MAIL_PAGES), async (c) => {
    const start = performance.now()
    const reply = await mailPages(c, options.app(c), gate)
    metrics.request('mail', reply.status, (performance.now() - start) / 1000)
    return reply
  })
  hono.post(POSTED_MAIL, async (c) => {
    const start = performance.now()
    const reply = await postedMail(c, options.app(c), gate, options.inboundSecret?.(c))
    metrics.request('postMail', reply.status, (performance.now() - start) / 1000)
    return reply
  })
  // Hono itself looks no further than whether a method and a path fit together.
  hono.notFound((c) => {
    const path = pathOf(c)
    const methods = methodsAt(mounted, path)
    return methods
      ? notAllowed(path, [...methods, 'OPTIONS'].join(', '))
      : problemResponse(
          refusalProblem(refuse('not-found', 'There is nothing here; /docs shows what there is.'), path),
        )
  })
  hono.onError((error, c) => {
    options.app(c).ports.log.error('http', error)
    return problemResponse(httpProblem('internal', 'It has been noted.', pathOf(c)))
  })
  return hono
}

/** An answer that came as a whole, with what every answer has. */
function dressed(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries({ ...EVERYWHERE, ...headers })) response.headers.set(name, value)
  return response
}

interface Mounted {
  pattern: RegExp
  methods: string[]
}

/** Which methods each path takes. */
function byPath(all: readonly Pick<Described, 'path' | 'method'>[]): Mounted[] {
  const paths = new Map<string, string[]>()
  for (const { path, method } of all) paths.set(path, [...(paths.get(path) ?? []), method.toUpperCase()])
  return [...paths].map(
    ([path, methods]): Mounted => ({
      pattern: new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      methods: methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    }),
  )
}

/** An address of the contract as the router spells it. */
const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const methodsAt = (mounted: readonly Mounted[], path: string): string[] | undefined =>
  mounted.find(({ pattern }) => pattern.test(path))?.methods

const notAllowed = (path: string, allow: string): Response =>
  problemResponse(httpProblem('method-not-allowed', `Allowed are: ${allow}.`, path), { Allow: allow })
