import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/app/index.ts'
import { type ListeningForMail, listenForMail } from '../../src/transports/mail/listen-smtp.ts'
import { client } from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { type MailTable, mailTable } from './answer-table.ts'
import { PLAYER } from './mime.ts'

let listening: ListeningForMail | undefined
afterEach(async () => {
  await listening?.close()
  listening = undefined
})

async function open(): Promise<{ table: MailTable; address: string; port: number }> {
  const table = await mailTable({ game: 'toy', seed: SEED })
  listening = await listenForMail(table.post.app, '127.0.0.1', 0)
  const port = Number(listening.address.split(':')[1])
  return { table, address: table.address(await table.revision()), port }
}

const mailer = (port: number) => createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })

const mottos = async (table: MailTable) =>
  (await client(table.post, table.watch).get(table.at('/events'))).text.match(/inscribed/g)?.length ?? 0

/** What the server answers to these lines, one after the other. */
async function say(port: number, lines: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  const answers: string[] = []
  let text = ''
  const next = () =>
    new Promise<string>((done, failed) => {
      const look = () => {
        const end = /^\d{3} [^\n]*\n/m.exec(text)
        if (!end) return
        socket.off('data', look)
        const answer = text.slice(0, end.index + end[0].length)
        text = text.slice(answer.length)
        done(answer.trim())
      }
      socket.on('data', look)
      socket.once('error', failed)
      look()
    })
  socket.on('data', (chunk) => {
    text += chunk.toString()
  })
  answers.push(await next())
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    answers.push(await next())
  }
  socket.destroy()
  return answers
}

describe('mail that comes over SMTP', () => {
  test('is done and answered, as a mail program sends it', async () => {
    const { table, address, port } = await open()
    await mailer(port).sendMail({
      from: `Ada <${PLAYER}>`,
      to: address,
      subject: 'Re: Čeština',
      text: 'motto Žluťoučký kůň\n\n> resign',
      html: '<p>motto Žluťoučký kůň</p><blockquote>resign</blockquote>',
    })
    expect(await mottos(table)).toBe(1)
    expect(table.answer()).toContain('Done: motto Žluťoučký kůň')
  })

  test('is refused for whatever is no address of ours, in the same words', async () => {
    const { address, port } = await open()
    const guessed = address.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'b' : 'a'))
    const answers = await say(port, [
      'EHLO test',
      `MAIL FROM:<${PLAYER}>`,
      'RCPT TO:<play@example.org>',
      `RCPT TO:<${guessed}>`,
      'RCPT TO:<victim@example.com>',
      `RCPT TO:<${address}>`,
    ])
    expect(answers.slice(3, 6)).toEqual(Array(3).fill('550 No such mailbox here'))
    expect(answers.at(-1)).toMatch(/^250 /)
    expect(answers[1]).not.toMatch(/AUTH|STARTTLS/)
    expect(answers[1]).toContain(`SIZE ${10 << 20}`)
  })

  test('from nobody is taken and ignored: a bounce', async () => {
    const { table, address, port } = await open()
    const count = table.post.sent.length
    const answers = await say(port, [
      'EHLO test',
      'MAIL FROM:<>',
      `RCPT TO:<${address}>`,
      'DATA',
      `From: ${PLAYER}\r\nTo: ${address}\r\n\r\nmotto Light\r\n.`,
    ])
    expect(answers.at(-1)).toMatch(/^250 /)
    expect(await mottos(table)).toBe(0)
    expect(table.post.sent).toHaveLength(count)
  })

  test('probe 38: of twenty megabytes is refused, said beforehand or not', async () => {
    const { table, address, port } = await open()
    const announced = await say(port, ['EHLO test', `MAIL FROM:<${PLAYER}> SIZE=20000000`])
    expect(announced.at(-1)).toMatch(/^552 /)
    const sent = mailer(port).sendMail({
      envelope: { from: PLAYER, to: address },
      raw: Buffer.concat([
        Buffer.from(`From: ${PLAYER}\r\nTo: ${address}\r\n\r\nmotto Light\r\n`),
        Buffer.from(`${'x'.repeat(70)}\r\n`.repeat(290_000)),
      ]),
    })
    await expect(sent).rejects.toMatchObject({ responseCode: 552 })
    expect(await mottos(table)).toBe(0)
  })

  test('is to be sent again while the store is away', async () => {
    const { table, address, port } = await open()
    const { store } = table.post.app.ports
    const { load } = store
    store.load = async () => {
      throw new StoreUnavailable('away')
    }
    const mail = { from: PLAYER, to: address, text: 'motto Light', messageId: '<again@example.net>' }
    await expect(mailer(port).sendMail(mail)).rejects.toMatchObject({ responseCode: 451 })
    store.load = load
    await mailer(port).sendMail(mail)
    await mailer(port).sendMail(mail)
    expect(await mottos(table)).toBe(1)
  })

  test('to many at once is for five at most', async () => {
    const { table, address, port } = await open()
    const more = [11, 12, 13, 14].map((revision) => table.address(revision))
    const to = [address, ...more, table.address(15)].map((one) => `RCPT TO:<${one}>`)
    const answers = await say(port, ['EHLO test', `MAIL FROM:<${PLAYER}>`, ...to])
    expect(answers.slice(-2).map((answer) => answer.slice(0, 3))).toEqual(['250', '452'])
  })
})
