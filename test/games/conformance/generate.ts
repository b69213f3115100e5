import type * as z from 'zod'
import { type AnyGame, type Command, commandKinds, type Prompt, type Rng } from '../../../src/core/index.ts'
import { once } from './dice.ts'

/** Values that stand in a view or in offers, to make commands of that mean something there. */
export interface Pool {
  strings: readonly string[]
  numbers: readonly number[]
}

export function poolOf(...values: unknown[]): Pool {
  const strings = new Set<string>()
  const numbers = new Set<number>()
  const visit = (value: unknown) => {
    if (typeof value === 'string') strings.add(value)
    else if (typeof value === 'number') numbers.add(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part)
  }
  values.forEach(visit)
  return { strings: [...strings], numbers: [...numbers] }
}

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  entries?: Record<string, string>
}

const WORDS = ['A', 'AB', 'TREE', 'STREET', 'x y', '', 'é', '<b>', 'toString']

/** Something that a schema of a command's field may let through; not always, so parse it. */
function something(schema: z.ZodType, pool: Pool, dice: Rng): unknown {
  const def = schema._zod.def as unknown as Def
  switch (def.type) {
    case 'object':
      return fieldsOf(def.shape ?? {}, pool, dice)
    case 'array':
      return Array.from({ length: dice.int(dice.pick([2, 3, 5])) }, () => something(def.element!, pool, dice))
    case 'optional':
      return once(dice, 2) ? undefined : something(def.innerType!, pool, dice)
    case 'nullable':
      return once(dice, 3) ? null : something(def.innerType!, pool, dice)
    case 'default':
      return something(def.innerType!, pool, dice)
    case 'enum': {
      const values = Object.values(def.entries ?? {})
      const known = values.filter((value) => pool.strings.includes(value))
      return dice.pick(known.length && dice.int(4) ? known : values)
    }
    case 'boolean':
      return once(dice, 2)
    case 'number':
      return pool.numbers.length && once(dice, 3) ? dice.pick(pool.numbers) : dice.int(9)
    default:
      return pool.strings.length && dice.int(3) ? dice.pick(pool.strings) : dice.pick(WORDS)
  }
}

function fieldsOf(shape: Record<string, z.ZodType>, pool: Pool, dice: Rng): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape)
      .map(([name, field]) => [name, something(field, pool, dice)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

/** A command of that kind which fits its schema, or nothing if chance did not find one. */
export function commandOf(game: AnyGame, type: string, pool: Pool, dice: Rng): Command | undefined {
  const schema = commandKinds(game)[type]!
  for (let tries = 0; tries < 4; tries++) {
    const parsed = schema.safeParse(fieldsOf(schema.shape as Record<string, z.ZodType>, pool, dice))
    if (parsed.success) return { type, ...parsed.data }
  }
  return undefined
}

/** An offered command with one field changed: the neighbourhood of what is legal. */
export function neighbour(
  game: AnyGame,
  prompts: readonly Prompt[],
  pool: Pool,
  dice: Rng,
): Command | undefined {
  const offered = prompts.flatMap((p) => p.commands)
  if (!offered.length) return undefined
  const { type, ...fields } = dice.pick(offered)
  const shape = game.commands[type]?.shape as Record<string, z.ZodType> | undefined
  const names = Object.keys(shape ?? {})
  if (!shape || !names.length) return undefined
  const name = dice.pick(names)
  const parsed = game.commands[type]!.safeParse({ ...fields, [name]: something(shape[name]!, pool, dice) })
  return parsed.success ? { type, ...parsed.data } : undefined
}
