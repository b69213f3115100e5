import { describe, expect, test } from 'vitest'
import {
  administer,
  advance,
  ask,
  begin,
  emptyFold,
  type Fold,
  isRejection,
  MOST_SYSTEM_ENTRIES,
  nextDeadline,
  pendingBot,
  playBot,
  redact,
  settle,
  submit,
  undo,
} from '../../src/core/index.ts'
import { anyToy, command, holding, say, tableOf, turnOf, words } from '../games/toy/table.ts'
import { humans, SEED, settleWorld, startWorld, T0, tryMove, type World } from '../support/world.ts'

const env = { seed: SEED, words }
const bid = command('bid 5')

const code = (made: unknown) => (isRejection(made) ? made.code : made)
const send = (fold: Fold, seat: number, prompt?: string) =>
  code(submit(anyToy, fold, seat, bid, env, fold.at, prompt))
const ids = (fold: Fold, seat: number) => ask(anyToy, fold, seat, { now: fold.at }).map((p) => p.id)

describe('the order of refusals', () => {
  const waiting = emptyFold([{ kind: 'human', taken: false }, ...humans(1)])

  test('before the start nothing else is looked at', () => {
    expect(send(waiting, 0)).toBe('not-started')
    expect(send(waiting, 0, 'gone.1')).toBe('not-started')
    expect(code(undo(anyToy, waiting, 0, undefined, 0))).toBe('not-started')
  })

  test('after the end it is the same for all', () => {
    const over = administer(anyToy, tableOf(2).fold, { type: 'matchAbandoned', data: {} }, T0).fold
    expect(over.table).toMatchObject({ status: 'abandoned', outcome: { result: 'abandoned' } })
    expect(send(over, 0, 'gone.1')).toBe('match-over')
    expect(code(undo(anyToy, over, 0, undefined, 0))).toBe('match-over')
    expect(ids(over, 0)).toEqual([])
  })

  test('a resigned seat hears that it resigned, before prompt ids and rules', () => {
    const resigned = say(tableOf(3), '1: resign').fold
    expect(send(resigned, 1, 'gone.1')).toBe('seat-resigned')
    expect(code(undo(anyToy, resigned, 1, undefined, 0))).toBe('seat-resigned')
    expect(ids(resigned, 1)).toEqual([])
  })

  test('a prompt that is gone comes before the rules', () => {
    const { fold } = tableOf(2)
    expect(send(fold, 0, 'bid.9')).toBe('prompt-gone')
    expect(send(fold, 0)).toBe('wrong-phase')
    expect(send(fold, 0, ids(fold, 0)[0])).toBe('wrong-phase')
  })
})

describe('prompt ids', () => {
  test('keep while others act', () => {
    const world = say(tableOf(3), '0: motto A')
    const [id] = ids(world.fold, 2)
    const later = say(world, '0: bid 1', '1: bid 2', '1: undo', '1: bid 3')
    expect(ids(later.fold, 2)).toEqual([id])
  })

  test("change after one's own undo, and the old one is gone", () => {
    const world = say(tableOf(3), '0: motto A')
    const [id] = ids(world.fold, 0)
    const back = say(world, '0: bid 1', '0: undo')
    expect(ids(back.fold, 0)).toHaveLength(1)
    expect(ids(back.fold, 0)).not.toEqual([id])
    expect(send(back.fold, 0, id)).toBe('prompt-gone')
    expect(ids(say(world, '1: bid 1', '1: undo').fold, 0)).toEqual([id])
  })

  test('are new for each new question', () => {
    const { world, seat } = turnOf(2)
    const turn = ids(world.fold, seat)
    const next = say(world, `${seat}: end`)
    expect(ids(next.fold, seat)).not.toEqual(turn)
    expect(send(next.fold, seat, turn[0])).toBe('prompt-gone')
  })
})

