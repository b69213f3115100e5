import { laneOf, type NoticeStore, type Subscription } from '../../../app/ports.ts'
import { encode, hash, idOf, plain } from '../../encode.ts'
import { NOW, type Sql } from '../sql.ts'

type Queries = Pick<
  NoticeStore,
  'subscribe' | 'subscriptions' | 'unsubscribe' | 'setSecrets' | 'disable' | 'prefer'
>

/** A row as the code knows it, as JSON. `s` is the row. */
export const SUBSCRIPTION = `json_build_object('matchId', s.match_id, 'id', s.subscription_id, 'seat', s.seat,
  'tokenHash', encode(s.token_hash, 'hex'), 'events', s.events, 'target', s.target, 'preferences', s.preferences,
  'secrets', s.secrets, 'disabled', s.disabled, 'cursor', s.cursor, 'createdAt', s.created_at)::text`

/** A subscription is alive as long as what it was made with. `s` is its row. */
export const ALIVE = `(exists(select from tokens t where t.match_id = s.match_id and t.hash = s.token_hash
    and t.revoked_at is null)
  or exists(select from matches m join api_keys k on k.key_id = m.key_id
    where m.match_id = s.match_id and k.hash = s.token_hash and k.revoked_at is null))`

/**
 * Locks the head, so that no append goes between the mark and the cursor: whoever subscribes is told of what
 * is open now, and of everything after it. $1 match, $2 id, $3 seat, $4 token, $5 events, $6 target, $7 lane,
 * $8 preferences, $9 secrets, $10 most of one token.
 */
const SUBSCRIBE = `
with head as materialized (
  select match_id, revision from heads where match_id = $1::text::uuid for no key update
), room as materialized (
  select $10::int > (select count(*) from subscriptions s
    where s.match_id = $1::text::uuid and s.token_hash = decode($4::text, 'hex')) as free
), made as (
  insert into subscriptions (match_id, subscription_id, seat, token_hash, events, target, lane, preferences,
    secrets, cursor, created_at)
  select head.match_id, $2::text::uuid, $3::smallint, decode($4::text, 'hex'), $5::text::text[], $6::text::json,
    $7::text, $8::text::json, $9::text::json, head.revision, ${NOW}
  from head, room where room.free
  returning match_id
), listening as (
  update heads h set listened = true from made where h.match_id = made.match_id
), marked as (
  insert into outbox (match_id, revision) select head.match_id, head.revision from head, made
  on conflict (match_id, revision) do nothing
)
select exists(select from head) as found, exists(select from made) as made`

const LIST = `
select ${SUBSCRIPTION} as one from subscriptions s
where s.match_id = $1::text::uuid and ($2::text is null or s.token_hash = decode($2::text, 'hex')) and ${ALIVE}
order by s.subscription_id`

const one = 'match_id = $1::text::uuid and subscription_id = $2::text::uuid'

const REMOVE = `
with gone as (delete from subscriptions where ${one} returning subscription_id),
cleared as (delete from deliveries where ${one} and exists(select from gone))
select exists(select from gone) as found`

const PREFER = `
with freed as (update deliveries set next_at = least(next_at, $4::bigint)
  where ${one} and state = 'pending' and attempts = 0 and type <> 'deadline.near')
update subscriptions set preferences = $3::text::json, disabled = null where ${one}`

export const subscriptionQueries = (sql: Sql): Queries => ({
  async subscribe({ matchId, id, seat, tokenHash, events, target, preferences, secrets }, most) {
    const [row] = await sql.query<{ found: boolean; made: boolean }>(SUBSCRIBE, [
      idOf(matchId),
      id,
      seat,
      hash(tokenHash),
      `{${events.join(',')}}`,
      encode(target),
      plain(laneOf(target)),
      encode(preferences),
      encode(secrets),
      most,
    ])
    return !row?.found ? 'absent' : row.made ? 'subscribed' : 'full'
  },

  async subscriptions(matchId, tokenHash) {
    const rows = await sql.query<{ one: string }>(LIST, [idOf(matchId), tokenHash ?? null])
    return rows.map((row) => JSON.parse(row.one) as Subscription)
  },

  async unsubscribe(matchId, id) {
    const [row] = await sql.query<{ found: boolean }>(REMOVE, [idOf(matchId), idOf(id)])
    return row?.found ?? false
  },

  async setSecrets(matchId, id, secrets) {
    await sql.query(`update subscriptions set secrets = $3::text::json where ${one}`, [
      idOf(matchId),
      idOf(id),
      encode(secrets),
    ])
  },

  async disable(matchId, id, reason) {
    await sql.query(`update subscriptions set disabled = $3::text where ${one}`, [
      idOf(matchId),
      idOf(id),
      plain(reason),
    ])
  },

  async prefer(matchId, id, preferences, at) {
    await sql.query(PREFER, [idOf(matchId), idOf(id), encode(preferences), at])
  },
})
