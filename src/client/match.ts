import type {
  AnyEvent,
  AnyGame,
  Command,
  Game,
  Matter,
  RESIGN,
  RESUME,
  WireEntry,
  WordPack,
} from '../core/index.ts'
import { openAny } from './open.ts'
import type { Client, ClientOptions, Problem, Schemas } from './rest.ts'
import type { MatchState } from './state.ts'
import type { Checked } from './verify.ts'

/** Commands that every game takes. */
type Always =
  | typeof RESIGN
  | typeof RESUME
  | { type: 'propose'; what: Matter; to?: number; days?: number }
  | { type: 'agree' | 'refuse' | 'withdraw' }

/** A game, or how to find it by its id: so a page may load only what it shows. */
type GameOr<G> = G | ((id: string) => G | undefined | Promise<G | undefined>)

export interface MatchOptions<G> extends ClientOptions {
  /** Id of the match. */
  id: string
  /** Without it the views are the service's, and there is nothing without a connection. */
  game?: GameOr<G>
  /** The match's word list. Only few questions depend on it; without it the service may ask fewer than we say. */
  words?: WordPack
  /** `stream` if left out; `poll` where something on the way holds streams back. */
  via?: 'stream' | 'poll'
  /** A connection on which nothing came for so long is opened again, milliseconds; 45 seconds if left out. */
  silence?: number
}

export interface Sending {
  /** Names what is wanted, so that it is done once however often it is sent; made up if left out. */
  key?: string
  /** The question that is answered; the one that offers the command if left out. Null: whatever is asked. */
  prompt?: string | null
  /** Only if nothing has happened since this revision. */
  revision?: number
}

/** What became of a command. `key` is what it was sent under. */
export type Sent =
  | { accepted: true; key: string; revision: number; entry: WireEntry; replayed: boolean }
  | { accepted: false; key: string; problem: Problem }

/** Table talk. */
export type Message = Schemas['Message']

/** What became of something that was said. */
export type Said =
  | { accepted: true; key: string; message: Message }
  | { accepted: false; key: string; problem: Problem }

/** A match that is being followed, as one viewer may see it. */
export interface Match<S = object, C = Command> {
  readonly id: string
  /** Id of the title. */
  readonly game: string
  /** Any other call, with the same token. */
  readonly client: Client
  /** The present moment; replaced, not changed, when something happens. */
  readonly state: MatchState<S, C>
  /**
   * Submits a command. Sent again under the same key until there is an answer; refusals are values. Afterwards the
   * state is at the revision of its entry or later. Throws {@link Unanswered}.
   */
  submit(command: C, sending?: Sending): Promise<Sent>
  /** Takes back the last entry of one's own, or all after revision `to`. Throws {@link Unanswered}. */
  undo(to?: number, sending?: Omit<Sending, 'prompt'>): Promise<Sent>
  /** Says something at the table. Throws {@link Unanswered}. */
  say(to: Message['to'], text: string, sending?: Pick<Sending, 'key'>): Promise<Said>
  /**
   * Calls with whatever is said from now on, as far as it is heard over a stream, until the returned function is
   * called. What was said before, or while there was no connection, is read with `client`.
   */
  hear(listener: (message: Message) => void): () => void
  /** Calls at every new state until the returned function is called. */
  subscribe(listener: (state: MatchState<S, C>) => void): () => void
  /** The state now and whenever it is another, until the end. Whoever is slow sees the newest. */
  [Symbol.asyncIterator](): AsyncGenerator<MatchState<S, C>, void>
  /** Once the match is over: reads the record and plays it again. */
  verify(): Promise<Checked>
  /** Follows no longer. */
  close(): void
}

/**
 * Follows a match: resolves when it is known up to now. Throws `Refused` where it is not there or not ours to see.
 */
export async function openMatch<O extends object, S extends object, C extends Command, E extends AnyEvent>(
  options: MatchOptions<Game<O, S, C, E>>,
): Promise<Match<S, C | Always>> {
  const match = await openAny(options as MatchOptions<AnyGame>)
  return match as unknown as Match<S, C | Always>
}
