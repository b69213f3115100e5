import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer as createPrism } from '@stoplight/prism-http-server'

/** What Prism found wrong with a request or its answer. */
export interface Violation {
  what: string
  location: string[]
  message: string
}

type Ask = () => Promise<Response>

/**
 * Prism as a validating proxy. It forgets how a request was written, so what it passes on names the request alone:
 * the service is sent the one that was made, and the answer is looked at by Prism on its way back.
 */
export async function openPrism(document: object) {
  const asks = new Map<string, { ask: Ask; answer?: Response }>()
  const behind = createServer(
    (request, response) => void pass(request, response).catch(() => response.destroy()),
  )
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const exchange = asks.get(String(request.headers[MARK]))!
    exchange.answer = await exchange.ask()
    const copy = exchange.answer.clone()
    response.writeHead(copy.status, Object.fromEntries(copy.headers))
    response.end(Buffer.from(await copy.arrayBuffer()))
  }
  await new Promise<void>((done) => behind.listen(0, '127.0.0.1', done))
  const upstream = new URL(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`)
  const prism = createPrism(await getHttpOperationsFromSpec(structuredClone(document)), {
    cors: false,
    components: { logger: createLogger('prism', { level: 'silent' }) },
    config: {
      isProxy: true,
      checkSecurity: false, // its own 401 would come before the service's
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
      upstream,
      upstreamProxy: undefined,
    },
  })
  const address = await prism.listen(0, '127.0.0.1')
  let next = 0
  const seen = { judged: 0, violations: [] as Violation[] }
  return {
    seen,
    /** Sends a request through Prism; one that Prism does not understand goes to the service alone. */
    async through(path: string, init: RequestInit | undefined, ask: Ask): Promise<Response> {
      const mark = String(next++)
      const exchange: { ask: Ask; answer?: Response } = { ask }
      asks.set(mark, exchange)
      const headers = new Headers(init?.headers)
      headers.set(MARK, mark)
      const told = await fetch(address + path, {
        ...init,
        headers,
        signal: AbortSignal.timeout(PATIENCE),
      }).catch(() => undefined)
      asks.delete(mark)
      await told?.arrayBuffer().catch(() => undefined)
      const { answer } = exchange
      if (!answer || !told) return answer ?? ask()
      seen.judged++
      const found = violationsIn(told.headers.get('sl-violations') ?? '[]')
      // The service refuses what is not as the document has it; what it takes has to be.
      for (const { location, message } of found)
        if (location[0] === 'response' || answer.status < 400)
          seen.violations.push({
            what: `${init?.method ?? 'GET'} ${path} → ${answer.status}`,
            location,
            message,
          })
      return answer
    },
    async close() {
      await new Promise((done) => {
        behind.close(done)
        behind.closeAllConnections()
      })
    },
  }
}

const MARK = 'x-exchange'
/** Prism never answers what it stumbles over; milliseconds. */
const PATIENCE = 5000

/** So many that Prism does not say which are those of a request that fits no command: an answer has never so many. */
function violationsIn(header: string): Omit<Violation, 'what'>[] {
  return header.startsWith('Too many') ? [{ location: ['request'], message: header }] : JSON.parse(header)
}
