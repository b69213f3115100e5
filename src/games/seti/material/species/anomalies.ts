import type { BoardSpace, Card, Template, TraceColor } from '../vocabulary.ts'
import {
  alienCard,
  card,
  choice,
  credit,
  data,
  draw,
  energy,
  launch,
  mission,
  move,
  on,
  per,
  publicity,
  scan,
  signal,
  slots,
  tech,
  trace,
  vp,
} from '../words.ts'

/** Top to bottom. */
export const spaces: readonly BoardSpace[] = [
  { id: 'red-1', color: 'red', reward: [vp(2)], repeatable: true },
  { id: 'red-2', color: 'red', reward: [vp(3)] },
  { id: 'red-3', color: 'red', reward: [vp(2), publicity(1)] },
  { id: 'red-4', color: 'red', reward: [vp(2), alienCard('anomalies')] },
  { id: 'red-5', color: 'red', reward: [vp(4), alienCard('anomalies')] },
  { id: 'yellow-1', color: 'yellow', reward: [vp(2)], repeatable: true },
  { id: 'yellow-2', color: 'yellow', reward: [vp(3)] },
  { id: 'yellow-3', color: 'yellow', reward: [vp(2), publicity(1)] },
  { id: 'yellow-4', color: 'yellow', reward: [vp(2), alienCard('anomalies')] },
  { id: 'yellow-5', color: 'yellow', reward: [vp(4), alienCard('anomalies')] },
  { id: 'blue-1', color: 'blue', reward: [vp(2)], repeatable: true },
  { id: 'blue-2', color: 'blue', reward: [vp(3)] },
  { id: 'blue-3', color: 'blue', reward: [vp(2), publicity(1)] },
  { id: 'blue-4', color: 'blue', reward: [vp(2), alienCard('anomalies')] },
  { id: 'blue-5', color: 'blue', reward: [vp(4), alienCard('anomalies')] },
]

export const cards: readonly Card[] = [
  card('et11', 'Signs of Life', 1, 'publicity2', 'blue', 'card', [
    launch(1),
    { do: 'if', when: { cond: 'earthSectorHasAnomaly' }, then: [move(1)] },
  ]),
  card('et12', 'Close-up View', 1, 'publicity2', 'red', 'credit', [
    { do: 'turnRule', rule: 'noPublicityFromProbes' },
    move(5),
  ]),
  card(
    'et13',
    'Concerned People',
    1,
    'vp+data',
    'yellow',
    'credit',
    [publicity(1)],
    slots(
      on({ event: 'tech', kind: 'any' }, energy(1)),
      on({ event: 'tech', kind: 'any' }, choice(1)),
      on({ event: 'tech', kind: 'any' }, vp(3)),
    ),
  ),
  card('et14', 'Listening Carefully', 2, 'vp+move', 'red', 'card', [scan, signal(1, { nextAnomaly: true })]),
  card('et15', 'Part of Everyday Life', 1, 'vp+move', 'blue', 'energy', [
    draw(3),
    { do: 'discardDrawnForCorner' },
    { do: 'discardDrawnForIncome' },
  ]),
  card('et16', 'Flooding the Media Space', 1, 'vp+data', 'red', 'credit', [{ do: 'takeWholeRow' }]),
  card(
    'et17',
    'Are we Being Observed?',
    1,
    'vp+move',
    'yellow',
    'card',
    [{ do: 'anomalyReward' }],
    mission({ cond: 'allTraceColorsOnOneSpecies', species: 'anomalies' }, vp(3), publicity(2)),
  ),
  card('et18', 'Message Capsule', 2, 'vp+data', 'blue', 'credit', [tech('probe', 'telescope', 'computer')]),
  card('et19', 'New Physics', 1, 'publicity2', 'black', 'energy', [trace('any')]),
  card('et20', 'Amazing Uncertainty', 1, 'publicity2', 'yellow', 'energy', [
    signal(1, { any: true }),
    per('vp', 1, { metric: 'signalsInAnomalySectors' }),
  ]),
]

/** The tokens, one per colour of trace, with their two sides. */
export const TOKENS: Readonly<Record<TraceColor, readonly (readonly Template[])[]>> = {
  red: [[credit(1)], [vp(4)]],
  yellow: [[publicity(2)], [choice(1)]],
  blue: [[data(1)], [energy(1)]],
}
