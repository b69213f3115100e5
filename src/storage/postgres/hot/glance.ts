import type { Loaded, LoadQuery, TokenStanding } from '../../../app/ports.ts'
import { encode, idOf } from '../../encode.ts'
import { HEAD } from '../rows.ts'
import { NOW, type Sql } from '../sql.ts'
import { headOf, type StandingRow, tokenOf } from './standing.ts'

/** What a glance cannot answer: a whole load has to. */
export const MORE = Symbol('more')

/**
 * Whether matches that the caller holds have moved on, and what their bearers are. Mostly nothing has
 * happened, and then this says everything that a load would, in half the time: what costs the database
 * most in a load is to make ready for the entries that it will not find. Look-ups one by one, whatever the
 * planner thinks of their number.
 *
 * Parameter: $1 list of objects in JSON.
 */
const GLANCE = `
select i.n, ${NOW} as now, ${HEAD},
  t.kind, t.seat, t.generation, t.revoked_at is not null as dead, t.used_at is not null as used
from json_to_recordset($1::text::json) as i(n int, match uuid, hash text)
cross join lateral (
  select h.revision, h.status, h.pending, h.updated_at, h.talk from heads h where h.match_id = i.match limit 1
) h
left join lateral (
  select t.kind, t.seat, t.generation, t.revoked_at, t.used_at
  from tokens t where t.match_id = i.match and t.hash = decode(i.hash, 'hex') limit 1
) t on true`

/** In the order asked. An idempotency key, and a bearer that is no token of the match, need more. */
export async function glance(
  sql: Sql,
  queries: readonly LoadQuery[],
): Promise<(Loaded | undefined | typeof MORE)[]> {
  const found = queries.map(({ key }): Loaded | undefined | typeof MORE => (key ? MORE : undefined))
  const items = queries.flatMap(({ matchId, tokenHash: hash, key }, n) =>
    key ? [] : [{ n, match: idOf(matchId), hash }],
  )
  if (items.length === 0) return found
  for (const row of await sql.query<StandingRow & { n: number }>(GLANCE, [encode(items)])) {
    const { held, tokenHash } = queries[row.n]!
    const token: TokenStanding | null = tokenOf(row)
    const enough = row.revision === held && (token !== null || tokenHash === undefined)
    found[row.n] = enough ? { ...headOf(row), token, repeated: null, snapshot: null, entries: [] } : MORE
  }
  return found
}
