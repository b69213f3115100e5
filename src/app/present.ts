import {
  type AskedPrompt,
  agreements,
  ask,
  deadlinesOf,
  isTableEvent,
  pendingSeats,
  type Seat,
  type SeenEntry,
  tellTable,
  toIso,
  toWire,
} from '../core/index.ts'
import type { Live } from './live.ts'
import type { Head, MatchRow } from './ports.ts'
import type { EntryOut, MatchHead, MatchSummary, PromptOut } from './shapes.ts'

type Names = readonly (string | null)[]

/** The seats a match waits for, as a viewer of it sees them. */
export const pending = ({ game, views }: Live): Seat[] => pendingSeats(game, views.get('spectator')!)

/** The head, from the spectator's view: it is the same for everyone. */
export function presentHead(
  { match, game, views }: Live,
  names: Names,
  updatedAt: number,
  now: number,
): MatchHead {
  const fold = views.get('spectator')!
  const { status, outcome, seats } = fold.table
  return {
    id: match.id,
    game: match.game,
    rulesVersion: game.meta.rulesVersion,
    options: match.options,
    visibility: match.visibility,
    status,
    revision: fold.revision,
    seats: seats.map(({ kind, role, team, taken, resigned, away, join }, seat) => ({
      seat,
      name: names[seat] ?? null,
      kind,
      ...(role !== undefined && { role }),
      ...(team !== undefined && { team }),
      join: join ?? match.seats[seat]!.join,
      taken,
      resigned,
      away,
    })),
    pending: pendingSeats(game, fold),
    clock: match.clock && { ...match.clock, reminders: [...match.clock.reminders] },
    deadlines: deadlinesOf(game, fold).map(({ id, at, seats, then }) => ({
      id,
      at: toIso(at),
      seats: [...seats],
      then,
    })),
    ...agreements(fold.table),
    outcome: outcome && { ...outcome, places: outcome.places.map((p) => ({ ...p, seats: [...p.seats] })) },
    commitment: match.commitment,
    words: match.words,
    seedGiven: match.seedGiven,
    now: toIso(now),
    createdAt: toIso(match.createdAt),
    updatedAt: toIso(updatedAt),
  }
}

export const presentSummary = (
  match: MatchRow,
  head: Head,
  names: Names,
  rulesVersion: number,
): MatchSummary => ({
  id: match.id,
  game: match.game,
  rulesVersion,
  options: match.options,
  visibility: match.visibility,
  status: head.status,
  revision: head.revision,
  pending: [...head.pending],
  seats: match.seats.map((_, seat) => ({ seat, name: names[seat] ?? null })),
  createdAt: toIso(match.createdAt),
  updatedAt: toIso(head.updatedAt),
})

/** An entry for one viewer, with a line per event where lines were asked for. */
export function presentEntry(
  { game, match }: Pick<Live, 'game' | 'match'>,
  seen: SeenEntry,
  lines = false,
): EntryOut {
  const wire = toWire(seen)
  const events = lines
    ? wire.events.map((e) => ({
        ...e,
        line: (isTableEvent(e) ? tellTable(e) : game.tell(e, match.seats)).en,
      }))
    : wire.events
  return { ...wire, events } as EntryOut
}

export const presentPrompt = ({ since: _, deadline, ...prompt }: AskedPrompt): PromptOut =>
  ({ ...prompt, deadline: deadline === null ? null : toIso(deadline) }) as PromptOut

/** The open questions of a seat, computed from its own view. */
export const promptsOf = ({ game, views, env }: Live, seat: Seat, now: number): PromptOut[] =>
  ask(game, views.get(seat)!, seat, { now, words: env.words }).map(presentPrompt)
