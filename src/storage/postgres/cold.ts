import { type ApiKeyRow, type Listing, SchemaBehind, type Store } from '../../app/ports.ts'
import { hash, idOf, plain } from '../encode.ts'
import { journal } from './journal.ts'
import { HEAD, type HeadRow, MATCH, readHead, readMatch } from './rows.ts'
import { NOW, type Param, type Sql } from './sql.ts'

type Cold = Pick<
  Store,
  'names' | 'list' | 'expired' | 'createKey' | 'keys' | 'revokeKey' | 'findKey' | 'forget' | 'ping'
>

/** What is asked seldom; `patient` is for what may take long. */
export const coldQueries = (sql: Sql, patient: Sql): Cold => ({
  async names(matchId) {
    const rows = await sql.query<{ name: string | null }>(NAMES, [idOf(matchId)])
    return rows.map(({ name }) => name)
  },

  async list(asked) {
    const { text, params } = listing(asked)
    const rows = await sql.query<ListRow>(text, params)
    return rows.map(
      (row): Listing => ({
        match: readMatch(row.id, row.match),
        head: readHead(row),
        names: JSON.parse(row.names ?? '[]'),
      }),
    )
  },

  async expired(before, limit) {
    const rows = await sql.query<{ id: string }>(EXPIRED, [before, limit])
    return rows.map(({ id }) => id)
  },

  async createKey({ id, name, hash: keyHash }) {
    await sql.query(CREATE_KEY, [plain(id), plain(name), hash(keyHash)])
  },

  async keys() {
    const rows = await sql.query<KeyRow>(KEYS, [])
    return rows.map(
      ({ id, name, created_at, revoked_at }): ApiKeyRow => ({
        id,
        name,
        createdAt: Number(created_at),
        revokedAt: revoked_at === null ? null : Number(revoked_at),
      }),
    )
  },

  revokeKey: async (id) => (await sql.query(REVOKE_KEY, [plain(id)])).length > 0,

  async findKey(keyHash) {
    const [key] = await sql.query<{ id: string; dead: boolean }>(FIND_KEY, [keyHash])
    return key
  },

  async forget(matchId) {
    const [row] = await patient.query<{ found: boolean }>(FORGET, [idOf(matchId)])
    return row?.found ?? false
  },

  async ping() {
    const [row] = await sql.query<{ now: string | number; current: boolean }>(PING, [journal.newest])
    if (!row?.current) throw new SchemaBehind('the database has not been migrated to this release')
    return Number(row.now)
  },
})

/** $1 match. */
const NAMES = 'select name from seats where match_id = $1::text::uuid order by seat'

/** $1 time, $2 limit. */
const EXPIRED = `
select match_id as id from heads where ended_at < $1::bigint order by ended_at limit $2::int`

/** $1 id, $2 name, $3 hash. */
const CREATE_KEY = `
insert into api_keys (key_id, name, hash, created_at)
values ($1::text, $2::text, decode($3::text, 'hex'), ${NOW})`

const KEYS = `
select key_id as id, name, created_at, revoked_at from api_keys order by created_at, key_id`

interface KeyRow {
  id: string
  name: string
  created_at: string | number
  revoked_at: string | number | null
}

/** $1 id. */
const REVOKE_KEY = `
update api_keys set revoked_at = ${NOW} where key_id = $1::text and revoked_at is null
returning true as revoked`

/** $1 hash. */
const FIND_KEY = `
select key_id as id, revoked_at is not null as dead from api_keys where hash = decode($1::text, 'hex')`

/** $1 match. */
const FORGET = 'select forget_match($1::text::uuid) as found'

/** $1 when the newest migration that the code knows was made. */
const PING = `
select ${NOW} as now,
  exists(select from drizzle.__drizzle_migrations where created_at >= $1::bigint) as current`

interface ListRow extends HeadRow {
  id: string
  match: string
  names: string | null
}

/** The newest first. A statement for each way to ask: only so does the planner see which index fits. */
function listing({ game, status, keyId, before, limit }: Parameters<Store['list']>[0]) {
  const params: Param[] = []
  const given = (value: Param, type: string) => `$${params.push(value)}::${type}`
  const conditions = [
    keyId === undefined ? `m.visibility = 'public'` : `m.key_id = ${given(keyId, 'text')}`,
    ...(game === undefined ? [] : [`m.game = ${given(game, 'text')}`]),
    ...(status === undefined ? [] : [`h.status = ${given(status, 'text')}`]),
    ...(before === undefined ? [] : [`m.match_id < ${given(idOf(before), 'text::uuid')}`]),
  ]
  const text = `
select m.match_id as id, ${MATCH} as match, ${HEAD},
  (select json_agg(s.name order by s.seat)::text from seats s where s.match_id = m.match_id) as names
from matches m join heads h on h.match_id = m.match_id
where ${conditions.join(' and ')}
order by m.match_id desc limit ${given(limit, 'int')}`
  return { text, params }
}
