import * as z from 'zod/mini'
import { isRefusal, type Refusal, refuse, shapes } from '../../../app/index.ts'
import { described } from '../../../core/index.ts'
import { matchesTag } from '../headers.ts'
import { json, operation, PRIVATE } from '../operation.ts'

const headers = { ...PRIVATE, Vary: 'Authorization' }
const tagOf = (version: number): string => `"${version}"`

/** The version that a write insists on: `If-None-Match: *` is that there be no note yet. */
function expectedBy(
  ifMatch: number | undefined,
  ifNoneMatch: string | undefined,
): number | undefined | Refusal {
  if (ifNoneMatch === undefined) return ifMatch
  return ifNoneMatch.trim() === '*'
    ? 0
    : refuse('bad-header', 'If-None-Match takes * here: there must be no such note yet.')
}

/** Longest value of a helper's parameter, characters. */
const LONGEST_VALUE = 500
const MOST_VALUES = 20

/** Every parameter of the address; which there are is for the helper to say. */
function queryOf(url: string): Record<string, string> | Refusal {
  const given = [...new URL(url).searchParams]
  const names = new Set(given.map(([name]) => name))
  if (names.size < given.length || given.length > MOST_VALUES)
    return refuse('bad-parameter', `Each parameter comes once, and there are ${MOST_VALUES} at most.`)
  if (given.some(([, value]) => value.length > LONGEST_VALUE))
    return refuse('bad-parameter', `A parameter has at most ${LONGEST_VALUE} characters.`)
  return Object.fromEntries(given)
}

export const helpers = [
  operation({
    id: 'getNote',
    method: 'get',
    path: '/v1/matches/{id}/notes/{name}',
    tag: 'play',
    summary: 'A note of this seat or its team',
    description:
      'What was written under that name: marks, drafts, whatever the client likes. Read by that seat or team alone; in no log and no record.',
    token: 'needed',
    limit: 'read',
    headers: ['If-None-Match'],
    query: z.object({ scope: described('`seat` if left out', z.optional(shapes.noteScope)) }),
    success: {
      200: { description: 'The note', schema: shapes.noteOut, headers: ['ETag', 'Vary'] },
      304: { description: 'Not changed', headers: ['ETag', 'Vary'] },
    },
    problems: [400, 401, 403, 404, 409],
    async handle({ app, token, path, query, ifNoneMatch }) {
      const asked = { matchId: path.id!, token, name: path.name! }
      const found = await app.getNote(asked, query.scope ?? 'seat')
      if (isRefusal(found)) return found
      const ETag = tagOf(found.version)
      return matchesTag(ifNoneMatch, ETag)
        ? { status: 304, headers: { ...headers, ETag } }
        : json(found.note, { ...headers, ETag })
    },
  }),
  operation({
    id: 'putNote',
    method: 'put',
    path: '/v1/matches/{id}/notes/{name}',
    tag: 'play',
    summary: 'Write a note',
    description:
      'Replaces the whole note. With `If-Match` only if it is still as it was read, with `If-None-Match: *` only if there is none. A seat keeps up to 32 notes, and a team as many; notes are removed with the match, and go with the seat when it is given to somebody else.',
    token: 'needed',
    // Drafts are saved often, and must not use up what a seat has for its commands.
    limit: 'read',
    headers: ['If-Match', 'If-None-Match'],
    body: { schema: shapes.noteBody, required: true },
    success: { 200: { description: 'As it is kept', schema: shapes.noteOut, headers: ['ETag'] } },
    problems: [400, 401, 403, 404, 409, 412, 413, 415, 422],
    async handle({ app, token, path, body, ifMatch, ifNoneMatch }) {
      const expected = expectedBy(ifMatch, ifNoneMatch)
      if (isRefusal(expected)) return expected
      const asked = { matchId: path.id!, token, name: path.name! }
      const done = await app.putNote(asked, body, expected)
      return isRefusal(done) ? done : json(done.note, { ...PRIVATE, ETag: tagOf(done.version) })
    },
  }),
  operation({
    id: 'getAid',
    method: 'get',
    path: '/v1/matches/{id}/aids/{name}',
    tag: 'play',
    summary: 'A helper that the game offers this seat',
    description:
      'Computed from what the seat may see. Which helpers there are, for whom, and what they take in the address, is said by the rules of the game.',
    token: 'needed',
    limit: 'read',
    anyQuery: {
      description: 'What the helper takes: each parameter once',
      style: 'form',
      explode: true,
      schema: {
        type: 'object',
        maxProperties: MOST_VALUES,
        additionalProperties: { type: 'string', maxLength: LONGEST_VALUE, pattern: '^[\\s\\S]*$' },
      },
    },
    success: { 200: { description: 'What the helper says', schema: shapes.aidOut, headers: ['Vary'] } },
    problems: [400, 401, 403, 404, 409, 422],
    async handle({ app, token, path, request }) {
      const query = queryOf(request.url)
      if (isRefusal(query)) return query
      const told = await app.getAid(path.id!, token, path.name!, query)
      return isRefusal(told) ? told : json(told, headers)
    },
  }),
]
