import * as z from 'zod/mini'
import { described } from '../../core/index.ts'

/** Table settings of one match. Numbers R… are those of RULES.md. */
export const options = z.strictObject({
  mode: described(
    'One Alien and all others Scientists together, or two teams against each other (R1, R2).',
    z._default(z.enum(['coop', 'teams']), 'coop'),
  ),
  hard: described(
    'Together: three rounds. Teams: each Alien sends to its own Scientists only (R33, R34).',
    z._default(z.boolean(), false),
  ),
  cipherDraw: described(
    'The cipher is dealt from the shuffled letter cards, or each cipher is equally likely (R8).',
    z._default(z.enum(['deck', 'uniform']), 'deck'),
  ),
  wordCheck: described(
    'How far a word may be from those of the own card (R15 to R18).',
    z._default(z.enum(['open', 'standard', 'strict']), 'standard'),
  ),
  scientistSubmit: described(
    'Whether any Scientist may send a word, or more than half of them have to want it (R13).',
    z._default(z.enum(['any', 'majority']), 'any'),
  ),
  deductionAid: described(
    'Whether Scientists may ask which ciphers are left (R39).',
    z._default(z.boolean(), false),
  ),
  deck: described(
    'Which message cards are used (R5).',
    z._default(z.enum(['original-en-1']), 'original-en-1'),
  ),
})

export type Options = z.output<typeof options>
