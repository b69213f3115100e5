import type { Store } from '../../app/ports.ts'
import { NOW, type Sql } from './sql.ts'

/** Many processes say so at once: the row is locked by each, and only the first after a gap sees it. */
const BEAT = `
insert into heartbeat as h (id, alive_at) values (1, ${NOW})
on conflict (id) do update set
  down_from = case when excluded.alive_at - h.alive_at > $1::bigint then h.alive_at else h.down_from end,
  down_until = case when excluded.alive_at - h.alive_at > $1::bigint then excluded.alive_at else h.down_until end,
  alive_at = greatest(h.alive_at, excluded.alive_at)
returning alive_at, down_from, down_until`

interface Row {
  alive_at: string | number
  down_from: string | number | null
  down_until: string | number | null
}

export async function beat(sql: Sql, gap: number): ReturnType<Store['beat']> {
  const [row] = await sql.query<Row>(BEAT, [gap])
  const { alive_at, down_from, down_until } = row!
  const now = Number(alive_at)
  return down_from === null || down_until === null
    ? { now }
    : { now, outage: { from: Number(down_from), until: Number(down_until) } }
}
