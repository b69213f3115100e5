import { describe, expect, test } from 'vitest'
import type { Live } from '../../src/app/live.ts'
import { settlementOf } from '../../src/app/notices/dispatch.ts'
import { obligationsOf } from '../../src/app/notices/obligations.ts'
import { afterQuiet, planFor, subjectOf } from '../../src/app/notices/plan.ts'
import type { Notice, Subscription } from '../../src/app/ports.ts'
import type { AnyGame, ClockSettings } from '../../src/core/index.ts'
import { wordsFor } from '../support/words/index.ts'
import { humans, type Move, play, settleWorld, startWorld, T0, type World } from '../support/world.ts'
import { toy } from '../toy/index.ts'
import { subscriptionOf } from './fixtures.ts'

const MOTTO = { type: 'inscribe', text: 'Light' }
const bid = (number: number) => ({ type: 'commit', number })
const UNDO: Move[1] = { type: 'undo' }

const begin = (clock?: ClockSettings) =>
  startWorld(toy as AnyGame, { seats: humans(3), words: wordsFor('en')!, ...(clock && { clock }) })

const told = (world: World) =>
  obligationsOf(world.game, world.seats, world.entries).map(
    ({ seat, since, own, ended }) =>
      `${seat} from ${since}${own ? ' by itself' : ''}${ended ? ` to ${ended.revision}${ended.own ? '' : ', taken away'}` : ''}`,
  )

const clock: ClockSettings = { perMove: 3600, reminders: [1800, 600], onDeadline: 'remind' }

describe('what a match waits for', () => {
  test('from the start, seat by seat', () => {
    const started = begin()
    expect(told(started)).toEqual(['0 from 1'])
    expect(told(play(started, [[0, MOTTO]]))).toEqual([
      // Seat 0 goes on to its bid without a pause: it is there.
      '0 from 1',
      '1 from 2',
      '2 from 2',
    ])
  })

  test('a turn of many answers is one', () => {
    let world = play(begin(), [
      [0, MOTTO],
      [0, bid(1)],
      [1, bid(2)],
      [2, bid(3)],
    ])
    const seat = world.game.pending(world.fold.game!)[0]!
    const before = told(world).length
    const prompt = world.game.prompts(world.fold.game!, seat, { now: T0 })[0]!
    const card = prompt.commands.find((command) => command.type === 'place')!
    world = play(world, [[seat, card]])
    expect(world.game.pending(world.fold.game!)).toEqual([seat])
    expect(told(world)).toHaveLength(before)
  })

  test('what is taken back takes the turns of others away, and nobody is told of what he did himself', () => {
    const world = play(begin(), [
      [0, MOTTO],
      [0, UNDO],
    ])
    expect(told(world)).toContain('1 from 2 to 3, taken away')
    expect(told(world)).toContain('2 from 2 to 3, taken away')
  })
})

describe('a proposal', () => {
  const propose = (what: string) => ({ type: 'propose', what }) as Move[1]

  test('is an obligation of its own for those who have to answer', () => {
    const open = play(begin(), [
      [0, MOTTO],
      [1, propose('pause')],
    ])
    expect(told(open)).toEqual(['0 from 1', '1 from 2', '2 from 2', '0 from 3', '2 from 3'])
    const due = (seat: number) =>
      planned(open, { seat, events: ['turn.due'] }).add.map(({ obligation }) => obligation)
    expect([due(1), due(2)]).toEqual([['due:1:2'], ['due:2:2', 'answer:2:3']])
  })

  test('asks nobody any more who has answered, nor anybody once it is gone', () => {
    const open = play(begin(), [
      [0, MOTTO],
      [1, propose('pause')],
      [2, { type: 'agree' }],
    ])
    expect(told(open)).toEqual(['0 from 1', '1 from 2', '2 from 2', '0 from 3', '2 from 3 to 4'])
    const gone = play(open, [[1, { type: 'withdraw' }]])
    expect(told(gone)).toContain('0 from 3 to 5, taken away')
  })

  test('once agreed to, a pause takes every turn away, and its end asks anew', () => {
    const paused = play(begin(), [
      [0, propose('pause')],
      [1, { type: 'agree' }],
      [2, { type: 'agree' }],
    ])
    expect(told(paused)).toEqual(['0 from 1 to 4, taken away', '1 from 2 to 3', '2 from 2 to 4'])
    const on = play(paused, [[1, propose('resume')]])
    expect(told(on).at(-1)).toBe('0 from 5')
  })
})

