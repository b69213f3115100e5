import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import {
  HIDDEN_CARDS,
  type StarId,
  type TechId,
  type TraceColor,
} from '../../../src/games/seti/material/index.ts'
import { prompts } from '../../../src/games/seti/prompts.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { fold, found, on, onward, run } from './found.ts'
import { answer, got, keys, lander, learned, orbiter, sent, tucked } from './table.ts'

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
        data: { seat: 1, res: 'credit', n: 4 + 6 - credits },
      })
      return onward(sent(state, [1, { type: 'pass' }]), 1)
    }
    const first = reached(1)
    expect(first.agenda[0]).toMatchObject({ do: 'playExertian', credits: 0 })
    const second = sent(first, [1, answer('skip')])
    expect(second.agenda[0]).toMatchObject({ do: 'playExertian', credits: 1 })
    expect(prompts(second, second.agenda[0]!.seat, { now: 0 })[0]!.text.en).toContain(
      'face down, for 1 credit',
    )
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
    expect(score(rich, hidden(0, 'et48'), ...on(1, 'red-4'))).toEqual([-16, 0])
    expect(score(rich, hidden(0, 'et48'), ...on(1, 'red-4'), got(1, 'vp', 28))).toEqual([-16, -3])
    expect(score(rich, hidden(0, 'et48'), ...on(1, 'red-5'), ...on(1, 'red-1'), got(1, 'vp', 28))).toEqual([
      0, -3,
    ])
  })

  test('R14.5d a card scores once if its condition holds; without any danger nobody loses', () => {
    const six = ['red-1', 'red-2', 'yellow-1'].flatMap((space) => on(0, space))
    // Danger 0, six traces on the board of the Exertians: two were there from the discovery.
    const state = [hidden(0, 'et52'), ...six]
    const total = untouched().players[0]!.score
    expect(score(...state)[0]).toBe(0 - Math.floor(total / 10))
    expect(score(...state, ...on(0, 'blue-1'))[0]).toBe(7 - Math.floor((total + 7) / 10))
    expect(score(hidden(0, 'et52'))).toEqual([0, 0])
  })

  test('E177: an opponent’s face-down card is unknown until the end, then open', () => {
    const own = untouched().own.exertians!
    expect(own.played.map(({ count }) => count)).toEqual([0, 0])
    const end = run(fold(untouched(), hidden(0, 'et48')), { do: 'scoreSpecies', slot: 0, seat: 0 })
    expect(end.own.exertians!.played[0]).toEqual({ count: 1, known: ['et48'] })
  })

  const techs = (...ids: TechId[]) => ids.map((id) => learned(0, id))
  const wins = (...stars: StarId[]) =>
    stars.map((star): SetiEvent => ({ type: 'sectorWon', data: { star, seat: 0, second: null } }))
  const times = (n: number, one: (i: number) => SetiEvent | readonly SetiEvent[]) =>
    Array.from({ length: n }, (_, i) => one(i)).flat()
  const overflow = (slot: number, color: TraceColor): SetiEvent => ({
    type: 'traceMarked',
    data: { seat: 0, slot, color, on: 'overflow' },
  })
  const done = (): SetiEvent => ({ type: 'missionCompleted', data: { seat: 0, card: '1' } })
  // What fulfils the condition of each card; without the last of it the card scores nothing.
  const fulfilled: Readonly<Record<string, SetiEvent[]>> = {
    et41: techs('probe-1', 'probe-2', 'probe-4'),
    et42: techs('telescope-1', 'telescope-2', 'telescope-3'),
    et43: techs('computer-1', 'computer-2', 'computer-4'),
    et44: wins('proxima-centauri', 'barnards-star'),
    et45: wins('sirius-a', 'sirius-a'),
    et46: wins('61-virginis', 'kepler-22'),
    et47: wins('vega', 'vega'),
    et48: [orbiter(0, 'mars'), orbiter(0, 'venus'), orbiter(0, 'mars', false)],
    et49: [
      lander(0, 'mars', 2),
      lander(0, 'jupiter', null, 'io'),
      lander(0, 'mars', 1),
      lander(0, 'saturn', null, 'titan'),
    ],
    et50: [orbiter(0, 'jupiter'), lander(0, 'jupiter', 2), lander(0, 'jupiter', null, 'europa')],
    et51: times(8, (i) => tucked(0, `${i + 1}`)),
    // Its two markers of the discovery count, and so does overflow.
    et52: [...on(0, 'red-1'), ...on(0, 'blue-1'), ...on(0, 'yellow-1'), overflow(0, 'red')],
    et53: times(6, () => overflow(1, 'red')),
    et54: [...times(3, () => overflow(1, 'blue')), overflow(0, 'blue')],
    et55: times(5, done),
  }

  test.each(HIDDEN_CARDS.map(({ id, name, vp }) => ({ id, name, vp })))(
    'R14.5d $id $name scores $vp points for its condition, and nothing short of it',
    ({ id, vp }) => {
      const events = fulfilled[id]!
      // Seat 1 is in the greater danger.
      const worse = ['red-4', 'red-5', 'yellow-4', 'yellow-5'].flatMap((space) => on(1, space))
      expect(score(...events, ...worse, hidden(0, id))[0]).toBe(vp)
      expect(score(...events.slice(0, -1), ...worse, hidden(0, id))[0]).toBe(0)
    },
  )
})
