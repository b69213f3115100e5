import type { Context, MiddlewareHandler } from 'hono'
import { type Allowance, type Bucket, type Limiter, limitHeaders } from '../rate-limit.ts'
import { readBearerHeader } from './headers.ts'
import type { Operation } from './operation.ts'
import { pathOf } from './path.ts'
import { httpProblem, problemResponse } from './problem.ts'

/** So many tokens that were good lately are remembered. */
const MOST_TRUSTED = 100_000

/**
 * Rate limits in front of operations. Every token has buckets of its own, which nobody else can empty;
 * whoever tries tokens that are no good is held up by address, but not the good tokens beside him.
 */
export function createGate(
  limiter: Limiter,
  addressOf: (c: Context) => string,
): (op: Operation) => MiddlewareHandler {
  const trusted = new Set<string>()
  const trust = (token: string): void => {
    if (trusted.size >= MOST_TRUSTED) trusted.delete(trusted.values().next().value!)
    trusted.add(token)
  }
  return (op) => async (c, next) => {
    if (op.limit === 'none') return next()
    // As it is understood, so that no spelling of the header has buckets of its own.
    const token = readBearerHeader(c.req.raw.headers)
    const address = addressOf(c)
    const known = token !== undefined && trusted.has(token)
    const failures = limiter.look('failure', address)
    if (token !== undefined && !known && !failures.allowed) return tooMany(c, 'failure', failures)
    const allowance = limiter.take(op.limit, token ?? address)
    if (!allowance.allowed) return tooMany(c, op.limit, allowance)
    await next()
    for (const [name, value] of Object.entries(limitHeaders(op.limit, allowance)))
      c.res.headers.set(name, value)
    if (token === undefined || known) return
    if (c.res.status === 401 || c.res.status === 404) limiter.take('failure', address)
    else if (c.res.status < 400) trust(token)
  }
}

const tooMany = (c: Context, bucket: Bucket, allowance: Allowance): Response =>
  problemResponse(httpProblem('rate-limited', `Come back in ${allowance.reset} s.`, pathOf(c)), {
    'Retry-After': String(allowance.reset),
    ...limitHeaders(bucket, allowance),
  })
