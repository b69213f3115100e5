import * as z from 'zod/mini'
import type { JsonSchema } from '../../../core/index.ts'
import { BODY } from '../json-body.ts'

export type Direction = 'input' | 'output'

/** Nothing is longer than what it comes in: a body, or the largest page of entries. */
const LONGEST: Readonly<Record<Direction, number>> = { input: BODY.bytes, output: 1 << 20 }

const LENGTHS: Readonly<Record<string, number>> = { uuid: 36, 'date-time': 24, 'uri-reference': 2000 }

const ANY_TEXT = '^[\\s\\S]*$'

/**
 * JSON Schema of a zod schema as OpenAPI 3.1 has it: every string and list with its bounds, every whole number with
 * its size.
 * @param nameOf the component that stands for a part, if one does
 */
export function convert(
  schema: z.core.$ZodType,
  io: Direction,
  nameOf: (part: unknown) => string | undefined,
): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      const part = jsonSchema as Part
      const name = (zodSchema as unknown) === schema ? undefined : nameOf(zodSchema)
      if (name) {
        for (const key of Object.keys(part)) delete part[key]
        part.$ref = `#/components/schemas/${name}`
      } else bound(part, io)
    },
  }) as JsonSchema & { $schema?: string }
  return spellOut(rest) as JsonSchema
}

type Part = z.core.JSONSchema.BaseSchema

function bound(part: Part, io: Direction): void {
  switch (part.type) {
    case 'integer':
      part.format = (part.maximum ?? Number.POSITIVE_INFINITY) <= 2_147_483_647 ? 'int32' : 'int64'
      return
    case 'string':
      if (part.enum || part.const !== undefined) return
      part.maxLength ??= LENGTHS[part.format ?? ''] ?? LONGEST[io]
      if (!part.format) part.pattern ??= ANY_TEXT
      return
    case 'array':
      part.maxItems ??= LONGEST[io]
      return
    case 'object':
      // What the service sends may grow: a client must not refuse a field it does not know.
      if (io === 'output' && part.additionalProperties === false) delete part.additionalProperties
      return
    default:
  }
}

/** An object whose keys are known has a property for each; any key is what is meant when nothing is said of them. */
function spellOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spellOut)
  if (typeof value !== 'object' || value === null) return value
  const { propertyNames, additionalProperties, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, spellOut(inner)]),
  )
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum
  if (names)
    return { ...rest, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])) }
  // What stands beside a reference knows none of the properties behind it.
  if (rest.$ref !== undefined || additionalProperties === undefined) return rest
  return { ...rest, additionalProperties }
}

/** Named parts of schemas stand beside them, once, instead of inside each. */
export function lifted(all: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  const named: Record<string, JsonSchema> = {}
  const lift = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lift)
    if (typeof value !== 'object' || value === null) return value
    const { $defs = {}, ...rest } = value as Record<string, unknown>
    for (const [name, { id: _, ...part }] of Object.entries($defs as Record<string, JsonSchema>)) {
      if (Object.hasOwn(all, name)) throw new Error(`two schemas have the name ${name}`)
      named[name] ??= lift(part) as JsonSchema
    }
    const { $ref, ...others } = rest
    const said = Object.fromEntries(Object.entries(others).map(([key, inner]) => [key, lift(inner)]))
    if ($ref === undefined) return said
    const reference = { $ref: String($ref).replace('#/$defs/', '#/components/schemas/') }
    // Readers of 3.0 pass over whatever stands beside a reference.
    return Object.keys(said).length ? { ...said, allOf: [reference] } : reference
  }
  const whole = lift(all) as Record<string, JsonSchema>
  return { ...whole, ...named }
}
