import { describe, expect, test } from 'vitest'
import { iconOf } from '../../../src/games/seti/decide/ops/cards.ts'
import { nextToken } from '../../../src/games/seti/decide/species/anomalies.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { cardOf } from '../../../src/games/seti/material/index.ts'
import { contentAt, type State, sectorOf, spaceOf, starAt } from '../../../src/games/seti/state/index.ts'
import { fold, found, on, played, plus, run, until, worth } from './found.ts'
import { answer, at, got, inFront, keys, laid, launched, marked, refusal, sent } from './table.ts'

describe('R14.2 Anomalies', () => {
  test('R14.2a tokens of each colour in Earth’s sector and three to each side', () => {
    const { solar, own } = found('anomalies')
    const earth = sectorOf(spaceOf(solar, 'earth')!)
    const { tokens } = own.anomalies!
    expect(tokens.map(({ sector }) => (sector - earth + 8) % 8).sort()).toEqual([0, 3, 5])
    expect(tokens.map(({ color }) => color).sort()).toEqual(['blue', 'red', 'yellow'])
  })

  const ready = (...more: SetiEvent[]): State => {
    const state = found('anomalies')
    const earth = sectorOf(spaceOf(state.solar, 'earth')!)
    const tokens = [{ color: 'red' as const, side: 1, sector: (earth + 7) % 8 }]
    return fold(state, { type: 'anomaliesLaid', data: { tokens } }, ...more)
  }
  const rotate = (state: State): State => sent(fold(state, got(1, 'publicity', 6)), [1, { type: 'research' }])

  test('E161: Earth turns to a token whose column is empty: nothing', () => {
    const after = rotate(ready())
    expect(after.players.map(({ score }) => score)).toEqual(ready().players.map(({ score }) => score))
  })

  test('R14.2c E162: the highest marker gains the side shown, on the top space the later one', () => {
    const base = ready()
    const scores = (state: State) => state.players.map(({ score }, seat) => score - base.players[seat]!.score)
    expect(scores(rotate(ready(...on(0, 'red-3'), ...on(1, 'red-4'))))).toEqual([4, 0])
    expect(scores(rotate(ready(...on(0, 'red-1'), ...on(1, 'red-1'))))).toEqual([0, 4])
    expect(scores(rotate(ready(...on(1, 'red-1'), ...on(0, 'red-2'))))).toEqual([0, 4])
  })

  test('E163: discovered with a token in Earth’s sector: nothing before a rotation', () => {
    const state = found('anomalies')
    expect(state.agenda[0]!.do).toBe('main')
  })

  test('R14.2d the next anomaly is the first counter-clockwise, one in Earth’s sector the last', () => {
    const state = found('anomalies')
    const earth = sectorOf(spaceOf(state.solar, 'earth')!)
    expect(nextToken(state)!.sector).toBe((earth + 5) % 8)
    const only = fold(state, {
      type: 'anomaliesLaid',
      data: { tokens: [{ color: 'red', side: 0, sector: earth }] },
    })
    expect(nextToken(only)!.sector).toBe(earth)
  })

  test('ops that look for tokens', () => {
    const state = found('anomalies')
    const next = nextToken(state)!
    const star = starAt(state.solar, next.sector)
    const signal = run(state, { do: 'signal', n: 1, at: { nextAnomaly: true }, seat: 1 })
    expect(signal.sectors[star].markers).toEqual([1])
    const counted = run(signal, {
      do: 'gainPer',
      res: 'vp',
      n: 1,
      per: { metric: 'signalsInAnomalySectors' },
      seat: 1,
    })
    expect(counted.players[1]!.score).toBe(signal.players[1]!.score + 1)
    const credits = fold(state, {
      type: 'anomaliesLaid',
      data: { tokens: [{ color: 'red', side: 0, sector: next.sector }] },
    })
    const rewarded = run(credits, { do: 'anomalyReward', seat: 1 })
    expect(rewarded.players[1]!.credit).toBe(state.players[1]!.credit + 1)
    const here = run(state, {
      do: 'if',
      when: { cond: 'earthSectorHasAnomaly' },
      then: [{ do: 'gain', res: 'energy', n: 1 }],
      seat: 1,
    })
    expect(here.players[1]!.energy).toBe(state.players[1]!.energy + 1)
  })

  const play = (card: string, ...more: SetiEvent[]) => played(fold(found('anomalies'), ...more), card)
  const elsewhere: SetiEvent = {
    type: 'anomaliesLaid',
    data: { tokens: [{ color: 'red', side: 0, sector: 0 }] },
  }

  test('card 11 launches, and moves only with an anomaly in Earth’s sector', () => {
    const here = play('et11')
    expect(here.players[1]!.probes).toHaveLength(1)
    expect(here.agenda[0]).toMatchObject({ do: 'move', n: 1 })
    const there = play('et11', elsewhere)
    expect(there.players[1]!.probes).toHaveLength(1)
    expect(there.agenda[0]!.do).toBe('endTurn')
  })

  test('card 13 brings 1 publicity, and covers a circle for each tech', () => {
    const state = play('et13')
    expect(state.players[1]!.publicity).toBe(4 + 1)
    const tech = run(state, { do: 'takeTech', from: { do: 'tech', kinds: ['probe'], rotate: true }, seat: 1 })
    const asked = until(sent(tech, [1, answer('probe-3')]), 'trigger')
    expect(keys(asked, 1)).toEqual(['card et13 1', 'card et13 2', 'card et13 3', 'skip'])
    const [covered, left] = ['card et13 3', 'skip'].map((way) => sent(asked, [1, answer(way)]))
    expect(covered!.players[1]!.score).toBe(left!.players[1]!.score + 3)
    expect(covered!.players[1]!.missions).toEqual([{ card: 'et13', covered: [2] }])
  })

  test('card 14 scans, then marks a signal in the sector of the next anomaly', () => {
    const state = play('et14')
    const star = starAt(state.solar, nextToken(state)!.sector)
    const row = until(state, 'scanStep')
    const done = until(sent(row, [1, answer(keys(row, 1)[1]!)]), 'endTurn')
    const signals = Object.values(done.sectors).flatMap(({ markers }) => markers)
    expect(signals).toEqual([1, 1, 1])
    expect(done.sectors[star].markers.length).toBeGreaterThan(0)
  })

  test('card 15: of three drawn cards one for its corner, one for its income, the third is kept', () => {
    const state = play('et15')
    const three = keys(state, 1)
    expect(state.agenda[0]!.do).toBe('discardDrawnForCorner')
    expect(three).toHaveLength(3)
    const [first, second, third] = three.map((key) => key.replace('card ', ''))
    const corner = until(sent(state, [1, answer(`card ${first}`)]), 'discardDrawnForIncome')
    expect(keys(corner, 1)).toEqual([`card ${second}`, `card ${third}`])
    const before = worth(corner, 1)
    const done = sent(corner, [1, answer(`card ${second}`)])
    expect(worth(done, 1)).toEqual(plus(before, [iconOf(cardOf(second!).income)], { cards: -1 }))
    expect(done.hands[1]!.known).toContain(third)
    expect(done.discard).toEqual(expect.arrayContaining([first, second]))
    expect(done.players[1]!.tucked).toEqual([])
  })

  test('card 16 takes the whole row, which is refilled', () => {
    const before = found('anomalies')
    const after = play('et16')
    expect(after.hands[1]!.known).toEqual(expect.arrayContaining(before.row))
    expect(after.row).toHaveLength(3)
    expect(after.row.filter((card) => before.row.includes(card))).toEqual([])
  })

  test('card 17 gains what the next anomaly brings; its mission asks for all three colours here', () => {
    const red: SetiEvent = {
      type: 'anomaliesLaid',
      data: { tokens: [{ color: 'red', side: 1, sector: 2 }] },
    }
    expect(play('et17', red).players[1]!.score).toBe(2 + 4)
    const front = found('anomalies', ...inFront(1, 'et17'))
    const complete = { type: 'completeMission', card: 'et17' } as const
    // Its discovery marker is yellow.
    expect(refusal(fold(front, ...on(1, 'red-2')), 1, complete)).toBe('condition-not-met')
    const all = fold(front, ...on(1, 'red-2'), ...on(1, 'blue-2'))
    const done = sent(all, [1, complete])
    expect(worth(done, 1)).toMatchObject({ score: all.players[1]!.score + 3, publicity: 4 + 2 })
  })

  test('card 18 rotates and takes any tech; card 19 marks a trace of any colour on any species', () => {
    const tech = play('et18')
    expect(tech.solar.next).toBe(1)
    expect(keys(tech, 1)).toHaveLength(12)
    const trace = keys(play('et19'), 1)
    for (const way of ['right red', 'right yellow', 'right blue', 'anomalies red-1', 'anomalies blue-5'])
      expect(trace).toContain(way)
  })

  test('card 20 marks a signal anywhere, then 1 point for each own signal where an anomaly is', () => {
    const state = found('anomalies')
    const sectors = state.own.anomalies!.tokens.map(({ sector }) => sector)
    const star = starAt(state.solar, sectors[1]!)
    const other = starAt(state.solar, [0, 1, 2, 3, 4, 5, 6, 7].find((sector) => !sectors.includes(sector))!)
    const before = fold(state, ...[other, other].map((one) => marked(1, one)), marked(1, star))
    const done = sent(played(before, 'et20'), [1, answer(star)])
    // 2 points for the second place of the slot, and two signals at an anomaly.
    expect(done.players[1]!.score).toBe(before.players[1]!.score + 2 + 2)
  })
})

test('E34: card 12: its probes bring no publicity in this turn', () => {
  const state = at(laid({ hands: [['et12']] }), launched(0, 'r1s4'))
  const venus = sent(state, [0, { type: 'playCard', card: 'et12' }], [0, answer('r1s4 r1s3')])
  expect(contentAt(venus.solar, 'r1s3')).toBe('venus')
  expect(venus.players[0]!.publicity).toBe(4)
  const later = sent(venus, [0, answer('stop')], [0, { type: 'move', from: 'r1s3', to: 'r1s4' }])
  const again = sent(later, [0, { type: 'move', from: 'r1s4', to: 'r1s3' }])
  expect(again.players[0]!.publicity).toBe(4)
})
