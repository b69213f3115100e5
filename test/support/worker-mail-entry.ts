import { createEdge } from '../../src/edge.ts'
import type { MailBinding } from '../../src/transports/mail/send-edge.ts'
import english from '../../src/words/en-1.bin'
import { toy } from '../toy/index.ts'
import { generous } from './limits.ts'

const edge = createEdge({ games: { [toy.meta.id]: toy }, packs: [english], limiter: generous })

/** What the platform's own binding has taken. */
const taken: unknown[] = []

type Env = Parameters<typeof edge.fetch>[1]

const listening = (env: Env): Env => ({
  ...env,
  SEND_EMAIL: {
    async send(mail: Parameters<MailBinding['send']>[0]) {
      const sent = await env.SEND_EMAIL!.send(mail)
      taken.push(mail)
      return sent
    },
  },
})

/** The Worker with the toy alone, and with an address that tells what mail has gone out. */
export default {
  fetch: (request: Request, env: Env, background: Parameters<typeof edge.fetch>[2]) =>
    new URL(request.url).pathname === '/test/mails'
      ? Promise.resolve(Response.json(taken))
      : edge.fetch(request, listening(env), background),
  scheduled: (event: unknown, env: Env, background: Parameters<typeof edge.scheduled>[2]) =>
    edge.scheduled(event, listening(env), background),
}
