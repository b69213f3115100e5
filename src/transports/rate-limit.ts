import { createCache, hashToken } from '../app/index.ts'

/** A token bucket's size and the seconds in which it fills up. */
export interface Quota {
  limit: number
  window: number
}

export type Bucket = 'command' | 'read' | 'create' | 'health' | 'failure'

export const QUOTAS: Readonly<Record<Bucket, Quota>> = {
  command: { limit: 240, window: 60 },
  read: { limit: 1200, window: 60 },
  create: { limit: 120, window: 60 },
  /** So many that whoever looks after the service is never held up. */
  health: { limit: 6000, window: 60 },
  /** Tokens that were no good, or are not known to be good yet, per address. */
  failure: { limit: 60, window: 60 },
}

export interface Allowance extends Quota {
  allowed: boolean
  /** Null where the limiter tells no remainder. */
  remaining: number | null
  /** Seconds until the bucket is full again. */
  reset: number
}

export interface Limiter {
  /** Takes one or more out of somebody's bucket; none where there are not so many. */
  take(bucket: Bucket, who: string, many?: number): Allowance | Promise<Allowance>
  /** Gives one back. Only for buckets that are this process's own: no platform takes anything back. */
  give(bucket: 'failure', who: string): void
}

interface MemoryLimiter extends Limiter {
  take(bucket: Bucket, who: string, many?: number): Allowance & { remaining: number }
}

/** Buckets of one kind that this many others have been used since are forgotten, full as they must be by then. */
const MOST_BUCKETS = 100_000

/** Token buckets in the memory of this process. `seconds` is a monotonic clock. */
export function createLimiter(
  seconds: () => number = () => performance.now() / 1000,
  quotas: Readonly<Record<Bucket, Quota>> = QUOTAS,
): MemoryLimiter {
  const kind = () => createCache<{ left: number; at: number }>(MOST_BUCKETS)
  const buckets = { command: kind(), read: kind(), create: kind(), health: kind(), failure: kind() }
  const fill = (bucket: Bucket, who: string) => {
    const { limit, window } = quotas[bucket]
    const now = seconds()
    let held = buckets[bucket].get(who)
    if (held) {
      held.left = Math.min(limit, held.left + ((now - held.at) * limit) / window)
      held.at = now
    } else {
      held = { left: limit, at: now }
      buckets[bucket].put(who, held, 1)
    }
    return held
  }
  return {
    take(bucket, who, many = 1) {
      const { limit, window } = quotas[bucket]
      const held = fill(bucket, who)
      const allowed = held.left >= many
      const missing = allowed ? limit - held.left + many : many - held.left
      if (allowed) held.left -= many
      const reset = Math.ceil((missing * window) / limit)
      return { allowed, limit, window, remaining: Math.floor(held.left), reset }
    },
    give(bucket, who) {
      const held = fill(bucket, who)
      held.left = Math.min(quotas[bucket].limit, held.left + 1)
    },
  }
}

/** `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10). */
export const limitHeaders = (bucket: Bucket, a: Allowance): Record<string, string> => {
  const policy = { 'RateLimit-Policy': `"${bucket}";q=${a.limit};w=${a.window}` }
  if (a.allowed && a.remaining === null) return policy
  return { RateLimit: `"${bucket}";r=${Math.max(0, a.remaining ?? 0)};t=${a.reset}`, ...policy }
}

/** Cloudflare's rate limit binding: counted per location, tells no more than yes or no. */
export interface LimitBinding {
  limit(asked: { key: string }): Promise<{ success: boolean }>
}

/** Buckets of the platform's where there is a binding for them, of this process otherwise. */
export function createBoundLimiter(
  bindings: Partial<Record<Exclude<Bucket, 'failure'>, LimitBinding>>,
  own: Limiter,
): Limiter {
  return {
    give: own.give,
    async take(bucket, who, many = 1) {
      const binding = bucket === 'failure' ? undefined : bindings[bucket]
      if (!binding) return own.take(bucket, who, many)
      const key = hashToken(who) // no token leaves as it is
      let success = true
      for (let i = 0; i < many && success; i++) success = (await binding.limit({ key })).success
      const quota = QUOTAS[bucket]
      return { ...quota, allowed: success, remaining: null, reset: quota.window }
    },
  }
}
