import * as z from 'zod/mini'
import { anomaliesOwn } from './anomalies.ts'
import { centauriansOwn } from './centaurians.ts'
import { exertiansOwn } from './exertians.ts'

/** What a species brings to the table beside its board and its cards; null until it is discovered. */
export const own = z.strictObject({
  anomalies: z.nullable(anomaliesOwn),
  centaurians: z.nullable(centauriansOwn),
  exertians: z.nullable(exertiansOwn),
})

export const NOTHING_OWN: z.output<typeof own> = { anomalies: null, centaurians: null, exertians: null }
