import { describe, expect, test } from 'vitest'
import type { SetiCommand } from '../../../src/games/seti/commands.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import {
  GOLD_TILES,
  GOLD_VALUES,
  PLANETS,
  type Space,
  STAR_IDS,
  STARS,
  type StarId,
  TARGETS,
  type Target,
  TECHS,
  type TechId,
} from '../../../src/games/seti/material/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import {
  at,
  gains,
  got,
  keys,
  laid,
  lander,
  launched,
  learned,
  marked,
  onTop,
  orbiter,
  sent,
  techPlaced,
} from './table.ts'

/** Sends a command and a line of answers of seat 0; nothing may be left to answer. */
function done(state: State, command: SetiCommand, line: string): State {
  let now = sent(state, [0, command])
  for (const part of line.split('; ').filter(Boolean))
    now = sent(now, [0, seti.notation.parse(part, now, 0) as SetiCommand])
  expect(keys(now, 0)).toEqual([])
  return now
}

/** Where the planets are, discs as printed. */
const AT: Readonly<Record<Exclude<Target, 'oumuamua'>, Space>> = {
  mercury: 'r1s1',
  venus: 'r1s3',
  mars: 'r2s2',
  jupiter: 'r3s3',
  saturn: 'r3s7',
  uranus: 'r4s0',
  neptune: 'r4s3',
}
type Printed = keyof typeof AT
const PRINTED = Object.keys(AT) as Printed[]

const probeAt = (planet: Printed, ...more: SetiEvent[]): State =>
  at(laid({ hands: [['5']] }), launched(0, AT[planet]), learned(0, 'probe-4'), ...more)

describe('R6.2 what each orbit brings', () => {
  // Card 5 is tucked for a credit; signals bring data, and the second in a sector two points.
  const ORBITS: Readonly<Record<Printed, [line: string, gains: string]>> = {
    mercury: ['card 5', 'score 2, energy -1, data 2, probes -1, figures 1, tucked 1, sirius-a 2'],
    venus: ['card 5', 'score 6, energy -1, cards -1, probes -1, figures 1, tucked 1'],
    mars: ['deck; card 5', 'energy -1, data 1, probes -1, figures 1, tucked 1, barnards-star 1'],
    jupiter: ['card 5', 'energy -1, data 2, cards -1, probes -1, figures 1, tucked 1, kepler-22 1'],
    saturn: ['card 5', 'publicity 2, energy -1, data 1, cards -1, probes -1, figures 1, tucked 1, procyon 1'],
    uranus: ['vega', 'score 8, credit -1, energy -1, data 1, cards 3, probes -1, figures 1, vega 1'],
    neptune: [
      'beta-pictoris',
      'score 7, credit -1, energy -1, data 5, probes -1, figures 1, beta-pictoris 1',
    ],
  }

  test.each(PRINTED)('%s', (planet) => {
    const [line, gain] = ORBITS[planet]
    const first = probeAt(planet)
    const later = probeAt(planet, orbiter(1, planet))
    const command: SetiCommand = { type: 'orbit', planet }
    expect(gains(later, done(later, command, line))).toBe(gain)
    // The first earns three points more and nothing else.
    const [a, b] = [done(first, command, line), done(later, command, line)]
    expect(a.players[0]!.score - b.players[0]!.score).toBe(3)
    expect({ ...a.players[0], score: 0 }).toEqual({ ...b.players[0], score: 0 })
  })
})

describe('R6.4 what each landing brings', () => {
  const LANDINGS: Readonly<Record<Printed, [first: string, data: number, later: string]>> = {
    mercury: ['left yellow', 3, 'score 17, publicity 1, energy -3, probes -1, figures 1, traces 1'],
    venus: ['left yellow', 2, 'score 10, publicity 1, energy -3, probes -1, figures 1, traces 1'],
    mars: ['cover 2; left yellow', 2, 'score 11, publicity 1, energy -3, probes -1, figures 1, traces 1'],
    jupiter: ['left yellow', 2, 'score 12, publicity 1, energy -3, probes -1, figures 1, traces 1'],
    saturn: ['left yellow', 2, 'score 13, publicity 1, energy -3, probes -1, figures 1, traces 1'],
    uranus: ['left yellow', 3, 'score 14, publicity 1, energy -3, probes -1, figures 1, traces 1'],
    neptune: ['left yellow', 3, 'score 15, publicity 1, energy -3, probes -1, figures 1, traces 1'],
  }

  test.each(PRINTED)('%s', (planet) => {
    const [line, data, gain] = LANDINGS[planet]
    const command: SetiCommand = { type: 'land', planet }
    const later = probeAt(planet, lander(1, planet, 0), lander(1, planet, 1))
    expect(gains(later, done(later, command, 'left yellow'))).toBe(gain)
    const [a, b] = [done(probeAt(planet), command, line), done(later, command, 'left yellow')]
    expect(a.players[0]).toEqual({ ...b.players[0], data })
  })

  const MOONS: Readonly<Record<string, [line: string, gains: string]>> = {
    phobos: ['card 5', 'score 8, credit 1, energy -3, cards -1, probes -1, figures 1, tucked 1'],
    io: ['', 'score 10, energy 1, probes -1, figures 1'],
    europa: ['left yellow', 'score 17, publicity 2, energy -3, probes -1, figures 1, traces 2'],
    ganymede: ['', 'score 12, publicity 5, energy -3, probes -1, figures 1'],
    callisto: ['', 'score 13, energy -3, data 4, probes -1, figures 1'],
    enceladus: [
      'proxima-centauri; sirius-a; 61-virginis',
      'score 12, energy -3, data 3, probes -1, figures 1, sirius-a 1, proxima-centauri 1, 61-virginis 1',
    ],
    titan: ['left blue; right blue', 'score 17, publicity 2, energy -3, probes -1, figures 1, traces 2'],
    titania: ['', 'score 25, energy -3, probes -1, figures 1'],
    triton: ['', 'score 26, energy -3, probes -1, figures 1'],
  }
  const moons = TARGETS.flatMap((planet) => PLANETS[planet].moons.map(({ id }) => ({ planet, moon: id })))

  test.each(moons)('$moon of $planet', ({ planet, moon }) => {
    const [line, gain] = MOONS[moon]!
    const state = probeAt(planet as Printed)
    expect(gains(state, done(state, { type: 'land', planet, moon }, line))).toBe(gain)
  })
})

