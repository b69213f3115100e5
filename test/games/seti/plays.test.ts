import { describe, expect, test } from 'vitest'
import type { SetiCommand } from '../../../src/games/seti/commands.ts'
import { steps } from '../../../src/games/seti/decide/ops/solar.ts'
import { newPlanet } from '../../../src/games/seti/decide/triggers.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { MAIN_CARDS } from '../../../src/games/seti/material/index.ts'
import { type State, starOfPlanet } from '../../../src/games/seti/state/index.ts'
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
  orbiter,
  sent,
  traced,
  tucked,
} from './table.ts'

type Steps = (SetiEvent | SetiEvent[])[]

/** Discs as printed; seat 0 has eight credits, the card, and cards 7, 6 and 5 in hand. */
const tableFor = (card: string, steps: Steps): State =>
  at(
    laid({
      hands: [[card, ...['7', '6', '5'].filter((id) => id !== card)]],
      row: ['15', '14', '13'].map((id) => (id === card ? '16' : id)),
    }),
    got(0, 'credit', 4),
    ...steps,
  )

/** Plays a card and a line of answers and free actions; nothing may be left to answer. */
function played(state: State, card: string, line: string): State {
  let now = sent(state, [0, { type: 'playCard', card }])
  for (const part of line.split('; ').filter(Boolean)) {
    const seat = now.agenda[0]!.seat
    now = sent(now, [seat, seti.notation.parse(part, now, seat) as SetiCommand])
  }
  expect([now.agenda[0]!.do, keys(now, 0)]).toEqual(['endTurn', []])
  return now
}

/** All but the last data of a red star gone to a seat. */
const nearly = (seat: number) => Array.from({ length: 4 }, () => marked(seat, 'barnards-star'))

