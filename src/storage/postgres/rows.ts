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

const HEAD_OF_ENTRY = `concat(e.revision, ',', e.at, ',', coalesce(e.seat::text, 'null'), ',', e.rules)`

/**
 * A list of entries as one JSON text of columns: `[[revision, at, seat, rules, revision, at, …], [events, …]]`.
 * The events stand in it as they were stored, byte for byte. One value is read faster than many rows, and
 * columns are put together in half the time that a list in a list takes.
 */
export const ENTRY_LIST = listOf('e.events')

/** The same with the commands as a third column. */
export const RECORD_LIST = listOf('e.events', 'e.command')

function listOf(...columns: string[]): string {
  const all = [HEAD_OF_ENTRY, ...columns.map((column) => `coalesce(${column}::text, 'null')`)]
  const lists = all.map((text) => `coalesce(string_agg(${text}, ',' order by e.revision), '')`)
  return `'[[' || ${lists.join(` || '],[' || `)} || ']]'`
}

/** One entry as a list of one; null where `e` is missing. */
export const ONE_ENTRY = `'[[' || ${HEAD_OF_ENTRY} || '],[' || e.events::text || ']]'`

type Columns = [heads: (number | null)[], events: Recorded[][], commands?: RecordEntry['command'][]]

export const readEntries = (text: string): Entry[] => toEntries(JSON.parse(text))

export const readEntry = (text: string): Entry => readEntries(text)[0]!

export function readRecord(text: string): RecordEntry[] {
  const columns: Columns = JSON.parse(text)
  return toEntries(columns).map((entry, n) => ({ ...entry, command: columns[2]?.[n] ?? null }))
}

/** Numbers that stand at the head of each entry. */
const WIDTH = 4

const toEntries = ([heads, events]: Columns): Entry[] =>
  events.map(
    (happened, n): Entry => ({
      revision: heads[WIDTH * n]!,
      at: heads[WIDTH * n + 1]!,
      seat: heads[WIDTH * n + 2] as Seat | null,
      rules: heads[WIDTH * n + 3]!,
      events: happened,
    }),
  )
