import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  CARDS,
  type Card,
  type Condition,
  cardOf,
  MAIN_CARDS,
  type Metric,
  PLANETS,
  SPACES,
  SPECIES,
  STAR_IDS,
  STARS,
  TARGETS,
  type Template,
  type Trigger,
} from '../../../src/games/seti/material/index.ts'
import { readPlaythrough } from '../../support/playthrough.ts'
import { answer, at, keys, laid, launched, sent } from './table.ts'
import { MATERIAL, wordsIn, wordsShown } from './words.ts'

// Typed so that a word that is added to the vocabulary has to be added here.
const OPS: Readonly<Record<Template['do'], true>> = {
  gain: true,
  pay: true,
  mayPay: true,
  draw: true,
  move: true,
  launch: true,
  land: true,
  orbitOrLand: true,
  scan: true,
  tech: true,
  signal: true,
  rowSignals: true,
  handSignals: true,
  deckSignals: true,
  probeSignals: true,
  trace: true,
  income: true,
  gainPer: true,
  vpPerNewPlanet: true,
  if: true,
  onceThisTurn: true,
  turnRule: true,
  removeFigure: true,
  gainCornerOfDrawn: true,
  rowCorners: true,
  returnToHandIf: true,
  surveyProbe: true,
  takeWholeRow: true,
  discardDrawnForCorner: true,
  discardDrawnForIncome: true,
  alienCard: true,
  pickSample: true,
  peekSampleReward: true,
  sampleReward: true,
  anomalyReward: true,
}
const CONDITIONS: Readonly<Record<Condition['cond'], true>> = {
  figureAt: true,
  figures: true,
  figuresAtOnePlanet: true,
  orbiterAndLanderAtOnePlanet: true,
  landedNow: true,
  probeOn: true,
  probeDistanceFromEarth: true,
  sectorWins: true,
  signalsInSectors: true,
  exactSignalsInThatSector: true,
  traces: true,
  traceOnEachSpecies: true,
  allTraceColorsOnOneSpecies: true,
  tracesOnSpecies: true,
  tracesOfOneColor: true,
  traceOnPaidSpace: true,
  publicity: true,
  score: true,
  techs: true,
  techJustTakenOwnedByAnother: true,
  tuckedCards: true,
  completedMissions: true,
  handEmpty: true,
  earthSectorHasAnomaly: true,
  markedOumuamuaTileByThis: true,
  signalOnOumuamuaTile: true,
  exofossils: true,
}
const METRICS: Readonly<Record<Metric['metric'], true>> = {
  tuckedCards: true,
  shownHandCards: true,
  signalsMarkedByThis: true,
  distinctSectorsMarkedByThis: true,
  sectorsWithMySignal: true,
  sectorWins: true,
  traces: true,
  figuresAt: true,
  techs: true,
  publicity: true,
  otherPlanetsAndCometsInEarthSector: true,
  tracesOnSpecies: true,
  signalsInAnomalySectors: true,
}
const EVENTS: Readonly<Record<Trigger['event'], true>> = {
  visit: true,
  moveInRing: true,
  launch: true,
  orbit: true,
  land: true,
  orbitOrLand: true,
  scan: true,
  signal: true,
  sectorCompleted: true,
  tech: true,
  trace: true,
  playCard: true,
  corner: true,
}

/** Every value that a key has anywhere in the material. */
function valuesOf(key: string, within: unknown = MATERIAL): unknown[] {
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([name, value]) => [
    ...(name === key && typeof value !== 'object' ? [value] : []),
    ...valuesOf(key, value),
  ])
}
const used = (key: string) => [...new Set(valuesOf(key))].toSorted()
const words = (of: object) => Object.keys(of).toSorted()

describe('the vocabulary', () => {
  test('every op is used by a card or a board', () => {
    // The value of a gold tile is a score, no op.
    expect(used('do').filter((word) => word !== 'scoreGoldTile')).toEqual(words(OPS))
  })
  test('every condition, metric and trigger too', () => {
    expect(used('cond')).toEqual(words(CONDITIONS))
    expect(used('metric')).toEqual(words(METRICS))
    expect(used('event')).toEqual(words(EVENTS))
  })
  test('each of them is in a recorded match', () => {
    const folder = new URL('playthroughs/', import.meta.url)
    const shown = readdirSync(folder)
      .filter((name) => name.endsWith('.ndjson'))
      .flatMap((name) => [...wordsShown(readPlaythrough(readFileSync(new URL(name, folder), 'utf8')).record)])
    expect([...new Set(wordsIn(MATERIAL))].filter((word) => !shown.includes(word))).toEqual([])
  })
  test('stars, planets and species that are named exist', () => {
    expect(used('star').filter((id) => !STAR_IDS.some((star) => star === id))).toEqual([])
    expect(
      used('planet').filter((id) => ![...TARGETS, 'earth', 'anyExceptEarth'].some((one) => one === id)),
    ).toEqual([])
    const species = [...SPECIES, 'theOtherSpecies', 'sameAsCondition', 'alreadyMarkedThisColor']
    expect(used('species').filter((id) => !species.some((one) => one === id))).toEqual([])
  })
})

