import type * as z from 'zod/mini'
import type { EntryHead } from './entry.ts'
import type { AnyEvent, EventKinds, Seen } from './event.ts'
import type { Picture } from './picture.ts'
import type { OpenCommand, Phrase, Prompt } from './prompt.ts'
import type { Rejection, Rejections } from './rejection.ts'
import type { Rng } from './rng.ts'
import type { Seat, SeatInfo, Viewer } from './seats.ts'
import type { WordPack } from './words.ts'

/** A request to change a match: `type` names it, the other fields are its parameters. */
export interface Command {
  type: string
}

/** What a lobby must know of a game without loading its rules. */
export interface GameMeta {
  /** Kebab-case, as in addresses. */
  id: string
  name: string
  /** One sentence for a list of games. */
  summary: string
  seats: { min: number; max: number }
  roles?: readonly string[]
  modes: readonly string[]
  /** Raised whenever the same command may lead to other events than before. */
  rulesVersion: number
  stage: 'alpha' | 'beta' | 'stable'
  /** Lines of help for the game's notation. */
  notation: readonly string[]
}

/** What a view alone is looked at with. */
export interface ViewContext {
  /** Milliseconds since 1970 UTC. */
  now: number
  words?: WordPack
}

/** What decisions are made with, beside state and command. The only source of chance and time. */
export interface Context {
  rng: Rng
  now: number
  words: WordPack
  /** Seats that have given up: who skips one can tell whether anybody of its side is left. */
  resigned?: readonly Seat[]
  /** Seats that a bot plays, its own or one that stands in: who counts acts can leave those of bots out. */
  bots?: readonly Seat[]
}

/** Something that happens by itself at a time. Public. */
export interface Deadline {
  id: string
  /** Milliseconds since 1970 UTC. */
  at: number
  /** The seats that still have to act. */
  seats: readonly Seat[]
  /** What happens then, as a code. */
  then: string
}

export interface Outcome {
  result: 'won' | 'lost' | 'ranked' | 'draw' | 'abandoned'
  /** Best first; seats that share a place stand together. */
  places: readonly { seats: readonly Seat[]; rank: number; score: number | null }[]
  /** The game's own account of the end. Public. */
  detail: Readonly<Record<string, unknown>>
}

/** One human line about an event, from what its reader may see. */
export type Line = Phrase

/**
 * A helper, computed from a seat's view: plain data, or a refusal where the query cannot be answered
 * (`invalid-query`) or the helper is not for that seat (`aid-not-yours`). Taken from a method, because methods keep a `Game` assignable
 * to {@link AnyGame}.
 */
export type Aid<S> = {
  aid(view: S, seat: Seat, query: Readonly<Record<string, string>>): unknown
}['aid']

/**
 * The rules of one title. Pure: no clock, no chance, no I/O but what the context hands in.
 *
 * `O` options, `S` state and view, `C` commands, `E` events. State and view are one type: whatever can
 * be hidden is nullable. `decide`, `setup`, `expire` and `skip` turn wishes into events and are the only
 * places that use the context; `evolve` folds events, never computes from a secret and is total.
 */
export interface Game<
  O extends object = object,
  S extends object = object,
  C extends Command = Command,
  E extends AnyEvent = AnyEvent,
