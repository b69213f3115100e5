import * as z from 'zod'
import { id, matchId, revision, seat, sentence, text, time } from '../shapes.ts'
import { NOTICES } from './ports.ts'

const notice = z.enum(NOTICES).describe('What a subscriber can be told of')
const timeOfDay = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const quietHours = z
  .strictObject({
    from: timeOfDay.describe('`HH:MM`, UTC'),
    until: timeOfDay.describe('`HH:MM`, UTC; before `from` it is on the next day'),
  })
  .describe('Nothing is sent in these hours of the day; it comes at their end')

export const newSubscriptionBody = z
  .strictObject({
    url: z.string().max(500).describe('An https address in the public internet, port 443 or 8443'),
    format: z
      .enum(['standard', 'discord', 'slack'])
      .optional()
      .describe('`standard`: Standard Webhooks; the others post a sentence to such a channel'),
    events: z.array(notice).min(1).max(NOTICES.length).optional().describe('All if left out'),
    digest: z.int32().min(60).max(604_800).optional().describe('Seconds for which notices are gathered'),
    quiet: quietHours.optional(),
  })
  .describe('Somebody to be told')

export const subscriptionOut = z.object({
  id: z.uuid(),
  viewer: z.union([seat, z.literal('spectator')]).describe('Whose eyes it sees with'),
  events: z.array(notice).max(NOTICES.length),
  url: text(500).optional(),
  format: z.enum(['standard', 'discord', 'slack']).optional(),
  digest: z.int32().min(60).max(604_800).optional(),
  quiet: z.object({ from: timeOfDay, until: timeOfDay }).optional(),
  status: z.enum(['active', 'disabled']),
  reason: sentence.nullable().describe('Why it is disabled'),
  createdAt: time,
  secret: z
    .string()
    .max(80)
    .regex(/^whsec_[A-Za-z0-9+/=]+$/)
    .optional()
    .describe('What deliveries are signed with; shown once, in the answer that makes it'),
})

export const subscriptionsOut = z.object({ subscriptions: z.array(subscriptionOut).max(100) })

export const secretOut = z.object({ secret: subscriptionOut.shape.secret.unwrap() })

export const deliveryOut = z.object({
  id: z.uuid().describe('The `webhook-id`, the same at every attempt'),
  type: z.enum([...NOTICES, 'test']),
  revision,
  state: z
    .enum(['pending', 'sent', 'dropped', 'dead'])
    .describe('`dropped`: it had become obsolete; `dead`: it was tried for the last time'),
  attempts: z.int32().min(0),
  error: sentence.nullable(),
  createdAt: time,
  nextAt: time.nullable(),
})

export const deliveriesOut = z.object({ deliveries: z.array(deliveryOut).max(100) })

/** What a webhook is sent. */
export const webhookMessage = z.object({
  type: z.enum([...NOTICES, 'test']),
  timestamp: time.describe('When the notice was made; the same at every attempt'),
  data: z.object({
    match: matchId,
    game: id,
    revision,
    viewer: z.union([seat, z.literal('spectator')]).describe('Whose eyes the subscription sees with'),
    url: z.string().max(500).describe('Address of the match'),
    seat: seat.optional().describe('Whom it is about'),
    kind: z.enum(['human', 'bot']).optional().describe('Of `seat.replaced`: who sits there now'),
    deadline: time.nullable().optional(),
  }),
})

export const testedOut = z.object({ delivery: z.uuid() })

export type NewSubscriptionBody = z.output<typeof newSubscriptionBody>
export type SubscriptionOut = z.output<typeof subscriptionOut>
export type DeliveryOut = z.output<typeof deliveryOut>
