import { describe, expect, test } from 'vitest'
import type { SetiCommand } from '../../../../src/games/seti/commands.ts'
import { TECH_BOTTOM } from '../../../../src/games/seti/material/index.ts'
import { answer, at, got, keys, laid, onTop, refusal, sent, techPlaced } from '../table.ts'

const top = (column: number): SetiCommand => ({ type: 'placeData', row: 'top', column })
const bottom = (column: number): SetiCommand => ({ type: 'placeData', row: 'bottom', column })

describe('F. data, computer, analysis', () => {
  test('E85: a lower space is open once its top space is covered, in any order', () => {
    const state = at(
      laid(),
      onTop(0, 3),
      techPlaced(0, 'computer-1', 1),
      techPlaced(0, 'computer-2', 3),
      got(0, 'data', 2),
    )
    const third = sent(state, [0, bottom(3)])
    expect(third.players[0]).toMatchObject({ energy: 4, data: 1 })
    const first = sent(third, [0, bottom(1)])
    expect(first.players[0]).toMatchObject({ credit: 5, data: 0 })
    expect(first.players[0]!.computer).toMatchObject({ top: 3, bottom: [3, 1] })
    expect(refusal(sent(state, [0, bottom(1)]), 0, bottom(1))).toBe('space-not-open')
    expect(TECH_BOTTOM['computer-1']).toEqual({ do: 'gain', res: 'credit', n: 1 })
  })

  test('E86: below an empty top space, or without a tech, nothing is placed', () => {
    const state = at(laid(), onTop(0, 2), techPlaced(0, 'computer-1', 3), got(0, 'data', 1))
    expect(refusal(state, 0, bottom(3))).toBe('space-not-open')
    expect(refusal(state, 0, bottom(1))).toBe('space-not-open')
    expect(refusal(state, 0, top(4))).toBe('space-not-open')
    expect(refusal(state, 0, top(3))).toBeUndefined()
    expect(refusal(at(laid(), onTop(0, 2)), 0, top(3))).toBe('cannot-pay')
  })

  test('E87: a tech put where data lies earns no points but opens its lower space', () => {
    const placed = sent(
      at(laid(), onTop(0, 1), got(0, 'data', 1), got(0, 'publicity', 2)),
      [0, { type: 'research' }],
      [0, answer('computer-4')],
      [0, answer('column 1')],
    )
    // Two points of the stack and three of the tile.
    expect(placed.players[0]).toMatchObject({ score: 1 + 2 + 3, publicity: 0 })
    expect(sent(placed, [0, bottom(1)]).players[0]!.publicity).toBe(2)
    const covered = sent(at(laid(), techPlaced(0, 'computer-4', 1), got(0, 'data', 1)), [0, top(1)])
    expect(covered.players[0]!.score).toBe(3)
  })

  test('E89: analysis empties the computer, not the pool', () => {
    const state = at(
      laid(),
      onTop(0, 6),
      techPlaced(0, 'computer-1', 1),
      techPlaced(0, 'computer-2', 5),
      got(0, 'data', 5),
    )
    const full = sent(state, [0, bottom(1)], [0, bottom(5)])
    expect(full.players[0]).toMatchObject({ data: 3, computer: { top: 6, bottom: [1, 5] } })
    const done = sent(full, [0, { type: 'analyze' }])
    expect(done.players[0]).toMatchObject({ data: 3, computer: { top: 0, bottom: [] } })
    expect(done.players[0]!.computer.techs).toHaveLength(2)
    expect(keys(done, 0)).toEqual(['left blue', 'right blue'])
  })

  test('E90: with five of six top spaces covered nobody analyzes', () => {
    const five = at(laid(), onTop(0, 5), got(0, 'data', 1))
    expect(refusal(five, 0, { type: 'analyze' })).toBe('computer-not-full')
    expect(refusal(sent(five, [0, top(6)]), 0, { type: 'analyze' })).toBeUndefined()
  })
})
