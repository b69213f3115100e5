import type { SeatInfo } from '../../core/index.ts'
import { type Html, html } from './html.ts'
import type { Inline, OutgoingMail } from './ports.ts'

/** What every mail to a seat has in common. */
export interface Frame {
  to: string
  /** The game's name. */
  game: string
  /** UUID of the match. */
  match: string
  messageId: string
  /** What all mails of the seat refer to. */
  thread: string
  /** Where answers go. */
  replyTo: string | undefined
  /** The page on which mail is stopped or asked for less often. */
  page: string | undefined
}

const STYLE =
  'font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#ffffff;max-width:40rem;margin:0 auto;padding:1rem'

/**
 * A mail to a seat, with the headers that tell programs what it is: made by a machine (RFC 3834), one thread
 * (RFC 5322, 3.6.4), and to be stopped by one click (RFC 8058). The subject is the same for all of a match,
 * since some show a thread only then, and says nothing that others at the reader's desk should not see.
 */
export function framed(
  frame: Frame,
  { text, body, inline = [] }: { text: readonly string[]; body: Html; inline?: readonly Inline[] },
): OutgoingMail {
  const { to, game, match, messageId, thread, replyTo, page } = frame
  const first = messageId === thread
  return {
    to,
    subject: `${game} (${match.slice(-6)})`,
    text: `${text.join('\n')}\n`,
    html: html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${game}</title></head>
<body style="${STYLE}">${body}</body></html>`.markup,
    ...(replyTo !== undefined && { replyTo }),
    messageId,
    ...(!first && { inReplyTo: thread, references: [thread] }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Heliograph-Match': match,
      ...(page !== undefined && {
        'List-Unsubscribe': `<${page}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(inline.length > 0 && { inline }),
  }
}

/** A line of text that stays one, whatever is in it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** `2026-11-30 14:05 UTC` */
export const inWords = (millis: number): string =>
  `${new Date(millis).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** What seats are called, with the roles that some games give them: bots are, too. */
export const seatNames = (
  names: readonly (string | null)[],
  seats: readonly Pick<SeatInfo, 'kind' | 'role'>[],
): (string | null)[] =>
  seats.map(({ kind, role }, seat) => {
    const name = names[seat] ?? (kind === 'bot' ? 'a bot' : null)
    return role === undefined ? name : `${name ?? 'no name'}, ${role}`
  })

/** Seats with their names, the reader's own marked. */
export const seatLines = (names: readonly (string | null)[], own: number): string[] =>
  names.map((name, seat) => oneLine(`Seat ${seat}: ${name ?? 'no name'}${seat === own ? ' (you)' : ''}`))
