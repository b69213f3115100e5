import type { Append, AppendResult, NewEntry, TokenRow } from '../../../app/ports.ts'
import { checkAppend, encode, idOf } from '../../encode.ts'
import { NOW, type Param, type Sql } from '../sql.ts'

/**
 * One command: compare, entries, key, tokens, names and head in one statement. Two forms, since arms that
 * have nothing to do cost as well: the plain one for commands, the other where seats change hands or a token
 * has to be proven.
 *
 * - The head is locked first. A lock that had to wait gives the row as it is now; a plain sub-select gives
 *   it as it was when the statement began, and losers would be told the wrong thing.
 * - The look-up of the key sees what was committed when the statement began. That is enough: an entry
 *   under the key at revision r is visible to everyone who expects r or more, and who expects less is
 *   stale. Whoever is told `stale` loads with the key and so finds out.
 * - What looks at tokens asks in addition that the head is the very row version this statement began with: a
 *   token granted or killed while it waited would be invisible to it. For that reason a rotation of tokens
 *   rewrites the head.
 * - The primary key of entries is the last resort, never the signal of a conflict.
 *
 * Parameters: $1 match, $2 expected, $3 actor of the key, $4 key, $5 fingerprint, $6 entries, $7 status,
 * $8 pending, $9 due, $10 append id, $11 revision of the entry that carries the key; where seats change
 * hands also $12 seats whose tokens die, $13 tokens to grant, $14 names; $15 the hash of the token to be proven.
 */
export const PLAIN = statement('', '')

/** The plain one that does not wait: where the head is locked by somebody else it finds none. */
const HASTY = statement('', '', ' skip locked')

const TOUCHING_TOKENS = statement(
  `and (coalesce($12::text, $15::text) is null
      or head.ctid = (select i.ctid from heads i where i.match_id = $1::text::uuid))
    and ($15::text is null or exists (select from tokens b
      where b.match_id = $1::text::uuid and b.hash = decode($15::text, 'hex') and b.revoked_at is null))`,
  `, marked as (
  update tokens t set used_at = moved.now from moved
  where t.match_id = $1::text::uuid and t.hash = decode($15::text, 'hex') and t.used_at is null
    and t.kind <> 'invite' -- which dies in the same statement
), killed as (
  update tokens t set revoked_at = moved.now from moved
  where t.match_id = $1::text::uuid and t.seat = any($12::text::smallint[]) and t.kind in ('seat', 'invite')
    and t.revoked_at is null
), granted as (
  insert into tokens (match_id, hash, kind, seat, generation)
  select $1::text::uuid, decode(g.hash, 'hex'), g.kind, g.seat, g.generation
  from moved, json_to_recordset($13::text::json) as g(hash text, kind text, seat smallint, generation int)
), named as (
  update seats s set name = n.name
  from moved, json_to_recordset($14::text::json) as n(seat smallint, name text)
  where s.match_id = $1::text::uuid and s.seat = n.seat
)`,
)

function statement(unlessChanged: string, more: string, ifLocked = ''): string {
  return `
with clock as materialized (
  select ${NOW} as now
), head as materialized (
  select ctid, revision from heads where match_id = $1::text::uuid for no key update${ifLocked}
), used as materialized (
  select from entries where match_id = $1::text::uuid and actor = $3::text and command_key = $4::text
), moved as (
  update heads h set revision = $2::int + json_array_length($6::text::json), status = $7::text,
    pending = $8::text::smallint[], due_at = $9::bigint, updated_at = clock.now,
    ended_at = case when $7::text in ('finished', 'abandoned') then clock.now end
  from head, clock
  where h.match_id = $1::text::uuid and h.revision = head.revision and head.revision = $2::int
    and not exists (select from used)
    ${unlessChanged}
  returning h.updated_at as now
), added as (
  insert into entries (match_id, revision, at, seat, actor, rules, append_id, command_key, fingerprint, command, events)
  select $1::text::uuid, e.revision, e.at, e.seat, e.actor, e.rules, $10::text::uuid,
    case when e.revision = $11::int then $4::text end,
    case when e.revision = $11::int then decode($5::text, 'hex') end, e.command, e.events
  from moved, json_to_recordset($6::text::json) as e(
    revision int, at bigint, seat smallint, actor text, rules int, command json, events json)
)${more}
select clock.now, case when moved.now is not null then 'appended' when used.key_used then 'repeated'
  when head.revision is null then 'absent' else 'stale' end as result
from clock left join head on true left join moved on true
left join (select true as key_used from used) used on true`
}

/** Whether seats change hands in it. */
export const handsOver = ({ revoke = [], grant = [], names = [] }: Append): boolean =>
  revoke.length + grant.length + names.length > 0

const touchesTokens = (asked: Append): boolean => asked.uses !== undefined || handsOver(asked)

/** A plain append that waits for nobody: `busy` where there is no such match or another has it locked. */
export async function appendUnlessLocked(sql: Sql, asked: Append): Promise<AppendResult> {
  checkAppend(asked)
  const [row] = await sql.query<Row>(HASTY, appendParams(asked))
  if (!row) throw new Error('an append always answers')
  return { result: row.result === 'absent' ? 'busy' : row.result, now: Number(row.now) }
}

/** One match, one statement. */
export async function append(sql: Sql, asked: Append): Promise<AppendResult> {
  checkAppend(asked)
  const rare = rareParams(asked)
  const params = [...appendParams(asked), ...rare]
  const [row] = await sql.query<Row>(rare.length ? TOUCHING_TOKENS : PLAIN, params)
  if (!row) throw new Error('an append always answers')
  return { result: row.result, now: Number(row.now) }
}

interface Row {
  now: string | number
  result: AppendResult['result']
}

const appendParams = ({ matchId, expected, appendId, entries, head, idempotency }: Append): Param[] => [
  idOf(matchId),
  expected,
  idempotency?.actor ?? null,
  idempotency?.key ?? null,
  idempotency?.fingerprint ?? null,
  encodeEntries(entries),
  head.status,
  smallints(head.pending),
  head.dueAt,
  appendId,
  idempotency ? expected + idempotency.entry + 1 : null,
]

/** Empty where no token is touched. */
function rareParams(asked: Append): Param[] {
  if (!touchesTokens(asked)) return []
  const { revoke = [], grant = [], names = [], uses = null } = asked
  return [
    revoke.length ? smallints(revoke) : null,
    encodeTokens(grant),
    JSON.stringify(names.map(({ seat, name }) => ({ seat, name }))),
    uses,
  ]
}

/** An array as Postgres writes it: arrays cannot be parameters while types are not fetched. */
export const smallints = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

export const encodeEntries = (entries: readonly NewEntry[]): string =>
  encode(
    entries.map(({ entry: { revision, at, seat, rules, events }, actor, command }) => ({
      revision,
      at,
      seat,
      actor,
      rules,
      command,
      events,
    })),
  )

export const encodeTokens = (tokens: readonly TokenRow[]): string =>
  JSON.stringify(tokens.map(({ hash, kind, seat, generation }) => ({ hash, kind, seat, generation })))
