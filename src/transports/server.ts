import type { Server } from 'node:http'
import { type HttpBindings, serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Hono } from 'hono'
import { pathIn } from './rest/path.ts'
import { httpProblem, problemResponse } from './rest/problem.ts'

export interface Listening {
  /** Such as `http://127.0.0.1:8787`. */
  address: string
  /** Takes no more requests and ends those that stream. */
  close(): Promise<void>
}

/**
 * How long a client may take for its headers and for its whole request, how long a connection may be
 * idle, how often that is looked at, and how long answers may take to end at shutdown; milliseconds.
 */
const PATIENCE = { headers: 10_000, request: 30_000, idle: 65_000, look: 1000, grace: 1000 }

/** Serves on Node's own HTTP server. Port 0 takes any free one. */
export function listen(
  app: Pick<Hono, 'fetch'>,
  host: string,
  port: number,
  patience: typeof PATIENCE = PATIENCE,
): Promise<Listening> {
  return new Promise((done, failed) => {
    const serverOptions = {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.look,
    }
    const server = serve({ fetch: singleHost(app.fetch), hostname: host, port, serverOptions }, (info) =>
      done({
        address: `http://${info.family === 'IPv6' ? `[${info.address}]` : info.address}:${info.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            // Answers that are under way may end; streams never would.
            setTimeout(() => (server as Server).closeAllConnections(), patience.grace).unref()
          }),
      }),
    ) as Server
    server.on('error', failed)
  })
}

type Fetch = Hono['fetch']

/** RFC 9112, 3.2: two Host headers are none. Node's parser refuses a request without one, but not with two. */
const singleHost =
  (fetch: Fetch): Fetch =>
  (request, env, background) => {
    const { rawHeaders } = (env as HttpBindings).incoming
    if (countHosts(rawHeaders) < 2) return fetch(request, env, background)
    const path = pathIn(request.url)
    return problemResponse(httpProblem('malformed-request', 'There is more than one Host header.', path))
  }

/** Names and values in turn, as they came. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === 'host') count++
  return count
}

/**
 * The client's address. Behind `hops` proxies of one's own it is the `hops`-th from the right in
 * X-Forwarded-For; what stands further left anybody may have written.
 */
export function addressOf(c: Context, hops: number): string {
  if (hops > 0) {
    const chain = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
    const claimed = chain.at(-hops)
    if (claimed) return claimed
  }
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return 'unknown' // not behind a socket, as in tests
  }
}
