import * as z from 'zod/mini'
import { described, whole } from '../../core/index.ts'

/** Table settings of one match. Numbers R… are those of RULES.md. */
export const options = z.strictObject({
  discoveryReward: described(
    'Points on discovery spaces: five everywhere, or three below the right-hand board as printed (R9.2).',
    z._default(z.enum(['text', 'printed']), 'text'),
  ),
  overflow: described(
    'Overflow only when every discovery space of the colour is taken, or always (R9.3).',
    z._default(z.enum(['whenTaken', 'always']), 'whenTaken'),
  ),
  exchange: described(
    'Two of a kind for one of whatever kind, or of another kind only, cards excepted (R5.6).',
    z._default(z.enum(['any', 'printed']), 'any'),
  ),
  startingSeat: described(
    'The seat that begins; random if left out or not at the table (R2.8).',
    z.optional(whole(0, 3)),
  ),
})

export type Options = z.output<typeof options>
