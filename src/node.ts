import { hash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  type App,
  createApp,
  createClock,
  hashToken,
  pooled,
  type Settings,
  type Store,
  type Words,
} from './app/index.ts'
import { codeVersion } from './code-version.gen.ts'
import { type Config, readConfig } from './config.ts'
import { games } from './games/index.ts'
import { createLog } from './log.ts'
import { type Mail, openMail } from './open-mail.ts'
import { explain, openStore } from './open-store.ts'
import { openWords } from './open-words.ts'
import { keepProcesses, keepsOthers, leave, speaks } from './processes.ts'
import { signingKey } from './signing-key.ts'
import { makeDocuments } from './transports/documents/made.ts'
import type { ListeningForMail } from './transports/mail/listen-smtp.ts'
import { createRest } from './transports/rest/index.ts'
import { addressOf, listen } from './transports/server.ts'
import { createWebhooks } from './transports/webhooks/index.ts'
import { createPost } from './transports/webhooks/post-node.ts'

const SWEEP_EVERY = 1000
const RETIRE_EVERY = 3_600_000
const POLL_EVERY = 1000
const DISPATCH_EVERY = 1000
/** What goes on by itself is waited for so long when the process ends, milliseconds. */
const STOP_PATIENCE = 3000
const CACHE_BYTES = 256 << 20

const log = createLog((line) => process.stderr.write(`${line}\n`))

async function main(): Promise<number> {
  const config = readConfig(process.env)
  if (keepsOthers(config.PROCESSES)) return keepProcesses(config.PROCESSES)
  const words = openWords(config.WORDS_DIR ?? join(config.DATA_DIR, 'words'))
  const store = await openStore(config)
  if (config.MIGRATE) await store.migrate()
  let address = ''
  const mail = openMail(config)
  const app = await buildApp(config, { store, words, mail }, () => config.PUBLIC_URL ?? address)
  const rest = createRest({
    app: () => app,
    publicUrl: () => config.PUBLIC_URL ?? address,
    addressOf: (c) => addressOf(c, config.TRUST_PROXY),
    graphiql: () => config.GRAPHIQL ?? config.DATABASE_URL === undefined,
    inboundSecret: () => config.INBOUND_SECRET,
    ...(config.METRICS_TOKEN !== undefined && { metricsToken: config.METRICS_TOKEN }),
  })
  const server = await listen(rest, config.HOST, config.PORT)
  address = server.address
  const inbound = config.INBOUND_SMTP === undefined ? undefined : await openInbound(app, config.INBOUND_SMTP)
  const stopTimers = startTimers(app, config)
  const asked = untilSignal() // before anybody is told that it runs
  if (speaks()) {
    greet(server.address, config, app.ports.settings, mail?.where, inbound?.address)
    if (inbound) log.info('smtp', { at: inbound.address })
    if (mail) log.info('mail', { to: mail.where })
  }
  await asked
  await stopTimers()
  await inbound?.close()
  await server.close()
  mail?.close()
  await store.close()
  leave()
  return 0
}

async function buildApp(
  config: Config,
  { store, words, mail }: { store: Store; words: Words; mail: Mail | undefined },
  publicUrl: () => string,
): Promise<App> {
  const clock = createClock(Date.now)
  clock.observe(await store.ping())
  const app: App = createApp({
    store,
    games,
    codeVersion,
    words,
    documents: makeDocuments(games),
    clock,
    sha256: (text) => hash('sha256', text, 'hex'),
    random: pooled((length) => crypto.getRandomValues(new Uint8Array(length))),
    defer: (work) => {
      setImmediate(() => work().catch((error) => log.error('deferred', error)))
    },
    send: createWebhooks(() => app, createPost({ allowPrivate: config.HOOKS_ALLOW_PRIVATE })),
    ...(mail && { sendMail: mail.send, paint: mail.paint }),
    log,
    settings: {
      openCreation: config.OPEN_CREATION ?? config.DATABASE_URL === undefined,
      ...(config.ADMIN_KEY !== undefined && { adminKeyHash: hashToken(config.ADMIN_KEY) }),
      testOptions: config.TEST_OPTIONS,
      cacheBytes: CACHE_BYTES,
      lobbyDays: config.LOBBY_DAYS,
      publicUrl,
      signingKey: signingKey(config),
      hooksAllowPrivate: config.HOOKS_ALLOW_PRIVATE,
      ...(mail && { mail: mail.settings }),
    },
  })
  return app
}

