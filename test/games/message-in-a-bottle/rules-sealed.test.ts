import { describe, expect, test } from 'vitest'
import type { BottleCommand } from '../../../src/games/message-in-a-bottle/commands.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import type { World } from '../../support/world.ts'
import {
  act,
  diamonds,
  eventsOf,
  initials,
  lastOf,
  lying,
  NONE,
  OPEN,
  PASS,
  refusal,
  say,
  start,
  stateOf,
  wait,
  withRoll,
} from './table.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const sealed = (options: Record<string, unknown> = {}, seats = 2): World =>
  start({ seats, options: { tempo: 'sealed', ...options } })

/** A seat opens the round and answers so many milliseconds later. */
const race = (world: World, opens: number, took: number, seat: number, command: BottleCommand): World =>
  act(act(world, opens, seat, OPEN), opens + took, seat, command)

describe('R50 to R57: the sealed race', () => {
  test('C51: within a second of one another and equally long: both win, at the end of the window', () => {
    const three = sealed({}, 3)
    const world = race(race(three, 9 * HOUR, 12_000, 0, say('flood')), 18 * HOUR, 11_500, 1, say('folds'))
    expect(diamonds(wait(world, DAY - 1))).toEqual([1, 1, 1])
    expect(diamonds(wait(world, DAY))).toEqual([2, 2, 1])
    const same = race(race(three, 9 * HOUR, 12_000, 0, say('fold')), 18 * HOUR, 11_500, 1, say('fold'))
    expect(diamonds(wait(same, DAY))).toEqual([2, 2, 1])
  })

  test('of two within a second the shorter wins', () => {
    const world = race(race(sealed(), HOUR, 12_000, 0, say('fold')), 2 * HOUR, 11_500, 1, say('flood'))
    expect(diamonds(world)).toEqual([2, 1])
  })

  test('C52: the quicker wins, as soon as all have answered', () => {
    const world = race(race(sealed(), HOUR, 8000, 0, say('scaffold')), 2 * HOUR, 20_000, 1, say('fold'))
    expect(diamonds(world)).toEqual([2, 1])
    expect(stateOf(world)).toMatchObject({ round: 2, words: ['SCAFFOLD', 'FOLD'], phase: { kind: 'sealed' } })
  })

  test('C53: who says that there is no word loses a diamond to whoever finds one', () => {
    const world = race(race(sealed(), HOUR, 8000, 0, NONE), 2 * HOUR, 20_000, 1, say('fold'))
    expect(diamonds(world)).toEqual([0, 2])
  })

  test('and wins one if nobody does', () => {
    const world = race(race(sealed(), HOUR, 8000, 0, NONE), 2 * HOUR, 20_000, 1, say('gold'))
    expect(diamonds(world)).toEqual([2, 0])
  })

  test('a mistake shows and costs at the close only', () => {
    const world = race(sealed(), HOUR, 8000, 0, say('gold'))
    expect(diamonds(world)).toEqual([1, 1])
    expect(eventsOf(world).some((e) => e.type === 'wordMissed')).toBe(false)
    expect(diamonds(wait(world, DAY))).toEqual([0, 1])
  })

  test('who does not open the round loses nothing', () => {
    expect(diamonds(wait(race(sealed(), HOUR, 8000, 0, say('fold')), DAY))).toEqual([2, 1])
  })

  test('ten minutes after opening it is too late; the last limit closes the round', () => {
    const opened = act(sealed(), HOUR, 0, OPEN)
    expect(refusal(opened, HOUR + 599_999, 0, say('fold'))).toBe('accepted')
    expect(refusal(opened, HOUR + 600_000, 0, say('fold'))).toBe('answered-already')
    const both = act(opened, HOUR, 1, OPEN)
    expect(stateOf(wait(both, HOUR + 600_000)).round).toBe(2)
  })

  test('decided by length there is no limit, and the shorter wins however long it took', () => {
    const world = sealed({ sealedBy: 'length' })
    const slow = race(race(world, HOUR, 8000, 0, say('flood')), HOUR, 20 * HOUR, 1, say('fold'))
    expect(diamonds(slow)).toEqual([1, 2])
    const equal = race(race(world, HOUR, 8000, 0, say('flood')), HOUR, 20 * HOUR, 1, say('folds'))
    expect(diamonds(equal)).toEqual([2, 2])
  })

  test('with the shorter word rule length comes first, then time', () => {
    const world = sealed({ shorterWordRule: true }, 3)
    const two = race(race(world, HOUR, 1000, 0, say('flood')), HOUR + 1000, 60_000, 1, say('fold'))
    expect(diamonds(race(two, 2 * HOUR, 40_000, 2, say('fold')))).toEqual([1, 1, 2])
  })

  test('each seat answers once, after opening', () => {
    expect(refusal(sealed(), HOUR, 0, say('fold'))).toBe('not-opened')
    const opened = act(sealed(), HOUR, 0, OPEN)
    expect(refusal(opened, HOUR, 0, OPEN)).toBe('opened-already')
    expect(refusal(opened, HOUR, 0, { type: 'cover' })).toBe('wrong-phase')
    expect(refusal(opened, HOUR, 0, say('fo ld'))).toBe('malformed-word')
    const answered = act(opened, HOUR, 0, PASS)
    expect(refusal(answered, HOUR, 0, say('fold'))).toBe('answered-already')
  })

  test('initials are answered with a word for each die', () => {
    const world = withRoll(sealed({ mode: 'effects' }), lying('ARMF', 'initials'))
    const said = initials('arrow', 'river', 'mouse', 'forest')
    expect(refusal(act(world, HOUR, 0, OPEN), HOUR, 0, say('farm'))).toBe('not-under-this-effect')
    expect(diamonds(race(race(world, HOUR, 8000, 0, said), 2 * HOUR, 10, 1, PASS))).toEqual([2, 1])
  })

  test('where players judge, they vote when the round is closed', () => {
    const votes = sealed({ wordAuthority: 'vote' }, 3)
    const two = race(race(votes, HOUR, 8000, 0, say('fxoldo')), HOUR, 30_000, 1, say('fold'))
    const called = race(two, 2 * HOUR, 10, 2, NONE)
    expect(stateOf(called).phase).toMatchObject({ kind: 'vote', claims: [{ seat: 0 }, { seat: 1 }] })
    const vote = (w: World, seat: number, claim: number, accept: boolean) =>
      act(w, 3 * HOUR, seat, { type: 'voteWord', claim, accept })
    const most = vote(vote(vote(called, 1, 0, false), 2, 0, false), 0, 1, true)
    expect(diamonds(vote(most, 2, 1, true))).toEqual([0, 2, 0])
  })

  test.each([
    ['time', 'Open the round when you have the time: it counts from then on.'],
    ['length', 'Open the round when you like: the shortest word wins.'],
  ])('by %s the question says what counts', (sealedBy, text) => {
    const world = start({ options: { tempo: 'sealed', sealedBy } })
    expect(messageInABottle.prompts(stateOf(world), 0, { now: 0 })[0]!.text.en).toBe(text)
  })

  test('three rounds that nobody opens end the match', () => {
    const world = wait(sealed(), 3 * DAY)
    expect(world.fold.table.outcome!.detail).toEqual({ reason: 'silence' })
    expect(lastOf(world, 'roundClosed')!.data).toMatchObject({ reason: 'nobody' })
  })
})
