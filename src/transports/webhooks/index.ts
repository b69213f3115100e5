import type { App, Claimed, Sent } from '../../app/index.ts'
import type { Post } from './answer.ts'
import { bodyOf } from './message.ts'
import { signedHeaders } from './sign.ts'

/**
 * Sends a notice to its receiver. `app` is asked for what a message tells beside: by the time something is
 * sent it is there.
 */
export const createWebhooks =
  (app: () => App, post: (post: Post) => Promise<Sent>) =>
  async (claimed: Claimed): Promise<Sent> => {
    const { delivery, subscription } = claimed
    const { target } = subscription
    if (target.channel !== 'webhook') return { ok: false, error: 'There is no such channel.', gone: true }
    const { ports, linkTo } = app()
    const { matchId } = delivery
    const told = target.format !== 'standard'
    const picture = told ? linkTo(matchId, delivery.revision)?.url : undefined
    const body = bodyOf(claimed, {
      game: ports.games[String(delivery.data.game)]?.meta.name ?? String(delivery.data.game),
      names: told ? await ports.store.names(matchId) : [],
      match: `${ports.settings.publicUrl?.() ?? ''}/v1/matches/${matchId}`,
      ...(picture !== undefined && { picture }),
    })
    const now = Math.floor(Date.now() / 1000)
    return post({
      url: target.url,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Heliograph',
        ...signedHeaders(delivery.id, now, body, subscription.secrets),
      },
      body,
    })
  }
