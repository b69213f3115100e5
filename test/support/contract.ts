import * as z from 'zod/mini'
import {
  type AnyGame,
  agreementCommands,
  RESERVED_FIELDS,
  RESIGN,
  RESUME,
  tableEvents,
} from '../../src/core/index.ts'

const OF_CORE: readonly string[] = [RESIGN.type, RESUME.type, ...Object.keys(agreementCommands), 'undo']

const NAME = /^[A-Za-z][A-Za-z0-9]*$/
const SCALARS = ['string', 'number', 'int', 'boolean']

/** What a game declares, held against what transports can carry; a line per violation. */
export function contractOf(game: AnyGame): string[] {
  const { id } = game.meta
  return [
    ...(/^[a-z]+(-[a-z]+)*$/.test(id) ? [] : [`${id}: is not kebab-case`]),
    ...Object.entries(game.commands).flatMap(([type, schema]) => [
      ...(NAME.test(type) ? [] : [`${id} ${type}: is no name`]),
      ...(OF_CORE.includes(type) ? [`${id} ${type}: is a command of core`] : []),
      ...sayable(`${id} ${type}`, schema),
    ]),
    ...Object.keys(game.events).flatMap((type) =>
      Object.hasOwn(tableEvents, type)
        ? [`${id} ${type}: is an event of core`]
        : /^[a-z][A-Za-z0-9]*$/.test(type)
          ? []
          : [`${id} ${type}: is not camelCase`],
    ),
    ...Object.keys(game.rejections)
      .filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))
      .map((code) => `${id} ${code}: is not kebab-case`),
  ]
}

type Def = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  catchall?: z.core.$ZodType
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  entries?: Record<string, string>
}

/** Only what an input of GraphQL can say: objects, lists, scalars, enums, each of them optional. */
export function sayable(path: string, schema: z.core.$ZodType): string[] {
  const def = schema._zod.def as unknown as Def
  switch (def.type) {
    case 'object':
      return [
        ...(def.catchall && (def.catchall._zod.def as unknown as Def).type === 'never'
          ? []
          : [`${path}: is not strict`]),
        ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => [
          ...(NAME.test(name) ? [] : [`${path}.${name}: is no name`]),
          ...((RESERVED_FIELDS as readonly string[]).includes(name) ? [`${path}.${name}: is reserved`] : []),
          ...(describedBy(field) ? [] : [`${path}.${name}: is not described`]),
          ...sayable(`${path}.${name}`, field),
        ]),
      ]
    case 'array':
      return sayable(`${path}[]`, def.element!)
    case 'optional':
    case 'nullable':
    case 'default':
      return sayable(path, def.innerType!)
    case 'enum':
      return Object.values(def.entries ?? {})
        .filter((value) => !/^[_A-Za-z]\w*$/.test(value) || ['true', 'false', 'null'].includes(value))
        .map((value) => `${path}: '${value}' is no name of an enum's value`)
    default:
      return SCALARS.includes(def.type) ? [] : [`${path}: ${def.type} cannot be said in GraphQL`]
  }
}

function describedBy(schema: z.core.$ZodType): boolean {
  const inner = (schema._zod.def as unknown as Def).innerType
  return (
    z.globalRegistry.get(schema)?.description !== undefined || (inner !== undefined && describedBy(inner))
  )
}
