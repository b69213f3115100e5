import { describe, expect, test } from 'vitest'
import { ask, type ClockSettings, redact } from '../../../src/core/index.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import { wordList } from '../../support/given.ts'
import { humans, settleWorld, startWorld, T0 } from '../../support/world.ts'
import {
  act,
  again,
  diamonds,
  eventsOf,
  lastOf,
  NONE,
  PASS,
  refusal,
  round,
  say,
  shaken,
  showing,
  start,
  stateOf,
  WORDS,
  wait,
} from './table.ts'

describe('R2 and R5: the start', () => {
  test('C01: four players have a diamond each, 41 lie on the table', () => {
    expect(stateOf(start())).toMatchObject({ diamonds: [1, 1, 1, 1], supply: 41 })
  })
})

describe('R6 to R9: rounds', () => {
  test('C48: a claim 5 ms before the letters are shown is too early and costs nothing', () => {
    const world = shaken(start())
    expect(refusal(world, 0, 0, say('FOLD'))).toBe('too-early')
    const due = (stateOf(world).phase as { until: number }).until
    const before = messageInABottle.decide(stateOf(world), 0, say('FOLD'), {
      now: due - 5,
      rng: undefined as never,
      words: world.words,
    })
    expect(before).toMatchObject({ code: 'too-early' })
    expect(messageInABottle.rejections['too-early']).toMatchObject({ kind: 'early' })
    expect(diamonds(world)).toEqual([1, 1, 1, 1])
  })

  test('the letters come three seconds after the roll, at that very time', () => {
    const world = shaken(start())
    const rolled = world.fold.at
    const open = wait(world, 9_999_999_999)
    expect(open.entries.find((e) => e.events.some((x) => x.type === 'revealed'))!.at).toBe(rolled + 3000)
  })

  test('C47: all pass: the round closes without an award', () => {
    const world = [0, 1, 2, 3].reduce((w, seat) => act(w, 100 * (seat + 1), seat, PASS), round())
    expect(lastOf(world, 'roundClosed')!.data).toMatchObject({ reason: 'nobody', winners: [] })
    expect(diamonds(world)).toEqual([1, 1, 1, 1])
    expect(refusal(round(), 1, 0, PASS)).toBe('accepted')
    expect(refusal(act(round(), 1, 0, PASS), 2, 0, say('FOLD'))).toBe('passed-this-round')
  })

  test('after two minutes without a word the round closes; a wrong word begins them anew', () => {
    expect(stateOf(wait(round(), 119_999)).phase.kind).toBe('open')
    expect(lastOf(wait(round(), 120_000), 'roundClosed')!.data).toMatchObject({ reason: 'time' })
    const missed = act(round(), 100_000, 0, say('GOLD'))
    expect(stateOf(wait(missed, 219_999)).phase.kind).toBe('open')
    expect(stateOf(wait(missed, 220_000)).phase.kind).toBe('closed')
  })

  test('the next roll comes after 20 s, or when all are ready; after a silent round only then', () => {
    const closed = [0, 1, 2, 3].reduce((w, seat) => act(w, 100, seat, PASS), round())
    expect(stateOf(wait(closed, 20_099)).round).toBe(1)
    expect(stateOf(wait(closed, 20_100)).round).toBe(2)
    expect(stateOf(shaken(closed)).round).toBe(2)
    expect(stateOf(wait(round(), 9_000_000))).toMatchObject({
      round: 1,
      phase: { kind: 'closed', until: null },
    })
  })
})

