import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../../src/games/seti/events.ts'
import { ALIEN_CARDS } from '../../../../src/games/seti/material/index.ts'
import { cardWorth } from '../../../../src/games/seti/score/final.ts'
import { sets } from '../../../../src/games/seti/score/gold.ts'
import {
  answer,
  at,
  got,
  inFront,
  kept,
  keys,
  laid,
  lander,
  launched,
  marked,
  onTop,
  orbiter,
  refusal,
  sent,
  traced,
  tucked,
} from '../table.ts'

const complete = (card: string) => ({ type: 'completeMission' as const, card })
const playCard = (card: string) => ({ type: 'playCard' as const, card })
const done = (seat: number, card: string): SetiEvent[] => [
  ...inFront(seat, card),
  { type: 'missionCompleted', data: { seat, card } },
]

describe('H. cards and missions', () => {
  test('E101: a mission that is fulfilled already is completed right after its effect', () => {
    const played = sent(at(laid({ hands: [['5']] }), orbiter(0, 'venus')), [0, playCard('5')])
    expect(played.players[0]).toMatchObject({
      missions: [{ card: '5', covered: [] }],
      publicity: 5,
      score: 1,
    })
    const completed = sent(played, [0, complete('5')])
    expect(completed.players[0]).toMatchObject({ done: ['5'], missions: [], publicity: 6, score: 8 })
  })

  test('E102: a condition that holds in the turn of another seat is of no use', () => {
    const open = [laid({ hands: [['51']] }), inFront(0, '51')]
    const other: SetiEvent = { type: 'turnBegan', data: { seat: 1 } }
    const theirs = at(...open, got(0, 'publicity', 4), other)
    expect(refusal(theirs, 0, complete('51'))).toBe('not-your-turn')
    expect(refusal(at(...open, got(0, 'publicity', 3)), 0, complete('51'))).toBe('condition-not-met')
    expect(refusal(at(...open, got(0, 'publicity', 4)), 0, complete('51'))).toBeUndefined()
  })

  test('E103: a condition that was not used and holds no more is of no use', () => {
    const state = at(laid({ hands: [['104']] }), inFront(0, '104'), launched(0, 'r2s1'))
    expect(refusal(state, 0, complete('104'))).toBeUndefined()
    const moved = sent(state, [0, { type: 'move', from: 'r2s1', to: 'r1s1' }])
    expect(refusal(moved, 0, complete('104'))).toBe('condition-not-met')
  })

  test('E105: one event covers one circle, though two cards wait for it', () => {
    const two = at(laid({ hands: [['78', '101']] }), inFront(0, '78'), inFront(0, '101'))
    const asked = sent(two, [0, { type: 'scan' }], [0, answer('card 1 kepler-22')])
    expect(keys(asked, 0)).toHaveLength(7)
    const covered = sent(asked, [0, answer('card 78 3')])
    expect(covered.players[0]!.missions).toEqual([
      { card: '78', covered: [2] },
      { card: '101', covered: [] },
    ])
    expect(covered.agenda[0]!.do).toBe('endTurn')
  })

  test('E106: a circle for orbiting and one for orbiting or landing: one of them', () => {
    const two = at(laid({ hands: [['82', '117']] }), inFront(0, '82'), inFront(0, '117'), launched(0, 'r1s3'))
    const asked = sent(two, [0, { type: 'orbit', planet: 'venus' }])
    expect(keys(asked, 0)).toEqual(['card 82 1', 'card 117 1', 'card 117 2', 'skip'])
    const covered = sent(asked, [0, answer('card 82 1')])
    expect(covered.players[0]).toMatchObject({ publicity: 6, probes: [] })
    expect(covered.agenda[0]!.do).toBe('endTurn')
  })

  test('E107: a card that launches and takes a tech makes two events, each for one circle', () => {
    const state = at(laid({ hands: [['79', '76', '85']] }), inFront(0, '79'), inFront(0, '76'))
    const launch = sent(state, [0, playCard('85')])
    expect(keys(launch, 0)).toEqual(['card 79 1', 'card 79 2', 'card 79 3', 'skip'])
    const tech = sent(launch, [0, answer('card 79 3')], [0, answer('probe-2')])
    expect(keys(tech, 0)).toEqual(['card 76 1', 'skip'])
    const covered = sent(tech, [0, answer('card 76 1')])
    expect(covered.players[0]!.missions.map((one) => one.covered)).toEqual([[2], [0]])
  })

  test('E109: with its last circle a card is completed and counts as a mission', () => {
    const state = at(
      laid({ hands: [['82']] }),
      inFront(0, '82'),
      { type: 'slotCovered', data: { seat: 0, card: '82', slot: 1 } },
      launched(0, 'r1s3'),
    )
    expect(sets(state, 0, 'mission')).toBe(0)
    const covered = sent(state, [0, { type: 'orbit', planet: 'venus' }], [0, answer('card 82 1')])
    expect(covered.players[0]).toMatchObject({ done: ['82'], missions: [], publicity: 6 })
    expect(sets(covered, 0, 'mission')).toBe(1)
  })

  test('E110: a card does not cover a circle by its own play', () => {
    // Card 106 costs one and waits for cards that cost one.
    const first = sent(at(laid({ hands: [['106', '2']] })), [0, playCard('106')])
    expect(first.agenda[0]!.do).toBe('endTurn')
    expect(first.players[0]).toMatchObject({ missions: [{ card: '106', covered: [] }], score: 1 })
  })

  test('E111: energy, and costs of nothing or four, cover no circle of card 106', () => {
    const paying = ALIEN_CARDS.find((card) => card.cost.res === 'energy')!.id
    const beside = (card: string) =>
      sent(
        at(
          laid({ hands: [['106', card]], species: ['centaurians', 'anomalies'] }),
          { type: 'speciesDiscovered', data: { slot: 0, id: 'centaurians' } },
          inFront(0, '106'),
        ),
        [0, playCard(card)],
      )
    for (const card of ['1', '85', paying])
      expect(keys(beside(card), 0).filter((key) => key.startsWith('card 106'))).toEqual([])
    expect(keys(beside('137'), 0)).toEqual(['card 106 1', 'skip'])
    expect(keys(beside('118'), 0)).toEqual(['card 106 1', 'skip'])
    expect(keys(beside('14'), 0)).toEqual(['card 106 2', 'skip'])
    expect(keys(beside('109'), 0)).toEqual(['card 106 3', 'skip'])
  })

  test('E113: the signal of card 101 comes before the sector of its scan is resolved', () => {
    const state = at(
      laid({ hands: [['101']] }),
      inFront(0, '101'),
      [1, 1, 1, 0, 0].map((seat) => marked(seat, '61-virginis')),
    )
    const asked = sent(state, [0, { type: 'scan' }], [0, answer('card 2 procyon')])
    expect(asked.sectors['61-virginis']).toMatchObject({ data: 0, wins: [] })
    const more = sent(asked, [0, answer('card 101 1')], [0, answer('61-virginis')])
    // Four against three.
    expect(more.sectors['61-virginis']).toMatchObject({ wins: [0], markers: [1] })
  })

  test('E114: a mission for signals in four sectors is completed before the last is resolved', () => {
    const state = at(
      laid({ seats: 3, hands: [['88', '43']] }),
      inFront(0, '88'),
      (['vega', 'procyon', 'sirius-a'] as const).map((star) => marked(0, star)),
      [1, 1, 2, 2].map((seat) => marked(seat, 'beta-pictoris')),
    )
    const waiting = sent(state, [0, playCard('43')])
    expect(waiting.sectors['beta-pictoris']).toMatchObject({ data: 0, wins: [] })
    expect(keys(waiting, 0)).toEqual(['beta-pictoris'])
    const completed = sent(waiting, [0, complete('88')])
    expect(completed.players[0]).toMatchObject({ done: ['88'], publicity: 6 })
    // With nothing left to complete the sector is resolved; the seat's signal goes home.
    expect(completed.sectors['beta-pictoris'].wins).toEqual([2])
    const late = sent(waiting, [0, answer('beta-pictoris')], [2, answer('left red')])
    expect(refusal(late, 0, complete('88'))).toBe('condition-not-met')
  })

  test('E115: card 120 comes back if its signal is the only one of the seat there', () => {
    const played = (...more: SetiEvent[]) =>
      sent(at(laid({ hands: [['120']] }), launched(0, 'r4s0'), ...more), [0, playCard('120')])
    expect(played(marked(1, 'vega')).hands[0]!.known).toEqual(['120'])
    const second = played(marked(0, 'vega'))
    expect([second.hands[0]!.count, second.discard]).toEqual([0, ['120']])
    expect(played(marked(0, 'procyon')).hands[0]!.known).toEqual(['120'])
  })

  test('E117: card 30 without a probe in space may be played for nothing', () => {
    const played = sent(at(laid({ hands: [['30']] })), [0, playCard('30')])
    expect([played.agenda[0]!.do, played.discard, played.players[0]!.credit]).toEqual(['endTurn', ['30'], 2])
    expect(Object.values(played.sectors).flatMap((one) => one.markers)).toEqual([])
  })

  test('card 30 takes each probe once, whichever of those at one space, and wherever it flies meanwhile', () => {
    const three = ['r1s5', 'r1s5', 'r1s5'] as const
    const asked = sent(
      at(
        laid({ hands: [['30']] }),
        three.map((space) => launched(0, space)),
      ),
      [0, playCard('30')],
    )
    expect(keys(asked, 0)).toEqual(['0 r1s5', 'stop'])
    const first = sent(asked, [0, answer('0 r1s5')])
    expect(keys(first, 0)).toEqual(['0 r1s5', 'stop'])
    const all = sent(first, [0, answer('0 r1s5')], [0, answer('0 r1s5')])
    expect(all.sectors['61-virginis'].markers).toEqual([0, 0, 0])
    const single = sent(
      at(laid({ hands: [['30']] }), launched(0, 'r1s5'), launched(1, 'r1s3')),
      [0, playCard('30')],
      [0, answer('0 r1s5')],
      [0, { type: 'move', from: 'r1s5', to: 'r1s6' }],
    )
    expect(keys(single, 0)).toEqual(['1 r1s3', 'stop'])
  })

  test('E118: cards 91, 92, 93 count what is tucked, then tuck themselves', () => {
    const played = (card: string, ...below: string[]) =>
      sent(at(laid({ hands: [[card, ...below]] }), tucked(0, ...below)), [0, playCard(card)])
    // Two tucked energies and its own symbol.
    const energy = played('91', '1', '6', '2')
    expect(energy.players[0]).toMatchObject({ energy: 3 + 2 + 1, tucked: ['1', '6', '2', '91'], credit: 1 })
    const cards = played('92', '3')
    expect(cards.players[0]!.publicity).toBe(4 + 2 + 1)
    expect(cards.hands[0]!.count).toBe(1)
    const credits = played('93', '2')
    expect(credits.players[0]).toMatchObject({ score: 1 + 3, credit: 1 + 1 })
    expect(credits.discard).toEqual([])
  })

  test('E119: card 73 uses three corners in any order, then the row is refilled', () => {
    const asked = sent(at(laid({ hands: [['73']], row: ['6', '7', '5'] }), launched(0, 'r1s5')), [
      0,
      playCard('73'),
    ])
    expect(keys(asked, 0)).toEqual(['card 6', 'card 7', 'card 5'])
    const second = sent(asked, [0, answer('card 5')], [0, answer('r1s5 r1s4')])
    expect(second.row).toEqual(['6', '7'])
    const after = sent(second, [0, answer('card 7')])
    expect(after.players[0]).toMatchObject({ publicity: 5, data: 1, probes: ['r1s4'], energy: 3 })
    expect(after.row).toHaveLength(3)
    expect(after.discard).toEqual(['5', '7', '6', '73'])
  })

  test('E121: card 113 takes the last value of the best tile that the seat has not marked', () => {
    const worth = (...more: (SetiEvent | SetiEvent[])[]) =>
      cardWorth(at(laid({ hands: [['113', '1', '2', '3', '5']] }), kept(0, '113'), ...more), 0, '113')
    expect(worth()).toBe(0)
    expect(worth(tucked(0, '1', '2', '3'))).toBe(5)
    expect(
      worth(tucked(0, '1', '2', '3'), { type: 'goldMarked', data: { seat: 1, tile: 'income', space: 0 } }),
    ).toBe(5)
    const markedTile: SetiEvent = { type: 'goldMarked', data: { seat: 0, tile: 'income', space: 0 } }
    expect(worth(tucked(0, '1', '2', '3'), markedTile)).toBe(0)
    expect(worth(tucked(0, '1', '2', '3'), markedTile, done(0, '5'))).toBe(2)
  })

  test('E122: a card for the end that is worth nothing still counts for the tile', () => {
    const state = at(laid({ gold: 'B', hands: [['14', '5']] }), kept(0, '14'), done(0, '5'))
    expect(cardWorth(state, 0, '14')).toBe(0)
    expect(sets(state, 0, 'mission')).toBe(1)
  })

  test('E123: only completed missions count', () => {
    const cards = ['1', '2', '3', '4', '5']
    const of = (gold: 'A' | 'B') =>
      at(
        laid({ gold, hands: [cards] }),
        cards.slice(0, 3).flatMap((card) => done(0, card)),
        cards.slice(3).flatMap((card) => inFront(0, card)),
      )
    expect(sets(of('A'), 0, 'mission')).toBe(3)
    expect(sets(of('B'), 0, 'mission')).toBe(1)
  })

  test('E125: with deck and discard pile empty nothing is drawn', () => {
    const empty: SetiEvent = { type: 'deckShuffled', data: { count: 0 }, secret: { order: [] } }
    const drawn = sent(at(laid({ hands: [['89']] }), empty), [0, playCard('89')])
    expect([drawn.hands[0]!.count, drawn.agenda[0]!.do]).toEqual([0, 'endTurn'])
    const bought = sent(at(laid(), empty), [0, { type: 'buyCard' }], [0, answer('card 1')])
    expect([bought.row, bought.agenda[0]!.do]).toEqual([['2', '3'], 'main'])
    const bare = at(laid({ row: [] }), empty)
    expect(refusal(bare, 0, { type: 'buyCard' })).toBe('nothing-to-gain')
    // The discard pile is a new deck first.
    const renewed = sent(
      at(laid({ hands: [['89', '7']], row: [] }), empty, {
        type: 'cardDiscarded',
        data: { seat: 0, card: '7', from: 'hand' },
      }),
      [0, playCard('89')],
    )
    expect([renewed.hands[0]!.known, renewed.discard]).toEqual([['7'], []])
    // A refill takes what the deck has, then what the pile has become.
    const short = sent(
      at(
        laid({ hands: [['73', '7', '6', '5', '8']], row: ['110', '137'] }),
        { type: 'deckShuffled', data: { count: 1 }, secret: { order: ['42'] } },
        ...['7', '6', '5'].map(
          (card): SetiEvent => ({ type: 'cardDiscarded', data: { seat: 0, card, from: 'hand' } }),
        ),
      ),
      [0, playCard('73')],
      [0, answer('card 110')],
    )
    expect([short.row.length, short.row[0], short.deck.count]).toEqual([3, '42', 3])
  })

  test('E126: a card without mission or gold box goes to the open discard pile', () => {
    const played = sent(at(laid({ hands: [['137']] })), [0, playCard('137')])
    expect([played.discard, played.play, played.players[0]!.data]).toEqual([['137'], null, 2])
    const stays = sent(at(laid({ hands: [['14']] })), [0, playCard('14')])
    expect([stays.discard, stays.players[0]!.endgame]).toEqual([[], ['14']])
  })
})

describe('H. traces of missions', () => {
  test('a mission for traces counts discovery, overflow and boards of its colour', () => {
    const state = at(
      laid({ hands: [['70']] }),
      inFront(0, '70'),
      traced(0, 0, 'blue'),
      traced(0, 1, 'blue'),
      onTop(0, 6),
    )
    expect(refusal(state, 0, complete('70'))).toBe('condition-not-met')
    const third = sent(state, [0, { type: 'analyze' }], [0, answer('left blue overflow')])
    expect(sent(third, [0, complete('70')]).players[0]!.done).toEqual(['70'])
    expect(
      refusal(
        at(
          laid({ hands: [['31']] }),
          inFront(0, '31'),
          lander(0, 'mars'),
          lander(0, 'venus'),
          lander(0, 'mars', null, 'phobos'),
        ),
        0,
        complete('31'),
      ),
    ).toBe('condition-not-met')
  })
})
