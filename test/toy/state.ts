import * as z from 'zod/mini'
import { described, type Seat, whole } from '../../src/core/index.ts'
import { CARDS, LAMPS } from './material.ts'
import { options } from './options.ts'

const card = z.enum(CARDS)
const seat = whole(0)

/** Cards of which the viewer knows some: how many there are, and the known ones. */
const zone = z.strictObject({ count: whole(0), known: z.array(card) })

const bid = z.strictObject({
  status: z.enum(['open', 'sealed', 'abstained']),
  number: described('Known to its seat until all are in.', z.nullable(whole())),
})

/** State and view in one: what may be hidden is nullable or only counted. */
export const view = z.strictObject({
  options,
  keeper: seat,
  teams: described('Whom each seat scores for.', z.array(whole())),
  phase: z.enum(['motto', 'bid', 'turn', 'over']),
  since: described(
    'When the present question was raised.',
    z.strictObject({ revision: whole(), at: whole() }),
  ),
  startedAt: whole(),
  motto: z.nullable(z.string()),
  round: whole(),
  deck: zone,
  discard: z.array(card),
  hands: z.array(zone),
  lamps: z.record(z.enum(LAMPS), z.array(card)),
  bids: z.array(bid),
  turn: z.nullable(z.strictObject({ seat, placed: whole(), rolled: z.boolean(), shown: z.array(seat) })),
  points: z.array(whole()),
  oil: whole(),
  over: z.nullable(z.enum(['points', 'rounds', 'oil'])),
})

export type ToyState = z.output<typeof view>

/** The seats that the present question is put to. R9 */
export function asked(state: ToyState): Seat[] {
  if (state.phase === 'motto') return [state.keeper]
  if (state.phase === 'turn') return state.turn ? [state.turn.seat] : []
  if (state.phase === 'bid') return state.bids.flatMap((b, i) => (b.status === 'open' ? [i] : []))
  return []
}
