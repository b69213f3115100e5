import type { NoticeStore } from '../../../app/ports.ts'
import { encode, idOf } from '../../encode.ts'
import { NOW, type Sql } from '../sql.ts'

type Queries = Pick<NoticeStore, 'claimMatches' | 'plan'>

/** $1 limit, $2 lease. Marks that another has locked at this moment are his. */
const CLAIM = `
with claimed as (
  update outbox o set leased_until = ${NOW} + $2::bigint
  where (o.match_id, o.revision) in (
    select match_id, revision from outbox where leased_until <= ${NOW}
    order by revision limit $1::int for update skip locked)
  returning o.match_id
)
select distinct match_id from claimed`

/**
 * One statement: whatever happens to the process, a plan is written down with the cursors or is made again.
 * $1 match, $2 revision, $3 plans as a list of objects in JSON.
 */
const PLAN = `
with plan as materialized (
  select s.match_id, s.subscription_id, s.lane, s.cursor, p.*
  from json_to_recordset($3::text::json) as p(subscription uuid, add json, standing json, withdraw json)
  join subscriptions s on s.match_id = $1::text::uuid and s.subscription_id = p.subscription
), added as (
  insert into deliveries (delivery_id, match_id, subscription_id, lane, obligation, type, revision, data, state,
    attempts, next_at, leased_until, created_at)
  select a.id, p.match_id, p.subscription_id, p.lane, a.obligation, a.type, a.revision, a.data, 'pending', 0,
    a.at, 0, ${NOW}
  from plan p cross join lateral json_to_recordset(p.add) as a(
    id uuid, obligation text, type text, revision int, at bigint, data json)
  where a.revision > p.cursor or a.type in ('turn.due', 'deadline.near')
  on conflict (match_id, subscription_id, obligation) do nothing
), dropped as (
  update deliveries d set state = 'dropped', done_at = ${NOW}
  from plan p
  where d.match_id = p.match_id and d.subscription_id = p.subscription_id and d.state = 'pending'
    and (d.type in ('turn.due', 'deadline.near')
        and d.obligation not in (select json_array_elements_text(p.standing))
      or d.type = 'match.advanced' and d.attempts = 0 and d.leased_until <= ${NOW}
        and exists(select from json_to_recordset(p.add) as a(type text) where a.type = 'match.advanced'))
), taken_back as (
  insert into deliveries (delivery_id, match_id, subscription_id, lane, obligation, type, revision, data, state,
    attempts, next_at, leased_until, created_at)
  select w.id, p.match_id, p.subscription_id, p.lane, w.obligation, w.type, w.revision, w.data, 'pending', 0,
    w.at, 0, ${NOW}
  from plan p cross join lateral json_to_recordset(p.withdraw) as w(
    id uuid, of text, obligation text, type text, revision int, at bigint, data json)
  join deliveries d on d.match_id = p.match_id and d.subscription_id = p.subscription_id and d.obligation = w.of
    and (d.state = 'sent' or d.attempts > 0 or d.leased_until > ${NOW})
  on conflict (match_id, subscription_id, obligation) do nothing
), moved as (
  update subscriptions s set cursor = greatest(s.cursor, $2::int) from plan p
  where s.match_id = p.match_id and s.subscription_id = p.subscription_id
)
delete from outbox where match_id = $1::text::uuid and revision <= $2::int`

export const outboxQueries = (sql: Sql): Queries => ({
  async claimMatches(limit, lease) {
    const rows = await sql.query<{ match_id: string }>(CLAIM, [limit, lease])
    return rows.map((row) => row.match_id)
  },

  async plan(matchId, revision, plans) {
    await sql.query(PLAN, [idOf(matchId), revision, encode(plans)])
  },
})
