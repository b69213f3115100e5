import { mask } from './mask.ts'

/** Stands for what an example leaves out: a string, the rest of a list, other keys of an object. */
export const REST = '…'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What came out, as far as the example shows it. Where the example shows something else than there is,
 * what there is comes whole.
 */
export function trimLike(actual: unknown, shown: unknown): unknown {
  if (shown === REST) return REST
  if (Array.isArray(shown) && Array.isArray(actual) && shown.at(-1) === REST) {
    const kept = shown.slice(0, -1).map((part, i) => trimLike(actual[i], part))
    return actual.length > kept.length ? [...kept, REST] : actual
  }
  if (Array.isArray(shown) && Array.isArray(actual))
    return actual.map((part, i) => (i < shown.length ? trimLike(part, shown[i]) : part))
  if (isObject(shown) && isObject(actual)) {
    const keys = REST in shown ? Object.keys(actual).filter((key) => key in shown) : Object.keys(actual)
    const kept = keys.map((key) => [key, key in shown ? trimLike(actual[key], shown[key]) : actual[key]])
    return Object.fromEntries(keys.length < Object.keys(actual).length ? [...kept, [REST, REST]] : kept)
  }
  return actual
}

const WIDTH = 100

/** JSON on one line where it fits, otherwise a line per member. */
export function layOut(value: unknown, indent = ''): string {
  const flat = inline(value)
  if (indent.length + flat.length <= WIDTH || typeof value !== 'object' || value === null) return flat
  const deeper = `${indent}  `
  const members = Array.isArray(value)
    ? value.map((part) => layOut(part, deeper))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${layOut(part, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${members.map((member) => deeper + member).join(',\n')}\n${indent}${close}`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${inline(part)}`)
  return members.length ? `{ ${members.join(', ')} }` : '{}'
}

/** Whether two values are the same but for ids, tokens and times. Order of keys does not count. */
export const sameJson = (a: unknown, b: unknown): boolean => mask(sorted(a)) === mask(sorted(b))

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
