import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadSettings, type Setting, subjects } from './conformance/subject.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; items?: JsonSchema }

/** All values of what has few, as for a mode or a switch; those at the ends of a short range. */
function valuesOf(schema: JsonSchema): unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum
  if (schema.const !== undefined) return [schema.const]
  if (schema.type === 'boolean') return [true, false]
  const { minimum: least, maximum: most } = schema as { minimum?: number; maximum?: number }
  if (schema.type !== 'integer' || least === undefined || most === undefined || most - least > 2) return []
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}

describe.each(subjects)('the tables at which $meta.name is played by chance', (game) => {
  const load = async () => {
    const { settings } = await loadSettings(game.meta.id)
    const parsed = settings.map(({ options }) => game.options.parse(options) as Record<string, unknown>)
    return { settings: settings as readonly Setting[], parsed }
  }
  const schema = z.toJSONSchema(game.options as z.ZodMiniType) as JsonSchema
  const options = Object.entries(schema.properties ?? {})

  test('have every value of every option that has few', async () => {
    const { parsed } = await load()
    const missing = options.flatMap(([name, one]) =>
      [...valuesOf(one), ...valuesOf(one.items ?? {})]
        .filter((value) => !parsed.some((set) => [set[name]].flat().includes(value)))
        .map((value) => `${name}: ${value}`),
    )
    expect(missing).toEqual([])
  })

  test('set every other option to something of their own at least once', async () => {
    const { settings } = await load()
    const others = options.filter(([, one]) => !valuesOf(one).length).map(([name]) => name)
    expect(others.filter((name) => !settings.some((set) => name in set.options))).toEqual([])
  })

  test('are as small and as large as the game allows, of people alone and with bots', async () => {
    const { settings } = await load()
    const sizes = settings.map(({ seats }) => seats.length)
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([game.meta.seats.min, game.meta.seats.max])
    const bots = settings.map(({ seats }) => seats.some(({ kind }) => kind === 'bot'))
    expect(new Set(bots)).toEqual(new Set([true, false]))
  })
})
