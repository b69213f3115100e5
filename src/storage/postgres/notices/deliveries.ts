import { type Delivery, MAIL_LANE, type NoticeStore, type Subscription } from '../../../app/ports.ts'
import { encode, idOf, plain } from '../../encode.ts'
import { NOW, type Sql } from '../sql.ts'
import { ALIVE, SUBSCRIPTION } from './subscriptions.ts'

type Queries = Pick<
  NoticeStore,
  'claimDeliveries' | 'settle' | 'deliveries' | 'redeliver' | 'add' | 'sweepDeliveries'
>

/** A row as the code knows it, as JSON. `d` is the row. */
const DELIVERY = `json_build_object('id', d.delivery_id, 'matchId', d.match_id, 'subscription', d.subscription_id,
  'obligation', d.obligation, 'type', d.type, 'revision', d.revision, 'data', d.data, 'state', d.state,
  'attempts', d.attempts, 'error', d.error, 'createdAt', d.created_at,
  'nextAt', case when d.state = 'pending' then d.next_at end)::text`

/**
 * What is due of one receiver goes out a few at a time, so that no receiver takes up all the hands. While a mail is
 * on its way its reader's others wait, since it tells what they would. Whatever belongs to somebody who does not
 * listen any more is dropped on the way.
 * $1 limit, $2 most of one lane, $3 busy lanes, $4 lease.
 */
const CLAIM = `
with due as materialized (
  select d.delivery_id, d.lane, d.next_at, row_number() over (partition by d.lane order by d.next_at, d.revision) as place
  from deliveries d
  where d.state = 'pending' and d.next_at <= ${NOW} and d.leased_until <= ${NOW}
    and d.lane not in (select json_array_elements_text($3::text::json))
    and (d.lane <> '${MAIL_LANE}' or not exists(select from deliveries o
      where o.match_id = d.match_id and o.subscription_id = d.subscription_id and o.state = 'pending'
        and o.leased_until > ${NOW}))
), chosen as materialized (
  select d.delivery_id from deliveries d
  where d.delivery_id in (select delivery_id from due where place <= $2::int order by next_at limit $1::int)
    and d.state = 'pending' and d.leased_until <= ${NOW}
  for update skip locked
), listening as materialized (
  select c.delivery_id, ${SUBSCRIPTION} as subscription
  from chosen c join deliveries d on d.delivery_id = c.delivery_id
  join subscriptions s on s.match_id = d.match_id and s.subscription_id = d.subscription_id
  where (s.disabled is null or d.type = 'test') and ${ALIVE}
), taken as (
  update deliveries d set leased_until = ${NOW} + $4::bigint, attempts = d.attempts + 1
  from listening l where d.delivery_id = l.delivery_id
  returning l.subscription, ${DELIVERY} as delivery, d.lane, d.next_at
), orphaned as (
  update deliveries d set state = 'dropped', done_at = ${NOW}
  from chosen c where d.delivery_id = c.delivery_id and not exists(select from listening l
    where l.delivery_id = c.delivery_id)
)
select subscription, delivery, lane from taken order by next_at`

/** $1 id, $2 state, $3 error, $4 next time. */
const SETTLE = `
update deliveries set state = $2::text, error = $3::text, next_at = coalesce($4::bigint, next_at), leased_until = 0,
  done_at = case when $2::text <> 'pending' then ${NOW} end
where delivery_id = $1::text::uuid and state = 'pending'`

const OF = 'd.match_id = $1::text::uuid and d.subscription_id = $2::text::uuid'

const LIST = `
select ${DELIVERY} as one from deliveries d
where ${OF} and ($4::text is null or d.delivery_id < $4::text::uuid) order by d.delivery_id desc limit $3::int`

const AGAIN = `
update deliveries d set state = 'pending', next_at = ${NOW}, attempts = 0, done_at = null, created_at = ${NOW}
where ${OF} and d.delivery_id = $3::text::uuid and d.leased_until <= ${NOW}
returning d.delivery_id`

/** Turns and endings are kept with their match: they say that a subscriber has been told. $1 time. */
const SWEEP = `
delete from deliveries where state <> 'pending' and done_at < $1::bigint and type in ('match.advanced', 'test')`

const ADD = `
insert into deliveries (delivery_id, match_id, subscription_id, lane, obligation, type, revision, data, state,
  attempts, next_at, leased_until, created_at)
select $3::text::uuid, s.match_id, s.subscription_id, s.lane, $4::text, $5::text, $6::int, $7::text::json, 'pending',
  0, ${NOW}, 0, ${NOW}
from subscriptions s where s.match_id = $1::text::uuid and s.subscription_id = $2::text::uuid
on conflict (match_id, subscription_id, obligation) do nothing`

export const deliveryQueries = (sql: Sql): Queries => ({
  async claimDeliveries({ limit, perLane, busy, lease }) {
    const rows = await sql.query<{ subscription: string; delivery: string; lane: string }>(CLAIM, [
      limit,
      perLane,
      encode(busy),
      lease,
    ])
    return rows.map((row) => ({
      delivery: JSON.parse(row.delivery) as Delivery,
      subscription: JSON.parse(row.subscription) as Subscription,
      lane: row.lane,
    }))
  },

  async settle(id, settlement) {
    const { state, error } = settlement
    const next = settlement.state === 'pending' ? settlement.nextAt : null
    await sql.query(SETTLE, [idOf(id), state, plain(error), next])
  },

  async deliveries(matchId, subscription, limit, before) {
    const rows = await sql.query<{ one: string }>(LIST, [
      idOf(matchId),
      idOf(subscription),
      limit,
      before === undefined ? null : idOf(before),
    ])
    return rows.map((row) => JSON.parse(row.one) as Delivery)
  },

  async redeliver(matchId, subscription, id) {
    const rows = await sql.query(AGAIN, [idOf(matchId), idOf(subscription), idOf(id)])
    return rows.length > 0
  },

  async add(matchId, subscription, { id, type, revision, data, obligation }) {
    await sql.query(ADD, [
      idOf(matchId),
      idOf(subscription),
      id,
      plain(obligation),
      type,
      revision,
      encode(data),
    ])
  },

  async sweepDeliveries(before) {
    await sql.query(SWEEP, [before])
  },
})
