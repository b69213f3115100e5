import type { NewNote, Note, NoteOwner, NoteResult } from '../../app/ports.ts'
import { idOf, plain } from '../encode.ts'
import { NOW, type Sql } from './sql.ts'

export async function note(
  sql: Sql,
  matchId: string,
  owner: NoteOwner,
  name: string,
): Promise<Note | undefined> {
  const [row] = await sql.query<Note>(
    'select body, version from notes where match_id = $1::text::uuid and owner = $2::text and name = $3::text',
    [idOf(matchId), owner, name],
  )
  return row
}

/**
 * Of two who write on the same version the second waits for the first, finds another version and writes
 * nothing. The lock lets appends pass but not the forgetting of the match, which would leave this row.
 *
 * Parameters: $1 match, $2 owner, $3 name, $4 body, $5 expected version or null, $6 most notes.
 */
const PUT = `
with head as materialized (
  select match_id from heads where match_id = $1::text::uuid for key share
), held as materialized (
  select n.version from notes n where n.match_id = $1::text::uuid and n.owner = $2::text and n.name = $3::text
), room as materialized (
  select exists(select from held) or $6::int > (
    select count(*) from notes n where n.match_id = $1::text::uuid and n.owner = $2::text) as free
), written as (
  insert into notes as n (match_id, owner, name, body, version, updated_at)
  select head.match_id, $2::text, $3::text, $4::text, 1, ${NOW} from head, room
  where room.free and coalesce($5::int, 0) in (0, (select version from held))
  on conflict (match_id, owner, name) do update
    set body = excluded.body, version = n.version + 1, updated_at = excluded.updated_at
    where n.version = coalesce($5::int, n.version)
  returning n.version
)
select exists(select from head) as found, (select free from room) as free,
  (select version from held) as held, (select version from written) as version`

interface Row {
  found: boolean
  free: boolean
  held: number | null
  version: number | null
}

export async function putNote(sql: Sql, put: NewNote): Promise<NoteResult> {
  const { matchId, owner, name, body, expected = null, most } = put
  const params = [idOf(matchId), owner, plain(name), plain(body), expected, most]
  const [row] = await sql.query<Row>(PUT, params)
  if (!row?.found) return { result: 'absent' }
  if (row.version !== null) return { result: 'written', version: row.version }
  const held = row.held ?? 0
  if (expected !== null && expected !== held) return { result: 'stale', held }
  // Looked at before and written since: what stood in the way is newer than what was seen.
  return row.free ? { result: 'stale', held: held + 1 } : { result: 'full' }
}
