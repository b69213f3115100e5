import { type LookupAddress, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { faultOf, isPublicAddress, type Sent } from '../../app/index.ts'
import { judge, MOST_ANSWER, PATIENCE, type Post, UNREACHED } from './answer.ts'

/** How names are looked up: the system's, or a test's. */
export type LookUp = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void

const bySystem: LookUp = (host, done) =>
  lookup(host, { all: true }, (error, found) => done(error, found ?? []))

/**
 * Posts on Node. The name is looked up once, by this very connection, and every address that it has must be
 * public: so a name that leads elsewhere by now is refused when it is dialled.
 */
export function createPost({
  allowPrivate = false,
  lookUp = bySystem,
  patience = PATIENCE,
}: {
  allowPrivate?: boolean
  lookUp?: LookUp
  patience?: number
} = {}): (post: Post) => Promise<Sent> {
  const guarded: LookupFunction = (host, options, done) =>
    lookUp(host, (error, found) => {
      const [first] = found
      if (error || !first) return done(error ?? new Error('no address'), [])
      if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
        return done(new Error('not a public address'), [])
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })

  return ({ url, headers, body }) =>
    new Promise((done) => {
      if (faultOf(url, allowPrivate)) return done(UNREACHED)
      const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        lookup: guarded,
        agent: false,
        signal: AbortSignal.timeout(patience),
        maxHeaderSize: 16_384,
      })
      request.once('error', () => done(UNREACHED))
      request.once('response', (response) => {
        let read = 0
        const finish = () => done(judge(response.statusCode!, response.headers['retry-after']))
        response.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read <= MOST_ANSWER) return
          finish()
          response.destroy()
        })
        response.once('end', finish)
        response.once('error', () => done(UNREACHED))
      })
      request.end(body)
    })
}
