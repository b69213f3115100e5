import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { given, stateAfter } from '../../support/given.ts'
import { answer, got, inFront, keys, laid, launched, learned, lost, sent } from './table.ts'

describe('R5 a turn and its free actions', () => {
  test('R5.1 one main action, then free actions, then the end of the turn', () => {
    const launchedOnce = sent(stateAfter(seti, [...laid({ hands: [['1', '2']] })]), [0, { type: 'launch' }])
    expect(launchedOnce.players[0]).toMatchObject({ credit: 2, probes: ['r1s5'] })
    expect(seti.decide(launchedOnce, 0, { type: 'scan' }, never)).toMatchObject({ code: 'wrong-phase' })
    const moved = sent(
      launchedOnce,
      [0, { type: 'move', from: 'r1s5', to: 'r1s6' }],
      [0, { type: 'endTurn' }],
    )
    expect(moved.turn.seat).toBe(1)
    expect(seti.decide(moved, 0, { type: 'move', from: 'r1s6', to: 'r1s5' }, never)).toMatchObject({
      code: 'not-your-turn',
    })
  })

  test('R5.1 a free action may come between the steps of a main action', () => {
    const scanning = sent(
      stateAfter(seti, [...laid(), learned(0, 'telescope-2'), lost(0, 'publicity', 4), got(0, 'data', 2)]),
      [0, { type: 'scan' }],
      [0, answer('earth')],
    )
    expect(keys(scanning, 0)).toHaveLength(6)
    const placed = sent(
      scanning,
      [0, { type: 'placeData', row: 'top', column: 1 }],
      [0, { type: 'placeData', row: 'top', column: 2 }],
    )
    expect(placed.players[0]!.publicity).toBe(1)
    // What the free action brought pays for one more part.
    expect(keys(placed, 0)).toEqual([...keys(scanning, 0), 'mercury'])
    const marked = sent(placed, [0, answer('card 1 kepler-22')])
    expect(keys(marked, 0)).toEqual(['mercury', 'done'])
    expect(sent(marked, [0, answer('mercury')]).players[0]!.publicity).toBe(0)
  })

  test('R5.1 but not inside another free action', () => {
    const state = stateAfter(seti, [
      ...laid({ hands: [['5', '6']] }),
      got(0, 'data', 5),
      ...[1, 2, 3].map((column) => ({
        type: 'dataPlaced' as const,
        data: { seat: 0, row: 'top' as const, column },
      })),
    ])
    const tucking = sent(state, [0, { type: 'placeData', row: 'top', column: 4 }])
    expect(keys(tucking, 0)).toEqual(['card 5', 'card 6', 'skip'])
    expect(seti.decide(tucking, 0, { type: 'placeData', row: 'top', column: 5 }, never)).toMatchObject({
      code: 'free-action-open',
    })
    const tucked = sent(tucking, [0, answer('card 5')])
    expect(tucked.players[0]).toMatchObject({ tucked: ['5'], credit: 5 })
  })

  test('R5.4 a card is bought for 3 publicity, the row is refilled at once', () => {
    const bought = sent(stateAfter(seti, laid()), [0, { type: 'buyCard' }], [0, answer('card 2')])
    expect(bought.players[0]!.publicity).toBe(1)
    expect(bought.hands[0]!.known).toEqual(['2'])
    expect(bought.row).toHaveLength(3)
    given(seti, [...laid(), lost(0, 'publicity', 2)])
      .when(0, { type: 'buyCard' })
      .refused('cannot-pay')
  })

  test('R5.6 two of a kind for one', () => {
    const traded = sent(
      stateAfter(seti, laid({ hands: [['7', '8']] })),
      [0, { type: 'exchange', give: 'card', get: 'credit' }],
      [0, answer('card 7')],
    )
    expect(traded.players[0]!.credit).toBe(5)
    expect(traded.discard).toEqual(['7', '8'])
    const printed = laid({ options: { exchange: 'printed' }, hands: [['7', '8']] })
    given(seti, printed)
      .when(0, { type: 'exchange', give: 'energy', get: 'energy' })
      .refused('no-such-exchange')
    expect(
      keys(
        sent(
          stateAfter(seti, printed),
          [0, { type: 'exchange', give: 'card', get: 'card' }],
          [0, answer('card 8')],
        ),
        0,
      ),
    ).toEqual(['card 1', 'card 2', 'card 3', 'deck'])
  })
})

