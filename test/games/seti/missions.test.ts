import { describe, expect, test } from 'vitest'
import { holds } from '../../../src/games/seti/decide/conditions.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { cardOf, MAIN_CARDS, type StarId, type TraceColor } from '../../../src/games/seti/material/index.ts'
import { cardWorth } from '../../../src/games/seti/score/final.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import {
  answer,
  at,
  gains,
  got,
  inFront,
  kept,
  keys,
  laid,
  lander,
  launched,
  learned,
  marked,
  orbiter,
  refusal,
  sent,
  traced,
} from './table.ts'

type Steps = (SetiEvent | SetiEvent[])[]

const won = (star: StarId, seat = 0): SetiEvent => ({
  type: 'sectorWon',
  data: { star, seat, second: null },
})
const overflow = (color: TraceColor, slot = 0): SetiEvent => ({
  type: 'traceMarked',
  data: { seat: 0, slot, color, on: 'overflow' },
})
const figure = (planet: Parameters<typeof orbiter>[1]): [short: Steps, met: Steps] => [
  [orbiter(1, planet), orbiter(0, planet === 'mars' ? 'venus' : 'mars')],
  [lander(0, planet)],
]
const wins = (one: StarId, other: StarId, wrong: StarId): [short: Steps, met: Steps] => [
  [won(one), won(wrong), won(other, 1)],
  [won(other)],
]
const onEach = (color: TraceColor, wrong: TraceColor): [short: Steps, met: Steps] => [
  [traced(0, 0, color), overflow(color), traced(0, 1, wrong)],
  [traced(0, 1, color)],
]
const three = (color: TraceColor, wrong: TraceColor): [short: Steps, met: Steps] => [
  [traced(0, 0, color), overflow(color, 1), traced(0, 0, wrong), traced(1, 1, color)],
  [overflow(color)],
]
const signals: [short: Steps, met: Steps] = [
  [marked(0, 'vega'), marked(0, 'vega'), marked(0, 'procyon'), marked(0, 'sirius-a'), marked(1, 'kepler-22')],
  [marked(0, 'kepler-22')],
]

