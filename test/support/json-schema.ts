type Schema = Readonly<Record<string, unknown>>

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: (v) => typeof v === 'object' && v !== null && !Array.isArray(v),
  array: Array.isArray,
  string: (v) => typeof v === 'string',
  number: (v) => typeof v === 'number',
  integer: Number.isInteger,
  boolean: (v) => typeof v === 'boolean',
  null: (v) => v === null,
}

/** Each keyword says whether it lets the value pass; it passes what it is not about. */
const KEYWORDS: Readonly<Record<string, (arg: never, value: never, schema: Schema) => boolean>> = {
  type: (arg: string | string[], value) => [arg].flat().some((type) => TYPES[type]!(value)),
  const: (arg: unknown, value) => same(arg, value),
  enum: (arg: unknown[], value) => arg.some((one) => same(one, value)),
  allOf: (arg: Schema[], value) => arg.every((one) => accepts(one, value)),
  anyOf: (arg: Schema[], value) => arg.some((one) => accepts(one, value)),
  oneOf: (arg: Schema[], value) => arg.filter((one) => accepts(one, value)).length === 1,
  not: (arg: Schema, value) => !accepts(arg, value),
  properties: (arg: Record<string, Schema>, value: object) =>
    !TYPES.object!(value) ||
    Object.entries(arg).every(
      ([key, one]) => !Object.hasOwn(value, key) || accepts(one, value[key as never]),
    ),
  required: (arg: string[], value: object) =>
    !TYPES.object!(value) || arg.every((key) => Object.hasOwn(value, key)),
  additionalProperties: (arg: false, value: object, { properties = {} }) =>
    arg !== false ||
    !TYPES.object!(value) ||
    Object.keys(value).every((key) => Object.hasOwn(properties as object, key)),
  items: (arg: Schema, value: unknown[]) => !Array.isArray(value) || value.every((one) => accepts(arg, one)),
  minItems: (arg: number, value: unknown[]) => !Array.isArray(value) || value.length >= arg,
  maxItems: (arg: number, value: unknown[]) => !Array.isArray(value) || value.length <= arg,
  uniqueItems: (arg: boolean, value: unknown[]) =>
    !arg ||
    !Array.isArray(value) ||
    value.every((one, i) => !value.slice(0, i).some((other) => same(one, other))),
  contains: (arg: Schema, value: unknown[], { minContains = 1, maxContains = Number.POSITIVE_INFINITY }) => {
    if (!Array.isArray(value)) return true
    const found = value.filter((one) => accepts(arg, one)).length
    return found >= (minContains as number) && found <= (maxContains as number)
  },
  minContains: () => true,
  maxContains: () => true,
  pattern: (arg: string, value: string) => typeof value !== 'string' || new RegExp(arg, 'u').test(value),
  minLength: (arg: number, value: string) => typeof value !== 'string' || [...value].length >= arg,
  maxLength: (arg: number, value: string) => typeof value !== 'string' || [...value].length <= arg,
  minimum: (arg: number, value: number) => typeof value !== 'number' || value >= arg,
  maximum: (arg: number, value: number) => typeof value !== 'number' || value <= arg,
  description: () => true,
  title: () => true,
}

/**
 * Whether a JSON Schema (2020-12) lets a value pass, by the keywords that prompts use; others throw.
 * Far quicker for a schema that is used once than compiling it is.
 */
export function accepts(schema: Schema, value: unknown): boolean {
  return Object.entries(schema).every(([keyword, arg]) => {
    const judge = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined
    if (!judge) throw new Error(`the keyword '${keyword}' is not known`)
    return judge(arg as never, value as never, schema)
  })
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
