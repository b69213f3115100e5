import { createCache, hashToken } from '../app/index.ts'

/** A token bucket's size and the seconds in which it fills up. */
export interface Quota {
  limit: number
  window: number
}

export type Bucket = 'command' | 'read' | 'create' | 'failure'

export const QUOTAS: Readonly<Record<Bucket, Quota>> = {
  command: { limit: 240, window: 60 },
  read: { limit: 1200, window: 60 },
  create: { limit: 120, window: 60 },
  /** Tokens that were no good, per address. */
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
  /** Takes one out of somebody's bucket. */
  take(bucket: Bucket, who: string): Allowance | Promise<Allowance>
  /** Looks without taking. */
  look(bucket: Bucket, who: string): Allowance
}

interface MemoryLimiter extends Limiter {
  take(bucket: Bucket, who: string): Allowance & { remaining: number }
  look(bucket: Bucket, who: string): Allowance & { remaining: number }
}

/** Buckets that this many others have been used since are forgotten, full as they must be by then. */
const MOST_BUCKETS = 100_000

/** Token buckets in the memory of this process. `seconds` is a monotonic clock. */
export function createLimiter(
  seconds: () => number = () => performance.now() / 1000,
  quotas: Readonly<Record<Bucket, Quota>> = QUOTAS,
): MemoryLimiter {
  const buckets = createCache<{ left: number; at: number }>(MOST_BUCKETS)
  const measure = (bucket: Bucket, who: string, cost: number) => {
    const { limit, window } = quotas[bucket]
    const id = `${bucket} ${who}`
    const now = seconds()
    const held = buckets.get(id)
    const left = held ? Math.min(limit, held.left + ((now - held.at) * limit) / window) : limit
    const allowed = left >= 1
    const after = allowed ? left - cost : left
    if (cost > 0) {
      if (held) {
        held.left = after
        held.at = now
      } else buckets.put(id, { left: after, at: now }, 1)
    }
    const missing = allowed ? limit - after : 1 - left
    return {
      allowed,
      limit,
      window,
      remaining: Math.floor(after),
      reset: Math.ceil((missing * window) / limit),
    }
  }
  return {
    take: (bucket, who) => measure(bucket, who, 1),
    look: (bucket, who) => measure(bucket, who, 0),
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
export function createBoundLimiter(bindings: Partial<Record<Bucket, LimitBinding>>, own: Limiter): Limiter {
  return {
    look: own.look,
    async take(bucket, who) {
      const binding = bindings[bucket]
      if (!binding) return own.take(bucket, who)
      const { success } = await binding.limit({ key: hashToken(who) }) // no token leaves as it is
      const quota = QUOTAS[bucket]
      return { ...quota, allowed: success, remaining: null, reset: quota.window }
    },
  }
}