describe('time', () => {
  test('an entry is never earlier than the one before it', () => {
    const { fold } = tableOf(2)
    const made = submit(anyToy, fold, 0, command('motto A'), env, fold.at - 5000)
    expect(made).toMatchObject({ entry: { at: fold.at } })
  })

  test('each due deadline is an entry stamped with the deadline itself, in order of time', () => {
    const world = tableOf(2, { seconds: 10, pulse: 4 })
    const steps = settle(anyToy, world.fold, env, T0 + 21_000)
    expect(steps.map(({ entry }) => [(entry.at - T0) / 1000, entry.seat])).toEqual([
      [4, null],
      [8, null],
      [10, null],
      [12, null],
      [16, null],
      [20, null],
      [20, null],
    ])
    const passed = steps.map(({ entry }) => (entry.events[0]!.data as { id: string }).id)
    expect(passed).toEqual(['oil', 'oil', 'question', 'oil', 'oil', 'oil', 'question'])
  })

  test('it makes no difference who wakes the match, or how often', () => {
    const world = tableOf(2, { seconds: 10, pulse: 4 })
    const late = settleWorld(world, T0 + 60_000)
    let often = world
    for (let now = T0; now <= T0 + 60_000; now += 700) often = settleWorld(often, now)
    expect(settleWorld(often, T0 + 60_000).entries).toEqual(late.entries)
  })

  test('a deadline due at the very moment has passed', () => {
    const world = tableOf(2, { seconds: 10 })
    expect(settle(anyToy, world.fold, env, T0 + 9_999)).toEqual([])
    expect(settle(anyToy, world.fold, env, T0 + 10_000)).toHaveLength(1)
  })

  test(`one wake makes at most ${MOST_SYSTEM_ENTRIES} entries; the rest is due again at once`, () => {
    const world = tableOf(2, { pulse: 1, oil: 300 })
    const now = T0 + 1000 * 1000
    const first = settle(anyToy, world.fold, env, now)
    expect(first).toHaveLength(MOST_SYSTEM_ENTRIES)
    const after = first.at(-1)!.fold
    expect(nextDeadline(anyToy, after)!.at).toBeLessThan(now)
    const second = settle(anyToy, after, env, now)
    expect(second).toHaveLength(300 - MOST_SYSTEM_ENTRIES)
    expect(second.at(-1)!.fold.table.status).toBe('finished')
    expect(settle(anyToy, second.at(-1)!.fold, env, now)).toEqual([])
    expect(second.at(-1)!.entry.at).toBe(T0 + 300 * 1000)
  })

  test('nothing is due before the start and after the end', () => {
    const world = tableOf(2, { seconds: 10 })
    const over = administer(anyToy, world.fold, { type: 'matchAbandoned', data: {} }, T0).fold
    expect(nextDeadline(anyToy, over)).toBeUndefined()
    expect(settle(anyToy, over, env, T0 + 10 ** 9)).toEqual([])
    expect(settle(anyToy, emptyFold(humans(2)), env, T0 + 10 ** 9)).toEqual([])
  })
})

describe('absence', () => {
  test('a seat that resigned is skipped at once, by the system, at the time of its act', () => {
    const { world, seat } = turnOf(3)
    const gone = say(world, `${seat}: resign`)
    const [resigned, skipped] = gone.entries.slice(world.entries.length)
    expect(resigned).toMatchObject({ seat, command: { type: 'resign' }, events: [{ type: 'seatResigned' }] })
    expect(skipped).toMatchObject({ seat: null, at: resigned!.at, command: null })
    expect(skipped!.events.map((e) => e.type)).toContain('turnEnded')
    expect(gone.entries.at(-1)!.events).toContainEqual({ type: 'abstained', data: { seat } })
    expect(gone.fold.table.seats[seat]!.resigned).toBe(true)
  })

  test('where the rules know no skipping, the match waits', () => {
    const world = say(tableOf(2), '0: resign')
    expect(anyToy.pending(world.fold.game!)).toEqual([0])
    expect(settle(anyToy, world.fold, env, T0 + 10 ** 9)).toEqual([])
  })

  test('a resignation is not taken back, and closes what could be taken back', () => {
    const world = say(tableOf(3), '0: motto A', '1: bid 3', '1: resign')
    expect(code(undo(anyToy, world.fold, 1, undefined, 0))).toBe('seat-resigned')
    expect(code(undo(anyToy, world.fold, 0, undefined, 0))).toBe('nothing-to-undo')
  })

  test('the host may fill the seat again', () => {
    const world = say(tableOf(2), '0: resign')
    const event = { type: 'seatReplaced', data: { seat: 0, generation: 1, kind: 'human' } } as const
    const { fold } = administer(anyToy, world.fold, event, T0)
    expect(fold.table.seats[0]).toMatchObject({ generation: 1, resigned: false })
    expect(isRejection(submit(anyToy, fold, 0, command('motto A'), env, T0))).toBe(false)
  })
})

