/** A map bounded by the size of what it holds; what was used longest ago goes first. */
export interface Cache<V> {
  get(id: string): V | undefined
  put(id: string, value: V, bytes: number): void
  drop(id: string): void
}

interface Item<V> {
  value: V
  bytes: number
  /** How many items had been put in their place when this one was. */
  place: number
}

export function createCache<V>(maxBytes: number): Cache<V> {
  const held = new Map<string, Item<V>>() // insertion order is, nearly, order of use
  let total = 0
  let places = 0
  /** Moving to the end costs more than all else here: whatever was moved lately stays where it is. */
  const isYoung = (item: Item<V>): boolean => places - item.place < held.size / 2
  const moveToEnd = (id: string, item: Item<V>): void => {
    held.delete(id)
    item.place = ++places
    held.set(id, item)
  }
  const drop = (id: string): void => {
    total -= held.get(id)?.bytes ?? 0
    held.delete(id)
  }
  return {
    get(id) {
      const item = held.get(id)
      if (item && !isYoung(item)) moveToEnd(id, item)
      return item?.value
    },
    put(id, value, bytes) {
      const item = held.get(id) ?? { value, bytes: 0, place: Number.NEGATIVE_INFINITY }
      total += bytes - item.bytes
      item.value = value
      item.bytes = bytes
      if (!isYoung(item)) moveToEnd(id, item)
      for (const oldest of held.keys()) {
        if (total <= maxBytes) break
        if (oldest !== id) drop(oldest)
      }
    },
    drop,
  }
}
