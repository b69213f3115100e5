import { describe, expect, test } from 'vitest'
import {
  administer,
  ask,
  type ClockSettings,
  comeBack,
  commitmentOf,
  deadlinesOf,
  type Fold,
  isRejection,
  nextDeadline,
  type Outage,
  pendingBot,
  playBot,
  type RecordHead,
  redact,
  type Seat,
  type Step,
  settle,
  submit,
  undoTargets,
  verify,
} from '../../src/core/index.ts'
import { anyToy, command, say, words } from '../games/toy/table.ts'
import {
  append,
  humans,
  refold,
  SEED,
  settleWorld,
  startWorld,
  T0,
  tryMove,
  type World,
} from '../support/world.ts'

const MINUTE = 60_000
const HOUR = 3_600_000
const P = 100_000

const timed = (over: Partial<ClockSettings> = {}, count = 2, options: Record<string, unknown> = {}): World =>
  startWorld(anyToy, {
    seats: humans(count),
    options,
    words,
    clock: { perMove: P / 1000, reminders: [], onDeadline: 'skip', ...over },
  })

/** When each seat's time is up, counted from the start. */
const due = ({ fold }: World) => fold.table.clock!.seats.map((s) => (s.due === null ? null : s.due - T0))

const at = (world: World, millis: number, seat: Seat, text: string): World => {
  const made = tryMove(world, seat, command(text), T0 + millis)
  if (isRejection(made)) throw new Error(made.detail)
  return made
}

const act = (world: World, step: Step): World => append(world, step)
const types = ({ entries }: World, n = -1) => entries.at(n)!.events.map((e) => e.type)

describe('time runs', () => {
  test('from the moment the match waits for a seat, whatever others do', () => {
    const opened = timed()
    expect(due(opened)).toEqual([P, null])
    const bids = at(opened, 10_000, 0, 'motto A')
    expect(due(bids)).toEqual([10_000 + P, 10_000 + P])
    const one = at(bids, 50_000, 0, 'bid 5')
    expect(due(one)).toEqual([null, 10_000 + P])
  })

  test('anew with an act of its own after which the seat is still waited for', () => {
    const turn = at(at(at(timed(), 0, 0, 'motto A'), 20_000, 0, 'bid 5'), 60_000, 1, 'bid 900')
    const seat = (turn.fold.game as { turn: { seat: Seat } }).turn.seat
    expect(due(turn)[seat]).toBe(60_000 + P)
    const card = (turn.fold.game as { hands: { known: string[] }[] }).hands[seat]!.known[0]
    const placed = at(turn, 70_000, seat, `place ${card} a`)
    expect(due(placed)[seat]).toBe(70_000 + P)
    expect(due(placed)[1 - seat]).toBeNull()
  })

  test('for nobody who resigned, nor for bots', () => {
    const bids = at(timed({}, 3), 0, 0, 'motto A')
    expect(due(at(bids, 1000, 1, 'resign'))).toEqual([P, null, P])
    const replaced = administer(
      anyToy,
      bids.fold,
      { type: 'seatReplaced', data: { seat: 2, generation: 1, kind: 'bot' } },
      T0 + 1000,
    )
    expect(due(act(bids, replaced))).toEqual([P, P, null])
  })

  test('in full for whoever takes a seat over', () => {
    const bids = at(timed(), 0, 0, 'motto A')
    const data = { seat: 1, generation: 1, kind: 'human' as const }
    const replaced = administer(anyToy, bids.fold, { type: 'seatReplaced', data }, T0 + 90_000)
    expect(due(act(bids, replaced))).toEqual([P, 90_000 + P])
  })

  test('not at all in a match without a clock', () => {
    const world = startWorld(anyToy, { seats: humans(2), words })
    expect(world.fold.table.clock).toBeNull()
    expect(deadlinesOf(anyToy, world.fold)).toEqual([])
    expect(settle(anyToy, world.fold, { seed: SEED, words }, T0 + 10 ** 12)).toEqual([])
  })
})

