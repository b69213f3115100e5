import { answering, gameTime, PROPOSAL_DEADLINE } from './agreement.ts'
import { type ClockSettings, clockId, clockSeat, type Outage, owes } from './clock.ts'
import type { Entry } from './entry.ts'
import { type AnyEvent, record } from './event.ts'
import { advance, type Fold, undoTargets } from './fold.ts'
import { type AnyGame, type Command, type Context, type Deadline, RESIGN, RESUME } from './game.ts'
import { ask } from './prompt.ts'
import { isAgreement, negotiate } from './propose.ts'
import { isRejection, type Rejection, reject } from './rejection.ts'
import { createRng } from './rng.ts'
import { type Seat, seatInfo } from './seats.ts'
import { isBot, isTableEvent, type TableEvent, type TableSeat, tableEvents } from './table.ts'
import type { WordPack } from './words.ts'

/** What the rules need from outside for one match. */
export interface Env {
  /** 32 bytes in hex. */
  seed: string
  words: WordPack
}

/** An entry that may be appended, what was asked for, and the state after it. */
export interface Step {
  entry: Entry
  /** Kept as evidence for the record; null for acts of host and system. */
  command: Command | null
  fold: Fold
}

/** At most this many system entries are made at once; what is left is due again immediately. */
export const MOST_SYSTEM_ENTRIES = 256

const context = (fold: Fold, env: Env, domain: string, now: number): Context => ({
  rng: createRng(env.seed, domain, fold.length),
  now: gameTime(fold.table, now),
  words: env.words,
  resigned: seatsWhere(fold, ({ resigned }) => resigned),
  bots: seatsWhere(fold, isBot),
})

const seatsWhere = ({ table }: Fold, holds: (place: TableSeat) => boolean): Seat[] =>
  table.seats.flatMap((place, seat) => (holds(place) ? [seat] : []))

/** Makes the entry, folds it, and closes the match in it when the rules say that it is over. */
function step(
  game: AnyGame,
  fold: Fold,
  by: { seat: Seat | null; at: number; command?: Command },
  happened: readonly AnyEvent[],
): Step {
  const entry: Entry = {
    revision: fold.revision + 1,
    at: Math.max(by.at, fold.at),
    seat: by.seat,
    rules: game.meta.rulesVersion,
    events: happened.map((e) => record(isTableEvent(e) ? tableEvents : game.events, e)),
  }
  const command = by.command ?? null
  const next = advance(game, fold, entry)
  const outcome = next.table.status === 'active' && next.game ? game.outcome(next.game) : undefined
  if (!outcome) return { entry, command, fold: next }
  const finished: TableEvent = { type: 'matchFinished', data: { outcome: structuredCopy(outcome) } }
  const last = { ...entry, events: [...entry.events, record(tableEvents, finished)] }
  return { entry: last, command, fold: advance(game, fold, last) }
}

const structuredCopy = <T>(value: T) => JSON.parse(JSON.stringify(value))

/** An act of the host or of the table itself: one of core's own events, by no seat. */
export const administer = (game: AnyGame, fold: Fold, event: TableEvent, at: number): Step =>
  step(game, fold, { seat: null, at }, [event])

/** Starts a match whose seats are all filled. */
export function begin(
  game: AnyGame,
  fold: Fold,
  options: Record<string, unknown>,
  env: Env,
  at: number,
  clock?: ClockSettings | null,
): Step {
  const seats = fold.table.seats.map(seatInfo)
  const started: TableEvent = { type: 'matchStarted', data: { options, seats, ...(clock && { clock }) } }
  const now = Math.max(at, fold.at)
  const opening = game.setup(options, seats, context(fold, env, 'game', now))
  return step(game, fold, { seat: null, at }, [started, ...opening])
}

/** Refusals that come before any rule of a game. */
function barred(fold: Fold, seat: Seat): Rejection | undefined {
  const { status, seats } = fold.table
  if (status === 'waiting') return reject('not-started', 'The match starts when every seat is taken.')
  if (status !== 'active') return reject('match-over', 'Nothing can be played any more.')
  if (seats[seat]?.resigned) return reject('seat-resigned', 'This seat has resigned for good.')
  return undefined
}

/** What is asked before any rule of the game: is the match on, is the seat in it, is its question open? */
export function challenge(
  game: AnyGame,
  fold: Fold,
  seat: Seat,
  env: Env,
  at: number,
  promptId?: string,
): Rejection | undefined {
  const refused = barred(fold, seat)
  if (refused || promptId === undefined) return refused
  const asked = ask(game, fold, seat, { now: Math.max(at, fold.at), words: env.words })
  if (asked.some((prompt) => prompt.id === promptId)) return undefined
  return reject('prompt-gone', 'That question is no longer open; nothing was done.')
}

