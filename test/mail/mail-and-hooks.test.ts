import { createTransport, type Transporter } from 'nodemailer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame, Entry, Seat } from '../../src/core/index.ts'
import { ask, createRng, emptyFold, foldAll, redact } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { openWords } from '../../src/open-words.ts'
import { type ListeningForMail, listenForMail } from '../../src/transports/mail/listen-smtp.ts'
import { createSmtp } from '../../src/transports/mail/send-node.ts'
import { createWebhooks } from '../../src/transports/webhooks/index.ts'
import { createPost } from '../../src/transports/webhooks/post-node.ts'
import { openReceiver } from '../notices/receiver.ts'
import { client, createTestService, type TestService } from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { openRelay } from './relay.ts'

const ADA = 'ada@example.net'
const words = openWords().forLanguage('en')!

/** Seat 0 is Ada's, who has nothing but mail; seat 1 a program's, which acts when its webhook is called. */
const TABLES: Readonly<Record<string, { seats: number; options?: object }>> = {
  bletchley: { seats: 2 },
  'message-from-the-stars': { seats: 2 },
  'message-in-a-bottle': { seats: 2, options: { tempo: 'sealed', sealedBy: 'length' } },
  signal: { seats: 2 },
  seti: { seats: 2 },
}

describe('a whole match by mail on one side and by webhook and REST on the other:', () => {
  let relay: Awaited<ReturnType<typeof openRelay>>
  let receiver: Awaited<ReturnType<typeof openReceiver>>
  let service: TestService
  let inbox: ListeningForMail
  let smtp: ReturnType<typeof createSmtp>
  let out: Transporter
  beforeAll(async () => {
    relay = await openRelay()
    receiver = await openReceiver()
    const mail = { from: 'Heliograph <play@example.org>', reply: 'play@example.org' }
    smtp = createSmtp(relay.url, mail)
    service = createTestService({
      sendMail: smtp.send,
      send: (app) => createWebhooks(app, createPost({ allowPrivate: true })),
      settings: {
        mail,
        noticeHold: 0,
        hooksAllowPrivate: true,
        signingKey: 'a key for tests that is long enough',
        publicUrl: () => 'https://heliograph.test',
      },
    })
    inbox = await listenForMail(service.app, '127.0.0.1', 0)
    const port = Number(inbox.address.split(':')[1])
    out = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  })
  afterAll(async () => {
    smtp.close()
    await Promise.all([relay.close(), receiver.close(), inbox.close()])
  })

  test.each(Object.entries(TABLES))('%s', async (id, { seats, options }) => {
    const game = games[id] as AnyGame
    const made = await client(service).post('/v1/matches', {
      game: id,
      seed: SEED,
      seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { name: 'Ada', mail: ADA } : {})),
      ...(options && { options }),
    })
    expect(made.status, made.text).toBe(201)
    const at = `/v1/matches/${made.body.match.id}`
    const programme = client(service, made.body.seats[1].token)
    const events = ['turn.due', 'match.finished']
    const hook = await programme.post(`${at}/subscriptions`, { url: receiver.url, events })
    expect(hook.status, hook.text).toBe(201)

    const look = async () => (await service.store.load({ matchId: made.body.match.id, held: 0 }))!
    const viewOf = ({ match, entries }: Awaited<ReturnType<typeof look>>, seat: Seat) =>
      foldAll(
        game,
        emptyFold(match!.seats),
        entries.map((entry) => redact(entry, seat)),
      )
    /** What a considerate player would do next, if it is asked anything. */
    const move = async (seat: Seat) => {
      const view = viewOf(await look(), seat)
      const c = { rng: createRng(SEED, 'player', view.revision), now: service.clock.now(), words }
      const asked = view.game !== undefined && ask(game, view, seat, c).length > 0
      return asked ? game.bot(view.game!, seat, c) : undefined
    }
    const keepsSecrets = async (seat: Seat, told: string) => {
      const { entries, head } = await look()
      if (head.status === 'active') expect(secretsFrom(entries, seat, told)).toEqual([])
      expect(told).not.toMatch(/hg_(seat|host|watch|inv)_/)
      expect(told).not.toContain(SEED)
    }

    let [lines, calls] = [0, 0]
    /** Ada reads one mail and answers it, if there is anything to say. */
    const read = async (raw: string) => {
      const { text = '', html = '', replyTo, messageId } = await PostalMime.parse(raw)
      await keepsSecrets(0, `${raw}\n${text}\n${html}`)
      const address = replyTo?.[0]?.address
      if (!address) return
      const waiting = (await look()).head.status === 'waiting'
      const command = waiting ? undefined : await move(0)
      if (!waiting && !command) return
      lines++
      service.clock.pass(120_000)
      await out.sendMail({
        from: ADA,
        to: address,
        inReplyTo: messageId,
        subject: 'Re: your turn',
        text: `Hello!\n\n${command ? game.notation.format(command) : 'join'}\n\nOn Mon, Nov 30, 2026 at 10:00 AM Heliograph wrote:\n${text.replace(/^/gm, '> ')}\n`,
      })
    }
    /** The programme is told that it is its turn. */
    const hear = async (body: { type: string; data: object }) => {
      await keepsSecrets(1, JSON.stringify(body))
      if (body.type !== 'turn.due') return
      for (let command = await move(1); command; command = await move(1)) {
        calls++
        const done = await programme.post(`${at}/commands`, command, { 'Idempotency-Key': `call-${calls}` })
        expect(done.status, done.text).toBe(200)
      }
    }

    const finished = () => receiver.received.some(({ body }) => body.type === 'match.finished')
    for (let idle = 0; idle < 300 && !(finished() && relay.taken.length === 0); ) {
      await service.settled()
      await service.app.sweep()
      const { ended } = await service.app.dispatch()
      await ended
      const mail = relay.taken.shift()
      const called = mail ? undefined : receiver.received.find(({ body }) => body.type === 'turn.due')
      if (mail) await read(mail.text)
      else if (called) {
        receiver.received.splice(receiver.received.indexOf(called), 1)
        await hear(called.body)
      } else {
        idle++
        service.clock.pass(60_000)
        continue
      }
      idle = 0
    }
    expect((await look()).head.status).toBe('finished')
    expect(finished()).toBe(true)
    expect(lines).toBeGreaterThan(2)
    expect(calls).toBeGreaterThan(0)
    expect(service.errors).toEqual([])
    receiver.received.length = 0
  })
})

