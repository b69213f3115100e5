import type { Settings } from '../ports.ts'
import { StoreUnavailable } from '../ports.ts'
import type { Memory, Service } from '../service.ts'
import { answerMail } from './answer-mail.ts'
import { noteTold } from './closing.ts'
import { composeReport } from './compose-report.ts'
import { idAt, mailPage, replyTo, threadOf } from './place.ts'
import { type ReplyTo, readReplyToken, tokenIn } from './reply-address.ts'
import type { MailReport } from './report.ts'

/** A mail as a channel has read it. */
export interface Received {
  /** Bare addresses that it was sent to: the first that is one of ours says whose it is. */
  to: readonly string[]
  /** The bare address in From; empty where that is not clear. */
  from: string
  /** Without angle brackets. */
  messageId: string
  /** With angle brackets, the oldest first. */
  references: readonly string[]
  /** The newest block that nobody quoted. */
  lines: readonly string[]
  /** Why nobody may answer it, if so. */
  automatic?: string
}

/** `ignored`: it was nothing for us. `quiet`: it was done and not answered. */
export type Receipt = 'answered' | 'quiet' | 'ignored'

/** An address is answered so often in an hour: should all else fail, a loop ends there. */
const MOST_ANSWERS = 40
const HOUR = 3_600_000

/** For whom a mail to this address speaks; undefined for whatever is none of ours. Asks nobody. */
export function speaksFor(settings: Settings, address: string): ReplyTo | undefined {
  const token = settings.mail && tokenIn(settings.mail.reply, address)
  return token === undefined ? undefined : readReplyToken(settings, token)
}

/**
 * Does what a mail says and answers it, once. Throws `StoreUnavailable` where it should be sent again, which is
 * safe: what it did is not done twice.
 */
export async function receiveMail(service: Service, mail: Received): Promise<Receipt> {
  const { settings, clock, sendMail } = service.ports
  const receivedAt = clock.now()
  if (mail.automatic !== undefined || mail.from === '' || !sendMail) return 'ignored'
  const to = mail.to.map((address) => speaksFor(settings, address)).find((one) => one !== undefined)
  if (!to) return 'ignored'
  const { from, messageId, lines } = mail
  const report = await answerMail(service, { to, from, messageId, lines, receivedAt })
  if (!report) return 'ignored'
  if (!mayAnswer(service.answered, from, receivedAt)) return 'quiet'
  const sent = await sendMail(answerTo(service, mail, report, to))
  if (sent.ok) await noteTold(service, report)
  if (sent.ok || sent.gone) return sent.ok ? 'answered' : 'quiet'
  throw new StoreUnavailable('the answer could not be sent')
}

function answerTo({ ports, digest }: Service, mail: Received, report: MailReport, place: ReplyTo) {
  const { settings } = ports
  const frame = {
    to: mail.from,
    game: report.game,
    match: place.match,
    messageId: idAt(settings, `${digest([mail.messageId, place.match, place.seat]).slice(0, 32)}.answer`),
    thread: threadOf(settings, place),
    // A fresh address: who answers there has seen all that this mail shows.
    replyTo: replyTo(settings, place, report.revision ?? place.revision),
    page: mailPage(settings, place),
  }
  return composeReport(report, frame, mail)
}

function mayAnswer(answered: Memory['answered'], address: string, now: number): boolean {
  const hour = Math.floor(now / HOUR)
  const held = answered.get(address)
  const many = held?.hour === hour ? held.many : 0
  if (many >= MOST_ANSWERS) return false
  answered.put(address, { hour, many: many + 1 }, 1)
  return true
}
