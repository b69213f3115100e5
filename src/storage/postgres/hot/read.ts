import type { Watch, Watched } from '../../../app/ports.ts'
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
  const page = readEntries(row?.list ?? '[[],[]]')
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

/** For the poll of open streams: look-ups one by one, whatever the planner thinks. $1 list of objects in JSON. */
const WATCH = `
select i.n, h.revision, h.talk, coalesce(t.revoked_at, k.revoked_at) is not null as dead
from json_to_recordset($1::text::json) as i(n int, match uuid, hash text)
cross join lateral (select revision, talk from heads where match_id = i.match offset 0) h
left join lateral (
  select revoked_at from tokens where match_id = i.match and hash = decode(i.hash, 'hex') offset 0) t on true
left join lateral (select revoked_at from api_keys where hash = decode(i.hash, 'hex') offset 0) k on true`

export async function watch(sql: Sql, watches: readonly Watch[]): Promise<(Watched | undefined)[]> {
  const items = watches.map(({ matchId, tokenHash: hash }, n) => ({ n, match: idOf(matchId), hash }))
  const rows = await sql.query<Watched & { n: number }>(WATCH, [JSON.stringify(items)])
  const found: (Watched | undefined)[] = watches.map(() => undefined)
  for (const { n, revision, talk, dead } of rows) found[n] = { revision, talk, dead }
  return found
}

/** For the sweeper, by the database's clock; its index holds only matches that wait for a time. $1 limit. */
const DUE = `
select match_id from heads where due_at <= ${NOW} order by due_at limit $1::int`

export async function due(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql.query<{ match_id: string }>(DUE, [limit])
  return rows.map((row) => row.match_id)
}
