import {
  type AnyGame,
  administer,
  advance,
  begin,
  type ClockSettings,
  type Command,
  type Context,
  comeBack,
  createRng,
  digest,
  type Env,
  emptyFold,
  type Fold,
  isRejection,
  nextDeadline,
  type Prompt,
  type RecordEntry,
  type Rejection,
  type Rng,
  randomCommand,
  redact,
  type Seat,
  type SeatSetup,
  type Step,
  settle,
  submit,
  type TableEvent,
  undo,
  undoTargets,
  type Viewer,
  viewers,
} from '../../../src/core/index.ts'
import { T0 } from '../../support/world.ts'
import { diceOf, once } from './dice.ts'
import type { Setting, Settings } from './subject.ts'

/** The state and every viewer's view, at one revision. */
export interface Folds {
  state: Fold
  views: readonly Fold[]
}

/** A match that is being played, or was. */
export interface Match {
  game: AnyGame
  setting: Setting
  seed: string
  env: Env
  seats: readonly SeatSetup[]
  options: Record<string, unknown>
  clock: ClockSettings | null
  viewers: readonly Viewer[]
  entries: RecordEntry[]
  folds: Folds
  /** How it ended: by the rules, by its host, or because it grew too long. */
  ended: 'finished' | 'abandoned' | 'stopped' | undefined
}

/** One entry more: what was before and what is now. */
export interface Moment {
  match: Match
  step: Step
  before: Folds
  after: Folds
  /** Chance for samples, the same for the same match and revision. */
  dice: Rng
  /** What the seat is asked now, from its view. */
  prompts(seat: Seat): Prompt[]
}

/** How likely what is, as one in so many; 0 is never. */
export interface Mood {
  bot: number
  undo: number
  resign: number
  replace: number
  abandon: number
  late: number
  frozen: boolean
}

export const MATCH_SEED = (id: string, n: number): string => digest(`${id} ${n}`)

const LONGEST = 600

function moodOf(dice: Rng): Mood {
  return {
    bot: dice.pick([0, 1, 2, 4]),
    undo: dice.pick([0, 4, 12]),
    resign: dice.pick([0, 0, 0, 60]),
    replace: dice.pick([0, 0, 40]),
    abandon: dice.pick([0, 0, 0, 0, 200]),
    late: dice.pick([0, 10, 40]),
    frozen: once(dice, 6),
  }
}

/** One match in four is timed, each in a way of its own. */
function clockOf(dice: Rng): ClockSettings | null {
  if (!once(dice, 4)) return null
  const onDeadline = dice.pick(['remind', 'skip', 'bot', 'resign'] as const)
  return { perMove: dice.pick([15, 60, 3000]), reminders: [], onDeadline }
}

/** The context of a decision at this point of the match. */
export const contextOf = (match: Match, fold: Fold, domain = 'game'): Context => ({
  rng: createRng(match.seed, domain, fold.length),
  now: fold.at,
  words: match.env.words,
})

export const active = (fold: Fold): boolean => fold.table.status === 'active'

/**
 * A whole match by chance, moment by moment: moves of random players and bots, undo, resignations,
 * lateness, acts of the host. The same setting and seed give the same match.
 */
export function* playMatch(
  game: AnyGame,
  { words, longest = LONGEST }: Settings,
  setting: Setting,
  seed: string,
  mood?: Mood,
): Generator<Moment, Match> {
  const dice = diceOf(seed, 'play')
  const how = mood ?? moodOf(dice)
  const env = { seed, words }
  const clock = mood ? null : clockOf(diceOf(seed, 'clock'))
  const lobby = !mood && once(dice, 8)
  const seats = lobby ? setting.seats.map((s) => ({ ...s, taken: s.kind === 'bot' })) : setting.seats
  const options = game.options.parse(setting.options) as Record<string, unknown>
  const all = viewers(seats.length)
  const empty: Folds = { state: emptyFold(seats), views: all.map(() => emptyFold(seats)) }
  const match: Match = {
    game,
    setting,
    seed,
    env,
    seats,
    options,
    clock,
    viewers: all,
    entries: [],
    folds: empty,
    ended: undefined,
  }
  let now = T0
  for (const seat of seats.keys())
    if (!seats[seat]!.taken)
      yield append(
        match,
        administer(game, match.folds.state, { type: 'seatTaken', data: { seat } }, now),
        how,
      )
  yield append(match, begin(game, match.folds.state, options, env, now, clock), how)
  while (active(match.folds.state) && match.entries.length < longest) {
    now = Math.max(now, match.folds.state.at) + 1 + dice.int(20_000)
    const from = now
    if (how.late && once(dice, how.late)) now += 3_600_000
    // Whoever comes so late may have been kept out.
    const outage = now > from && from % 2 ? { from, until: now } : undefined
    for (const step of settle(game, match.folds.state, env, now, undefined, outage)) {
      yield append(match, step, how)
      if (match.entries.length >= longest) break
    }
    if (!active(match.folds.state) || match.entries.length >= longest) break
    const step = host(match, how, dice, now) ?? act(match, how, dice, now)
    if (typeof step === 'number') now = step
    else yield append(match, step, how)
  }
  const { status } = match.folds.state.table
  match.ended = status === 'finished' || status === 'abandoned' ? status : 'stopped'
  return match
}

