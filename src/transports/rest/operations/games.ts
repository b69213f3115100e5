import * as z from 'zod/mini'
import { isRefusal, SCHEMA_KINDS, shapes } from '../../../app/index.ts'
import { json, operation, PRIVATE } from '../operation.ts'

/** A title changes only with the software, so caches may keep it for a while. */
const CACHED = { 'Cache-Control': 'public, max-age=300' }

const common = { method: 'get', tag: 'games', token: 'none', limit: 'read' } as const

export const games = [
  operation({
    ...common,
    id: 'listGames',
    path: '/v1/games',
    summary: 'The games that can be played',
    description: 'Every title with its seats, modes and the version of its rules.',
    success: { 200: { description: 'All titles', schema: shapes.titles } },
    problems: [],
    handle: ({ app }) => json(app.listTitles(), CACHED),
  }),
  operation({
    ...common,
    id: 'getGame',
    path: '/v1/games/{game}',
    summary: 'One game',
    description: 'A title with help for its notation and the codes with which it refuses commands.',
    success: { 200: { description: 'The title', schema: shapes.titleDetail } },
    problems: [404],
    handle: ({ app, path }) => {
      const title = app.getTitle(path.game!)
      return isRefusal(title) ? title : json(title, CACHED)
    },
  }),
  operation({
    ...common,
    id: 'getGameSchema',
    path: '/v1/games/{game}/schemas/{kind}',
    summary: 'The JSON Schema of a game’s options, commands, events, view or own content',
    description: `JSON Schema 2020-12, made from what the server itself validates with. \`kind\` is one of ${SCHEMA_KINDS.join(', ')}.`,
    success: {
      200: {
        description: 'The schema',
        schema: z.record(z.string(), z.unknown()),
        type: 'application/schema+json',
      },
    },
    problems: [404],
    handle: async ({ app, path }) => {
      const schema = await app.getSchema(path.game!, path.kind!)
      return isRefusal(schema)
        ? schema
        : json(schema, { ...CACHED, 'Content-Type': 'application/schema+json' })
    },
  }),
  operation({
    id: 'checkContent',
    method: 'post',
    path: '/v1/games/{game}/content/check',
    tag: 'games',
    summary: 'Check content of a table’s own',
    description:
      'For games to which a table may bring content of its own, such as an alien card of Signal: whether it fits the schema `content`, and what the game can find out about it within a bounded search. Nothing is kept. What is wrong is told place by place.',
    token: 'none',
    limit: 'create',
    cost: 6,
    body: { schema: shapes.content, required: true },
    success: { 200: { description: 'What was found', schema: shapes.contentReport } },
    problems: [400, 404, 413, 415, 422],
    handle({ app, path, body }) {
      const checked = app.checkContent(path.game!, body)
      return isRefusal(checked) ? checked : json(checked, PRIVATE)
    },
  }),
]
