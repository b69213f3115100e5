import type { Loaded, TokenStanding } from '../../../app/ports.ts'
import { type HeadRow, readHead } from '../rows.ts'

/** What every load says of a match and of whoever asks. A `bigint` comes as text from a server. */
export interface StandingRow extends HeadRow {
  now: string | number
  kind: TokenStanding['kind'] | null
  seat: number | null
  generation: number | null
  dead: boolean | null
  used: boolean | null
}

export const headOf = (row: StandingRow): Pick<Loaded, 'now' | 'head'> => ({
  now: Number(row.now),
  head: readHead(row),
})

export const tokenOf = (row: StandingRow): TokenStanding | null =>
  row.kind === null
    ? null
    : {
        kind: row.kind,
        seat: row.seat,
        generation: row.generation ?? 0,
        dead: row.dead ?? true,
        used: row.used ?? false,
      }