function append(match: Match, step: Step, how: Mood): Moment {
  const { game, seed, env } = match
  const before = match.folds
  const views = before.views.map((view, i) => advance(game, view, redact(step.entry, match.viewers[i]!)))
  match.folds = { state: step.fold, views }
  if (how.frozen) deepFreeze(match.folds)
  match.entries.push({ ...step.entry, command: step.command })
  const asked = new Map<Seat, Prompt[]>()
  return {
    match,
    step,
    before,
    after: match.folds,
    dice: diceOf(seed, step.entry.revision),
    prompts(seat) {
      const known = asked.get(seat)
      if (known) return known
      const view = views[seat]!
      const found = active(view) ? game.prompts(view.game!, seat, { now: view.at, words: env.words }) : []
      asked.set(seat, found)
      return found
    },
  }
}

function host(match: Match, how: Mood, dice: Rng, at: number): Step | undefined {
  const { game, folds, seats } = match
  const act = (event: TableEvent) => administer(game, folds.state, event, at)
  if (how.abandon && once(dice, how.abandon)) return act({ type: 'matchAbandoned', data: {} })
  if (how.replace && once(dice, how.replace)) return act(replaced(match, dice.int(seats.length), dice))
  return undefined
}

function replaced({ folds }: Match, seat: Seat, dice: Rng): TableEvent {
  const generation = folds.state.table.seats[seat]!.generation + 1
  return { type: 'seatReplaced', data: { seat, generation, kind: dice.pick(['human', 'bot']) } }
}

/** A seat's act, or the time to wait for where nobody can act. */
function act(match: Match, how: Mood, dice: Rng, at: number): Step | number {
  const { game, folds, env } = match
  const { state, views } = folds
  const askable = [...match.seats.keys()].filter(
    (seat) =>
      !state.table.seats[seat]!.resigned &&
      game.prompts(views[seat]!.game!, seat, { now: at, words: env.words }).length > 0,
  )
  if (!askable.length) return unblock(match, dice, at)
  const pending = game.pending(state.game!).filter((seat) => askable.includes(seat))
  const seat = dice.pick(pending.length && dice.int(5) ? pending : askable)
  if (how.undo && once(dice, how.undo)) {
    const back = [...match.seats.keys()].find((s) => undoTargets(state, s).length)
    if (back !== undefined) {
      const to = dice.pick([undefined, ...undoTargets(state, back)])
      return accepted(match, { type: 'undo' }, undo(game, state, back, to, at))
    }
  }
  const back = comeBack(game, state, seat, at)
  if (back && at % 3 === 0) return back
  const resigns = how.resign && once(dice, how.resign)
  const command: Command = resigns ? { type: 'resign' } : choose(match, how, dice, seat, at)
  return accepted(match, command, submit(game, state, seat, command, env, at))
}

function choose(match: Match, how: Mood, dice: Rng, seat: Seat, now: number): Command {
  const { game, folds, env } = match
  const view = folds.views[seat]!
  const place = view.table.seats[seat]!
  if (place.kind === 'bot' || place.away || (how.bot && once(dice, how.bot))) {
    const c = { ...contextOf(match, view, `bot.${seat}`), now }
    return game.bot(view.game!, seat, c)
  }
  const prompts = game.prompts(view.game!, seat, { now, words: env.words })
  return randomCommand(game, view.game!, seat, prompts, { rng: dice, now, words: env.words })
}

/** Nobody can act: time goes on, or a seat that resigned is filled again, or the table gives up. */
function unblock(match: Match, dice: Rng, at: number): Step | number {
  const { game, folds } = match
  const due = nextDeadline(game, folds.state)
  if (due) return due.at
  const away = game.pending(folds.state.game!).find((s) => folds.state.table.seats[s]!.resigned)
  if (away === undefined) throw new Error('the match waits for nothing and nobody')
  const event: TableEvent =
    dice.int(4) > 0 ? replaced(match, away, dice) : { type: 'matchAbandoned', data: {} }
  return administer(game, folds.state, event, at)
}

function accepted(match: Match, command: Command, made: Step | Rejection): Step {
  if (!isRejection(made)) return made
  const detail = `${made.code}: ${made.detail}`
  throw new Error(`revision ${match.entries.length}: ${JSON.stringify(command)} was refused, ${detail}`)
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
}
