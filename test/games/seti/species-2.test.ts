import { describe, expect, test } from 'vitest'
import { nextToken } from '../../../src/games/seti/decide/species/anomalies.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { HIDDEN_CARDS, type SpeciesId } from '../../../src/games/seti/material/index.ts'
import { type State, sectorOf, spaceOf, starAt } from '../../../src/games/seti/state/index.ts'
import { stateAfter } from '../../support/given.ts'
import { fold, run } from './found.ts'
import { answer, got, keys, laid, sent, traced } from './table.ts'

/** Seat 0 holds two of the three discovery spaces on the left, seat 1 one; the species is found by seat 0. */
function found(left: SpeciesId, more: SetiEvent[] = [], hands: string[][] = []): State {
  const before = stateAfter(seti, [
    ...laid({ species: [left, left === 'anomalies' ? 'exertians' : 'anomalies'], hands }),
    ...more,
    traced(0, 0, 'red'),
    traced(1, 0, 'yellow'),
    traced(0, 0, 'blue'),
  ])
  return sent(before, [0, { type: 'launch' }], [0, { type: 'endTurn' }])
}

const marks = (seat: number, space: string): SetiEvent => ({
  type: 'traceMarked',
  data: { seat, slot: 0, color: space.split('-')[0] as 'red', on: 'board', space },
})

/** Gold tiles and cards of the round's stack are of no interest here: the first that is offered. */
const onward = (state: State, seat: number): State => {
  const head = state.agenda[0]!
  return head.seat === seat && (head.do === 'goldTile' || head.do === 'takeFromStack')
    ? onward(sent(state, [seat, answer(keys(state, seat)[0]!)]), seat)
    : state
}

describe('R14.6 cards of species', () => {
  test('E147: a card for each discovery marker, one lies open', () => {
    const state = found('anomalies')
    const alien = (seat: number) => state.hands[seat]!.known.filter((card) => card.startsWith('et'))
    expect([alien(0).length, alien(1).length]).toEqual([2, 1])
    expect(state.species[0]!.faceUp).toMatch(/^et1[1-9]$|^et20$/)
    expect(state.species[0]!.deck.count).toBe(10 - 3 - 1)
  })

  test('the symbol takes the open card, which is replaced, or the top of the deck', () => {
    const state = found('anomalies')
    const open = state.species[0]!.faceUp!
    const asked = fold(state, {
      type: 'inserted',
      data: { then: [{ do: 'alienCard', species: 'anomalies', n: 1, seat: 1 }] },
    })
    expect(keys(asked, 1)).toEqual([`card ${open}`, 'deck'])
    const taken = sent(asked, [1, answer(`card ${open}`)])
    expect(taken.hands[1]!.known).toContain(open)
    expect(taken.species[0]!.faceUp).not.toBe(open)
    const drawn = sent(asked, [1, answer('deck')])
    expect(drawn.species[0]).toMatchObject({ faceUp: open, deck: { count: 5 } })
  })
})

