import * as z from 'zod/mini'
import { isRefusal, type Submitted, shapes } from '../../../app/index.ts'
import { described } from '../../../core/index.ts'
import { json, operation, PRIVATE, type Reply, replayed } from '../operation.ts'

const HEADERS = ['Idempotency-Key', 'If-Match', 'Prefer'] as const

const submitted = (done: Submitted): Reply =>
  json(done.answer, { ...replayed(done), ETag: `"${done.answer.revision}.${done.seat}"` })

export const play = [
  operation({
    id: 'getPrompts',
    method: 'get',
    path: '/v1/matches/{id}/prompts',
    tag: 'play',
    summary: 'What this seat may do now',
    description:
      'The open questions of the seat: complete commands to send as they are, those with free input with their schema, and how far an undo may go.',
    token: 'needed',
    limit: 'read',
    success: { 200: { description: 'The open questions', schema: shapes.promptsOut, headers: ['Vary'] } },
    problems: [401, 403, 404],
    async handle({ app, token, path }) {
      const prompts = await app.getPrompts(path.id!, token)
      return isRefusal(prompts) ? prompts : json(prompts, { ...PRIVATE, Vary: 'Authorization' })
    },
  }),
  operation({
    id: 'submitCommand',
    method: 'post',
    path: '/v1/matches/{id}/commands',
    tag: 'play',
    summary: 'Submit one command',
    description:
      'The seat is the token’s. Checked in this order: token, `Idempotency-Key`, due deadlines, `If-Match`, `prompt`, schema and rules. A repeated key answers with the stored entry. With `dryRun` only whether the command is legal is told and nothing is stored.',
    token: 'needed',
    limit: 'command',
    headers: HEADERS,
    query: z.object({ dryRun: described('Judges legality alone', z.optional(z.stringbool())) }),
    body: { schema: shapes.commandBody, required: true, refused: 'invalid-command' },
    success: {
      200: {
        description: 'The entry, and what is asked now; with `dryRun` that it is legal',
        schema: z.union([shapes.commandOut, shapes.legalOut]),
        headers: ['ETag', 'Idempotency-Replayed'],
      },
    },
    problems: [400, 401, 403, 404, 409, 412, 413, 415, 422, 425],
    weigh: ({ app, body }) => app.costOf((body as { type?: string }).type ?? '') - 1,
    async handle({ app, token, path, query, body, key, ifMatch, minimal, receivedAt }) {
      const sent = { matchId: path.id!, token, key, ifMatch, minimal, receivedAt }
      if (query.dryRun) {
        const legal = await app.dryRun(sent, body)
        return isRefusal(legal) ? legal : json(legal, PRIVATE)
      }
      const done = await app.submitCommand(sent, body)
      return isRefusal(done) ? done : submitted(done)
    },
  }),
  operation({
    id: 'undo',
    method: 'post',
    path: '/v1/matches/{id}/undo',
    tag: 'play',
    summary: 'Take back',
    description:
      'Takes back the seat’s last entry, or with `to` all after that revision, as far as nobody else has acted and nothing was revealed. To redo, send the command again.',
    token: 'needed',
    limit: 'command',
    headers: HEADERS,
    body: { schema: shapes.undoBody, required: false },
    success: {
      200: {
        description: 'The entry, and what is asked now',
        schema: shapes.commandOut,
        headers: ['ETag', 'Idempotency-Replayed'],
      },
    },
    problems: [400, 401, 403, 404, 409, 412, 413, 415, 422],
    async handle({ app, token, path, body, key, ifMatch, minimal, receivedAt }) {
      const sent = { matchId: path.id!, token, key, ifMatch, minimal, receivedAt }
      const done = await app.undoEntry(sent, body ?? {})
      return isRefusal(done) ? done : submitted(done)
    },
  }),
]