/** What nearly meets the condition of a card, what is missing, and what it brings. */
const CONDITIONS: Readonly<Record<string, [...met: [short: Steps, met: Steps], reward: string]>> = {
  5: [...figure('venus'), 'score 7, publicity 1'],
  6: [[orbiter(1, 'jupiter')], [lander(0, 'jupiter', null, 'io')], 'score 7, publicity 1'],
  7: [...figure('mercury'), 'score 7, publicity 1'],
  8: [...figure('saturn'), 'score 6, publicity 1'],
  10: [[orbiter(0, 'uranus'), orbiter(1, 'neptune')], [lander(0, 'neptune')], 'score 5, cards 1'],
  31: [
    [lander(0, 'mars'), lander(0, 'venus'), lander(0, 'mars', null, 'phobos'), orbiter(0, 'mars')],
    [lander(0, 'venus')],
    'credit 1',
  ],
  32: [...figure('mercury'), 'score 4'],
  33: [...figure('venus'), 'score 4'],
  34: [...figure('mars'), 'score 4'],
  35: [...figure('jupiter'), 'score 4'],
  36: [...figure('saturn'), 'score 4'],
  37: [...wins('barnards-star', 'proxima-centauri', 'vega'), 'score 4, publicity 1'],
  39: [...wins('kepler-22', '61-virginis', 'procyon'), 'score 4, publicity 1'],
  41: [...wins('procyon', 'sirius-a', 'kepler-22'), 'score 4, publicity 1'],
  43: [[won('procyon'), won('vega', 1)], [won('beta-pictoris')], 'score 2, publicity 1'],
  51: [[got(0, 'publicity', 3)], [got(0, 'publicity', 1)], 'score 3, cards 1'],
  58: [...figure('uranus'), 'score 3, cards 1'],
  60: [...figure('neptune'), 'score 4, data 1'],
  // Nothing is left in hand to tuck.
  61: [[got(0, 'vp', 48)], [got(0, 'vp', 1)], ''],
  64: [...onEach('blue', 'red'), 'data 2'],
  66: [...onEach('red', 'yellow'), 'score 2, energy 1'],
  70: [...three('blue', 'red'), 'score 3, data 1'],
  87: [[launched(0, 'r4s6'), launched(1, 'r4s1')], [launched(0, 'r4s7')], 'score 3, energy 1'],
  88: [...signals, 'publicity 2'],
  95: [[launched(0, 'r3s1'), launched(1, 'r1s5')], [launched(0, 'r1s5')], 'score 5, cards 1'],
  96: [...three('yellow', 'blue'), 'score 3, traces 1'],
  97: [...onEach('yellow', 'red'), 'score 2, cards 1'],
  102: [
    [traced(0, 0, 'red'), traced(0, 0, 'yellow'), traced(0, 1, 'blue'), traced(1, 0, 'blue')],
    [overflow('blue')],
    'score 3, traces 1',
  ],
  103: [[won('vega'), won('beta-pictoris'), won('vega', 1)], [won('vega')], 'score 9'],
  104: [[launched(0, 'r3s1'), launched(1, 'r2s1')], [launched(0, 'r2s1')], 'score 3, data 1'],
  105: [...three('red', 'yellow'), 'score 3, traces 1'],
  111: [[orbiter(0, 'mars'), lander(0, 'venus'), orbiter(1, 'venus')], [orbiter(0, 'venus')], 'data 2'],
  112: [
    [orbiter(0, 'mars'), lander(0, 'venus'), lander(1, 'mars')],
    [lander(0, 'mars', null, 'phobos')],
    'score 3, data 1',
  ],
  115: [
    [learned(0, 'telescope-1'), learned(0, 'telescope-2'), learned(0, 'probe-1'), learned(1, 'telescope-3')],
    [learned(0, 'telescope-4')],
    'data 1',
  ],
  132: [
    [orbiter(0, 'mars'), lander(0, 'mars'), lander(0, 'jupiter', null, 'io'), lander(0, 'venus')],
    [orbiter(0, 'venus')],
    'score 3, credit 1',
  ],
  134: [...signals, 'publicity 2'],
}

/** Completes a mission; what it asks is answered with the first way. */
function completed(state: State, card: string): State {
  const done = sent(state, [0, { type: 'completeMission', card }])
  return done.agenda[0]!.do === 'main' ? done : sent(done, [0, answer(keys(done, 0).at(-1)!)])
}

