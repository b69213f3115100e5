import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../../src/games/seti/events.ts'
import type { SampleId, Space } from '../../../../src/games/seti/material/index.ts'
import { contentAt } from '../../../../src/games/seti/state/index.ts'
import {
  answer,
  at,
  discNext,
  due,
  got,
  inFront,
  keys,
  laid,
  launched,
  learned,
  refusal,
  sent,
  traced,
} from '../table.ts'

const FOUND: SetiEvent[] = [
  { type: 'speciesDiscovered', data: { slot: 0, id: 'mascamites' } },
  {
    type: 'samplesLaid',
    data: { open: 'data2', count: 3 },
    secret: { jupiter: ['vp7', 'card2', 'credit2'], saturn: ['publicity3', 'vp3card', 'energy2'] },
  },
]
/** The Mascamites are there; seat 0 has these cards. */
const queen = (hand: string[], ...more: (SetiEvent | SetiEvent[])[]) =>
  at(laid({ hands: [hand], species: ['mascamites', 'anomalies'] }), FOUND, ...more)
/** A capsule of a seat with a sample of Jupiter. */
const capsule = (seat: number, where: Space, sample: SampleId = 'vp7'): SetiEvent => ({
  type: 'sampleTaken',
  data: { seat, planet: 'jupiter', at: where },
  secret: { sample },
})

describe('K. Mascamites', () => {
  test('E43: a capsule is pushed and carried like a probe', () => {
    const { offsets, turns } = discNext(1)
    const rotated = (where: Space) =>
      sent(
        at(
          laid({ offsets, species: ['mascamites', 'anomalies'] }),
          turns,
          FOUND,
          capsule(1, where),
          got(0, 'publicity', 2),
        ),
        [0, { type: 'research' }],
      )
    const pushed = rotated('r2s1')
    expect(pushed.own.mascamites!.capsules[0]!.at).toBe('r2s0')
    expect(pushed.players[1]!.publicity).toBe(5)
    const carried = rotated('r2s2')
    expect(carried.own.mascamites!.capsules[0]!.at).toBe('r2s1')
    expect(carried.players[1]!.publicity).toBe(4)
  })

  test('E154: landing on Mars with a card brings no sample, the delivery stays open', () => {
    const landed = sent(
      queen(['et7'], launched(0, 'r2s2')),
      [0, { type: 'playCard', card: 'et7' }],
      [0, answer('cover 2')],
    )
    const done = sent(landed, [0, answer('mascamites yellow-1')])
    expect(done.agenda[0]!.do).toBe('endTurn')
    expect(done.players[0]!.missions).toEqual([{ card: 'et7', covered: [] }])
    expect(done.own.mascamites).toMatchObject({ capsules: [], jupiter: { count: 3 }, saturn: { count: 3 } })
    expect(refusal(done, 0, { type: 'deliver', card: 'et7' })).toBe('nothing-to-deliver')
  })

  test('E155: landing on Europa with a card brings a sample of Jupiter', () => {
    const asked = sent(
      queen(['et2'], launched(0, 'r3s3')),
      [0, { type: 'playCard', card: 'et2' }],
      [0, answer('europa')],
      [0, answer('mascamites yellow-1')],
      [0, answer('mascamites yellow-2')],
    )
    expect(keys(asked, 0)).toEqual(['sample vp7', 'sample card2', 'sample credit2'])
    const done = sent(asked, [0, answer('sample card2')])
    expect(done.own.mascamites).toMatchObject({
      capsules: [{ number: 1, seat: 0, at: 'r3s3', sample: 'card2' }],
      jupiter: { count: 2 },
      saturn: { count: 3 },
    })
  })

  test('E157: a capsule is no probe for the limit', () => {
    const one = queen([], capsule(0, 'r1s5'), launched(0, 'r4s1'), learned(0, 'probe-1'))
    expect(sent(one, [0, { type: 'launch' }]).players[0]!.probes).toEqual(['r4s1', 'r1s5'])
    const none = queen([], capsule(0, 'r1s5'))
    expect(refusal(none, 0, { type: 'launch' })).toBeUndefined()
    const two = queen([], capsule(0, 'r1s5'), launched(0, 'r4s1'), launched(0, 'r4s1'), learned(0, 'probe-1'))
    expect(refusal(two, 0, { type: 'launch' })).toBe('probe-limit')
    // It neither orbits nor lands.
    expect(refusal(queen([], capsule(0, 'r1s3')), 0, { type: 'orbit', planet: 'venus' })).toBe(
      'no-probe-there',
    )
  })

  test('E158: a capsule that enters a comet earns publicity', () => {
    const moved = sent(queen([], capsule(0, 'r1s1')), [
      0,
      { type: 'move', from: 'r1s1', to: 'r2s1', capsule: 1 },
    ])
    expect(moved.players[0]).toMatchObject({ publicity: 5, energy: 2, probes: [] })
    expect(moved.own.mascamites!.capsules[0]!.at).toBe('r2s1')
  })

  test('E159: a delivered sample lies on the next blue space for all, its owner is rewarded at once', () => {
    const state = queen(['et4'], inFront(0, 'et4'), capsule(0, 'r2s2'))
    expect(
      refusal(queen(['et4'], inFront(0, 'et4'), capsule(0, 'r1s5')), 0, { type: 'deliver', card: 'et4' }),
    ).toBe('nothing-to-deliver')
    const delivered = sent(state, [0, { type: 'deliver', card: 'et4' }])
    expect(delivered.players[0]).toMatchObject({ score: 1 + 7 + 2, done: ['et4'], missions: [] })
    expect(delivered.own.mascamites).toMatchObject({ open: ['data2', 'vp7'], capsules: [] })
    const next = sent(delivered, [0, answer('card 1')])
    expect(next.agenda[0]!.do).toBe('main')
    const waiting = due({ do: 'trace', color: 'blue', seat: 1 })
    const before = queen([], capsule(0, 'r2s2'), waiting)
    expect(keys(before, 1)).toContain('mascamites blue-sample-0')
    expect(keys(before, 1)).not.toContain('mascamites blue-sample-1')
    const open = queen(
      [],
      capsule(0, 'r2s2'),
      { type: 'sampleDelivered', data: { seat: 0, card: 'et4', capsule: 1, sample: 'vp7' } },
      waiting,
    )
    const taken = sent(open, [1, answer('mascamites blue-sample-1')])
    expect(taken.players[1]!.score).toBe(2 + 7)
  })
})

