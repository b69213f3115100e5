import {
  type AnyGame,
  advance,
  begin,
  type Command,
  digest,
  type Entry,
  type Env,
  emptyFold,
  type Fold,
  isRejection,
  playBot,
  type Rejection,
  redact,
  type Seat,
  type SeatSetup,
  type Step,
  settle,
  submit,
  undo,
  undoTargets,
} from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { openWords } from '../../src/open-words.ts'

/** Seats of every match here. */
export const SEATS: readonly SeatSetup[] = [0, 1, 2].map(() => ({ kind: 'human', taken: true }))

export const bletchley: AnyGame = games.bletchley!
export const options = bletchley.options.parse({}) as Record<string, unknown>

export interface Move {
  seat: Seat
  command: Command
}

/** What the players of a match send, in order, and the log that comes of it. */
export interface Script {
  seed: string
  moves: Move[]
  entries: Entry[]
}

const words = openWords().forLanguage('en')!

export const envOf = (seed: string): Env => ({ seed, words })

/** A state and the views of all seats, as a service holds them. */
interface Table {
  state: Fold
  views: Fold[]
}

/** One whole match as the game's own bots play it. The same for the same number. */
export function scriptOf(n: number, now = Date.UTC(2026, 0)): Script {
  const seed = digest(`bench ${n}`)
  const env = envOf(seed)
  const script: Script = { seed, moves: [], entries: [] }
  const empty = emptyFold(SEATS)
  let table: Table = { state: empty, views: SEATS.map(() => empty) }
  const apply = (step: Step) => {
    script.entries.push(step.entry)
    table = {
      state: step.fold,
      views: table.views.map((view, seat) => advance(bletchley, view, redact(step.entry, seat))),
    }
  }
  apply(begin(bletchley, empty, options, env, now))
  while (table.state.table.status === 'active') {
    for (const step of settle(bletchley, table.state, env, now)) apply(step)
    const seat = bletchley.pending(table.state.game!)[0]
    if (seat === undefined) throw new Error('a match has come to a standstill')
    const step = playBot(bletchley, table.state, table.views[seat]!, seat, env, now)
    script.moves.push({ seat, command: step.command! })
    apply(step)
  }
  return script
}

/** A match in play, and how to go on with it for ever. */
export interface Endless {
  seed: string
  steps: Step[]
  /** The seat that passes and takes it back, again and again; its passing shows nobody anything new. */
  seat: Seat
}

/**
 * A log of so many entries after the first, which is the service's own. No match of this game is as long
 * by itself: some dozen moves are real play, then one seat passes and takes it back.
 */
export function endless(n: number, begun: Entry, length: number): Endless {
  const { seed, moves } = scriptOf(n)
  const env = envOf(seed)
  const now = begun.at
  const steps: Step[] = []
  let fold = advance(bletchley, emptyFold(SEATS), begun)
  const apply = (made: Step | Rejection) => {
    if (isRejection(made)) throw new Error(`refused: ${made.code}`)
    steps.push(made)
    fold = made.fold
  }
  const pass = (seat: Seat) => submit(bletchley, fold, seat, { type: 'pass' }, env, now)
  const canGoOn = (seat: Seat): boolean => {
    const passed = pass(seat)
    return !isRejection(passed) && undoTargets(passed.fold, seat).length > 0
  }
  for (const { seat, command } of moves) {
    if (steps.length > 24 && canGoOn(seat)) {
      while (steps.length < length) {
        apply(pass(seat))
        apply(undo(bletchley, fold, seat, undefined, now))
      }
      return { seed, steps, seat }
    }
    apply(submit(bletchley, fold, seat, command, env, now))
  }
  throw new Error('in this match no pass can be taken back')
}
