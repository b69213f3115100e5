import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../../src/games/seti/events.ts'
import { seti } from '../../../../src/games/seti/index.ts'
import type { StarId } from '../../../../src/games/seti/material/index.ts'
import { goldWorth, sets } from '../../../../src/games/seti/score/gold.ts'
import { at, got, laid, lander, learned, orbiter, traced, tucked } from '../table.ts'

const wins = (...stars: StarId[]): SetiEvent[] =>
  stars.map((star) => ({ type: 'sectorWon', data: { star, seat: 0, second: null } }))

describe('L. the end', () => {
  test('E178: with equal points the victory is shared', () => {
    const over = at(laid({ seats: 3 }), got(0, 'vp', 41), got(1, 'vp', 40), got(2, 'vp', 2), {
      type: 'matchEnded',
      data: {},
    })
    expect(seti.outcome(over)).toMatchObject({
      result: 'ranked',
      places: [
        { seats: [0, 1], rank: 1, score: 42 },
        { seats: [2], rank: 3, score: 5 },
      ],
    })
  })

  test('E179: the tile for the most tucked kind takes the larger of credits and energy', () => {
    const credits = ['2', '5', '9', '12', '14']
    const energies = ['1', '6']
    const cards = ['3', '4', '7', '13', '18', '24']
    const state = at(
      laid({ gold: 'B', hands: [[...credits, ...energies, ...cards]] }),
      tucked(0, ...credits, ...energies, ...cards),
    )
    // Six cards with a card symbol count for nothing here.
    expect([0, 1, 2].map((space) => goldWorth(state, 0, 'income', space))).toEqual([25, 20, 15])
    const three = at(
      laid({ hands: [[...credits, ...energies, ...cards]] }),
      tucked(0, ...credits, ...energies, '3'),
    )
    expect([0, 1, 2].map((space) => goldWorth(three, 0, 'income', space))).toEqual([11, 8, 5])
  })

  test('E181: wins, even of one star, are paired with figures, moons too', () => {
    const figures = [
      orbiter(0, 'venus'),
      orbiter(0, 'mars'),
      lander(0, 'mars', 0),
      lander(0, 'jupiter', null, 'io'),
      lander(0, 'venus'),
    ]
    const state = at(laid({ gold: 'B' }), wins('vega', 'vega', 'procyon', 'sirius-a'), figures)
    expect(sets(state, 0, 'other')).toBe(4)
    expect(goldWorth(state, 0, 'other', 0)).toBe(32)
    expect(sets(at(laid({ gold: 'B' }), wins('vega', 'vega', 'vega'), figures.slice(3)), 0, 'other')).toBe(2)
  })

  test('E182: sets of traces count those on overflow', () => {
    const overflow: SetiEvent = {
      type: 'traceMarked',
      data: { seat: 0, slot: 1, color: 'blue', on: 'overflow' },
    }
    const state = at(
      laid(),
      traced(0, 0, 'red'),
      traced(0, 1, 'red'),
      { type: 'traceMarked', data: { seat: 0, slot: 0, color: 'red', on: 'overflow' } },
      traced(0, 0, 'yellow'),
      traced(0, 1, 'yellow'),
      traced(0, 0, 'blue'),
      overflow,
    )
    expect(sets(state, 0, 'other')).toBe(2)
    expect([0, 1, 2].map((space) => goldWorth(state, 0, 'other', space))).toEqual([16, 12, 8])
  })

  test('E183: three, one and one tech are one set of three kinds, or two pairs', () => {
    const techs = (['probe-1', 'probe-2', 'probe-4', 'telescope-2', 'computer-3'] as const).map((tech) =>
      learned(0, tech),
    )
    const [a, b] = (['A', 'B'] as const).map((gold) => at(laid({ gold }), techs))
    expect([sets(a!, 0, 'tech'), sets(b!, 0, 'tech')]).toEqual([1, 2])
    expect([goldWorth(a!, 0, 'tech', 0), goldWorth(b!, 0, 'tech', 0)]).toEqual([11, 14])
  })
})
