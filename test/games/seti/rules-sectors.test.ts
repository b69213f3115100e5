import { describe, expect, test } from 'vitest'
import { seti } from '../../../src/games/seti/index.ts'
import { CARDS, type Card, cardOf, type Slot, type StarId } from '../../../src/games/seti/material/index.ts'
import { starOfPlanet } from '../../../src/games/seti/state/index.ts'
import { stateAfter } from '../../support/given.ts'
import { answer, due, got, inFront, keys, laid, launched, learned, marked, sent } from './table.ts'

const EARTH: StarId = starOfPlanet(stateAfter(seti, laid()).solar, 'earth')!
/** All of Earth's slot but the last data, by these seats in this order. */
const nearly = (...seats: number[]) => seats.map((seat) => marked(seat, EARTH))

describe('R7 signals and scans', () => {
  test('R7.1 the first marker brings data, the second two points as well', () => {
    const first = sent(stateAfter(seti, laid()), [0, { type: 'scan' }], [0, answer('earth')])
    expect(first.players[0]).toMatchObject({ data: 1, score: 1, credit: 3, energy: 1 })
    const second = sent(
      stateAfter(seti, [...laid(), marked(1, EARTH)]),
      [0, { type: 'scan' }],
      [0, answer('earth')],
    )
    expect(second.players[0]).toMatchObject({ data: 1, score: 3 })
  })

  test('R3.1 a full pool loses the data, the marker is placed', () => {
    const full = sent(
      stateAfter(seti, [...laid(), got(0, 'data', 6)]),
      [0, { type: 'scan' }],
      [0, answer('earth')],
    )
    expect(full.players[0]!.data).toBe(6)
    expect(full.sectors[EARTH].markers).toEqual([0])
    expect(full.sectors[EARTH].data).toBe(5)
  })

  test('R5.5 the row is refilled after the whole scan', () => {
    const asked = sent(stateAfter(seti, laid({ row: ['1', '2', '4'] })), [0, { type: 'scan' }])
    expect(keys(asked, 0).filter((key) => key.startsWith('card 2'))).toEqual([
      'card 2 procyon',
      'card 2 sirius-a',
    ])
    const done = sent(asked, [0, answer('card 2 sirius-a')])
    expect(done.row).not.toContain('2')
    expect(done.row).toHaveLength(3)
    expect(done.agenda[0]!.do).toBe('endTurn')
  })

  test('R5.5 the refill is the last of a scan: who covers a circle for it chooses of a whole row', () => {
    const state = stateAfter(seti, [
      ...laid({ row: ['1', '2', '4'], hands: [['78']] }),
      ...inFront(0, '78'),
      learned(0, 'telescope-2'),
    ])
    const done = sent(
      state,
      [0, { type: 'scan' }],
      [0, answer('card 2 sirius-a')],
      [0, answer('earth')],
      [0, answer('done')],
    )
    expect(keys(done, 0)).toEqual(['card 78 1', 'card 78 2', 'card 78 3', 'skip'])
    const choosing = sent(done, [0, answer('card 78 2')])
    expect(keys(choosing, 0)).toEqual(['card 1', 'card 4', `card ${choosing.row[2]}`, 'deck'])
  })

  test('R7.3 without techs too the parts come in any order, the last by itself', () => {
    const asked = sent(stateAfter(seti, laid({ row: ['1', '2', '4'] })), [0, { type: 'scan' }])
    expect(keys(asked, 0)).toHaveLength(1 + 6)
    const ends = [
      sent(asked, [0, answer('earth')], [0, answer('card 2 procyon')]),
      sent(asked, [0, answer('card 2 procyon')]),
    ]
    for (const end of ends) {
      expect([end.sectors[EARTH].markers, end.sectors.procyon.markers]).toEqual([[0], [0]])
      expect([end.agenda[0]!.do, end.row.length]).toEqual(['endTurn', 3])
    }
    // With no card left to discard Earth's sector is all.
    const bare = sent(stateAfter(seti, laid({ row: [] })), [0, { type: 'scan' }])
    expect([bare.sectors[EARTH].markers, bare.agenda[0]!.do]).toEqual([[0], 'endTurn'])
  })

  test('R7.4 telescope techs add parts and cost what they say', () => {
    const skilled = stateAfter(seti, [
      ...laid({ hands: [['3']], row: ['1', '2'] }),
      learned(0, 'telescope-1'),
      learned(0, 'telescope-2'),
      learned(0, 'telescope-3'),
      learned(0, 'telescope-4'),
    ])
    const scan = sent(skilled, [0, { type: 'scan' }])
    const row = ['card 1 kepler-22', 'card 1 61-virginis', 'card 2 procyon', 'card 2 sirius-a']
    expect(keys(scan, 0)).toEqual(['earth', ...row, 'mercury', 'hand', 'launch'])
    // With an empty hand there is nothing to discard.
    const empty = stateAfter(seti, [...laid({ row: ['1', '2'] }), learned(0, 'telescope-3')])
    expect(keys(sent(empty, [0, { type: 'scan' }]), 0)).toEqual(['earth', ...row])
    const on = sent(scan, [0, answer('earth')])
    expect(keys(on, 0)).toHaveLength(3)
    const launched = sent(scan, [0, answer('launch')])
    expect(launched.players[0]).toMatchObject({ energy: 0, probes: ['r1s5'] })
    expect(keys(launched, 0)).toEqual(['earth', ...row, 'mercury', 'hand'])
    const mercury = sent(launched, [0, answer('mercury')])
    expect(mercury.players[0]!.publicity).toBe(3)
  })
})

