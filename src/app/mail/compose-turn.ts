import { type Frame, framed, inWords, oneLine, seatLines } from './frame.ts'
import { html } from './html.ts'
import type { Inline, OutgoingMail } from './ports.ts'

/** Why a seat is written to. */
export type Reason =
  | 'turn'
  | 'reminder'
  | 'withdrawn'
  | 'asked'
  | 'unasked'
  | 'settled'
  | 'paused'
  | 'news'
  | 'over'

/** A question as a mail puts it. */
export interface Question {
  text: string
  /** Answers that may be copied, in the game's notation. */
  answers: readonly string[]
  /** There are so many further answers that may be given as they stand. */
  more: number
}

/** What a seat is told by mail; all of it computed from that seat's own view. */
export interface Turn extends Frame {
  reason: Reason
  seat: number
  names: readonly (string | null)[]
  /** What has happened since the last mail, oldest first. */
  lines: readonly string[]
  /** What others have said since the last move that was told. */
  said: readonly string[]
  /** That lines before those were left out, in words. */
  left: readonly string[]
  questions: readonly Question[]
  /** Milliseconds since 1970 UTC. */
  deadline: number | null
  /** How it ended, once it has. */
  ending: readonly string[]
  /** What the board shows, in a sentence. */
  board: string
  /** The board as everybody sees it. */
  pictureLink?: string
  /** Help for the notation, in the first mail. */
  notation: readonly string[]
  /** Whom the seat may speak to, where the rules let it. */
  reach: 'all' | 'team' | undefined
}

const SAID: Readonly<Record<Reason, string>> = {
  turn: 'it is your turn.',
  reminder: 'it is still your turn, and little time is left.',
  withdrawn: 'it is not your turn any more.',
  asked: 'you are asked about a proposal.',
  unasked: 'the proposal need not be answered any more.',
  settled: 'your proposal was answered.',
  paused: 'the match is paused.',
  news: 'the match goes on.',
  over: 'the match is over.',
}

const CID = 'board'

/** @param png the board as the seat sees it, where there is one */
export function composeTurn(turn: Turn, png?: Uint8Array): OutgoingMail {
  const { game, reason, seat, names, lines, questions, deadline, ending, board, notation, left } = turn
  const title = `${game}: ${SAID[reason]}`
  const until = deadline === null ? '' : `Until ${inWords(deadline)}.`
  const told = lines.map(oneLine).filter(Boolean)
  const how = hints(turn)
  const links = [
    ...(turn.pictureLink ? [`The table as everybody sees it: ${turn.pictureLink}`] : []),
    ...(turn.page ? [`Less mail, or none: ${turn.page}`] : []),
  ]
  const text = [
    title,
    ...(until ? [until] : []),
    ...section('', ending),
    ...section('What has happened', [...left, ...told.map((line) => `- ${line}`)]),
    ...section(
      'What was said',
      turn.said.map((line) => `- ${line}`),
    ),
    ...questions.flatMap(({ text: asked, answers, more }) =>
      section(oneLine(asked), [...answers.map((line) => `    ${oneLine(line)}`), ...furtherText(more)]),
    ),
    ...section('', how),
    ...section('The table', [oneLine(board), ...seatLines(names, seat)]),
    ...section('How moves are written', notation.map(oneLine)),
    ...section('', links),
  ]
  const body = html`<p><strong>${title}</strong>${until && html` ${until}`}</p>
${ending.map((line) => html`<p>${line}</p>`)}
${told.length > 0 && html`<h3>What has happened</h3>${left.map((line) => html`<p>${line}</p>`)}<ul>${told.map((line) => html`<li>${line}</li>`)}</ul>`}
${turn.said.length > 0 && html`<h3>What was said</h3><ul>${turn.said.map((line) => html`<li>${line}</li>`)}</ul>`}
${questions.map(
  ({ text: asked, answers, more }) => html`<h3>${asked}</h3>
<pre style="background:#f4f6f9;padding:.75rem;white-space:pre-wrap">${answers.map(oneLine).join('\n')}</pre>
${furtherText(more).map((line) => html`<p>${line}</p>`)}`,
)}
${how.map((line) => html`<p>${line}</p>`)}
${
  png
    ? html`<p><img src="cid:${CID}" alt="${board}" width="640" style="max-width:100%;height:auto"></p>`
    : html`<p>${board}</p>`
}
<ul>${seatLines(names, seat).map((line) => html`<li>${line}</li>`)}</ul>
${notation.length > 0 && html`<h3>How moves are written</h3><ul>${notation.map((line) => html`<li>${line}</li>`)}</ul>`}
<p style="color:#5a6675">${turn.pictureLink && html`<a href="${turn.pictureLink}">The table as everybody sees it</a> · `}${turn.page && html`<a href="${turn.page}">Less mail, or none</a>`}</p>`
  const inline: Inline[] = png ? [{ cid: CID, contentType: 'image/png', name: 'board.png', bytes: png }] : []
  return framed(turn, { text, body, inline })
}

const CHAT = {
  all: '"chat TEXT" says something to all, ',
  team: '"chat team: TEXT" says something to your team, ',
}

function hints({ reason, replyTo, questions, reach }: Turn): string[] {
  if (replyTo === undefined || reason === 'over') return []
  return [
    questions.length > 0
      ? 'To answer, reply with such a line above what is quoted; several lines are done in order.'
      : reason === 'paused'
        ? 'Nothing can be played and no time runs. "propose resume" ends that at once.'
        : 'There is nothing to answer now.',
    `At any time: "board" shows the table again, "help" says more, "undo" takes your last move back where that is allowed, ${reach ? CHAT[reach] : ''}"resign" gives up.`,
  ]
}

const furtherText = (more: number): string[] =>
  more > 0 ? [`There are ${more} more; "help" says how they are written.`] : []

/** A heading and what stands below it, with a line between it and what is above; nothing where there is nothing. */
const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', ...(heading ? [heading] : []), ...lines]
