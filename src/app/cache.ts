/** A map bounded by the size of what it holds; what was used longest ago goes first. */
export interface Cache<V> {
  get(id: string): V | undefined
  put(id: string, value: V, bytes: number): void
  drop(id: string): void
}

export function createCache<V>(maxBytes: number): Cache<V> {
  const held = new Map<string, { value: V; bytes: number }>() // insertion order is order of use
  let total = 0
  const drop = (id: string): void => {
    total -= held.get(id)?.bytes ?? 0
    held.delete(id)
  }
  return {
    get(id) {
      const item = held.get(id)
      if (!item) return undefined
      held.delete(id)
      held.set(id, item)
      return item.value
    },
    put(id, value, bytes) {
      drop(id)
      held.set(id, { value, bytes })
      total += bytes
      for (const oldest of held.keys()) {
        if (total <= maxBytes || oldest === id) break
        drop(oldest)
      }
    },
    drop,
  }
}
