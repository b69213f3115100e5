import type { AnyGame, WireEntry } from '../core/index.ts'
import { follow } from './follow.ts'
import type { Match, MatchOptions, Message, Sending, Sent } from './match.ts'
import { createMirror, type Mirror } from './mirror.ts'
import { randomKey } from './patient.ts'
import {
  createClient,
  type Problem,
  platformFetch,
  problemOf,
  Refused,
  type Schemas,
  Unanswered,
} from './rest.ts'
import { type Connection, type MatchState, questionFor } from './state.ts'
import { verify } from './verify.ts'

/** A service that lives says something every 20 seconds. */
const SILENCE = 45_000

/** Follows a match of whatever game. */
export async function openAny({
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
  // As it was shown first: later ones prove less.
  const { commitment, game: title } = mirror.head()
  const closing = new AbortController()
  const listeners = new Set<(state: MatchState) => void>()
  const ears = new Set<(message: Message) => void>()
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
      else if (news.kind === 'message') for (const hear of [...ears]) call(() => hear(news.message))
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

  /** Posts under a key; an answer that tells nothing is thrown. */
  async function post<T>(
    key: string,
    posted: Promise<{ data?: T; error?: unknown; response: Response }>,
  ): Promise<{ data: T; response: Response } | { problem: Problem }> {
    const { data, error, response } = await posted.catch((failed: unknown) => {
      throw new Unanswered(key, failed)
    })
    if (data) return { data, response }
    const problem = problemOf(error, response)
    if (isUnknown(problem)) throw new Unanswered(key, new Refused(problem))
    return { problem }
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
    const answer = await post(key, client.POST(at, { params: { path: { id }, header }, body: body as never }))
    if ('problem' in answer) return { accepted: false, key, ...answer }
    const { entry } = answer.data as Schemas['Accepted']
    await take(entry as WireEntry).catch(gone)
    const replayed = answer.response.headers.get('Idempotency-Replayed') === 'true'
    return { accepted: true, key, revision: entry.revision, entry: entry as WireEntry, replayed }
  }

  const match: Match = {
    id,
    game: title,
    client,
    get state() {
      return state
    },
    submit(command, sending = {}) {
      const { prompt = questionFor(state.prompts, command) } = sending
      return send('/v1/matches/{id}/commands', { ...command, ...(prompt && { prompt }) }, sending)
    },
    undo: (to, sending = {}) => send('/v1/matches/{id}/undo', { ...(to !== undefined && { to }) }, sending),
    async say(to, text, { key = randomKey() } = {}) {
      const params = { path: { id }, header: { 'Idempotency-Key': key } }
      const answer = await post(key, client.POST('/v1/matches/{id}/messages', { params, body: { to, text } }))
      return 'problem' in answer
        ? { accepted: false, key, ...answer }
        : { accepted: true, key, message: answer.data }
    },
    hear(listener) {
      ears.add(listener)
      return () => ears.delete(listener)
    },
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
        commitment,
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

/** Whether the command may have been done all the same: what stands between could not wait, or the service cannot say. */
const isUnknown = ({ status, code }: Problem): boolean =>
  status === 502 || status === 504 || code === 'outcome-unknown'

/** Answers after which a token will not be heard again here. */
const GONE: readonly number[] = [401, 403, 404]
/** What puts somebody in a seat. */
const SEATING: readonly string[] = ['seatTaken', 'matchStarted', 'seatReplaced']

const isOver = ({ status }: MatchState): boolean => status === 'finished' || status === 'abandoned'

/** Of what the mirror tells, questions are made when they are asked for: nothing may be copied. */
const present = (mirror: Mirror, connection: Connection, problem: Problem | null): MatchState =>
  Object.assign(mirror.told(), { viewer: mirror.viewer, source: mirror.source(), connection, problem })