describe('R10 to R16: words and mistakes', () => {
  test('C03: gold has no F: a diamond less, out', () => {
    const world = act(round(), 10, 0, say('gold'))
    expect(lastOf(world, 'wordMissed')!.data).toMatchObject({ seat: 0, fault: 'letters-missing', loss: 1 })
    expect(stateOf(world)).toMatchObject({ diamonds: [0, 1, 1, 1], out: [0], supply: 42 })
  })

  test('C04: who has none loses none, but is out', () => {
    const none = again(wait(act(act(round(), 10, 0, say('gold')), 20, 1, say('fold')), 400))
    const world = act(none, 10, 0, say('gold'))
    expect(stateOf(world)).toMatchObject({ out: [0] })
    expect(diamonds(world)[0]).toBe(0)
    expect(lastOf(world, 'wordMissed')!.data).toMatchObject({ loss: 0 })
  })

  test('C05: who is out is refused and pays nothing', () => {
    const world = act(round(), 10, 0, say('gold'))
    expect(refusal(world, 20, 0, say('flood'))).toBe('out-this-round')
    expect(refusal(world, 20, 0, NONE)).toBe('out-this-round')
    expect(refusal(world, 20, 0, PASS)).toBe('out-this-round')
  })

  test('C08: singular and plural are words', () => {
    for (const word of ['farm', 'farms', 'frame'])
      expect(diamonds(wait(act(round({ letters: 'ARMF' }), 5, 2, say(word)), 400))).toEqual([1, 1, 2, 1])
  })

  test('C09: a verb that is no noun is a mistake', () => {
    const world = act(round({ letters: 'ARMF' }), 5, 2, say('reformat'))
    expect(lastOf(world, 'wordMissed')!.data).toMatchObject({ fault: 'not-a-noun' })
  })

  test('R12: a word rarer than the table takes is a mistake, and none of the solutions', () => {
    const words = wordList('SCAFFOLD', { word: 'FLOOD', tier: 2 }, { word: 'FOLD', tier: 3 })
    const world = (tier?: number) => round({ words, options: tier === undefined ? {} : { tier } })
    const fault = (word: string, tier?: number) =>
      lastOf(act(world(tier), 0, 0, say(word)), 'wordMissed')?.data
    expect(fault('flood', 1)).toMatchObject({ fault: 'too-rare', loss: 1 })
    expect(fault('fold', 2)).toMatchObject({ fault: 'too-rare' })
    for (const right of [fault('scaffold', 1), fault('flood', 2), fault('fold', 3), fault('fold')])
      expect(right).toBeUndefined()
    const shownAfter = (tier: number) =>
      lastOf(wait(act(world(tier), 0, 0, NONE), 10_000), 'roundClosed')!.data
    expect(shownAfter(1)).toMatchObject({ solutions: ['SCAFFOLD'], solvable: true })
    expect(shownAfter(2)).toMatchObject({ solutions: ['FLOOD', 'SCAFFOLD'] })
  })

  test('R29: where only rarer words fit, the call is right, and the list says so', () => {
    const words = wordList('LEMON', { word: 'FOLD', tier: 3 })
    const world = wait(act(round({ words, options: { tier: 1 } }), 0, 1, NONE), 10_000)
    expect(lastOf(world, 'roundClosed')!.data).toMatchObject({
      winners: [1],
      solutions: [],
      solvable: false,
    })
  })

  test('C11: no word twice in a match; another form of it is another word', () => {
    const later = again(wait(act(round(), 10, 0, say('fold')), 400))
    const world = act(later, 10, 2, say('fold'))
    expect(lastOf(world, 'wordMissed')!.data).toMatchObject({ seat: 2, fault: 'already-said' })
    expect(diamonds(wait(act(later, 10, 2, say('folds')), 400))).toEqual([2, 1, 2, 1])
  })

  test('C12: a wrong word is not used up, unless the table says so', () => {
    const later = (options: Record<string, unknown>) => {
      const first = act(act(round({ letters: 'ARMF', options }), 10, 0, say('gold')), 20, 1, say('farm'))
      return again(wait(first, 400))
    }
    const again2 = act(later({}), 10, 2, say('gold'))
    expect(lastOf(again2, 'wordMissed')!.data).toMatchObject({ fault: 'letters-missing' })
    expect(stateOf(later({})).words).toEqual(['FARM'])
    expect(stateOf(later({ repeat: 'any' })).words).toEqual(['GOLD', 'FARM'])
  })

  test('C13: spaces and case do not count; what is no word is refused and costs nothing', () => {
    expect(lastOf(wait(act(round(), 10, 0, say('  FoLd ')), 400), 'claimsAccepted')!.data).toEqual({
      claims: [{ seat: 0, words: ['FOLD'] }],
    })
    for (const text of ['fold!', 'fo ld', 'f0ld', 'A'.repeat(46), 'f\u200bold', 'f\u043eld'])
      expect(refusal(round(), 10, 0, say(text)), text).toBe('malformed-word')
    expect(messageInABottle.commands.sayWord.safeParse({ word: '' }).success).toBe(false)
  })

  test('a word of three letters is too short', () => {
    expect(lastOf(act(round(), 10, 0, say('old')), 'wordMissed')!.data).toMatchObject({ fault: 'too-short' })
  })
})

