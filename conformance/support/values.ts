import fc from 'fast-check'

/** Draws a value: an arbitrary's maker and what it is made with. */
export type Draw = fc.GeneratorValue

/** One of these. */
export const pick = <T>(draw: Draw, all: readonly T[]): T => all[draw(fc.nat, { max: all.length - 1 })]!

/** Anything at all that JSON can say. */
export const junk = () =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(null, [], {}, '', -1, 1e21, 'x'.repeat(5000), '\u0000', '\ud800', '\u202e', {
      __proto__: null,
    }),
  )

export interface Schema {
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  const?: unknown
  enum?: unknown[]
  type?: string
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  /** Set where the document's references were followed. */
  follow?: () => Schema
}

/** A value that fits a schema as far as can be seen; deep down as little as fits. */
export function drawn(schema: Schema, draw: Draw, depth = 0): unknown {
  if (schema.follow) return drawn(schema.follow(), draw, depth)
  const ways = schema.anyOf ?? schema.oneOf
  if (ways) return drawn(pick(draw, ways), draw, depth)
  if (schema.allOf) return drawn(schema.allOf[0]!, draw, depth)
  if ('const' in schema) return schema.const
  if (schema.enum) return pick(draw, schema.enum)
  switch (schema.type) {
    case 'string':
      return textOf(schema, draw)
    case 'integer':
      return draw(fc.integer, {
        min: schema.minimum ?? -2,
        max: Math.min(schema.maximum ?? 60, (schema.minimum ?? 0) + 60),
      })
    case 'number':
      return draw(fc.double, { noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return draw(fc.boolean)
    case 'null':
      return null
    case 'array': {
      const least = schema.minItems ?? 0
      const most = Math.min(schema.maxItems ?? 4, least + (depth > 4 ? 0 : 3))
      const length = draw(fc.integer, { min: least, max: Math.max(least, most) })
      return Array.from({ length }, () => drawn(schema.items ?? {}, draw, depth + 1))
    }
    case 'object':
      return objectOf(schema, draw, depth)
    default:
      return draw(junk)
  }
}

function objectOf({ properties = {}, required = [] }: Schema, draw: Draw, depth: number): object {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (depth < 4 && draw(fc.boolean)),
  )
  return Object.fromEntries(wanted.map(([name, part]) => [name, drawn(part, draw, depth + 1)]))
}

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: Schema, draw: Draw): string {
  if (format === 'uuid') return draw(fc.uuid)
  if (pattern !== undefined && draw(fc.boolean))
    try {
      return draw(fc.stringMatching, new RegExp(pattern)).slice(0, maxLength)
    } catch {
      // It looks ahead, or back: any text will do.
    }
  return draw(fc.string, { minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' })
}