describe('undo and time', () => {
  test('gives back what was left, neither more nor less', () => {
    const bids = at(timed(), 0, 0, 'motto A')
    const sealed = at(bids, P - 1000, 0, 'bid 5')
    expect(due(sealed)).toEqual([null, P])
    const back = at(sealed, P - 500, 0, 'undo')
    expect(due(back)).toEqual([P - 500 + 1000, P])
  })

  test('flags nobody at once, however late it comes', () => {
    const bids = at(timed({ onDeadline: 'resign' }, 3), 0, 0, 'motto A')
    const sealed = at(bids, P - 1, 0, 'bid 5')
    const alone = at(at(sealed, P - 1, 1, 'bid 6'), P - 1, 1, 'undo')
    const back = tryMove(sealed, 0, { type: 'undo' }, T0 + P - 1)
    expect(due(back as World)[0]).toBe(P)
    expect(due(alone)[1]).toBe(P)
    expect(alone.fold.table.seats.some((s) => s.resigned)).toBe(false)
  })

  test('and doing again begins nothing anew', () => {
    const turn = at(at(at(timed(), 0, 0, 'motto A'), 0, 0, 'bid 5'), 0, 1, 'bid 900')
    const seat = (turn.fold.game as { turn: { seat: Seat } }).turn.seat
    const card = (turn.fold.game as { hands: { known: string[] }[] }).hands[seat]!.known[0]
    let world = at(turn, 1000, seat, `place ${card} a`)
    for (let n = 2; n < 40; n++) {
      world = at(world, n * 1000, seat, 'undo')
      expect(due(world)[seat]).toBe(1000 + P)
      world = at(world, n * 1000 + 500, seat, `place ${card} a`)
      expect(due(world)[seat]).toBe(1000 + P)
    }
  })
})

describe('when time is up', () => {
  test('remind does nothing, and is never due', () => {
    const world = timed({ onDeadline: 'remind' })
    expect(nextDeadline(anyToy, world.fold)).toBeUndefined()
    expect(deadlinesOf(anyToy, world.fold)).toEqual([
      { id: 'clock.0', at: T0 + P, seats: [0], then: 'remind' },
    ])
    expect(settleWorld(world, T0 + 10 * P)).toBe(world)
    expect(due(at(world, 5 * P, 0, 'motto A'))).toEqual([6 * P, 6 * P])
  })

  test('skip is what the game does for the absent, stamped with the deadline', () => {
    const bids = at(timed({}, 3), 0, 0, 'motto A')
    const one = at(bids, 50_000, 2, 'bid 5')
    const late = settleWorld(one, T0 + P + 10)
    expect(types(late, -2)).toEqual(['deadlinePassed', 'abstained'])
    expect(late.entries.at(-2)).toMatchObject({ at: T0 + P, seat: null, command: null })
    expect(types(late, -1).slice(0, 3)).toEqual(['deadlinePassed', 'abstained', 'unsealed'])
    const often = [P, P + 5, P + 10].reduce((w, now) => settleWorld(w, T0 + now), one)
    expect(often.entries).toEqual(late.entries)
  })

  test('nothing more than once where a seat cannot be skipped', () => {
    const stubborn = { ...anyToy, skip: () => undefined }
    const world = { ...timed(), game: stubborn }
    const late = settleWorld(world, T0 + 10 ** 10)
    expect(late.entries.slice(1).map((e) => e.events)).toEqual([
      [{ type: 'deadlinePassed', data: { id: 'clock.0' } }],
    ])
    expect(due(late)).toEqual([null, null])
    const played = tryMove(late, 0, command('motto A'), T0 + 10 ** 10)
    expect(due(played as World)).toEqual([10 ** 10 + P, 10 ** 10 + P])
  })

  test('resign gives the seat up for the rest of the match', () => {
    const bids = at(timed({ onDeadline: 'resign' }, 3), 0, 0, 'motto A')
    const late = settleWorld(at(bids, 1000, 0, 'bid 1'), T0 + P)
    const resigned = late.entries.filter((e) => e.events.some((x) => x.type === 'seatResigned'))
    expect(resigned.map((e) => e.events.map((x) => x.type))).toEqual([
      ['deadlinePassed', 'seatResigned'],
      ['deadlinePassed', 'seatResigned'],
    ])
    expect(late.fold.table.seats.map((s) => s.resigned)).toEqual([false, true, true])
  })

  test('bot lets a bot play until the holder is back', () => {
    const bids = at(timed({ onDeadline: 'bot' }), 0, 0, 'motto A')
    const late = settleWorld(at(bids, 1000, 0, 'bid 1'), T0 + P)
    expect(types(late)).toEqual(['deadlinePassed', 'seatAway'])
    expect(late.fold.table.seats.map((s) => s.away)).toEqual([false, true])
    expect(due(late)).toEqual([null, null])
    expect(pendingBot(anyToy, late.fold)).toBe(1)
    const view = refold(
      anyToy,
      late.seats,
      late.entries.map((e) => redact(e, 1)),
    )
    const moved = playBot(anyToy, late.fold, view, 1, { seed: SEED, words }, T0 + P + 5)
    expect(moved.command).toMatchObject({ type: 'commit' })
    expect(undoTargets(moved.fold, 1)).toEqual([])
    const back = comeBack(anyToy, late.fold, 1, T0 + 2 * P)!
    expect(back.entry).toMatchObject({ seat: null, events: [{ type: 'seatResumed', data: { seat: 1 } }] })
    expect(due(act(late, back))).toEqual([null, 3 * P])
    expect(comeBack(anyToy, back.fold, 1, T0 + 2 * P)).toBeUndefined()
    const told = submit(anyToy, late.fold, 1, { type: 'resume' }, { seed: SEED, words }, T0 + 2 * P) as Step
    expect(told.entry).toMatchObject({ seat: 1, events: [{ type: 'seatResumed' }] })
    expect(pendingBot(anyToy, told.fold)).toBeUndefined()
    expect(submit(anyToy, told.fold, 1, { type: 'resume' }, { seed: SEED, words }, T0)).toMatchObject({
      code: 'not-away',
    })
  })
})

