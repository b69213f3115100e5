/**
 * Deep equality of plain data, strict like `isDeepStrictEqual`, that remembers which objects it has found
 * equal: where states share most of their parts with the ones before, only what is new is looked at. It
 * holds as long as nothing is changed in place.
 */
export function sameness(): (a: unknown, b: unknown) => boolean {
  const known = new WeakMap<object, object>()
  const same = (a: unknown, b: unknown): boolean => {
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b)
    if (a === b || known.get(a) === b) return true
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
    const keys = Object.keys(a)
    if (keys.length !== Object.keys(b).length) return false
    for (const key of keys)
      if (
        !Object.hasOwn(b, key) ||
        !same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])
      )
        return false
    known.set(a, b)
    return true
  }
  return same
}
