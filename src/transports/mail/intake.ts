import type { App, Receipt } from '../../app/index.ts'
import { type InboundMail, readMail } from './read/index.ts'

/** Who hands a mail over knows for whom it is and whence it came; its head may say something else. */
export interface HandedOver {
  /** Empty for a bounce. */
  sender?: string | undefined
  /** Receivers; those of the mail's head if left out. */
  to?: readonly string[] | undefined
}

/** Reads a raw mail and does what it says. Throws where it should be handed over again. */
export async function takeRaw(app: App, raw: Uint8Array, { sender, to }: HandedOver = {}): Promise<Receipt> {
  const mail = await readMail(raw, { sender })
  return mail ? take(app, mail, to) : 'ignored'
}

/** The same for a mail that was read already. */
export const take = (app: App, mail: InboundMail, to?: readonly string[]): Promise<Receipt> =>
  app.receiveMail(to ? { ...mail, to } : mail)
