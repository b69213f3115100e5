import * as z from 'zod/mini'
import { described, list, whole } from '../../core/index.ts'
import { id, matchId, maybe, patterned, revision, seat, sentence, text, time } from '../shapes.ts'
import { NOTICES } from './ports.ts'

const notice = described('What a subscriber can be told of', z.enum(NOTICES))
const viewer = described('Whose eyes the subscription sees with', z.union([seat, z.literal('spectator')]))
const format = z.enum(['standard', 'discord', 'slack'])
const gathered = whole(60, 604_800)
const timeOfDay = patterned(5, /^([01]\d|2[0-3]):[0-5]\d$/)
const secret = described(
  'What deliveries are signed with; shown once, in the answer that makes it',
  patterned(80, /^whsec_[A-Za-z0-9+/=]+$/),
)

const quietHours = described(
  'Nothing is sent in these hours of the day; it comes at their end',
  z.strictObject({
    from: described('`HH:MM`, UTC', timeOfDay),
    until: described('`HH:MM`, UTC; before `from` it is on the next day', timeOfDay),
  }),
)

export const newSubscriptionBody = described(
  'Somebody to be told',
  z.strictObject({
    url: described('An https address in the public internet, port 443 or 8443', text(500)),
    format: maybe(format, '`standard`: Standard Webhooks; the others post a sentence to such a channel'),
    events: maybe(list(notice, 1, NOTICES.length), 'All if left out'),
    digest: maybe(gathered, 'Seconds for which notices are gathered'),
    quiet: maybe(quietHours),
  }),
)

export const subscriptionOut = z.object({
  id: z.uuid(),
  viewer,
  events: list(notice, 0, NOTICES.length),
  url: maybe(text(500)),
  format: maybe(format),
  digest: maybe(gathered),
  quiet: maybe(z.object({ from: timeOfDay, until: timeOfDay })),
  status: z.enum(['active', 'disabled']),
  reason: described('Why it is disabled', z.nullable(sentence)),
  createdAt: time,
  secret: maybe(secret),
})

export const subscriptionsOut = z.object({ subscriptions: list(subscriptionOut, 0, 100) })

export const secretOut = z.object({ secret })

export const deliveryOut = z.object({
  id: described('The `webhook-id`, the same at every attempt', z.uuid()),
  type: z.enum([...NOTICES, 'test']),
  revision,
  state: described(
    '`dropped`: it had become obsolete; `dead`: it was tried for the last time',
    z.enum(['pending', 'sent', 'dropped', 'dead']),
  ),
  attempts: whole(0, 1000),
  error: z.nullable(sentence),
  createdAt: time,
  nextAt: z.nullable(time),
})

export const deliveriesOut = z.object({ deliveries: list(deliveryOut, 0, 100) })

/** What a webhook is sent. */
export const webhookMessage = z.object({
  type: z.enum([...NOTICES, 'test']),
  timestamp: described('When the notice was made; the same at every attempt', time),
  data: z.object({
    match: matchId,
    game: id,
    revision,
    viewer,
    url: described('Address of the match', text(500)),
    seat: maybe(seat, 'Whom it is about'),
    asks: maybe(z.enum(['turn', 'proposal']), 'Whether it has to play, or to answer a proposal'),
    since: maybe(revision, 'Of `turn.withdrawn`: the revision of the `turn.due` that it takes back'),
    kind: maybe(z.enum(['human', 'bot']), 'Of `seat.replaced`: who sits there now'),
    deadline: maybe(z.nullable(time), 'Until when'),
  }),
})

export const testedOut = z.object({ delivery: z.uuid() })

export type NewSubscriptionBody = z.output<typeof newSubscriptionBody>
export type SubscriptionOut = z.output<typeof subscriptionOut>
export type DeliveryOut = z.output<typeof deliveryOut>
