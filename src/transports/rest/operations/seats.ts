import { isRefusal, shapes } from '../../../app/index.ts'
import { json, operation, PRIVATE, replayed } from '../operation.ts'
import { seatOf } from '../path.ts'

const REPLAYED = ['Idempotency-Replayed'] as const

export const seats = [
  operation({
    id: 'claimSeat',
    method: 'post',
    path: '/v1/matches/{id}/seats/{seat}/claim',
    tag: 'seats',
    summary: 'Claim a free seat',
    description:
      'Takes an open seat, or an invited one with its code, and hands out its token. A seat is claimed once. With an `Idempotency-Key` that nobody can guess, repeating the request gives the same seat with a fresh token.',
    token: 'optional',
    heedsToken: () => false, // an invitation in its place, or in the body, is spent by it
    limit: 'create',
    headers: ['Idempotency-Key'],
    body: { schema: shapes.claimBody, required: true },
    success: { 200: { description: 'The seat and its token', schema: shapes.seatToken, headers: REPLAYED } },
    problems: [400, 401, 403, 404, 409, 413, 415, 422],
    async handle({ app, token, path, key, body, receivedAt }) {
      const claimed = await app.claimSeat(path.id!, seatOf(path.seat!), body, { token, key, receivedAt })
      return isRefusal(claimed) ? claimed : json(claimed.answer, replayed(claimed))
    },
  }),
  operation({
    id: 'replaceSeat',
    method: 'post',
    path: '/v1/matches/{id}/seats/{seat}/replace',
    tag: 'seats',
    summary: 'Give a seat to somebody else',
    description:
      'Hands the seat to another player, whose token is in the answer or who is invited by mail, or to a bot. The old token is dead at once. For the host.',
    token: 'needed',
    limit: 'command',
    headers: ['Idempotency-Key'],
    body: { schema: shapes.replaceBody, required: true },
    success: {
      200: {
        description: 'The seat, and its new token if it has one',
        schema: shapes.seatToken,
        headers: REPLAYED,
      },
    },
    problems: [400, 401, 403, 404, 409, 413, 415, 422],
    async handle({ app, token, path, key, body, receivedAt, from }) {
      const request = { matchId: path.id!, token, key, receivedAt, from: from() }
      const replaced = await app.replaceSeat(request, seatOf(path.seat!), body)
      return isRefusal(replaced) ? replaced : json(replaced.answer, replayed(replaced))
    },
  }),
  operation({
    id: 'getInvitation',
    method: 'get',
    path: '/v1/matches/{id}/seats/{seat}/invitation',
    tag: 'seats',
    summary: 'How an invitation by mail stands',
    description: 'For the host. The address itself is in no answer.',
    token: 'needed',
    limit: 'read',
    success: { 200: { description: 'The invitation', schema: shapes.invitationOut } },
    problems: [401, 403, 404, 409],
    async handle({ app, token, path }) {
      const found = await app.getInvitation({ matchId: path.id!, token }, seatOf(path.seat!))
      return isRefusal(found) ? found : json(found, PRIVATE)
    },
  }),
  operation({
    id: 'inviteAgain',
    method: 'post',
    path: '/v1/matches/{id}/seats/{seat}/invitation',
    tag: 'seats',
    summary: 'Send an invitation once more',
    description:
      'For the host, where a mail was lost: as long as nobody has answered, and five times in all. Asked for again before it went out it is still one.',
    token: 'needed',
    limit: 'command',
    body: { schema: shapes.emptyBody, required: false },
    success: { 202: { description: 'It will be sent', schema: shapes.invitationOut } },
    problems: [401, 403, 404, 409, 422],
    async handle({ app, token, path, body }) {
      const flaw = isRefusal(body) ? body : undefined
      const done = await app.inviteAgain({ matchId: path.id!, token, flaw }, seatOf(path.seat!))
      return isRefusal(done) ? done : json(done, PRIVATE, 202)
    },
  }),
]
