import { type Frame, framed, oneLine, seatLines } from './frame.ts'
import { html } from './html.ts'
import type { OutgoingMail } from './ports.ts'

/** An invitation: all that is sent to an address whose reader has not agreed to anything. */
export interface Invitation extends Frame {
  /** What the game is, in a sentence. */
  summary: string
  seat: number
  names: readonly (string | null)[]
  /** It has been sent before. */
  again: boolean
  /** The match is being played, and its seat waits for a new holder. */
  begun: boolean
}

export function composeInvitation(invitation: Invitation): OutgoingMail {
  const { game, summary, seat, names, again, begun, replyTo, page } = invitation
  const title = `You are invited to ${begun ? 'take over a seat in' : 'a match of'} ${game}.`
  const greeting = again ? `${title} This has been sent before; nothing was answered yet.` : title
  const table = seatLines(names, seat)
  const how = [
    ...(replyTo === undefined
      ? []
      : ['To play by mail, answer this mail with one line: join', 'To say no, answer with: decline']),
    ...(page === undefined ? [] : [`Or open this page and choose there: ${page}`]),
  ]
  const why =
    'Somebody gave this address for a seat of this match. Nothing but this invitation is sent here unless you join. If you want no invitations from this service at all, answer with: stop'
  return framed(invitation, {
    text: [greeting, oneLine(summary), '', ...table, '', ...how, '', why],
    body: html`<p><strong>${greeting}</strong></p><p>${summary}</p>
<ul>${table.map((line) => html`<li>${line}</li>`)}</ul>
${
  replyTo !== undefined &&
  html`<p>To play by mail, answer this mail with one line: <code>join</code>. To say no: <code>decline</code>.</p>`
}
${page !== undefined && html`<p>Or <a href="${page}">choose on a page</a>.</p>`}
<p style="color:#5a6675">${why}</p>`,
  })
}
