import { describe, expect, test } from 'vitest'
import { createRng } from '../../../src/core/index.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { given, stateAfter, wordList } from '../../support/given.ts'
import {
  answer,
  begun,
  got,
  inFront,
  keys,
  laid,
  learned,
  passed,
  sent,
  stateOf,
  traced,
  tucked,
} from './table.ts'

const HAND = ['10', '11', '12', '13', '14', '15', '16']

describe('R2 set-up', () => {
  test('R2.7 every seat tucks a card and has its symbol at once; then seat 0 begins', () => {
    const state = stateOf(begun(3))
    expect(state.players.map((player) => player.tucked.length)).toEqual([1, 1, 1])
    expect(state.players.map((player) => player.score)).toEqual([1, 2, 3])
    expect(state.turn.seat).toBe(0)
    expect(state.round).toBe(1)
  })

  test('R2.5 and R2.6 stacks and neutral markers go by the number of seats', () => {
    expect(stateOf(begun(3)).stacks.map((stack) => stack.count)).toEqual([4, 4, 4, 4])
    expect(stateOf(begun(2)).neutral.map((one) => one.left)).toEqual([2, 2])
    expect(stateOf(begun(3)).neutral.map((one) => one.left)).toEqual([1, 1])
    expect(stateOf(begun(4)).neutral).toEqual([])
  })
})

describe('R12 rounds', () => {
  test('R12.4 the first to pass discards to four, rotates, takes a card of the stack', () => {
    const state = stateAfter(seti, laid({ hands: [HAND] }))
    const passing = sent(state, [0, { type: 'pass' }])
    expect(keys(passing, 0)).toHaveLength(7)
    expect(passing.solar.next).toBe(0)
    const choosing = sent(passing, [0, answer('card 10')], [0, answer('card 11')], [0, answer('card 12')])
    expect(choosing.solar).toMatchObject({ offsets: [7, 0, 0], next: 1 })
    expect(keys(choosing, 0)).toHaveLength(3)
    const [first] = keys(choosing, 0)
    const done = sent(choosing, [0, answer(first!)])
    expect(done.hands[0]!.count).toBe(5)
    expect(done.players[0]!.seen.count).toBe(2)
    expect(done.turn.seat).toBe(1)
  })

  test('R12.4 and R12.5 the last leaves a card that is discarded; income; the marker moves on', () => {
    const first = sent(stateAfter(seti, laid()), [0, { type: 'pass' }])
    const second = sent(first, [0, answer(keys(first, 0)[0]!)], [1, { type: 'pass' }])
    const [taken, left] = keys(second, 1)
    const done = sent(second, [1, answer(taken!)])
    expect(done).toMatchObject({ round: 2, start: 1, passed: [], turn: { seat: 1 } })
    expect(done.stacks).toHaveLength(3)
    expect(done.discard.map((card) => `card ${card}`)).toEqual([left])
    // One card of the stack, one of income.
    expect(done.hands.map((hand) => hand.count)).toEqual([2, 2])
    expect(done.players.map(({ credit, energy }) => [credit, energy])).toEqual([
      [7, 5],
      [7, 5],
    ])
  })

  test('R12.5 unusual symbols bring data and publicity; income goes round from the starting seat', () => {
    // ET.32 has data as its income, ET.33 publicity.
    const state = stateAfter(seti, [
      ...laid({ hands: [['et32', 'et33']] }),
      ...tucked(0, 'et32', 'et33').flat(),
      { type: 'roundBegan', data: { round: 2, start: 1 } },
    ])
    const top = state.deck.known.slice(0, 2)
    const first = sent(state, [0, { type: 'pass' }])
    const second = sent(first, [0, answer(keys(first, 0)[0]!)], [1, { type: 'pass' }])
    const done = sent(second, [1, answer(keys(second, 1)[0]!)])
    expect(done.players.map(({ data, publicity }) => [data, publicity])).toEqual([
      [1, 5],
      [0, 4],
    ])
    expect(done.hands.map((hand) => hand.known.at(-1))).toEqual([top[1], top[0]])
    expect(done).toMatchObject({ round: 3, start: 0 })
  })

  test('R12.4 and R13.1 in round 5 nobody takes a card, and the match ends', () => {
    let world = begun(2)
    for (let round = 1; round <= 5; round++)
      for (const seat of round % 2 ? [0, 1] : [1, 0]) world = passed(world, seat)
    const state = stateOf(world)
    expect(state.over).toBe(true)
    expect(seti.outcome(state)).toMatchObject({ result: 'ranked' })
    // Five first passes have rotated.
    expect(state.solar.next).toBe(2)
  })

  test('R12.2 who passes two milestones marks two tiles, each on its highest free value', () => {
    const rich = stateAfter(seti, [
      ...laid(),
      got(0, 'vp', 51),
      { type: 'goldMarked', data: { seat: 1, tile: 'tech', space: 0 } },
    ])
    const first = sent(rich, [0, { type: 'launch' }], [0, { type: 'endTurn' }])
    expect(keys(first, 0)).toEqual(['tech', 'mission', 'income', 'other'])
    const second = sent(first, [0, answer('tech')])
    expect(second.gold[0]!.marks).toEqual([
      { seat: 1, space: 0 },
      { seat: 0, space: 1 },
    ])
    expect(keys(second, 0)).toEqual(['mission', 'income', 'other'])
    expect(sent(second, [0, answer('other')]).turn.seat).toBe(1)
  })

  test('R12.3 a neutral marker goes to the leftmost empty discovery space and can complete it', () => {
    const twenty = stateAfter(seti, [
      ...laid(),
      traced(0, 0, 'red'),
      traced(1, 0, 'yellow'),
      got(0, 'vp', 20),
    ])
    const ended = sent(twenty, [0, { type: 'launch' }], [0, { type: 'endTurn' }])
    expect(ended.species[0]).toMatchObject({
      discovery: { red: 0, yellow: 1, blue: 'neutral' },
      discovered: true,
      id: 'mascamites',
    })
    expect(ended.neutral[0]).toEqual({ at: 20, left: 1 })
    const four = stateAfter(seti, [...laid({ seats: 4 }), got(0, 'vp', 20)])
    const quiet = sent(four, [0, { type: 'launch' }], [0, { type: 'endTurn' }])
    expect(quiet.species[0]!.discovery.red).toBeNull()
  })
})

