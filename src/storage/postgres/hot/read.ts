import type { Entry, RecordEntry } from '../../../core/index.ts'
import { assertDense, idOf } from '../../encode.ts'
import { ENTRY_LIST, RECORD_LIST, readEntries, readRecord } from '../rows.ts'
import { NOW, type Sql } from '../sql.ts'

/** A page of the log. $1 match, $2 after, $3 limit. */
const PAGE = `
select ${ENTRY_LIST} as list from (
  select * from entries where match_id = $1::text::uuid and revision > $2::int order by revision limit $3::int
) e`

export async function entries(sql: Sql, matchId: string, after: number, limit: number): Promise<Entry[]> {
  const [row] = await sql.query<{ list: string }>(PAGE, [idOf(matchId), after, limit])
  const page = readEntries(row?.list ?? '[]')
  assertDense(matchId, page, after)
  return page
}

/** The only statement beside the cold load that reads a seed, and the only one that reads commands. $1 match. */
const RECORD = `
select h.revision, encode(x.seed, 'hex') as seed,
  (select ${RECORD_LIST} from entries e where e.match_id = h.match_id) as list
from heads h join match_secrets x on x.match_id = h.match_id where h.match_id = $1::text::uuid`

export async function record(
  sql: Sql,
  matchId: string,
): Promise<{ seed: string; entries: RecordEntry[] } | undefined> {
  const [row] = await sql.query<{ revision: number; seed: string; list: string }>(RECORD, [idOf(matchId)])
  if (!row) return undefined
  const all = readRecord(row.list)
  assertDense(matchId, all, 0, row.revision)
  return { seed: row.seed, entries: all }
}

/** $1 match, $2 append id. */
const APPENDED = `
select exists(select from entries where match_id = $1::text::uuid and append_id = $2::text::uuid) as found`

/** Waits for an append of the match that is under way, so that its answer is final. */
const SETTLED = 'select from heads where match_id = $1::text::uuid for share'

export async function appended(sql: Sql, matchId: string, appendId: string): Promise<boolean> {
  await sql.query(SETTLED, [idOf(matchId)])
  const [row] = await sql.query<{ found: boolean }>(APPENDED, [idOf(matchId), appendId])
  return row?.found ?? false
}

/** For the poll of open streams. $1 matches. */
const REVISIONS = `
select match_id, revision from heads where match_id = any($1::text::uuid[])`

export async function revisions(sql: Sql, matchIds: readonly string[]): Promise<Map<string, number>> {
  const ids = `{${matchIds.map(idOf).join(',')}}`
  const rows = await sql.query<{ match_id: string; revision: number }>(REVISIONS, [ids])
  return new Map(rows.map((row) => [row.match_id, row.revision]))
}

/** For the sweeper, by the database's clock; its index holds only matches that wait for a time. $1 limit. */
const DUE = `
select match_id from heads where due_at <= ${NOW} order by due_at limit $1::int`

export async function due(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql.query<{ match_id: string }>(DUE, [limit])
  return rows.map((row) => row.match_id)
}
