import * as z from 'zod/mini'
import { isRefusal, shapes } from '../../../app/index.ts'
import { described } from '../../../core/index.ts'
import { digits, json, operation, PRIVATE, replayed } from '../operation.ts'

const flawOf = (body: object | undefined) => (isRefusal(body) ? body : undefined)

const mine = z.stringbool()

export const matches = [
  operation({
    id: 'createMatch',
    method: 'post',
    path: '/v1/matches',
    tag: 'matches',
    summary: 'Create a match',
    description:
      'Makes a match and hands out its tokens, each shown once. It starts by itself when no seat is free. With an `Idempotency-Key` that nobody can guess, repeating the request within a day gives the same match; tokens that were not used yet are replaced. Whoever is to play a seat by `mail` is invited there.',
    token: 'optional',
    limit: 'create',
    headers: ['Idempotency-Key'],
    body: { schema: shapes.newMatchBody, required: true },
    success: {
      201: {
        description: 'The match and its tokens',
        schema: shapes.created,
        headers: ['Location', 'Idempotency-Replayed'],
      },
    },
    problems: [400, 401, 403, 409, 413, 415, 422],
    async handle({ app, token, key, body, from }) {
      const made = await app.createMatch(body, { token, key, from: from() })
      if (isRefusal(made)) return made
      const headers = { ...replayed(made), Location: `/v1/matches/${made.answer.match.id}` }
      return json(made.answer, headers, 201)
    },
  }),
  operation({
    id: 'listMatches',
    method: 'get',
    path: '/v1/matches',
    tag: 'matches',
    summary: 'List matches',
    description: 'Public matches, newest first; with `mine` all that the API key made.',
    token: 'optional',
    heedsToken: ({ url }) => mine.safeParse(new URL(url).searchParams.get('mine')).data === true,
    limit: 'read',
    query: z.object({
      game: described('Only this title', z.optional(shapes.id)),
      status: z.optional(z.enum(['waiting', 'active', 'finished', 'abandoned'])),
      mine: described('Only those made with this API key', z.optional(mine)),
      cursor: described('The `next` of the page before', z.optional(z.uuid())),
      limit: described('50 if left out', z.optional(digits(1, 100))),
    }),
    success: { 200: { description: 'A page of matches', schema: shapes.matchList } },
    problems: [400, 401],
    async handle({ app, token, query: { game, status, mine, cursor, limit = 50 } }) {
      const page = await app.listMatches(token, {
        ...(game !== undefined && { game }),
        ...(status !== undefined && { status }),
        ...(mine !== undefined && { mine }),
        ...(cursor !== undefined && { cursor }),
        limit,
      })
      return isRefusal(page) ? page : json(page, PRIVATE)
    },
  }),
  operation({
    id: 'getMatch',
    method: 'get',
    path: '/v1/matches/{id}',
    tag: 'matches',
    summary: 'The head of a match',
    description:
      'Status, seats, whom the match waits for, deadlines, outcome: nothing secret, the same for every viewer.',
    token: 'optional',
    limit: 'read',
    success: { 200: { description: 'The head', schema: shapes.matchHead } },
    problems: [401, 404],
    async handle({ app, token, path }) {
      const head = await app.getMatch(path.id!, token)
      return isRefusal(head) ? head : json(head, PRIVATE)
    },
  }),
  operation({
    id: 'deleteMatch',
    method: 'delete',
    path: '/v1/matches/{id}',
    tag: 'matches',
    summary: 'Remove a match',
    description: 'Removes a waiting, finished or abandoned match with everything about it. For the host.',
    token: 'needed',
    limit: 'command',
    success: { 204: { description: 'Removed' } },
    problems: [401, 403, 404, 409],
    async handle({ app, token, path, receivedAt }) {
      const refused = await app.deleteMatch({ matchId: path.id!, token, receivedAt })
      return refused ?? { status: 204 }
    },
  }),
  operation({
    id: 'abandonMatch',
    method: 'post',
    path: '/v1/matches/{id}/abandon',
    tag: 'matches',
    summary: 'End a match',
    description: 'Ends the match for everybody; its record opens. For the host.',
    token: 'needed',
    limit: 'command',
    headers: ['Idempotency-Key'],
    body: { schema: shapes.emptyBody, required: false },
    success: {
      200: {
        description: 'The head after it',
        schema: shapes.matchHead,
        headers: ['Idempotency-Replayed'],
      },
    },
    problems: [400, 401, 403, 404, 409, 422],
    async handle({ app, token, path, key, body, receivedAt }) {
      const ended = await app.abandonMatch({ matchId: path.id!, token, key, receivedAt, flaw: flawOf(body) })
      return isRefusal(ended) ? ended : json(ended.answer, replayed(ended))
    },
  }),
  operation({
    id: 'rotateWatchToken',
    method: 'post',
    path: '/v1/matches/{id}/watch-token',
    tag: 'matches',
    summary: 'A new watch token',
    description:
      'The old one dies at once. For the host. Repeating it needs no key: it gives another new token and the one before dies.',
    token: 'needed',
    limit: 'command',
    body: { schema: shapes.emptyBody, required: false },
    success: { 200: { description: 'The new token', schema: shapes.watchToken } },
    problems: [401, 403, 404, 422],
    async handle({ app, token, path, body, receivedAt }) {
      const made = await app.rotateWatchToken({
        matchId: path.id!,
        token,
        receivedAt,
        flaw: flawOf(body),
      })
      return isRefusal(made) ? made : json(made, PRIVATE)
    },
  }),
]
