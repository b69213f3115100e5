import { type Entry, isTableEvent, redact, type Seat } from '../../core/index.ts'
import type { Live } from '../live.ts'
import { presentEntry } from '../present.ts'
import type { EntryOut } from '../shapes.ts'
import { callNames, type Names, nameSeats } from './name-seats.ts'

/** A mail that tells of more lines begins in the middle. */
const MOST_LINES = 40

type Told = Pick<Live, 'game' | 'match'>

/** An entry in words, as the seat may see it. */
export const tellEntry = (live: Told, entry: Entry, seat: Seat): string[] =>
  linesOf(presentEntry(live, redact(entry, seat), true))

/** The sentences of an entry; some events need none. */
export const linesOf = ({ events }: Pick<EntryOut, 'events'>): string[] =>
  events.flatMap(({ line }) => (line?.trim() ? [line] : []))

/** The newest lines, and how many were left out, in words. */
export const newestOf = (lines: readonly string[]): { lines: string[]; left: string[] } => ({
  lines: lines.slice(-MOST_LINES),
  left: lines.length > MOST_LINES ? [`(${lines.length - MOST_LINES} earlier lines are left out.)`] : [],
})

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
