import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '../../src/app/index.ts'
import { createMailFolder, createSmtp, failureOf } from '../../src/transports/mail/send-node.ts'
import { openRelay } from './relay.ts'

const SETTINGS = { from: 'Heliograph <hello@heliograph.test>', reply: 'play@heliograph.test' }

const MAIL: OutgoingMail = {
  to: 'ben@example.org',
  subject: 'Bletchley – Žluťoučký (a1b2c3)',
  text: 'encode 4 c7\n.\nFrom here on\n',
  html: '<p>encode 4 c7 <img src="cid:board" alt="ž"></p>',
  replyTo: 'play+mzxw6@heliograph.test',
  messageId: '<019b76da-a800-7805-b3c1-9a3ddd9d77b5@heliograph.test>',
  inReplyTo: '<thread@heliograph.test>',
  references: ['<thread@heliograph.test>'],
  headers: {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<https://heliograph.test/mail/${'a'.repeat(120)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  inline: [
    { cid: 'board', contentType: 'image/png', name: 'board.png', bytes: new Uint8Array([137, 80, 78, 71]) },
  ],
}

const headersOf = (text: string): string =>
  text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')

describe('over SMTP', () => {
  const refusing = (code: number) => {
    const error = Object.assign(new Error('ben@example.org is not wanted'), { responseCode: code })
    return { onRcptTo: (_: unknown, __: unknown, done: (error?: Error) => void) => done(error) }
  }

  test('a mail arrives with all its headers and parts', async () => {
    const relay = await openRelay()
    const smtp = createSmtp(relay.url, SETTINGS)
    expect(await smtp.send(MAIL)).toEqual({ ok: true })
    expect(await smtp.send({ ...MAIL, messageId: '<2@heliograph.test>' })).toEqual({ ok: true })
    smtp.close()
    await relay.close()
    const [first] = relay.taken
    expect(first).toMatchObject({ from: 'hello@heliograph.test', to: ['ben@example.org'] })
    const headers = headersOf(first!.text)
    for (const line of [
      'From: Heliograph <hello@heliograph.test>',
      'To: ben@example.org',
      'Reply-To: play+mzxw6@heliograph.test',
      'Message-ID: <019b76da-a800-7805-b3c1-9a3ddd9d77b5@heliograph.test>',
      'In-Reply-To: <thread@heliograph.test>',
      'References: <thread@heliograph.test>',
      'Auto-Submitted: auto-generated',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ])
      expect(headers.split('\r\n')).toContain(line)
    expect(headers).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(headers).toMatch(/^Date: /m)
    expect(headers.replace(/\s/g, '')).toContain(`<https://heliograph.test/mail/${'a'.repeat(120)}>`)
    expect(first!.text).toContain('Content-ID: <board>')
    expect(first!.text).toContain('Content-Disposition: inline')
    expect(first!.text).toContain(Buffer.from(MAIL.inline![0]!.bytes).toString('base64'))
    // Nothing of ours is longer than a mail system may cut (RFC 5322, 2.1.1).
    expect(Math.max(...first!.text.split('\r\n').map((line) => line.length))).toBeLessThan(998)
    expect(relay.taken).toHaveLength(2)
  })

  test('probe 38: nothing that stands in a mail makes a header of its own', async () => {
    const relay = await openRelay()
    const smtp = createSmtp(relay.url, SETTINGS)
    const evil = 'x\r\nBcc: eve@example.org\r\n\r\n<script>'
    await smtp.send({
      ...MAIL,
      subject: evil,
      headers: { 'X-Heliograph-Match': evil },
      replyTo: `a@b.test${evil}`,
    })
    smtp.close()
    await relay.close()
    for (const { text, to } of relay.taken) {
      expect(to).toEqual(['ben@example.org'])
      expect(headersOf(text)).not.toMatch(/^Bcc:/im)
    }
  })

  test('a recipient that is refused for good is gone, and any other trouble passes', async () => {
    for (const [code, gone] of [
      [550, true],
      [450, undefined],
      [451, undefined],
    ] as const) {
      const relay = await openRelay(refusing(code))
      const smtp = createSmtp(relay.url, SETTINGS)
      const sent = await smtp.send(MAIL)
      expect(sent).toEqual({ ok: false, error: `SMTP ${code}`, ...(gone && { gone }) })
      smtp.close()
      await relay.close()
    }
    const smtp = createSmtp('smtp://127.0.0.1:1', SETTINGS)
    expect(await smtp.send(MAIL)).toEqual({ ok: false, error: 'The mail server could not be reached.' })
    smtp.close()
    expect(failureOf({ code: 'EMESSAGE', responseCode: 554 })).toEqual({ ok: false, error: 'SMTP 554' })
    expect(failureOf({ code: 'EAUTH', responseCode: 535 })).toEqual({ ok: false, error: 'SMTP 535' })
  })
})

describe('into a folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'heliograph-mail-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('a mail is one file, however often it is sent', async () => {
    const send = createMailFolder(join(folder, 'deep', 'mail'), SETTINGS)
    expect(await send(MAIL)).toEqual({ ok: true })
    expect(await send(MAIL)).toEqual({ ok: true })
    const files = await readdir(join(folder, 'deep', 'mail'))
    expect(files).toEqual(['019b76da-a800-7805-b3c1-9a3ddd9d77b5_heliograph.test.eml'])
    const text = await readFile(join(folder, 'deep', 'mail', files[0]!), 'utf8')
    expect(headersOf(text)).toContain('To: ben@example.org')
  })

  test('a folder that cannot be written to is trouble that passes', async () => {
    const send = createMailFolder('/dev/null/mail', SETTINGS)
    expect(await send(MAIL)).toEqual({ ok: false, error: 'The mail could not be written down.' })
  })
})
