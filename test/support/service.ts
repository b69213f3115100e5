import {
  type App,
  createApp,
  type Send,
  type SendMail,
  type Settings,
  type Store,
} from '../../src/app/index.ts'
import type { RandomBytes } from '../../src/app/ports.ts'
import type { AnyGame, WordPack } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { openWords } from '../../src/open-words.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { makeDocuments } from '../../src/transports/documents/made.ts'
import type { Limiter } from '../../src/transports/rate-limit.ts'
import { createRest } from '../../src/transports/rest/index.ts'
import { toy } from '../toy/index.ts'
import { generous } from './limits.ts'
import { T0 } from './world.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now(): number
  /** Milliseconds further. */
  pass(millis: number): void
}

export function createTestClock(start = T0): TestClock {
  let now = start
  return {
    now: () => now,
    pass: (millis) => {
      now += millis
    },
  }
}

export interface TestService {
  app: App
  store: Store
  clock: TestClock
  /** What the service logged as an error. */
  errors: unknown[]
  /** Waits until everything that was put off, bots for one, has been done. */
  settled(): Promise<void>
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The service as a server would mount it. */
  rest: Pick<ReturnType<typeof createRest>, 'fetch'>
}

export interface ServiceSetup {
  store?: Store
  clock?: TestClock
  settings?: Partial<Settings>
  limiter?: Limiter
  games?: Readonly<Record<string, AnyGame>>
  /** Word lists in place of those that come along; new matches are judged by the first of their language. */
  words?: readonly WordPack[]
  /** Sends notices; where there is none, nobody can be told of anything. */
  send?(app: () => App): Send
  /** Sends mail; where there is none, nobody can play by it. */
  sendMail?: SendMail
  /** What a mail provider shows when it posts mail; none is taken where there is none. */
  inboundSecret?: string
  /** In place of the platform's randomness, for answers that are always the same. */
  random?: RandomBytes
}

const shipped = openWords()

/** The whole service without a socket: memory, a clock of the test's, the real games and the toy. */
export function createTestService(setup: ServiceSetup = {}): TestService {
  const clock = setup.clock ?? createTestClock()
  const store = setup.store ?? createMemoryStore(clock.now)
  const errors: unknown[] = []
  const running = new Set<Promise<void>>()
  const registry = setup.games ?? { ...games, [toy.meta.id]: toy as AnyGame }
  const app: App = createApp({
    store,
    games: registry,
    documents: makeDocuments(registry),
    codeVersion: 'test',
    words: setup.words
      ? {
          forLanguage: (language) => setup.words!.find((pack) => pack.language === language),
          byId: (id) => setup.words!.find((pack) => pack.id === id),
        }
      : shipped,
    clock: { now: clock.now, observe: () => {} },
    random: setup.random ?? ((length) => crypto.getRandomValues(new Uint8Array(length))),
    defer(work) {
      const done: Promise<void> = work()
        .catch((error) => void errors.push(error))
        .finally(() => running.delete(done))
      running.add(done)
    },
    ...(setup.send && { send: setup.send(() => app) }),
    ...(setup.sendMail && { sendMail: setup.sendMail }),
    log: { info: () => {}, error: (_event, error) => void errors.push(error) },
    settings: { openCreation: true, testOptions: true, cacheBytes: 64 << 20, ...setup.settings },
  })
  const rest = createRest({
    app: () => app,
    publicUrl: () => 'http://heliograph.test',
    addressOf: (c) => c.req.header('X-Test-Address') ?? 'test',
    limiter: () => setup.limiter ?? generous,
    inboundSecret: () => setup.inboundSecret,
  })
  return {
    app,
    store,
    clock,
    errors,
    rest,
    async settled() {
      while (running.size) await Promise.all(running)
    },
    fetch: async (path, init) => rest.fetch(new Request(new URL(path, 'http://heliograph.test'), init)),
  }
}

/** One client of the service, with or without a token. */
export function client(service: Pick<TestService, 'fetch'>, token?: string) {
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await service.fetch(path, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const type = response.headers.get('Content-Type') ?? ''
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: /[/+]json\b/.test(type) && text ? JSON.parse(text) : undefined,
    }
  }
  return {
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    put: (path: string, body?: unknown, headers?: Record<string, string>) => send('PUT', path, body, headers),
    delete: (path: string, headers?: Record<string, string>) => send('DELETE', path, undefined, headers),
    send,
  }
}

export interface Seated {
  id: string
  host: string
  watch: string
  /** Tokens by seat; undefined for bots. */
  seats: (string | undefined)[]
}

/** A match made over HTTP, with an API key if need be; every human seat with its token. */
export async function seatMatch(
  service: Pick<TestService, 'fetch'>,
  body: Record<string, unknown>,
  token?: string,
): Promise<Seated> {
  const made = await client(service, token).post('/v1/matches', body)
  if (made.status !== 201) throw new Error(`${made.status} ${made.text}`)
  return {
    id: made.body.match.id,
    host: made.body.hostToken,
    watch: made.body.watchToken,
    seats: made.body.seats.map((s: { token?: string }) => s.token),
  }
}
