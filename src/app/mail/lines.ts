import { type Entry, isTableEvent, redact, type Seat } from '../../core/index.ts'
import type { Live } from '../live.ts'
import { presentEntry } from '../present.ts'
import type { EntryOut } from '../shapes.ts'
import { callNames, type Names, nameSeats } from './name-seats.ts'

type Told = Pick<Live, 'game' | 'match'>

/** An entry in words, as the seat may see it. */
export const tellEntry = (live: Told, entry: Entry, seat: Seat): string[] =>
  linesOf(presentEntry(live, redact(entry, seat), true))

/** The sentences of an entry; some events need none. */
export const linesOf = ({ events }: Pick<EntryOut, 'events'>): string[] =>
  events.flatMap(({ line }) => (line?.trim() ? [line] : []))

/**
 * Entries in words, with names in place of seats. What a seat did before it changed hands was done by somebody
 * whose name is not known any more.
 */
export function tellEntries(live: Told, entries: readonly Entry[], seat: Seat, names: Names): string[] {
  const called = callNames(names)
  const told: string[][] = []
  for (const entry of [...entries].reverse()) {
    told.push(tellEntry(live, entry, seat).map((line) => nameSeats(line, called)))
    for (const event of entry.events)
      if (isTableEvent(event) && event.type === 'seatReplaced') called[event.data.seat] = null
  }
  return told.reverse().flat()
}
