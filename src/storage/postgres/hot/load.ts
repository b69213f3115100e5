import type { Loaded, LoadQuery, Snapshot } from '../../../app/ports.ts'
import { assertDense, encode, idOf } from '../../encode.ts'
import { ENTRY_LIST, HEAD, MATCH, ONE_ENTRY, readEntries, readEntry, readMatch } from '../rows.ts'
import { NOW, type Param, type Sql } from '../sql.ts'
import { glance, MORE } from './glance.ts'
import { headOf, type StandingRow, tokenOf } from './standing.ts'

/**
 * Everything about a match in one statement, so at one moment and in one round trip. Two forms: warm for
 * a process that holds the match up to a revision, cold with the match, its seed and the newest snapshot.
 *
 * Rules: a token is looked up within the match, an API key only where it made the match. The actor of a
 * key follows from the token unless the caller names one. The seed is read by the cold form (and the
 * record) and nowhere else. Entries come without an upper bound: one beyond the head is damage, and seen.
 *
 * Parameters: $1 match, $2 hash of the token, $3 revision held, $4 key, $5 actor; cold also $6 code.
 */
const WARM = statement('', '', '$3::int')

const COLD = statement(
  `, snap as (
  select s.revision, s.folds from snapshots s, head h
  where s.match_id = h.match_id and s.code = $6::text and s.revision <= h.revision
)`,
  `, ${MATCH} as match,
  (select encode(x.seed, 'hex') from match_secrets x where x.match_id = h.match_id) as seed,
  (select s.revision from snap s) as snapshot_revision, (select s.folds from snap s) as folds`,
  'greatest($3::int, coalesce((select s.revision from snap s), 0))',
)

function statement(snapshot: string, more: string, base: string): string {
  return `
with head as (
  select * from heads where match_id = $1::text::uuid
), bearer as (
  select t.kind, t.seat, t.generation, t.revoked_at is not null as dead, t.used_at is not null as used
  from tokens t where t.match_id = $1::text::uuid and t.hash = decode($2::text, 'hex')
  union all
  select 'key', null, 0, k.revoked_at is not null, true
  from api_keys k join matches m on m.key_id = k.key_id
  where m.match_id = $1::text::uuid and k.hash = decode($2::text, 'hex')
  limit 1
), accepted as (
  select encode(e.fingerprint, 'hex') as fingerprint, ${ONE_ENTRY} as entry
  from entries e
  where e.match_id = $1::text::uuid and e.command_key = $4::text and e.actor = coalesce($5::text,
    (select case b.kind when 'seat' then b.seat || '.' || b.generation when 'host' then 'host' end from bearer b))
)${snapshot}
select ${NOW} as now, ${HEAD},
  b.kind, b.seat, b.generation, b.dead, b.used, a.fingerprint, a.entry,
  (select ${ENTRY_LIST} from entries e where e.match_id = $1::text::uuid and e.revision > ${base}) as tail${more}
from head h${snapshot && ' join matches m on m.match_id = h.match_id'}
left join bearer b on true left join accepted a on true`
}

/**
 * The warm form for several at once: look-ups one by one, whatever the planner thinks of their number.
 * Parameter: $1 list of objects in JSON.
 */
const WARM_MANY = `
select i.n, ${NOW} as now, ${HEAD},
  b.kind, b.seat, b.generation, b.dead, b.used, a.fingerprint, a.entry,
  (select ${ENTRY_LIST} from entries e where e.match_id = i.match and e.revision > i.held) as tail
from json_to_recordset($1::text::json) as i(n int, match uuid, hash text, held int, key text, actor text)
cross join lateral (select * from heads where match_id = i.match offset 0) h
left join lateral (
  select t.kind, t.seat, t.generation, t.revoked_at is not null as dead, t.used_at is not null as used
  from tokens t where t.match_id = i.match and t.hash = decode(i.hash, 'hex')
  union all
  select 'key', null, 0, k.revoked_at is not null, true
  from api_keys k join matches m on m.key_id = k.key_id
  where m.match_id = i.match and k.hash = decode(i.hash, 'hex')
  limit 1
) b on true
left join lateral (
  select encode(e.fingerprint, 'hex') as fingerprint, ${ONE_ENTRY} as entry
  from entries e
  where e.match_id = i.match and e.command_key = i.key and e.actor = coalesce(i.actor,
    case b.kind when 'seat' then b.seat || '.' || b.generation when 'host' then 'host' end)
  limit 1
) a on true`

interface Row extends StandingRow {
  fingerprint: string | null
  entry: string | null
  tail: string
}

interface ColdRow extends Row {
  match: string
  seed: string
  snapshot_revision: number | null
  folds: string | null
}

export async function load(sql: Sql, query: LoadQuery): Promise<Loaded | undefined> {
  const { matchId, tokenHash = null, held, key = null, actor = null, code = null } = query
  const params: Param[] = [idOf(matchId), tokenHash, held, key, actor]
  if (held > 0) {
    const [row] = await sql.query<Row>(WARM, params)
    return row && { ...common(row), snapshot: null, entries: tail(matchId, row, held) }
  }
  const [row] = await sql.query<ColdRow>(COLD, [...params, code])
  if (!row) return undefined
  const snapshot: Snapshot | null =
    row.snapshot_revision === null || row.folds === null
      ? null
      : { revision: row.snapshot_revision, folds: JSON.parse(row.folds) }
  return {
    ...common(row),
    match: readMatch(matchId, row.match),
    seed: row.seed,
    snapshot,
    entries: tail(matchId, row, snapshot?.revision ?? 0),
  }
}

/** For matches that the caller holds: `held` is greater than 0. In the order asked. */
export async function loadMany(sql: Sql, queries: readonly LoadQuery[]): Promise<(Loaded | undefined)[]> {
  const found = await glance(sql, queries)
  const rest = queries.flatMap((query, n) => (found[n] === MORE ? [{ ...query, n }] : []))
  const loaded = found.map((one) => (one === MORE ? undefined : one))
  if (rest.length === 0) return loaded
  const items = rest.map(({ matchId, tokenHash: hash, n, held, key, actor }) => ({
    n,
    match: idOf(matchId),
    hash,
    held,
    key,
    actor,
  }))
  for (const row of await sql.query<Row & { n: number }>(WARM_MANY, [encode(items)])) {
    const { matchId, held } = queries[row.n]!
    loaded[row.n] = { ...common(row), snapshot: null, entries: tail(matchId, row, held) }
  }
  return loaded
}

const common = (row: Row): Pick<Loaded, 'now' | 'head' | 'token' | 'repeated'> => ({
  ...headOf(row),
  token: tokenOf(row),
  repeated:
    row.entry === null || row.fingerprint === null
      ? null
      : { entry: readEntry(row.entry), fingerprint: row.fingerprint },
})

function tail(matchId: string, row: Row, after: number) {
  const entries = readEntries(row.tail)
  assertDense(matchId, entries, after, row.revision)
  return entries
}
