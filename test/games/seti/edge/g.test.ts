import { describe, expect, test } from 'vitest'
import {
  answer,
  at,
  discNext,
  got,
  keys,
  laid,
  launched,
  learned,
  refusal,
  sent,
  techPlaced,
} from '../table.ts'

describe('G. techs', () => {
  test('E91: research needs six publicity', () => {
    expect(refusal(at(laid(), got(0, 'publicity', 1)), 0, { type: 'research' })).toBe('cannot-pay')
    expect(refusal(at(laid(), got(0, 'publicity', 2)), 0, { type: 'research' })).toBeUndefined()
  })

  test('E93: what its rotation brings comes after the payment', () => {
    const { offsets, turns } = discNext(1)
    const asked = sent(at(laid({ offsets }), turns, got(0, 'publicity', 2), launched(0, 'r2s1')), [
      0,
      { type: 'research' },
    ])
    expect(asked.players[0]).toMatchObject({ publicity: 1, probes: ['r2s0'] })
    // At five it is refused, though the push would bring the sixth.
    expect(
      refusal(at(laid({ offsets }), turns, got(0, 'publicity', 1), launched(0, 'r2s1')), 0, {
        type: 'research',
      }),
    ).toBe('cannot-pay')
  })

  test('E94: a stack of an own tech is closed to the seat', () => {
    const asked = sent(at(laid(), learned(0, 'probe-3'), got(0, 'publicity', 2)), [0, { type: 'research' }])
    expect(keys(asked, 0)).toHaveLength(11)
    expect(refusal(asked, 0, answer('probe-3'))).toBe('no-such-way')
  })

  test('E95: the two points of a stack are for the first taker', () => {
    const first = sent(at(laid(), got(0, 'publicity', 2)), [0, { type: 'research' }], [0, answer('probe-2')])
    expect(first.players[0]!.score).toBe(1 + 2 + 3)
    expect(first.techs['probe-2']).toMatchObject({ vp: false, top: 'energy' })
    const second = sent(
      at(laid(), learned(1, 'probe-2'), got(0, 'publicity', 2)),
      [0, { type: 'research' }],
      [0, answer('probe-2')],
    )
    expect(second.players[0]).toMatchObject({ score: 1, energy: 4 })
  })

  test('E97: a card with tech and rotation rotates once', () => {
    const asked = sent(at(laid({ hands: [['63']] })), [0, { type: 'playCard', card: '63' }])
    expect(asked.solar).toMatchObject({ offsets: [7, 0, 0], next: 1 })
    expect(keys(asked, 0)).toEqual(['probe-1', 'probe-2', 'probe-3', 'probe-4'])
    const done = sent(asked, [0, answer('probe-2')])
    expect(done.solar.next).toBe(1)
    expect(done.players[0]).toMatchObject({ publicity: 4, credit: 1 })
  })

  test('E98: card 81 copies techs of other seats, without rotation and tile bonus', () => {
    const play = (...techs: Parameters<typeof learned>[1][]) =>
      sent(
        at(
          laid({ hands: [['81']] }),
          learned(0, 'probe-4'),
          techs.map((tech) => learned(1, tech)),
        ),
        [0, { type: 'playCard', card: '81' }],
      )
    const asked = play('probe-1', 'telescope-1', 'probe-4')
    expect(keys(asked, 0)).toEqual(['probe-1', 'telescope-1'])
    expect(asked.solar.next).toBe(0)
    expect(sent(asked, [0, answer('probe-1')]).players[0]).toMatchObject({
      probes: ['r1s5'],
      score: 1,
      energy: 3,
    })
    expect(sent(asked, [0, answer('telescope-1')]).players[0]).toMatchObject({ data: 2, score: 1, energy: 3 })
    expect(play('probe-4').agenda[0]!.do).toBe('endTurn')
  })

  test('E99: a computer tech goes to any free one of four columns', () => {
    const asked = sent(
      at(laid(), techPlaced(0, 'computer-1', 5), got(0, 'publicity', 2)),
      [0, { type: 'research' }],
      [0, answer('computer-3')],
    )
    expect(keys(asked, 0)).toEqual(['column 1', 'column 3', 'column 6'])
    expect(sent(asked, [0, answer('column 6')]).players[0]!.computer.techs).toEqual([
      { tech: 'computer-1', column: 5 },
      { tech: 'computer-3', column: 6 },
    ])
  })
})
