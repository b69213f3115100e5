import type { AnyEvent, AnyGame, Command, Game, RESIGN, RESUME, WireEntry, WordPack } from '../core/index.ts'
import { follow } from './follow.ts'
import { createMirror, type Mirror } from './mirror.ts'
import { randomKey } from './patient.ts'
import {
  type Client,
  type ClientOptions,
  createClient,
  type Problem,
  platformFetch,
  problemOf,
  Refused,
  type Schemas,
} from './rest.ts'
import { type Connection, type MatchState, questionFor } from './state.ts'
import { type Checked, verify } from './verify.ts'

/** Commands that every game takes. */
type Always = typeof RESIGN | typeof RESUME

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
  /** Calls at every new state until the returned function is called. */
  subscribe(listener: (state: MatchState<S, C>) => void): () => void
  /** The state now and whenever it is another, until the end. Whoever is slow sees the newest. */
  [Symbol.asyncIterator](): AsyncGenerator<MatchState<S, C>, void>
  /** Once the match is over: reads the record and plays it again. */
  verify(): Promise<Checked>
  /** Follows no longer. */
  close(): void
}

/** There was no answer for as long as there was patience. Send it again with this key, and it is done once. */
export class Unanswered extends Error {
  readonly key: string
  constructor(key: string, cause: unknown) {
    super('There was no answer; it may have been done.', { cause })
    this.name = 'Unanswered'
    this.key = key
  }
}

const SILENCE = 45_000

/**
 * Follows a match: resolves when it is known up to now. Throws `Refused` where it is not there or not ours to see.
 */
export async function openMatch<O extends object, S extends object, C extends Command, E extends AnyEvent>(
  options: MatchOptions<Game<O, S, C, E>>,
): Promise<Match<S, C | Always>> {
  const match = await openAny(options as MatchOptions<AnyGame>)
  return match as unknown as Match<S, C | Always>
}

async function openAny({
  id,
  game,
  words,
  silence = SILENCE,
  via = 'stream',
  ...options
}: MatchOptions<AnyGame>) {
  const client = createClient(options)
  const find = typeof game === 'function' ? game : () => game
  const mirror = await createMirror({ client, id, game: find, words })
  const closing = new AbortController()
  const listeners = new Set<(state: MatchState) => void>()
  let state = present(mirror, 'waiting', null)

  const changed = ({ connection, problem } = state) => {
    state = present(mirror, connection, problem)
    for (const listener of [...listeners]) call(() => listener(state))
  }
  const end = (problem: Problem | null) => {
    if (state.connection === 'ended') return
    closing.abort()
    changed({ ...state, connection: 'ended', problem })
  }
  /** Reads what is in no entry; a connection that is gone is noticed elsewhere. */
  const refresh = () => mirror.refresh().then(() => changed(), gone)
  const gone = (error: unknown) => {
    if (error instanceof Refused && GONE.includes(error.problem.status)) end(error.problem)
  }

  async function take(entry: WireEntry): Promise<void> {
    if (entry.revision <= state.revision) return
    if (!mirror.take(entry)) await mirror.catchUp()
    else if (mirror.source() === 'server') await mirror.refresh()
    changed()
    // The log has no names.
    if (mirror.source() === 'folded' && entry.events.some(({ type }) => SEATING.includes(type)))
      void refresh()
  }

  async function listen(): Promise<void> {
    const { url, token, fetch = platformFetch } = options
    const heard = follow({
      fetch,
      url: `${url.replace(/\/$/, '')}/v1/matches/${encodeURIComponent(id)}/events`,
      token,
      after: mirror.newest,
      isOver: () => isOver(state),
      signal: closing.signal,
      via,
      silence,
    })
    let away = false
    for await (const news of heard) {
      if (news.kind === 'entry') await take(news.entry).catch(gone)
      else if (news.kind === 'over') end(null)
      else if (news.kind === 'refused') end(news.problem)
      else {
        const connection = news.kind === 'open' ? 'open' : 'waiting'
        if (state.connection !== connection) changed({ ...state, connection })
        // Who was away may have missed what is in no entry, and a service that is newer now.
        if (news.kind === 'open' && away) void refresh()
        away = news.kind === 'lost'
      }
    }
  }

  async function send(
    at: '/v1/matches/{id}/commands' | '/v1/matches/{id}/undo',
    body: object,
    { key = randomKey(), revision }: Sending,
  ): Promise<Sent> {
    const header = {
      'Idempotency-Key': key,
      ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
      Prefer: 'return=minimal',
    }
    const answer = await client
      .POST(at, { params: { path: { id }, header }, body: body as never })
      .catch((error: unknown) => {
        throw new Unanswered(key, error)
      })
    if (!answer.data) return { accepted: false, key, problem: problemOf(answer.error, answer.response) }
    const { entry } = answer.data as Schemas['Accepted']
    await take(entry as WireEntry).catch(gone)
    const replayed = answer.response.headers.get('Idempotency-Replayed') === 'true'
    return { accepted: true, key, revision: entry.revision, entry: entry as WireEntry, replayed }
  }

  const match: Match = {
    id,
    game: mirror.head().game,
    client,
    get state() {
      return state
    },
    submit(command, sending = {}) {
      const { prompt = questionFor(state.prompts, command) } = sending
      return send('/v1/matches/{id}/commands', { ...command, ...(prompt && { prompt }) }, sending)
    },
    undo: (to, sending = {}) => send('/v1/matches/{id}/undo', { ...(to !== undefined && { to }) }, sending),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async *[Symbol.asyncIterator]() {
      for (let shown: MatchState | undefined; ; ) {
        while (shown !== state) {
          shown = state
          yield shown
        }
        if (shown.connection === 'ended') return
        await new Promise<void>((done) => {
          const stop = match.subscribe(() => {
            stop()
            done()
          })
        })
      }
    },
    async verify() {
      const rules = mirror.game
      if (!rules)
        throw new Error('a record is played again with the rules of its game: open the match with them')
      const { data, error, response } = await client.GET('/v1/matches/{id}/record', {
        params: { path: { id } },
        parseAs: 'text',
      })
      if (data === undefined) throw new Refused(problemOf(error, response))
      const fold = mirror.fold()
      return verify(data, rules, {
        words,
        commitment: mirror.head().commitment,
        ...(fold && { seen: { viewer: mirror.viewer, fold } }),
      })
    },
    close: () => end(null),
  }
  void listen()
  return match
}

/** A listener's fault is its own: it is reported as such, and nobody else goes without. */
function call(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

/** Answers after which a token will not be heard again here. */
const GONE: readonly number[] = [401, 403, 404]
/** What puts somebody in a seat. */
const SEATING: readonly string[] = ['seatTaken', 'matchStarted', 'seatReplaced']

const isOver = ({ status }: MatchState): boolean => status === 'finished' || status === 'abandoned'

/** Of what the mirror tells, questions are made when they are asked for: nothing may be copied. */
const present = (mirror: Mirror, connection: Connection, problem: Problem | null): MatchState =>
  Object.assign(mirror.told(), { viewer: mirror.viewer, source: mirror.source(), connection, problem })
