import { isRefusal, type Refusal } from '../refusal.ts'
import { declineByMail, joinByMail, type MailStanding, stopByMail } from './join.ts'
import type { AddressState } from './ports.ts'
import type { MailReport } from './report.ts'
import { type Run, refuseAt } from './run.ts'
import { headOf, tidy } from './tidy.ts'

/** What an invitation can be answered with. */
const ANSWERS: Readonly<Record<string, (run: Run) => Promise<MailStanding | Refusal>>> = {
  join: ({ service, to, receivedAt }) => joinByMail(service, to, { receivedAt, answered: true }),
  decline: ({ service, to }) => declineByMail(service, to),
  stop: ({ service, to }) => stopByMail(service, to),
}

/**
 * Does what the first line says that answers an invitation. Whoever wants no more mail is not answered, unless
 * they join after all.
 * @returns where they joined, how many lines have been read: what stands below is for the match
 */
export async function answerInvitation(
  run: Run,
  state: AddressState,
): Promise<MailReport | undefined | { read: number }> {
  const { report, lines } = run
  const written = lines.map(tidy).filter(Boolean)
  const heads = written.map((line) => headOf(line.replace(/[.!]+$/, '')))
  const at = heads.findIndex(({ word, rest }) => Object.hasOwn(ANSWERS, word) && rest === '')
  const answer = heads[at]?.word
  if (state !== 'invited' && answer !== 'join') return undefined
  if (answer === undefined) return { ...report, notFound: written }
  const standing = await ANSWERS[answer]!(run)
  if (isRefusal(standing)) {
    refuseAt(run, answer, standing)
    return report
  }
  if (answer !== 'join') return { ...report, silent: true }
  report.done.push({ line: answer, told: ['The seat is yours.'] })
  return { read: at + 1 }
}
