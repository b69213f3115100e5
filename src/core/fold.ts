import { gameTime, isAgreementEvent } from './agreement.ts'
import { clockSeat, tick } from './clock.ts'
import type { EntryHead, SeenEntry } from './entry.ts'
import type { AnyGame } from './game.ts'
import type { Seat } from './seats.ts'
import {
  evolveTable,
  isBot,
  isTableEvent,
  newTable,
  type SeatSetup,
  type Table,
  tableEvents,
} from './table.ts'

/** How many entries of its own a seat can take back at most. */
export const UNDO_DEPTH = 16

/** The game as it stood at a revision that an undo may return to. */
interface Past {
  revision: number
  length: number
  game: object
}

/** The same with the game's time then. */
interface Recalled extends Past {
  at: number
}

/**
 * A match folded up to a revision: the same shape whether from the full log (the state) or from a
 * redacted one (a view). Plain JSON.
 */
export interface Fold {
  revision: number
  /** Time of the newest entry, milliseconds. */
  at: number
  table: Table
  /** The game's own state; undefined before the start. */
  game?: object
  /** Entries that no undo took back: keys the random stream. */
  length: number
  /** The seat that acted last, null where the host or the system did. */
  actor: Seat | null
  /** Where `actor` may go back to, oldest first; empty after anything was revealed. */
  past: readonly Past[]
  /** A state that an agreement goes back to, brought here for that entry alone: see {@link recalling}. */
  recall?: Recalled
}

export const emptyFold = (seats: readonly SeatSetup[]): Fold => ({
  revision: 0,
  at: 0,
  table: newTable(seats),
  length: 0,
  actor: null,
  past: [],
})

/** The client is older than the rules the entry was made under; it must ask the server for the view. */
export class NewerRules extends Error {}

/** An agreement goes back further than the fold remembers: it has to be recalled from the log. */
export class NotRecalled extends Error {
  readonly to: number
  constructor(to: number) {
    super(`revision ${to} has to be recalled`)
    this.to = to
  }
}

/**
 * The fold ready for an entry: where that goes back by agreement, with the state that it goes back to.
 * @param earlier the fold of the same log up to a revision
 */
export function recalling(fold: Fold, entry: SeenEntry, earlier: (to: number) => Fold): Fold {
  for (const event of entry.events)
    if (event.type === 'takenBack') {
      const { to } = event.data as { to: number }
      return fold.recall?.revision === to ? fold : withRecall(fold, earlier(to))
    }
  return fold
}

export const withRecall = (fold: Fold, { revision, length, game, table, at }: Fold): Fold => ({
  ...fold,
  recall: { revision, length, game: game!, at: gameTime(table, at) },
})

/**
 * One entry further. Total over what the same rules wrote; throws on a gap and on entries of newer
 * rules, which nobody may guess at.
 */
export function advance(game: AnyGame, fold: Fold, entry: SeenEntry): Fold {
  if (entry.revision !== fold.revision + 1)
    throw new Error(`entry ${entry.revision} does not follow ${fold.revision}`)
  if (entry.rules > game.meta.rulesVersion)
    throw new NewerRules(`${game.meta.id} rules ${entry.rules}, known are ${game.meta.rulesVersion}`)
  const { revision, seat } = entry
  const by: EntryHead = { revision, at: entry.at, seat, bot: seat !== null && isBot(fold.table.seats[seat]!) }
  const at = gameTime(fold.table, entry.at)
  const head = at === entry.at ? by : { ...by, at }
  let table: Table = { ...fold.table, rules: entry.rules }
  let state = fold.game
  let { length, past } = fold
  let reveals = entry.seat === null
  let rewound = false
  let played = false
  let aside = false
  for (const event of entry.events) {
    if (isTableEvent(event)) {
      table = evolveTable(table, event, by)
      aside ||= isAgreementEvent(event)
      reveals ||= tableEvents[event.type].reveals
      if (event.type === 'rewound') {
        const back = past.findIndex((p) => p.revision === event.data.to)
        const target = past[back]
        if (!target) throw new Error(`revision ${event.data.to} cannot be returned to`)
        state = target.game
        length = target.length
        past = past.slice(0, back)
        rewound = true
        played = true
      } else if (event.type === 'takenBack') {
        const target = fold.recall
        if (target?.revision !== event.data.to) throw new NotRecalled(event.data.to)
        state = target.game
        length = target.length
        // The game's time goes back with it: what is timed has what was left then.
        table.stood = (table.pause?.since ?? entry.at) - target.at
        rewound = true
        played = true
      }
    } else {
      state = game.evolve(state, event, head)
      reveals ||= game.events[event.type]?.reveals ?? true
      played = true
    }
  }
  // What is agreed on beside the game draws nothing, and gives nobody time.
  if (!rewound && !aside) length++
  if (played) {
    table.played = entry.revision // the table is a copy by now
    // Who plays on instead of answering does not go back.
    if (table.proposal?.what === 'undo') table.proposal = null
  }
  return {
    revision: entry.revision,
    at: entry.at,
    table: table.clock ? timed(game, fold, entry, { table, state, length, rewound, aside }) : table,
    ...(state && { game: state }),
    length,
    actor: entry.seat,
    past: reveals ? [] : rewound ? past : remember(fold, entry.seat),
    ...(fold.recall && !rewound && { recall: fold.recall }),
  }
}

