import { describe, expect, test } from 'vitest'
import { seti } from '../../../src/games/seti/index.ts'
import type { Space } from '../../../src/games/seti/material/index.ts'
import { contentAt, spaceOf } from '../../../src/games/seti/state/index.ts'
import { stateAfter } from '../../support/given.ts'
import { answer, due, got, inFront, keys, laid, launched, learned, lost, sent } from './table.ts'

/** A table whose next rotation is that of a disc, with a probe; seat 0 researches. */
const turned = (disc: number, at: Space, seat = 0) => {
  const rotated = Array.from({ length: 3 }, (_, d) => d)
    .filter((d) => d < disc)
    .map((d) => ({ type: 'rotated' as const, data: { disc: d } }))
  // Discs turned before are set back by their printed offset, so that all stand at 0 now.
  const offsets = [0, 1, 2].map((d) => rotated.filter((one) => one.data.disc >= d).length)
  const before = stateAfter(seti, [
    ...laid({ offsets }),
    ...rotated,
    launched(seat, at),
    got(0, 'publicity', 2),
  ])
  expect(before.solar).toMatchObject({ offsets: [0, 0, 0], next: disc })
  return { before, rotated: sent(before, [0, { type: 'research' }]) }
}

describe('R4 the solar system', () => {
  test('R4.1 what is seen is the topmost disc that is not cut out', () => {
    const { solar } = stateAfter(seti, laid())
    expect(contentAt(solar, 'r1s1')).toBe('mercury')
    expect(contentAt(solar, 'r1s0')).toBe('empty')
    expect(contentAt(solar, 'r2s1')).toBe('comet')
    expect(spaceOf(solar, 'earth')).toBe('r1s5')
    expect(spaceOf(solar, 'oumuamua')).toBeUndefined()
  })

  test.each([
    ['pushed onto an asteroid: no publicity', 0, 'r1s0', 'r1s7', 0],
    ['pushed onto an asteroid of disc 2', 0, 'r1s4', 'r1s3', 0],
    ['staying, though its neighbours change', 0, 'r1s7', 'r1s7', 0],
    ['pushed onto a comet: publicity', 1, 'r2s1', 'r2s0', 1],
    ['pushed onto an empty space', 1, 'r2s4', 'r2s3', 0],
    ['carried on Mars: no visit', 1, 'r2s2', 'r2s1', 0],
    ['pushed off the board', 2, 'r3s6', 'r3s5', 0],
    ['staying on the board', 2, 'r3s5', 'r3s5', 0],
  ] as const)('R4.2 a probe is %s', (_, disc, at, to, publicity) => {
    const { before, rotated } = turned(disc, at)
    expect(rotated.players[0]!.probes).toEqual([to])
    // Research has cost six.
    expect(rotated.players[0]!.publicity).toBe(before.players[0]!.publicity - 6 + publicity)
    expect(rotated.solar.next).toBe((disc + 1) % 3)
  })

  test('R4.2 a disc takes those above it along', () => {
    expect(turned(2, 'r4s4').rotated.solar.offsets).toEqual([7, 7, 7])
    expect(turned(0, 'r4s4').rotated.solar.offsets).toEqual([7, 0, 0])
  })

  test('R4.2 a probe that is pushed in the turn of another seat earns publicity all the same', () => {
    const { before, rotated } = turned(1, 'r2s1', 1)
    expect(rotated.players[1]!.probes).toEqual(['r2s0'])
    expect(rotated.players[1]!.publicity).toBe(before.players[1]!.publicity + 1)
  })

  test('R4.4 leaving asteroids costs one more, unless a tech waives it', () => {
    const asteroid = [...laid(), launched(0, 'r1s7')]
    const from = stateAfter(seti, asteroid)
    expect(contentAt(from.solar, 'r1s7')).toBe('asteroid')
    const moved = sent(from, [0, { type: 'move', from: 'r1s7', to: 'r1s0' }])
    expect(moved.players[0]).toMatchObject({ energy: 1, probes: ['r1s0'], publicity: 4 })
    const skilled = stateAfter(seti, [...asteroid, learned(0, 'probe-2')])
    const other = sent(skilled, [0, { type: 'move', from: 'r1s7', to: 'r2s7' }])
    expect(other.players[0]).toMatchObject({ energy: 2, probes: ['r2s7'], publicity: 5 })
  })

  test('R4.5 each entry of a planet or comet earns publicity, Earth none', () => {
    const from = stateAfter(seti, [...laid(), launched(0, 'r1s4')])
    const there = sent(
      from,
      [0, { type: 'move', from: 'r1s4', to: 'r1s3' }],
      [0, { type: 'move', from: 'r1s3', to: 'r1s4' }],
      [0, { type: 'move', from: 'r1s4', to: 'r1s3' }],
    )
    expect(there.players[0]).toMatchObject({ energy: 0, publicity: 6 })
    const home = sent(from, [0, { type: 'move', from: 'r1s4', to: 'r1s5' }])
    expect(home.players[0]).toMatchObject({ energy: 2, publicity: 4 })
  })

  test('R5.2 movement of an effect may be left, and lengthened with energy', () => {
    const from = stateAfter(seti, [...laid({ hands: [['1']] }), launched(0, 'r1s7')])
    const asked = sent(from, [0, { type: 'corner', card: '1' }])
    expect(keys(asked, 0)).toEqual(['r1s7 r2s7', 'r1s7 r1s6', 'r1s7 r1s0', 'stop'])
    expect(sent(asked, [0, answer('r1s7 r1s0')]).players[0]).toMatchObject({ energy: 2, probes: ['r1s0'] })
    expect(sent(asked, [0, answer('stop')]).players[0]).toMatchObject({ energy: 3, probes: ['r1s7'] })
  })

  test('R5.2 and with the movement of further cards', () => {
    // Card 1 has a movement in its corner, as 4 has; card 7 has none.
    const poor = (...hand: string[]) =>
      stateAfter(seti, [
        ...laid({ hands: [hand], row: ['8', '9', '10'] }),
        launched(0, 'r1s7'),
        lost(0, 'energy', 3),
      ])
    const asked = sent(poor('1', '4', '7'), [0, { type: 'corner', card: '1' }])
    expect(keys(asked, 0)).toEqual(['card 4', 'stop'])
    const added = sent(asked, [0, answer('card 4')])
    expect(keys(added, 0)).toEqual(['r1s7 r2s7', 'r1s7 r1s6', 'r1s7 r1s0', 'stop'])
    const moved = sent(added, [0, answer('r1s7 r1s0')])
    expect(moved.players[0]!.probes).toEqual(['r1s0'])
    expect([moved.hands[0]!.known, moved.discard, moved.agenda[0]!.do]).toEqual([['7'], ['1', '4'], 'main'])
    // Where a step lacks nothing no card is asked for.
    const skilled = sent(stateAfter(seti, [...laid({ hands: [['1', '4']] }), launched(0, 'r1s5')]), [
      0,
      { type: 'corner', card: '1' },
    ])
    expect(keys(skilled, 0)).not.toContain('card 4')
  })

  test('R5.7 whether a hand could add movement is not told: the seat is asked, and the movement may be left', () => {
    const poor = (...hand: string[]) =>
      sent(
        stateAfter(seti, [
          ...laid({ hands: [['1', ...hand]], row: ['8', '9', '10'] }),
          launched(0, 'r1s7'),
          lost(0, 'energy', 3),
        ]),
        [0, { type: 'corner', card: '1' }],
      )
    expect(keys(poor('7'), 0)).toEqual(['stop'])
    expect(poor('7').agenda).toEqual(poor('4').agenda)
    expect(sent(poor('7'), [0, answer('stop')]).agenda[0]!.do).toBe('main')
    // An empty hand adds nothing, as all can see.
    expect(poor().agenda[0]!.do).toBe('main')
  })

  test('R5.2 a card that adds its movement is used for its corner: the other symbol and card 138 count', () => {
    const asked = sent(
      stateAfter(seti, [
        ...laid({ hands: [['1', 'et14', '138']] }),
        ...inFront(0, '138'),
        launched(0, 'r1s7'),
        lost(0, 'energy', 3),
      ]),
      [0, { type: 'corner', card: '1' }],
      [0, answer('skip')],
      [0, answer('card et14')],
    )
    expect(keys(asked, 0)).toEqual(['card 138 3', 'skip'])
    const moved = sent(asked, [0, answer('skip')], [0, answer('r1s7 r1s0')])
    expect(moved.players[0]).toMatchObject({ probes: ['r1s0'], score: 2 })
    expect(moved.spent).toEqual(['et14'])
  })

  test('R5.2 in the turn of another seat a movement is only what it is', () => {
    const state = stateAfter(seti, [
      ...laid({ hands: [[], ['1']] }),
      launched(1, 'r1s7'),
      due({ do: 'move', n: 1, seat: 1 }),
    ])
    expect(keys(state, 1)).toEqual([])
  })
})