describe('R20 and R21: words at the same time', () => {
  test('C15: within 300 ms the shorter word wins', () => {
    const world = act(act(round(), 0, 0, say('flood')), 200, 1, say('fold'))
    expect(diamonds(world)).toEqual([1, 1, 1, 1])
    expect(diamonds(wait(world, 300))).toEqual([1, 2, 1, 1])
    expect(stateOf(wait(world, 300)).words).toEqual(['FLOOD', 'FOLD'])
  })

  test('C16: words of equal length win both', () => {
    const world = act(act(round({ letters: 'ARMF' }), 0, 0, say('farms')), 250, 1, say('frame'))
    expect(diamonds(wait(world, 300))).toEqual([2, 2, 1, 1])
  })

  test('the same word by two counts for both', () => {
    const world = act(act(round(), 0, 0, say('fold')), 250, 1, say('fold'))
    expect(diamonds(wait(world, 300))).toEqual([2, 2, 1, 1])
  })

  test('C17: a millisecond later the round is closed, and nothing is lost', () => {
    const world = act(round(), 0, 0, say('flood'))
    expect(refusal(world, 301, 1, say('fold'))).toBe('round-closed')
    expect(diamonds(wait(world, 301))).toEqual([2, 1, 1, 1])
  })

  test('C19: the word is hidden from the others until the window ends', () => {
    const world = act(round(), 0, 0, say('flood'))
    const entry = world.entries.at(-1)!
    for (const viewer of [1, 2, 3, 'spectator'] as const)
      expect(JSON.stringify(redact(entry, viewer).events)).not.toMatch(/flood/i)
    expect(redact(entry, 0).events).toMatchObject([{ secret: { words: ['FLOOD'] } }])
    expect(lastOf(wait(world, 300), 'claimsAccepted')!.data).toEqual({
      claims: [{ seat: 0, words: ['FLOOD'] }],
    })
  })

  test('a wrong word inside the window of somebody else costs as usual', () => {
    const world = act(act(round(), 0, 0, say('flood')), 100, 1, say('gold'))
    expect(diamonds(wait(world, 300))).toEqual([2, 0, 1, 1])
  })

  test('who has said a word says no other', () => {
    expect(refusal(act(round(), 0, 0, say('flood')), 100, 0, say('fold'))).toBe('word-standing')
  })
})

describe('R24 to R29: no such word', () => {
  test('C20: ten seconds without a word give the challenger a diamond', () => {
    const world = act(round({ letters: 'OLDJ' }), 0, 1, NONE)
    expect(diamonds(wait(world, 9_999))).toEqual([1, 1, 1, 1])
    expect(diamonds(wait(world, 10_000))).toEqual([1, 2, 1, 1])
    expect(lastOf(wait(world, 10_000), 'roundClosed')!.data).toMatchObject({
      reason: 'non-existent',
      solvable: false,
    })
  })

  test('C21: a word in time costs the challenger a diamond', () => {
    const world = wait(act(act(round(), 0, 1, NONE), 6000, 2, say('scaffold')), 6300)
    expect(diamonds(world)).toEqual([1, 0, 2, 1])
    expect(stateOf(world)).toMatchObject({ out: [1], phase: { kind: 'closed' } })
  })

  test('the challenger is not out where the table says so', () => {
    const world = act(round({ options: { challengerOut: false } }), 0, 1, NONE)
    expect(stateOf(wait(act(world, 6000, 2, say('fold')), 6300))).toMatchObject({
      out: [],
      diamonds: [1, 0, 2, 1],
    })
  })

  test('C23: of two players the other errs: the challenger wins at once', () => {
    const world = act(act(round({ seats: 2 }), 0, 0, NONE), 2000, 1, say('gold'))
    expect(diamonds(world)).toEqual([2, 0])
    expect(stateOf(world).phase.kind).toBe('closed')
  })

  test('of more players one errs: the ten seconds go on', () => {
    const world = act(act(round(), 0, 0, NONE), 2000, 1, say('gold'))
    expect(diamonds(wait(world, 9_999))).toEqual([1, 0, 1, 1])
    expect(diamonds(wait(world, 10_000))).toEqual([2, 0, 1, 1])
  })

  test('C24: a challenger without a diamond loses none', () => {
    const none = again(wait(act(act(round(), 10, 1, say('gold')), 20, 0, say('fold')), 400))
    const world = wait(act(act(none, 0, 1, NONE), 500, 2, say('flood')), 800)
    expect(diamonds(world)).toEqual([2, 0, 2, 1])
  })

  test('C25: the challenger says no word, and nobody else the same', () => {
    const world = act(round(), 0, 1, NONE)
    expect(refusal(world, 100, 1, say('fold'))).toBe('challenge-running')
    expect(refusal(world, 100, 3, NONE)).toBe('challenge-running')
  })

  test('not while a word stands or leads, and not where the rule is off', () => {
    const rule = { shorterWordRule: true }
    expect(refusal(act(round(), 0, 0, say('flood')), 100, 1, NONE)).toBe('word-standing')
    expect(refusal(act(round({ options: rule }), 0, 0, say('flood')), 1000, 1, NONE)).toBe('word-standing')
    expect(refusal(round({ options: { nonExistentWordRule: false } }), 0, 0, NONE)).toBe('rule-off')
  })
})

