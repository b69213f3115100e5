import * as z from 'zod'

/** Table settings of one match. Numbers R… are those of RULES.md. */
export const options = z.strictObject({
  dictionary: z
    .enum(['list', 'honour'])
    .default('list')
    .describe('Whether a secret word has to be in the word list, or any letters will do (R5).'),
  guessCost: z
    .enum(['atLeast3', 'exactly3', 'atMost3'])
    .default('atLeast3')
    .describe('What the Enigma cards paid for a guess have to add up to (R32).'),
  knowledge: z
    .enum(['kept', 'memory'])
    .default('kept')
    .describe('Whether the view keeps the letters a seat has read, or leaves them to its memory (R24).'),
  reuseWords: z.boolean().default(true).describe('Whether a word that was scored may be chosen again (R7).'),
  goalCards: z
    .int()
    .min(4)
    .max(40)
    .default(20)
    .describe('The match ends when this many Alphabet cards lie below one board (R42).'),
  helpHours: z
    .int()
    .min(1)
    .max(336)
    .optional()
    .describe('Hours after which a seat that was asked for help counts as having declined (R29).'),
  startingSeat: z
    .int()
    .min(0)
    .max(5)
    .optional()
    .describe('The seat that is dealt to first and begins; random if left out or not at the table (R10).'),
})

export type Options = z.output<typeof options>
