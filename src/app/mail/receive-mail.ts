import type { SendMail, Settings } from '../ports.ts'
import { AnswerUnsent } from '../ports.ts'
import type { Memory, Service } from '../service.ts'
import { answerMail } from './answer-mail.ts'
import { noteTold } from './closing.ts'
import { composeReport } from './compose-report.ts'
import { idAt, mailPage, replyTo, threadOf } from './place.ts'
import { type ReplyTo, readReplyToken, tokenIn } from './reply-address.ts'
import type { MailReport } from './report.ts'

/** A mail as a channel has read it. */
export interface Received {
  /** Bare addresses that it was sent to: each that is one of ours says for whom it speaks. */
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

/** `ignored`: it was nothing for us. `quiet`: it was done, now or before, and is not answered. */
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
 * Does what a mail says and answers it, once: what was answered before is not looked at again. One to several seats
 * is done for each. Throws `StoreUnavailable` where it should be sent again, which is safe: what it did is not done
 * twice.
 */
export async function receiveMail(service: Service, mail: Received): Promise<Receipt> {
  if (mail.automatic !== undefined || mail.from === '' || !service.ports.sendMail) return 'ignored'
  const receipts = new Set<Receipt>()
  for (const address of new Set(mail.to)) {
    const to = speaksFor(service.ports.settings, address)
    if (to) receipts.add(await receiveFor(service, mail, to, service.ports.sendMail))
  }
  return ORDER.find((receipt) => receipts.has(receipt)) ?? 'ignored'
}

/** What is said of a mail to several seats. */
const ORDER: readonly Receipt[] = ['answered', 'quiet']

async function receiveFor(
  service: Service,
  mail: Received,
  to: ReplyTo,
  sendMail: SendMail,
): Promise<Receipt> {
  const { settings, clock, store, log } = service.ports
  const receivedAt = clock.now()
  const { from, messageId, lines } = mail
  const name = service.digest([messageId, to.match, to.seat, to.generation])
  if (await store.mail?.isAnswered(to.match, name)) return 'quiet'
  const report = await answerMail(service, { to, from, messageId, lines, receivedAt })
  if (!report) return 'ignored'
  const sent =
    !report.silent && mayAnswer(service.answered, from, receivedAt)
      ? await sendMail(answerTo(settings, mail, name, report, to))
      : undefined
  if (sent && !sent.ok && !sent.gone) {
    log.info('answer unsent', { match: to.match })
    throw new AnswerUnsent('the answer could not be sent')
  }
  if (sent?.ok) await noteTold(service, report)
  // Last of all, so that what breaks off before is done again. The answer is out: for this alone nothing is sent twice.
  await store.mail?.setAnswered(to.match, name).catch((error) => log.error('mail', error))
  return sent?.ok ? 'answered' : 'quiet'
}

function answerTo(settings: Settings, mail: Received, name: string, report: MailReport, place: ReplyTo) {
  const frame = {
    to: mail.from,
    game: report.game,
    match: place.match,
    messageId: idAt(settings, `${name.slice(0, 32)}.answer`),
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
