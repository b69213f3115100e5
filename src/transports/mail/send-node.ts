import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailSettings, OutgoingMail, SendMail, Sent } from '../../app/index.ts'

/** How long a relay may take to greet, and for each answer, milliseconds: less than a delivery's lease. */
const PATIENCE = 10_000

/** As many as are under way at once. */
const CONNECTIONS = 4

/** What nodemailer is given: nothing in a mail makes it read a file or an address. */
const optionsOf = (settings: MailSettings, mail: OutgoingMail): SendMailOptions => ({
  from: settings.from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
  messageId: mail.messageId,
  ...(mail.inReplyTo !== undefined && { inReplyTo: mail.inReplyTo }),
  ...(mail.references && { references: [...mail.references] }),
  headers: { ...mail.headers },
  attachments: (mail.inline ?? []).map(({ cid, contentType, name, bytes }) => ({
    cid,
    contentType,
    filename: name,
    content: Buffer.from(bytes),
    contentDisposition: 'inline' as const,
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends over a relay (`SMTP_URL`), over a few connections that are kept. */
export function createSmtp(url: string, settings: MailSettings): { send: SendMail; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(optionsOf(settings, mail))
        return { ok: true }
      } catch (error) {
        return failureOf(error as Failure)
      }
    },
    close: () => transport.close(),
  }
}

/** What nodemailer says of a failure. */
interface Failure {
  code?: string
  responseCode?: number
}

/**
 * A 5xx to the recipient (RFC 5321, 4.2.1) is for good. Any other refusal may be the relay's own trouble,
 * and is tried again until the schedule ends. What the relay said may name the address, and is not repeated.
 */
export function failureOf({ code, responseCode }: Failure): Sent {
  if (responseCode === undefined) return { ok: false, error: 'The mail server could not be reached.' }
  const error = `SMTP ${responseCode}`
  return code === 'EENVELOPE' && responseCode >= 500 ? { ok: false, error, gone: true } : { ok: false, error }
}

/** Puts mails into a folder as `.eml` files: where there is no relay, they can be looked at there. */
export function createMailFolder(folder: string, settings: MailSettings): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    try {
      const { message } = await transport.sendMail(optionsOf(settings, mail))
      // The mail's id makes the name, so that a repetition takes the place of the first.
      const name = mail.messageId.replace(/[^\w.-]+/g, '_').replace(/^_|_$/g, '')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `.${name}.part`), message as Buffer, { mode: 0o600 })
      await rename(join(folder, `.${name}.part`), join(folder, `${name}.eml`))
      return { ok: true }
    } catch {
      return { ok: false, error: 'The mail could not be written down.' }
    }
  }
}
