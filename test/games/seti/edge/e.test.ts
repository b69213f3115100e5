import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../../src/games/seti/events.ts'
import type { StarId } from '../../../../src/games/seti/material/index.ts'
import {
  answer,
  at,
  due,
  got,
  keys,
  laid,
  launched,
  learned,
  lost,
  marked,
  refusal,
  sent,
  traced,
} from '../table.ts'

/** Markers in a slot, by these seats in this order. */
const slot = (star: StarId, ...seats: number[]): SetiEvent[] => seats.map((seat) => marked(seat, star))
const won = (star: StarId, seat: number, second: number | null): SetiEvent => ({
  type: 'sectorWon',
  data: { star, seat, second },
})
/** Seat 0 plays a card that marks in one sector: 44 one in Vega's, 40 two in Kepler 22's. */
const played = (card: string, seats: number, ...more: (SetiEvent | SetiEvent[])[]) =>
  sent(at(laid({ seats, hands: [[card]] }), ...more), [0, { type: 'playCard', card }])

describe('E. scan and sectors', () => {
  test('E63: the row is refilled after the whole scan', () => {
    const asked = sent(at(laid(), learned(0, 'telescope-2')), [0, { type: 'scan' }])
    const marking = sent(asked, [0, answer('card 1 kepler-22')], [0, answer('earth')])
    expect(marking.row).toEqual(['2', '3'])
    expect(sent(marking, [0, answer('done')]).row).toHaveLength(3)
  })

  test('E65: with telescope tech 1 Earth’s signal may go to a neighbour, one signal only', () => {
    const asked = sent(at(laid(), learned(0, 'telescope-1')), [0, { type: 'scan' }], [0, answer('earth')])
    expect(keys(asked, 0).toSorted()).toEqual(['61-virginis', 'beta-pictoris', 'proxima-centauri'])
    const next = sent(asked, [0, answer('beta-pictoris')])
    expect(Object.values(next.sectors).flatMap(({ markers }) => markers)).toEqual([0])
    expect(keys(next, 0).every((key) => key.startsWith('card '))).toBe(true)
  })

  test('E66: all telescope techs make four signals and one launch, in any order', () => {
    const techs = [1, 2, 3, 4].map((n) => learned(0, `telescope-${n as 1 | 2 | 3 | 4}`))
    const done = sent(
      at(laid({ hands: [['3']] }), techs),
      [0, { type: 'scan' }],
      [0, answer('launch')],
      [0, answer('hand')],
      [0, answer('card 3 kepler-22')],
      [0, answer('mercury')],
      [0, answer('earth')],
      [0, answer('61-virginis')],
      [0, answer('card 2 procyon')],
    )
    expect(done.agenda[0]!.do).toBe('endTurn')
    const marks = Object.entries(done.sectors).flatMap(([star, { markers }]) => markers.map(() => star))
    expect(marks.toSorted()).toEqual(['61-virginis', 'kepler-22', 'procyon', 'sirius-a'])
    expect(done.players[0]).toMatchObject({ data: 4, energy: 0, credit: 3, publicity: 3, probes: ['r1s5'] })
  })

  test('E67: in a scan of a card the Mercury signal still costs its publicity', () => {
    const poor = played('51', 2, learned(0, 'telescope-2'), lost(0, 'publicity', 4))
    const ended = sent(poor, [0, answer('card 1 kepler-22')])
    expect(refusal(ended, 0, answer('mercury'))).toBe('no-such-way')
    expect(keys(ended, 0)).toEqual(['done'])
    const rich = sent(played('51', 2, learned(0, 'telescope-2')), [0, answer('mercury')])
    expect(rich.players[0]!.publicity).toBe(3)
  })

  test('E69: a marker beyond the slot brings nothing but counts, and as the latest', () => {
    // The last data and one more: three of seat 0 against three of seat 1, and placed later.
    const done = played('40', 2, slot('kepler-22', 1, 1, 1, 0))
    expect(done.players[0]).toMatchObject({ data: 1, score: 1 })
    expect(done.sectors['kepler-22'].wins).toEqual([0])
    expect(done.sectors['kepler-22'].markers).toEqual([1])
  })

  test('E70: the first marker brings data alone, the second of anybody two points too', () => {
    expect(played('44', 2).players[0]).toMatchObject({ data: 1, score: 1 })
    expect(played('44', 2, slot('vega', 1)).players[0]).toMatchObject({ data: 1, score: 3 })
    expect(played('40', 2).players[0]).toMatchObject({ data: 2, score: 3 })
    expect(played('44', 2, slot('vega', 1, 1)).players[0]).toMatchObject({ data: 1, score: 1 })
  })

  test('E71: after a marker that was left in the first place the next is the second', () => {
    const done = played('44', 2, won('vega', 0, 1))
    expect(done.players[0]).toMatchObject({ data: 1, score: 3 })
    expect(done.sectors.vega).toMatchObject({ data: 2, markers: [1, 0] })
  })

  test('E73: of two and two the later wins, the other leaves one', () => {
    // One publicity for the marker; the winner's trace has brought one more.
    const done = sent(played('44', 2, slot('vega', 1, 0, 1)), [0, answer('left red')])
    expect(done.sectors.vega).toEqual({ data: 3, markers: [1], wins: [0] })
    expect(done.players.map((player) => player.publicity)).toEqual([6, 5])
  })

  test('E74: a seat alone wins, nobody is second, the slot is full', () => {
    const done = sent(played('44', 2, slot('vega', 0, 0, 0)), [0, answer('left red')])
    expect(done.sectors.vega).toEqual({ data: 4, markers: [], wins: [0] })
    expect(done.players.map((player) => player.publicity)).toEqual([6, 4])
  })

  test('E75: of two seats with one marker the later is second', () => {
    const done = sent(played('40', 3, slot('kepler-22', 0, 1, 2)), [0, answer('left red')])
    expect(done.sectors['kepler-22']).toEqual({ data: 4, markers: [2], wins: [0] })
    expect(done.players.map((player) => player.publicity)).toEqual([6, 5, 5])
  })

  test('E77: a marker left from last time counts like any other', () => {
    const second = played('44', 2, won('vega', 0, 1), slot('vega', 0, 0))
    expect(second.sectors.vega).toEqual({ data: 3, markers: [1], wins: [0, 0] })
    expect(second.players[1]!.publicity).toBe(5)
    const winner = played('44', 3, won('vega', 0, 1), slot('vega', 2, 1))
    expect(winner.sectors.vega).toEqual({ data: 3, markers: [0], wins: [0, 1] })
    expect(winner.players[1]!.score).toBe(2 + 5)
  })

  test('E78: the first win of a star takes the first reward, every later one the other', () => {
    const first = played('44', 2, slot('vega', 0, 0, 0))
    expect(first.players[0]!.score).toBe(1 + 2)
    expect(keys(first, 0)).toEqual(['left red', 'right red'])
    const later = played('44', 2, won('vega', 1, null), slot('vega', 0, 0, 0))
    expect(later.players[0]!.score).toBe(1 + 5)
    expect(later.agenda[0]!.do).toBe('endTurn')
  })

  test('E79: of two completed sectors the active seat chooses which comes first', () => {
    const asked = sent(
      at(laid({ row: ['1', '2', '4'] }), slot('61-virginis', 1, 1, 1, 1, 1), slot('procyon', 1, 1, 1, 1)),
      [0, { type: 'scan' }],
      [0, answer('card 2 procyon')],
    )
    expect(keys(asked, 0)).toEqual(['procyon', '61-virginis'])
    const first = sent(asked, [0, answer('61-virginis')])
    // Seat 1 wins and chooses where its trace goes, then the other sector follows.
    expect(first.agenda[0]).toMatchObject({ do: 'trace', seat: 1 })
    expect(first.sectors.procyon.data).toBe(0)
    const both = sent(first, [1, answer('left red')])
    expect([both.sectors.procyon.wins, both.sectors['61-virginis'].wins]).toEqual([[1], [1]])
    expect(both.agenda[0]).toMatchObject({ do: 'endTurn', seat: 0 })
  })

  test('E81: signals without data complete a sector too', () => {
    const plato = played('118', 2, launched(0, 'r4s0'), slot('vega', 1, 0))
    expect(plato.players[0]).toMatchObject({ data: 0, score: 1 + 2 })
    expect(plato.sectors.vega).toEqual({ data: 3, markers: [1], wins: [0] })
    const algonquin = sent(
      played('136', 2, slot('vega', 0, 0, 0)),
      [0, answer('kepler-22')],
      [0, answer('barnards-star')],
      [0, answer('procyon')],
      [0, answer('vega')],
    )
    expect(algonquin.players[0]!.data).toBe(0)
    expect(algonquin.sectors.vega.wins).toEqual([0])
  })

  test('E82: completed by an effect outside a main action a sector is resolved right after it', () => {
    const outside = [due({ do: 'signal', n: 1, at: { any: true }, seat: 0 }, { do: 'closeFree', seat: 0 })]
    const before = sent(at(laid(), slot('vega', 0, 0, 0), outside), [0, answer('vega')])
    expect(before.sectors.vega.wins).toEqual([0])
    const traced = sent(before, [0, answer('left red')])
    expect(traced.agenda[0]!.do).toBe('main')
    const acted = sent(at(laid(), slot('vega', 0, 0, 0)), [0, { type: 'launch' }])
    expect(acted.agenda[0]!.do).toBe('endTurn')
    const after = sent(
      at(laid(), slot('vega', 0, 0, 0), due({ do: 'endTurn', seat: 0 }), outside),
      [0, answer('vega')],
      [0, answer('right red')],
    )
    expect(after.agenda[0]!.do).toBe('endTurn')
    expect(after.sectors.vega).toEqual({ data: 4, markers: [], wins: [0] })
  })

  test('E83: a species that a sector’s trace completes is discovered after the turn', () => {
    const full = sent(
      played(
        '44',
        2,
        slot('vega', 0, 0, 0),
        traced(1, 0, 'yellow'),
        traced(1, 0, 'blue'),
        got(0, 'energy', 1),
      ),
      [0, answer('left red')],
    )
    expect(full.agenda[0]!.do).toBe('endTurn')
    expect(full.species[0]!.discovered).toBe(false)
    expect(sent(full, [0, { type: 'endTurn' }]).species[0]).toMatchObject({
      discovered: true,
      id: 'mascamites',
    })
  })
})
