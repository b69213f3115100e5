import * as z from 'zod/mini'
import { described, whole } from '../../../../core/index.ts'
import { SAMPLE_IDS, SAMPLE_PLANETS, type Space } from '../../material/index.ts'

export const sample = z.enum(SAMPLE_IDS)
export const samplePlanet = z.enum(SAMPLE_PLANETS)
/** Capsules are numbered in the order in which they were filled; there are no more than six. */
export const capsuleNumber = whole(1, 6)

const pool = described(
  'Samples that lie face down at a planet; a seat knows those it has looked at while none was taken since.',
  z.strictObject({ count: whole(0, 3), known: z.array(sample) }),
)

export const capsule = z.strictObject({
  number: capsuleNumber,
  seat: whole(0, 3),
  at: z.string().check(z.regex(/^r[1-4]s[0-7]$/)) as unknown as z.ZodMiniType<Space, Space>,
  sample: described('Known to its seat only.', z.nullable(sample)),
})

export const mascamitesOwn = z.strictObject({
  jupiter: pool,
  saturn: pool,
  filled: described('How many capsules there have been.', whole(0, 6)),
  capsules: described('Capsules on their way.', z.array(capsule)),
  open: described(
    'Samples on the blue spaces of the board: the first from the discovery, then as delivered.',
    z.array(sample),
  ),
})
