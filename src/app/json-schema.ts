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
import type { SchemaKind } from './ports.ts'

/** JSON Schema (2020-12) of a title's options, commands, events, view or a table's own content; undefined where it takes none. */
export function jsonSchemaOf(game: AnyGame, kind: SchemaKind): JsonSchema | undefined {
  const schema = schemaOf(game, kind)
  return (
    schema &&
    (z.toJSONSchema(schema, { io: kind === 'event' || kind === 'view' ? 'output' : 'input' }) as JsonSchema)
  )
}

function schemaOf(game: AnyGame, kind: SchemaKind): z.core.$ZodType | undefined {
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
