import type { Append, AppendResult } from '../../../app/ports.ts'
import { checkAppend, encode, idOf } from '../../encode.ts'
import { NOW, type Sql } from '../sql.ts'
import { smallints } from './append.ts'

/**
 * Appends of different matches in one statement; each either happens as a whole or not at all, and none
 * depends on another. What is said of the single form holds here, and:
 *
 * - A match that somebody else has locked is passed over (`busy`), so that nobody waits for a match that
 *   is not his own, and two statements with the same matches never wait for each other.
 * - A look-up per item, whatever the statistics say: with joins the planner reads the whole table. The
 *   head is rewritten where it was found (`ctid`) for the same reason.
 * - So a head that was rewritten, by whatever, after the statement began is not rewritten again. At the
 *   expected revision that is `busy` as well.
 * - A token that somebody else has locked is passed over as well, and so is one that has died.
 * - Seats never change hands here: see the single form.
 *
 * Parameters: $1 heads, $2 entries, lists of objects in JSON.
 */
const TOGETHER = `
with clock as materialized (
  select ${NOW} as now
), item as materialized (
  select * from json_to_recordset($1::text::json) as i(
    match uuid, expected int, revision int, actor text, key text, status text, pending text, due bigint, uses text)
), seen as materialized (
  select i.*, h.ctid as place, h.revision as head, u.key_used, t.ctid as token
  from (select * from item order by match) i
  left join lateral (
    select ctid, revision from heads where match_id = i.match for no key update skip locked) h on true
  left join lateral (
    select true as key_used from entries e
    where e.match_id = i.match and e.actor = i.actor and e.command_key = i.key limit 1) u on true
  left join lateral (
    select ctid from tokens where match_id = i.match and hash = decode(i.uses, 'hex') and revoked_at is null
    for no key update skip locked) t on true
), moved as (
  update heads h set revision = s.revision, status = s.status, pending = s.pending::smallint[], due_at = s.due,
    updated_at = clock.now, ended_at = case when s.status in ('finished', 'abandoned') then clock.now end
  from seen s, clock
  where h.ctid = s.place and h.revision = s.expected and s.key_used is null
    and (s.uses is null or s.token is not null)
  returning h.match_id
), marked as (
  update tokens t set used_at = clock.now from seen s join moved m on m.match_id = s.match cross join clock
  where t.ctid = s.token and t.used_at is null
), added as (
  insert into entries (match_id, revision, at, seat, actor, rules, append_id, command_key, fingerprint, command, events)
  select e.match, e.revision, e.at, e.seat, e.actor, e.rules, e.append, e.key, decode(e.fingerprint, 'hex'),
    e.command, e.events
  from moved m join json_to_recordset($2::text::json) as e(
    match uuid, revision int, at bigint, seat smallint, actor text, rules int, append uuid, key text,
    fingerprint text, command json, events json) on e.match = m.match_id
)
select s.match, clock.now, case when m.match_id is not null then 'appended' when s.key_used then 'repeated'
  when s.head is null or s.head = s.expected then 'busy' else 'stale' end as result
from seen s cross join clock left join moved m on m.match_id = s.match`

/** An append as it goes into the statement. */
export interface Item {
  match: string
  head: string
  entries: string
}

/** Throws on what no database could keep, so that it is nobody else's trouble. */
export function encodeItem(asked: Append): Item {
  checkAppend(asked)
  const { expected, entries, head, idempotency, uses, appendId: append } = asked
  const match = idOf(asked.matchId)
  return {
    match,
    head: encode({
      match,
      expected,
      revision: expected + entries.length,
      actor: idempotency?.actor,
      key: idempotency?.key,
      status: head.status,
      pending: smallints(head.pending),
      due: head.dueAt,
      uses,
    }),
    entries: entries
      .map(({ entry: { revision, at, seat, rules, events }, actor, command }, i) => {
        const keyed = idempotency?.entry === i && {
          key: idempotency.key,
          fingerprint: idempotency.fingerprint,
        }
        return encode({ match, revision, at, seat, actor, rules, append, ...keyed, command, events })
      })
      .join(','),
  }
}

interface Row {
  match: string
  now: string | number
  result: AppendResult['result']
}

/**
 * What became of each, by match: a match may occur once. `busy` also stands for a match that does not
 * exist. Throws as a whole, and then nothing of it was written (or, for want of a connection, nobody knows).
 */
export async function appendMany(sql: Sql, items: readonly Item[]): Promise<Map<string, AppendResult>> {
  const rows = await sql.query<Row>(TOGETHER, [
    `[${items.map((item) => item.head).join(',')}]`,
    `[${items.flatMap((item) => item.entries || []).join(',')}]`,
  ])
  return new Map(rows.map(({ match, now, result }) => [match, { result, now: Number(now) }]))
}
