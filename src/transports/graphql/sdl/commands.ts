import * as z from 'zod/mini'
import { commandSchemas } from '../../../app/index.ts'
import type { AnyGame, JsonSchema } from '../../../core/index.ts'
import { fieldOf, pascal } from '../names.ts'

/** `CommandInput` and all that it needs, a declaration each. */
export function commandInputs(games: readonly AnyGame[]): string[] {
  const all = games.map(gameInput)
  const fields = all.map(({ field, name }) => `${field}: ${name}`)
  return [input('CommandInput', 'A command of one game.', fields, true), ...all.flatMap(({ types }) => types)]
}

/** A description is a string of GraphQL, whose escapes are JSON's. */
const describe = (text: string | undefined): string => (text ? `${JSON.stringify(text)}\n` : '')

const input = (name: string, description: string, fields: readonly string[], oneOf = false): string =>
  `${describe(description)}input ${name}${oneOf ? ' @oneOf' : ''} {\n${fields.map((f) => `  ${f.replaceAll('\n', '\n  ')}`).join('\n')}\n}`

interface Property extends JsonSchema {
  $ref?: string
  $defs?: Readonly<Record<string, Property>>
  type?: string
  const?: string
  enum?: readonly string[]
  items?: Property
  description?: string
  properties?: Readonly<Record<string, Property>>
  required?: readonly string[]
}

/** Declarations by name. Two commands may mean different things by the same field. */
type Types = Map<string, string>

/** What a command is declared with: types so far, and the named parts of its schema. */
interface Scope {
  types: Types
  parts: Readonly<Record<string, Property>>
}

/** The inputs of one game: one with a field per command, one per command that has fields, and enums. */
function gameInput(game: AnyGame): { name: string; field: string; types: string[] } {
  const prefix = pascal(game.meta.id)
  const types: Types = new Map()
  const name = `${prefix}CommandInput`
  const fields = commandSchemas(game).map((schema) => {
    const whole = z.toJSONSchema(schema, { io: 'input' }) as Property
    const { type, ...properties } = whole.properties ?? {}
    const command = type!.const!
    if (Object.keys(properties).length === 0) return `${describe(whole.description)}${command}: Boolean`
    const typeName = `${prefix}${pascal(command)}Input`
    const scope: Scope = { types, parts: whole.$defs ?? {} }
    const parts = fieldsOf({ ...whole, properties }, { short: prefix, long: prefix + pascal(command) }, scope)
    types.set(typeName, input(typeName, whole.description ?? '', parts))
    return `${command}: ${typeName}`
  })
  const root = input(name, `A command of ${game.meta.name}. One without fields is \`true\`.`, fields, true)
  return { name, field: fieldOf(game.meta.id), types: [root, ...types.values()] }
}

/** How the type of a field may be called: the long name where the short one means something else already. */
interface Naming {
  short: string
  long: string
}

const inner = ({ short, long }: Naming, key: string): Naming => ({
  short: short + pascal(key),
  long: long + pascal(key),
})

const fieldsOf = ({ properties = {}, required = [] }: Property, naming: Naming, scope: Scope): string[] =>
  Object.entries(properties).map(([key, property]) => {
    const type = typeOf(property, inner(naming, key), scope)
    return `${describe(property.description)}${key}: ${type}${required.includes(key) ? '!' : ''}`
  })

/** GraphQL's name for the type of a field; enums and objects are declared on the way. */
function typeOf(property: Property, naming: Naming, scope: Scope): string {
  const { types, parts } = scope
  const named = property.$ref?.replace('#/$defs/', '')
  // A part with a name of its own is called by it, wherever it occurs.
  if (named !== undefined) return typeOf(parts[named]!, { short: named, long: named }, scope)
  if (property.enum)
    return declare(types, naming, '', (name) => `enum ${name} { ${property.enum!.join(' ')} }`)
  switch (property.type) {
    case 'array':
      return `[${typeOf(property.items!, naming, scope)}!]`
    case 'integer':
      return 'Int'
    case 'number':
      return 'Float'
    case 'boolean':
      return 'Boolean'
    case 'object': {
      const fields = fieldsOf(property, naming, scope)
      return declare(types, naming, 'Input', (name) => input(name, property.description ?? '', fields))
    }
    default:
      return 'String'
  }
}

function declare(
  types: Types,
  { short, long }: Naming,
  suffix: string,
  as: (name: string) => string,
): string {
  const known = types.get(short + suffix)
  const name = (known === undefined || known === as(short + suffix) ? short : long) + suffix
  types.set(name, as(name))
  return name
}
