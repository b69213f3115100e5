import type { AnyEvent, Recorded } from './event.ts'
import type { Seat } from './seats.ts'

interface EntryOf<E> {
  /** 1, 2, 3 … without gaps, the same for every viewer. */
  revision: number
  /** Milliseconds since 1970 UTC; never smaller than that of the entry before. */
  at: number
  /** The seat that acted; null for the host and for the system. */
  seat: Seat | null
  /** Rules version the entry was made under. */
  rules: number
  events: readonly E[]
}

/** One accepted command (or system act) and its events, as stored. Holds secrets. */
export type Entry = EntryOf<Recorded>

/** An entry as one viewer may see it. The only form that leaves the service. */
export type SeenEntry = EntryOf<AnyEvent>

/** What `evolve` may know of the entry that an event stands in. */
export type EntryHead = Pick<Entry, 'revision' | 'at' | 'seat'> & {
  /** Whether a bot played for the seat, its own or one that stood in. */
  bot?: boolean
}