/** What stands on the table, what is answered, and what seat 0 has in the end that it had not. */
const PLAYS: Readonly<Record<string, [steps: Steps, line: string, gains: string]>> = {
  1: [[], '', 'cards -1'],
  2: [[], '', 'cards -1'],
  3: [[], '', 'cards -1'],
  4: [[], '', 'cards -1'],
  5: [[], '', 'publicity 1, credit -3, cards -1, probes 1'],
  6: [[], '', 'credit -3, data 1, cards -1, probes 1'],
  7: [[], 'r1s5 r1s4', 'credit -3, cards -1, probes 1'],
  8: [[], 'card 14', 'credit -3, probes 1'],
  9: [[], '', 'publicity 1, credit -3, cards -1, probes 2'],
  10: [[], 'probe-2', 'score 5, credit -3, cards -1, techs 1'],
  11: [[], 'card 13', 'publicity 1, credit -1'],
  12: [
    [launched(0, 'r3s3')],
    'europa; left yellow',
    'score 17, publicity 2, credit -2, cards -1, probes -1, figures 1, traces 2',
  ],
  13: [
    [launched(0, 'r1s1'), got(0, 'energy', 1)],
    'left yellow',
    'score 21, publicity 1, credit -1, data 3, cards -1, probes -1, figures 1, traces 1',
  ],
  14: [[], '', 'publicity 1, credit -2, data 2, cards -1'],
  15: [[orbiter(0, 'venus')], 'deck', 'score 3, credit -1, data 1, figures -1'],
  16: [
    [launched(0, 'r1s3'), lander(1, 'venus', 0)],
    'left yellow',
    'score 10, publicity 1, credit -1, data 2, cards -1, probes -1, figures 1, traces 1',
  ],
  17: [[launched(0, 'r2s7')], '', 'credit -1, data 4, cards -1'],
  18: [[launched(0, 'r2s7')], 'left yellow', 'score 5, publicity 1, credit -1, cards -1, traces 1'],
  19: [
    [launched(0, 'r1s4')],
    'r1s4 r1s3; move; r1s3 r1s2; r1s2 r1s1; publicity',
    'publicity 1, credit -1, cards -1',
  ],
  20: [
    [launched(0, 'r1s2')],
    'r1s2 r1s1; r1s1 r1s2; move r1s2 r1s1',
    'score 4, publicity 2, credit -1, energy -1, cards -1',
  ],
  21: [
    [launched(0, 'r1s2')],
    'r1s2 r1s3; r1s3 r1s2; move r1s2 r1s1',
    'score 3, publicity 2, credit -1, energy -1, cards -1',
  ],
  22: [[launched(0, 'r1s2')], 'r1s2 r2s2; stop', 'score 4, publicity 1, credit -1, cards -1'],
  23: [[launched(0, 'r2s3')], 'r2s3 r3s3; stop', 'score 4, publicity 1, credit -1, cards -1'],
  24: [[launched(0, 'r3s6')], 'r3s6 r3s7; stop', 'score 6, publicity 1, credit -2, cards -1'],
  25: [
    [launched(0, 'r1s4')],
    'r1s4 r1s3; r1s3 r1s4; r1s4 r1s5; r1s5 r1s4; move r1s4 r1s3',
    'score 2, publicity 2, credit -2, energy -1, cards -1',
  ],
  26: [[launched(0, 'r1s7')], 'r1s7 r2s7; r2s7 r2s6; move r2s6 r2s5', 'credit -1, energy -1, cards -1'],
  27: [[launched(0, 'r1s5')], 'stop', 'credit -1, data 1, cards -1, 61-virginis 1'],
  28: [[launched(0, 'r1s5')], 'r1s5 r1s4', 'score 2, credit -2, data 2, cards -1, proxima-centauri 2'],
  29: [
    [launched(0, 'r1s5')],
    'stop',
    'credit -2, data 3, cards -1, proxima-centauri 1, 61-virginis 1, beta-pictoris 1',
  ],
  30: [
    [launched(0, 'r1s5'), launched(1, 'r1s3'), launched(1, 'r1s3')],
    '0 r1s5; 1 r1s3; stop',
    'credit -2, data 2, cards -1, kepler-22 1, 61-virginis 1',
  ],
  31: [[], 'r1s5 r1s4', 'credit -2, cards -1, probes 1'],
  32: [[], '', 'score 2, credit -2, data 2, cards -1, sirius-a 2'],
  33: [[], '', 'score 2, credit -2, data 2, cards -1, kepler-22 2'],
  34: [[], '', 'score 2, credit -2, data 2, cards -1, barnards-star 2'],
  35: [[], '', 'score 2, credit -2, data 2, cards -1, kepler-22 2'],
  36: [[], '', 'score 2, credit -2, data 2, cards -1, procyon 2'],
  37: [[], '', 'score 2, credit -2, data 2, cards -1, proxima-centauri 2'],
  38: [[], '', 'score 2, credit -2, data 2, cards -1, barnards-star 2'],
  39: [[], '', 'score 2, credit -2, data 2, cards -1, 61-virginis 2'],
  40: [[], '', 'score 2, credit -2, data 2, cards -1, kepler-22 2'],
  41: [[], '', 'score 2, credit -2, data 2, cards -1, sirius-a 2'],
  42: [[], '', 'score 2, credit -2, data 2, cards -1, procyon 2'],
  43: [[], '', 'credit -1, data 1, cards -1, beta-pictoris 1'],
  44: [[], '', 'credit -1, data 1, cards -1, vega 1'],
  45: [
    [nearly(1)],
    'card 14 barnards-star; card 15 procyon; left red',
    'publicity 1, credit -2, energy 1, data 2, cards -1, procyon 1, barnards-star 1',
  ],
  46: [
    [nearly(0)],
    'card 14 barnards-star; card 15 procyon; left red',
    'score 5, publicity 2, credit -2, data 2, traces 1, procyon 1, barnards-star -4',
  ],
  47: [
    [nearly(0)],
    'card 14 barnards-star; card 15 procyon; left red',
    'score 5, publicity 2, credit -2, data 3, cards -1, traces 1, procyon 1, barnards-star -4',
  ],
  48: [[], 'barnards-star', 'credit -1, data 1, cards -1, barnards-star 1'],
  49: [[], 'kepler-22', 'credit -1, data 1, cards -1, kepler-22 1'],
  50: [
    [],
    'card 15 procyon; card 13 procyon; card 14 barnards-star',
    'score 6, credit -3, data 3, cards -1, procyon 2, barnards-star 1',
  ],
  51: [[], 'earth; card 15 procyon', 'credit -3, data 3, cards -1, procyon 1, 61-virginis 1'],
  52: [[], 'card 14 barnards-star', 'score 2, credit -2, data 2, cards -1, barnards-star 1, 61-virginis 1'],
  53: [[], 'card 14 barnards-star', 'score 2, credit -2, data 2, cards -1, barnards-star 1, 61-virginis 1'],
  54: [[], 'card 15 sirius-a', 'score 2, credit -2, data 2, cards -1, sirius-a 1, 61-virginis 1'],
  55: [[], 'card 15 sirius-a; vega', 'credit -3, data 3, cards -1, vega 1, sirius-a 1, 61-virginis 1'],
  56: [[], 'sirius-a', 'credit -1, data 1, cards -1, sirius-a 1'],
  57: [[], 'card 15; telescope-2', 'score 5, credit -3, techs 1'],
  58: [[], '', 'credit -2, cards -1, probes 1'],
  59: [[], 'probe-2', 'score 5, credit -3, energy 1, cards -1, techs 1'],
  60: [[], '', 'credit -2, cards -1, probes 1'],
  61: [[], 'computer-1; column 3', 'score 5, credit -3, cards -1, techs 1'],
  62: [[], 'telescope-3', 'score 5, credit -3, cards -1, techs 1'],
  63: [[], 'probe-3', 'score 5, credit -3, cards -1, techs 1'],
  64: [[], 'computer-2; column 1', 'score 5, credit -3, cards -1, techs 1'],
  65: [
    [],
    'card 15 procyon; card 14 proxima-centauri; telescope-2',
    'score 5, credit -4, data 2, cards -1, techs 1, procyon 1, proxima-centauri 1',
  ],
  66: [[], 'telescope-4', 'score 5, credit -3, cards -1, techs 1'],
  67: [
    [],
    'telescope-2; card 7 kepler-22',
    'score 5, publicity 1, credit -3, data 1, cards -2, techs 1, kepler-22 1',
  ],
  68: [[], 'computer-3; column 6', 'score 5, credit -3, cards -1, techs 1'],
  69: [[], 'computer-4; column 5', 'score 5, credit -3, data 1, cards -1, techs 1'],
  70: [[], 'computer-4; column 5', 'score 5, credit -3, cards -1, techs 1'],
  71: [
    [learned(0, 'telescope-2'), learned(0, 'probe-2')],
    'telescope-3',
    'score 9, credit -3, cards -1, techs 1',
  ],
  72: [[learned(1, 'telescope-3')], 'telescope-3', 'publicity 2, credit -3, energy 1, cards -1, techs 1'],
  73: [[launched(0, 'r1s5')], 'card 15; stop; card 14; stop', 'publicity 1, credit -1, cards -1'],
  74: [[], 'card 5; done; r1s5 r1s4', 'credit -2, cards -1, probes 1'],
  75: [[traced(0, 0, 'red')], 'right red', 'score 7, publicity 1, credit -2, cards -1, traces 1'],
  76: [[], '', 'credit -1, cards -1'],
  77: [[], '', 'publicity 1, credit -1, cards -1'],
  78: [[], '', 'publicity 1, credit -2, cards -1'],
  79: [[], '', 'publicity 1, credit -2, cards -1'],
  80: [[], '', 'credit -1, cards -1'],
  81: [[learned(1, 'telescope-1')], '', 'credit -2, data 2, cards -1, techs 1'],
  82: [[], '', 'credit -1, cards -1'],
  83: [[], '', 'score 2, publicity 1, credit -2, data 2, cards -1, 61-virginis 2'],
  84: [
    [lander(0, 'mars', null, 'phobos')],
    'left yellow',
    'score 5, publicity 1, credit -1, cards -1, figures -1, traces 1',
  ],
  85: [[], 'probe-4', 'score 5, credit -4, cards -1, probes 1, techs 1'],
  86: [[], 'card 14 barnards-star', 'credit -1, data 1, cards -1, barnards-star 1'],
  87: [[], 'probe-2', 'score 5, credit -3, cards -1, techs 1'],
  88: [[launched(0, 'r1s5')], '', 'score 2, credit -2, data 2, cards -1, 61-virginis 2'],
  89: [[], '', 'credit -2, cards 2'],
  90: [[], 'card 6; done', 'credit -1, energy 1, cards -1'],
  91: [[tucked(0, '6', '7')], '', 'credit -3, energy 2, cards -1, tucked 1'],
  92: [[tucked(0, '6', '7')], '', 'publicity 3, credit -3, tucked 1'],
  93: [[tucked(0, '5', '6')], '', 'score 3, credit -2, cards -1, tucked 1'],
  94: [[], '', 'publicity 1, credit -2, cards -1'],
  95: [[], '', 'publicity 2, credit -2, cards -1'],
  96: [[], '', 'publicity 1, credit -2, data 1'],
  97: [[], 'probe-2', 'score 5, credit -3, cards -1, techs 1'],
  98: [[traced(0, 0, 'red'), traced(1, 1, 'red')], '', 'score 3, credit -1, cards -1, traces 1'],
  99: [[traced(0, 0, 'yellow'), traced(1, 1, 'yellow')], '', 'score 3, credit -1, cards -1, traces 1'],
  100: [[traced(0, 0, 'blue'), traced(1, 1, 'blue')], '', 'score 3, credit -1, cards -1, traces 1'],
  101: [[], '', 'credit -2, cards -1'],
  102: [[], '', 'publicity 3, credit -2, cards -1'],
  103: [[], 'telescope-2', 'score 5, credit -3, cards -1, techs 1'],
  104: [[], '', 'credit -2, cards -1, probes 1'],
  105: [[], 'card 15 procyon', 'credit -2, data 2, cards -1, procyon 1, 61-virginis 1'],
  106: [[], '', 'credit -1, cards -1'],
  107: [[], '', 'credit -2, data 2, cards -1'],
  108: [[got(0, 'publicity', 4)], 'left red', 'score 5, publicity 1, credit -1, cards -1, traces 1'],
  109: [[], 'computer-2; column 1', 'score 5, credit -3, energy 1, cards -1, techs 1'],
  110: [[], '', 'publicity 3, credit -1, cards -1'],
  111: [[], 'telescope-2', 'score 5, credit -3, cards -1, techs 1'],
  112: [[], 'probe-2', 'score 5, credit -3, cards -1, techs 1'],
  113: [[], '', 'publicity 2, credit -2, cards -1'],
  114: [
    [],
    'card 15; card 15 procyon; card 7 kepler-22; stop',
    'credit -1, data 2, cards -2, procyon 1, kepler-22 1',
  ],
  115: [[], 'vega', 'credit -1, data 1, cards -1, vega 1'],
  116: [[], '', 'credit -1, cards -1'],
  117: [[], '', 'credit -3, cards -1, probes 1'],
  118: [[launched(0, 'r1s5')], '', 'score 2, credit -1, cards -1, 61-virginis 3'],
  119: [[], 'computer-1; column 1', 'score 9, credit -3, cards -1, techs 1'],
  120: [[launched(0, 'r1s5')], '', 'credit -1, data 1, 61-virginis 1'],
  121: [[], 'computer-1; column 1', 'score 5, credit -4, data 3, cards -1, techs 1'],
  122: [
    [],
    'kepler-22; barnards-star; kepler-22',
    'score 2, credit -2, data 3, cards -1, barnards-star 1, kepler-22 2',
  ],
  123: [[launched(0, 'r1s6')], 'r1s6 r1s7', 'data 1, cards -1'],
  124: [[launched(0, 'r2s1')], 'r2s1 r2s0; r2s0 r2s1', 'score 4, publicity 2, credit -1, cards -1'],
  125: [[launched(0, 'r1s5')], 'r1s5 r1s4', 'score 3, publicity 1, credit -1, cards -1'],
  126: [[], 'telescope-3', 'score 5, credit -3, cards -1, techs 1'],
  127: [[], '', 'publicity 2, credit -1, cards -1'],
  128: [[], '', 'credit -1, cards -1'],
  129: [[], '', 'cards -1'],
  130: [[], '', 'credit -1, cards -1, probes 1'],
  131: [[], 'deck', 'credit -1'],
  132: [[], '', 'publicity 2, credit -3, cards -1, probes 1'],
  133: [[], 'r1s5 r1s4', 'credit -2, cards -1, probes 1'],
  134: [[launched(0, 'r1s5')], '', 'credit -1, data 1, cards -1, 61-virginis 1'],
  135: [[], 'card 15 procyon', 'publicity 1, credit -2, data 2, cards -1, procyon 1, 61-virginis 1'],
  136: [
    [],
    'kepler-22; barnards-star; procyon; vega',
    'credit -1, cards -1, procyon 1, vega 1, barnards-star 1, kepler-22 1',
  ],
  137: [[], '', 'credit -1, data 2, cards -1'],
  138: [[], '', 'credit -1, cards -1'],
}

