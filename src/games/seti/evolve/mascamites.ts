import type { EventType } from '../events.ts'
import type { Space } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { type Fold, take } from './fold.ts'

type Own = NonNullable<State['own']['mascamites']>

/** Samples and capsules (R14.1). */
export const mascamitesFold: Fold<
  Extract<EventType, 'samplesLaid' | 'samplesSeen' | 'sampleTaken' | 'sampleDelivered'>
> = {
  samplesLaid: (s, { open, count }, secret) => ({
    ...s,
    own: {
      ...s.own,
      mascamites: {
        jupiter: { count, known: secret?.jupiter ?? [] },
        saturn: { count, known: secret?.saturn ?? [] },
        filled: 0,
        capsules: [],
        open: [open],
      },
    },
  }),
  samplesSeen: (s, { planet }, secret) =>
    onOwn(s, (own) => (secret ? { [planet]: { ...own[planet], known: secret.samples } } : {})),
  // Who did not see which one was taken knows none of the others for certain any more.
  sampleTaken: (s, { seat, planet, at }, secret) =>
    onOwn(s, (own) => ({
      [planet]: secret ? take(own[planet], secret.sample) : { count: own[planet].count - 1, known: [] },
      filled: own.filled + 1,
      capsules: [...own.capsules, { number: own.filled + 1, seat, at, sample: secret?.sample ?? null }],
    })),
  sampleDelivered: (s, { capsule, sample }) =>
    onOwn(s, (own) => ({
      capsules: own.capsules.filter(({ number }) => number !== capsule),
      open: [...own.open, sample],
    })),
}

/** A capsule has come to another space. */
export const capsuleMoved = (s: State, capsule: number, at: Space): State =>
  onOwn(s, ({ capsules }) => ({
    capsules: capsules.map((one) => (one.number === capsule ? { ...one, at } : one)),
  }))

const onOwn = (s: State, change: (own: Own) => Partial<Own>): State => {
  const { mascamites } = s.own
  return mascamites ? { ...s, own: { ...s.own, mascamites: { ...mascamites, ...change(mascamites) } } } : s
}
