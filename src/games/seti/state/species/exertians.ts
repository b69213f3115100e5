import * as z from 'zod/mini'
import { described, whole } from '../../../../core/index.ts'

const cards = z.strictObject({ count: whole(0), known: z.array(z.string()) })

export const exertiansOwn = z.strictObject({
  at: described('The scores of its two milestones.', z.array(whole(0))),
  reached: described('Seats that have reached each of them.', z.array(z.array(whole(0, 3)))),
  held: described('Cards of the Exertians that each seat holds, by seat.', z.array(cards)),
  played: described('Those it has played face down, open after the end.', z.array(cards)),
  gone: described('Those that left the match unseen.', cards),
})