const WITHOUT: [card: string, what: string, steps: Steps, line: string, gains: string][] = [
  ['9', 'the limit is ignored', [launched(0, 'r4s1')], '', 'publicity 1, credit -3, cards -1, probes 2'],
  [
    '13',
    'Venus',
    [launched(0, 'r1s3')],
    'left yellow',
    'score 10, publicity 1, credit -1, data 2, cards -1, probes -1, figures 1, traces 1',
  ],
  [
    '13',
    'a moon',
    [launched(0, 'r3s3'), learned(0, 'probe-4')],
    'io',
    'score 14, credit -1, energy 4, cards -1, probes -1, figures 1',
  ],
  ['17', 'no asteroid below', [launched(0, 'r2s5')], '', 'credit -1, data 2, cards -1'],
  ['18', 'on a comet', [launched(0, 'r2s0')], '', 'credit -1, cards -1'],
  ['20', 'another planet', [launched(0, 'r1s4')], 'r1s4 r1s3; stop', 'publicity 1, credit -1, cards -1'],
  [
    '45',
    'no sector is completed',
    [],
    'card 14 barnards-star; card 15 procyon',
    'credit -2, data 2, cards -1, procyon 1, barnards-star 1',
  ],
  ['52', 'no red signal', [], 'card 15 procyon', 'credit -2, data 2, cards -1, procyon 1, 61-virginis 1'],
  [
    '72',
    'only the seat itself has it',
    [learned(1, 'probe-2')],
    'telescope-3',
    'score 5, credit -3, cards -1, techs 1',
  ],
  ['81', 'nobody has a tech', [learned(0, 'probe-2')], '', 'credit -2, cards -1'],
  ['98', 'no trace of the colour', [traced(1, 0, 'red'), traced(1, 1, 'red')], '', 'credit -1, cards -1'],
  ['108', 'seven publicity', [got(0, 'publicity', 3)], '', 'credit -1, cards -1'],
  [
    '120',
    'a second signal',
    [launched(0, 'r1s5'), marked(0, '61-virginis')],
    '',
    'score 2, credit -1, data 1, cards -1, 61-virginis 1',
  ],
  ['123', 'a comet', [launched(0, 'r1s1')], 'r1s1 r2s1', 'publicity 1, cards -1'],
  ['124', 'an asteroid', [launched(0, 'r1s4')], 'r1s4 r2s4; stop', 'credit -1, cards -1'],
  ['125', 'from ring to ring', [launched(0, 'r1s5')], 'r1s5 r2s5', 'credit -1, cards -1'],
]

