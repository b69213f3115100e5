import type { Context } from 'hono'
import { type Allowance, type Bucket, type Limiter, limitHeaders } from '../rate-limit.ts'
import { readBearerHeader } from './headers.ts'
import type { Operation, Reply } from './operation.ts'
import { pathOf } from './path.ts'
import { httpProblem, problemReply } from './problem.ts'

/** So many tokens that were good lately are remembered. */
const MOST_TRUSTED = 100_000

/** What the gate says before an operation, and what it wants to hear after it. */
export type Admission =
  | { refused: Reply }
  | { refused?: never; headers: Record<string, string>; settle(status: number): void }

const FREE: Admission = { headers: {}, settle: () => {} }

/**
 * Rate limits in front of operations. Every token has buckets of its own, which nobody else can empty;
 * whoever tries tokens that are no good is held up by address, but not the good tokens beside him.
 */
export function createGate(
  limiterOf: (c: Context) => Limiter,
  addressOf: (c: Context) => string,
): (op: Operation, c: Context) => Promise<Admission> {
  const trusted = new Set<string>()
  const trust = (token: string): void => {
    if (trusted.size >= MOST_TRUSTED) trusted.delete(trusted.values().next().value!)
    trusted.add(token)
  }
  return async (op, c) => {
    if (op.limit === 'none') return FREE
    const limiter = limiterOf(c)
    // As it is understood, so that no spelling of the header has buckets of its own.
    const token = readBearerHeader(c.req.raw.headers)
    const unknown = token !== undefined && !trusted.has(token)
    if (unknown) {
      const failures = limiter.look('failure', addressOf(c))
      if (!failures.allowed) return { refused: tooMany(c, 'failure', failures) }
    }
    const allowance = await limiter.take(op.limit, token ?? addressOf(c))
    if (!allowance.allowed) return { refused: tooMany(c, op.limit, allowance) }
    return {
      headers: limitHeaders(op.limit, allowance),
      settle(status) {
        if (!unknown) return
        if (status === 401 || status === 404) void limiter.take('failure', addressOf(c))
        else if (status < 400) trust(token)
      },
    }
  }
}

const tooMany = (c: Context, bucket: Bucket, allowance: Allowance): Reply =>
  problemReply(httpProblem('rate-limited', `Come back in ${allowance.reset} s.`, pathOf(c)), {
    'Retry-After': String(allowance.reset),
    ...limitHeaders(bucket, allowance),
  })
