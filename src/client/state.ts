import {
  type AnyGame,
  agreements,
  always,
  ask,
  type Command,
  deadlinesOf,
  type Fold,
  type MatchStatus,
  pendingSeats,
  type Seat,
  toIso,
  undoTargets,
  type Viewer,
  type WordPack,
} from '../core/index.ts'
import type { Problem, Schemas } from './rest.ts'

type Head = Schemas['Match']

/** An open question of the seat; `C` are the game's commands. */
export type OpenPrompt<C = Command> = Omit<Schemas['Prompts']['prompts'][number], 'commands'> & {
  /** Complete and legal as they stand. */
  commands: C[]
}

/** A match as one viewer sees it, at one moment. Never changed: a later moment is another object. */
export interface MatchState<S = object, C = Command> {
  revision: number
  status: MatchStatus
  /** The seat that the token holds, or `spectator`. */
  viewer: Viewer
  /** What may be seen of the game; null before the start. */
  view: S | null
  /** What this seat is asked. Computed here, so it is there without a connection too. */
  prompts: readonly OpenPrompt<C>[]
  /** What this seat may send at any time. */
  always: readonly C[]
  /** The revisions that this seat may go back to, oldest first. */
  undo: readonly number[]
  /** The seats that the match waits for. */
  pending: readonly Seat[]
  deadlines: Head['deadlines']
  outcome: Head['outcome']
  /** What the seats have to agree on, if anything. */
  proposal: Head['proposal']
  /** Nothing can be played, and no time runs. */
  pause: Head['pause']
  /** How far times in the view are behind, milliseconds. */
  behind: Head['behind']
  /** Whose clock stands still, and until when. */
  vacations: Head['vacations']
  seats: Head['seats']
  /** Whether the view was folded here or, under rules that are newer than ours, taken from the service. */
  source: 'folded' | 'server'
  /** Whether news comes in, is tried for again and again, or is no longer to be had. */
  connection: Connection
  /** Why there is no more to be had, where that is not the end of the match. */
  problem: Problem | null
}

export type Connection = 'open' | 'waiting' | 'ended'

/** The part of a state that comes from the match alone. */
export type Told = Omit<MatchState, 'viewer' | 'source' | 'connection' | 'problem'>

/** What the fold says. Questions are computed when somebody asks for them. */
export function told(
  game: AnyGame,
  fold: Fold,
  viewer: Viewer,
  { seats }: Head,
  { now, words }: { now: number; words: WordPack | undefined },
): Told {
  const { table } = fold
  let prompts: OpenPrompt[] | undefined
  return {
    revision: fold.revision,
    status: table.status,
    view: fold.game ?? null,
    get prompts() {
      prompts ??= viewer === 'spectator' ? [] : askedOf(game, fold, viewer, { now, words })
      return prompts
    },
    always: viewer === 'spectator' ? [] : always(fold, viewer),
    undo: viewer === 'spectator' ? [] : undoTargets(fold, viewer),
    pending: pendingSeats(game, fold),
    ...agreements(table),
    deadlines: deadlinesOf(game, fold).map(({ id, at, seats, then }) => ({
      id,
      at: toIso(at),
      seats: [...seats],
      then,
    })),
    outcome: table.outcome as Head['outcome'],
    seats: seats.map((known, seat) => {
      const { kind, taken, resigned, away } = table.seats[seat]!
      return { ...known, kind, taken, resigned, away }
    }),
  }
}

function askedOf(
  game: AnyGame,
  fold: Fold,
  seat: Seat,
  { now, words }: { now: number; words: WordPack | undefined },
): OpenPrompt[] {
  const asked = ask(game, fold, seat, { now, ...(words && { words }) })
  return asked.map(
    ({ since: _, deadline, ...prompt }) =>
      ({ ...prompt, deadline: deadline === null ? null : toIso(deadline) }) as OpenPrompt,
  )
}

/** What the service says of a match that cannot be folded here. */
export interface Served {
  head: Head
  view: Schemas['View']
  /** Null for whoever holds no seat. */
  prompts: Schemas['Prompts'] | null
}

export const toldBy = ({ head, view, prompts }: Served): Told => ({
  revision: view.revision,
  status: head.status,
  view: view.view,
  prompts: prompts?.prompts ?? [],
  always: prompts?.always ?? [],
  undo: prompts?.undo ?? [],
  pending: head.pending,
  deadlines: head.deadlines,
  outcome: head.outcome,
  proposal: head.proposal,
  pause: head.pause,
  behind: head.behind,
  vacations: head.vacations,
  seats: head.seats,
})

/** The question that a command answers: the one that offers it as it stands, or else its kind. */
export function questionFor(prompts: readonly OpenPrompt[], command: Command): string | undefined {
  const text = JSON.stringify(command)
  const exact = prompts.find(({ commands }) => commands.some((c) => JSON.stringify(c) === text))
  const kind = prompts.find(({ commands, open }) =>
    [...commands, ...open].some(({ type }) => type === command.type),
  )
  return (exact ?? kind)?.id
}