describe('R14.2 Anomalies', () => {
  test('R14.2a tokens of each colour in Earth’s sector and three to each side', () => {
    const { solar, own } = found('anomalies')
    const earth = sectorOf(spaceOf(solar, 'earth')!)
    const { tokens } = own.anomalies!
    expect(tokens.map(({ sector }) => (sector - earth + 8) % 8).sort()).toEqual([0, 3, 5])
    expect(tokens.map(({ color }) => color).sort()).toEqual(['blue', 'red', 'yellow'])
  })

  const ready = (...on: SetiEvent[]): State => {
    const state = found('anomalies')
    const earth = sectorOf(spaceOf(state.solar, 'earth')!)
    const tokens = [{ color: 'red' as const, side: 1, sector: (earth + 7) % 8 }]
    return fold(state, { type: 'anomaliesLaid', data: { tokens } }, ...on)
  }
  const rotate = (state: State): State => sent(fold(state, got(1, 'publicity', 6)), [1, { type: 'research' }])

  test('E161: Earth turns to a token whose column is empty: nothing', () => {
    const after = rotate(ready())
    expect(after.players.map(({ score }) => score)).toEqual(ready().players.map(({ score }) => score))
  })

  test('R14.2c E162: the highest marker gains the side shown, on the top space the later one', () => {
    const base = ready()
    const scores = (state: State) => state.players.map(({ score }, seat) => score - base.players[seat]!.score)
    expect(scores(rotate(ready(marks(0, 'red-3'), marks(1, 'red-4'))))).toEqual([4, 0])
    expect(scores(rotate(ready(marks(0, 'red-1'), marks(1, 'red-1'))))).toEqual([0, 4])
    expect(scores(rotate(ready(marks(1, 'red-1'), marks(0, 'red-2'))))).toEqual([0, 4])
  })

  test('E163: discovered with a token in Earth’s sector: nothing before a rotation', () => {
    const state = found('anomalies', [])
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

  test('cards 14, 17 and 20 and 11 use the tokens', () => {
    const state = found('anomalies')
    const next = nextToken(state)!
    const star = starAt(state.solar, next.sector)
    const marked = run(state, { do: 'signal', n: 1, at: { nextAnomaly: true }, seat: 1 })
    expect(marked.sectors[star].markers).toEqual([1])
    const counted = run(marked, {
      do: 'gainPer',
      res: 'vp',
      n: 1,
      per: { metric: 'signalsInAnomalySectors' },
      seat: 1,
    })
    expect(counted.players[1]!.score).toBe(marked.players[1]!.score + 1)
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
})

describe('R14.4 Centaurians', () => {
  test('R14.4a a first message for everybody at the own score + 15', () => {
    const state = found('centaurians', [got(0, 'vp', 9)])
    expect(state.own.centaurians!.messages.map(({ at, seat, card }) => ({ at, seat, card }))).toEqual([
      { seat: 0, at: 1 + 9 + 15, card: null },
      { seat: 1, at: 2 + 15, card: null },
    ])
  })

  test('E170: a card sends its message first; its later part comes when the score is reached', () => {
    const state = fold(found('centaurians'), {
      type: 'alienDrawn',
      data: { seat: 1, slot: 0, count: 0 },
      secret: { cards: ['et34'] },
    })
    const played = sent(state, [1, { type: 'playCard', card: 'et34' }])
    expect(played.players[1]!.energy).toBe(2)
    expect(played.own.centaurians!.messages.at(-1)).toEqual({ seat: 1, at: 2 + 15, card: 'et34' })
    const due = sent(fold(played, got(1, 'vp', 20)), [1, { type: 'endTurn' }])
    // E171: the oldest first: the message of everybody, then that of the card.
    expect(keys(due, 1)).toEqual(['trace', 'card', 'publicity', 'points'])
    const trace = sent(due, [1, answer('publicity')])
    expect(trace.agenda[0]).toMatchObject({ do: 'trace', color: 'red', seat: 1 })
    const after = sent(trace, [1, answer(keys(trace, 1)[0]!)])
    expect(after.spent).toContain('et34')
    expect(after.own.centaurians!.messages.filter(({ seat }) => seat === 1)).toEqual([])
  })

  test('E173: each reward is taken once; the last seat gets the last', () => {
    const state = found('centaurians')
    const three = fold(
      state,
      ...[0, 1, 2].map((reward): SetiEvent => ({ type: 'messageRewarded', data: { seat: 0, reward } })),
    )
    const before = three.players[1]!.score
    const due = sent(fold(three, got(1, 'vp', 20)), [1, { type: 'pass' }])
    expect(onward(due, 1).players[1]!.score).toBe(before + 20 + 8)
  })

  test('a card that says so is tucked and brings its symbol', () => {
    const state = fold(found('centaurians'), {
      type: 'alienDrawn',
      data: { seat: 1, slot: 0, count: 0 },
      secret: { cards: ['et32'] },
    })
    const played = sent(state, [1, { type: 'playCard', card: 'et32' }])
    const three = fold(
      played,
      ...[0, 1, 2].map((reward): SetiEvent => ({ type: 'messageRewarded', data: { seat: 0, reward } })),
      got(1, 'vp', 20),
    )
    const after = onward(sent(three, [1, { type: 'endTurn' }]), 1)
    expect(after.players[1]!.tucked).toEqual(['et32'])
    expect(after.players[1]!.data).toBe(2 + 1)
  })

  test('R14.4d spaces that cost data', () => {
    const state = fold(found('centaurians'), got(1, 'data', 1), {
      type: 'inserted',
      data: { then: [{ do: 'trace', color: 'red', seat: 1 }] },
    })
    expect(keys(state, 1)).toContain('centaurians red-1')
    expect(keys(state, 1)).not.toContain('centaurians red-2')
    const paid = sent(state, [1, answer('centaurians red-1')])
    expect(paid.players[1]).toMatchObject({ data: 0, score: 2 + 6 })
  })
})

describe('R14.5 Exertians', () => {
  test('R14.5a three cards each and one per discovery marker; the rest is gone', () => {
    const { own } = found('exertians')
    expect(own.exertians!.held.map(({ count }) => count)).toEqual([3 + 2, 3 + 1])
    expect(own.exertians!.gone.count).toBe(HIDDEN_CARDS.length - 9)
    expect(own.exertians!.at).toEqual([2 + 20, 2 + 40])
  })

  test('R14.5b contributors may play a card face down for each marker', () => {
    const state = found('exertians')
    const mine = keys(state, 0)
    expect(mine).toHaveLength(5 + 1)
    const played = sent(state, [0, answer(mine[0]!)], [0, answer('skip')], [1, answer('skip')])
    expect(played.own.exertians!.played.map(({ count }) => count)).toEqual([1, 0])
    expect(played.agenda[0]!.do).toBe('main')
  })

  const untouched = (): State =>
    sent(found('exertians'), [0, answer('skip')], [0, answer('skip')], [1, answer('skip')])

  test('R14.5c E174: the second milestone costs a credit at that moment; without it the chance is gone', () => {
    const reached = (credits: number) => {
      const state = fold(untouched(), got(1, 'vp', 41), {
        type: 'paid',
        data: { seat: 1, res: 'credit', n: 4 - credits },
      })
      return onward(sent(state, [1, { type: 'pass' }]), 1)
    }
    const first = reached(1)
    expect(first.agenda[0]).toMatchObject({ do: 'playExertian', credits: 0 })
    const second = sent(first, [1, answer('skip')])
    expect(second.agenda[0]).toMatchObject({ do: 'playExertian', credits: 1 })
    const played = sent(second, [1, answer(keys(second, 1)[0]!)])
    expect(played.players[1]!.credit).toBe(0)
    expect(played.own.exertians!.played[1]!.count).toBe(1)
    const poor = sent(reached(0), [1, answer('skip')])
    expect(poor.own.exertians!.reached).toEqual([[1], [1]])
    expect(poor.turn.seat).toBe(0)
  })

  test('E14 E135: they are no cards of the hand', () => {
    const state = untouched()
    const held = state.own.exertians!.held[1]!.known[0]!
    expect(() => sent(state, [1, { type: 'corner', card: held }])).toThrow('card-not-in-hand')
    expect(state.hands[1]!.known).not.toContain(held)
  })

  const score = (...events: SetiEvent[]): number[] => {
    const state = fold(untouched(), ...events)
    const end = run(state, { do: 'scoreSpecies', slot: 0, seat: 0 })
    return end.players.map((player, seat) => player.score - state.players[seat]!.score)
  }
  const hidden = (seat: number, card: string): SetiEvent => ({
    type: 'exertianPlayed',
    data: { seat },
    secret: { card },
  })

  test('E175 R14.5e: the most dangerous lose a tenth of their points, all who are tied', () => {
    const rich = got(0, 'vp', 168 - untouched().players[0]!.score)
    expect(score(rich, hidden(0, 'et48'))).toEqual([-16, 0])
    expect(score(rich, hidden(0, 'et48'), marks(1, 'red-4'))).toEqual([-16, 0])
    expect(score(rich, hidden(0, 'et48'), marks(1, 'red-4'), got(1, 'vp', 28))).toEqual([-16, -3])
    expect(score(rich, hidden(0, 'et48'), marks(1, 'red-5'), marks(1, 'red-1'), got(1, 'vp', 28))).toEqual([
      0, -3,
    ])
  })

  test('R14.5d a card scores once if its condition holds; without any danger nobody loses', () => {
    const six = ['red-1', 'red-2', 'yellow-1'].map((space) => marks(0, space))
    // Danger 0, six traces on the board of the Exertians: two were there from the discovery.
    const state = [hidden(0, 'et52'), ...six]
    const total = untouched().players[0]!.score
    expect(score(...state)[0]).toBe(0 - Math.floor(total / 10))
    expect(score(...state, marks(0, 'blue-1'))[0]).toBe(7 - Math.floor((total + 7) / 10))
    expect(score(hidden(0, 'et52'))).toEqual([0, 0])
  })

  test('E177: an opponent’s face-down card is unknown until the end, then open', () => {
    const own = untouched().own.exertians!
    expect(own.played.map(({ count }) => count)).toEqual([0, 0])
    const end = run(fold(untouched(), hidden(0, 'et48')), { do: 'scoreSpecies', slot: 0, seat: 0 })
    expect(end.own.exertians!.played[0]).toEqual({ count: 1, known: ['et48'] })
  })
})
