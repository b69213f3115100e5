import * as z from 'zod/mini'
import { described, whole } from '../../src/core/index.ts'

export const options = z.strictObject({
  goal: described('Points that end the match after a turn.', z._default(whole(1, 50), 8)),
  rounds: described('Rounds after which the match ends anyway.', z._default(whole(1, 50), 12)),
  seconds: described('Time for each question; none without it.', z.optional(whole(5, 86_400))),
  pulse: described('Seconds after which a unit of oil burns.', z.optional(whole(1, 3600))),
  oil: described('Units of oil; the match ends when they are burnt.', z._default(whole(1, 1000), 400)),
})

export type ToyOptions = z.output<typeof options>
