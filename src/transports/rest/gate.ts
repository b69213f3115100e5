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
  | {
      refused?: never
      /** Is told the status, and gives the headers that go with the answer. */
      settle(status: number): Record<string, string> | Promise<Record<string, string>>
    }

const FREE: Admission = { settle: () => ({}) }

/**
 * Rate limits in front of operations. A token that an operation has accepted has buckets of its own, which
 * nobody else can empty. One that nothing is known of is counted as a failure of its address, before it is
 * looked at, so that many at once are no way around; when it turns out to be good that is taken back. All
 * else is counted by address: what does not depend on a token gives it nothing.
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
    const token = op.token === 'none' ? undefined : readBearerHeader(c.req.raw.headers)
    const known = token !== undefined && trusted.has(token)
    const proving = token !== undefined && !known && (op.heedsToken?.(c.req.raw) ?? true)
    const bucket = proving ? 'failure' : op.limit
    const allowance = await limiter.take(bucket, known ? token : addressOf(c))
    if (!allowance.allowed) return { refused: tooMany(c, bucket, allowance) }
    const headers = limitHeaders(bucket, allowance)
    if (!proving) return { settle: () => headers }
    const { limit } = op
    return {
      async settle(status) {
        if (status >= 400) return headers
        trust(token)
        limiter.give('failure', addressOf(c))
        return limitHeaders(limit, await limiter.take(limit, token))
      },
    }
  }
}

const tooMany = (c: Context, bucket: Bucket, allowance: Allowance): Reply =>
  problemReply(httpProblem('rate-limited', `Come back in ${allowance.reset} s.`, pathOf(c)), {
    'Retry-After': String(allowance.reset),
    ...limitHeaders(bucket, allowance),
  })
