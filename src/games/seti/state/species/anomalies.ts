import * as z from 'zod/mini'
import { described, whole } from '../../../../core/index.ts'
import { TRACE_COLORS } from '../../material/index.ts'

export const token = z.strictObject({
  color: z.enum(TRACE_COLORS),
  side: described('Which of its two sides shows.', whole(0, 1)),
  sector: whole(0, 7),
})

/** The tokens lie in their sectors for the rest of the match. */
export const anomaliesOwn = z.strictObject({ tokens: z.array(token) })
