import type { OutgoingMail } from './ports.ts'
import type { MailReport } from './report.ts'

/** What an answer is an answer to. */
export interface Answered {
  /** A bare address. */
  to: string
  /** Where an answer to this one goes. */
  replyTo: string
  subject: string
  /** Id of the mail, without angle brackets. */
  messageId: string
  /** Ids of those before it, with them. */
  references: readonly string[]
  /** Names this answer, the same at every attempt, without angle brackets. */
  id: string
}

const LONGEST_SUBJECT = 120

/** The answer to a mail, as plain text; its subject is the sender's own. */
export function renderReport(
  report: MailReport,
  { to, replyTo, ...answered }: Answered,
  headers: OutgoingMail['headers'],
): OutgoingMail {
  const id = `<${answered.messageId}>`
  return {
    to,
    replyTo,
    subject: subjectOf(answered.subject, report.game),
    text: `${textOf(report)}\n`,
    messageId: `<${answered.id}>`,
    inReplyTo: id,
    references: [...answered.references.filter((one) => one !== id), id],
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', ...headers },
  }
}

function subjectOf(subject: string, game: string): string {
  const plain = subject
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/^(\s*(re|aw|sv|odp|antw|fwd?|wg)\s*(\[\d+\])?\s*:)+/i, '')
    .trim()
  return `Re: ${plain.slice(0, LONGEST_SUBJECT) || game}`
}

function textOf(report: MailReport): string {
  const { game, match, done, refused, told, notFound } = report
  const parts = [
    ...(done.length > 0
      ? [
          titled(
            'Done',
            done.flatMap(({ line, told }) => [line, ...told.map(indented)]),
          ),
        ]
      : []),
    ...(refused ? [titled('Not done', [refused.line, ...whyOf(refused.refusal).map(indented)])] : []),
    ...told.map(({ title, lines }) => titled(title, lines)),
    ...(notFound ? [nothingIn(report, notFound)] : []),
    nowOf(report),
    `${game}, match ${match}, seat ${report.seat}. Write "help" to see what can be written.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

const indented = (line: string): string => `  ${line}`

const titled = (title: string, lines: readonly string[]): string =>
  [`${title}:`, ...lines.map(indented)].join('\n')

const whyOf = ({ title, detail }: NonNullable<MailReport['refused']>['refusal']): string[] => [
  `${title}.`,
  ...(detail ? [detail] : []),
]

const nothingIn = ({ status }: MailReport, lines: readonly string[]): string =>
  [
    status === 'invited'
      ? 'A line of its own with join, decline or stop is what an invitation is answered with. You wrote:'
      : 'No line of your mail begins with a word that is known here, so nothing was done. You wrote:',
    ...lines.map((line) => `> ${line}`),
  ].join('\n')

function nowOf({ status, open }: MailReport): string {
  switch (status) {
    case 'invited':
      return ''
    case 'waiting':
      return 'The match starts when every seat is taken.'
    case 'active':
      return open.length > 0 ? open.map(askedOf).join('\n\n') : 'You are not asked anything now.'
    default:
      return 'The match is over.'
  }
}

const askedOf = ({ text, deadline, notation }: MailReport['open'][number]): string =>
  [
    `You are asked${deadline === null ? '' : ` until ${deadline.slice(0, 16).replace('T', ' ')} UTC`}: ${text}`,
    ...(notation.length > 0 ? ['You can write, for example:', ...notation.map(indented)] : []),
  ].join('\n')