describe('R8.2 what each star brings its winner', () => {
  const WINS: Readonly<Record<StarId, [places: number, first: string, later: string]>> = {
    procyon: [5, 'trace', 'score 3'],
    vega: [4, 'score 2, trace', 'score 5'],
    'sirius-a': [6, 'trace', 'trace'],
    'barnards-star': [5, 'trace', 'score 3'],
    'kepler-22': [5, 'trace', 'score 3'],
    'proxima-centauri': [6, 'trace', 'trace'],
    '61-virginis': [6, 'trace', 'trace'],
    'beta-pictoris': [5, 'score 3, trace', 'trace'],
  }

  test.each(STAR_IDS)('%s', (star) => {
    const [places, first, later] = WINS[star]
    const won = (wins: SetiEvent[]): string => {
      const full = Array.from({ length: places - 1 }, () => marked(0, star))
      // Card 115 marks a signal anywhere: the last, which brings its data.
      const state = at(laid({ hands: [['115']] }), ...wins, ...full)
      const open = sent(state, [0, { type: 'playCard', card: '115' }], [0, { type: 'choose', way: star }])
      const asked = keys(open, 0).includes('left red')
      const points = open.players[0]!.score - state.players[0]!.score
      return [...(points ? [`score ${points}`] : []), ...(asked ? ['trace'] : [])].join(', ')
    }
    expect(STARS[star].slots).toBe(places)
    expect(won([])).toBe(first)
    expect(won([{ type: 'sectorWon', data: { star, seat: 1, second: null } }])).toBe(later)
  })
})

describe('R16 what each tech brings', () => {
  const OWN: Partial<Readonly<Record<TechId, string>>> = {
    'probe-1': 'probes 1, ',
    'telescope-1': 'data 2, ',
  }

  test.each(TECHS)('%s', (tech) => {
    const state = at(laid(), got(0, 'publicity', 2))
    const line = tech.startsWith('computer') ? `${tech}; column 1` : tech
    // The first to take one has two points, and three of the tile.
    expect(gains(state, done(state, { type: 'research' }, line))).toBe(
      `score 5, publicity -6, ${OWN[tech] ?? ''}techs 1`,
    )
  })

  test('the four tiles of a stack, one after the other, the two points once', () => {
    const state = at(
      laid({ seats: 4 }),
      [0, 1, 2, 3].map((seat) => got(seat, 'publicity', 2)),
    )
    const brought: string[] = []
    let now = state
    for (const seat of [0, 1, 2, 3]) {
      const before = now.players[seat]!
      now = sent(now, [seat, { type: 'research' }], [seat, { type: 'choose', way: 'probe-3' }])
      if (keys(now, seat).includes('deck')) {
        now = sent(now, [seat, { type: 'choose', way: 'deck' }])
        brought.push('card')
      }
      const after = now.players[seat]!
      for (const res of ['score', 'energy', 'publicity'] as const)
        if (after[res] > before[res] - (res === 'publicity' ? 6 : 0))
          brought.push(`${res} ${after[res] - before[res] + (res === 'publicity' ? 6 : 0)}`)
      now = sent(now, [seat, { type: 'endTurn' }])
    }
    expect(brought).toEqual(['score 5', 'energy 1', 'publicity 1', 'card'])
    expect(now.techs['probe-3']).toMatchObject({ top: null, vp: false })
  })

  test.each<[TechId, string, string]>([
    ['computer-1', '', 'credit 1, data -1'],
    ['computer-2', '', 'energy 1, data -1'],
    ['computer-3', 'deck', 'data -1, cards 1'],
    ['computer-4', '', 'publicity 2, data -1'],
  ])('below %s', (tech, line, gain) => {
    const state = at(laid(), onTop(0, 1), techPlaced(0, tech, 1), got(0, 'data', 1))
    expect(gains(state, done(state, { type: 'placeData', row: 'bottom', column: 1 }, line))).toBe(gain)
  })

  test.each<[number, string]>([
    [1, 'data -1'],
    [2, 'publicity 1, data -1'],
    [3, 'data -1'],
    [4, 'credit 1, data -1, cards -1, tucked 1'],
    [5, 'data -1'],
    [6, 'data -1'],
  ])('top space %i', (column, gain) => {
    const state = at(laid({ hands: [['5']] }), onTop(0, column - 1), got(0, 'data', 1))
    const line = column === 4 ? 'card 5' : ''
    expect(gains(state, done(state, { type: 'placeData', row: 'top', column }, line))).toBe(gain)
  })
})

describe('R13.2 values of the gold tiles', () => {
  test('each side of each', () => {
    expect(GOLD_TILES.map((tile) => [tile, GOLD_VALUES[tile].A, GOLD_VALUES[tile].B])).toEqual([
      ['tech', [11, 8, 5], [7, 5, 3]],
      ['mission', [4, 3, 2], [8, 6, 4]],
      ['income', [11, 8, 5], [5, 4, 3]],
      ['other', [8, 6, 4], [8, 6, 4]],
    ])
  })
})
