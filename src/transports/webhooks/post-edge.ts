import { faultOf, type Sent } from '../../app/index.ts'
import { judge, PATIENCE, type Post, UNREACHED } from './answer.ts'

/**
 * Posts on Workers. There is no way to see what a name leads to, and no private network to reach: what can
 * be refused is refused by its name or number, and the platform connects to the public internet alone.
 */
export const createPost =
  ({ allowPrivate = false }: { allowPrivate?: boolean } = {}): ((post: Post) => Promise<Sent>) =>
  async ({ url, headers, body }) => {
    if (faultOf(url, allowPrivate)) return UNREACHED
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      })
      await response.body?.cancel()
      return judge(response.status, response.headers.get('Retry-After'))
    } catch {
      return UNREACHED
    }
  }
