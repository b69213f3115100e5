import type { Sent } from '../../app/index.ts'

/** How long a receiver may take for everything, milliseconds. */
export const PATIENCE = 10_000

/** So much of an answer is read and thrown away, bytes; what is longer is cut off. */
export const MOST_ANSWER = 65_536

/** A request to a receiver. */
export interface Post {
  url: string
  headers: Record<string, string>
  body: string
}

/** What a receiver's answer means. A redirect is not followed: it could lead anywhere. */
export function judge(status: number, retryAfter: string | null | undefined): Sent {
  if (status >= 200 && status < 300) return { ok: true }
  const error =
    status >= 300 && status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`
  if (status === 410) return { ok: false, error, gone: true }
  const seconds = secondsOf(retryAfter)
  return { ok: false, error, ...(seconds !== undefined && { retryAfter: seconds }) }
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function secondsOf(value: string | null | undefined): number | undefined {
  if (!value) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000)
}

/** What the subscriber hears of a receiver that did not answer: never why, which would map our network. */
export const UNREACHED: Sent = { ok: false, error: 'The receiver could not be reached.' }
