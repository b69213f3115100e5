import type { Head, MatchRow } from '../../app/ports.ts'
import type { Entry, RecordEntry, Recorded, Seat } from '../../core/index.ts'

/** A match, of `m`, as JSON text, without its id. */
export const MATCH = `json_build_object('game', m.game, 'options', m.options, 'seats', m.seats, 'visibility', m.visibility,
    'clock', m.clock,
    'commitment', encode(m.commitment, 'hex'), 'words', m.words, 'seedGiven', m.seed_given, 'keyId', m.key_id,
    'createdAt', m.created_at)::text`

export const readMatch = (id: string, text: string): MatchRow => ({ id, ...JSON.parse(text) })

/** What is told of a match's head, `h`. */
export const HEAD = 'h.revision, h.status, array_to_json(h.pending)::text as pending, h.updated_at, h.talk'

export interface HeadRow {
  revision: number
  status: Head['status']
  pending: string
  updated_at: string | number
  talk: number
}

export const readHead = ({ revision, status, pending, updated_at, talk }: HeadRow): Head => ({
  revision,
  status,
  pending: JSON.parse(pending),
  updatedAt: Number(updated_at),
  talk,
})

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
