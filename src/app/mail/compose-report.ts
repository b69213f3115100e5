import { type Frame, framed, inWords, oneLine } from './frame.ts'
import { type Html, html } from './html.ts'
import { OWN_HEADER } from './own-header.ts'
import type { OutgoingMail } from './ports.ts'
import type { MailReport } from './report.ts'

/** The mail that is answered. */
export interface Answered {
  /** Without angle brackets. */
  messageId: string
  /** Ids of those before it, with angle brackets. */
  references: readonly string[]
}

/** What somebody wrote is quoted back up to here. */
const MOST_QUOTED = 8
const LONGEST_QUOTED = 200

const CID = 'board'

/** The answer to a mail: what was done, what was not and why, and what is asked now. */
export function composeReport(
  report: MailReport,
  frame: Frame,
  { messageId, references }: Answered,
): OutgoingMail {
  const sections = [...sectionsOf(report), ...nowOf(report), ...(report.below ?? []).map(sectionOf)]
  const png = report.board?.png
  const mail = framed(frame, {
    text: sections.flatMap(asText).slice(1),
    body: html`${sections.map(asHtml)}${png && html`<p><img src="cid:${CID}" alt="${report.board!.title}" width="640" style="max-width:100%;height:auto"></p>`}`,
    inline: png ? [{ cid: CID, contentType: 'image/png', name: 'board.png', bytes: png }] : [],
  })
  const id = `<${messageId}>`
  return {
    ...mail,
    inReplyTo: id,
    references: [...new Set([frame.thread, ...references, id])],
    headers: {
      ...mail.headers,
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      [OWN_HEADER]: report.match,
    },
  }
}

/** A heading and lines below it: told in a list, or to be copied as they stand. */
interface Section {
  heading: string
  told?: readonly string[]
  asIs?: readonly string[]
}

function sectionsOf({ done, refused, skipped, told, board, notFound, status }: MailReport): Section[] {
  return [
    ...done.map((one) => ({ heading: `Done: ${short(one.line)}`, told: one.told.map(oneLine) })),
    ...(refused ? [{ heading: `Not done: ${short(refused.line)}`, told: whyOf(refused.refusal) }] : []),
    ...(skipped ? [{ heading: 'Not looked at, since it stood below that:', asIs: quoted(skipped) }] : []),
    ...told.map(sectionOf),
    ...(board ? [{ heading: 'The table', told: tableOf(board) }] : []),
    ...(notFound ? [nothingIn(notFound, status)] : []),
  ]
}

const sectionOf = ({ title, lines }: MailReport['told'][number]): Section => ({
  heading: title,
  told: lines.map(oneLine),
})

const tableOf = ({ title, link }: NonNullable<MailReport['board']>): string[] => [
  oneLine(title),
  ...(link === undefined ? [] : [`As everybody sees it: ${link}`]),
]

/** Said once: the answer ends with how the match stands, and many a detail has all the words of its title. */
function whyOf({ code, title, detail }: NonNullable<MailReport['refused']>['refusal']): string[] {
  if (code === 'not-started' || code === 'match-over') return []
  const said = wordsIn(detail)
  const both = wordsIn(title).some((word) => !said.includes(word))
  return (both ? [`${title}.`, detail] : [detail]).map(oneLine).filter(Boolean)
}

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^a-z]+/)

function nothingIn(lines: readonly string[], status: MailReport['status']): Section {
  const how =
    status === 'invited'
      ? 'an invitation is answered with join, decline or stop in a line of its own.'
      : 'no line began with a word that is known here; "help" tells which are.'
  return lines.length > 0
    ? { heading: `Nothing was done: ${how} You wrote:`, asIs: quoted(lines) }
    : { heading: `Nothing was done: nothing stood in it but what was quoted, and ${how}` }
}

const quoted = (lines: readonly string[]): string[] =>
  lines.slice(0, MOST_QUOTED).map((line) => `> ${short(line)}`)

const short = (line: string): string => oneLine(line).slice(0, LONGEST_QUOTED)

function nowOf({ status, open }: MailReport): Section[] {
  if (status === 'invited') return []
  if (status === 'waiting') return [{ heading: 'The match begins when every seat is taken.' }]
  if (status !== 'active') return [{ heading: 'The match is over.' }]
  if (open.length === 0) return [{ heading: 'You are asked nothing now.' }]
  return open.map(({ text, answers, more, deadline }) => ({
    heading: `${oneLine(text)}${deadline === null ? '' : ` Until ${inWords(deadline)}.`}`,
    asIs: answers.map(oneLine),
    ...(more > 0 && { told: [`There are ${more} more ways.`] }),
  }))
}

const asText = ({ heading, told = [], asIs = [] }: Section): string[] => [
  '',
  heading,
  ...asIs.map((line) => `    ${line}`),
  ...told.map((line) => `- ${line}`),
]

const asHtml = ({ heading, told = [], asIs = [] }: Section): Html => html`<h3>${heading}</h3>
${asIs.length > 0 && html`<pre style="background:#f4f6f9;padding:.75rem;white-space:pre-wrap">${asIs.join('\n')}</pre>`}
${told.length > 0 && html`<ul>${told.map((line) => html`<li>${line}</li>`)}</ul>`}`
