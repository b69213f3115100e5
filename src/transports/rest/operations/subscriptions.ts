import * as z from 'zod/mini'
import { isRefusal, shapes } from '../../../app/index.ts'
import { described } from '../../../core/index.ts'
import { digits, json, operation, PRIVATE, replayed } from '../operation.ts'

const BASE = '/v1/matches/{id}/subscriptions'

export const subscriptions = [
  operation({
    id: 'subscribe',
    method: 'post',
    path: BASE,
    tag: 'notices',
    summary: 'Be told by webhook',
    description:
      'Whoever has a token of the match can be told of what happens in it, as the eyes of that token see it. The subscription lives as long as the token. What is open now is told as well. The secret stands in this answer only; repeated under its Idempotency-Key it is the same subscription with a fresh one.',
    token: 'needed',
    limit: 'command',
    headers: ['Idempotency-Key'],
    body: { schema: shapes.newSubscriptionBody, required: true },
    success: {
      201: {
        description: 'It has been made',
        schema: shapes.subscriptionOut,
        headers: ['Location', 'Idempotency-Replayed'],
      },
    },
    problems: [401, 404, 409, 422],
    async handle({ app, token, path, body, key }) {
      const done = await app.subscribe({ matchId: path.id!, token, key }, body)
      if (isRefusal(done)) return done
      const Location = `/v1/matches/${path.id}/subscriptions/${done.answer.id}`
      return json(done.answer, { ...replayed(done), Location }, 201)
    },
  }),
  operation({
    id: 'listSubscriptions',
    method: 'get',
    path: BASE,
    tag: 'notices',
    summary: 'Subscriptions of this token',
    description: 'The oldest first, without their secrets.',
    token: 'needed',
    limit: 'read',
    success: { 200: { description: 'The subscriptions', schema: shapes.subscriptionsOut } },
    problems: [401, 404, 409],
    async handle({ app, token, path }) {
      const found = await app.listSubscriptions({ matchId: path.id!, token })
      return isRefusal(found) ? found : json(found, PRIVATE)
    },
  }),
  operation({
    id: 'unsubscribe',
    method: 'delete',
    path: `${BASE}/{subscription}`,
    tag: 'notices',
    summary: 'Be told no more',
    description: 'Removes the subscription and what was still to be sent.',
    token: 'needed',
    limit: 'command',
    success: { 204: { description: 'It is gone' } },
    problems: [401, 404, 409],
    async handle({ app, token, path }) {
      const refused = await app.unsubscribe({ matchId: path.id!, token }, path.subscription!)
      return refused ?? { status: 204 }
    },
  }),
  operation({
    id: 'rotateSecret',
    method: 'post',
    path: `${BASE}/{subscription}/rotate-secret`,
    tag: 'notices',
    summary: 'A new secret for a webhook',
    description: 'For a day deliveries are signed with both, so that the receiver has time to change over.',
    token: 'needed',
    limit: 'command',
    body: { schema: shapes.emptyBody, required: false },
    success: { 200: { description: 'The new secret, shown once', schema: shapes.secretOut } },
    problems: [401, 404, 409, 422],
    async handle({ app, token, path, body }) {
      if (isRefusal(body)) return body
      const done = await app.rotateSecret({ matchId: path.id!, token }, path.subscription!)
      return isRefusal(done) ? done : json(done, PRIVATE)
    },
  }),
  operation({
    id: 'testSubscription',
    method: 'post',
    path: `${BASE}/{subscription}/test`,
    tag: 'notices',
    summary: 'Send a test',
    description: 'Sends one message of type `test`. Whatever comes of it, the subscription stays as it is.',
    token: 'needed',
    limit: 'command',
    headers: ['Idempotency-Key'],
    body: { schema: shapes.emptyBody, required: false },
    success: { 202: { description: 'It will be sent', schema: shapes.testedOut } },
    problems: [401, 404, 409, 422],
    async handle({ app, token, path, body, key }) {
      if (isRefusal(body)) return body
      const done = await app.testSubscription({ matchId: path.id!, token, key }, path.subscription!)
      return isRefusal(done) ? done : json(done, PRIVATE, 202)
    },
  }),
  operation({
    id: 'listDeliveries',
    method: 'get',
    path: `${BASE}/{subscription}/deliveries`,
    tag: 'notices',
    summary: 'What was sent, and what was not',
    description: 'The newest first. `dead` are those that were tried for the last time.',
    token: 'needed',
    limit: 'read',
    query: z.object({
      limit: described('50 if left out', z.optional(digits(1, 100))),
      before: described('Only older ones than this', z.optional(z.uuid())),
    }),
    success: { 200: { description: 'The deliveries', schema: shapes.deliveriesOut } },
    problems: [400, 401, 404, 409],
    async handle({ app, token, path, query }) {
      const found = await app.listDeliveries({ matchId: path.id!, token }, path.subscription!, query)
      return isRefusal(found) ? found : json(found, PRIVATE)
    },
  }),
  operation({
    id: 'redeliver',
    method: 'post',
    path: `${BASE}/{subscription}/deliveries/{delivery}/redeliver`,
    tag: 'notices',
    summary: 'Send it once more',
    description: 'Under the same `webhook-id`, and with all attempts before it.',
    token: 'needed',
    limit: 'command',
    body: { schema: shapes.emptyBody, required: false },
    success: { 202: { description: 'It will be sent', schema: shapes.testedOut } },
    problems: [401, 404, 409, 422],
    async handle({ app, token, path, body }) {
      if (isRefusal(body)) return body
      const done = await app.redeliver({ matchId: path.id!, token }, path.subscription!, path.delivery!)
      return isRefusal(done) ? done : json(done, PRIVATE, 202)
    },
  }),
  operation({
    id: 'makePictureLink',
    method: 'post',
    path: '/v1/matches/{id}/picture-links',
    tag: 'log',
    summary: "An address of the spectator's picture",
    description:
      'Under it anybody sees the board as a spectator does at this revision, without a token, for a week.',
    token: 'needed',
    limit: 'command',
    body: { schema: shapes.emptyBody, required: false },
    success: { 201: { description: 'The address', schema: shapes.pictureLink } },
    problems: [401, 404, 409, 422],
    async handle({ app, token, path, body }) {
      if (isRefusal(body)) return body
      const made = await app.makePictureLink(path.id!, token)
      return isRefusal(made) ? made : json(made, PRIVATE, 201)
    },
  }),
]