test('a word of somebody else’s that is told is found', () => {
  const chosen = { type: 'wordChosen', data: { seat: 1 }, secret: { word: 'LANTERN' }, to: [1] }
  const entries = [{ revision: 1, at: 0, seat: 1, rules: 1, events: [chosen] }] as unknown as Entry[]
  expect(secretsFrom(entries, 0, 'Somebody has taken "lantern".')).toEqual(['LANTERN'])
  expect(secretsFrom(entries, 0, 'Lanterns are lit.')).toEqual([])
  expect(secretsFrom(entries, 1, 'You have taken LANTERN.')).toEqual([])
})

/** Words, names and texts that the seat may not have seen and that were told nevertheless. */
function secretsFrom(entries: readonly Entry[], seat: Seat, told: string): string[] {
  const seen = JSON.stringify(entries.map((entry) => redact(entry, seat))).toUpperCase()
  const hidden = entries.flatMap((entry) => {
    const open = redact(entry, seat).events
    return entry.events.flatMap(({ secret }, i) => (secret && !open[i]!.secret ? texts(secret) : []))
  })
  const said = told.toUpperCase()
  return [...new Set(hidden.map((text) => text.toUpperCase()))].filter(
    (text) => !seen.includes(text) && isWhole(said, text),
  )
}

const LETTER = /[\p{L}\p{N}]/u

/** Whether it stands there as words of its own, not as a part of others. */
function isWhole(said: string, text: string): boolean {
  for (let at = said.indexOf(text); at >= 0; at = said.indexOf(text, at + 1))
    if (!LETTER.test(said[at - 1] ?? '') && !LETTER.test(said[at + text.length] ?? '')) return true
  return false
}

/** Not numbers and codes, which stand for something else elsewhere. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^[a-z-]*$|^.{0,4}$/.test(value)
      ? []
      : [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : []
