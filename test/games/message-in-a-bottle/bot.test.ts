import { describe, expect, test } from 'vitest'
import {
  createRng,
  emptyFold,
  foldAll,
  isRejection,
  nextDeadline,
  pendingBot,
  playBot,
  redact,
  type SeatSetup,
} from '../../../src/core/index.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import { wordList } from '../../support/given.ts'
import { append, settleWorld, startWorld, type World } from '../../support/world.ts'
import { act, lying, refusal, round, say, shaken, shown, start, stateOf, wait, withRoll } from './table.ts'

const tiered = wordList({ word: 'SCAFFOLD', tier: 1 }, { word: 'FLOOD', tier: 2 }, { word: 'FOLD', tier: 3 })

const moveOf = (world: World, seat: number) =>
  messageInABottle.bot(stateOf(world), seat, {
    now: world.fold.at,
    rng: createRng('00'.repeat(32), 'bot', world.fold.length),
    words: world.words,
  })

/** A seat that has thought. */
const awake = (world: World, seat: number) => {
  const thinking = act(world, 10, seat, { type: 'think' })
  const until = stateOf(thinking).thinking[0]!.until
  return settleWorld(thinking, until)
}

describe('R60: bots', () => {
  test('think first, and are waited for only when that time is over', () => {
    const world = round()
    expect(moveOf(world, 1)).toEqual({ type: 'think' })
    const thinking = act(world, 10, 1, { type: 'think' })
    expect(messageInABottle.pending(stateOf(thinking))).toEqual([0, 2, 3])
    const { until } = stateOf(thinking).thinking[0]!
    expect(messageInABottle.deadlines(stateOf(thinking)).find((d) => d.id === 'wake.1')!.at).toBe(until)
    expect(messageInABottle.pending(stateOf(settleWorld(thinking, until)))).toEqual([0, 1, 2, 3])
    expect(moveOf(settleWorld(thinking, until), 1)).not.toEqual({ type: 'think' })
  })

  test('a seat thinks once in a round, and once more when it is overtaken', () => {
    const options = { shorterWordRule: true, strength: 3 }
    const led = wait(act(awake(round({ options }), 0), 9500, 0, say('scaffold')), 9900)
    expect(refusal(awake(round({ options }), 1), 9500, 1, { type: 'think' })).toBe('thought-already')
    const over = wait(act(led, 10_000, 1, say('flood')), 10_400)
    expect(refusal(over, 10_500, 0, { type: 'think' })).toBe('accepted')
    expect(refusal(act(over, 10_500, 2, { type: 'think' }), 10_600, 2, { type: 'think' })).toBe(
      'thought-already',
    )
  })

  test('the stronger think shorter', () => {
    const delays = ([1, 2, 3] as const).map((strength) => {
      const world = round({ options: { strength } })
      return stateOf(act(world, 10, 0, { type: 'think' })).thinking[0]!.until - world.fold.at - 10
    })
    expect(delays[0]).toBeGreaterThanOrEqual(14_000)
    expect(delays[0]).toBeLessThanOrEqual(30_000)
    expect(delays[1]).toBeGreaterThanOrEqual(7000)
    expect(delays[1]).toBeLessThanOrEqual(18_000)
    expect(delays[2]).toBeGreaterThanOrEqual(3000)
    expect(delays[2]).toBeLessThanOrEqual(9000)
  })

  test('the stronger know rarer words', () => {
    const said = [1, 2, 3].map((strength) =>
      moveOf(awake(round({ options: { strength }, words: tiered }), 0), 0),
    )
    expect(said[0]).toEqual(say('SCAFFOLD'))
    expect([say('SCAFFOLD'), say('FLOOD')]).toContainEqual(said[1])
    expect(said[2]).toEqual(say('FOLD'))
  })

  test('know no word that their table does not take', () => {
    const world = round({ options: { strength: 3, tier: 1 }, words: tiered })
    expect(moveOf(awake(world, 0), 0)).toEqual(say('SCAFFOLD'))
  })

  test('say a shorter word than the one that leads, or pass', () => {
    const options = { shorterWordRule: true, strength: 3 }
    const led = (word: string) => wait(act(round({ options, words: tiered }), 0, 1, say(word)), 400)
    expect(moveOf(awake(led('flood'), 0), 0)).toEqual(say('FOLD'))
    const none = wordList('SCAFFOLD', 'FLOOD')
    const last = wait(act(round({ options, words: none }), 0, 1, say('flood')), 400)
    expect(moveOf(awake(last, 0), 0)).toEqual({ type: 'pass' })
  })

  test('where they know no word the strongest say so, the weakest pass', () => {
    const none = wordList('LEMON')
    const move = (options: Record<string, unknown>) => {
      const world = awake(round({ options, words: none }), 0)
      return moveOf(world, 0)
    }
    expect(move({ strength: 3 })).toEqual({ type: 'sayNonExistent' })
    expect(move({ strength: 1 })).toEqual({ type: 'pass' })
    expect(move({ strength: 3, nonExistentWordRule: false })).toEqual({ type: 'pass' })
  })

  test('say initials, and vote for what stands in the list', () => {
    const world = shown(
      withRoll(shaken(start({ letters: 'ARMF', options: { mode: 'effects' } })), lying('ARMF', 'initials')),
    )
    const said = moveOf(awake(world, 0), 0)
    expect(isRejection(messageInABottle.decide(stateOf(awake(world, 0)), 0, said, context(world)))).toBe(
      false,
    )
    expect(said).toMatchObject({ type: 'sayInitials', words: [{}, {}, {}, {}] })
    const votes = { options: { wordAuthority: 'vote' } }
    const right = wait(act(round(votes), 0, 0, say('fold')), 300)
    expect(moveOf(right, 1)).toEqual({ type: 'voteWord', claim: 0, accept: true })
    const wrong = wait(act(round(votes), 0, 0, say('xfold')), 300)
    expect(moveOf(wrong, 1)).toEqual({ type: 'voteWord', claim: 0, accept: false })
  })

  const context = (world: World) => ({
    now: world.fold.at,
    rng: createRng('00'.repeat(32), 'game', 1),
    words: world.words,
  })

  test('alone at a table they race to the end, the stronger with shorter rounds', () => {
    const lasting = [1, 3].map((strength) => {
      const seats: SeatSetup[] = [
        { kind: 'bot', taken: true },
        { kind: 'bot', taken: true },
      ]
      let world = startWorld(messageInABottle, {
        seats,
        options: { strength, target: 3 },
        words: WORDS_OF_ALL,
      })
      for (let i = 0; i < 400 && world.fold.table.status === 'active'; i++) {
        const seat = pendingBot(messageInABottle, world.fold)
        if (seat === undefined) {
          world = settleWorld(world, nextDeadline(messageInABottle, world.fold)!.at)
          continue
        }
        const seen = world.entries.map(({ command: _, ...entry }) => redact(entry, seat))
        const view = foldAll(messageInABottle, emptyFold(world.seats), seen)
        const step = playBot(messageInABottle, world.fold, view, seat, world, world.fold.at)
        world = append(world, step)
      }
      expect(world.fold.table.status).toBe('finished')
      const rounds = world.entries.filter((e) => e.events.some((x) => x.type === 'roundClosed')).length
      return (world.fold.at - world.entries[0]!.at) / rounds
    })
    expect(lasting[1]!).toBeLessThan(lasting[0]!)
  })
})

/** A word for every roll: the five vowels and a letter of each other die. */
const WORDS_OF_ALL = wordList(
  ...[...'RSTNLC'].flatMap((a) =>
    [...'DMPHGB'].flatMap((b) => [...'FWKVJZ'].map((c) => `${a}A${b}E${c}IOUY`)),
  ),
)