/** The table with its clock moved on. */
function timed(
  game: AnyGame,
  before: Fold,
  { at, seat, events }: SeenEntry,
  now: { table: Table; state: object | undefined; length: number; rewound: boolean; aside: boolean },
): Table {
  const { table, state, length, rewound, aside } = now
  if (!table.clock || table.status !== 'active' || state === undefined) return table
  const running = game.pending(state).filter((s) => isTimed(table, s))
  const anew: Seat[] = []
  let up: Seat | null = null
  for (const event of events) {
    if (!isTableEvent(event)) continue
    if (event.type === 'seatReplaced' || event.type === 'seatResumed') anew.push(event.data.seat)
    if (event.type !== 'deadlinePassed') continue
    const own = clockSeat(event.data.id)
    if (own !== undefined && events.length === 1) up = own
    else if (own !== undefined) anew.push(own)
    // The game has acted for those that its deadline was for: what they are asked now is another question.
    else anew.push(...seatsOf(game, before, event.data.id))
  }
  if (length > table.clock.reach)
    anew.push(...running.filter((s) => isAskedElse(game, before.game, state, s)))
  const acted = rewound || aside ? null : seat
  // In a pause no clock moves on: what begins then begins where it stood.
  const from = table.pause ? table.pause.since : at
  return { ...table, clock: tick(table.clock, { at: from, length, running, anew, acted, rewound, up }) }
}

/** Another question than before, without a pause between the two. */
const isAskedElse = (game: AnyGame, was: object | undefined, is: object, seat: Seat): boolean =>
  game.askedSince !== undefined &&
  was !== undefined &&
  game.askedSince(was, seat) !== game.askedSince(is, seat)

const isTimed = ({ seats }: Table, seat: Seat): boolean => {
  const place = seats[seat]
  return place !== undefined && place.kind === 'human' && !place.resigned && !place.away
}

const seatsOf = (game: AnyGame, { game: state }: Fold, id: string): readonly Seat[] =>
  state === undefined ? [] : (game.deadlines(state).find((d) => d.id === id)?.seats ?? [])

/** The way back grows by the state before this entry; another seat's act begins it anew. */
function remember(fold: Fold, seat: Seat | null): Past[] {
  if (fold.game === undefined) return []
  const mine = fold.actor === seat ? fold.past : []
  return [...mine, { revision: fold.revision, length: fold.length, game: fold.game }].slice(-UNDO_DEPTH)
}

/** All of these entries further. What an agreement goes back to has to be among them. */
export function foldAll(game: AnyGame, fold: Fold, entries: readonly SeenEntry[]): Fold {
  const earlier = (to: number): Fold => {
    if (to < fold.revision) throw new NotRecalled(to)
    return foldAll(game, fold, entries.slice(0, to - fold.revision))
  }
  let result = fold
  for (const entry of entries) result = advance(game, recalling(result, entry, earlier), entry)
  return result
}

const mayAct = ({ table }: Fold, seat: Seat): boolean =>
  !table.pause && !table.seats[seat]?.resigned && !table.seats[seat]?.away

/** The seats that a match waits for; nobody before the start, in a pause and after the end. */
export const pendingSeats = (game: AnyGame, { table, game: state }: Fold): Seat[] =>
  table.status === 'active' && !table.pause && state ? game.pending(state) : []

/** The revisions a seat may go back to, oldest first. */
export const undoTargets = (fold: Fold, seat: Seat): number[] =>
  fold.table.status === 'active' && fold.actor === seat && mayAct(fold, seat)
    ? fold.past.map((p) => p.revision)
    : []
