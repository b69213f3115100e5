import * as z from 'zod'
import type { Seat } from '../../src/core/index.ts'
import { CARDS, LAMPS } from './material.ts'
import { options } from './options.ts'

const card = z.enum(CARDS)
const seat = z.int().min(0)

/** Cards of which the viewer knows some: how many there are, and the known ones. */
const zone = z.strictObject({ count: z.int().min(0), known: z.array(card) })

const bid = z.strictObject({
  status: z.enum(['open', 'sealed', 'abstained']),
  number: z.int().nullable().describe('Known to its seat until all are in.'),
})

/** State and view in one: what may be hidden is nullable or only counted. */
export const view = z.strictObject({
  options,
  keeper: seat,
  teams: z.array(z.int()).describe('Whom each seat scores for.'),
  phase: z.enum(['motto', 'bid', 'turn', 'over']),
  since: z.strictObject({ revision: z.int(), at: z.int() }).describe('When the present question was raised.'),
  startedAt: z.int(),
  motto: z.string().nullable(),
  round: z.int(),
  deck: zone,
  discard: z.array(card),
  hands: z.array(zone),
  lamps: z.record(z.enum(LAMPS), z.array(card)),
  bids: z.array(bid),
  turn: z.strictObject({ seat, placed: z.int(), rolled: z.boolean(), shown: z.array(seat) }).nullable(),
  points: z.array(z.int()),
  oil: z.int(),
  over: z.enum(['points', 'rounds', 'oil']).nullable(),
})

export type ToyState = z.output<typeof view>

/** The seats that the present question is put to. R9 */
export function asked(state: ToyState): Seat[] {
  if (state.phase === 'motto') return [state.keeper]
  if (state.phase === 'turn') return state.turn ? [state.turn.seat] : []
  if (state.phase === 'bid') return state.bids.flatMap((b, i) => (b.status === 'open' ? [i] : []))
  return []
}