describe('R30 and R31: the shorter word', () => {
  const rule = { shorterWordRule: true }

  test('C27: a word of four letters wins when its tie window ends', () => {
    const first = act(round({ options: rule }), 0, 0, say('scaffold'))
    const world = act(act(first, 4000, 1, say('flood')), 9000, 2, say('fold'))
    expect(diamonds(wait(world, 9_299))).toEqual([1, 1, 1, 1])
    expect(diamonds(wait(world, 9_300))).toEqual([1, 1, 2, 1])
  })

  test('C28: each shorter word begins the ten seconds anew', () => {
    const world = act(
      act(round({ letters: 'ENGZ', options: rule }), 0, 0, say('lozenge')),
      8000,
      1,
      say('zinger'),
    )
    expect(diamonds(wait(world, 17_999))).toEqual([1, 1, 1, 1])
    expect(diamonds(wait(world, 18_000))).toEqual([1, 2, 1, 1])
  })

  test('C29: a longer word is refused without a penalty', () => {
    const world = act(round({ letters: 'ENGZ', options: rule }), 0, 0, say('zinger'))
    expect(refusal(world, 3000, 1, say('lozenge'))).toBe('not-shorter')
    expect(diamonds(wait(world, 10_000))).toEqual([2, 1, 1, 1])
  })

  test('C31: a wrong word costs as usual and stops no countdown', () => {
    const world = act(act(round({ options: rule }), 0, 0, say('flood')), 3000, 1, say('gold'))
    expect(stateOf(world)).toMatchObject({ diamonds: [1, 0, 1, 1], out: [1] })
    expect(diamonds(wait(world, 9_999))).toEqual([1, 0, 1, 1])
    expect(diamonds(wait(world, 10_000))).toEqual([2, 0, 1, 1])
  })

  test('equal words at the same time lead together; the leader does not outdo itself', () => {
    const tie = { letters: 'ARMF', options: rule }
    const world = act(act(round(tie), 0, 0, say('farms')), 250, 1, say('frame'))
    expect(refusal(world, 1000, 0, say('farm'))).toBe('word-standing')
    expect(diamonds(wait(world, 10_250))).toEqual([2, 2, 1, 1])
  })

  test('with nobody left to outdo it the leader wins at once', () => {
    const world = act(act(round({ seats: 2, options: rule }), 0, 0, say('flood')), 2000, 1, PASS)
    expect(diamonds(world)).toEqual([2, 1])
  })
})