describe('R11.2 every mission with a condition', () => {
  const conditional = MAIN_CARDS.filter(({ mission }) => mission?.type === 'conditional').map(({ id }) => id)

  test.each(Object.entries(CONDITIONS))('%s', (card, [short, met, reward]) => {
    const offsets = card === '95' ? [1, 0, 0] : [0, 0, 0]
    const lacking = at(laid({ hands: [[card]], offsets }), inFront(0, card), ...short)
    expect(refusal(lacking, 0, { type: 'completeMission', card })).toBe('condition-not-met')
    const ready = at(laid({ hands: [[card]], offsets }), inFront(0, card), ...short, ...met)
    const done = completed(ready, card)
    expect([done.agenda[0]!.do, done.players[0]!.done]).toEqual(['main', [card]])
    expect(gains(ready, done)).toBe(reward)
  })

  test('89 with an empty hand', () => {
    const state = at(laid({ hands: [['89', '7']] }), inFront(0, '89'))
    expect(refusal(state, 0, { type: 'completeMission', card: '89' })).toBe('condition-not-met')
    const empty = sent(state, [0, { type: 'corner', card: '7' }])
    expect(gains(empty, completed(empty, '89'))).toBe('cards 1')
  })

  test('102 marks on a species that has all colours of the seat, and on no other', () => {
    const all = (['red', 'yellow', 'blue'] as const).flatMap((color) => [
      traced(0, 0, color),
      traced(1, 1, color),
    ])
    const asked = sent(at(laid({ hands: [['102']] }), inFront(0, '102'), all), [
      0,
      { type: 'completeMission', card: '102' },
    ])
    expect(keys(asked, 0)).toEqual(['left red overflow', 'left yellow overflow', 'left blue overflow'])
  })

  test('61 tucks a card of the hand', () => {
    const state = at(laid({ hands: [['61', '7']] }), inFront(0, '61'), got(0, 'vp', 49))
    const asked = sent(state, [0, { type: 'completeMission', card: '61' }])
    expect(keys(asked, 0)).toEqual(['card 7', 'skip'])
    expect(sent(asked, [0, answer('card 7')]).players[0]!.tucked).toEqual(['7'])
  })

  test('a condition that asks for a lander is not met by an orbiter', () => {
    const lands = { cond: 'figureAt', planets: ['oumuamua'], kind: 'lander' } as const
    expect(holds(at(laid(), orbiter(0, 'oumuamua')), 0, lands)).toBe(false)
    expect(holds(at(laid(), lander(0, 'oumuamua')), 0, lands)).toBe(true)
  })

  test('none is left out', () => {
    expect([...Object.keys(CONDITIONS), '89'].toSorted()).toEqual(conditional.toSorted())
  })
})

/** What a card kept for the end counts, beside what it does not, and its points. */
const ENDINGS: Readonly<Record<string, [...steps: Steps, points: number]>> = {
  12: [orbiter(0, 'jupiter'), lander(0, 'jupiter', null, 'io'), lander(1, 'jupiter'), lander(0, 'mars'), 6],
  14: [orbiter(0, 'mars'), lander(0, 'mars', null, 'phobos'), lander(1, 'mars'), lander(0, 'venus'), 8],
  38: [won('barnards-star'), won('barnards-star'), won('proxima-centauri'), won('vega'), 9],
  40: [won('kepler-22'), won('61-virginis', 1), won('vega'), 3],
  42: [won('procyon'), won('sirius-a'), won('kepler-22'), 6],
  44: [won('vega'), won('beta-pictoris'), won('procyon'), 6],
  62: [traced(0, 0, 'red'), overflow('red'), traced(0, 1, 'blue'), traced(1, 1, 'red'), 4],
  63: [traced(0, 0, 'yellow'), traced(0, 1, 'yellow'), traced(0, 1, 'blue'), 4],
  68: [traced(0, 0, 'blue'), traced(0, 1, 'yellow'), 2],
  86: [marked(0, 'vega'), marked(0, 'vega'), marked(0, 'procyon'), marked(1, 'kepler-22'), 2],
  126: [learned(0, 'computer-1'), learned(0, 'computer-3'), learned(0, 'probe-1'), 4],
  127: [launched(0, 'r3s1'), 13],
}

describe('R13.1 every card for the end', () => {
  test.each(Object.entries(ENDINGS))('%s', (card, list) => {
    const steps = list.slice(0, -1) as Steps
    const table = (...more: Steps) => at(laid({ hands: [[card]] }), kept(0, card), ...more)
    expect(cardWorth(table(...steps), 0, card)).toBe(list.at(-1))
    expect(cardWorth(table(), 0, card)).toBe(0)
  })

  test('127 on anything but an asteroid is worth nothing, as is the probe of another seat', () => {
    const state = at(laid({ hands: [['127']] }), kept(0, '127'), launched(0, 'r2s1'), launched(1, 'r3s1'))
    expect(cardWorth(state, 0, '127')).toBe(0)
  })

  test('none is left out: 113 has a test of its own', () => {
    const all = MAIN_CARDS.filter(({ id }) => cardOf(id).endgame).map(({ id }) => id)
    expect([...Object.keys(ENDINGS), '113'].toSorted()).toEqual(all.toSorted())
  })
})