describe('what came of a proposal', () => {
  const propose = (what: string) => ({ type: 'propose', what }) as Move[1]
  const mail = { target: { channel: 'mail' as const }, events: ['turn.due' as const] }
  const told = (world: World, seat: number, change: Partial<Subscription> = {}) =>
    planned(world, { ...mail, seat, ...change })
      .add.filter(({ obligation }) => obligation.startsWith('settled'))
      .map(({ obligation, type }) => `${obligation} ${type}`)
  const proposed = play(begin(), [[1, propose('pause')]])
  const refused = play(proposed, [[2, { type: 'refuse' }]])
  const paused = play(proposed, [
    [2, { type: 'agree' }],
    [0, { type: 'agree' }],
  ])

  test('is told to its proposer by mail, to nobody else, and once', () => {
    expect(told(proposed, 1)).toEqual([])
    expect([0, 1, 2].map((seat) => told(refused, seat))).toEqual([[], ['settled:3 match.advanced'], []])
    expect(told(refused, 1, { cursor: 3 })).toEqual([])
    expect(
      told(refused, 1, { target: { channel: 'webhook', url: 'https://a.example/', format: 'standard' } }),
    ).toEqual([])
    const gone = play(proposed, [[1, { type: 'withdraw' }]])
    expect([0, 1, 2].flatMap((seat) => told(gone, seat))).toEqual([])
  })

  test('also where it lapses, or somebody leaves', () => {
    const lapsed = settleWorld(proposed, T0 + 4 * 86_400_000)
    expect(told(lapsed, 1)).toEqual(['settled:3 match.advanced'])
    const left = play(proposed, [[2, { type: 'resign' }]])
    expect(told(left, 1)).toEqual(['settled:3 match.advanced'])
  })

  test('is told to all where the game goes silent or goes on, but for who did it', () => {
    expect([0, 1, 2].map((seat) => told(paused, seat))).toEqual([
      [],
      ['settled:4 match.advanced'],
      ['settled:4 match.advanced'],
    ])
    const on = play(paused, [[2, propose('resume')]])
    expect([0, 1, 2].map((seat) => told(on, seat, { cursor: 4 }))).toEqual([
      ['settled:5 match.advanced'],
      ['settled:5 match.advanced'],
      [],
    ])
    const away = play(begin(clock), [
      [1, propose('vacation')],
      [2, { type: 'agree' }],
      [0, { type: 'agree' }],
    ])
    expect([0, 1, 2].map((seat) => told(away, seat).length)).toEqual([0, 1, 1])
  })
})

const liveOf = (world: World): Live =>
  ({
    match: { id: 'm', game: 'toy', seats: world.seats },
    game: world.game,
    state: world.fold,
  }) as unknown as Live

const planned = (world: World, change: Partial<Subscription> = {}, now = world.fold.at) => {
  const subscription = {
    ...subscriptionOf('m'),
    events: ['turn.due', 'turn.withdrawn', 'deadline.near', 'match.advanced'],
    disabled: null,
    cursor: 0,
    createdAt: T0,
    ...change,
  } as Subscription
  let n = 0
  return planFor(subjectOf(liveOf(world), world.entries), subscription, { now, makeId: () => `id${n++}` })
}
const brief = (notices: readonly Notice[]) =>
  notices.map(({ obligation, at }) => `${obligation} +${(at - T0) / 1000}`)