describe('R40 to R42: the end', () => {
  const near = { target: 2 }

  test('the last diamond ends the match at once', () => {
    const world = wait(act(round({ options: near }), 0, 0, say('fold')), 300)
    expect(world.fold.table).toMatchObject({
      status: 'finished',
      outcome: {
        result: 'ranked',
        places: [
          { seats: [0], rank: 1, score: 2 },
          { seats: [1, 2, 3], rank: 2 },
        ],
      },
    })
  })

  test('two who win the last diamond together share the first place', () => {
    const world = wait(act(act(round({ options: near }), 0, 0, say('fold')), 100, 3, say('fold')), 300)
    expect(world.fold.table.outcome!.places[0]).toEqual({ seats: [0, 3], rank: 1, score: 2 })
  })

  test('a call that no word exists may win the match, and its failure may end it', () => {
    const called = act(round({ letters: 'OLDJ', options: near }), 0, 1, NONE)
    expect(wait(called, 10_000).fold.table.outcome!.places[0]!.seats).toEqual([1])
    const failed = wait(act(act(round({ options: near }), 0, 1, NONE), 10, 2, say('fold')), 400)
    expect(failed.fold.table.outcome!.places).toEqual([
      { seats: [2], rank: 1, score: 2 },
      { seats: [0, 3], rank: 2, score: 1 },
      { seats: [1], rank: 4, score: 0 },
    ])
  })

  test('a table at which nobody plays any more comes to an end', () => {
    const clock: ClockSettings = { perMove: 60, reminders: [], onDeadline: 'skip' }
    const laid = { seats: humans(3), options: { dice: showing('OLDF') }, words: WORDS, clock }
    const world = settleWorld(startWorld(messageInABottle, laid), T0 + 9_000_000)
    expect(world.fold.table.outcome).toMatchObject({
      result: 'draw',
      places: [{ seats: [0, 1, 2], rank: 1, score: 1 }],
      detail: { reason: 'silence' },
    })
    expect(eventsOf(world).filter((e) => e.type === 'roundClosed')).toHaveLength(3)
  })

  test('who says that it is ready is there, and so is who passes', () => {
    let world = round({ seats: 2 })
    for (let i = 0; i < 4; i++) world = again(wait(world, 120_000))
    expect(stateOf(world)).toMatchObject({ round: 5, silent: 0 })
    world = wait(act(world, 10, 1, PASS), 120_000)
    expect(stateOf(world)).toMatchObject({
      silent: 0,
      phase: { kind: 'closed', until: world.fold.at + 20_000 },
    })
  })

  const RESIGN = { type: 'resign' } as never

  test('the last who is left ends the round, and the match with it', () => {
    const two = act(act(round({ seats: 3 }), 10, 0, RESIGN), 20, 1, RESIGN)
    expect(two.fold.table.status).toBe('active')
    const alone = wait(act(two, 30, 2, say('fold')), 330)
    expect(alone.fold.table.outcome).toMatchObject({
      detail: { reason: 'alone' },
      places: [{ seats: [2], score: 2 }, { seats: [0, 1] }],
    })
    expect(act(two, 30, 2, PASS).fold.table.outcome!.detail).toEqual({ reason: 'alone' })
    expect(act(two, 30, 2, RESIGN).fold.table.outcome!.detail).toEqual({ reason: 'alone' })
  })

  test('between two rounds it ends at once', () => {
    const closed = wait(act(round({ seats: 2 }), 0, 0, say('fold')), 300)
    expect(closed.fold.game).toMatchObject({ phase: { kind: 'closed' } })
    expect(act(closed, 400, 0, RESIGN).fold.table.outcome).toMatchObject({
      detail: { reason: 'alone' },
      places: [{ seats: [0] }, { seats: [1] }],
    })
  })

  test('R49: a word that was said stands, though its player has given up', () => {
    const said = act(act(round({ options: near }), 0, 0, say('fold')), 100, 0, RESIGN)
    expect(wait(said, 300).fold.table.outcome!.places[0]).toMatchObject({ seats: [0], rank: 1 })
  })
})

describe('R43: what would have been right', () => {
  test('up to five nouns that were not used, fit for a family', () => {
    const world = wait(act(round({ letters: 'ARMF' }), 0, 0, say('farm')), 300)
    expect(lastOf(world, 'roundClosed')!.data).toMatchObject({
      solutions: ['FARMS', 'FRAME', 'FARMER'],
      solvable: true,
    })
  })
})

describe('the claims of a race need no question', () => {
  test('the question of a round keeps its name while others act', () => {
    const world = round()
    const idOf = (w: typeof world, seat: number) =>
      ask(messageInABottle, w.fold, seat, { now: w.fold.at })[0]!.id
    expect(idOf(act(world, 10, 0, say('gold')), 1)).toBe(idOf(world, 1))
    expect(idOf(act(world, 10, 0, NONE), 1)).toBe(idOf(world, 1))
  })
})
