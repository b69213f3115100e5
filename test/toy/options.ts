import * as z from 'zod'

export const options = z.strictObject({
  goal: z.int().min(1).max(50).default(8).describe('Points that end the match after a turn.'),
  rounds: z.int().min(1).max(50).default(12).describe('Rounds after which the match ends anyway.'),
  seconds: z.int().min(5).max(86_400).optional().describe('Time for each question; none without it.'),
  pulse: z.int().min(1).max(3600).optional().describe('Seconds after which a unit of oil burns.'),
  oil: z.int().min(1).max(1000).default(400).describe('Units of oil; the match ends when they are burnt.'),
})

export type ToyOptions = z.output<typeof options>
