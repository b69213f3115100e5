import type { Seat } from '../../../core/index.ts'
import { landCost } from '../decide/ops/planets.ts'
import type { SetiEvent } from '../events.ts'
import { cardOf, PLANETS, type Space, TARGETS } from '../material/index.ts'
import { bind, distance, type State, spaceOf } from '../state/index.ts'
import { effectsWorth, WORTH } from './worth.ts'

/** What a planet is worth for each step that it is away, as a share. */
const FADING = 0.85

/** How much nearer these steps bring probes to planets worth landing on, capsules to where they are awaited. */
export function approach(s: State, seat: Seat, events: readonly SetiEvent[]): number {
  let gain = 0
  for (const event of events)
    if (event.type === 'moved' && event.data.seat === seat)
      gain +=
        event.data.capsule === undefined
          ? outlook(s, seat, event.data.to) - outlook(s, seat, event.data.from)
          : awaited(s, seat, event.data.to) - awaited(s, seat, event.data.from)
  return gain
}

/** What a capsule at a space may bring by the deliveries that the seat has open. */
function awaited(s: State, seat: Seat, at: Space): number {
  const goals = s.players[seat]!.missions.flatMap(({ card }) => {
    const { mission } = cardOf(card)
    const space = mission?.type === 'delivery' ? spaceOf(s.solar, mission.to) : undefined
    if (mission?.type !== 'delivery' || !space) return []
    return [effectsWorth(s, bind(mission.reward, { seat })) * FADING ** distance(at, space)]
  })
  return Math.max(0, ...goals)
}

function outlook(s: State, seat: Seat, at: Space): number {
  const goals = TARGETS.flatMap((planet) => {
    const space = spaceOf(s.solar, planet)
    if (!space) return []
    const landing = effectsWorth(s, bind(PLANETS[planet].land, { seat }))
    const price = landCost(s, seat, planet) * WORTH.energy
    return [(landing - price) * FADING ** distance(at, space)]
  })
  return Math.max(0, ...goals)
}
