import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/core/index.ts'
import type { State } from '../../../../src/games/seti/state/index.ts'
import {
  answer,
  at,
  begun,
  got,
  keys,
  laid,
  launched,
  passed,
  refusal,
  sent,
  stateOf,
  tucked,
} from '../table.ts'

const SEVEN = ['10', '11', '12', '13', '14', '15', '16']
/** A seat passes and takes the first card of the stack. */
const passes = (state: State, seat: Seat): State => {
  const asked = sent(state, [seat, { type: 'pass' }])
  return sent(asked, [seat, answer(keys(asked, seat)[0]!)])
}

describe('I. passing and the end of a round', () => {
  test('E127: with seven cards the first to pass discards to four, rotates, takes one of three', () => {
    const asked = sent(at(laid({ hands: [SEVEN] })), [0, { type: 'pass' }])
    const down = sent(asked, [0, answer('card 10')], [0, answer('card 12')])
    expect(down.solar.next).toBe(0)
    const choosing = sent(down, [0, answer('card 16')])
    expect(choosing.hands[0]!.known).toEqual(['11', '13', '14', '15'])
    expect(choosing.solar).toMatchObject({ offsets: [7, 0, 0], next: 1 })
    expect(keys(choosing, 0)).toHaveLength(3)
    const done = sent(choosing, [0, answer(keys(choosing, 0)[2]!)])
    expect([done.hands[0]!.count, done.stacks[0]!.count, done.turn.seat]).toEqual([5, 2, 1])
    expect(done.discard).toEqual(['10', '12', '16'])
  })

  test('E129: with three cards nothing is discarded', () => {
    const done = passes(at(laid({ hands: [['10', '11', '12']] })), 0)
    expect([done.hands[0]!.count, done.discard]).toEqual([4, []])
  })

  test('E130: the last to pass chooses one of two, the other is discarded', () => {
    const first = passes(at(laid()), 0)
    const asked = sent(first, [1, { type: 'pass' }])
    // Only the first pass of a round rotates.
    expect(asked.solar.next).toBe(1)
    const [taken, left] = keys(asked, 1)
    expect(keys(asked, 1)).toHaveLength(2)
    const done = sent(asked, [1, answer(taken!)])
    expect(done.discard.map((card) => `card ${card}`)).toEqual([left])
    expect(done.hands[1]!.known.map((card) => `card ${card}`)).toContain(taken)
  })

  test('E131 and E133: in round 5 the first pass rotates, there is no card and no income after', () => {
    let world = begun(2)
    for (let round = 1; round <= 4; round++)
      for (const seat of round % 2 ? [0, 1] : [1, 0]) world = passed(world, seat)
    const fifth = stateOf(world)
    expect(fifth).toMatchObject({ round: 5, start: 0, stacks: [], solar: { next: 1 } })
    world = passed(world, 0)
    const first = stateOf(world)
    expect([first.solar.next, first.turn.seat, first.hands[0]!.count]).toEqual([2, 1, 4])
    world = passed(world, 1)
    const over = stateOf(world)
    expect([over.over, over.solar.next]).toEqual([true, 2])
    expect(over.players.map(({ credit, energy }) => [credit, energy])).toEqual(
      fifth.players.map(({ credit, energy }) => [credit, energy]),
    )
  })

  test('E133: income is three credits, two energy, a card, and each tucked symbol', () => {
    const state = at(laid({ hands: [['1', '2', '3']] }), tucked(0, '1', '2', '3'))
    const asked = sent(passes(state, 0), [1, { type: 'pass' }])
    expect(asked.round).toBe(1)
    const next = sent(asked, [1, answer(keys(asked, 1)[0]!)])
    expect(next.players.map(({ credit, energy }) => [credit, energy])).toEqual([
      [4 + 3 + 1, 3 + 2 + 1],
      [4 + 3, 3 + 2],
    ])
    // One of the stack, one of income, one of the tucked symbol.
    expect(next.hands.map((hand) => hand.count)).toEqual([3, 2])
    expect(next).toMatchObject({ round: 2, start: 1, passed: [], turn: { seat: 1 } })
  })

  test('E134: who has passed is skipped, but still visits by rotation', () => {
    const first = passes(at(laid({ seats: 3 }), launched(0, 'r2s1'), got(1, 'publicity', 2)), 0)
    expect(first.turn.seat).toBe(1)
    const rotated = sent(first, [1, { type: 'research' }])
    expect(rotated.players[0]).toMatchObject({ probes: ['r2s0'], publicity: 5 })
    const on = sent(rotated, [1, answer('telescope-2')], [1, { type: 'endTurn' }])
    expect(on.turn.seat).toBe(2)
    const again = sent(on, [2, { type: 'launch' }], [2, { type: 'endTurn' }])
    expect(again.turn.seat).toBe(1)
    expect(refusal(again, 0, { type: 'move', from: 'r2s0', to: 'r2s1' })).toBe('not-your-turn')
  })

  test('E135: at a pass cards of species count, Exertian cards do not', () => {
    const four = ['10', '11', '12', '13']
    const five = sent(at(laid({ hands: [[...four, 'et13']] })), [0, { type: 'pass' }])
    expect(keys(five, 0)).toHaveLength(5)
    const spent = sent(five, [0, answer('card et13')])
    expect([spent.spent, spent.hands[0]!.known]).toEqual([['et13'], four])
    const held = at(
      laid({ hands: [four], species: ['exertians', 'anomalies'] }),
      { type: 'speciesDiscovered', data: { slot: 0, id: 'exertians' } },
      { type: 'exertiansDealt', data: { seat: 0, count: 2 }, secret: { cards: ['et41', 'et42'] } },
    )
    const done = passes(held, 0)
    expect([done.discard, done.hands[0]!.count]).toEqual([[], 5])
  })
})