describe('R10 what each card of the main deck does', () => {
  test.each(Object.entries(PLAYS))('%s', (card, [steps, line, gain]) => {
    const state = tableFor(card, steps)
    expect(gains(state, played(state, card, line))).toBe(gain)
  })

  test.each(WITHOUT)('%s, where what it asks for is lacking: %s', (card, _, steps, line, gain) => {
    const state = tableFor(card, steps)
    expect(gains(state, played(state, card, line))).toBe(gain)
  })

  test('32 to 36 mark in the sector where their planet is now', () => {
    const planets = { 32: 'mercury', 33: 'venus', 34: 'mars', 35: 'jupiter', 36: 'saturn' } as const
    const found = Object.entries(planets).map(([card, planet]) => {
      const state = at(laid({ hands: [[card]], offsets: [3, 1, 6] }))
      const star = starOfPlanet(state.solar, planet)!
      expect(played(state, card, '').sectors[star].markers, planet).toEqual([0, 0])
      return star
    })
    expect(new Set(found).size).toBe(found.length)
  })

  test('30 takes three probes at most', () => {
    const spaces = ['r1s5', 'r1s6', 'r4s0', 'r4s1'] as const
    const state = at(
      laid({ hands: [['30']] }),
      spaces.map((space) => launched(1, space)),
    )
    const done = played(state, '30', '1 r1s5; 1 r1s6; 1 r4s0')
    expect(done.sectors['sirius-a'].markers).toEqual([])
  })

  test('25 and 26 are for the seat that plays them', () => {
    const moved = {
      type: 'moved' as const,
      data: {
        seat: 1,
        from: 'r1s4' as const,
        to: 'r1s3' as const,
        content: 'venus' as const,
        how: 'moved' as const,
      },
    }
    const state = at(
      laid(),
      launched(0, 'r1s7'),
      launched(1, 'r1s7'),
      { type: 'planetsCounted', data: { seat: 0 } },
      { type: 'turnRuled', data: { rule: 'ignoreAsteroidExit' } },
    )
    expect(newPlanet(state, moved)).toEqual([])
    expect(newPlanet(state, { ...moved, data: { ...moved.data, seat: 0 } })).toHaveLength(1)
    expect([0, 1].map((seat) => steps(state, seat)[0]!.cost)).toEqual([1, 2])
  })

  test('none is left out', () => {
    expect(Object.keys(PLAYS)).toEqual(MAIN_CARDS.map(({ id }) => id))
  })
})
