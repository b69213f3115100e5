import { expect } from 'vitest'
import {
  administer,
  begin,
  emptyFold,
  type Fold,
  isRejection,
  type RecordEntry,
  type Recorded,
  type Rejection,
  type Step,
  settle,
  submit,
  type TableEvent,
  undo,
  undoTargets,
} from '../../../src/core/index.ts'
import type { Match } from './play.ts'
import type { Subject } from './subject.ts'

/**
 * Plays a match once more, and after every command takes it back, wherever allowed, and sends it again:
 * the same events, the same draws, the same state. Gives how often that was done.
 */
export function redoAll(subject: Subject, match: Match): number {
  const { game, env } = match
  const timeless = forgetting(subject.revisions)
  let fold = emptyFold(match.seats)
  let redone = 0
  // Where each revision of the straight match stands in this one.
  const now = new Map<number, number>([[0, 0]])
  match.entries.forEach((entry, i) => {
    const { command, seat, at, revision } = entry
    const once = step(again(match, fold, entry, now))
    fold = once.fold
    if (command && seat !== null && command.type !== 'undo' && undoTargets(fold, seat).length) {
      const back = step(undo(game, fold, seat, undefined, at))
      now.set(revision - 1, back.entry.revision)
      const twice = step(submit(game, back.fold, seat, command, env, at))
      expect(twice.entry.events, `events of ${revision}`).toStrictEqual(once.entry.events)
      fold = twice.fold
      redone += 1
    }
    now.set(revision, fold.revision)
    const changed = mapped(entry, now)
    expect(timeless(once.entry.events), `revision ${revision}`).toStrictEqual(timeless(changed))
    if (i % 8 === 0 || i === match.entries.length - 1) {
      const straight = straightFold(match, i)
      if (straight) expect(timeless(fold.game), `state at ${revision}`).toStrictEqual(timeless(straight.game))
    }
  })
  expect(fold.length).toBe(match.folds.state.length)
  return redone
}

// Only the last state of a match is kept; what lies before is covered by the events being equal.
const straightFold = (match: Match, i: number): Fold | undefined =>
  i === match.entries.length - 1 ? match.folds.state : undefined

const mapped = ({ events }: RecordEntry, now: ReadonlyMap<number, number>): readonly Recorded[] =>
  events.map((e) =>
    e.type === 'rewound' ? { ...e, data: { to: now.get((e.data as { to: number }).to) } } : e,
  )

function step(made: Step | Rejection): Step {
  if (isRejection(made)) throw new Error(`${made.code}: ${made.detail}`)
  return made
}

/** The same act as that of the entry, on another fold. */
function again(
  { game, env, options, clock }: Match,
  fold: Fold,
  { seat, at, command, events }: RecordEntry,
  now: ReadonlyMap<number, number>,
): Step | Rejection {
  if (command && seat !== null) {
    if (command.type !== 'undo') return submit(game, fold, seat, command, env, at)
    return undo(game, fold, seat, now.get((command as unknown as { to: number }).to), at)
  }
  const [first] = events as readonly TableEvent[]
  if (first!.type === 'matchStarted') return begin(game, fold, options, env, at, clock)
  if (ADMINISTERED.includes(first!.type)) return administer(game, fold, first!, at)
  return settle(game, fold, env, at, 1)[0] ?? { code: 'nothing-due', detail: 'Nothing was due.' }
}

const ADMINISTERED = ['seatTaken', 'seatReplaced', 'seatResumed', 'clockCredited', 'matchAbandoned']

/** Takes out the values of keys that hold revisions. */
function forgetting(keys: readonly string[]) {
  const forget = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(forget)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, keys.includes(key) ? null : forget(part)]),
    )
  }
  return forget
}
