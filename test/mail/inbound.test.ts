import { describe, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/app/index.ts'
import { client } from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { createPost, mailTable } from './answer-table.ts'
import { mailOf, PLAYER } from './mime.ts'
import { FROM_NOBODY } from './senders.ts'

const SECRET = 'a-secret-of-the-provider-1'
const BEARER = { Authorization: `Bearer ${SECRET}` }

/** A table, and where a provider posts mail for it. */
async function posted() {
  const table = await mailTable({ game: 'toy', seed: SEED }, { post: createPost({ inboundSecret: SECRET }) })
  const post = async (body: BodyInit, type: string | undefined, headers: Record<string, string> = BEARER) => {
    const answer = await table.post.fetch('/v1/inbound/email', {
      method: 'POST',
      body,
      headers: { ...headers, ...(type !== undefined && { 'Content-Type': type }) },
      duplex: 'half',
    } as RequestInit)
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const address = table.address(await table.revision())
  const mottos = async () =>
    (await client(table.post, table.watch).get(table.at('/events'))).text.match(/inscribed/g)?.length ?? 0
  return { table, post, address, mottos }
}

const raw = (to: string) => mailOf('motto Light', { to }) as Uint8Array<ArrayBuffer>

const byPostmark = (to: string, more: object = {}) => ({
  FromName: 'Ada',
  MessageStream: 'inbound',
  From: PLAYER,
  FromFull: { Email: PLAYER, Name: 'Ada', MailboxHash: '' },
  To: `"Heliograph" <${to}>`,
  OriginalRecipient: to,
  Subject: 'Re: Bletchley',
  MessageID: '22c74902-a0c1-4511-804f-341342852c90',
  Date: 'Mon, 30 Nov 2026 10:00:00 +0000',
  TextBody: 'motto Light\n\nOn Mon, Nov 30, 2026 at 10:00 AM X <x@example.org> wrote:\n> resign\n',
  HtmlBody: '',
  Headers: [
    { Name: 'Message-ID', Value: '<p1@example.net>' },
    { Name: 'X-Spam-Status', Value: 'No' },
  ],
  Attachments: [{ Name: 'x.png', Content: 'AAAA', ContentType: 'image/png', ContentLength: 3 }],
  ...more,
})

const byMailgun = (to: string): Record<string, string> => ({
  recipient: to,
  sender: PLAYER,
  from: `Ada <${PLAYER}>`,
  subject: 'Re: Bletchley',
  'body-plain': 'motto Light\r\n\r\n-- \r\nAda',
  'stripped-text': 'motto Light',
  'body-html': '<p>motto Light</p>',
  'message-headers': JSON.stringify([
    ['Message-Id', '<m1@example.net>'],
    ['From', `Ada <${PLAYER}>`],
    ['Date', 'Mon, 30 Nov 2026 10:00:00 +0000'],
  ]),
  timestamp: '1',
  token: 'x',
  signature: 'x',
})

const form = (fields: Record<string, string>): FormData => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  made.append('attachment-1', new Blob(['resign']), 'x.txt')
  return made
}

describe('a provider posts a mail', () => {
  test.each<[string, (to: string) => BodyInit, string | undefined]>([
    ['as it came', raw, 'message/rfc822'],
    ["as Postmark's JSON", (to) => JSON.stringify(byPostmark(to)), 'application/json; charset=utf-8'],
    [
      "as Postmark's JSON with the whole mail",
      (to) =>
        JSON.stringify(byPostmark(to, { TextBody: 'resign', RawEmail: new TextDecoder().decode(raw(to)) })),
      'application/json',
    ],
    ["as Mailgun's JSON", (to) => JSON.stringify(byMailgun(to)), 'application/json'],
    ["as Mailgun's form with what is attached", (to) => form(byMailgun(to)), undefined],
    ["as Mailgun's form", (to) => new URLSearchParams(byMailgun(to)), undefined],
    [
      "as Mailgun's form with the whole mail",
      (to) =>
        form({ recipient: to, sender: PLAYER, from: PLAYER, 'body-mime': new TextDecoder().decode(raw(to)) }),
      undefined,
    ],
  ])('%s, and the same once more is one effect', async (_, body, type) => {
    const { post, address, mottos, table } = await posted()
    for (const receipt of ['answered', 'quiet'])
      expect(await post(body(address), type)).toMatchObject({ status: 200, body: { receipt } })
    expect(await mottos()).toBe(1)
    expect(table.answer()).toContain('Done: motto Light')
    expect(table.answer()).not.toContain('resign\n')
  })

  test.each(FROM_NOBODY)('from nobody in particular, and it is passed over: %s', async (from) => {
    const { post, address, mottos } = await posted()
    const whole = mailOf('motto Light', { to: address, from })
    const text = new TextDecoder().decode(whole)
    const mailgun = { ...byMailgun(address), from }
    const bodies: [BodyInit, string | undefined][] = [
      [whole as Uint8Array<ArrayBuffer>, 'message/rfc822'],
      [JSON.stringify(byPostmark(address, { From: from })), 'application/json'],
      [JSON.stringify(byPostmark(address, { RawEmail: text })), 'application/json'],
      [JSON.stringify({ ...mailgun, 'message-headers': '[]' }), 'application/json'],
      [form({ ...mailgun, 'message-headers': JSON.stringify([['From', from]]) }), undefined],
      [form({ recipient: address, sender: PLAYER, from: PLAYER, 'body-mime': text }), undefined],
    ]
    for (const [body, type] of bodies)
      expect(await post(body, type)).toMatchObject({ status: 200, body: { receipt: 'ignored' } })
    expect(await mottos()).toBe(0)
  })

  test('and shows its secret, as a token or as a password', async () => {
    const { post, address, mottos } = await posted()
    const basic = (password: string) => ({ Authorization: `Basic ${btoa(`anybody:${password}`)}` })
    for (const wrong of [
      {},
      { Authorization: 'Bearer x' },
      basic('x'),
      basic(''),
      { Authorization: 'Basic %%' },
    ]) {
      const refused = await post(raw(address), 'message/rfc822', wrong as Record<string, string>)
      expect(refused).toMatchObject({ status: 401, body: { code: 'token-invalid' } })
      expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer')
    }
    expect(await mottos()).toBe(0)
    expect((await post(raw(address), 'message/rfc822', basic(SECRET))).status).toBe(200)
    expect(await mottos()).toBe(1)
  })

  test('nowhere, where there is no secret', async () => {
    const table = await mailTable({ game: 'toy' })
    const answer = await table.post.fetch('/v1/inbound/email', { method: 'POST', headers: BEARER, body: 'x' })
    expect(answer.status).toBe(404)
  })

  test('that is nothing for us: 200, so that it is not posted again', async () => {
    const { post, address } = await posted()
    const ignored = { status: 200, body: { receipt: 'ignored' } }
    expect(await post(mailOf('pass', { to: 'play@example.org' }) as never, 'message/rfc822')).toMatchObject(
      ignored,
    )
    expect(await post('no mail at all', 'message/rfc822')).toMatchObject(ignored)
    expect(await post('{}', 'application/json')).toMatchObject(ignored)
    expect(await post('[1]', 'application/json')).toMatchObject(ignored)
    const automatic = byPostmark(address, { Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }] })
    expect(await post(JSON.stringify(automatic), 'application/json')).toMatchObject(ignored)
  })

  test('that cannot be read, is too large, or is of another kind', async () => {
    const { post } = await posted()
    expect(await post('{', 'application/json')).toMatchObject({
      status: 400,
      body: { code: 'malformed-json' },
    })
    expect(await post('x', 'multipart/form-data')).toMatchObject({ status: 400 })
    expect(await post('x', 'text/html')).toMatchObject({ status: 415 })
    const large = new Uint8Array((10 << 20) + 1)
    expect(await post(large, 'message/rfc822')).toMatchObject({ status: 413, body: { code: 'too-large' } })
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(1 << 20)),
    })
    const rest = post(endless as never, 'message/rfc822').catch(() => ({ status: 413 }))
    expect(await rest).toMatchObject({ status: 413 })
  })

  test('while the store is away: 503, to have it posted again', async () => {
    const { post, address, table, mottos } = await posted()
    const { store } = table.post.app.ports
    const { load } = store
    store.load = async () => {
      throw new StoreUnavailable('away')
    }
    const refused = await post(raw(address), 'message/rfc822')
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(refused.headers.get('Retry-After')).toBe('1')
    store.load = load
    expect((await post(raw(address), 'message/rfc822')).status).toBe(200)
    expect(await mottos()).toBe(1)
  })

  test('while its answer cannot be sent: 503 that says so, and what it did is done once', async () => {
    const { post, address, table, mottos } = await posted()
    table.post.outcome.now = { ok: false, error: 'away' }
    expect(await post(raw(address), 'message/rfc822')).toMatchObject({
      status: 503,
      body: { code: 'answer-unsent' },
    })
    expect(await mottos()).toBe(1)
    table.post.outcome.now = { ok: true }
    expect(await post(raw(address), 'message/rfc822')).toMatchObject({
      status: 200,
      body: { receipt: 'answered' },
    })
    expect(await mottos()).toBe(1)
  })
})
