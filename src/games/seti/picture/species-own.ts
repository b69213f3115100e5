import type { Seat } from '../../../core/index.ts'
import { MESSAGE_REWARDS, SAMPLE_PLANETS, SAMPLES, TOKENS } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { cardName, planetName } from '../tell/line.ts'
import { brief, capital } from './brief.ts'
import { clipped } from './paint.ts'

/** A line below the board of a species, and the seats it is about. */
export interface OwnLine {
  said: string
  seats: readonly Seat[]
}

/** What a discovered species has beside its board: samples, tokens, the tile, messages, face-down cards. */
export function ownLines(view: State, slot: number, width: number): OwnLine[] {
  return linesOf(view, slot).map(({ said, seats }) => ({
    said: clipped(said, seats.length > 0 ? width - 100 : width, 11.5),
    seats,
  }))
}

function linesOf(view: State, slot: number): OwnLine[] {
  const { mascamites, anomalies, oumuamua, centaurians, exertians } = view.own
  switch (view.species[slot]!.id) {
    case 'mascamites':
      return mascamites
        ? [
            ...SAMPLE_PLANETS.map((planet) => {
              const { count, known } = mascamites[planet]
              const seen =
                known.length > 0 ? ` (you saw ${known.map((id) => brief(SAMPLES[id])).join('; ')})` : ''
              return { said: `Samples at ${planetName(planet)}: ${count} face down${seen}`, seats: [] }
            }),
            ...mascamites.capsules.map(({ number, seat, sample }) => ({
              said: `capsule ${number}: ${sample ? brief(SAMPLES[sample]) : 'on its way, closed'}`,
              seats: [seat],
            })),
          ]
        : []
    case 'anomalies':
      return (anomalies?.tokens ?? []).map(({ color, side, sector }) => ({
        said: `${capital(color)} anomaly in sector ${sector}: ${brief(TOKENS[color][side]!)}`,
        seats: [],
      }))
    case 'oumuamua':
      return oumuamua
        ? [
            {
              said: `${oumuamua.markers.length > 0 ? 'signals on the tile; ' : 'No signals on the tile; '}${oumuamua.data} data left`,
              seats: oumuamua.markers,
            },
          ]
        : []
    case 'centaurians':
      return centaurians
        ? [
            ...MESSAGE_REWARDS.map((reward, i) => {
              const by = centaurians.rewards.includes(i)
              return { said: `First message: ${brief(reward)}${by ? ' (taken)' : ''}`, seats: [] }
            }),
            ...centaurians.messages.map(({ seat, at, card }) => ({
              said: `message at ${at} points${card ? `: ${cardName(card)}` : ''}`,
              seats: [seat],
            })),
          ]
        : []
    case 'exertians':
      return exertians
        ? [
            ...exertians.at.map((at, i) => ({
              said: exertians.reached[i]?.length
                ? `reached the milestone at ${at} points`
                : `Milestone at ${at} points: reached by nobody yet`,
              seats: exertians.reached[i] ?? [],
            })),
            ...exertians.held.map(({ count }, seat) => ({
              said: `holds ${count} of their cards, played ${exertians.played[seat]!.count} face down`,
              seats: [seat],
            })),
          ]
        : []
    default:
      return []
  }
}
