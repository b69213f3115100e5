import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { cardOf } from '../../../src/games/seti/material/index.ts'
import { prompts } from '../../../src/games/seti/prompts.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { fold, found, onward, played, plus, until, type Worth, worth } from './found.ts'
import { answer, got, keys, sent } from './table.ts'

describe('R14.4 Centaurians', () => {
  test('R14.4a a first message for everybody at the own score + 15', () => {
    const state = found('centaurians', got(0, 'vp', 9))
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
    expect(played.players[1]!.energy).toBe(3 + 6 - 1)
    expect(played.own.centaurians!.messages.at(-1)).toEqual({ seat: 1, at: 2 + 15, card: 'et34' })
    const due = sent(fold(played, got(1, 'vp', 20)), [1, { type: 'endTurn' }])
    // E171: the oldest first: the message of everybody, then that of the card.
    expect(keys(due, 1)).toEqual(['trace', 'card', 'publicity', 'points'])
    expect(prompts(due, 1, { now: 0 })[0]!.text.en).toContain('3 publicity, or 8 points?')
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

  /** The message of this card has arrived, that of everybody long before. */
  const arrived = (state: State): State => {
    const [first] = state.own.centaurians!.messages.filter(({ seat }) => seat === 1)
    const gone: SetiEvent = { type: 'messageArrived', data: first! }
    return sent(fold(state, gone, got(1, 'vp', 15)), [1, { type: 'endTurn' }])
  }
  const handled = (card: string): State => {
    const asked = played(found('centaurians'), card)
    return asked.agenda[0]!.do === 'endTurn' ? asked : until(asked, 'endTurn', -1)
  }

  test.each<[string, Partial<Worth>, Partial<Worth>]>([
    ['et31', {}, { publicity: 1 }],
    ['et32', { data: 2 }, { data: 1 }],
    ['et33', { publicity: 1, credit: 1 }, { publicity: 1 }],
    ['et34', { cards: 1 }, {}],
    ['et35', { data: 1 }, {}],
    ['et36', { publicity: 2 }, {}],
    ['et37', { cards: 1 }, { credit: 1 }],
    ['et40', { data: 2, score: 2 }, { data: 1 }],
  ])('what %s brings at once, and what when its message arrives', (card, now, later) => {
    const before = worth(found('centaurians'), 1)
    const state = handled(card)
    const cost = cardOf(card).cost.n
    expect(worth(state, 1)).toEqual(plus(before, [], { ...now, energy: -cost }))
    expect(state.own.centaurians!.messages.at(-1)).toEqual({ seat: 1, at: 2 + 15, card })
    const after = arrived(state)
    const traces = cardOf(card).later!.flatMap((one) => (one.do === 'trace' ? [one.color] : []))
    expect(after.agenda[0]).toMatchObject(
      traces.length ? { do: 'trace', color: traces[0], seat: 1 } : { do: 'main', seat: 0 },
    )
    expect(worth(after, 1)).toEqual(plus(worth(state, 1), [], { ...later, score: (later.score ?? 0) + 15 }))
    expect(after.players[1]!.tucked).toEqual(traces.length ? [] : [card])
  })

  test('card 31 launches; cards 38 and 39 rotate and bring a tech of their kind; card 40 keeps to a sector', () => {
    expect(handled('et31').players[1]!.probes).toHaveLength(1)
    for (const [card, kind] of [
      ['et38', 'computer'],
      ['et39', 'telescope'],
    ] as const) {
      const asked = played(found('centaurians'), card)
      expect(asked.solar.next).toBe(1)
      expect(keys(asked, 1)).toEqual([1, 2, 3, 4].map((n) => `${kind}-${n}`))
      expect(arrived(handled(card)).players[1]!.tucked).toEqual([card])
    }
    const asked = played(found('centaurians'), 'et40')
    expect(keys(asked, 1)).toHaveLength(8)
    expect(sent(asked, [1, answer('vega')]).sectors.vega.markers).toEqual([1, 1])
  })
})
