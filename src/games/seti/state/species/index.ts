import * as z from 'zod/mini'
import { anomaliesOwn } from './anomalies.ts'
import { centauriansOwn } from './centaurians.ts'
import { exertiansOwn } from './exertians.ts'
import { mascamitesOwn } from './mascamites.ts'
import { oumuamuaOwn } from './oumuamua.ts'

/** What a species brings to the table beside its board and its cards; null until it is discovered. */
export const own = z.strictObject({
  mascamites: z.nullable(mascamitesOwn),
  anomalies: z.nullable(anomaliesOwn),
  oumuamua: z.nullable(oumuamuaOwn),
  centaurians: z.nullable(centauriansOwn),
  exertians: z.nullable(exertiansOwn),
})

export const NOTHING_OWN: z.output<typeof own> = {
  mascamites: null,
  anomalies: null,
  oumuamua: null,
  centaurians: null,
  exertians: null,
}
