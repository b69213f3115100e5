import type { Entry } from '../../core/index.ts'
import type { Holder } from '../access.ts'
import { confirm, type Reading } from '../load.ts'
import { StoreUnavailable } from '../ports.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Service } from '../service.ts'
import { tellEntry } from './look.ts'
import type { ReplyTo } from './reply-address.ts'
import type { MailReport } from './report.ts'

/** A mail that was answered to one of our addresses, as far as it says something. */
export interface MailAnswer {
  to: ReplyTo
  /** The bare address in From. */
  from: string
  /** Names the mail: the same one twice is one effect. */
  messageId: string
  lines: readonly string[]
  /** When it came in, by the service's clock: what it says is judged at that time. */
  receivedAt: number
}

/** A mail while it is being worked through. */
export interface Run extends MailAnswer {
  service: Service
  holder: Holder
  report: MailReport
  /** The revisions that this mail itself has made: what is asked since then follows from it. */
  own: Set<number>
}

/** The match as it is, what this seat may do in it, and what was done under the key before. */
export const lookAt = ({ service, to, holder }: Run, key?: string): Promise<Reading | Refusal> =>
  confirm(service, to.match, holder, key === undefined ? {} : { key })

/** Takes down what has been done: by this mail just now, or when it came the first time. */
export function noteDone(run: Run, line: string, live: Reading['live'], entry: Entry): void {
  run.own.add(entry.revision)
  run.report.done.push({ line, told: tellEntry(live, entry, run.holder.seat) })
}

/** Takes down where the mail stopped, and why. */
export function refuseAt({ report }: Run, line: string, refusal: Refusal): void {
  const { code, title, detail } = unlessTemporary(refusal)
  report.refused = { line, refusal: { code, title, detail } }
}

/** What is refused because of how it was written: a sentence that says what to write instead. */
export const unread = (detail: string): Refusal => ({ ...refuse('invalid-body', detail), title: '' })

/** Whoever sent the mail will send it again, and then it is done, or done no more than once. */
export function unlessTemporary(refusal: Refusal): Refusal {
  if (refusal.kind === 'unavailable') throw new StoreUnavailable(refusal.detail)
  return refusal
}

/** Keys have at most 255 characters. */
const LONGEST_ID = 200

/** A mail's key is its id and the number of the line; of a line of several parts, that of the part as well. */
export function keyOf({ service, messageId }: Run, line: number, part = 0): string {
  const id = messageId.length > LONGEST_ID ? service.digest(messageId) : messageId
  return `${id}#${line}${part > 0 ? `.${part + 1}` : ''}`
}
