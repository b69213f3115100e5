import * as z from 'zod/mini'
import { isRefusal, shapes } from '../../../app/index.ts'
import { described } from '../../../core/index.ts'
import { digits, json, operation, PRIVATE, replayed } from '../operation.ts'

const PATH = '/v1/matches/{id}/messages'

export const talk = [
  operation({
    id: 'listMessages',
    method: 'get',
    path: PATH,
    tag: 'talk',
    summary: 'What has been said at the table',
    description:
      'In the order of sending, as far as the bearer may hear it: a seat what is said to it, to its team and to all, and what it said itself; everybody else what is said to all. New talk comes over the stream of `getEvents`.',
    token: 'optional',
    limit: 'read',
    query: z.object({
      ...shapes.messageQuery.shape,
      limit: described('100 if left out', z.optional(digits(1, 200))),
    }),
    success: { 200: { description: 'A page of messages', schema: shapes.messagesOut, headers: ['Vary'] } },
    problems: [400, 401, 404],
    async handle({ app, token, path, query }) {
      const page = await app.listMessages(path.id!, token, query)
      return isRefusal(page) ? page : json(page, { ...PRIVATE, Vary: 'Authorization' })
    },
  }),
  operation({
    id: 'sendMessage',
    method: 'post',
    path: PATH,
    tag: 'talk',
    summary: 'Say something at the table',
    description:
      'To all, to the team of this seat or to one seat. Talk is in no log and no record. Where the rules of the game limit it, what they do not allow is 403 `talk-forbidden`; before the start and after the end everybody may talk. A seat says up to 20 things in a minute and 1000 in a match.',
    token: 'needed',
    // What is said must not use up what a seat has for its commands.
    limit: 'read',
    headers: ['Idempotency-Key'],
    body: { schema: shapes.messageBody, required: true },
    success: {
      201: {
        description: 'As it is kept',
        schema: shapes.messageOut,
        headers: ['Idempotency-Replayed'],
      },
    },
    problems: [400, 401, 403, 404, 409, 413, 415, 422],
    async handle({ app, token, path, body, key }) {
      const done = await app.sendMessage({ matchId: path.id!, token, key }, body)
      return isRefusal(done) ? done : json(done.answer, replayed(done), 201)
    },
  }),
]