/**
 * A seat's command, already of the right shape. `promptId`, if given, has to be open; the command is
 * judged at `at` or at the time of the last entry, whichever is later.
 */
export function submit(
  game: AnyGame,
  fold: Fold,
  seat: Seat,
  command: Command,
  env: Env,
  at: number,
  promptId?: string,
): Step | Rejection {
  const refused = challenge(game, fold, seat, env, at, promptId)
  if (refused) return refused
  if (command.type === RESIGN.type) {
    const resigned: TableEvent = { type: 'seatResigned', data: { seat } }
    return step(game, fold, { seat, at, command }, [resigned])
  }
  if (command.type === RESUME.type) {
    if (!fold.table.seats[seat]?.away)
      return reject('not-away', 'No bot stands in for this seat: nobody plays it but you.')
    return step(game, fold, { seat, at, command }, [resumed(seat)])
  }
  if (isAgreement(command)) {
    const agreed = negotiate(fold, seat, command, Math.max(at, fold.at))
    return isRejection(agreed) ? agreed : step(game, fold, { seat, at, command }, agreed)
  }
  if (fold.table.pause) return paused()
  const decided = game.decide(fold.game!, seat, command, context(fold, env, 'game', Math.max(at, fold.at)))
  return isRejection(decided) ? decided : step(game, fold, { seat, at, command }, decided)
}

const paused = () => reject('match-paused', 'The match is paused; whoever wants to go on proposes to resume.')

const resumed = (seat: Seat): TableEvent => ({ type: 'seatResumed', data: { seat } })

/** What comes first when the holder of a seat acts that a bot stands in for: the seat is the holder's again. */
export const comeBack = (game: AnyGame, fold: Fold, seat: Seat, at: number): Step | undefined =>
  fold.table.status === 'active' && fold.table.seats[seat]?.away
    ? administer(game, fold, resumed(seat), at)
    : undefined

/** Takes back the last entry of the seat's own, or all after revision `to`. */
export function undo(
  game: AnyGame,
  fold: Fold,
  seat: Seat,
  to: number | undefined,
  at: number,
): Step | Rejection {
  const refused = barred(fold, seat) ?? (fold.table.pause ? paused() : undefined)
  if (refused) return refused
  const targets = undoTargets(fold, seat)
  const target = to ?? targets.at(-1)
  if (target === undefined)
    return reject('nothing-to-undo', 'Another seat has acted since, or something was revealed.')
  if (!targets.includes(target))
    return reject(
      'undo-not-possible',
      targets.length ? `You can go back to: ${targets.join(', ')}.` : 'You cannot go back from here.',
    )
  const rewound: TableEvent = { type: 'rewound', data: { to: target } }
  return step(game, fold, { seat, at, command: { type: 'undo', to: target } as Command }, [rewound])
}

/**
 * What has happened by itself up to `now`: seats that resigned are skipped, due deadlines are carried
 * out in order of time, each stamped with the deadline itself, so that it makes no difference who looks.
 * A clock that `outage` took time from is credited in place of running out.
 */
export function settle(
  game: AnyGame,
  fold: Fold,
  env: Env,
  now: number,
  most = MOST_SYSTEM_ENTRIES,
  outage?: Outage,
): Step[] {
  const steps: Step[] = []
  let current = fold
  while (steps.length < most) {
    const next =
      endPause(game, current) ??
      skipResigned(game, current, env) ??
      passDeadline(game, current, env, now, outage)
    if (!next) break
    steps.push(next)
    current = next.fold
  }
  return steps
}

/** A pause that nobody is left to end. */
function endPause(game: AnyGame, fold: Fold): Step | undefined {
  const { status, pause, seats } = fold.table
  if (status !== 'active' || !pause) return undefined
  const there = seats.some(({ kind, resigned, away }) => kind === 'human' && !resigned && !away)
  return there ? undefined : administer(game, fold, { type: 'matchResumed', data: {} }, fold.at)
}

function skipResigned(game: AnyGame, fold: Fold, env: Env): Step | undefined {
  if (fold.table.status !== 'active' || fold.table.pause || !fold.game) return undefined
  for (const seat of [...game.pending(fold.game), ...(game.counted?.(fold.game) ?? [])]) {
    if (!fold.table.seats[seat]?.resigned) continue
    const events = game.skip(fold.game, seat, context(fold, env, 'game', fold.at))
    if (events) return step(game, fold, { seat: null, at: fold.at }, events)
  }
  return undefined
}