describe('R8 completed sectors', () => {
  test('R8.4 most markers win; the second leaves one; all with markers earn publicity', () => {
    const state = stateAfter(seti, [...laid({ row: ['1', '2', '4'] }), ...nearly(1, 1, 0, 0, 0)])
    expect(state.sectors[EARTH].data).toBe(1)
    const won = sent(state, [0, { type: 'scan' }], [0, answer('card 2 sirius-a')])
    // The reward of the first win is a red trace.
    expect(keys(won, 0)).toEqual(['left red', 'right red'])
    const done = sent(won, [0, answer('left red')])
    expect(done.sectors[EARTH]).toEqual({ data: 5, markers: [1], wins: [0] })
    expect(done.players.map((player) => player.publicity)).toEqual([4 + 1 + 1, 4 + 1])
  })

  test('R8.4 a tie goes to who placed later', () => {
    const state = stateAfter(seti, [...laid({ row: ['1', '2', '4'] }), ...nearly(0, 0, 1, 1, 1)])
    const won = sent(state, [0, { type: 'scan' }], [0, answer('card 2 sirius-a')])
    expect(won.sectors[EARTH].wins).toEqual([0])
    expect(won.sectors[EARTH].markers).toEqual([1])
  })

  test('R7.1 a marker beyond the slot brings nothing but counts', () => {
    const state = stateAfter(seti, [...laid({ row: ['1', '2', '4'] }), ...nearly(1, 1, 1, 1, 0)])
    const before = sent(state, [0, { type: 'scan' }], [0, answer('earth')])
    expect(before.sectors[EARTH].data).toBe(0)
    // Card 1 is yellow, as Earth's sector is: a seventh marker goes there.
    const won = sent(before, [0, answer(`card 1 ${EARTH}`)])
    expect(won.players[0]).toMatchObject({ data: 1, score: 1 })
    expect(won.sectors[EARTH].wins).toEqual([1])
    expect(won.sectors[EARTH].markers).toEqual([0])
  })

  test('R8.4 with one seat alone nobody is second, the slot is full of data again', () => {
    const state = stateAfter(seti, [...laid({ row: ['1', '2', '4'] }), ...nearly(0, 0, 0, 0, 0)])
    const won = sent(state, [0, { type: 'scan' }], [0, answer('card 2 sirius-a')])
    expect(won.sectors[EARTH]).toEqual({ data: 6, markers: [], wins: [0] })
  })

  test('R8.3 several completed sectors are resolved in the order the seat chooses', () => {
    const sirius = Array.from({ length: 5 }, () => marked(0, 'sirius-a'))
    const state = stateAfter(seti, [...laid({ row: ['1', '2', '4'] }), ...nearly(1, 1, 0, 0, 0), ...sirius])
    const asked = sent(state, [0, { type: 'scan' }], [0, answer('card 2 sirius-a')])
    expect(asked.agenda[0]!.do).toBe('completeSectors')
    expect(keys(asked, 0).sort()).toEqual([EARTH, 'sirius-a'].sort())
  })

  test('R8.3 what one sector brings may complete another, which is resolved with it', () => {
    // No card of today marks a signal for a trace: this one does.
    const cards = CARDS as Map<string, Card>
    const old = cardOf('77')
    const marking = {
      on: { event: 'trace', color: 'red' },
      reward: [{ do: 'signal', n: 1, at: { star: 'vega' } }],
    }
    cards.set('77', { ...old, mission: { type: 'triggerable', slots: [marking as Slot] } })
    try {
      const state = stateAfter(seti, [
        ...laid({ row: ['1', '2', '4'], hands: [['77']] }),
        ...inFront(0, '77'),
        ...nearly(0, 0, 0, 0, 0),
        ...Array.from({ length: 3 }, () => marked(1, 'vega')),
      ])
      const done = sent(
        state,
        [0, { type: 'scan' }],
        [0, answer('card 2 procyon')],
        [0, answer('left red')],
        [0, answer('card 77 1')],
      )
      expect(done.sectors.vega.wins).toEqual([1])
    } finally {
      cards.set('77', old)
    }
  })

  test('R8.3 a free action between does not resolve a sector before the main action is over', () => {
    const state = stateAfter(seti, [...laid({ row: ['1', '2', '4'] }), ...nearly(0, 0, 0, 0, 0)])
    const between = sent(
      state,
      [0, { type: 'scan' }],
      [0, answer('earth')],
      [0, { type: 'placeData', row: 'top', column: 1 }],
    )
    expect(between.sectors[EARTH]).toMatchObject({ data: 0, wins: [] })
    expect(sent(between, [0, answer('card 2 procyon')]).sectors[EARTH].wins).toEqual([0])
  })

  test('R11.3 a mission may be completed before a full sector is resolved', () => {
    const others = (['vega', 'procyon', 'kepler-22'] as const).map((star) => marked(0, star))
    const state = stateAfter(seti, [
      ...laid({ row: ['1', '2', '4'], hands: [['134']] }),
      ...inFront(0, '134'),
      ...nearly(1, 1, 0, 0, 0),
      ...others,
    ])
    const asked = sent(state, [0, { type: 'scan' }], [0, answer('card 2 procyon')])
    expect(keys(asked, 0)).toEqual([EARTH])
    const completed = sent(asked, [0, { type: 'completeMission', card: '134' }])
    expect(completed.players[0]).toMatchObject({ done: ['134'] })
    expect(completed.sectors[EARTH].wins).toEqual([0])
  })

  test('R11.3 also where a free action before the main action has filled it', () => {
    const state = stateAfter(seti, [
      ...laid({ hands: [['134']] }),
      ...inFront(0, '134'),
      ...(['vega', 'procyon', 'kepler-22'] as const).map((star) => marked(0, star)),
      ...nearly(1, 1, 1, 0, 0),
      // The question of another seat comes first, so that the rest follows an answer.
      due({ do: 'move', n: 1, seat: 1 }, { do: 'mark', star: EARTH, seat: 0 }, { do: 'closeFree', seat: 0 }),
      launched(1, 'r1s5'),
    ])
    const asked = sent(state, [1, answer('stop')])
    expect(keys(asked, 0)).toEqual([EARTH])
    const completed = sent(asked, [0, { type: 'completeMission', card: '134' }])
    expect(completed.players[0]).toMatchObject({ done: ['134'] })
    // Three against three, placed later.
    expect([completed.sectors[EARTH].wins, completed.agenda[0]!.do]).toEqual([[0], 'trace'])
  })

  test('R11.3 but not after passing, when no mission can be completed any more', () => {
    const passing = stateAfter(seti, [
      ...laid({ hands: [['134']] }),
      ...inFront(0, '134'),
      ...(['vega', 'procyon', 'kepler-22'] as const).map((star) => marked(0, star)),
      ...nearly(1, 1, 1, 1, 1),
      marked(0, EARTH),
    ])
    const asked = sent(passing, [0, { type: 'pass' }])
    const done = sent(asked, [0, answer(keys(asked, 0)[0]!)])
    expect([done.sectors[EARTH].wins, done.agenda[0]!.do]).toEqual([[1], 'trace'])
  })
})
