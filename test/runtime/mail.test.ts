import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { Settings } from '../../src/app/index.ts'
import { replyTo } from '../../src/app/mail/place.ts'
import { PLAYER } from '../mail/mime.ts'
import { client } from '../support/service.ts'
import { inDirectory, serve } from './process.ts'

const KEY = 'only for tests, and long enough for it'
const settings = {
  signingKey: KEY,
  mail: { from: 'play@example.org', reply: 'play@example.org' },
} as Settings

test('probe 40: a process that plays by mail takes it over SMTP, and prints neither addresses nor tokens', () =>
  inDirectory(async (directory) => {
    const folder = join(directory, 'mail')
    const served = await serve({
      DATA_DIR: directory,
      MAIL_DIR: folder,
      REPLY_ADDRESS: 'play@example.org',
      SIGNING_KEY: KEY,
      INBOUND_SMTP: '127.0.0.1:0',
    })
    const over = { fetch: (path: string, init?: RequestInit) => fetch(new URL(path, served.address), init) }
    await expect.poll(() => served.output().err).toMatch(/127\.0\.0\.1:\d+/)
    const port = Number(/"at":"127\.0\.0\.1:(\d+)"/.exec(served.output().err)![1])
    const made = await client(over).post('/v1/matches', { game: 'bletchley', seats: [{ mail: PLAYER }, {}] })
    expect(made.status, made.text).toBe(201)
    const { id } = made.body.match
    const to = replyTo(settings, { match: id, seat: 0, generation: 0 }, 0)!
    const mailer = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
    await mailer.sendMail({ from: PLAYER, to, text: 'join' })
    expect((await client(over, made.body.hostToken).get(`/v1/matches/${id}`)).body.status).toBe('active')
    const mails = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    )
    expect(mails.some((mail) => mail.includes('The seat is yours.'))).toBe(true)
    await expect(
      mailer.sendMail({ from: PLAYER, to: 'play+x@example.org', text: 'join' }),
    ).rejects.toMatchObject({
      responseCode: 550,
    })
    expect(await served.stop()).toBe(0)
    const { out, err } = served.output()
    expect(out).toContain(`answers come over SMTP at 127.0.0.1:${port}`)
    for (const secret of [PLAYER, to.slice(5, 40), made.body.hostToken])
      expect(out + err).not.toContain(secret)
  }))
