import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { App } from '../../app/index.ts'
import { unavailable } from '../unavailable.ts'
import { takeRaw } from './intake.ts'
import { LARGEST_MAIL } from './read/index.ts'

export interface ListeningForMail {
  /** Such as `127.0.0.1:2525`. */
  address: string
  /** Takes no more mail and lets what is under way end. */
  close(): Promise<void>
}

/**
 * How many may be connected at once, and for how many a mail may be; how long a connection may be idle, how long
 * it may last, and how long those that are open may take to end at shutdown, milliseconds.
 */
const LIMITS = { clients: 50, receivers: 5, idle: 60_000, session: 600_000, grace: 2000 }

/** An answer of SMTP other than that all is well. */
const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

/**
 * Takes answers to our mails, and nothing else: nobody logs in, nothing is passed on, and whether an address
 * that is none of ours ever was one is told to nobody. Port 0 takes any free one.
 */
export function listenForMail(app: App, host: string, port: number): Promise<ListeningForMail> {
  const server = new SMTPServer({
    banner: 'Heliograph',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    maxClients: LIMITS.clients,
    socketTimeout: LIMITS.idle,
    closeTimeout: LIMITS.grace,
    onRcptTo({ address }, { envelope }, done) {
      if (envelope.rcptTo.length >= LIMITS.receivers) return done(refusal(452, 'Too many receivers'))
      done(app.takesMail(address) ? null : refusal(550, 'No such mailbox here'))
    },
    onData(stream, session, done) {
      collect(stream)
        .then((raw) => (raw ? takeAll(app, raw, session) : refusal(552, 'The mail is too large')))
        .then(
          (failed) => done(failed),
          () => done(refusal(451, 'Something broke off; try again')),
        )
    },
  })
  // Somebody who sends a byte now and then is never idle.
  server.server.on('connection', (socket) => {
    const over = setTimeout(() => socket.destroy(), LIMITS.session)
    socket.once('close', () => clearTimeout(over))
  })
  // What a connection does wrong is its own affair.
  server.on('error', (error) =>
    app.ports.log.info('smtp', { code: (error as { code?: string }).code ?? 'error' }),
  )
  return new Promise((listening, failed) => {
    server.server.once('error', failed)
    const inner = server.listen(port, host, () => {
      const at = inner.address() as { address: string; port: number; family: string }
      listening({
        address: `${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      })
    })
  })
}

/** The whole mail; undefined where it is larger than we take. It is read to its end all the same, as SMTP wants it. */
function collect(stream: SMTPServerDataStream): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  stream.on('data', (chunk: Uint8Array) => {
    length += chunk.length
    if (length <= LARGEST_MAIL) chunks.push(chunk)
    else chunks.length = 0
  })
  return new Promise((done, failed) => {
    stream.once('error', failed)
    stream.once('end', () => {
      if (length > LARGEST_MAIL) return done(undefined)
      const whole = new Uint8Array(length)
      let at = 0
      for (const chunk of chunks) {
        whole.set(chunk, at)
        at += chunk.length
      }
      done(whole)
    })
  })
}

/** @returns what to say of it, null where all is well */
async function takeAll(app: App, raw: Uint8Array, { envelope }: SMTPServerSession): Promise<Error | null> {
  const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
  try {
    await takeRaw(app, raw, { sender, to: envelope.rcptTo.map(({ address }) => address) })
    return null
  } catch (error) {
    if (!unavailable(error)) app.ports.log.error('mail', error)
    return refusal(451, 'Not now; try again later')
  }
}
