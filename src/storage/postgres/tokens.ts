import { NothingWritten, type Store, type TokenRow } from '../../app/ports.ts'
import { hash, idOf } from '../encode.ts'
import { encodeTokens } from './hot/append.ts'
import { NOW, type Sql } from './sql.ts'

/** More than so many rotations of one match at once: somebody has to wait. */
const MOST_ATTEMPTS = 64

/**
 * Kills and grants tokens outside the log. Of two at once the second has to kill what the first granted,
 * although it cannot see it: so it does nothing unless the head is still the row version it began with,
 * and is repeated. The head is rewritten for the same reason, see append.
 *
 * Parameters: $1 match, $2 what to kill, $3 what to grant, $4 expected revision or null.
 */
const ROTATE = `
with head as materialized (
  select ctid, revision from heads where match_id = $1::text::uuid for no key update
), moved as (
  update heads h set updated_at = h.updated_at from head
  where h.match_id = $1::text::uuid
    and head.revision = coalesce($4::int, head.revision)
    and head.ctid = (select i.ctid from heads i where i.match_id = $1::text::uuid)
  returning ${NOW} as now
), killed as (
  update tokens t set revoked_at = moved.now
  from moved, json_to_recordset($2::text::json) as k(kind text, seat smallint, "unusedOnly" boolean)
  where t.match_id = $1::text::uuid and t.kind = k.kind and (k.seat is null or t.seat = k.seat)
    and (t.used_at is null or k."unusedOnly" is not true) and t.revoked_at is null
), granted as (
  insert into tokens (match_id, hash, kind, seat, generation)
  select $1::text::uuid, decode(g.hash, 'hex'), g.kind, g.seat, g.generation
  from moved, json_to_recordset($3::text::json) as g(hash text, kind text, seat smallint, generation int)
)
select exists(select from moved) as done,
  exists(select from head where revision = coalesce($4::int, revision)) as possible`

export async function rotate(
  sql: Sql,
  matchId: string,
  kill: Parameters<Store['rotate']>[1],
  grant: readonly TokenRow[],
  expected?: number,
): Promise<boolean> {
  for (const token of grant) hash(token.hash)
  const params = [idOf(matchId), JSON.stringify(kill), encodeTokens(grant), expected ?? null]
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const [row] = await sql.query<{ done: boolean; possible: boolean }>(ROTATE, params)
    if (row?.done) return true
    if (!row?.possible) return false
  }
  throw new NothingWritten('the tokens of this match change too often')
}

/** $1 match, $2 hash. */
const MARK_USED = `
update tokens set used_at = ${NOW}
where match_id = $1::text::uuid and hash = decode($2::text, 'hex') and used_at is null and revoked_at is null
returning true as marked`

export async function markUsed(sql: Sql, matchId: string, tokenHash: string): Promise<boolean> {
  return (await sql.query(MARK_USED, [idOf(matchId), tokenHash])).length > 0
}
