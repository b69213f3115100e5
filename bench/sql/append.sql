-- The append of src/storage/postgres/hot/append.ts, written by bench/support/pgbench.ts.
\set match :client_id * 100 + :n % 100
\set revision :n / 100 + 1
\set n :n + 1
with clock as materialized (
  select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now
), head as materialized (
  select ctid, revision from heads where match_id = ('00000000-0000-7000-8000-' || lpad(:match::text, 12, '0'))::text::uuid for no key update
), used as materialized (
  select from entries where match_id = ('00000000-0000-7000-8000-' || lpad(:match::text, 12, '0'))::text::uuid and actor = '2.0'::text and command_key = ('0193f6c0-6d5e-7cc3-98c4-' || :client_id || '.' || :n)::text
), moved as (
  update heads h set revision = :revision::int + json_array_length(('[{"revision": ' || (:revision + 1) || ', "at": 1767225600000, "seat": 2, "actor": "2.0", "rules": 1, "command": {"type": "encode", "position": 3, "cipher": "c7"}, "events": [{"type": "wordChosen","data": {"seat": 2,"length": 7},"secret": {"word": "SONNIES"},"to": [2]},{"type": "deckShuffled","data": {"count": 60},"secret": {"order": ["c7","e2","c7","e2","e1","e3","c3","c10","e4","c4","c1","c5","c8","c8","e2","c8","e5","c5","e3","c10","e2","e5","e4","e1","c10","c1","e3","c9","e6","e2","e6","e5","c2","c6","e5","c1","c2","e4","e5","e6","c7","c2","e4","c4","e1","c3","c5","e4","c9","e6","c9","c6","c6","e3","e3","e6","e1","c3","e1","c4"]},"to": "nobody"},{"type": "handDealt","data": {"seat": 2,"cards": ["c7","e2","c7","e2"]}},{"type": "handDealt","data": {"seat": 0,"cards": ["e1","e3","c3","c10"]}},{"type": "handDealt","data": {"seat": 1,"cards": ["e4","c4","c1","c5","c8","c8","e2"]}},{"type": "turnBegan","data": {"seat": 2}}]}]')::text::json), status = 'active'::text,
    pending = '{1}'::text::smallint[], due_at = null::bigint, updated_at = clock.now,
    ended_at = case when 'active'::text in ('finished', 'abandoned') then clock.now end
  from head, clock
  where h.match_id = ('00000000-0000-7000-8000-' || lpad(:match::text, 12, '0'))::text::uuid and h.revision = head.revision and head.revision = :revision::int
    and not exists (select from used)
    
  returning h.updated_at as now
), added as (
  insert into entries (match_id, revision, at, seat, actor, rules, append_id, command_key, fingerprint, command, events)
  select ('00000000-0000-7000-8000-' || lpad(:match::text, 12, '0'))::text::uuid, e.revision, e.at, e.seat, e.actor, e.rules, ('00000000-0000-7000-9000-' || lpad(:n::text, 12, '0'))::text::uuid,
    case when e.revision = (:revision + 1)::int then ('0193f6c0-6d5e-7cc3-98c4-' || :client_id || '.' || :n)::text end,
    case when e.revision = (:revision + 1)::int then decode('5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e'::text, 'hex') end, e.command, e.events
  from moved, json_to_recordset(('[{"revision": ' || (:revision + 1) || ', "at": 1767225600000, "seat": 2, "actor": "2.0", "rules": 1, "command": {"type": "encode", "position": 3, "cipher": "c7"}, "events": [{"type": "wordChosen","data": {"seat": 2,"length": 7},"secret": {"word": "SONNIES"},"to": [2]},{"type": "deckShuffled","data": {"count": 60},"secret": {"order": ["c7","e2","c7","e2","e1","e3","c3","c10","e4","c4","c1","c5","c8","c8","e2","c8","e5","c5","e3","c10","e2","e5","e4","e1","c10","c1","e3","c9","e6","e2","e6","e5","c2","c6","e5","c1","c2","e4","e5","e6","c7","c2","e4","c4","e1","c3","c5","e4","c9","e6","c9","c6","c6","e3","e3","e6","e1","c3","e1","c4"]},"to": "nobody"},{"type": "handDealt","data": {"seat": 2,"cards": ["c7","e2","c7","e2"]}},{"type": "handDealt","data": {"seat": 0,"cards": ["e1","e3","c3","c10"]}},{"type": "handDealt","data": {"seat": 1,"cards": ["e4","c4","c1","c5","c8","c8","e2"]}},{"type": "turnBegan","data": {"seat": 2}}]}]')::text::json) as e(
    revision int, at bigint, seat smallint, actor text, rules int, command json, events json)
)
select clock.now, case when moved.now is not null then 'appended' when used.key_used then 'repeated'
  when head.revision is null then 'absent' else 'stale' end as result
from clock left join head on true left join moved on true
left join (select true as key_used from used) used on true;
