import type { NewMatch, Store } from '../../app/ports.ts'
import { checkNewMatch, encode } from '../encode.ts'
import { encodeEntries, encodeTokens, smallints } from './hot/append.ts'
import { addressHash, placeHash } from './mail.ts'
import { NOW, type Sql } from './sql.ts'

/** How long the key of a create is remembered, milliseconds. */
const REMEMBERED = 86_400_000

/**
 * A whole match in one statement. The key comes first: its row is written over with itself when it is
 * there and fresh, since only a row that was written is sure to be the present one; whoever finds another
 * match's id in it makes nothing. A few keys that are older than a day are removed on the way.
 *
 * Parameters: $1 match, $2 key hash, $3 fingerprint, $4 match and names (JSON), $5 seed, $6 status,
 * $7 pending, $8 due, $9 entries, $10 tokens, $11 addresses.
 */
const CREATE = `
with clock as materialized (
  select ${NOW} as now
), claim as (
  insert into creations as c (key_hash, match_id, fingerprint, created_at)
  select decode($2::text, 'hex'), $1::text::uuid, decode($3::text, 'hex'), clock.now from clock where $2::text is not null
  on conflict (key_hash) do update set
    match_id = case when c.created_at > excluded.created_at - ${REMEMBERED} then c.match_id else excluded.match_id end,
    fingerprint = case when c.created_at > excluded.created_at - ${REMEMBERED} then c.fingerprint else excluded.fingerprint end,
    created_at = case when c.created_at > excluded.created_at - ${REMEMBERED} then c.created_at else excluded.created_at end
  returning match_id, fingerprint
), pruned as (
  delete from creations where key_hash in (
    select c.key_hash from creations c, clock
    where $2::text is not null and c.created_at < clock.now - ${REMEMBERED} and c.key_hash <> decode($2::text, 'hex')
    order by c.created_at limit 10 for update of c skip locked)
), made as (
  select clock.now from clock where $2::text is null or (select match_id from claim) = $1::text::uuid
), match as (
  insert into matches (match_id, game, options, seats, visibility, clock, commitment, words, seed_given, key_id, created_at)
  select $1::text::uuid, m.game, m.options, m.seats, m.visibility, m.clock, decode(m.commitment, 'hex'), m.words, m."seedGiven",
    m."keyId", made.now
  from made, json_to_record($4::text::json) as m(game text, options json, seats json, visibility text,
    clock json, commitment text, words json, "seedGiven" boolean, "keyId" text)
), secret as (
  insert into match_secrets (match_id, seed) select $1::text::uuid, decode($5::text, 'hex') from made
), head as (
  insert into heads (match_id, revision, status, pending, due_at, updated_at, ended_at)
  select $1::text::uuid, json_array_length($9::text::json), $6::text, $7::text::smallint[], $8::bigint, made.now,
    case when $6::text in ('finished', 'abandoned') then made.now end from made
), named as (
  insert into seats (match_id, seat, name)
  select $1::text::uuid, n.ord - 1, n.name
  from made, json_array_elements_text($4::text::json -> 'names') with ordinality as n(name, ord)
), granted as (
  insert into tokens (match_id, hash, kind, seat, generation)
  select $1::text::uuid, decode(g.hash, 'hex'), g.kind, g.seat, g.generation
  from made, json_to_recordset($10::text::json) as g(hash text, kind text, seat smallint, generation int)
), invited as (
  insert into mail_addresses (match_id, seat, generation, address, state, invitations, attempts, told, next_at,
    leased_until, created_at)
  select $1::text::uuid, a.seat, a.generation, a.address, 'invited', 0, 0, 0, made.now, 0, made.now
  from made, json_to_recordset($11::text::json) as a(seat smallint, generation int, address text)
), unanswered as (
  insert into mail_unanswered (place_hash, inviter, address_hash, created_at)
  select ${placeHash('$1::text', 'a.seat', 'a.generation')}, decode(a.inviter, 'hex'), ${addressHash('a.address')},
    made.now
  from made, json_to_recordset($11::text::json) as a(seat smallint, generation int, address text, inviter text)
), added as (
  insert into entries (match_id, revision, at, seat, actor, rules, command, events)
  select $1::text::uuid, e.revision, e.at, e.seat, e.actor, e.rules, e.command, e.events
  from made, json_to_recordset($9::text::json) as e(
    revision int, at bigint, seat smallint, actor text, rules int, command json, events json)
)
select clock.now, made.now is not null as made, claim.match_id, encode(claim.fingerprint, 'hex') as fingerprint
from clock left join made on true left join claim on true`

interface Row {
  now: string | number
  made: boolean
  match_id: string | null
  fingerprint: string | null
}

export async function create(sql: Sql, created: NewMatch): ReturnType<Store['create']> {
  checkNewMatch(created)
  const { match, names, seed, head, entries, tokens, creation, mail = [] } = created
  const [row] = await sql.query<Row>(CREATE, [
    match.id,
    creation?.keyHash ?? null,
    creation?.fingerprint ?? null,
    encode({ ...match, names }),
    seed,
    head.status,
    smallints(head.pending),
    head.dueAt,
    encodeEntries(entries),
    encodeTokens(tokens),
    encode(mail),
  ])
  if (row?.made) return { result: 'created', now: Number(row.now) }
  if (!row?.match_id || row.fingerprint === null) throw new Error('a create always answers')
  return { result: 'repeated', matchId: row.match_id, fingerprint: row.fingerprint }
}