describe('R6 main actions', () => {
  test('R4.3 no launch at the limit; a card’s launch is left out, the rest resolves', () => {
    const full = [...laid({ hands: [['5']] }), launched(0, 'r1s4')]
    given(seti, full).when(0, { type: 'launch' }).refused('probe-limit')
    const played = sent(stateAfter(seti, full), [0, { type: 'playCard', card: '5' }])
    expect(played.players[0]).toMatchObject({ probes: ['r1s4'], publicity: 5, credit: 1 })
    expect(played.players[0]!.missions).toEqual([{ card: '5', covered: [] }])
  })

  test('R4.3 card 9 ignores the limit', () => {
    const played = sent(stateAfter(seti, laid({ hands: [['9']] })), [0, { type: 'playCard', card: '9' }])
    expect(played.players[0]!.probes).toEqual(['r1s5', 'r1s5'])
    expect(played.discard).toEqual(['9'])
  })

  test('R6.2 the first orbiter earns three points more', () => {
    const first = sent(
      stateAfter(seti, [...laid(), launched(0, 'r1s3'), launched(1, 'r1s3')]),
      [0, { type: 'orbit', planet: 'venus' }],
      [0, { type: 'endTurn' }],
      [1, { type: 'orbit', planet: 'venus' }],
    )
    expect(first.planets.venus.orbiters).toEqual([
      { seat: 0, first: true },
      { seat: 1, first: false },
    ])
    expect(first.players.map((player) => player.score)).toEqual([1 + 6 + 3, 2 + 6])
    given(seti, [...laid(), launched(0, 'r1s5')])
      .when(0, { type: 'orbit', planet: 'venus' })
      .refused('no-probe-there')
  })

  test('R6.3 anybody’s orbiter and probe tech 3 make landing cheaper', () => {
    const landing = (...more: SetiEvent[]) =>
      sent(stateAfter(seti, [...laid(), launched(0, 'r1s3'), ...more]), [
        0,
        { type: 'land', planet: 'venus' },
      ]).players[0]!.energy
    const orbiter = { type: 'orbited' as const, data: { seat: 1, planet: 'venus' as const, first: true } }
    expect(landing()).toBe(0)
    expect(landing(orbiter)).toBe(1)
    expect(landing(orbiter, learned(0, 'probe-3'))).toBe(2)
  })

  test('R6.4 the first lander on Mars chooses its data, the third finds none', () => {
    const down = (seat: number, data: number | null) => ({
      type: 'landed' as const,
      data: { seat, planet: 'mars' as const, moon: null, data },
    })
    const first = sent(stateAfter(seti, [...laid(), launched(0, 'r2s2')]), [
      0,
      { type: 'land', planet: 'mars' },
    ])
    expect(keys(first, 0)).toEqual(['cover 2', 'cover 1'])
    const second = sent(stateAfter(seti, [...laid(), launched(0, 'r2s2'), down(1, 0)]), [
      0,
      { type: 'land', planet: 'mars' },
    ])
    expect(second.players[0]!.data).toBe(1)
    const third = sent(stateAfter(seti, [...laid(), launched(0, 'r2s2'), down(1, 0), down(1, 1)]), [
      0,
      { type: 'land', planet: 'mars' },
    ])
    expect(third.players[0]).toMatchObject({ data: 0, score: 7 })
  })

  test('R6.5 a moon needs the tech and is free for one', () => {
    const mars = [...laid(), launched(0, 'r2s2')]
    given(seti, mars).when(0, { type: 'land', planet: 'mars', moon: 'phobos' }).refused('cannot-land-there')
    const able = [...mars, learned(0, 'probe-4')]
    const landed = sent(stateAfter(seti, able), [0, { type: 'land', planet: 'mars', moon: 'phobos' }])
    expect(landed.players[0]!.score).toBe(9)
    const taken = {
      type: 'landed' as const,
      data: { seat: 1, planet: 'mars' as const, moon: 'phobos' as const, data: null },
    }
    given(seti, [...able, taken])
      .when(0, { type: 'land', planet: 'mars', moon: 'phobos' })
      .refused('cannot-land-there')
  })

  test('R6.7 the top row has to be full to analyze; the pool is kept', () => {
    const full = [1, 2, 3, 4, 5, 6].map((column) => ({
      type: 'dataPlaced' as const,
      data: { seat: 0, row: 'top' as const, column },
    }))
    const filled = [...laid(), got(0, 'data', 6), ...full, got(0, 'data', 3)]
    const analyzed = sent(stateAfter(seti, filled), [0, { type: 'analyze' }])
    expect(keys(analyzed, 0)).toEqual(['left blue', 'right blue'])
    const done = sent(analyzed, [0, answer('right blue')])
    expect(done.players[0]).toMatchObject({ data: 3, energy: 2, score: 6, publicity: 5 })
    expect(done.players[0]!.computer.top).toBe(0)
    given(seti, laid()).when(0, { type: 'analyze' }).refused('computer-not-full')
  })
})

