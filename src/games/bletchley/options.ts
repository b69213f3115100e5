import * as z from 'zod/mini'
import { described, whole } from '../../core/index.ts'

/** Table settings of one match. Numbers R… are those of RULES.md. */
export const options = z.strictObject({
  dictionary: described(
    'Whether a secret word has to be in the word list, or any letters will do (R5).',
    z._default(z.enum(['list', 'honour']), 'list'),
  ),
  guessCost: described(
    'What the Enigma cards paid for a guess have to add up to (R32).',
    z._default(z.enum(['atLeast3', 'exactly3', 'atMost3']), 'atLeast3'),
  ),
  knowledge: described(
    'Whether the view keeps the letters a seat has read, or leaves them to its memory (R24).',
    z._default(z.enum(['kept', 'memory']), 'kept'),
  ),
  reuseWords: described(
    'Whether a word that was scored may be chosen again (R7).',
    z._default(z.boolean(), true),
  ),
  goalCards: described(
    'The match ends when this many Alphabet cards lie below one board (R42).',
    z._default(whole(4, 40), 20),
  ),
  helpHours: described(
    'Hours after which a seat that was asked for help counts as having declined (R29).',
    z.optional(whole(1, 336)),
  ),
  startingSeat: described(
    'The seat that is dealt to first and begins; random if left out or not at the table (R10).',
    z.optional(whole(0, 5)),
  ),
})

export type Options = z.output<typeof options>
