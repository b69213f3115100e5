import { type MailSettings, mailboxOf, type SendMail } from '../../app/index.ts'

/** Cloudflare's `send_email` binding, as far as it is used: it makes the MIME itself. */
export interface MailBinding {
  send(mail: {
    from: string | { email: string; name: string }
    to: string
    subject: string
    text: string
    html?: string
    replyTo?: string
    headers: Record<string, string>
  }): Promise<unknown>
}

/** Codes with which the platform refuses a recipient for good. */
const GONE = ['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED']

/**
 * Sends on Workers. The platform gives each mail an id of its own; the thread is held together by what it
 * refers to. There are no pictures: what makes them is larger than a Worker may be.
 */
export const createEdgeMail =
  (binding: MailBinding, settings: MailSettings): SendMail =>
  async ({ to, subject, text, html, replyTo, inReplyTo, references, headers }) => {
    const { name, address } = mailboxOf(settings.from)!
    try {
      await binding.send({
        from: name === undefined ? address : { email: address, name },
        to,
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo }),
        headers: {
          ...headers,
          ...(inReplyTo !== undefined && { 'In-Reply-To': inReplyTo }),
          ...(references && { References: references.join(' ') }),
        },
      })
      return { ok: true }
    } catch (error) {
      const code = String((error as { code?: unknown }).code ?? 'unknown')
      // The message may name the address.
      return { ok: false, error: `The platform refused: ${code}`, ...(GONE.includes(code) && { gone: true }) }
    }
  }
