import {
  type App,
  type Clock,
  createApp,
  createClock,
  createMemory,
  type Documents,
  HOLD,
  hashToken,
  type MailSettings,
} from './app/index.ts'
import { codeVersion } from './code-version.gen.ts'
import type { AnyGame } from './core/index.ts'
import { createLog } from './log.ts'
import { openForRequest } from './storage/postgres/worker.ts'
import { readDocuments } from './transports/documents/files.ts'
import { takeRaw } from './transports/mail/intake.ts'
import { LARGEST_MAIL } from './transports/mail/read/index.ts'
import { createEdgeMail, type MailBinding } from './transports/mail/send-edge.ts'
import {
  createBoundLimiter,
  createLimiter,
  type LimitBinding,
  type Limiter,
} from './transports/rate-limit.ts'
import { createRest } from './transports/rest/index.ts'
import { createWebhooks } from './transports/webhooks/index.ts'
import { createPost } from './transports/webhooks/post-edge.ts'
import { installed, openPack } from './words/index.ts'

/** Bindings, variables and secrets: see wrangler.toml. */
interface Env {
  HYPERDRIVE: { connectionString: string }
  ASSETS: { fetch(url: string): Promise<Response> }
  PUBLIC_URL?: string
  OPEN_CREATION?: string
  ADMIN_KEY?: string
  METRICS_TOKEN?: string
  GRAPHIQL?: string
  TEST_OPTIONS?: string
  SIGNING_KEY?: string
  HOOKS_ALLOW_PRIVATE?: string
  LOBBY_DAYS?: string
  MAIL_FROM?: string
  REPLY_ADDRESS?: string
  SEND_EMAIL?: MailBinding
  INBOUND_SECRET?: string
  COMMAND_LIMIT?: LimitBinding
  READ_LIMIT?: LimitBinding
  CREATE_LIMIT?: LimitBinding
}

/** What the runtime offers beside a request. */
interface Background {
  waitUntil(work: Promise<unknown>): void
  passThroughOnException(): void
  props: unknown
}

/** A mail as Cloudflare hands it over: its envelope, and its bytes. */
interface EdgeMail {
  /** Empty for a bounce. */
  from: string
  to: string
  raw: ReadableStream<Uint8Array>
  rawSize: number
  /** Has the sender told that it did not arrive. */
  setReject(reason: string): void
}

/** An isolate has 128 MB for everything. */
const CACHE_BYTES = 32 << 20
/** A stream looks so often, and ends before the platform would end it; milliseconds. */
const POLL_EVERY = 2000
const LONGEST_STREAM = 55_000
/** A match that nobody fills is given up after so many days, unless the environment says otherwise. */
const LOBBY_DAYS = 14

/** What a Worker is made of: the word that the runtime calls, and with what. */
export interface EdgeOptions {
  games: Readonly<Record<string, AnyGame>>
  /** The word packs, as their bytes. */
  packs: readonly ArrayBuffer[]
  /** In place of the platform's own, for tests. */
  limiter?: Limiter
  /** In place of those that were made beforehand and lie beside the Worker, for tests. */
  documents?: Documents
}

