import type { Entry, RecordEntry, Recorded, Seat } from '../../core/index.ts'

/**
 * A list of entries as one JSON text: `[[revision, at, seat, rules, events], …]`. The events stand in it
 * as they were stored, byte for byte, and one value is read faster than many rows.
 */
export const ENTRY_LIST = listOf('')

/** The same with the command at the end of each. */
export const RECORD_LIST = listOf(` || ',' || coalesce(e.command::text, 'null')`)

function listOf(more: string): string {
  return `'[' || coalesce(string_agg('[' || e.revision || ',' || e.at || ',' || coalesce(e.seat::text, 'null')
    || ',' || e.rules || ',' || e.events::text${more} || ']', ',' order by e.revision), '') || ']'`
}

/** One entry in the same form; null where `e` is missing. */
export const ONE_ENTRY = `'[' || e.revision || ',' || e.at || ',' || coalesce(e.seat::text, 'null')
    || ',' || e.rules || ',' || e.events::text || ']'`

type EntryTuple = [
  revision: number,
  at: number,
  seat: Seat | null,
  rules: number,
  events: Recorded[],
  command?: RecordEntry['command'],
]

export const readEntry = (text: string): Entry => toEntry(JSON.parse(text))

export const readEntries = (text: string): Entry[] => (JSON.parse(text) as EntryTuple[]).map(toEntry)

export const readRecord = (text: string): RecordEntry[] =>
  (JSON.parse(text) as EntryTuple[]).map((tuple) => ({ ...toEntry(tuple), command: tuple[5] ?? null }))

const toEntry = ([revision, at, seat, rules, events]: EntryTuple): Entry => ({
  revision,
  at,
  seat,
  rules,
  events,
})