describe('undo', () => {
  const { world, seat } = turnOf(2)
  const other = 1 - seat
  const placed = say(world, `${seat}: place ${holding(world, seat)[0]} a`)

  test('says what is wrong', () => {
    expect(code(undo(anyToy, placed.fold, other, undefined, 0))).toBe('nothing-to-undo')
    expect(code(undo(anyToy, placed.fold, other, 1, 0))).toBe('undo-not-possible')
    expect(code(undo(anyToy, placed.fold, seat, 1, 0))).toBe('undo-not-possible')
    expect(code(undo(anyToy, placed.fold, seat, placed.fold.revision, 0))).toBe('undo-not-possible')
    expect(code(undo(anyToy, world.fold, seat, undefined, 0))).toBe('nothing-to-undo')
  })

  test('is an entry like any other', () => {
    const made = undo(anyToy, placed.fold, seat, undefined, placed.fold.at + 5)
    expect(made).toMatchObject({
      command: { type: 'undo', to: world.fold.revision },
      entry: {
        revision: placed.fold.revision + 1,
        seat,
        events: [{ type: 'rewound', data: { to: world.fold.revision } }],
      },
    })
  })
})

test('the entry that ends the match says so itself, last', () => {
  const { world, seat } = turnOf(2, { goal: 1 })
  const ended = say(world, `${seat}: end`)
  const types = ended.entries.at(-1)!.events.map((e) => e.type)
  expect(types.at(-1)).toBe('matchFinished')
  expect(types.at(-2)).toBe('houseClosed')
  expect(ended.fold.table.status).toBe('finished')
  expect(ended.fold.table.outcome).toEqual(anyToy.outcome(ended.fold.game!))
  const { command: _, ...entry } = ended.entries.at(-1)!
  expect(advance(anyToy, world.fold, entry)).toEqual(ended.fold)
})

test('begin opens the table and the game in one entry, from the seats as they are', () => {
  const seats = [
    { kind: 'human', taken: true, role: 'guest' },
    { kind: 'bot', taken: true, role: 'keeper', team: 4 },
  ] as const
  const world = startWorld(anyToy, { seats, words })
  expect(world.entries).toHaveLength(1)
  expect(world.entries[0]!.events[0]).toEqual({
    type: 'matchStarted',
    data: {
      options: world.options,
      seats: [
        { kind: 'human', role: 'guest' },
        { kind: 'bot', role: 'keeper', team: 4 },
      ],
    },
  })
  expect(world.fold.game).toMatchObject({ keeper: 1, teams: [0, 4] })
  const again = begin(anyToy, emptyFold(seats), world.options, { seed: '00'.repeat(32), words }, T0)
  expect(again.entry).not.toEqual(world.entries[0])
})

describe('bots', () => {
  const mixed = (): World =>
    startWorld(anyToy, { seats: [...humans(1), { kind: 'bot', taken: true }], words })

  test('are found when it is their turn', () => {
    const world = mixed()
    expect(pendingBot(anyToy, world.fold)).toBeUndefined()
    expect(pendingBot(anyToy, say(world, '0: motto A').fold)).toBe(1)
    expect(pendingBot(anyToy, say(tableOf(2), '0: motto A').fold)).toBeUndefined()
    expect(pendingBot(anyToy, emptyFold(humans(2)))).toBeUndefined()
  })

  test('are shown their view and nothing else, with dice of their own', () => {
    const world = say(mixed(), '0: motto A', '0: bid 77')
    const view = world.entries.reduce(
      (fold, { command: _, ...entry }) => advance(anyToy, fold, redact(entry, 1)),
      emptyFold(world.seats),
    )
    const shown: unknown[] = []
    const spy = {
      ...anyToy,
      bot(...args: Parameters<typeof anyToy.bot>) {
        shown.push(args[0])
        return anyToy.bot(...args)
      },
    }
    const made = playBot(spy, world.fold, view, 1, env, world.fold.at)
    expect(shown).toEqual([view.game])
    expect(JSON.stringify(shown)).not.toContain('77')
    expect(JSON.stringify(world.fold.game)).toContain('77')
    expect(made.entry.seat).toBe(1)
  })

  test('that play against the rules are a fault of the game', () => {
    const world = say(mixed(), '0: motto A')
    const broken = { ...anyToy, bot: () => command('roll') }
    expect(() => playBot(broken, world.fold, world.fold, 1, env, T0)).toThrow(
      'bot of toy was refused: wrong-phase',
    )
  })
})

test('a refusal changes nothing', () => {
  const world = tableOf(2)
  const before = JSON.stringify(world.fold)
  expect(tryMove(world, 1, command('motto A'), world.fold.at)).toMatchObject({ code: 'keeper-only' })
  expect(JSON.stringify(world.fold)).toBe(before)
})
