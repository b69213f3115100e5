import { describe, expect, test } from 'vitest'
import { react } from '../../../../src/games/seti/decide/triggers.ts'
import type { SetiEvent } from '../../../../src/games/seti/events.ts'
import type { Space } from '../../../../src/games/seti/material/index.ts'
import { contentAt, starAt } from '../../../../src/games/seti/state/index.ts'
import { answer, at, discNext, got, inFront, keys, laid, launched, sent } from '../table.ts'

/** Seat 0 has paid its research and rotated; it is to take a tech. */
const rotated = (disc: number, ...more: (SetiEvent | SetiEvent[])[]) => {
  const { offsets, turns } = discNext(disc)
  const before = at(
    laid({
      offsets,
      hands: [
        ['128', '129'],
        ['128', '129'],
      ],
    }),
    turns,
    got(0, 'publicity', 2),
    ...more,
  )
  expect(before.solar).toMatchObject({ offsets: [0, 0, 0], next: disc })
  return sent(before, [0, { type: 'research' }])
}

describe('C. rotation', () => {
  test('E35: disc 1, then 1 and 2, then all three turn one sector', () => {
    const after = [0, 1, 2].map((disc) => rotated(disc).solar)
    expect(after.map(({ offsets }) => offsets)).toEqual([
      [7, 0, 0],
      [7, 7, 0],
      [7, 7, 7],
    ])
    expect(after.map(({ next }) => next)).toEqual([1, 2, 0])
    // Earth stood in sector 5, Mars in 2, Saturn in 7; the fixed board does not turn.
    expect(contentAt(after[0]!, 'r1s4')).toBe('earth')
    expect([contentAt(after[0]!, 'r2s2'), contentAt(after[1]!, 'r2s1')]).toEqual(['mars', 'mars'])
    expect([contentAt(after[1]!, 'r3s7'), contentAt(after[2]!, 'r3s6')]).toEqual(['saturn', 'saturn'])
    expect(contentAt(after[2]!, 'r4s0')).toBe('uranus')
  })

  test('E37: a probe stays where another cutout comes over it', () => {
    expect(rotated(0, launched(0, 'r1s7')).players[0]!.probes).toEqual(['r1s7'])
  })

  test('E38: a probe is pushed by a solid part, and visits what it comes to', () => {
    expect(rotated(1, launched(0, 'r2s1')).players[0]).toMatchObject({ probes: ['r2s0'], publicity: 1 })
    expect(rotated(1, launched(0, 'r2s4')).players[0]).toMatchObject({ probes: ['r2s3'], publicity: 0 })
  })

  test('E39: in the turn of another seat too', () => {
    const after = rotated(1, launched(1, 'r2s1'))
    expect(after.players[1]).toMatchObject({ probes: ['r2s0'], publicity: 5 })
    expect(after.players[0]!.publicity).toBe(0)
  })

  test('E41: a push onto a planet lets its owner cover a circle of card 128, whoever rotates', () => {
    // No disc ever pushes a probe onto a planet: this looks at the event itself.
    const state = at(laid({ hands: [[], ['128']] }), inFront(1, '128'))
    const comes = (how: 'pushed' | 'carried', content: 'venus' | 'earth' = 'venus') =>
      react(state, { type: 'moved', data: { seat: 1, from: 'r1s4', to: 'r1s3', content, how } }).then
    expect(comes('pushed')).toEqual([
      { do: 'trigger', seat: 1, slots: [0, 1, 2].map((slot) => ({ card: '128', slot })) },
    ])
    expect(comes('carried')).toEqual([])
    expect(comes('pushed', 'earth')).toEqual([])
  })

  test('E42: card 129 asks for the own turn', () => {
    const of = (seat: number) => rotated(0, launched(seat, 'r1s0'), inFront(seat, '129'))
    const other = of(1)
    expect(other.players[1]!.probes).toEqual(['r1s7'])
    expect(other.agenda[0]!.do).toBe('takeTech')
    expect(keys(of(0), 0)).toEqual(['card 129 1', 'card 129 2', 'card 129 3', 'skip'])
    expect(sent(of(0), [0, answer('card 129 1')]).players[0]!.data).toBe(1)
  })

  test('E45: a probe that stays has new neighbours', () => {
    const beside = (space: Space, disc: number) => contentAt(rotated(disc).solar, space)
    expect(contentAt(at(laid()).solar, 'r1s0')).toBe('empty')
    expect(beside('r1s0', 0)).toBe('mercury')
    const state = rotated(0, launched(0, 'r1s7'))
    const moved = sent(state, [0, { type: 'move', from: 'r1s7', to: 'r1s0' }])
    expect(moved.players[0]).toMatchObject({ publicity: 1, energy: 1 })
    // Earth has left the sector of one star for that of the next.
    expect(starAt(state.solar, 4)).toBe('proxima-centauri')
    expect(contentAt(state.solar, 'r1s4')).toBe('earth')
  })
})
