import { describe, expect, test } from 'vitest'
import { redact } from '../../../src/core/index.ts'
import { tryMove, type World } from '../../support/world.ts'
import { act, diamonds, lastOf, NONE, refusal, round, say, stateOf, wait } from './table.ts'

const table = (options: Record<string, unknown> = {}, seats = 4): World =>
  round({ seats, options: { wordAuthority: 'vote', ...options } })

const vote = (world: World, ms: number, seat: number, claim: number, accept: boolean) =>
  act(world, ms, seat, { type: 'voteWord', claim, accept })

/** Seat 0 has said a word that no list knows; it goes before the others at 300 ms. */
const asked = (options: Record<string, unknown> = {}) => wait(act(table(options), 0, 0, say('floodix')), 300)

describe('R44 to R48: judgement by the players', () => {
  test('letters and length are checked as always, the list is not asked', () => {
    expect(lastOf(act(table(), 0, 0, say('gold')), 'wordMissed')!.data).toMatchObject({
      fault: 'letters-missing',
    })
    expect(stateOf(asked()).phase).toMatchObject({ kind: 'vote', claims: [{ seat: 0, words: ['FLOODIX'] }] })
  })

  test('more against than for turn the word down', () => {
    const world = vote(vote(vote(asked(), 400, 1, 0, false), 500, 2, 0, true), 600, 3, 0, false)
    expect(lastOf(world, 'wordMissed')!.data).toMatchObject({ fault: 'voted-down', seat: 0 })
    expect(stateOf(world)).toMatchObject({ diamonds: [0, 1, 1, 1], out: [0], phase: { kind: 'open' } })
    expect(stateOf(world).words).toEqual([])
  })

  test('otherwise it counts, also where some or all keep silent for twenty seconds', () => {
    const world = vote(vote(asked(), 400, 1, 0, false), 500, 2, 0, true)
    expect(diamonds(wait(world, 20_299))).toEqual([1, 1, 1, 1])
    expect(diamonds(wait(world, 20_300))).toEqual([2, 1, 1, 1])
    expect(diamonds(wait(asked(), 20_300))).toEqual([2, 1, 1, 1])
  })

  test('votes are sealed until all are in', () => {
    const entry = vote(asked(), 400, 1, 0, false).entries.at(-1)!
    expect(redact(entry, 2).events).toEqual([{ type: 'voteCast', data: { seat: 1, claim: 0 } }])
    expect(redact(entry, 1).events).toMatchObject([{ secret: { accept: false } }])
  })

  test('nobody votes on its own word, or twice, or speaks meanwhile', () => {
    expect(refusal(asked(), 400, 0, { type: 'voteWord', claim: 0, accept: true })).toBe('no-such-vote')
    const voted = vote(asked(), 400, 1, 0, false)
    expect(refusal(voted, 500, 1, { type: 'voteWord', claim: 0, accept: true })).toBe('no-such-vote')
    expect(refusal(voted, 500, 1, say('fold'))).toBe('vote-running')
  })

  test('two words of one window are voted on together; the shorter of those accepted wins', () => {
    const two = wait(act(act(table({}, 3), 0, 0, say('xfold')), 100, 1, say('floodix')), 300)
    const some = vote(vote(two, 400, 1, 0, false), 500, 0, 1, true)
    const world = vote(vote(some, 600, 2, 1, true), 700, 2, 0, false)
    expect(diamonds(world)).toEqual([0, 2, 1])
  })

  test('a challenge stands still meanwhile and goes on if the word is turned down', () => {
    const called = act(table({}, 3), 0, 1, NONE)
    const said = wait(act(called, 6000, 0, say('xfold')), 6300)
    const down = vote(vote(said, 10_000, 1, 0, false), 15_000, 2, 0, false)
    expect(stateOf(down).phase).toMatchObject({ kind: 'challenge', seat: 1 })
    expect(diamonds(wait(down, 18_999))).toEqual([0, 1, 1])
    expect(diamonds(wait(down, 19_000))).toEqual([0, 2, 1])
    const up = vote(vote(said, 10_000, 1, 0, true), 15_000, 2, 0, true)
    expect(diamonds(up)).toEqual([2, 0, 1])
  })

  test('a vote may be taken back while others have still to vote', () => {
    const voted = vote(asked(), 400, 1, 0, false)
    const back = tryMove(voted, 1, { type: 'undo' }, voted.fold.at + 1) as World
    expect(stateOf(back).phase).toEqual(stateOf(asked()).phase)
    expect(stateOf(vote(back, 600, 1, 0, true)).phase).toMatchObject({ votes: [{ seat: 1, accept: true }] })
  })
})
