import type { Snapshot } from '../../app/ports.ts'
import { encode, idOf } from '../encode.ts'
import type { Sql } from './sql.ts'

/**
 * One snapshot per match and version of the code, the newest; those of other versions go when they are
 * older. The lock lets appends pass but not the forgetting of the match, which would leave this row.
 *
 * Parameters: $1 match, $2 code, $3 revision, $4 folds.
 */
const SAVE = `
with head as materialized (
  select match_id from heads where match_id = $1::text::uuid for key share
), dropped as (
  delete from snapshots s using head
  where s.match_id = head.match_id and s.code <> $2::text and s.revision < $3::int
)
insert into snapshots as s (match_id, code, revision, folds)
select head.match_id, $2::text, $3::int, $4::text from head
on conflict (match_id, code) do update set revision = excluded.revision, folds = excluded.folds
where s.revision <= excluded.revision`

export async function saveSnapshot(
  sql: Sql,
  matchId: string,
  code: string,
  { revision, folds }: Snapshot,
): Promise<void> {
  await sql.query(SAVE, [idOf(matchId), code, revision, encode(folds)])
}