describe('deadlines', () => {
  test('stand beside those of the game, and a prompt shows the earlier one', () => {
    const world = at(timed({}, 2, { seconds: 30 }), 0, 0, 'motto A')
    const games = anyToy.deadlines(world.fold.game!)
    expect(deadlinesOf(anyToy, world.fold)).toEqual([
      ...games,
      { id: 'clock.0', at: T0 + P, seats: [0], then: 'skip' },
      { id: 'clock.1', at: T0 + P, seats: [1], then: 'skip' },
    ])
    expect(ask(anyToy, world.fold, 1, { now: T0 })[0]!.deadline).toBe(T0 + 30_000)
    const slow = at(timed({}, 2, { seconds: 300 }), 0, 0, 'motto A')
    expect(ask(anyToy, slow.fold, 1, { now: T0 })[0]!.deadline).toBe(T0 + P)
    const free = at(timed(), 0, 0, 'motto A')
    expect(ask(anyToy, free.fold, 1, { now: T0 })[0]!.deadline).toBe(T0 + P)
  })

  test("the game's own begin the time of those it acted for anew", () => {
    const world = at(timed({}, 2, { seconds: 30 }), 0, 0, 'motto A')
    const late = settleWorld(world, T0 + 30_000)
    expect(types(late)[0]).toBe('deadlinePassed')
    const asked = anyToy.pending(late.fold.game!)
    expect(asked.length).toBeGreaterThan(0)
    for (const seat of asked) expect(due(late)[seat]).toBe(30_000 + P)
  })
})

