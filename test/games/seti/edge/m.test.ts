import { describe, expect, test } from 'vitest'
import { type Space, TARGETS } from '../../../../src/games/seti/material/index.ts'
import { ALL_SPACES, contentAt, isPlanet } from '../../../../src/games/seti/state/index.ts'
import { at, discNext, got, laid, launched, learned, sent } from '../table.ts'

/** All discs stand at 0 and this one turns; the probe of seat 1 does not turn them itself. */
const turned = (disc: number, from: Space, skilled = false) => {
  const { offsets, turns } = discNext(disc)
  const before = at(
    laid({ offsets }),
    turns,
    launched(1, from),
    got(0, 'publicity', 2),
    skilled ? learned(1, 'probe-2') : [],
  )
  expect(before.solar).toMatchObject({ offsets: [0, 0, 0], next: disc })
  const after = sent(before, [0, { type: 'research' }])
  const [probe] = after.players[1]!.probes
  return { probe, shows: contentAt(after.solar, probe!), publicity: after.players[1]!.publicity - 4 }
}

describe('M. rotation in numbers', () => {
  test('E185: disc 1 pushes a probe from r1s0 onto the asteroid at r1s7', () => {
    expect(turned(0, 'r1s0')).toEqual({ probe: 'r1s7', shows: 'asteroid', publicity: 0 })
    expect(turned(0, 'r1s0', true)).toEqual({ probe: 'r1s7', shows: 'asteroid', publicity: 1 })
  })

  test('E186: disc 1 pushes a probe from r1s4 onto the asteroid of disc 2 at r1s3', () => {
    expect(turned(0, 'r1s4')).toEqual({ probe: 'r1s3', shows: 'asteroid', publicity: 0 })
  })

  test('E187: under disc 1 a probe at r1s7 stays', () => {
    expect(turned(0, 'r1s7')).toEqual({ probe: 'r1s7', shows: 'asteroid', publicity: 0 })
  })

  test('E189: disc 2 pushes a probe from the comet at r2s1 onto that of disc 3 at r2s0', () => {
    expect(turned(1, 'r2s1')).toEqual({ probe: 'r2s0', shows: 'comet', publicity: 1 })
  })

  test('E190: disc 2 pushes a probe from r2s4 onto the empty board at r2s3', () => {
    expect(turned(1, 'r2s4')).toEqual({ probe: 'r2s3', shows: 'empty', publicity: 0 })
  })

  test('E191: disc 2 carries a probe on Mars from r2s2 to r2s1, no visit', () => {
    expect(turned(1, 'r2s2')).toEqual({ probe: 'r2s1', shows: 'mars', publicity: 0 })
  })

  test('E193: disc 3 pushes a probe from r3s6 to r3s5', () => {
    expect(turned(2, 'r3s6')).toMatchObject({ probe: 'r3s5', publicity: 0 })
  })

  test('E194: under disc 3 a probe at r3s5 stays', () => {
    expect(turned(2, 'r3s5')).toMatchObject({ probe: 'r3s5', publicity: 0 })
  })

  test('E195: however the discs stand each planet is seen once', () => {
    const { solar } = at(laid())
    const planets = ['earth', ...TARGETS.filter((planet) => planet !== 'oumuamua')].toSorted()
    for (let setting = 0; setting < 512; setting++) {
      const offsets = [setting & 7, (setting >> 3) & 7, setting >> 6]
      const seen = ALL_SPACES.map((space) => contentAt({ ...solar, offsets }, space)).filter(isPlanet)
      expect(seen.toSorted()).toEqual(planets)
    }
  })
})
