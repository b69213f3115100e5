import { describe, expect, test } from 'vitest'
import {
  always,
  ask,
  type ClockSettings,
  type Command,
  deadlinesOf,
  emptyFold,
  foldAll,
  isRejection,
  NotRecalled,
  pendingBot,
  pendingSeats,
  readLine,
  readOwn,
  redact,
  type Seat,
  tellTable,
  undoTargets,
  verify,
  writeLine,
} from '../../src/core/index.ts'
import { isTableEvent } from '../../src/core/table.ts'
import { anyToy, command, holding, words } from '../games/toy/table.ts'
import {
  humans,
  recordOf,
  refold,
  settleWorld,
  startWorld,
  T0,
  tryMove,
  type World,
} from '../support/world.ts'

const DAY = 86_400_000
const P = 100_000

const start = (count = 2, clock: Partial<ClockSettings> | undefined = undefined): World =>
  startWorld(anyToy, {
    seats: humans(count),
    words,
    ...(clock && { clock: { perMove: P / 1000, reminders: [], onDeadline: 'skip', ...clock } }),
  })

/** Makes moves, each `seat: line`, a second after the last entry or so many milliseconds after the start. */
function at(world: World, millis: number | undefined, ...moves: (readonly [Seat, string])[]): World {
  return moves.reduce((now, [seat, text]) => {
    const made = tryMove(now, seat, command(text), millis === undefined ? now.fold.at + 1000 : T0 + millis)
    if (isRejection(made)) throw new Error(`${text}: ${made.code}: ${made.detail}`)
    return made
  }, world)
}
const then = (world: World, ...moves: (readonly [Seat, string])[]) => at(world, undefined, ...moves)

function codeOf(world: World, seat: Seat, text: string, later = 1000): string | undefined {
  const made = tryMove(world, seat, command(text), world.fold.at + later)
  return isRejection(made) ? made.code : undefined
}

const typesOf = ({ entries }: World, n = -1) => entries.at(n)!.events.map(({ type }) => type)
const due = ({ fold }: World) => fold.table.clock!.seats.map((s) => (s.due === null ? null : s.due - T0))

const bids = () => then(start(3), [0, 'motto A'])

describe('a proposal', () => {
  test('takes place when everybody else has agreed, and not before', () => {
    const open = then(bids(), [1, 'propose pause'])
    expect(open.fold.table.proposal).toMatchObject({ by: 1, what: 'pause', agreed: [], since: 3 })
    const one = then(open, [2, 'agree'])
    expect([typesOf(one), one.fold.table.pause]).toEqual([['proposalAgreed'], null])
    const both = then(one, [0, 'agree'])
    expect(typesOf(both)).toEqual(['proposalAgreed', 'matchPaused'])
    expect(both.fold.table).toMatchObject({ proposal: null, pause: { since: both.fold.at } })
    expect(refold(anyToy, both.seats, both.entries)).toEqual(both.fold)
  })

  test('asks those who have not answered, and nobody else', () => {
    const open = then(bids(), [1, 'propose pause'])
    const asked = (world: World, seat: Seat) =>
      ask(anyToy, world.fold, seat, { now: world.fold.at, words }).filter(({ kind }) => kind === 'proposal')
    expect(asked(open, 1)).toEqual([])
    expect(asked(open, 0)).toMatchObject([
      {
        id: 'proposal.3',
        text: { en: 'Seat 1 proposes to pause the match. Do you agree?' },
        commands: [{ type: 'agree' }, { type: 'refuse' }],
        deadline: open.fold.at + 3 * DAY,
        notation: ['agree', 'refuse'],
      },
    ])
    const one = then(open, [2, 'agree'])
    expect([asked(one, 2), asked(one, 0)[0]!.id]).toEqual([[], 'proposal.3'])
    expect(always(one.fold, 1)).toContainEqual({ type: 'withdraw' })
    expect(always(one.fold, 0)).toEqual([{ type: 'resign' }])
    expect(deadlinesOf(anyToy, one.fold)).toContainEqual({
      id: 'table.proposal',
      at: open.fold.at + 3 * DAY,
      seats: [0],
      then: 'lapses',
    })
  })

  test('is one at a time, and answered by those it is for', () => {
    expect(codeOf(bids(), 0, 'agree')).toBe('no-proposal')
    expect(codeOf(bids(), 0, 'propose resume')).toBe('nothing-to-propose')
    expect(codeOf(bids(), 0, 'propose vacation')).toBe('nothing-to-propose')
    expect(codeOf(start(), 0, 'propose undo')).toBe('nothing-to-propose')
    expect(codeOf(bids(), 0, 'propose undo 2')).toBe('nothing-to-propose')
    const open = then(bids(), [1, 'propose pause'])
    expect(codeOf(open, 2, 'propose undo')).toBe('proposal-open')
    for (const [seat, text] of [
      [1, 'agree'],
      [1, 'refuse'],
      [2, 'withdraw'],
    ] as const)
      expect(codeOf(open, seat, text), text).toBe('not-your-proposal')
    expect(codeOf(then(open, [2, 'agree']), 2, 'refuse')).toBe('not-your-proposal')
    const odd = tryMove(bids(), 0, { type: 'propose', what: 'pause', days: 3 } as Command, T0 + 9000)
    expect(odd).toMatchObject({ code: 'invalid-command' })
  })

  test('is refused by one, withdrawn by its proposer, or lapses in time', () => {
    const open = then(bids(), [1, 'propose pause'])
    for (const [seat, text, type] of [
      [2, 'refuse', 'proposalRefused'],
      [1, 'withdraw', 'proposalWithdrawn'],
    ] as const) {
      const gone = then(open, [seat, text])
      expect([typesOf(gone), gone.fold.table.proposal]).toEqual([[type], null])
    }
    const late = settleWorld(open, open.fold.at + 4 * DAY)
    expect(typesOf(late)).toEqual(['deadlinePassed', 'proposalLapsed'])
    expect([late.fold.at - open.fold.at, late.fold.table.proposal]).toEqual([3 * DAY, null])
  })

  test('falls when somebody leaves; then the others may come to an agreement without him', () => {
    const gone = then(bids(), [1, 'propose pause'], [0, 'agree'], [2, 'resign'])
    expect(gone.fold.table.proposal).toBeNull()
    expect(then(gone, [1, 'propose pause'], [0, 'agree']).fold.table.pause).not.toBeNull()
  })

  test('needs nobody where only bots sit with its proposer', () => {
    const seats = [{ kind: 'human', taken: true } as const, { kind: 'bot', taken: true } as const]
    const alone = startWorld(anyToy, { seats, words })
    const paused = then(alone, [0, 'propose pause'])
    expect(typesOf(paused)).toEqual(['proposed', 'matchPaused'])
    expect(pendingBot(anyToy, paused.fold)).toBeUndefined()
  })

  test('can be written and read as notation, and told in words', () => {
    const { game } = bids().fold
    for (const text of [
      'propose pause',
      'propose undo 12',
      'propose vacation 7',
      'agree',
      'withdraw',
      'resign',
    ])
      expect(writeLine(anyToy, readLine(anyToy, text, game!, 0) as Command)).toBe(text)
    for (const text of ['propose', 'propose marriage', 'propose pause 3', 'agree all'])
      expect(readOwn(text)).toBeUndefined()
    const undone = then(bids(), [0, 'propose undo'], [1, 'agree'], [2, 'agree'])
    const lines = undone.entries
      .slice(2)
      .flatMap(({ events }) => events.filter(isTableEvent).map((e) => tellTable(e).en))
    expect(lines).toEqual([
      'Seat 0 proposes to go back to revision 1.',
      'Seat 1 agrees.',
      'Seat 2 agrees.',
      'By agreement the game goes back to revision 1.',
    ])
  })
})

