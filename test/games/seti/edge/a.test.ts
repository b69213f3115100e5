import { describe, expect, test } from 'vitest'
import type { SetiCommand } from '../../../../src/games/seti/commands.ts'
import { DECLINES } from '../../../../src/games/seti/decide/way.ts'
import {
  answer,
  at,
  due,
  got,
  inFront,
  keys,
  laid,
  launched,
  learned,
  lost,
  onTop,
  refusal,
  sent,
  techPlaced,
} from '../table.ts'

describe('A. turn frame, free actions, effects', () => {
  test('E1: in the turn of another seat no free action is taken', () => {
    const state = at(
      laid({ hands: [['7'], ['5', '6', '1']] }),
      inFront(1, '5'),
      launched(1, 'r1s4'),
      got(1, 'data', 1),
    )
    const tries: SetiCommand[] = [
      { type: 'move', from: 'r1s4', to: 'r1s3' },
      { type: 'placeData', row: 'top', column: 1 },
      { type: 'buyCard' },
      { type: 'exchange', give: 'energy', get: 'credit' },
      { type: 'corner', card: '6' },
      { type: 'completeMission', card: '5' },
    ]
    expect(tries.map((one) => refusal(state, 1, one))).toEqual(tries.map(() => 'not-your-turn'))
  })

  test('E2: between two signals of a scan data is placed, and what it brings pays for the next', () => {
    const scanning = sent(at(laid(), learned(0, 'telescope-2'), lost(0, 'publicity', 4)), [
      0,
      { type: 'scan' },
    ])
    const two = sent(scanning, [0, answer('card 1 kepler-22')])
    expect(two.players[0]).toMatchObject({ data: 2, publicity: 0 })
    expect(keys(two, 0)).toEqual(['done'])
    const placed = sent(
      two,
      [0, { type: 'placeData', row: 'top', column: 1 }],
      [0, { type: 'placeData', row: 'top', column: 2 }],
    )
    expect(placed.players[0]).toMatchObject({ data: 0, publicity: 1 })
    const third = sent(placed, [0, answer('mercury')])
    expect(third.players[0]).toMatchObject({ data: 1, publicity: 0 })
    expect(third.sectors['sirius-a'].markers).toEqual([0])
    expect(third.agenda[0]!.do).toBe('endTurn')
  })

  test('E3: the tuck of a placed data is over before the next data brings a card', () => {
    const base = [...onTop(0, 3), ...techPlaced(0, 'computer-3', 3), got(0, 'data', 2)]
    const bare = sent(at(laid(), base), [0, { type: 'placeData', row: 'top', column: 4 }])
    // Nothing to tuck: it is skipped, and the card of the lower space comes too late.
    expect(bare.players[0]).toMatchObject({ data: 1, tucked: [] })
    const late = sent(bare, [0, { type: 'placeData', row: 'bottom', column: 3 }], [0, answer('card 1')])
    expect(late.players[0]).toMatchObject({ data: 0, tucked: [] })
    expect(late.hands[0]!.known).toEqual(['1'])
    const asked = sent(at(laid({ hands: [['5']] }), base), [0, { type: 'placeData', row: 'top', column: 4 }])
    expect(refusal(asked, 0, { type: 'placeData', row: 'bottom', column: 3 })).toBe('free-action-open')
    const skipped = sent(asked, [0, answer('skip')])
    expect(refusal(skipped, 0, { type: 'placeData', row: 'bottom', column: 3 })).toBeUndefined()
  })

  test('E5: a tuck with an empty hand is skipped, the rest is gained', () => {
    const done = sent(at(laid(), launched(0, 'r1s3')), [0, { type: 'orbit', planet: 'venus' }])
    expect(done.players[0]).toMatchObject({ score: 1 + 3 + 6, tucked: [], credit: 3, energy: 2 })
    expect(done.agenda[0]!.do).toBe('endTurn')
  })

  test('E6: of two movements one or none may be used', () => {
    const played = sent(at(laid({ hands: [['20']] }), launched(0, 'r1s5')), [
      0,
      { type: 'playCard', card: '20' },
    ])
    expect(sent(played, [0, answer('stop')]).players[0]!.probes).toEqual(['r1s5'])
    const one = sent(played, [0, answer('r1s5 r1s4')], [0, answer('stop')])
    expect(one.players[0]!.probes).toEqual(['r1s4'])
    expect(one.agenda[0]!.do).toBe('endTurn')
  })

  test('E7: signals, traces, techs, landings and rotations cannot be declined', () => {
    const asked = [
      sent(at(laid({ hands: [['115']] })), [0, { type: 'playCard', card: '115' }]),
      sent(at(laid(), onTop(0, 6)), [0, { type: 'analyze' }]),
      sent(at(laid(), got(0, 'publicity', 2)), [0, { type: 'research' }]),
      sent(at(laid({ hands: [['16']] }), launched(0, 'r2s2')), [0, { type: 'playCard', card: '16' }]),
    ]
    for (const state of asked) {
      expect(keys(state, 0).length).toBeGreaterThan(1)
      expect(keys(state, 0).filter((key) => (DECLINES as readonly string[]).includes(key))).toEqual([])
      for (const way of DECLINES) expect(refusal(state, 0, answer(way))).toBe('no-such-way')
    }
    // The research has rotated, unasked.
    expect(asked[2]!.solar).toMatchObject({ offsets: [7, 0, 0], next: 1 })
    expect(refusal(asked[2]!, 0, { type: 'endTurn' })).toBe('answer-needed')
  })

  test('E9: at 10 publicity a gain of it is ignored', () => {
    const played = (before: number) =>
      sent(at(laid({ hands: [['110']] }), got(0, 'publicity', before - 4)), [
        0,
        { type: 'playCard', card: '110' },
      ])
    expect(played(10).players[0]).toMatchObject({ publicity: 10, credit: 3 })
    expect(played(9).players[0]!.publicity).toBe(10)
  })

  test('E10: five data and three more make six', () => {
    const landed = sent(at(laid(), launched(0, 'r1s1'), got(0, 'data', 5)), [
      0,
      { type: 'land', planet: 'mercury' },
    ])
    expect(landed.players[0]!.data).toBe(6)
  })

  test('E11: with a full pool the marker is placed and the token is gone', () => {
    const asked = sent(at(laid(), got(0, 'data', 6)), [0, { type: 'scan' }], [0, answer('earth')])
    expect(asked.players[0]!.data).toBe(6)
    expect(asked.sectors['61-virginis']).toMatchObject({ data: 5, markers: [0] })
  })

  test('E13: a card of the deck and one of a species are two cards', () => {
    const traded = sent(
      at(laid({ hands: [['7', 'et1']] })),
      [0, { type: 'exchange', give: 'card', get: 'credit' }],
      [0, answer('card 7')],
    )
    expect(traded.players[0]!.credit).toBe(5)
    expect(traded.hands[0]!.count).toBe(0)
    expect([traded.discard, traded.spent]).toEqual([['7'], ['et1']])
  })

  test('E14: an Exertian card is not in hand', () => {
    const state = at(
      laid({ hands: [['7']], species: ['exertians', 'anomalies'] }),
      { type: 'speciesDiscovered', data: { slot: 0, id: 'exertians' } },
      { type: 'exertiansDealt', data: { seat: 0, count: 1 }, secret: { cards: ['et41'] } },
    )
    expect(refusal(state, 0, { type: 'exchange', give: 'card', get: 'credit' })).toBe('cannot-pay')
    expect(refusal(state, 0, { type: 'corner', card: 'et41' })).toBe('card-not-in-hand')
    expect(refusal(state, 0, { type: 'playCard', card: 'et41' })).toBe('card-not-in-hand')
  })

  test('E15: two cards buy a new one, of the row or the deck', () => {
    const asked = sent(
      at(laid({ hands: [['7', '8']] })),
      [0, { type: 'exchange', give: 'card', get: 'card' }],
      [0, answer('card 7')],
    )
    expect(keys(asked, 0)).toEqual(['card 1', 'card 2', 'card 3', 'deck'])
    const [top] = asked.deck.known
    expect(sent(asked, [0, answer('deck')]).hands[0]!.known).toEqual([top])
    expect(sent(asked, [0, answer('card 3')]).hands[0]!.known).toEqual(['3'])
  })

  test('E17: free actions follow the main action, milestones follow the end of the turn', () => {
    const acted = sent(at(laid({ hands: [['7']] }), got(0, 'vp', 30)), [0, { type: 'launch' }])
    expect(acted.players[0]!.tiles).toEqual([])
    const free = sent(
      acted,
      [0, { type: 'move', from: 'r1s5', to: 'r1s4' }],
      [0, { type: 'corner', card: '7' }],
    )
    expect(free.players[0]).toMatchObject({ tiles: [], publicity: 5, energy: 2 })
    const ended = sent(free, [0, { type: 'endTurn' }])
    expect(ended.players[0]!.tiles).toEqual([25])
    expect(keys(ended, 0)).toEqual(['tech', 'mission', 'income', 'other'])
    expect(refusal(ended, 0, { type: 'move', from: 'r1s4', to: 'r1s5' })).toBe('wrong-phase')
  })

  test('E18: there is one main action in a turn', () => {
    const acted = sent(at(laid()), [0, { type: 'launch' }])
    const tries: SetiCommand[] = [
      { type: 'launch' },
      { type: 'scan' },
      { type: 'pass' },
      { type: 'research' },
    ]
    expect(tries.map((one) => refusal(acted, 0, one))).toEqual(tries.map(() => 'wrong-phase'))
    expect(refusal(at(laid()), 0, { type: 'endTurn' })).toBe('wrong-phase')
    expect(
      refusal(at(laid(), due({ do: 'move', n: 1, seat: 0 }), launched(0, 'r1s5')), 0, { type: 'scan' }),
    ).toBe('answer-needed')
  })
})
