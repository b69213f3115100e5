import { describe, expect, test } from 'vitest'
import { commands } from '../../../../src/games/seti/commands.ts'
import type { SetiEvent } from '../../../../src/games/seti/events.ts'
import { TARGETS } from '../../../../src/games/seti/material/index.ts'
import { answer, at, got, keys, laid, lander, launched, learned, orbiter, refusal, sent } from '../table.ts'

/** A probe of seat 0 on Mars, with a card in hand. */
const onMars = (card: string, ...more: SetiEvent[]) =>
  at(laid({ hands: [[card]] }), launched(0, 'r2s2'), ...more)
/** The energy that is left of three after landing on Mars or its moon. */
const leftAfter = (moon: boolean, ...more: SetiEvent[]) =>
  sent(onMars('7', ...more), [0, { type: 'land', planet: 'mars', ...(moon && { moon: 'phobos' as const }) }])
    .players[0]!.energy

describe('D. orbit and land', () => {
  test('E46: nobody orbits Earth or lands on it', () => {
    const home = at(laid(), launched(0, 'r1s5'))
    for (const planet of TARGETS) {
      expect(refusal(home, 0, { type: 'orbit', planet })).toBe('no-probe-there')
      expect(refusal(home, 0, { type: 'land', planet })).toBe('no-probe-there')
    }
    expect(commands.orbit.safeParse({ planet: 'earth' }).success).toBe(false)
    expect(commands.land.safeParse({ planet: 'earth' }).success).toBe(false)
  })

  test('E47: the first orbiter earns three points beside what is printed, the second only that', () => {
    const orbiting = (...more: SetiEvent[]) =>
      sent(at(laid(), launched(0, 'r3s7'), ...more), [0, { type: 'orbit', planet: 'saturn' }])
    const first = orbiting()
    expect(first.players[0]).toMatchObject({ score: 1 + 3, publicity: 6, data: 1, credit: 3, energy: 2 })
    const second = orbiting(orbiter(1, 'saturn'))
    expect(second.players[0]).toMatchObject({ score: 1, publicity: 6, data: 1 })
    expect(second.planets.saturn.orbiters).toEqual([
      { seat: 1, first: true },
      { seat: 0, first: false },
    ])
    // Saturn is in the sector of Procyon.
    expect(second.sectors.procyon.markers).toEqual([0])
  })

  test('E49: with an orbiter of another seat landing costs two', () => {
    expect(leftAfter(false)).toBe(0)
    expect(leftAfter(false, orbiter(1, 'mars'))).toBe(1)
  })

  test('E50: with an orbiter and probe tech 3 it costs one', () => {
    expect(leftAfter(false, orbiter(1, 'mars'), learned(0, 'probe-3'))).toBe(2)
    expect(leftAfter(false, learned(0, 'probe-3'))).toBe(1)
  })

  test('E51: moons have the discounts of their planet', () => {
    const able = learned(0, 'probe-4')
    expect(leftAfter(true, able)).toBe(0)
    expect(leftAfter(true, able, orbiter(1, 'mars'))).toBe(1)
    expect(leftAfter(true, able, orbiter(0, 'mars'), learned(0, 'probe-3'))).toBe(2)
  })

  test('E53: a moon holds one lander, but for card 16', () => {
    const taken = [learned(0, 'probe-4'), lander(1, 'mars', null, 'phobos')]
    expect(refusal(onMars('16', ...taken), 0, { type: 'land', planet: 'mars', moon: 'phobos' })).toBe(
      'cannot-land-there',
    )
    const played = sent(onMars('16', ...taken), [0, { type: 'playCard', card: '16' }])
    expect(keys(played, 0)).toEqual(['mars', 'phobos'])
    const landed = sent(played, [0, answer('phobos')])
    expect(landed.planets.mars.landers).toEqual([
      { seat: 1, moon: 'phobos', data: null },
      { seat: 0, moon: 'phobos', data: null },
    ])
    expect(landed.players[0]!.score).toBe(1 + 8)
    const other = sent(onMars('13', ...taken), [0, { type: 'playCard', card: '13' }])
    expect(keys(other, 0)).not.toContain('phobos')
  })

  test('E54: the first lander on Mars takes two data or one, the second the other', () => {
    const asked = sent(onMars('7'), [0, { type: 'land', planet: 'mars' }])
    expect(keys(asked, 0)).toEqual(['cover 2', 'cover 1'])
    const chosen = (way: string) => {
      const first = sent(asked, [0, answer(way)], [0, answer('left yellow')], [0, { type: 'endTurn' }])
      const second = sent(
        at(laid(), launched(0, 'r2s2'), lander(1, 'mars', first.planets.mars.landers[0]!.data)),
        [0, { type: 'land', planet: 'mars' }],
      )
      return [first.players[0]!.data, second.players[0]!.data]
    }
    expect(chosen('cover 2')).toEqual([2, 1])
    expect(chosen('cover 1')).toEqual([1, 2])
  })

  test('E55: the third lander on Mars gets no data, points and trace as printed', () => {
    const third = sent(onMars('7', lander(1, 'mars', 0), lander(1, 'mars', 1)), [
      0,
      { type: 'land', planet: 'mars' },
    ])
    expect(keys(third, 0)).toEqual(['left yellow', 'right yellow'])
    expect(third.players[0]).toMatchObject({ data: 0, score: 1 + 6 })
    expect(sent(third, [0, answer('right yellow')]).players[0]).toMatchObject({ score: 12, publicity: 5 })
  })

  test('E57: a landing of a card is a must where it can be, on whichever planet or moon', () => {
    const single = sent(onMars('13'), [0, { type: 'playCard', card: '13' }])
    expect(single.players[0]).toMatchObject({ probes: [], energy: 3 })
    expect(keys(single, 0)).toEqual(['cover 2', 'cover 1'])
    // While it is asked the probe is down already: no free action flies it off.
    expect(refusal(single, 0, { type: 'move', from: 'r2s2', to: 'r2s1' })).toBe('no-probe-there')
    const choice = sent(onMars('13', launched(0, 'r1s3'), learned(0, 'probe-4')), [
      0,
      { type: 'playCard', card: '13' },
    ])
    expect(keys(choice, 0).toSorted()).toEqual(['mars', 'phobos', 'venus'])
    expect(refusal(choice, 0, answer('stop'))).toBe('no-such-way')
    const europa = sent(at(laid({ hands: [['12']] }), launched(0, 'r3s3')), [
      0,
      { type: 'playCard', card: '12' },
    ])
    expect(keys(europa, 0)).toEqual(['jupiter', 'io', 'europa', 'ganymede', 'callisto'])
    const none = sent(at(laid({ hands: [['13']] }), launched(0, 'r1s5')), [
      0,
      { type: 'playCard', card: '13' },
    ])
    expect(none.agenda[0]!.do).toBe('endTurn')
  })

  test('E58: card 16 shares a covered data space, both figures stay', () => {
    const shared = sent(at(laid({ hands: [['16']] }), launched(0, 'r1s3'), lander(1, 'venus', 0)), [
      0,
      { type: 'playCard', card: '16' },
    ])
    expect(shared.players[0]).toMatchObject({ data: 2, score: 1 + 5, credit: 3 })
    expect(shared.planets.venus.landers).toEqual([
      { seat: 1, moon: null, data: 0 },
      { seat: 0, moon: null, data: 0 },
    ])
  })

  test('E59: card 15 opens the first space again, later orbiters do not slide', () => {
    const removed = sent(
      at(laid({ hands: [['15']] }), orbiter(0, 'venus'), orbiter(1, 'venus', false), launched(1, 'r1s3')),
      [0, { type: 'playCard', card: '15' }],
    )
    expect(removed.planets.venus.orbiters).toEqual([{ seat: 1, first: false }])
    expect(removed.players[0]).toMatchObject({ score: 4, data: 1 })
    const again = sent(
      removed,
      [0, answer('deck')],
      [0, { type: 'endTurn' }],
      [1, { type: 'orbit', planet: 'venus' }],
    )
    expect(again.players[1]!.score).toBe(2 + 3 + 6)
    expect(again.planets.venus.orbiters).toEqual([
      { seat: 1, first: false },
      { seat: 1, first: true },
    ])
  })

  test('E59: of several own figures the seat chooses, those of others are not offered', () => {
    const asked = sent(
      at(
        laid({ hands: [['15']] }),
        orbiter(1, 'venus'),
        orbiter(1, 'mars', false),
        orbiter(0, 'venus', false),
        orbiter(0, 'mars', false),
        orbiter(0, 'mars', false),
      ),
      [0, { type: 'playCard', card: '15' }],
    )
    expect(keys(asked, 0)).toEqual(['venus', 'mars'])
    const removed = sent(asked, [0, answer('mars')])
    expect(removed.planets.mars.orbiters.map(({ seat }) => seat)).toEqual([1, 0])
  })

  test('E61: card 15 without an own orbiter does nothing and is discarded', () => {
    const played = sent(at(laid({ hands: [['15']] }), orbiter(1, 'venus')), [
      0,
      { type: 'playCard', card: '15' },
    ])
    expect(played.players[0]).toMatchObject({ score: 1, data: 0, credit: 3 })
    expect([played.discard, played.planets.venus.orbiters.length]).toEqual([['15'], 1])
  })

  test('E62: Titan brings two traces of any colour, one chosen after the other', () => {
    const first = sent(at(laid(), launched(0, 'r3s7'), learned(0, 'probe-4'), got(0, 'energy', 1)), [
      0,
      { type: 'land', planet: 'saturn', moon: 'titan' },
    ])
    const all = ['left red', 'right red', 'left yellow', 'right yellow', 'left blue', 'right blue']
    expect(first.players[0]!.score).toBe(1 + 7)
    expect(keys(first, 0)).toEqual(all)
    const second = sent(first, [0, answer('left red')])
    expect(keys(second, 0)).toEqual(all.slice(1))
    const done = sent(second, [0, answer('left blue')])
    expect(done.species[0]!.discovery).toEqual({ red: 0, yellow: null, blue: 0 })
    expect(done.players[0]).toMatchObject({ score: 18, publicity: 6 })
  })
})