describe('a new card', () => {
  test('is data alone: it is played, kept and completed', () => {
    const added: Card = {
      ...cardOf('5'),
      id: '139',
      name: 'A new card',
      cost: { res: 'credit', n: 2 },
      play: [
        { do: 'gainPer', res: 'vp', n: 2, per: { metric: 'techs', kind: 'probe' } },
        { do: 'signal', n: 1, at: { color: 'black' } },
        { do: 'launch', n: 1 },
      ],
      mission: {
        type: 'conditional',
        when: { cond: 'probeOn', space: 'comet' },
        reward: [{ do: 'gain', res: 'energy', n: 2 }],
      },
    }
    const cards = CARDS as Map<string, Card>
    cards.set(added.id, added)
    try {
      const asked = sent(at(laid({ hands: [['139']] }), launched(0, 'r1s1')), [
        0,
        { type: 'playCard', card: '139' },
      ])
      expect(keys(asked, 0)).toEqual(['vega', 'beta-pictoris'])
      const played = sent(asked, [0, answer('vega')])
      // At the limit its launch is left out.
      expect(played.players[0]).toMatchObject({
        credit: 2,
        data: 1,
        probes: ['r1s1'],
        missions: [{ card: '139' }],
      })
      const done = sent(
        played,
        [0, { type: 'move', from: 'r1s1', to: 'r2s1' }],
        [0, { type: 'completeMission', card: '139' }],
      )
      expect(done.players[0]).toMatchObject({ energy: 3 - 1 + 2, done: ['139'] })
    } finally {
      cards.delete(added.id)
    }
  })
})

describe('what is easily got wrong in the material', () => {
  test('outer planets and their moons', () => {
    const of = (planet: keyof typeof PLANETS) => PLANETS[planet]
    expect(of('uranus').moons.map(({ name, reward }) => [name, reward])).toEqual([
      ['Titania', [{ do: 'gain', res: 'vp', n: 25 }]],
    ])
    expect(TARGETS.map((planet) => of(planet).land[0])).toEqual(
      [12, 5, 6, 7, 8, 9, 10, 9].map((n) => ({ do: 'gain', res: 'vp', n })),
    )
    expect(of('saturn').moons[1]!.reward.slice(1)).toEqual([0, 1].map(() => ({ do: 'trace', color: 'any' })))
    expect(of('jupiter').moons.map(({ id }) => id)).toEqual(['io', 'europa', 'ganymede', 'callisto'])
  })

  test('the ladders of the Anomalies are alike in each colour', () => {
    const points = (color: string) =>
      SPACES.anomalies
        .filter((space) => space.color === color)
        .map(({ reward, repeatable }) => [
          reward.map((one) => (one.do === 'gain' ? `${one.res} ${one.n}` : one.do)).join(),
          repeatable === true,
        ])
    expect(points('red')).toEqual([
      ['vp 2', true],
      ['vp 3', false],
      ['vp 2,publicity 1', false],
      ['vp 2,alienCard', false],
      ['vp 4,alienCard', false],
    ])
    expect(points('yellow')).toEqual(points('red'))
    expect(points('blue')).toEqual(points('red'))
  })

  test('ET.16 takes the row, ET.38 has two publicity in its corner', () => {
    expect(cardOf('et16').play).toEqual([{ do: 'takeWholeRow' }])
    expect(cardOf('et38').corner).toEqual([{ do: 'gain', res: 'publicity', n: 2 }])
    const taken = sent(at(laid({ hands: [['et16']] })), [0, { type: 'playCard', card: 'et16' }])
    expect(taken.hands[0]!.known).toEqual(['1', '2', '3'])
    expect(taken.row).toHaveLength(3)
  })

  test('card 66 rewards two points and an energy, card 77 waits for traces', () => {
    expect(cardOf('66').mission).toMatchObject({
      when: { cond: 'traceOnEachSpecies', color: 'red' },
      reward: [
        { res: 'vp', n: 2 },
        { res: 'energy', n: 1 },
      ],
    })
    expect(valuesOf('event', cardOf('77').mission)).toEqual(['trace', 'trace', 'trace'])
  })

  test('cards for the end score nothing when they are played', () => {
    for (const card of MAIN_CARDS.filter(
      (one) => one.endgame && one.play.every(({ do: op }) => op === 'gain'),
    )) {
      const played = sent(at(laid({ hands: [[card.id]] })), [0, { type: 'playCard', card: card.id }])
      expect([played.players[0]!.score, played.players[0]!.endgame]).toEqual([1, [card.id]])
    }
  })

  test('each star has rewards of its own', () => {
    const rewards = STAR_IDS.map((id) => JSON.stringify([STARS[id].firstWin, STARS[id].laterWin]))
    expect(new Set(rewards).size).toBe(4)
  })
})