function passDeadline(
  game: AnyGame,
  fold: Fold,
  env: Env,
  now: number,
  outage: Outage | undefined,
): Step | undefined {
  const due = nextDeadline(game, fold)
  if (!due || due.at > now || !fold.game) return undefined
  const seat = clockSeat(due.id)
  const { clock } = fold.table
  if (outage && clock && seat !== undefined && owes(clock, seat, outage))
    return administer(game, fold, { type: 'clockCredited', data: outage }, outage.until)
  const at = Math.max(due.at, fold.at)
  const own = OWN[due.id]
  const passed: TableEvent = { type: 'deadlinePassed', data: { id: due.id } }
  const c = context(fold, env, 'game', at)
  const effects = own
    ? [own]
    : seat === undefined
      ? game.expire(fold.game, due.id, c)
      : timeUp(game, fold, seat, c)
  return step(game, fold, { seat: null, at }, [passed, ...effects])
}

/** Deadlines of the table itself, and what they do. No game gives its own such ids. */
const OWN: Readonly<Record<string, TableEvent>> = {
  [PROPOSAL_DEADLINE]: { type: 'proposalLapsed', data: {} },
  'table.pause': { type: 'matchResumed', data: {} },
}

/** What the table has agreed on for a seat whose time has run out. */
function timeUp(game: AnyGame, fold: Fold, seat: Seat, c: Context): readonly AnyEvent[] {
  const away: TableEvent = { type: 'seatAway', data: { seat } }
  const resigned: TableEvent = { type: 'seatResigned', data: { seat } }
  switch (fold.table.clock?.onDeadline) {
    case 'skip':
      return game.skip(fold.game!, seat, c) ?? []
    case 'bot':
      return [away]
    case 'resign':
      return [resigned]
    default:
      return []
  }
}

/** All deadlines, the game's own and those of the clock; in no order. Public. */
export function deadlinesOf(game: AnyGame, { table, game: state }: Fold): Deadline[] {
  if (table.status !== 'active' || !state) return []
  const { clock, proposal, pause, stood } = table
  const own: Deadline[] = [
    ...(proposal
      ? [{ id: PROPOSAL_DEADLINE, at: proposal.until, seats: answering(table), then: 'lapses' }]
      : []),
    ...(pause ? [{ id: 'table.pause', at: pause.until, seats: [], then: 'resumes' }] : []),
  ]
  if (pause) return own
  const timed = (clock?.seats ?? []).flatMap(({ due }, seat): Deadline[] =>
    due === null ? [] : [{ id: clockId(seat), at: due, seats: [seat], then: clock!.onDeadline }],
  )
  const games = game.deadlines(state)
  return [...(stood ? games.map((one) => ({ ...one, at: one.at + stood })) : games), ...timed, ...own]
}

/** The earliest deadline at which something happens; of equal times the one with the smaller id. */
export function nextDeadline(game: AnyGame, fold: Fold): { id: string; at: number } | undefined {
  const reminds = fold.table.clock?.onDeadline === 'remind'
  const all = deadlinesOf(game, fold).filter(({ id }) => !reminds || clockSeat(id) === undefined)
  return all.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))[0]
}

/** The seat of a bot, or of somebody a bot stands in for, that has to move; what is asked aside of turns comes first. */
export function pendingBot(game: AnyGame, fold: Fold, words?: WordPack): Seat | undefined {
  const { table, game: state } = fold
  if (table.status !== 'active' || table.pause || !state) return undefined
  const bots = seatsWhere(fold, (place) => isBot(place) && !place.resigned)
  if (!bots.length) return undefined
  const aside = game.unhurried?.(state, { now: gameTime(table, fold.at), ...(words && { words }) }) ?? []
  return [...aside, ...game.pending(state)].find((seat) => bots.includes(seat))
}

/**
 * A bot's turn: it is shown `view`, the seat's own fold, and never the state.
 * Throws if the bot made an illegal move, which is a fault of the game.
 */
export function playBot(game: AnyGame, fold: Fold, view: Fold, seat: Seat, env: Env, at: number): Step {
  const now = Math.max(at, fold.at)
  const command = game.bot(view.game!, seat, context(fold, env, `bot.${seat}`, now))
  const played = submit(game, fold, seat, command, env, at)
  if (isRejection(played)) throw new Error(`bot of ${game.meta.id} was refused: ${played.code}`)
  return played
}