describe('what a subscriber is told', () => {
  test('its own turns and no one else’s; a spectator of everyone’s', () => {
    const world = play(begin(), [[0, MOTTO]])
    const due = (seat: number | null) =>
      planned(world, { seat, events: ['turn.due'] }).add.map(({ obligation }) => obligation)
    expect(due(1)).toEqual(['due:1:2'])
    expect(due(0)).toEqual(['due:0:1'])
    expect(due(null)).toEqual(['due:0:1', 'due:1:2', 'due:2:2'])
  })

  test('by mail also what followed from its own acts, later: an answer may have told it', () => {
    const world = play(begin(), [[0, MOTTO]])
    const due = (target: Subscription['target']) =>
      brief(planned(world, { seat: 0, events: ['turn.due'], target }).add)
    expect(due({ channel: 'mail' })).toEqual(['due:0:1 +2', `due:0:1:2 +${30 + (world.fold.at - T0) / 1000}`])
    expect(due({ channel: 'webhook', url: 'https://a.example/', format: 'standard' })).toEqual(['due:0:1 +2'])
  })

  test('of a turn that its seat brought about itself at once too, if it watches by a hook', () => {
    const world = play(begin(), [
      [0, MOTTO],
      [1, bid(2)],
      [1, UNDO],
    ])
    const due = (seat: number | null) => brief(planned(world, { seat, events: ['turn.due'] }).add)
    expect(told(world)).toContain('1 from 4 by itself')
    expect(due(null)).toContain(`due:1:4 +${(world.fold.at - T0) / 1000 + 2}`)
    expect(due(1)).toEqual([])
  })

  test('reminders before the deadline, as often as the table wants', () => {
    const plan = planned(begin(clock), { seat: 0, events: ['deadline.near'] })
    expect(brief(plan.add)).toEqual([
      `near:clock.0:${T0 + 3_600_000}:1800 +1800`,
      `near:clock.0:${T0 + 3_600_000}:600 +3000`,
    ])
    expect(plan.standing).toEqual(expect.arrayContaining(plan.add.map(({ obligation }) => obligation)))
    const acted = planned(play(begin(clock), [[0, MOTTO]]), { seat: 0, events: ['deadline.near'] })
    expect(acted.standing).not.toEqual(expect.arrayContaining(plan.add.map(({ obligation }) => obligation)))
  })

  test('a reminder whose time is long past is not made up for', () => {
    const late = planned(begin(clock), { seat: 0, events: ['deadline.near'] }, T0 + 2_000_000)
    expect(brief(late.add)).toEqual([`near:clock.0:${T0 + 3_600_000}:600 +3000`])
  })

  test('nothing twice: what was looked at before is no news', () => {
    const world = settleWorld(play(begin(), [[0, MOTTO]]), T0 + 5000)
    expect(planned(world, { events: ['match.advanced'], cursor: 1 }).add).toHaveLength(1)
    expect(planned(world, { events: ['match.advanced'], cursor: 2 }).add).toEqual([])
  })

  test('in the pace it wants, and not by night', () => {
    const world = begin()
    const at = (preferences: Subscription['preferences']) =>
      brief(planned(world, { seat: 0, events: ['turn.due'], preferences }).add)
    expect(at({ pace: 'each', quiet: null })).toEqual(['due:0:1 +2'])
    expect(at({ pace: { digest: 3600 }, quiet: null })).toEqual(['due:0:1 +3600'])
    expect(at({ pace: 'each', quiet: { from: 22 * 60, until: 7 * 60 } })).toEqual(['due:0:1 +25200'])
  })

  test.each<[string, number, number, string]>([
    ['23:10', 22 * 60, 7 * 60, '07:00 +1'],
    ['06:59', 22 * 60, 7 * 60, '07:00'],
    ['07:00', 22 * 60, 7 * 60, '07:00'],
    ['12:30', 12 * 60, 13 * 60, '13:00'],
    ['11:59', 12 * 60, 13 * 60, '11:59'],
  ])('%s in quiet hours %i to %i is %s', (time, from, until, then) => {
    const [hours, minutes] = time.split(':').map(Number)
    const end = afterQuiet(T0 + (hours! * 60 + minutes!) * 60_000, { from, until })
    const day = Math.floor((end - T0) / 86_400_000)
    expect(new Date(end).toISOString().slice(11, 16) + (day ? ` +${day}` : '')).toBe(then)
  })
})

describe('what comes of an attempt', () => {
  const delivery = (attempts: number, type: 'turn.due' | 'test' = 'turn.due') => ({ attempts, type })
  const failed = { ok: false, error: 'HTTP 500' } as const

  test('pauses grow, with some chance in them, and end within a day', () => {
    const pauses = Array.from({ length: 8 }, (_, n) => settlementOf(delivery(n + 1), failed, 0, 0.5))
    const seconds = pauses.map((one) => (one.state === 'pending' ? one.nextAt / 1000 : one.state))
    expect(seconds).toEqual([5.5, 66, 330, 1980, 7920, 19_800, 39_600, 'dead'])
    const longest = Array.from({ length: 7 }, (_, n) => settlementOf(delivery(n + 1), failed, 0, 1))
    expect(longest.reduce((sum, one) => sum + (one.state === 'pending' ? one.nextAt : 0), 0)).toBeLessThan(
      86_400_000,
    )
  })

  test('who asks for more time gets it, up to a day', () => {
    const asked = (retryAfter: number) => settlementOf(delivery(1), { ...failed, retryAfter }, 0, 0)
    expect(asked(600)).toMatchObject({ nextAt: 600_000 })
    expect(asked(1e9)).toMatchObject({ nextAt: 86_400_000 })
    expect(asked(1)).toMatchObject({ nextAt: 5000 })
  })

  test('gone is for good, and a test is made once', () => {
    expect(settlementOf(delivery(1), { ...failed, gone: true }, 0, 0).state).toBe('dead')
    expect(settlementOf(delivery(1, 'test'), failed, 0, 0).state).toBe('dead')
    expect(settlementOf(delivery(1), { ok: true }, 0, 0)).toEqual({ state: 'sent', error: null })
  })
})
