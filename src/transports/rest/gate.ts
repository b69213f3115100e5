import type { Context } from 'hono'
import { type Allowance, type Bucket, type Limiter, limitHeaders } from '../rate-limit.ts'
import type { Reply } from './operation.ts'
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
      /** Takes so many more, once it is known what is asked for; gives the refusal where there are not so many. */
      charge(more: number): Promise<Reply | undefined>
    }

/** What a request is to the gate. */
export interface Asked {
  /** Whether a bearer token is looked at. */
  token: 'needed' | 'optional' | 'none' | 'own'
  /** What it takes one out of, each as often as it stands there: one at least. */
  charges: readonly Exclude<Bucket, 'failure'>[]
  /** Whether the answer proves anything of its token; always, if left out. */
  heedsToken?(request: Request): boolean
}

/**
 * Rate limits in front of operations. A token that an operation has accepted has buckets of its own, which
 * nobody else can empty. One that nothing is known of is counted as a failure of its address, before it is
 * looked at, so that many at once are no way around; when it turns out to be good that is taken back. All
 * else is counted by address: what does not depend on a token gives it nothing.
 *
 * The token is given as it is understood, so that no spelling of the header has buckets of its own.
 */
export function createGate(
  limiterOf: (c: Context) => Limiter,
  addressOf: (c: Context) => string,
): (asked: Asked, sent: string | undefined, c: Context) => Promise<Admission> {
  const trusted = new Set<string>()
  const trust = (token: string): void => {
    if (trusted.size >= MOST_TRUSTED) trusted.delete(trusted.values().next().value!)
    trusted.add(token)
  }
  return async (asked, sent, c) => {
    const { charges } = asked
    const limiter = limiterOf(c)
    const token = asked.token === 'none' ? undefined : sent
    const known = token !== undefined && trusted.has(token)
    const proving = token !== undefined && !known && (asked.heedsToken?.(c.req.raw) ?? true)
    const who = known ? token : addressOf(c)
    const taken = await take(limiter, proving ? ['failure'] : charges, who)
    if (!taken.allowance.allowed) return { refused: tooMany(c, taken.bucket, taken.allowance) }
    let headers = limitHeaders(taken.bucket, taken.allowance)
    let owed = charges
    const proven = async (good: string) => {
      trust(good)
      limiter.give('failure', addressOf(c))
      const { bucket, allowance } = await take(limiter, owed, good)
      return limitHeaders(bucket, allowance)
    }
    return {
      async charge(more) {
        const dearer = Array(more).fill(charges[0])
        owed = [...owed, ...dearer]
        if (proving) return undefined
        const { bucket, allowance } = await take(limiter, dearer, who)
        headers = limitHeaders(bucket, allowance)
        return allowance.allowed ? undefined : tooMany(c, bucket, allowance)
      },
      settle: (status) => (proving && status < 400 ? proven(token) : headers),
    }
  }
}

interface Taken {
  bucket: Bucket
  allowance: Allowance
}

/** Takes one for each charge, from one bucket after the other, and stops where there are not so many left. */
function take(limiter: Limiter, charges: readonly Bucket[], who: string): Taken | Promise<Taken> {
  const [bucket] = charges
  if (bucket === undefined || charges.length > 1) return takeAll(limiter, charges, who)
  const allowance = limiter.take(bucket, who)
  return allowance instanceof Promise
    ? allowance.then((given) => ({ bucket, allowance: given }))
    : { bucket, allowance }
}

async function takeAll(limiter: Limiter, charges: readonly Bucket[], who: string): Promise<Taken> {
  let last: Taken | undefined
  for (const bucket of new Set(charges)) {
    const many = charges.filter((one) => one === bucket).length
    last = { bucket, allowance: await limiter.take(bucket, who, many) }
    if (!last.allowance.allowed) break
  }
  return last!
}

const tooMany = (c: Context, bucket: Bucket, allowance: Allowance): Reply =>
  problemReply(httpProblem('rate-limited', `Come back in ${allowance.reset} s.`, pathOf(c)), {
    'Retry-After': String(allowance.reset),
    ...limitHeaders(bucket, allowance),
  })
