import * as z from 'zod/mini'

/**
 * Schemas of core and the games are made with `zod/mini`, since they go into every page: the whole of
 * zod would be the larger part of a client. These are the few words that make it read well.
 */

/** A whole number in `[min, max]`. */
export const whole = (min?: number, max?: number) => {
  const checks = [
    ...(min === undefined ? [] : [z.minimum(min)]),
    ...(max === undefined ? [] : [z.maximum(max)]),
  ]
  return z.int().check(...checks)
}

/** A list of `min` to `max` items. */
export const list = <T extends z.ZodMiniType>(item: T, min: number, max: number) =>
  z.array(item).check(...(min > 0 ? [z.minLength(min)] : []), z.maxLength(max))

/** The same schema with a sentence for whoever reads the published one. */
export const described = <T extends z.ZodMiniType>(text: string, schema: T): T =>
  schema.check(z.describe(text)) as T

/**
 * The same schema under a name of its own: what occurs in many places stands once in the published
 * schemas. Names are unique over all games.
 */
export const named = <T extends z.ZodMiniType>(id: string, schema: T): T => {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
  return schema
}

/** The sentence of {@link described}. */
export const descriptionOf = (schema: z.ZodMiniType): string | undefined =>
  z.globalRegistry.get(schema)?.description