/** The service on Cloudflare Workers. Every request brings use cases of its own, since connections end with it. */
export function createEdge({ games, packs, limiter, documents }: EdgeOptions) {
  // States are plain data and may outlive a request; connections and promises may not.
  const memory = createMemory(CACHE_BYTES)
  const words = installed(packs.map((bytes) => openPack(bytes)))
  // Outside of a request there is no time on Workers: the clock is set by the first one.
  let clock: Clock | undefined
  const log = createLog((line) => console.log(line))
  const texts = new Map<string, string>()

  const appFor = (env: Env, background: Background): App => {
    clock ??= createClock(Date.now)
    const mail = mailFor(env)
    const app: App = createApp(
      {
        store: openForRequest(env.HYPERDRIVE.connectionString),
        games,
        codeVersion,
        words,
        documents: documents ?? readDocuments(fromAssets(env.ASSETS, texts)),
        clock,
        random: (length) => crypto.getRandomValues(new Uint8Array(length)),
        defer: (work) => background.waitUntil(work().catch((error) => log.error('deferred', error))),
        send: createWebhooks(() => app, createPost({ allowPrivate: env.HOOKS_ALLOW_PRIVATE === 'true' })),
        ...(mail && { sendMail: createEdgeMail(env.SEND_EMAIL!, mail) }),
        log,
        settings: {
          openCreation: env.OPEN_CREATION === 'true',
          ...(env.ADMIN_KEY !== undefined && { adminKeyHash: hashToken(env.ADMIN_KEY) }),
          testOptions: env.TEST_OPTIONS === 'true',
          cacheBytes: CACHE_BYTES,
          lobbyDays: Number(env.LOBBY_DAYS ?? LOBBY_DAYS),
          pollEvery: POLL_EVERY,
          longestStream: LONGEST_STREAM,
          ...(env.PUBLIC_URL !== undefined && { publicUrl: () => env.PUBLIC_URL! }),
          ...(env.SIGNING_KEY !== undefined && { signingKey: env.SIGNING_KEY }),
          hooksAllowPrivate: env.HOOKS_ALLOW_PRIVATE === 'true',
          ...(mail && { mail }),
        },
      },
      memory,
    )
    return app
  }

  const ownLimiter = createLimiter()
  const limiterFor = ({ COMMAND_LIMIT, READ_LIMIT, CREATE_LIMIT }: Env): Limiter =>
    createBoundLimiter(
      {
        ...(COMMAND_LIMIT && { command: COMMAND_LIMIT }),
        ...(READ_LIMIT && { read: READ_LIMIT }),
        ...(CREATE_LIMIT && { create: CREATE_LIMIT }),
      },
      ownLimiter,
    )

  const rest = createRest({
    app: (c) => appFor(c.env as Env, c.executionCtx),
    publicUrl: (c) => (c.env as Env).PUBLIC_URL ?? new URL(c.req.url).origin,
    addressOf: (c) => c.req.header('CF-Connecting-IP') ?? 'unknown',
    limiter: (c) => limiter ?? limiterFor(c.env as Env),
    inboundSecret: (c) => (c.env as Env).INBOUND_SECRET,
    graphiql: (c) => (c.env as Env).GRAPHIQL === 'true',
  })

  return {
    async fetch(request: Request, env: Env, background: Background): Promise<Response> {
      const response = await rest.fetch(request, env, background)
      if (request.method === 'POST' && response.ok) background.waitUntil(tell(appFor(env, background)))
      return response
    },
    /** An answer to a mail of ours. To throw has it handed over again later. */
    async email(mail: EdgeMail, env: Env, background: Background): Promise<void> {
      const app = appFor(env, background)
      if (!app.takesMail(mail.to)) return mail.setReject('No such mailbox here')
      if (mail.rawSize > LARGEST_MAIL) return mail.setReject('The mail is too large')
      const raw = new Uint8Array(await new Response(mail.raw).arrayBuffer())
      await takeRaw(app, raw, { sender: mail.from, to: [mail.to] })
      background.waitUntil(tell(app))
    },
    /** Wakes the matches that nobody reads, and sends what is due. */
    scheduled: (_event: unknown, env: Env, background: Background) => {
      const app = appFor(env, background)
      background.waitUntil(
        app
          .sweep()
          .then(() => drain(app))
          .then(() => app.tidyNotices()),
      )
    },
  }
}

/** Reads static assets, whose addresses are of no host; once, since they change with the Worker alone. */
const fromAssets = (assets: Env['ASSETS'], texts: Map<string, string>) => async (name: string) => {
  const known = texts.get(name)
  if (known !== undefined) return known
  const answer = await assets.fetch(`https://assets.invalid/${name}`)
  if (!answer.ok) throw new Error(`the asset ${name} is missing`)
  const text = await answer.text()
  texts.set(name, text)
  return text
}

/** Mail is sent where the binding is there, and all that mails are made of. */
const mailFor = ({
  SEND_EMAIL,
  MAIL_FROM,
  REPLY_ADDRESS,
  SIGNING_KEY,
  PUBLIC_URL,
}: Env): MailSettings | undefined =>
  SEND_EMAIL && MAIL_FROM && REPLY_ADDRESS && SIGNING_KEY && PUBLIC_URL
    ? { from: MAIL_FROM, reply: REPLY_ADDRESS }
    : undefined

/** Sends what an act has brought about, as soon as it may be spoken of: cron comes once a minute only. */
async function tell(app: App): Promise<void> {
  const { looked, ended } = await app.dispatch()
  await ended
  if (looked === 0) return
  await new Promise((done) => setTimeout(done, HOLD + 100))
  await drain(app)
}

/** Rounds of sending per minute at most: each has as many hands as the platform lets it have. */
const MOST_ROUNDS = 20

/** Sends until nothing is due. */
async function drain(app: App): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { begun, ended } = await app.dispatch()
    await ended
    if (begun === 0) return
  }
}