describe('after an outage', () => {
  const back = (world: World, now: number, outage: Outage) =>
    settle(anyToy, world.fold, { seed: SEED, words }, T0 + now, undefined, outage)
  const outageOf = (from: number, until: number): Outage => ({ from: T0 + from, until: T0 + until })

  test('nobody is flagged at once, and the credit is an entry', () => {
    const world = timed({ perMove: 7200, onDeadline: 'resign' })
    const steps = back(world, 5 * HOUR, outageOf(HOUR, 5 * HOUR))
    expect(steps.map((s) => s.entry)).toEqual([
      {
        revision: 2,
        at: T0 + 5 * HOUR,
        seat: null,
        rules: 1,
        events: [{ type: 'clockCredited', data: outageOf(HOUR, 5 * HOUR) }],
      },
    ])
    const after = act(world, steps[0]!)
    expect(due(after)).toEqual([6 * HOUR, null])
    expect(back(after, 6 * HOUR - 1, outageOf(HOUR, 5 * HOUR))).toEqual([])
    const flagged = back(after, 6 * HOUR, outageOf(HOUR, 5 * HOUR))
    expect(flagged[0]!.entry.events.map((e) => e.type)).toEqual(['deadlinePassed', 'seatResigned'])
  })

  test('there is an hour at least, or the time of a move', () => {
    const world = timed({ perMove: 7200 })
    expect(due(act(world, back(world, 3 * HOUR, outageOf(2 * HOUR - 1, 3 * HOUR))[0]!))).toEqual([
      4 * HOUR,
      null,
    ])
    const fast = timed()
    expect(due(act(fast, back(fast, HOUR, outageOf(P - 1, HOUR))[0]!))).toEqual([HOUR + P, null])
  })

  test('time that an outage did not touch is not credited', () => {
    const world = timed()
    for (const outage of [outageOf(P, P + MINUTE), outageOf(-HOUR, 0), outageOf(P + 1, HOUR)])
      expect(back(world, HOUR, outage)[0]!.entry.events[0]!.type).toBe('deadlinePassed')
    const noted = back(world, P, outageOf(10_000, 30_000))[0]!
    expect(due(act(world, noted))).toEqual([30_000 + P, null])
  })
})

/** A match with everything that clocks can do to it. */
function eventful(onDeadline: ClockSettings['onDeadline']): World {
  let world = at(timed({ onDeadline }, 3), 0, 0, 'motto A')
  world = at(world, 1000, 0, 'bid 1')
  world = at(at(world, 2000, 0, 'undo'), 3000, 0, 'bid 2')
  const outage = { from: T0 + 5000, until: T0 + 400_000 }
  world = settle(anyToy, world.fold, { seed: SEED, words }, T0 + 400_000, undefined, outage).reduce(
    append,
    world,
  )
  return settleWorld(world, T0 + 700_000)
}

describe.each(['remind', 'skip', 'bot', 'resign'] as const)('a log with a clock, %s', (onDeadline) => {
  const world = eventful(onDeadline)

  test('is folded again from its text, to the same table for every viewer', () => {
    const entries = JSON.parse(JSON.stringify(world.entries)) as World['entries']
    expect(refold(anyToy, world.seats, entries)).toEqual(world.fold)
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view: Fold = refold(
        anyToy,
        world.seats,
        entries.map((e) => redact(e, viewer)),
      )
      expect(view.table).toEqual(world.fold.table)
    }
  })

  test('is right when it is verified, and wrong when a deadline was moved', () => {
    const head: RecordHead = {
      record: 1,
      id: 'x',
      game: 'toy',
      options: world.options,
      seats: world.seats,
      clock: { perMove: P / 1000, reminders: [], onDeadline },
      seed: SEED,
      commitment: commitmentOf(SEED),
      words: { id: words.id, sha256: words.sha256 },
    }
    const verdicts = (entries: World['entries']) =>
      verify({ head, entries }, anyToy, words).entries.map((v) => v.verdict)
    expect(new Set(verdicts(world.entries))).toEqual(new Set(['right']))
    if (onDeadline === 'remind') return
    const moved = world.entries.map((e) =>
      e.events[0]!.type === 'deadlinePassed' ? { ...e, at: e.at + 1 } : e,
    )
    expect(verdicts(moved)).toContain('wrong')
  })
})

test('lines said by seats take no notice of the clock', () => {
  const plain = startWorld(anyToy, { seats: humans(2), words })
  const lines = ['0: motto A', '0: bid 5', '1: bid 900']
  const strip = (w: World) => w.entries.slice(1).map((e) => e.events)
  expect(strip(say(timed(), ...lines))).toEqual(strip(say(plain, ...lines)))
})
