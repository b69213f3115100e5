import * as z from 'zod/mini'
import { appRejections, shapes } from '../../../app/index.ts'
import { type AnyGame, coreRejections, described, type JsonSchema, list, whole } from '../../../core/index.ts'
import { HTTP_PROBLEMS, STATUS } from '../problem.ts'
import type { Examples } from './examples.ts'
import { ALWAYS, headersOf } from './headers.ts'

const string = (max: number) => z.string().check(z.maxLength(max))
const sentence = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const address = () => z.string().check(z.meta({ format: 'uri-reference' }))

/** RFC 9457. */
export const problem = described(
  'A refusal. Codes are only ever added',
  z.object({
    type: described('Where the code is explained', address()),
    title: sentence(200),
    status: whole(400, 599),
    detail: sentence(2000),
    instance: described('The path that was asked', address()),
    code: shapes.patterned(80, /^[a-z0-9]+(-[a-z0-9]+)*$/),
    revision: shapes.maybe(shapes.revision, 'Of the match, where the refusal depends on it'),
    confirmable: shapes.maybe(z.boolean(), 'The same command with `confirm: true` would be accepted'),
    errors: shapes.maybe(
      list(z.object({ path: string(500), code: string(80), message: string(500) }), 0, 200),
    ),
  }),
)

/** A response for each status that a refusal can have, with all its codes. */
export function problemResponses(
  games: Readonly<Record<string, AnyGame>>,
  examples: Examples,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    [...codesByStatus(games)].map(([status, codes]) => [
      `Problem${status}`,
      {
        description: codes.length
          ? `Codes: ${codes.map(({ code, game }) => (game ? `${code} (${game})` : code)).join(', ')}.`
          : 'No game here gives such a code yet.',
        headers: headersOf([...ALWAYS, 'Cache-Control', ...(MORE[status] ?? [])]),
        content: {
          'application/problem+json': { schema: schemaOf(status, codes), ...examples.problems(status) },
        },
      },
    ]),
  )
}

const MORE: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

interface Code {
  code: string
  /** Name of the game that gives it; none where the service does. */
  game?: string
}

const schemaOf = (status: number, codes: readonly Code[]): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    {
      type: 'object',
      properties: {
        status: { const: status },
        ...(codes.length && { code: { enum: [...new Set(codes.map(({ code }) => code))] } }),
      },
    },
  ],
})

/** Codes by status, the service's own first, then each game's. */
function codesByStatus(games: Readonly<Record<string, AnyGame>>): Map<number, Code[]> {
  const codes = new Map<number, Code[]>(Object.values(STATUS).map((status) => [status, []]))
  const add = (status: number, { code, game }: Code) => {
    const known = codes.get(status) ?? []
    if (!known.some((other) => other.code === code && other.game === game))
      codes.set(status, [...known, { code, ...(game !== undefined && { game }) }])
  }
  for (const [code, { kind }] of Object.entries({ ...coreRejections, ...appRejections }))
    add(STATUS[kind], { code })
  for (const [code, { status }] of Object.entries(HTTP_PROBLEMS)) add(status, { code })
  for (const { meta, rejections } of Object.values(games))
    for (const [code, { kind }] of Object.entries(rejections)) add(STATUS[kind], { code, game: meta.name })
  return codes
}
