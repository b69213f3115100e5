import { describe, expect, test } from 'vitest'
import { createRng } from '../../../src/core/index.ts'
import { holds } from '../../../src/games/seti/decide/conditions.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { SAMPLE_IDS, SAMPLES, type SampleId, type Space } from '../../../src/games/seti/material/index.ts'
import { contentAt, type State, starAt } from '../../../src/games/seti/state/index.ts'
import { wordList } from '../../support/given.ts'
import { play } from '../../support/world.ts'
import { fold, found, on, played, plus, run, until, worth } from './found.ts'
import { answer, choose, inFront, keys, launched, learned, sent, stateOf } from './table.ts'
import { looked } from './twins.ts'

describe('R14.1 Mascamites', () => {
  const samplesOf = (state: State): (SampleId | null)[] => {
    const own = state.own.mascamites!
    return [
      ...own.jupiter.known,
      ...own.saturn.known,
      ...own.capsules.map(({ sample }) => sample),
      ...own.open,
    ]
  }

  /** A capsule of seat 1 somewhere, with the sample that is asked for. */
  const withCapsule = (state: State, at: Space, sample?: SampleId, seat = 1): State => {
    const { jupiter, saturn } = state.own.mascamites!
    const one = sample ?? jupiter.known[0]!
    const planet = jupiter.known.includes(one) ? 'jupiter' : 'saturn'
    expect([...jupiter.known, ...saturn.known]).toContain(one)
    return fold(state, { type: 'sampleTaken', data: { seat, planet, at }, secret: { sample: one } })
  }
  const hiddenSample = (state: State) => state.own.mascamites!.jupiter.known[0]!

  test('R14.1a three samples at Jupiter, three at Saturn, one open on its space', () => {
    const state = found('mascamites')
    const own = state.own.mascamites!
    expect([own.jupiter.count, own.saturn.count, own.open.length]).toEqual([3, 3, 1])
    expect(samplesOf(state).sort()).toEqual([...SAMPLE_IDS].sort())
    // Each discovery marker has brought a card: only the seat with two has two.
    expect(state.hands.map(({ count }) => count)).toEqual([2, 1])
  })

  test('R14.1b after landing with the card the seat looks and takes one of the samples', () => {
    const asked = until(played(found('mascamites', launched(1, 'r3s3')), 'et1'), 'takeSample')
    const { known } = asked.own.mascamites!.jupiter
    expect(keys(asked, 1)).toEqual(known.map((one) => `sample ${one}`))
    const taken = sent(asked, [1, answer(`sample ${known[1]}`)])
    expect(taken.own.mascamites!.jupiter.count).toBe(2)
    expect(taken.own.mascamites!.capsules).toEqual([{ number: 1, seat: 1, at: 'r3s3', sample: known[1] }])
    expect(taken.players[1]!.missions.map(({ card }) => card)).toEqual(['et1'])
    expect(samplesOf(taken).sort()).toEqual([...SAMPLE_IDS].sort())
  })

  test('R14.1b E155: landing on Europa takes from Jupiter', () => {
    const state = played(found('mascamites', launched(1, 'r3s3')), 'et2')
    expect(keys(state, 1)).toEqual(['jupiter', 'io', 'europa', 'ganymede', 'callisto'])
    const asked = until(sent(state, [1, answer('europa')]), 'takeSample')
    expect(asked.agenda[0]).toMatchObject({ planet: 'jupiter' })
  })

  test('R14.1b card 3 takes a sample from orbit, too', () => {
    const state = played(found('mascamites', launched(1, 'r3s7')), 'et3')
    expect(keys(state, 1)).toEqual(['orbit saturn', 'land saturn'])
    const asked = until(sent(state, [1, answer('orbit saturn')]), 'takeSample')
    expect(asked.agenda[0]).toMatchObject({ planet: 'saturn' })
  })

  test('R14.1b E154: landing on Mars brings no sample, the card stays as a delivery', () => {
    const done = until(played(found('mascamites', launched(1, 'r2s2')), 'et4'), 'endTurn')
    expect(done.own.mascamites!.capsules).toEqual([])
    expect(done.players[1]!.missions.map(({ card }) => card)).toEqual(['et4'])
  })

  test('R14.1b without a sample left nothing happens; the last one is taken unasked', () => {
    const start = found('mascamites', launched(1, 'r3s3'))
    const all = start.own.mascamites!.jupiter.known
    const two = all.slice(0, 2).reduce((s, one) => withCapsule(s, 'r4s0', one, 0), start)
    const third = until(played(two, 'et1'), 'endTurn')
    expect(third.own.mascamites!.capsules.at(-1)).toMatchObject({ seat: 1, number: 3, sample: all[2] })
    const none = until(played(withCapsule(two, 'r4s0', all[2], 0), 'et1'), 'endTurn')
    expect(none.own.mascamites!.capsules).toHaveLength(3)
  })

  test('R14.1c a capsule moves by energy and by movements, beside the probes', () => {
    const state = withCapsule(found('mascamites', launched(1, 'r2s3')), 'r2s3')
    const moved = sent(state, [1, { type: 'move', from: 'r2s3', to: 'r2s4', capsule: 1 }])
    expect(moved.own.mascamites!.capsules[0]!.at).toBe('r2s4')
    expect(moved.players[1]).toMatchObject({ probes: ['r2s3'], energy: 3 + 6 - 1 })
    const asked = run(state, { do: 'move', n: 1, seat: 1 })
    expect(keys(asked, 1)).toEqual([
      ...['r1s3', 'r3s3', 'r2s2', 'r2s4'].map((to) => `r2s3 ${to}`),
      ...['r1s3', 'r3s3', 'r2s2', 'r2s4'].map((to) => `capsule 1 ${to}`),
      'stop',
    ])
    const answered = sent(asked, [1, answer('capsule 1 r3s3')])
    expect(answered.own.mascamites!.capsules[0]!.at).toBe('r3s3')
    expect(() => sent(state, [1, { type: 'move', from: 'r2s3', to: 'r2s4', capsule: 2 }])).toThrow(
      'no-probe-there',
    )
  })

  test('R14.1c nobody moves the capsule of another seat', () => {
    const state = withCapsule(found('mascamites'), 'r2s4', undefined, 0)
    expect(() => sent(state, [1, { type: 'move', from: 'r2s4', to: 'r1s4', capsule: 1 }])).toThrow(
      'no-probe-there',
    )
  })

  test('R14.1c E158: it earns publicity on a comet, and leaving asteroids costs it more', () => {
    const state = found('mascamites')
    expect(contentAt(state.solar, 'r2s1')).toBe('comet')
    const comet = sent(withCapsule(state, 'r2s0'), [
      1,
      { type: 'move', from: 'r2s0', to: 'r2s1', capsule: 1 },
    ])
    expect(comet.players[1]!.publicity).toBe(state.players[1]!.publicity + 1)
    expect(contentAt(state.solar, 'r1s7')).toBe('asteroid')
    const left = sent(withCapsule(state, 'r1s7'), [1, { type: 'move', from: 'r1s7', to: 'r1s0', capsule: 1 }])
    expect(left.players[1]!.energy).toBe(state.players[1]!.energy - 2)
  })

  test('R14.1c E43: rotation carries and pushes it', () => {
    const turn = (at: Space, disc: number) => {
      const state = withCapsule(found('mascamites'), at)
      const next = { ...state, solar: { ...state.solar, next: disc } }
      const after = run(next, { do: 'rotate', seat: 0 })
      return {
        at: after.own.mascamites!.capsules[0]!.at,
        publicity: after.players[1]!.publicity - state.players[1]!.publicity,
      }
    }
    expect(turn('r2s2', 1)).toEqual({ at: 'r2s1', publicity: 0 })
    expect(turn('r2s1', 1)).toEqual({ at: 'r2s0', publicity: 1 })
    expect(turn('r3s5', 2)).toEqual({ at: 'r3s5', publicity: 0 })
  })

  test('R14.1c it is a probe for cards', () => {
    const state = withCapsule(found('mascamites'), 'r2s1')
    expect(holds(state, 1, { cond: 'probeOn', space: 'comet' })).toBe(true)
    expect(holds(state, 0, { cond: 'probeOn', space: 'comet' })).toBe(false)
    const signal = run(state, { do: 'signal', n: 1, at: { ownProbe: true }, seat: 1 })
    expect(signal.sectors[starAt(state.solar, 1)].markers).toEqual([1])
    const asked = run(state, { do: 'probeSignals', max: 3, seat: 1 })
    expect(keys(asked, 1)).toEqual([`0 ${state.players[0]!.probes[0]}`, '1 r2s1', 'stop'])
    const moving = withCapsule(found('mascamites', ...inFront(1, '129')), 'r2s0')
    expect(contentAt(moving.solar, 'r2s7')).toBe('asteroid')
    const visit = sent(moving, [1, { type: 'move', from: 'r2s0', to: 'r2s7', capsule: 1 }])
    expect(visit.agenda[0]).toMatchObject({ do: 'trigger', seat: 1 })
  })

  test('R14.1d E157: it is no probe for the limit, and neither orbits nor lands', () => {
    const state = withCapsule(found('mascamites', launched(1, 'r4s1'), learned(1, 'probe-1')), 'r3s3')
    expect(sent(state, [1, { type: 'launch' }]).players[1]!.probes).toHaveLength(2)
    expect(() => sent(state, [1, { type: 'orbit', planet: 'jupiter' }])).toThrow('no-probe-there')
    expect(() => sent(state, [1, { type: 'land', planet: 'jupiter' }])).toThrow('no-probe-there')
  })

  test('R14.1e-g E159: a delivery brings the sample, then the card, and opens the next blue space to all', () => {
    const start = found('mascamites', ...inFront(1, 'et2'))
    const sample = start.own.mascamites!.jupiter.known.find((one) => one !== 'vp3card')!
    const state = withCapsule(start, 'r1s5', sample)
    const before = worth(state, 1)
    const done = sent(state, [1, { type: 'deliver', card: 'et2' }])
    // The card adds 3 points and 3 data.
    expect(worth(done, 1)).toEqual(plus(before, SAMPLES[sample], { score: 3, data: 3 }))
    expect(done.players[1]).toMatchObject({ missions: [], done: ['et2'] })
    expect(done.own.mascamites).toMatchObject({ capsules: [], open: [start.own.mascamites!.open[0], sample] })
    expect(done.agenda[0]!.do).toBe('main')
    const trace = run(done, { do: 'trace', color: 'blue', seat: 0 })
    const blue = keys(trace, 0).filter((key) => key.startsWith('mascamites'))
    expect(blue).toEqual(['sample-1', 'sample-0', '3', '4'].map((id) => `mascamites blue-${id}`))
  })

  test('R14.1g whoever marks a blue space gains what lies there', () => {
    const start = found('mascamites')
    const energy = start.own.mascamites!.open.includes('energy2')
    const state = energy
      ? start
      : fold(withCapsule(start, 'r1s5', 'energy2'), {
          type: 'sampleDelivered',
          data: { seat: 1, card: 'et1', capsule: 1, sample: 'energy2' },
        })
    const key = `mascamites blue-sample-${energy ? 0 : 1}`
    const asked = run(state, { do: 'trace', color: 'blue', seat: 0 })
    expect(sent(asked, [0, answer(key)]).players[0]!.energy).toBe(state.players[0]!.energy + 2)
  })

  test('R14.1e deliveries are refused without capsule, at the wrong place, and for other missions', () => {
    const start = found('mascamites', ...inFront(1, 'et4'), ...inFront(1, '129'))
    const deliver = { type: 'deliver', card: 'et4' } as const
    expect(() => sent(start, [1, deliver])).toThrow('nothing-to-deliver')
    expect(() => sent(withCapsule(start, 'r1s5'), [1, deliver])).toThrow('nothing-to-deliver')
    const atMars = withCapsule(start, 'r2s2')
    expect(() => sent(atMars, [1, { type: 'deliver', card: '129' }])).toThrow('no-such-mission')
    expect(() => sent(atMars, [1, { type: 'deliver', card: 'et1' }])).toThrow('no-such-mission')
    expect(() => sent(withCapsule(start, 'r2s2', undefined, 0), [1, deliver])).toThrow('nothing-to-deliver')
    expect(() => sent(atMars, [0, deliver])).toThrow('not-your-turn')
    const done = until(sent(atMars, [1, deliver]), 'main')
    expect(done.players[1]!.done).toEqual(['et4'])
  })

  test('R14.1e of several capsules the seat chooses; one serves one card', () => {
    const start = found('mascamites', ...inFront(1, 'et1'), ...inFront(1, 'et6'))
    const [first, second] = start.own.mascamites!.saturn.known as [SampleId, SampleId]
    const state = withCapsule(withCapsule(start, 'r1s5', first), 'r1s5', second)
    const asked = sent(state, [1, { type: 'deliver', card: 'et6' }])
    expect(keys(asked, 1)).toEqual([`sample ${first}`, `sample ${second}`])
    const done = until(sent(asked, [1, answer(`sample ${second}`)]), 'main')
    expect(done.own.mascamites!.capsules.map(({ sample }) => sample)).toEqual([first])
    const both = until(sent(done, [1, { type: 'deliver', card: 'et1' }]), 'main')
    expect(both.own.mascamites).toMatchObject({ capsules: [], open: [expect.anything(), second, first] })
  })

  test('R14.1f card 7 brings the reward twice', () => {
    const start = found('mascamites', ...inFront(1, 'et7'))
    const sample = start.own.mascamites!.open[0] === 'credit2' ? 'energy2' : 'credit2'
    const res = sample === 'credit2' ? 'credit' : 'energy'
    const done = sent(withCapsule(start, 'r1s5', sample), [1, { type: 'deliver', card: 'et7' }])
    expect(done.players[1]![res]).toBe(start.players[1]![res] + 4)
  })

  test('R14.1h card 5 looks where an own probe or capsule is; the sample stays', () => {
    expect(until(played(found('mascamites'), 'et5'), 'endTurn').players[1]!.endgame).toEqual(['et5'])
    const state = found('mascamites', launched(1, 'r3s7'))
    const asked = played(state, 'et5')
    expect(asked.agenda[0]).toMatchObject({ do: 'sampleRewardOf', planet: 'saturn' })
    const both = played(withCapsule(state, 'r3s3'), 'et5')
    expect(keys(both, 1)).toEqual(['jupiter', 'saturn'])
    const done = until(asked, 'endTurn')
    expect(done.own.mascamites!.saturn.count).toBe(3)
    expect(samplesOf(done)).toEqual(samplesOf(state))
  })

  test.each([
    ['et8', 'yellow'],
    ['et9', 'red'],
    ['et10', 'blue'],
  ] as const)('R14.1h the mission of %s looks at either planet for two traces', (card, color) => {
    const state = fold(
      found('mascamites', ...inFront(1, card)),
      ...on(1, `${color}-3`),
      ...on(1, `${color}-4`),
    )
    expect(() =>
      sent(fold(found('mascamites', ...inFront(1, card)), ...on(0, `${color}-3`)), [
        1,
        { type: 'completeMission', card },
      ]),
    ).toThrow('condition-not-met')
    const asked = sent(state, [1, { type: 'completeMission', card }])
    expect(keys(asked, 1)).toEqual(['jupiter', 'saturn'])
    const looked = sent(asked, [1, answer('jupiter')])
    const sample = hiddenSample(state)
    const after = until(sent(looked, [1, answer(`sample ${sample}`)]), 'main')
    expect(worth(after, 1)).toEqual(plus(worth(looked, 1), SAMPLES[sample]))
  })

  test('R14.1c R14.1h what a seat knows on its view', () => {
    const server = found('mascamites')
    const own = server.own.mascamites!
    const blind = { ...own, jupiter: { count: 3, known: [] }, saturn: { count: 3, known: [] } }
    const view: State = { ...server, own: { ...server.own, mascamites: blind } }
    const at = { revision: 1, at: 0, seat: 1 }
    const data = { seat: 1, planet: 'jupiter' as const }
    const seen = { type: 'samplesSeen' as const, data: { ...data, count: 3 } }
    const looked = seti.evolve(view, { ...seen, secret: { samples: own.jupiter.known } }, at)
    expect(looked.own.mascamites!.jupiter.known).toEqual(own.jupiter.known)
    expect(seti.evolve(view, seen, at)).toEqual(view)
    const taken = { type: 'sampleTaken' as const, data: { ...data, at: 'r3s3' as const } }
    const mine = seti.evolve(looked, { ...taken, secret: { sample: own.jupiter.known[0]! } }, at)
    expect(mine.own.mascamites).toMatchObject({
      jupiter: { count: 2, known: own.jupiter.known.slice(1) },
      capsules: [{ sample: own.jupiter.known[0] }],
    })
    // Another seat that had looked before knows none of the others for certain any more.
    expect(seti.evolve(looked, taken, at).own.mascamites).toMatchObject({
      jupiter: { count: 2, known: [] },
      capsules: [{ sample: null }],
    })
  })

  test('an undo never takes back what a seat has seen', () => {
    const world = looked({ do: 'takeSample', planet: 'jupiter', seat: 0 })
    expect(world.fold.past).toEqual([])
    const [first, second] = stateOf(world).own.mascamites!.jupiter.known
    const chosen = play(world, [[0, choose(`sample ${first}`)]])
    // What it did with what it had seen it may do otherwise.
    const again = play(chosen, [
      [0, { type: 'undo' }],
      [0, choose(`sample ${second}`)],
    ])
    expect(stateOf(again).agenda[0]).toMatchObject({ do: 'takeSample', seat: 0 })
    expect(seti.events.sampleDelivered?.reveals).toBe(true)
  })

  test('a capsule is called by its number in writing', () => {
    const state = withCapsule(found('mascamites', ...inFront(1, 'et2')), 'r1s4')
    const move = { type: 'move', from: 'r1s4', to: 'r1s5', capsule: 1 } as const
    expect(seti.notation.format(move)).toBe('move 1 r1s5')
    expect(seti.notation.parse('move 1 r1s5', state, 1)).toEqual(move)
    expect(seti.notation.parse('deliver et2', state, 1)).toEqual({ type: 'deliver', card: 'et2' })
  })

  test('the bot takes its capsule where it is awaited and delivers', () => {
    const start = found('mascamites', ...inFront(1, 'et6'))
    const near = sent(withCapsule(start, 'r1s4'), [1, { type: 'move', from: 'r1s4', to: 'r1s5', capsule: 1 }])
    const c = { now: 0, rng: createRng('00'.repeat(32), 'bot', 1), words: wordList() }
    expect(seti.bot(near, 1, c)).toEqual({ type: 'deliver', card: 'et6' })
    const asked = run(withCapsule(start, 'r1s3'), { do: 'move', n: 2, seat: 1 })
    expect(seti.bot(asked, 1, c)).toEqual(answer('capsule 1 r1s4'))
  })

  test.each([
    [undefined, 'Seat 1 looks at 3 samples at Jupiter.'],
    [
      { samples: ['vp7', 'vp3card', 'data2'] },
      'Seat 1 looks at 3 samples at Jupiter: 7 points; 3 points and a card of choice; 2 data.',
    ],
  ])('the line about samples says no more than its reader knows: %j', (secret, line) => {
    const data = { seat: 1, planet: 'jupiter', count: 3 }
    expect(seti.tell({ type: 'samplesSeen', data, ...(secret && { secret }) } as never, []).en).toBe(line)
  })
})
