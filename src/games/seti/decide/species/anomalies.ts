import type { Seat } from '../../../../core/index.ts'
import { SPACES, TOKENS, TRACE_COLORS, type TraceColor } from '../../material/index.ts'
import { bind, type State, sectorOf, spaceOf } from '../../state/index.ts'
import { does } from '../way.ts'
import type { SpeciesHooks } from './index.ts'
import { openMarket } from './market.ts'

type Token = NonNullable<State['own']['anomalies']>['tokens'][number]

/** Sectors of the tokens, from Earth's clockwise. */
const PLACES = [0, 3, -3] as const

/** Anomalies (R14.2): tokens in three sectors; the one that Earth turns to rewards the highest marker. */
export const anomalies: SpeciesHooks = {
  discovered: (s, slot, active) => [{ do: 'layAnomalies', seat: active }, ...openMarket(s, slot, active)],

  afterRotation: (s, slot) => {
    const token = tokenAt(s, earthSector(s))
    const seat = token && highest(s, slot, token.color)
    return token && seat !== undefined ? [{ do: 'triggerAnomaly', sector: token.sector, seat }] : []
  },

  ops: {
    layAnomalies: (s) =>
      does(({ rng }) => {
        const colors = rng.shuffle([...TRACE_COLORS])
        const tokens = PLACES.map((away, i) => ({
          color: colors[i]!,
          side: rng.int(2),
          sector: (earthSector(s) + away + 8) % 8,
        }))
        return [{ type: 'anomaliesLaid', data: { tokens } }]
      }),

    triggerAnomaly: (s, { seat, sector }) => {
      const token = tokenAt(s, sector)
      if (!token) return []
      return does(
        [{ type: 'anomalyTriggered', data: { color: token.color, seat } }],
        bind(rewardOf(token), { seat }),
      )
    },

    // The card takes the reward of the next anomaly.
    anomalyReward: (s, e) => {
      const next = nextToken(s)
      return next ? does([], bind(rewardOf(next), e)) : []
    },
  },
}

/** The first token that Earth will turn to; one in its own sector comes last (R14.2d). */
export function nextToken(s: State): Token | undefined {
  const tokens = s.own.anomalies?.tokens ?? []
  const away = ({ sector }: Token) => (earthSector(s) - sector + 7) % 8
  return tokens.toSorted((a, b) => away(a) - away(b))[0]
}

export const tokenAt = (s: State, sector: number): Token | undefined =>
  s.own.anomalies?.tokens.find((token) => token.sector === sector)

export const earthSector = (s: State): number => sectorOf(spaceOf(s.solar, 'earth')!)

const rewardOf = ({ color, side }: Token) => TOKENS[color][side] ?? []

/** Who has the highest marker of a column; of several on the top space the latest (R14.2c). */
function highest(s: State, slot: number, color: TraceColor): Seat | undefined {
  for (const space of SPACES.anomalies) {
    if (space.color !== color) continue
    const mark = s.species[slot]!.marks.findLast((one) => one.space === space.id)
    if (mark) return mark.seat
  }
  return undefined
}
