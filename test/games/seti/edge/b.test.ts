import { describe, expect, test } from 'vitest'
import { commands } from '../../../../src/games/seti/commands.ts'
import { answer, at, got, keys, laid, launched, learned, refusal, sent } from '../table.ts'

describe('B. launch, move, visit', () => {
  test('E19: with a probe in space and no tech a launch is refused', () => {
    expect(refusal(at(laid(), launched(0, 'r1s4')), 0, { type: 'launch' })).toBe('probe-limit')
    expect(
      refusal(at(laid(), launched(0, 'r1s4'), learned(0, 'probe-1')), 0, { type: 'launch' }),
    ).toBeUndefined()
    expect(refusal(at(laid(), launched(1, 'r1s4')), 0, { type: 'launch' })).toBeUndefined()
  })

  test('E21: a card’s launch is skipped at the limit, its other effects are not', () => {
    const played = sent(at(laid({ hands: [['6']] }), launched(0, 'r1s4')), [
      0,
      { type: 'playCard', card: '6' },
    ])
    expect(played.players[0]).toMatchObject({ probes: ['r1s4'], data: 1, credit: 1 })
  })

  test('E22: card 9 puts two probes on Earth; launches after it keep to the limit', () => {
    const played = sent(
      at(laid({ hands: [['9']] })),
      [0, { type: 'playCard', card: '9' }],
      [0, { type: 'endTurn' }],
    )
    expect(played.players[0]).toMatchObject({ probes: ['r1s5', 'r1s5'], publicity: 5 })
    const back = at(
      laid({ hands: [['130']] }),
      launched(0, 'r1s5'),
      launched(0, 'r1s5'),
      learned(0, 'probe-1'),
    )
    expect(refusal(back, 0, { type: 'launch' })).toBe('probe-limit')
    expect(sent(back, [0, { type: 'playCard', card: '130' }]).players[0]!.probes).toHaveLength(2)
  })

  test('E23: probe tech 1 raises the limit to two before its own launch', () => {
    const taken = (probes: number) =>
      sent(
        at(
          laid(),
          got(0, 'publicity', 2),
          Array.from({ length: probes }, () => launched(0, 'r4s1')),
        ),
        [0, { type: 'research' }],
        [0, answer('probe-1')],
      ).players[0]!.probes.length
    expect([0, 1, 2].map(taken)).toEqual([1, 2, 2])
  })

  test('E25: with probe tech 2 leaving an asteroid costs one, entering one earns publicity', () => {
    const moved = sent(at(laid(), launched(0, 'r1s7'), learned(0, 'probe-2')), [
      0,
      { type: 'move', from: 'r1s7', to: 'r2s7' },
    ])
    expect(moved.players[0]).toMatchObject({ energy: 2, publicity: 5, probes: ['r2s7'] })
  })

  test('E26: a probe does not cross the sun', () => {
    const state = at(laid(), launched(0, 'r1s5'))
    for (const to of ['r1s1', 'r1s2', 'r1s0', 'r2s4'] as const)
      expect(refusal(state, 0, { type: 'move', from: 'r1s5', to })).toBe('not-adjacent')
    expect(commands.move.safeParse({ from: 'r1s5', to: 'r0s5' }).success).toBe(false)
  })

  test('E27: each entry of a planet earns publicity, in one turn too', () => {
    const back = sent(
      at(laid(), launched(0, 'r1s3')),
      [0, { type: 'move', from: 'r1s3', to: 'r1s4' }],
      [0, { type: 'move', from: 'r1s4', to: 'r1s3' }],
    )
    expect(back.players[0]!.publicity).toBe(5)
    const again = sent(
      at(laid(), launched(0, 'r1s3'), got(0, 'energy', 1)),
      [0, { type: 'move', from: 'r1s3', to: 'r1s4' }],
      [0, { type: 'move', from: 'r1s4', to: 'r1s3' }],
      [0, { type: 'move', from: 'r1s3', to: 'r1s2' }],
      [0, { type: 'move', from: 'r1s2', to: 'r1s3' }],
    )
    expect(again.players[0]).toMatchObject({ publicity: 6, energy: 0 })
  })

  test('E29: a probe that stands on Mars does not visit it, one that comes back does', () => {
    const played = sent(at(laid({ hands: [['22']] }), launched(0, 'r2s2')), [
      0,
      { type: 'playCard', card: '22' },
    ])
    expect(played.players[0]!.score).toBe(1)
    const back = sent(played, [0, answer('r2s2 r2s3')], [0, answer('r2s3 r2s2')])
    expect(back.players[0]).toMatchObject({ score: 5, publicity: 5 })
  })

  test('E30: three movements may be shared by two probes', () => {
    const done = sent(
      at(laid({ hands: [['24']] }), launched(0, 'r1s5'), launched(0, 'r4s1')),
      [0, { type: 'playCard', card: '24' }],
      [0, answer('r1s5 r1s4')],
      [0, answer('r4s1 r4s2')],
      [0, answer('r1s4 r1s3')],
    )
    expect(done.players[0]).toMatchObject({ probes: ['r1s3', 'r4s2'], energy: 3, publicity: 5 })
    expect(done.agenda[0]!.do).toBe('endTurn')
  })

  test('E31: a movement of a corner is lost without a probe', () => {
    const done = sent(at(laid({ hands: [['5']] })), [0, { type: 'corner', card: '5' }])
    expect([done.discard, done.hands[0]!.count, done.agenda[0]!.do]).toEqual([['5'], 0, 'main'])
  })

  test('E33: card 19 gives a movement instead of publicity on planets, not on comets', () => {
    const start = (from: 'r1s4' | 'r2s1') =>
      sent(at(laid({ hands: [['19']] }), launched(0, from)), [0, { type: 'playCard', card: '19' }])
    const venus = sent(start('r1s4'), [0, answer('r1s4 r1s3')])
    expect(keys(venus, 0)).toEqual(['publicity', 'move'])
    const moved = sent(
      venus,
      [0, answer('move')],
      [0, answer('r1s3 r1s2')],
      [0, answer('r1s2 r1s1')],
      [0, answer('publicity')],
    )
    // Two movements of the card and one instead of the publicity of Venus.
    expect(moved.players[0]).toMatchObject({ probes: ['r1s1'], publicity: 5, energy: 3 })
    const comet = sent(start('r2s1'), [0, answer('r2s1 r2s0')])
    expect(comet.players[0]!.publicity).toBe(5)
    expect(keys(comet, 0)).not.toContain('publicity')
  })

  test('E34: after ET.12 probes of the seat earn no publicity in this turn', () => {
    const played = sent(at(laid({ hands: [['et12']] }), got(0, 'credit', 4), launched(0, 'r1s4')), [
      0,
      { type: 'playCard', card: 'et12' },
    ])
    const before = played.players[0]!.publicity
    const flown = sent(
      played,
      [0, answer('r1s4 r1s3')],
      [0, answer('r1s3 r1s2')],
      [0, answer('r1s2 r1s1')],
      [0, answer('r1s1 r2s1')],
      [0, answer('r2s1 r2s0')],
    )
    expect(flown.players[0]).toMatchObject({ probes: ['r2s0'], publicity: before, energy: 3 })
    const later = sent(flown, [0, { type: 'move', from: 'r2s0', to: 'r2s1' }])
    expect(later.players[0]!.publicity).toBe(before)
  })
})
