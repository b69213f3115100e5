import type { Addressee, Message, NewMessage, SayResult, TalkStore } from '../../app/ports.ts'
import { hash, idOf, plain } from '../encode.ts'
import { smallints } from './hot/append.ts'
import { NOW, type Sql } from './sql.ts'

/** Table talk. What is said never touches an entry; the number comes from the match's head. */
export const createTalkStore = (sql: Sql): TalkStore => ({
  async say(message) {
    const [row] = await sql.query<SayRow>(SAY, sayParams(message))
    if (!row) throw new Error('saying something always answers')
    if (row.result !== 'said') return { result: row.result }
    const { id, seat, to, readers, text } = message
    return {
      result: 'said',
      message: { id, seat, to, readers, text, at: Number(row.now), number: row.number! },
    }
  },

  async messages(matchId, seat, after, limit) {
    const rows = await sql.query<Row>(PAGE, [idOf(matchId), seat, after, limit])
    return rows.map(read)
  },

  async latest(matchId, seat, after, limit) {
    const rows = await sql.query<Row>(LATEST, [idOf(matchId), seat, after, limit])
    return rows.map(read).reverse()
  },

  async numberOf(matchId, seat, id) {
    const [row] = await sql.query<{ number: number }>(NUMBER, [idOf(matchId), seat, idOf(id)])
    return row?.number
  },

  async said(matchId, actor, key) {
    const [row] = await sql.query<Row & { fingerprint: string }>(SAID, [idOf(matchId), actor, key])
    return row && { message: read(row), fingerprint: row.fingerprint }
  },
})

/**
 * The head is locked, so that numbers are given in the order in which they can be read: a stream that has
 * seen one misses none before it. Who had to wait for the lock would not see what was said meanwhile; so it has
 * to be the very row version that this statement began with, or nothing is done. The lock does not stop readers,
 * and the revision stays.
 *
 * Parameters: $1 match, $2 expected revision, $3 seat, $4 actor, $5 key, $6 fingerprint, $7 id, $8 addressee,
 * $9 readers, $10 text, $11 most per minute, $12 most per match.
 */
const SAY = `
with clock as materialized (
  select ${NOW} as now
), head as materialized (
  select ctid, revision from heads where match_id = $1::text::uuid for no key update
), used as materialized (
  select true as used from messages
  where match_id = $1::text::uuid and actor = $4::text and message_key = $5::text
), sent as materialized (
  select count(*) filter (where m.at > clock.now - 60000) as lately, count(*) as ever
  from clock, messages m where m.match_id = $1::text::uuid and m.seat = $3::smallint
), verdict as materialized (
  select case
    when head.revision is null then 'absent'
    when head.ctid <> (select i.ctid from heads i where i.match_id = $1::text::uuid) then 'stale'
    when used.used then 'repeated'
    when head.revision <> $2::int then 'stale'
    when sent.ever >= $12::int then 'full'
    when sent.lately >= $11::int then 'hasty'
    else 'said' end as result
  from sent left join head on true left join used on true
), moved as (
  update heads h set talk = h.talk + 1 from verdict
  where h.match_id = $1::text::uuid and verdict.result = 'said'
  returning h.talk as number
), added as (
  insert into messages (match_id, number, message_id, at, seat, addressee, readers, text, actor, message_key, fingerprint)
  select $1::text::uuid, moved.number, $7::text::uuid, clock.now, $3::smallint, $8::text, $9::text::smallint[],
    $10::text, $4::text, $5::text, decode($6::text, 'hex')
  from moved, clock
)
select clock.now, verdict.result, moved.number from clock, verdict left join moved on true`

interface SayRow {
  now: string | number
  result: SayResult['result']
  number: number | null
}

const sayParams = (message: NewMessage) => {
  const { matchId, expected, seat, actor, idempotency, id, to, readers, text, most } = message
  return [
    idOf(matchId),
    expected,
    seat,
    plain(actor),
    idempotency ? plain(idempotency.key) : null,
    idempotency ? hash(idempotency.fingerprint) : null,
    idOf(id),
    String(to),
    readers && smallints(readers),
    plain(text),
    most.perMinute,
    most.perMatch,
  ]
}

const COLUMNS = `m.number, m.message_id::text as id, m.at, m.seat, m.addressee,
  array_to_json(m.readers)::text as readers, m.text`

/** $1 match, $2 seat or null. */
const READABLE = `m.match_id = $1::text::uuid and (m.readers is null or $2::smallint = any(m.readers))`

/** $3 number, $4 limit. */
const PAGE = `
select ${COLUMNS} from messages m where ${READABLE} and m.number > $3::int order by m.number limit $4::int`

/** $3 number, $4 limit; newest first. */
const LATEST = `
select ${COLUMNS} from messages m where ${READABLE} and m.number > $3::int and m.seat <> $2::smallint
order by m.number desc limit $4::int`

/** $3 message. */
const NUMBER = `select m.number from messages m where ${READABLE} and m.message_id = $3::text::uuid`

/** $1 match, $2 actor, $3 key. */
const SAID = `
select ${COLUMNS}, encode(m.fingerprint, 'hex') as fingerprint from messages m
where m.match_id = $1::text::uuid and m.actor = $2::text and m.message_key = $3::text`

interface Row {
  number: number
  id: string
  at: string | number
  seat: number
  addressee: string
  readers: string | null
  text: string
}

const read = ({ at, addressee, readers, ...row }: Row): Message => ({
  id: row.id,
  number: row.number,
  at: Number(at),
  seat: row.seat,
  to: addresseeOf(addressee),
  readers: readers === null ? null : JSON.parse(readers),
  text: row.text,
})

const addresseeOf = (text: string): Addressee => (text === 'all' || text === 'team' ? text : Number(text))