/** 'Oumuamua is there, its tile lies at r3s5, in Earth's sector. */
const tile = (...more: (SetiEvent | SetiEvent[])[]) =>
  at(
    laid({ seats: 3, species: ['oumuamua', 'anomalies'] }),
    { type: 'speciesDiscovered', data: { slot: 0, id: 'oumuamua' } },
    { type: 'tileLaid', data: {} },
    ...more,
  )
const onTile = (seat: number): SetiEvent => ({ type: 'tileMarked', data: { seat } })

describe('K. ’Oumuamua', () => {
  test('E165: a probe where the tile is laid earns publicity and stands on a planet', () => {
    const before = at(
      laid({ species: ['oumuamua', 'anomalies'] }),
      launched(1, 'r3s5'),
      traced(0, 0, 'red'),
      traced(0, 0, 'yellow'),
      traced(0, 0, 'blue'),
    )
    expect(contentAt(before.solar, 'r3s5')).toBe('empty')
    const found = sent(before, [0, { type: 'launch' }], [0, { type: 'endTurn' }])
    expect(contentAt(found.solar, 'r3s5')).toBe('oumuamua')
    expect(found.players.map((player) => player.publicity)).toEqual([4, 5])
    // The first to orbit takes a card instead of three points.
    const orbited = sent(found, [1, { type: 'orbit', planet: 'oumuamua' }], [1, answer('deck')])
    expect(orbited.players[1]).toMatchObject({ score: 2 + 10, exofossil: 1, probes: [] })
  })

  test('E166: a signal for its sector goes to the star or the tile', () => {
    const asked = sent(tile(), [0, { type: 'scan' }], [0, answer('earth')])
    expect(keys(asked, 0)).toEqual(['61-virginis', 'tile'])
    const onto = sent(asked, [0, answer('tile')])
    expect(onto.own.oumuamua).toEqual({ data: 2, markers: [0] })
    expect(onto.sectors['61-virginis'].markers).toEqual([])
    expect(onto.players[0]).toMatchObject({ data: 1, score: 2 })
    expect(sent(asked, [0, answer('61-virginis')]).own.oumuamua).toEqual({ data: 3, markers: [] })
  })

  test('E167: one, none and two points; then an exofossil for each seat with a marker, the tile is full', () => {
    const third = (...on: number[]) =>
      sent(tile(on.map(onTile)), [0, { type: 'scan' }], [0, answer('earth')], [0, answer('tile')])
    expect(third().players[0]!.score).toBe(1 + 1)
    expect(third(1).players[0]!.score).toBe(1)
    const full = third(1, 1)
    expect(full.players.map(({ score }) => score)).toEqual([1 + 2, 2, 3])
    expect(full.players.map(({ exofossil }) => exofossil)).toEqual([1, 1, 0])
    expect(full.own.oumuamua).toEqual({ data: 3, markers: [] })
  })

  test('E169: landing there brings nine points and two exofossils, no trace', () => {
    const asked = sent(tile(launched(0, 'r3s5')), [0, { type: 'land', planet: 'oumuamua' }])
    expect(keys(asked, 0)).toEqual(['cover 3', 'cover 2', 'cover 1'])
    const done = sent(asked, [0, answer('cover 3')])
    expect(done.players[0]).toMatchObject({ score: 10, exofossil: 2, data: 3 })
    expect(done.agenda[0]!.do).toBe('endTurn')
  })
})
