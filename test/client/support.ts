import {
  type Fetch,
  type Match,
  type MatchOptions,
  type MatchState,
  openMatch,
} from '../../src/client/index.ts'
import { type AnyGame, type Command, createRng, type Seat, type WordPack } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { openWords } from '../../src/open-words.ts'
import type { TestService } from '../support/service.ts'
import { toy } from '../toy/index.ts'

export const english: WordPack = openWords().forLanguage('en')!

export const URL_OF_TESTS = 'http://heliograph.test'

/** The games by id, the toy among them. */
export const known: Readonly<Record<string, AnyGame>> = { ...games, [toy.meta.id]: toy as AnyGame }

type Options = Partial<MatchOptions<AnyGame>> & { id: string }

/** A match followed over the service itself, without a socket, with every game that there is. */
export const follow = (service: Pick<TestService, 'rest'>, options: Options): Promise<Match> =>
  openMatch({
    url: URL_OF_TESTS,
    fetch: straight(service),
    game: (id: string) => known[id],
    words: english,
    ...options,
  })

/** The first state that is as wished; throws when the match ends before, or nothing comes of it. */
export async function until(
  match: Match,
  wished: (state: MatchState) => boolean,
  patience = 20_000,
): Promise<MatchState> {
  if (wished(match.state)) return match.state
  return new Promise((done, failed) => {
    const timer = setTimeout(() => {
      stop()
      failed(new Error(`waited in vain; connection ${match.state.connection}, ${match.state.revision}`))
    }, patience)
    const stop = match.subscribe((state) => {
      if (!wished(state)) return
      clearTimeout(timer)
      stop()
      done(state)
    })
  })
}

/** What the game's bot would do in place of a seat that is asked something. */
export function considered(game: AnyGame, { view, viewer, revision }: MatchState, now: number): Command {
  const rng = createRng('5a'.repeat(32), 'test', revision)
  return game.bot(view!, viewer as Seat, { rng, now, words: english })
}

/** A way to the service on which something may be done to each request; all of them are kept. */
export function observed(through: Fetch) {
  const sent: Request[] = []
  let meddle: ((request: Request, go: Fetch) => Promise<Response>) | undefined
  return {
    sent,
    /** Those to one place. */
    to: (place: string) => sent.filter(({ url }) => new URL(url).pathname.endsWith(place)),
    /** Requests go this way from now on; without a way, through. */
    meddle(way?: typeof meddle) {
      meddle = way
    },
    fetch: ((request) => {
      sent.push(request.clone())
      return (meddle ?? ((asked, go) => go(asked)))(request, through)
    }) satisfies Fetch,
  }
}

/** The service without a socket. */
export const straight =
  (service: Pick<TestService, 'rest'>): Fetch =>
  async (request) =>
    service.rest.fetch(request)

/** A way on which streams may be broken off, and what they say be changed. */
export function fragile(through: Fetch, rewrite: (text: string) => string = (text) => text) {
  const streams = new Set<TransformStreamDefaultController<Uint8Array>>()
  const fetch: Fetch = async (request) => {
    const answer = await through(request)
    if (!answer.headers.get('Content-Type')?.startsWith('text/event-stream')) return answer
    const pieces = new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => void streams.add(controller),
      transform: (bytes, controller) =>
        controller.enqueue(new TextEncoder().encode(rewrite(new TextDecoder().decode(bytes)))),
    })
    return new Response(answer.body!.pipeThrough(pieces), answer)
  }
  return {
    fetch,
    breakOff() {
      for (const controller of streams) controller.error(new TypeError('terminated'))
      streams.clear()
    },
  }
}