describe('R10, R11 cards and missions', () => {
  test('R10.4 card 20 counts visits after it is played', () => {
    const state = stateAfter(seti, [...laid({ hands: [['20']] }), launched(0, 'r1s0'), got(0, 'energy', 3)])
    const flown = sent(
      state,
      [0, { type: 'playCard', card: '20' }],
      [0, answer('r1s0 r1s1')],
      [0, answer('stop')],
      [0, { type: 'move', from: 'r1s1', to: 'r1s2' }],
      [0, { type: 'move', from: 'r1s2', to: 'r1s1' }],
    )
    expect(flown.players[0]!.score).toBe(1 + 4)
    expect(flown.players[0]!.publicity).toBe(6)
  })

  test.each([
    ['19', 'r1s4', 'r1s3'],
    ['20', 'r1s0', 'r1s1'],
    ['25', 'r1s4', 'r1s3'],
    ['26', 'r1s7', 'r2s7'],
  ] as const)('R10.4 what card %s allows ends with the turn', (card, from, to) => {
    const later = sent(
      stateAfter(seti, [...laid({ hands: [[card]] }), launched(0, from), got(0, 'energy', 2)]),
      [0, { type: 'playCard', card }],
      [0, answer('stop')],
      [0, { type: 'endTurn' }],
      [1, { type: 'launch' }],
      [1, { type: 'endTurn' }],
    )
    const moved = sent(later, [0, { type: 'move', from, to }])
    expect(moved.agenda[0]!.do).toBe('main')
    const { score, publicity, energy } = moved.players[0]!
    // Leaving the asteroid costs two again; a planet brings publicity and nothing else.
    expect([score, publicity, energy]).toEqual(card === '26' ? [1, 4, 3] : [1, 5, 4])
  })

  test('R11.2 a mission is completed while its condition holds', () => {
    const open = [...laid({ hands: [['5'], ['6']] }), ...inFront(0, '5')]
    given(seti, open).when(0, { type: 'completeMission', card: '5' }).refused('condition-not-met')
    const met = sent(
      stateAfter(seti, [...open, { type: 'orbited', data: { seat: 0, planet: 'venus', first: true } }]),
      [0, { type: 'completeMission', card: '5' }],
    )
    expect(met.players[0]).toMatchObject({ done: ['5'], missions: [], score: 8, publicity: 5 })
    given(seti, open).when(0, { type: 'completeMission', card: '6' }).refused('no-such-mission')
  })

  test('R11.4 one event covers one circle, of whichever card, or none', () => {
    const two = [...laid({ hands: [['79', '80']] }), ...inFront(0, '79'), ...inFront(0, '80')]
    const asked = sent(stateAfter(seti, two), [0, { type: 'launch' }])
    expect(keys(asked, 0)).toEqual([
      'card 79 1',
      'card 79 2',
      'card 79 3',
      'card 80 1',
      'card 80 2',
      'card 80 3',
      'skip',
    ])
    const covered = sent(asked, [0, answer('card 79 3')])
    expect(covered.players[0]!.score).toBe(6)
    expect(covered.players[0]!.missions[0]).toEqual({ card: '79', covered: [2] })
    expect(covered.agenda[0]!.do).toBe('endTurn')
  })

  test('R11.4 with its last circle a mission is completed', () => {
    const nearly = [
      ...laid({ hands: [['79']] }),
      ...inFront(0, '79'),
      ...[0, 1].map((slot) => ({ type: 'slotCovered' as const, data: { seat: 0, card: '79', slot } })),
    ]
    const done = sent(stateAfter(seti, nearly), [0, { type: 'launch' }], [0, answer('card 79 3')])
    expect(done.players[0]).toMatchObject({ done: ['79'], missions: [] })
  })
})

const never = { now: 0, rng: undefined as never, words: undefined as never }