describe('a pause', () => {
  const paused = () => at(start(2, {}), 10_000, [0, 'propose pause'], [1, 'agree'])

  test('stops the game and every clock until somebody wants to go on', () => {
    const before = start(2, {})
    expect(due(before)).toEqual([P, null])
    const stood = paused()
    expect([pendingSeats(anyToy, stood.fold), ask(anyToy, stood.fold, 0, { now: T0 })]).toEqual([[], []])
    expect(codeOf(stood, 0, 'motto A')).toBe('match-paused')
    expect(codeOf(stood, 0, 'undo')).toBe('match-paused')
    expect(undoTargets(stood.fold, 0)).toEqual([])
    expect(always(stood.fold, 1)).toContainEqual({ type: 'propose', what: 'resume' })
    expect(settleWorld(stood, T0 + 5 * DAY).fold.revision).toBe(stood.fold.revision)
    const on = at(stood, 5 * DAY, [1, 'propose resume'])
    expect([typesOf(on), on.fold.table.pause]).toEqual([['matchResumed'], null])
    expect(due(on)).toEqual([5 * DAY + P - 10_000, null])
    expect(on.fold.table.stood).toBe(5 * DAY - 10_000)
    const played = at(on, 5 * DAY + 1000, [0, 'motto A'])
    expect(due(played)).toEqual([5 * DAY + 1000 + P, 5 * DAY + 1000 + P])
    expect(refold(anyToy, played.seats, played.entries)).toEqual(played.fold)
  })

  test('ends by itself after thirty days', () => {
    const on = settleWorld(paused(), T0 + 30 * DAY + 10_000)
    expect(typesOf(on)).toEqual(['deadlinePassed', 'matchResumed'])
    expect(due(on)).toEqual([30 * DAY + P, null])
  })

  test('ends when nobody is left to end it', () => {
    const one = at(paused(), 2 * DAY, [0, 'resign'])
    expect(one.fold.table.pause).not.toBeNull()
    const none = settleWorld(at(one, 3 * DAY, [1, 'resign']), T0 + 3 * DAY)
    expect(none.fold.table.pause).toBeNull()
    expect(none.entries.flatMap(({ events }) => events.map(({ type }) => type))).toContain('matchResumed')
  })

  test('gives nobody who leaves or comes in it more time than others', () => {
    const left = at(paused(), 2 * DAY, [1, 'resign'])
    const on = at(left, 3 * DAY, [0, 'propose resume'])
    expect(due(on)).toEqual([3 * DAY + P - 10_000, null])
  })
})

