import type { Seat } from '../../../../core/index.ts'
import {
  cardOf,
  SAMPLE_IDS,
  SAMPLE_PLANETS,
  SAMPLES,
  SAMPLES_PER_PLANET,
  type SamplePlanet,
} from '../../material/index.ts'
import { bind, contentAt, placesOf, type State, spaceOf } from '../../state/index.ts'
import { does, type Way } from '../way.ts'
import type { SpeciesHooks } from './index.ts'
import { openMarket } from './market.ts'

/** Mascamites (R14.1): samples at Jupiter and Saturn, fetched by capsules and delivered for their rewards. */
export const mascamites: SpeciesHooks = {
  discovered: (s, slot, active) => [{ do: 'laySamples', seat: active }, ...openMarket(s, slot, active)],

  // A blue space with a sample is open once one lies there, for everybody (R14.1g).
  spaceOpen: (s, _, { sample }) => sample === undefined || s.own.mascamites?.open[sample] !== undefined,

  spaceReward: (s, _, { sample }, seat) => {
    const lies = sample === undefined ? undefined : s.own.mascamites?.open[sample]
    return lies ? bind(SAMPLES[lies], { seat }) : []
  },

  ops: {
    laySamples: () =>
      does(({ rng }) => {
        const order = rng.shuffle(SAMPLE_IDS)
        const jupiter = order.splice(0, SAMPLES_PER_PLANET)
        const saturn = order.splice(0, SAMPLES_PER_PLANET)
        return [
          {
            type: 'samplesLaid',
            data: { open: order[0]!, count: SAMPLES_PER_PLANET },
            secret: { jupiter, saturn },
          },
        ]
      }),

    // The seat looks before it chooses; a moon counts as its planet (R14.1b).
    pickSample: (s, e) => {
      const planet = s.play?.landed?.planet ?? s.play?.orbited
      return planet && hasSamples(s, planet)
        ? does([seen(s, e.seat, planet)], bind([{ do: 'takeSample', planet }], e))
        : []
    },

    takeSample: (s, { seat, planet }) => {
      const at = spaceOf(s.solar, planet)!
      return poolOf(s, planet).known.map((sample) => ({
        key: `sample ${sample}`,
        events: [{ type: 'sampleTaken', data: { seat, planet, at }, secret: { sample } }],
      }))
    },

    // The planet is chosen first, then the seat looks and gains the reward of one that stays there (R14.1h).
    peekSampleReward: (s, e) => {
      const here = placesOf(s, e.seat).map((at) => contentAt(s.solar, at))
      return SAMPLE_PLANETS.filter(
        (planet) => hasSamples(s, planet) && (e.from === 'jupiterOrSaturn' || here.includes(planet)),
      ).map((planet) => ({
        key: planet,
        events: [seen(s, e.seat, planet)],
        then: bind([{ do: 'sampleRewardOf', planet }], e),
      }))
    },

    sampleRewardOf: (s, e) =>
      poolOf(s, e.planet).known.map((sample) => ({
        key: `sample ${sample}`,
        then: bind(SAMPLES[sample], e),
      })),

    deliverSample: (s, { seat, card }) => {
      const { mission } = cardOf(card)
      if (mission?.type !== 'delivery') return []
      return deliverable(s, seat, mission.to).map(
        ({ number, sample }): Way => ({
          key: `sample ${sample}`,
          events: [
            { type: 'sampleDelivered', data: { seat, card, capsule: number, sample } },
            { type: 'missionCompleted', data: { seat, card } },
          ],
          then: bind(mission.reward, { seat }),
        }),
      )
    },

    // The sample that was delivered last: nothing comes between a delivery and its reward.
    sampleReward: (s, e) => {
      const sample = s.own.mascamites?.open.at(-1)
      if (!sample) return []
      return does([], bind(Array.from({ length: e.times }, () => SAMPLES[sample]).flat(), e))
    },
  },
}

const poolOf = (s: State, planet: SamplePlanet) => s.own.mascamites?.[planet] ?? { count: 0, known: [] }

const hasSamples = (s: State, planet: string): planet is SamplePlanet =>
  SAMPLE_PLANETS.some((one) => one === planet && poolOf(s, one).count > 0)

const seen = (s: State, seat: Seat, planet: SamplePlanet) => {
  const { count, known } = poolOf(s, planet)
  return { type: 'samplesSeen' as const, data: { seat, planet, count }, secret: { samples: known } }
}

/** Own capsules at a planet, with what the seat knows to be in them. */
export const deliverable = (s: State, seat: Seat, planet: Parameters<typeof spaceOf>[1]) => {
  const to = spaceOf(s.solar, planet)
  return (s.own.mascamites?.capsules ?? []).flatMap(({ number, seat: owner, at, sample }) =>
    owner === seat && at === to && sample !== null ? [{ number, sample }] : [],
  )
}
