import { describe, expect, test } from 'vitest'
import type { Space } from '../../../src/games/seti/material/index.ts'
import { type State, sectorOf, spaceOf, starAt } from '../../../src/games/seti/state/index.ts'
import { fold, found, on, played, run, until, worth } from './found.ts'
import { answer, got, inFront, keys, launched, sent } from './table.ts'

describe("R14.3 'Oumuamua", () => {
  const TILE_AT = 'r3s5'
  const mark = (state: State, seat = 1, by?: string): State => {
    const star = starAt(state.solar, sectorOf(spaceOf(state.solar, 'oumuamua')!))
    const asked = run(state, { do: 'mark', star, seat, ...(by !== undefined && { by }) })
    return sent(asked, [seat, answer('tile')])
  }

  test('R14.3a its tile is a planet in ring 3 of disc 3, and turns with it', () => {
    const state = found('oumuamua')
    expect(spaceOf(state.solar, 'oumuamua')).toBe(TILE_AT)
    const turned = run({ ...state, solar: { ...state.solar, next: 2 } }, { do: 'rotate', seat: 0 })
    expect(spaceOf(turned.solar, 'oumuamua')).toBe('r3s4')
    const visit = found('oumuamua', launched(1, 'r3s6'))
    const there = sent(visit, [1, { type: 'move', from: 'r3s6', to: TILE_AT }])
    expect(there.players[1]!.publicity).toBe(visit.players[1]!.publicity + 1)
  })

  test('R14.3b E165: who stands there at the discovery gains 1 publicity and is on a planet', () => {
    const state = found('oumuamua', launched(1, TILE_AT), launched(1, TILE_AT))
    expect(state.players.map(({ publicity }) => publicity)).toEqual([4, 4 + 1])
    expect(sent(state, [1, { type: 'orbit', planet: 'oumuamua' }]).planets.oumuamua.orbiters).toHaveLength(1)
  })

  test('R14.3c E166: a signal for its sector goes to the star or to the tile', () => {
    const state = found('oumuamua')
    const star = starAt(state.solar, 5)
    const asked = run(state, { do: 'signal', n: 1, at: { star }, seat: 1 })
    expect(keys(asked, 1)).toEqual([star, 'tile'])
    const atStar = sent(asked, [1, answer(star)])
    expect(atStar.sectors[star].markers).toEqual([1])
    expect(atStar.own.oumuamua).toEqual({ data: 3, markers: [] })
    const atTile = sent(asked, [1, answer('tile')])
    expect(atTile.sectors[star].markers).toEqual([])
    expect(atTile.own.oumuamua).toEqual({ data: 2, markers: [1] })
    expect(atTile.players[1]!.data).toBe(1)
    const elsewhere = run(state, { do: 'signal', n: 1, at: { star: starAt(state.solar, 4) }, seat: 1 })
    expect(elsewhere.sectors[starAt(state.solar, 4)].markers).toEqual([1])
  })

  test('R14.3c a signal without data takes the data off the tile all the same', () => {
    const star = starAt(found('oumuamua').solar, 5)
    const asked = run(found('oumuamua'), { do: 'mark', star, data: false, seat: 1 })
    const after = sent(asked, [1, answer('tile')])
    expect([after.own.oumuamua!.data, after.players[1]!.data]).toEqual([2, 0])
  })

  test('R14.3c R14.3d E167: 1, 0 and 2 points; full, each seat with a marker gains an exofossil once', () => {
    const start = found('oumuamua')
    const one = mark(start)
    expect(one.players[1]!.score - start.players[1]!.score).toBe(1)
    const two = mark(one)
    expect(two.players[1]!.score).toBe(one.players[1]!.score)
    const three = mark(two, 0)
    expect(three.players[0]!.score - two.players[0]!.score).toBe(2)
    expect(three.own.oumuamua).toEqual({ data: 3, markers: [] })
    expect(three.players.map(({ exofossil }) => exofossil)).toEqual([1, 1])
    expect(three.players.map(({ publicity }) => publicity)).toEqual(
      start.players.map(({ publicity }) => publicity),
    )
  })

  test('R14.3e a signal on the tile has no colour and is in no sector', () => {
    const state = found('oumuamua', ...inFront(1, '101'))
    const asked = played(state, 'et21')
    const at = until(asked, 'mark')
    const onTile = sent(at, [1, answer('tile')])
    expect(onTile.play).toMatchObject({ stars: expect.any(Array), tile: 1 })
    expect(onTile.play!.stars).not.toContain(starAt(state.solar, 5))
    const count = (metric: 'signalsMarkedByThis' | 'distinctSectorsMarkedByThis') =>
      run(onTile, { do: 'gainPer', res: 'vp', n: 1, per: { metric }, seat: 1 }).players[1]!.score -
      onTile.players[1]!.score
    expect(count('signalsMarkedByThis') - count('distinctSectorsMarkedByThis')).toBe(1)
  })

  test('R14.3f E169: orbit and land as printed: no trace, the first orbit brings a card', () => {
    const state = found('oumuamua', launched(1, TILE_AT))
    const before = worth(state, 1)
    const orbit = until(sent(state, [1, { type: 'orbit', planet: 'oumuamua' }]), 'mark')
    const orbited = until(sent(orbit, [1, answer(starAt(state.solar, 5))]), 'endTurn')
    expect(worth(orbited, 1)).toMatchObject({
      score: before.score + 10,
      exofossil: 1,
      cards: before.cards + 1,
      data: 1,
    })
    const down = sent(state, [1, { type: 'land', planet: 'oumuamua' }])
    expect(keys(down, 1)).toEqual(['cover 3', 'cover 2', 'cover 1'])
    const landed = sent(down, [1, answer('cover 3')])
    expect(landed.agenda[0]!.do).toBe('endTurn')
    expect(worth(landed, 1)).toMatchObject({ score: before.score + 9, exofossil: 2, data: 3 })
    // The second orbit brings neither card nor points beside the printed ones.
    const second = fold(state, { type: 'orbited', data: { seat: 0, planet: 'oumuamua', first: true } })
    const later = until(sent(second, [1, { type: 'orbit', planet: 'oumuamua' }]), 'endTurn')
    expect(worth(later, 1)).toMatchObject({ score: before.score + 10, cards: before.cards })
  })

  test('R14.3g exofossils pay for spaces, which cannot be marked without', () => {
    const state = found('oumuamua')
    const asked = (n: number) =>
      keys(run(n ? fold(state, got(1, 'exofossil', n)) : state, { do: 'trace', color: 'red', seat: 1 }), 1)
        .filter((key) => key.startsWith('oumuamua'))
        .map((key) => key.at(-1))
    expect([asked(0), asked(1), asked(4)]).toEqual([
      ['2', '3', '4'],
      ['1', '2', '3', '4'],
      ['1', '2', '3', '4', '5'],
    ])
    const again = run(fold(state, got(1, 'exofossil', 2), ...on(0, 'red-1')), {
      do: 'trace',
      color: 'red',
      seat: 1,
    })
    const paid = sent(again, [1, answer('oumuamua red-1')])
    expect(paid.players[1]).toMatchObject({ exofossil: 1, score: state.players[1]!.score + 6 })
  })

  test('card 21 counts signals on the tile; its mission asks for a space that was paid', () => {
    const at = until(played(found('oumuamua'), 'et21'), 'mark')
    const before = at.players[1]!.score
    // 1 point for the first marker on the tile, 2 by the card.
    expect(until(sent(at, [1, answer('tile')]), 'endTurn').players[1]!.score).toBe(before + 1 + 2)
    const front = found('oumuamua', ...inFront(1, 'et21'))
    const complete = { type: 'completeMission', card: 'et21' } as const
    expect(() => sent(fold(front, ...on(1, 'red-2'), ...on(0, 'red-1')), [1, complete])).toThrow('condition')
    expect(sent(fold(front, ...on(1, 'red-1')), [1, complete]).players[1]!.data).toBe(1)
  })

  test('card 22 brings an exofossil for a signal on the tile; its mission asks for a lander', () => {
    const at = until(played(found('oumuamua'), 'et22'), 'mark')
    expect(until(sent(at, [1, answer('tile')]), 'endTurn').players[1]!.exofossil).toBe(1)
    expect(until(sent(at, [1, answer(keys(at, 1)[0]!)]), 'endTurn').players[1]!.exofossil).toBe(0)
    const front = found('oumuamua', ...inFront(1, 'et22'))
    const complete = { type: 'completeMission', card: 'et22' } as const
    expect(() => sent(front, [1, complete])).toThrow('condition')
    const lander = fold(front, {
      type: 'landed',
      data: { seat: 1, planet: 'oumuamua', moon: null, data: null },
    })
    expect(sent(lander, [1, complete]).players[1]!.score).toBe(front.players[1]!.score + 4)
  })

  test('card 23 marks at its sector; its mission pays 2 of 3 exofossils', () => {
    expect(keys(played(found('oumuamua'), 'et23'), 1)).toEqual([starAt(found('oumuamua').solar, 5), 'tile'])
    const front = found('oumuamua', ...inFront(1, 'et23'))
    const complete = { type: 'completeMission', card: 'et23' } as const
    expect(() => sent(fold(front, got(1, 'exofossil', 2)), [1, complete])).toThrow('condition')
    const done = sent(fold(front, got(1, 'exofossil', 3)), [1, complete])
    expect(done.players[1]).toMatchObject({ exofossil: 1, score: front.players[1]!.score + 11 })
  })

  test('cards 24, 25 and 28 let one pay exofossils, 25 as often as one likes', () => {
    const rich = fold(found('oumuamua', launched(1, TILE_AT)), got(1, 'exofossil', 2))
    const poor = found('oumuamua', launched(1, TILE_AT))
    const asks = (state: State, card: string) => {
      try {
        return until(played(state, card), 'mayPay')
      } catch {
        return undefined
      }
    }
    const probe = played(rich, 'et25')
    const once = sent(probe, [1, answer('pay')], [1, answer('stop')])
    expect(once.agenda[0]).toMatchObject({ do: 'mayPay', seat: 1 })
    const twice = sent(once, [1, answer('pay')], [1, answer('stop')])
    expect(twice.players[1]!.exofossil).toBe(0)
    expect(twice.agenda[0]).toMatchObject({ do: 'touchDown', planet: 'oumuamua' })
    expect(played(poor, 'et25').agenda[0]).toMatchObject({ do: 'touchDown' })
    const declined = sent(asks(rich, 'et28')!, [1, answer('no')])
    expect(declined.players[1]!.exofossil).toBe(2)
    const computer = asks(rich, 'et28')!
    const paid = sent(computer, [1, answer('pay')])
    expect(paid.players[1]).toMatchObject({ exofossil: 1, data: computer.players[1]!.data + 1 })
    const signal = sent(asks(rich, 'et24')!, [1, answer('pay')])
    expect(signal.agenda[0]).toMatchObject({ do: 'signal', at: { any: true } })
  })

  test('cards 26 and 29 bring an exofossil; 29 covers a circle for each trace', () => {
    expect(played(found('oumuamua'), 'et26').players[1]).toMatchObject({ exofossil: 1, probes: ['r1s5'] })
    const state = played(found('oumuamua'), 'et29')
    expect(state.players[1]!.exofossil).toBe(1)
    const traced = run(state, { do: 'trace', color: 'red', seat: 1 })
    const asked = sent(traced, [1, answer('oumuamua red-2')])
    expect(keys(asked, 1)).toEqual(['card et29 1', 'card et29 2', 'card et29 3', 'skip'])
  })

  test('card 27 pays for a visit in this turn; its mission asks for a signal on the tile', () => {
    const state = played(found('oumuamua', launched(1, 'r3s6')), 'et27')
    const there = sent(state, [1, answer(`r3s6 ${TILE_AT}`)])
    expect(there.players[1]!.exofossil).toBe(1)
    const stopped = sent(state, [1, answer('stop')])
    const later = sent(stopped, [1, { type: 'move', from: 'r3s6', to: TILE_AT }])
    expect(later.players[1]!.exofossil).toBe(1)
    const complete = { type: 'completeMission', card: 'et27' } as const
    expect(() => sent(stopped, [1, complete])).toThrow('condition')
    expect(sent(mark(stopped), [1, complete]).players[1]!.exofossil).toBe(1)
  })

  test('card 30 pays for landing here; its mission asks for all three colours', () => {
    const down = (at: Space) => {
      const state = found('oumuamua', launched(1, at))
      const done = until(played(state, 'et30'), 'endTurn')
      return done.players[1]!.score - state.players[1]!.score
    }
    expect(down(TILE_AT)).toBe(9 + 3)
    const front = fold(found('oumuamua', ...inFront(1, 'et30')), ...on(1, 'red-2'))
    const complete = { type: 'completeMission', card: 'et30' } as const
    expect(() => sent(front, [1, complete])).toThrow('condition')
    expect(sent(fold(front, ...on(1, 'blue-2')), [1, complete]).players[1]!.exofossil).toBe(1)
  })
})