describe('a vacation', () => {
  test('lets the clock of one seat stand still, when it runs and when it begins to run', () => {
    const gone = at(start(2, {}), 10_000, [0, 'propose vacation 2'], [1, 'agree'])
    const until = 10_000 + 2 * DAY
    expect(typesOf(gone)).toEqual(['proposalAgreed', 'vacationTaken'])
    expect(due(gone)).toEqual([P + 2 * DAY, null])
    const played = at(gone, 20_000, [0, 'motto A'])
    expect(due(played)).toEqual([until + P, 20_000 + P])
    expect(settleWorld(played, T0 + DAY).fold.table.clock!.seats[0]!.due! - T0).toBe(until + P)
  })

  test('may be prolonged, and is a week where nothing is said', () => {
    const week = at(start(2, {}), 0, [0, 'propose vacation'], [1, 'agree'])
    expect(due(week)).toEqual([P + 7 * DAY, null])
    const longer = at(week, DAY, [0, 'propose vacation 10'], [1, 'agree'])
    expect(due(longer)).toEqual([P + 11 * DAY, null])
    const shorter = at(week, DAY, [0, 'propose vacation 2'], [1, 'agree'])
    expect(due(shorter)).toEqual([P + 7 * DAY, null])
  })
})

describe('going back by agreement', () => {
  const turn = () => then(start(2), [0, 'motto A'], [0, 'bid 5'], [1, 'bid 900'])

  test('takes the game behind what was revealed, in every view, and the draws come again', () => {
    const before = turn()
    const seat = pendingSeats(anyToy, before.fold)[0]!
    const moves = [
      [seat, `place ${holding(before, seat)[0]} a`],
      [seat, 'roll'],
    ] as const
    const rolled = then(before, ...moves)
    expect(undoTargets(rolled.fold, seat)).toEqual([])
    const back = then(rolled, [seat, `propose undo ${before.fold.revision}`], [1 - seat, 'agree'])
    expect(typesOf(back)).toEqual(['proposalAgreed', 'takenBack'])
    expect([back.fold.game, back.fold.length]).toEqual([before.fold.game, before.fold.length])
    expect(back.fold.table.seats.map((s) => s.rewound)).toEqual([back.fold.revision, back.fold.revision])
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = (world: World) =>
        foldAll(
          anyToy,
          emptyFold(world.seats),
          world.entries.map(({ command: _, ...entry }) => redact(entry, viewer)),
        ).game
      expect(view(back)).toEqual(view(before))
    }
    // Nothing that is proposed in between draws anything.
    const again = then(back, [seat, 'propose pause'], [seat, 'withdraw'], ...moves)
    expect(again.entries.at(-1)!.events).toEqual(rolled.entries.at(-1)!.events)
    const once = then(again, [seat, 'propose undo'], [1 - seat, 'agree'])
    expect(once.fold.game).toEqual(refold(anyToy, again.seats, again.entries.slice(0, -1)).game)
    const record = recordOf(again)
    const verdicts = verify(record, anyToy, words).entries.map(({ verdict }) => verdict)
    expect(new Set(verdicts)).toEqual(new Set(['right']))
  })

  test('goes to any revision since the start, behind another going back as well', () => {
    const one = then(turn(), [0, 'propose undo 2'], [1, 'agree'])
    const two = then(one, [1, 'propose undo 3'], [0, 'agree'])
    expect(two.fold.game).toEqual(refold(anyToy, two.seats, two.entries.slice(0, 3)).game)
    const three = then(two, [1, `propose undo ${one.fold.revision}`], [0, 'agree'])
    expect(three.fold.game).toEqual(one.fold.game)
    expect(refold(anyToy, three.seats, three.entries)).toEqual(three.fold)
  })

  test('is no longer wanted by who plays on', () => {
    const open = then(start(2), [0, 'motto A'], [0, 'propose undo'])
    expect(then(open, [1, 'bid 3']).fold.table.proposal).toBeNull()
    const pause = then(start(2), [0, 'motto A'], [0, 'propose pause'], [1, 'bid 3'])
    expect(pause.fold.table.proposal).toMatchObject({ what: 'pause' })
  })

  test('needs the log: a fold that has only the newest of it says so', () => {
    const back = then(turn(), [0, 'propose undo 2'], [1, 'agree'])
    const early = refold(anyToy, back.seats, back.entries.slice(0, 4))
    expect(() => foldAll(anyToy, early, back.entries.slice(4))).toThrow(NotRecalled)
    const enough = refold(anyToy, back.seats, back.entries.slice(0, 2))
    expect(foldAll(anyToy, enough, back.entries.slice(2)).game).toEqual(back.fold.game)
  })
})
