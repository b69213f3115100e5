import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../../src/games/seti/events.ts'
import { cardOf, TRACE_COLORS } from '../../../../src/games/seti/material/index.ts'
import { type State, tracesOf } from '../../../../src/games/seti/state/index.ts'
import {
  answer,
  at,
  got,
  happened,
  keys,
  laid,
  launched,
  learned,
  onTop,
  refusal,
  sent,
  traced,
} from '../table.ts'

/** Seat 0 does something harmless and ends its turn. */
const ended = (state: State): State => sent(state, [0, { type: 'launch' }], [0, { type: 'endTurn' }])
const neutral = (slot: number, color: 'red' | 'yellow' | 'blue'): SetiEvent => ({
  type: 'neutralPlaced',
  data: { slot, color, at: 20 },
})
const species = (state: State) => state.species.map((one) => one.discovery)
const analyzing = (...more: (SetiEvent | SetiEvent[])[]) =>
  sent(at(...more, onTop(0, 6)), [0, { type: 'analyze' }])

describe('J. milestones and discovery', () => {
  test('E137: from 24 to 52 in a turn two gold tiles are marked, one after the other', () => {
    const first = ended(at(laid(), got(0, 'vp', 23), got(0, 'vp', 28)))
    expect(first.players[0]).toMatchObject({ score: 52, tiles: [25] })
    const second = sent(first, [0, answer('income')])
    expect(second.players[0]!.tiles).toEqual([25, 50])
    expect(keys(second, 0)).toEqual(['tech', 'mission', 'other'])
    const done = sent(second, [0, answer('tech')])
    expect(done.gold.map(({ marks }) => marks)).toEqual([
      [{ seat: 0, space: 0 }],
      [],
      [{ seat: 0, space: 0 }],
      [],
    ])
    expect(done.turn.seat).toBe(1)
  })

  test('E138: of two seats past 25 the active one chooses first, then clockwise', () => {
    const crossed = [2, 0, 1].map((seat) => got(seat, 'vp', 24))
    const first = ended(at(laid({ seats: 3 }), crossed))
    expect(first.agenda[0]).toMatchObject({ do: 'goldTile', seat: 0 })
    const second = sent(first, [0, answer('other')])
    expect(second.agenda[0]).toMatchObject({ do: 'goldTile', seat: 1 })
    const third = sent(second, [1, answer('other')])
    expect(third.agenda[0]).toMatchObject({ do: 'goldTile', seat: 2 })
    const done = sent(third, [2, answer('other')])
    expect(done.gold[3]!.marks).toEqual([0, 1, 2].map((seat) => ({ seat, space: seat })))
  })

  test('E139: a tile cannot be marked twice by a seat', () => {
    const asked = ended(
      at(laid(), got(0, 'vp', 30), { type: 'goldMarked', data: { seat: 0, tile: 'tech', space: 0 } }),
    )
    expect(keys(asked, 0)).toEqual(['mission', 'income', 'other'])
    expect(refusal(asked, 0, answer('tech'))).toBe('no-such-way')
  })

  test('E141: beyond 100 nothing comes again', () => {
    const reached = [20, 25, 30, 50, 70].map(
      (n): SetiEvent => ({ type: 'milestoneReached', data: { seat: 0, at: n } }),
    )
    const state = ended(at(laid(), got(0, 'vp', 101 + 25), reached))
    expect([state.turn.seat, state.agenda[0]!.do]).toEqual([1, 'main'])
    expect(state.gold.flatMap(({ marks }) => marks)).toEqual([])
  })

  test('E142: with two seats each crossing of 20 places one neutral marker, leftmost first', () => {
    const first = ended(at(laid(), got(0, 'vp', 20)))
    expect(species(first)[0]).toEqual({ red: 'neutral', yellow: null, blue: null })
    expect(first.neutral[0]).toEqual({ at: 20, left: 1 })
    const b = at(
      laid(),
      neutral(0, 'red'),
      { type: 'milestoneReached', data: { seat: 0, at: 20 } },
      got(0, 'vp', 20),
      got(1, 'vp', 20),
    )
    const second = ended(b)
    expect(species(second)[0]).toEqual({ red: 'neutral', yellow: 'neutral', blue: null })
    expect(second.neutral[0]).toEqual({ at: 20, left: 0 })
    // With three seats the second crossing finds none left.
    const three = ended(at(laid({ seats: 3 }), got(0, 'vp', 20), got(1, 'vp', 20)))
    expect(species(three)[0]).toEqual({ red: 'neutral', yellow: null, blue: null })
    expect(three.players.map(({ tiles }) => tiles)).toEqual([[20], [20], []])
  })

  test('E142: reaching the number is enough, one point less is not', () => {
    const at20 = (n: number) => ended(at(laid(), got(0, 'vp', n - 1)))
    expect(at20(20).players[0]).toMatchObject({ score: 20, tiles: [20] })
    expect(at20(19).players[0]).toMatchObject({ score: 19, tiles: [] })
    expect(at20(25).agenda[0]).toMatchObject({ do: 'goldTile', at: 25 })
    expect(at20(24).players[0]!.tiles).toEqual([20])
  })

  test('E143: a neutral marker that fills the third space discovers the species, after all gold tiles', () => {
    const filled = [traced(0, 0, 'red'), traced(1, 0, 'yellow')]
    const asked = ended(at(laid({ species: ['anomalies', 'mascamites'] }), filled, got(0, 'vp', 25)))
    expect(asked.agenda[0]!.do).toBe('goldTile')
    expect(species(asked)[0]!.blue).toBeNull()
    const done = sent(asked, [0, answer('tech')])
    expect(done.species[0]).toMatchObject({
      id: 'anomalies',
      discovered: true,
      discovery: { blue: 'neutral' },
    })
    expect(done.turn.seat).toBe(1)
  })

  test('E145: with four seats nothing happens at 20 and 30', () => {
    const done = ended(
      at(laid({ seats: 4, gold: 'B' }), got(0, 'vp', 31), {
        type: 'milestoneReached',
        data: { seat: 0, at: 25 },
      }),
    )
    expect(species(done)).toEqual([0, 1].map(() => ({ red: null, yellow: null, blue: null })))
    expect(done.players[0]!.tiles).toEqual([25])
    expect(done.turn.seat).toBe(1)
  })

  test('E146: a species that is completed in a turn stays hidden until the turn is over', () => {
    const first = sent(
      at(
        laid({ species: ['anomalies', 'exertians'] }),
        launched(0, 'r3s7'),
        learned(0, 'probe-4'),
        traced(1, 0, 'red'),
        traced(1, 0, 'yellow'),
      ),
      [0, { type: 'land', planet: 'saturn', moon: 'titan' }],
      [0, answer('left blue')],
    )
    expect(first.species[0]!.discovered).toBe(false)
    // The second trace of Titan finds no board yet.
    expect(keys(first, 0)).toEqual(['right red', 'right yellow', 'right blue'])
    const after = sent(first, [0, answer('right red')])
    expect(after.species[0]!.discovered).toBe(false)
    expect(sent(after, [0, { type: 'endTurn' }]).species[0]!.discovered).toBe(true)
  })

  test('E147: for two of three spaces a seat gets two cards, a neutral marker brings none', () => {
    const done = ended(
      at(
        laid({ species: ['anomalies', 'mascamites'] }),
        traced(1, 0, 'red'),
        traced(1, 0, 'blue'),
        neutral(0, 'yellow'),
      ),
    )
    expect(done.hands.map((hand) => hand.known.map((card) => cardOf(card).species))).toEqual([
      [],
      ['anomalies', 'anomalies'],
    ])
    expect(done.species[0]!.deck.count).toBe(10 - 2 - 1)
    expect(done.species[0]!.faceUp).not.toBeNull()
  })

  test('E149: of two species completed in a turn the left one comes first', () => {
    const all = [0, 1].flatMap((slot) => TRACE_COLORS.map((color) => traced(slot, slot, color)))
    const before = sent(at(laid({ species: ['anomalies', 'centaurians'] }), all), [0, { type: 'launch' }])
    const events = happened(before, 0, { type: 'endTurn' })
    expect(events.flatMap((one) => (one.type === 'speciesDiscovered' ? [one.data.slot] : []))).toEqual([0, 1])
    const done = sent(before, [0, { type: 'endTurn' }])
    expect(done.species.map(({ id, discovered }) => [id, discovered])).toEqual([
      ['anomalies', true],
      ['centaurians', true],
    ])
    expect(done.hands.map((hand) => hand.known.map((card) => cardOf(card).species))).toEqual([
      ['anomalies', 'anomalies', 'anomalies'],
      ['centaurians', 'centaurians', 'centaurians'],
    ])
  })

  test('E150: with every matching space taken the trace goes to the overflow of either species', () => {
    const asked = analyzing(laid(), traced(1, 0, 'blue'), traced(1, 1, 'blue'))
    expect(keys(asked, 0)).toEqual(['left blue overflow', 'right blue overflow'])
    const done = sent(asked, [0, answer('right blue overflow')])
    expect(done.players[0]).toMatchObject({ score: 1 + 3, publicity: 4 })
    expect(done.species[1]!.overflow).toEqual([{ seat: 0, color: 'blue' }])
  })

  test('E151: overflow with a matching space open is refused, or allowed as the table says', () => {
    const asked = analyzing(laid(), traced(1, 0, 'blue'))
    // The only space left is taken at once.
    expect([asked.species[1]!.discovery.blue, asked.players[0]!.score]).toEqual([0, 6])
    const open = analyzing(laid())
    expect(refusal(open, 0, answer('left blue overflow'))).toBe('no-such-way')
    const always = analyzing(laid({ options: { overflow: 'always' } }))
    const done = sent(always, [0, answer('left blue overflow')])
    expect(done.players[0]!.score).toBe(4)
  })

  test('E153: a trace of any colour has that of its space from then on', () => {
    const asked = sent(at(laid({ hands: [['75']] }), traced(1, 0, 'red')), [
      0,
      { type: 'playCard', card: '75' },
    ])
    expect(keys(asked, 0)).toEqual(['right red', 'left yellow', 'right yellow', 'left blue', 'right blue'])
    const done = sent(asked, [0, answer('right yellow')])
    expect(TRACE_COLORS.map((color) => tracesOf(done, 0, color))).toEqual([0, 1, 0])
    expect(done.players[0]!.score).toBe(1 + 5 + 1)
  })
})