> {
  meta: GameMeta
  /** Table settings, fixed at creation and public. A secret set-up is a command. */
  options: z.ZodMiniType<O>
  /** A strict object per kind of command, without `type`. */
  commands: Readonly<Record<C['type'], z.ZodMiniObject>>
  /** What takes long to judge: as how many commands one of a kind counts against the limits of a host. */
  costs?: Readonly<Partial<Record<C['type'], number>>>
  events: EventKinds
  view: z.ZodMiniType<S>
  /** The refusals this game adds to core's. */
  rejections: Rejections
  /**
   * Fills in the roles and teams that a table left out, or says in a sentence why these cannot be played
   * with. Asked when a match is created.
   */
  arrange?(options: O, seats: readonly SeatInfo[]): SeatInfo[] | string
  /**
   * Why a table with these options cannot be played by people who look in once in a while, as by mail: a
   * sentence for whoever makes it. Wanted where time of the rules' own decides who is first.
   */
  hasty?(options: O): string | undefined
  /** The opening events. */
  setup(options: O, seats: readonly SeatInfo[], c: Context): E[]
  decide(state: S, seat: Seat, command: C, c: Context): E[] | Rejection
  /** What a due deadline does. Afterwards the state has no deadline of that id and time. */
  expire(state: S, deadlineId: string, c: Context): E[]
  /** What a seat that is absent does instead of acting; undefined where it cannot be skipped. */
  skip(state: S, seat: Seat, c: Context): E[] | undefined
  evolve(state: S | undefined, event: Seen<E>, entry: EntryHead): S
  /** What the seat may do now, from its view. The same on the state: proved by the conformance suite. */
  prompts(view: S, seat: Seat, c: ViewContext): Prompt[]
  /** The seats that the match waits for. */
  pending(state: S): Seat[]
  /**
   * The seats that are asked something, and can answer, although the match does not wait for them. A bot
   * answers before anything else; people take the time that the rules leave them.
   */
  unhurried?(state: S, c: ViewContext): Seat[]
  /**
   * Seats that the match may not wait for, but whose leaving may settle something: once they have resigned
   * they are skipped like pending ones. Wanted where a count of those who are still there decides. `skip` says
   * undefined as long as nothing follows.
   */
  counted?(state: S): Seat[]
  /**
   * Since which revision a pending seat has been asked what it is asked now. Wanted where the match can go
   * from one question to the next without a pause in waiting for a seat that did not act itself: when the
   * revision moves on, the seat's time begins anew. Public, as `pending` is.
   */
  askedSince?(state: S, seat: Seat): number
  deadlines(state: S): Deadline[]
  outcome(state: S): Outcome | undefined
  notation: {
    parse(text: string, view: S, seat: Seat): C | Rejection
    format(command: C): string
    /** With what a line begins, in lower case; answers that are offered may begin otherwise. */
    words(): readonly string[]
  }
  tell(event: Seen<E>, seats: readonly SeatInfo[]): Line
  picture(view: S, viewer: Viewer): Picture
  /** A considered move of a seat that has a prompt open, from its view and never more. */
  bot(view: S, seat: Seat, c: Context): C
  /** One legal way, at random, to fill in an open command that the seat was offered. */
  sample(open: OpenCommand, view: S, seat: Seat, c: Context): C
  /** Helpers that a seat may ask for, computed from its view. */
  aids?: Readonly<Record<string, Aid<S>>>
  /**
   * A table's own content: its schema, and a check that may search for a while. It gives the refusal of what
   * is not right, with the place of each fault, or a report, which is plain data.
   */
  content?: { schema: z.ZodMiniType; check(content: unknown): Rejection | object }
  /**
   * The seats that share notes with this one, itself included; the same throughout a match and for each of
   * them. Without it every seat is on its own.
   */
  team?(view: S, seat: Seat): readonly Seat[]
  /** Whether a seat may talk to these seats now, where the rules limit talk. */
  mayTalk?(view: S, seat: Seat, to: 'all' | 'team' | Seat): boolean
}

/** A game whose types are known at run time only. Methods keep it assignable from every `Game`. */
export type AnyGame = Game

/** Names the type parameters of a game once, where it is put together. */
export const defineGame = <O extends object, S extends object, C extends Command, E extends AnyEvent>(
  game: Game<O, S, C, E>,
): Game<O, S, C, E> => game

/** The union of commands that a table of schemas describes. */
export type CommandsOf<K extends Readonly<Record<string, z.ZodMiniObject>>> = {
  // zod types an object without fields as one whose every field, `type` too, is `never`.
  [T in keyof K & string]: { type: T } & (string extends keyof z.output<K[T]> ? unknown : z.output<K[T]>)
}[keyof K & string]

/** Names that a command's field may not have, since envelopes use them. */
export const RESERVED_FIELDS = ['type', 'prompt'] as const

/** Giving up one's seat: a command of every game. */
export const RESIGN = { type: 'resign' } as const satisfies Command

/** Taking the seat back from the bot that stood in when time had run out: a command of every game. */
export const RESUME = { type: 'resume' } as const satisfies Command