describe('R15 absent seats', () => {
  const absent = (state: State, seat: number): State =>
    (
      seti.skip(state, seat, { now: 0, rng: createRng('00'.repeat(32), 'game', 1), words: wordList() }) ?? []
    ).reduce((s, event) => seti.evolve(s, event as never, { revision: 1, at: 0, seat: null }), state)

  test('R15.1 they pass, discard what comes first and take the first card, for one turn alone', () => {
    const first = sent(stateAfter(seti, laid({ hands: [[], HAND] })), [0, { type: 'pass' }])
    const state = sent(first, [0, answer(keys(first, 0)[0]!)])
    const taken = state.stacks[0]!.known[0]!
    const after = absent(state, 1)
    // Its own turn comes again with the new round, which is another matter.
    expect(after).toMatchObject({ round: 2, start: 1, passed: [], turn: { seat: 1 } })
    expect(after.agenda[0]).toMatchObject({ do: 'main', seat: 1 })
    expect(after.hands[1]!.known).toEqual([...HAND.slice(3), taken, expect.any(String)])
  })

  test('R15.1 they decline where they may, else take the first way', () => {
    const trigger = stateAfter(seti, [
      ...laid({ hands: [[], ['128']] }),
      ...inFront(1, '128'),
      { type: 'inserted', data: { then: [{ do: 'trigger', seat: 1, slots: [{ card: '128', slot: 0 }] }] } },
    ])
    const skipped = absent(trigger, 1)
    expect(skipped.players[1]).toMatchObject({ energy: 3, missions: [{ card: '128', covered: [] }] })
    const must = stateAfter(seti, [
      ...laid(),
      { type: 'inserted', data: { then: [{ do: 'trace', color: 'any', seat: 1 }] } },
    ])
    expect(absent(must, 1).species[0]!.discovery).toEqual({ red: 1, yellow: null, blue: null })
    expect(seti.skip(must, 0, { now: 0, rng: undefined as never, words: undefined as never })).toBeUndefined()
  })
})

