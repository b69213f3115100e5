import type { MailStore, SeatAddress } from '../../app/ports.ts'
import { hash, idOf, plain } from '../encode.ts'
import { NOW, type Sql } from './sql.ts'

const ADDRESS = `a.match_id as "matchId", a.seat, a.generation, a.address, a.state, a.invitations, a.attempts, a.told, a.heard`

const OF = 'a.match_id = $1::text::uuid and a.seat = $2::smallint and a.generation = $3::int'

/** $1 limit, $2 lease. What another has locked at this moment is his. */
const CLAIM = `
with due as materialized (
  select match_id, seat, generation from mail_addresses
  where state = 'invited' and next_at <= ${NOW} and leased_until <= ${NOW}
  order by next_at limit $1::int for update skip locked
)
update mail_addresses a set leased_until = ${NOW} + $2::bigint from due
where a.match_id = due.match_id and a.seat = due.seat and a.generation = due.generation
returning ${ADDRESS}`

/** $4 whether it went out, $5 next time. */
const SETTLE = `
update mail_addresses a set next_at = $5::bigint, leased_until = 0,
  invitations = a.invitations + case when $4::boolean then 1 else 0 end,
  attempts = case when $4::boolean then 0 else a.attempts + 1 end
where ${OF}`

/** What is remembered of who was invited where. */
export const placeHash = (match: string, seat: string, generation: string): string =>
  `sha256(convert_to(concat_ws('/', ${match}, ${seat}, ${generation}), 'UTF8'))`
export const addressHash = (address: string): string => `sha256(convert_to(lower(${address}), 'UTF8'))`

/** $1 inviter, $2 address, $3 time. */
const UNANSWERED = `
select (count(*) filter (where inviter = decode($1::text, 'hex')))::int as "byInviter",
  (count(*) filter (where address_hash = ${addressHash('$2::text')}))::int as "toAddress"
from mail_unanswered
where created_at >= $3::bigint
  and (inviter = decode($1::text, 'hex') or address_hash = ${addressHash('$2::text')})`

/** $4 state. */
const SET_STATE = `
with answered as (
  delete from mail_unanswered
  where place_hash = ${placeHash('$1::text', '$2::smallint', '$3::int')} and $4::text <> 'invited'
)
update mail_addresses a set state = $4::text, next_at = case when $4::text = 'invited' then a.next_at end
where ${OF}`

/** $4 address, $5 inviter. */
const INVITE = `
with invited as (
  insert into mail_addresses (match_id, seat, generation, address, state, invitations, attempts, told, next_at,
    leased_until, created_at)
  select m.match_id, $2::smallint, $3::int, $4::text, 'invited', 0, 0, 0, ${NOW}, 0, ${NOW}
  from matches m where m.match_id = $1::text::uuid on conflict do nothing
  returning created_at
)
insert into mail_unanswered (place_hash, inviter, address_hash, created_at)
select ${placeHash('$1::text', '$2::smallint', '$3::int')}, decode($5::text, 'hex'), ${addressHash('$4::text')},
  created_at from invited`

/** An answered mail is remembered for so long, milliseconds. */
const REMEMBERED = 30 * 86_400_000

/** $1 match, $2 mail. A few that are older are removed on the way. */
const ANSWERED = `
with pruned as (
  delete from inbound_mail where (match_id, mail_hash) in (
    select match_id, mail_hash from inbound_mail where answered_at < ${NOW} - ${REMEMBERED}
    order by answered_at limit 10 for update skip locked)
)
insert into inbound_mail (match_id, mail_hash, answered_at)
select match_id, decode($2::text, 'hex'), ${NOW} from matches where match_id = $1::text::uuid
on conflict do nothing`

/** Addresses of those who play by mail, over any connection that speaks Postgres's SQL. */
export const createMailStore = (sql: Sql): MailStore => ({
  async address(matchId, seat, generation) {
    const [row] = await sql.query<SeatAddress>(`select ${ADDRESS} from mail_addresses a where ${OF}`, [
      idOf(matchId),
      seat,
      generation,
    ])
    return row
  },

  addresses: (matchId) =>
    sql.query<SeatAddress>(
      `select ${ADDRESS} from mail_addresses a where a.match_id = $1::text::uuid order by a.seat, a.generation`,
      [idOf(matchId)],
    ),

  async setState(matchId, seat, generation, state) {
    await sql.query(SET_STATE, [idOf(matchId), seat, generation, state])
  },

  async setTold(matchId, seat, generation, { told, heard }) {
    await sql.query(
      `update mail_addresses a set told = greatest(a.told, $4::int), heard = greatest(a.heard, $5::int) where ${OF}`,
      [idOf(matchId), seat, generation, told, heard],
    )
  },

  async unanswered({ inviter, address, since }) {
    const params = [hash(inviter), plain(address), since]
    const [row] = await sql.query<{ byInviter: number; toAddress: number }>(UNANSWERED, params)
    return row!
  },

  claimInvitations: (limit, lease) => sql.query<SeatAddress>(CLAIM, [limit, lease]),

  async settleInvitation({ matchId, seat, generation }, sent, nextAt) {
    await sql.query(SETTLE, [idOf(matchId), seat, generation, sent, nextAt])
  },

  async inviteAgain(matchId, seat, generation, most) {
    const rows = await sql.query(
      `update mail_addresses a set next_at = ${NOW}, attempts = 0
        where ${OF} and a.state = 'invited' and a.invitations < $4::int returning a.seat`,
      [idOf(matchId), seat, generation, most],
    )
    return rows.length > 0
  },

  async block(addressHash) {
    await sql.query(
      `insert into mail_blocks (address_hash, created_at) values (decode($1::text, 'hex'), ${NOW})
        on conflict do nothing`,
      [hash(addressHash)],
    )
  },

  async isBlocked(addressHash) {
    const rows = await sql.query(
      `select 1 as one from mail_blocks where address_hash = decode($1::text, 'hex')`,
      [hash(addressHash)],
    )
    return rows.length > 0
  },

  async isAnswered(matchId, mailHash) {
    const rows = await sql.query(
      `select 1 as one from inbound_mail where match_id = $1::text::uuid and mail_hash = decode($2::text, 'hex')`,
      [idOf(matchId), hash(mailHash)],
    )
    return rows.length > 0
  },

  async setAnswered(matchId, mailHash) {
    await sql.query(ANSWERED, [idOf(matchId), hash(mailHash)])
  },

  async invite(matchId, { seat, generation, address, inviter }) {
    await sql.query(INVITE, [idOf(matchId), seat, generation, plain(address), hash(inviter)])
  },

  async sweepUnanswered(before) {
    await sql.query('delete from mail_unanswered where created_at < $1::bigint', [before])
  },

  async erase(matchId, seat, before) {
    await sql.query(
      'delete from mail_addresses where match_id = $1::text::uuid and seat = $2::smallint and generation < $3::int',
      [idOf(matchId), seat, before],
    )
  },
})