/** Loaded only here: most hosts take mail otherwise, or none. */
async function openInbound(app: App, at: string): Promise<ListeningForMail> {
  const { listenForMail } = await import('./transports/mail/listen-smtp.ts')
  const { hostname, port } = new URL(`smtp://${at}`)
  return listenForMail(app, hostname.replace(/^\[|\]$/g, ''), Number(port))
}

/**
 * What happens although nobody asks. A round that is still running is not begun again.
 * @returns ends it, and waits a while for what is under way
 */
function startTimers(app: App, config: Config): () => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const run = async (name: string, work: () => Promise<unknown>) => {
    await work().catch((error) => log.error(name, error))
    running.delete(name)
  }
  const every = (millis: number, name: string, work: () => Promise<unknown>) =>
    setInterval(() => {
      if (!running.has(name)) running.set(name, run(name, work))
    }, millis)
  const hands = { lanes: new Map<string, number>(), over: false }
  let sending = Promise.resolve()
  const timers = [
    every(SWEEP_EVERY, 'sweep', () => app.sweep()),
    every(POLL_EVERY, 'poll', () => app.hub.poll(app.ports.store)),
    every(RETIRE_EVERY, 'tidy', () => app.tidyNotices()),
    every(DISPATCH_EVERY, 'notices', async () => {
      const { ended } = await app.dispatch(hands)
      sending = Promise.all([sending, ended]).then(() => {})
    }),
  ]
  const days = config.RETENTION_DAYS
  if (days !== undefined) timers.push(every(RETIRE_EVERY, 'retire', () => app.retire(days)))
  return async () => {
    timers.forEach(clearInterval)
    hands.over = true
    const ended = Promise.all(running.values()).then(() => sending)
    await Promise.race([ended, setTimeout(STOP_PATIENCE, undefined, { ref: false })])
  }
}

function greet(
  address: string,
  config: Config,
  { openCreation }: Settings,
  mailTo: string | undefined,
  mailFrom: string | undefined,
): void {
  const where = config.DATABASE_URL === undefined ? `the embedded database in ${config.DATA_DIR}` : 'Postgres'
  process.stdout.write(`Heliograph listens on ${address}, on ${where}.
${
  openCreation
    ? 'Anyone who can reach it may create matches (OPEN_CREATION=false asks for an API key).'
    : 'Creating matches needs an API key: npm run keys -- create <name>'
}
Contract: ${address}/docs
Mail: ${mailTo ? `goes to ${mailTo}; ${answersBy(config, mailFrom)}` : 'none is sent (SMTP_URL, docs/mail.md)'}

Create a match of Bletchley with three seats:

curl -sX POST ${address}/v1/matches -H 'Content-Type: application/json'${openCreation ? '' : " -H 'Authorization: Bearer <API key>'"} \\
  -d '{"game":"bletchley","seats":[{"name":"Ada"},{"name":"Ben"},{"name":"Cy"}]}'
`)
}

/** By which ways answers to mails come in. */
function answersBy({ INBOUND_SECRET }: Config, smtp: string | undefined): string {
  const ways = [
    ...(smtp ? [`over SMTP at ${smtp}`] : []),
    ...(INBOUND_SECRET === undefined ? [] : ['by POST /v1/inbound/email']),
  ]
  return ways.length
    ? `answers come ${ways.join(' and ')}`
    : 'no answers are taken yet (INBOUND_SMTP, docs/mail.md)'
}

const untilSignal = () =>
  new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
  process.exit()
}
