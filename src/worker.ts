import type { ExecutionContext } from 'hono'
import { type App, createApp, createClock, createMemory, hashToken } from './app/index.ts'
import { codeVersion } from './code-version.gen.ts'
import { games } from './games/index.ts'
import { createLog } from './log.ts'
import { openForRequest } from './storage/postgres/worker.ts'
import { createRest } from './transports/rest/index.ts'
import { packs, wordsFor } from './words/index.ts'

/** Bindings, variables and secrets: see wrangler.toml. */
interface Env {
  HYPERDRIVE: { connectionString: string }
  PUBLIC_URL?: string
  OPEN_CREATION?: string
  ADMIN_KEY?: string
  METRICS_TOKEN?: string
  TEST_OPTIONS?: string
}

type Background = Pick<ExecutionContext, 'waitUntil'>

/** An isolate has 128 MB for everything. */
const CACHE_BYTES = 32 << 20
/** A stream looks so often, and ends before the platform would end it; milliseconds. */
const POLL_EVERY = 2500
const LONGEST_STREAM = 55_000

// States are plain data and may outlive a request; connections and promises may not.
const memory = createMemory(CACHE_BYTES)
const clock = createClock(Date.now)
const log = createLog((line) => console.log(line))

function appFor(env: Env, background: Background): App {
  return createApp(
    {
      store: openForRequest(env.HYPERDRIVE.connectionString),
      games,
      codeVersion,
      words: { forLanguage: wordsFor, byId: (id) => (Object.hasOwn(packs, id) ? packs[id] : undefined) },
      clock,
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      defer: (work) => background.waitUntil(work().catch((error) => log.error('deferred', error))),
      log,
      settings: {
        openCreation: env.OPEN_CREATION === 'true',
        ...(env.ADMIN_KEY !== undefined && { adminKeyHash: hashToken(env.ADMIN_KEY) }),
        testOptions: env.TEST_OPTIONS === 'true',
        cacheBytes: CACHE_BYTES,
        pollEvery: POLL_EVERY,
        longestStream: LONGEST_STREAM,
      },
    },
    memory,
  )
}

const rest = createRest({
  app: (c) => appFor(c.env as Env, c.executionCtx),
  games,
  publicUrl: (c) => (c.env as Env).PUBLIC_URL ?? new URL(c.req.url).origin,
  addressOf: (c) => c.req.header('CF-Connecting-IP') ?? 'unknown',
})

export default {
  fetch: (request: Request, env: Env, background: ExecutionContext) => rest.fetch(request, env, background),
  /** Wakes the matches that nobody reads. */
  scheduled: (_event: unknown, env: Env, background: Background) =>
    background.waitUntil(appFor(env, background).sweep()),
}
