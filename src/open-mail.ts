import { join } from 'node:path'
import type { MailSettings, Ports, SendMail } from './app/index.ts'
import type { Config } from './config.ts'
import { createPaint } from './transports/mail/paint-node.ts'
import { createMailFolder, createSmtp } from './transports/mail/send-node.ts'

/** How a process sends mail. */
export interface Mail {
  settings: MailSettings
  send: SendMail
  paint: NonNullable<Ports['paint']>
  /** Where mails go, for the log. */
  where: string
  close(): void
}

/**
 * By `SMTP_URL`; into the folder `MAIL_DIR`; on the embedded database into a folder beside it. On another one
 * there is no mail without either of them.
 */
export function openMail({
  SMTP_URL,
  MAIL_DIR,
  MAIL_FROM = 'Heliograph <heliograph@localhost>',
  REPLY_ADDRESS = 'play@localhost',
  DATABASE_URL,
  DATA_DIR,
}: Config): Mail | undefined {
  const settings = { from: MAIL_FROM, reply: REPLY_ADDRESS }
  if (SMTP_URL === undefined && MAIL_DIR === undefined && DATABASE_URL !== undefined) return undefined
  const { paint, close } = createPaint()
  if (SMTP_URL !== undefined) {
    const smtp = createSmtp(SMTP_URL, settings)
    const end = () => {
      smtp.close()
      close()
    }
    return { settings, send: smtp.send, paint, where: new URL(SMTP_URL).host, close: end }
  }
  const folder = MAIL_DIR ?? join(DATA_DIR, 'mail')
  return { settings, send: createMailFolder(folder, settings), paint, where: folder, close }
}
