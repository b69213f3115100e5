import * as z from 'zod/mini'
import {
  type AnyGame,
  commandKinds,
  described,
  descriptionOf,
  type EventKinds,
  type JsonSchema,
  tableEvents,
} from '../core/index.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { Title, TitleDetail } from './shapes.ts'

/** What can be played here. */
export const listTitles = ({ ports }: Service): { games: Title[] } => ({
  games: Object.values(ports.games).map(title),
})

export function getTitle({ ports }: Service, id: string): TitleDetail | Refusal {
  const game = find(ports.games, id)
  if (!game) return noTitle()
  return {
    ...title(game),
    notation: [...game.meta.notation],
    rejections: Object.entries(game.rejections).map(([code, { kind, title: text }]) => ({
      code,
      kind,
      title: text,
    })),
  }
}

const title = ({ meta: { notation: _, roles, modes, ...meta } }: AnyGame): Title => ({
  ...meta,
  ...(roles && { roles: [...roles] }),
  modes: [...modes],
})

export const SCHEMA_KINDS = ['options', 'command', 'event', 'view', 'content'] as const

/** JSON Schema (2020-12) of a title's options, commands, events, view or a table's own content, if it takes any. */
export function getSchema({ ports }: Service, id: string, kind: string): JsonSchema | Refusal {
  const game = find(ports.games, id)
  if (!game) return noTitle()
  const schema = schemaOf(game, kind)
  if (!schema) return refuse('not-found', `Schemas are: ${SCHEMA_KINDS.join(', ')}.`)
  return z.toJSONSchema(schema, {
    io: kind === 'event' || kind === 'view' ? 'output' : 'input',
  }) as JsonSchema
}

function schemaOf(game: AnyGame, kind: string): z.core.$ZodType | undefined {
  switch (kind) {
    case 'options':
      return game.options
    case 'command':
      return union(commandSchemas(game))
    case 'event':
      return union([...eventSchemas(game.events), ...eventSchemas(tableEvents)])
    case 'view':
      return game.view
    case 'content':
      return game.content?.schema
    default:
      return undefined
  }
}

const union = (members: z.ZodMiniType[]): z.ZodMiniType =>
  z.union(members as [z.ZodMiniType, ...z.ZodMiniType[]])

/** Every command with its `type`, as it is sent. */
export const commandSchemas = (game: AnyGame): z.ZodMiniObject[] =>
  Object.entries(commandKinds(game)).map(([type, fields]) => {
    const whole = z.strictObject({ type: z.literal(type), ...fields.shape })
    const description = descriptionOf(fields)
    return description ? described(description, whole) : whole
  })

/** Every event as some viewer may see it. */
export const eventSchemas = (kinds: EventKinds): z.ZodMiniObject[] =>
  Object.entries(kinds).map(([type, kind]) =>
    z.object({
      type: z.literal(type),
      data: kind.open,
      ...(kind.secret && { secret: z.optional(kind.secret) }),
    }),
  )

const find = (games: Readonly<Record<string, AnyGame>>, id: string): AnyGame | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined

const noTitle = (): Refusal => refuse('not-found', 'There is no such game.')