describe('R9 traces', () => {
  const blues: SetiEvent[] = [traced(1, 0, 'blue'), traced(1, 1, 'blue')]
  const analyzing = (events: SetiEvent[]) =>
    keys(
      sent(
        stateAfter(seti, [
          ...events,
          got(0, 'data', 6),
          ...[1, 2, 3, 4, 5, 6].map(
            (column): SetiEvent => ({
              type: 'dataPlaced',
              data: { seat: 0, row: 'top', column },
            }),
          ),
        ]),
        [0, { type: 'analyze' }],
      ),
      0,
    )

  test('R9.3 overflow when no discovery space of the colour is open, or always', () => {
    expect(analyzing(laid())).toEqual(['left blue', 'right blue'])
    expect(analyzing([...laid(), ...blues])).toEqual(['left blue overflow', 'right blue overflow'])
    expect(analyzing([...laid({ options: { overflow: 'always' } }), blues[0]!])).toEqual([
      'left blue overflow',
      'right blue',
      'right blue overflow',
    ])
  })

  test('R9.2 five points, or three on the right as printed', () => {
    const marking = (options: object, way: string) => {
      const full = [1, 2, 3, 4, 5, 6].map(
        (column): SetiEvent => ({
          type: 'dataPlaced',
          data: { seat: 0, row: 'top', column },
        }),
      )
      const state = stateAfter(seti, [...laid({ options }), got(0, 'data', 6), ...full])
      return sent(state, [0, { type: 'analyze' }], [0, answer(way)]).players[0]!.score
    }
    expect(marking({}, 'right blue')).toBe(6)
    expect(marking({ discoveryReward: 'printed' }, 'right blue')).toBe(4)
    expect(marking({ discoveryReward: 'printed' }, 'left blue')).toBe(6)
  })
})

describe('R16 techs', () => {
  test('R16.3 two points for the first, the bonus of the tile, then what the tech brings', () => {
    given(seti, laid()).when(0, { type: 'research' }).refused('cannot-pay')
    const asked = sent(stateAfter(seti, [...laid(), got(0, 'publicity', 2)]), [0, { type: 'research' }])
    expect(asked.solar.next).toBe(1)
    expect(keys(asked, 0)).toHaveLength(12)
    const taken = sent(asked, [0, answer('telescope-1')])
    expect(taken.players[0]).toMatchObject({ publicity: 0, score: 1 + 2 + 3, data: 2 })
    expect(taken.techs['telescope-1']).toMatchObject({ top: 'energy', vp: false })
  })

  test('R16.4 a computer tech goes to a free column', () => {
    const asked = sent(
      stateAfter(seti, [...laid(), got(0, 'publicity', 2)]),
      [0, { type: 'research' }],
      [0, answer('computer-2')],
    )
    expect(keys(asked, 0)).toEqual(['column 1', 'column 3', 'column 5', 'column 6'])
    const placed = sent(asked, [0, answer('column 3')])
    expect(placed.players[0]!.computer.techs).toEqual([{ tech: 'computer-2', column: 3 }])
  })

  test('R10.5 card 81 takes only what another seat owns, without the bonus of the tile', () => {
    const played = sent(stateAfter(seti, [...laid({ hands: [['81']] }), learned(1, 'telescope-1')]), [
      0,
      { type: 'playCard', card: '81' },
    ])
    expect(played.players[0]).toMatchObject({ techs: ['telescope-1'], data: 2, score: 1, energy: 3 })
    expect(played.solar.next).toBe(0)
  })
})

describe('R13 the end', () => {
  test('R13.1 cards kept for the end and gold tiles score', () => {
    const end: SetiEvent[] = [
      ...laid({ hands: [['14']] }),
      { type: 'cardPlayed', data: { seat: 0, card: '14', credits: 0 } },
      { type: 'cardSettled', data: { seat: 0, card: '14', to: 'endgame' } },
      { type: 'orbited', data: { seat: 0, planet: 'mars', first: true } },
      { type: 'landed', data: { seat: 0, planet: 'mars', moon: 'phobos', data: null } },
      ...inFrontDone(),
      { type: 'goldMarked', data: { seat: 0, tile: 'mission', space: 1 } },
      { type: 'inserted', data: { then: [{ do: 'finalScoring', seat: 0 }] } },
    ]
    const decided = seti.skip(
      stateAfter(seti, [...end, { type: 'inserted', data: { then: [{ do: 'endTurn', seat: 0 }] } }]),
      0,
      {
        now: 0,
        rng: undefined as never,
        words: undefined as never,
      },
    )
    expect(decided).toContainEqual({ type: 'scored', data: { seat: 0, what: '14', n: 8 } })
    expect(decided).toContainEqual({ type: 'scored', data: { seat: 0, what: 'mission', n: 3 } })
  })
})

/** A completed mission of seat 0. */
const inFrontDone = (): SetiEvent[] => [
  { type: 'cardTaken', data: { seat: 0, card: '1' } },
  ...inFront(0, '1'),
  { type: 'missionCompleted', data: { seat: 0, card: '1' } },
]
