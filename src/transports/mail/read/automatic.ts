import { OWN_HEADER } from '../../../app/index.ts'

/** Why nobody should answer a mail: a program sent it. */
export type Automatic = 'auto-submitted' | 'bulk' | 'list' | 'auto-reply' | 'bounce' | 'report' | 'own'

/** A field of the mail's head; the name is in lower case. */
export interface Field {
  key: string
  value: string
}

/**
 * Whether a program sent it (RFC 3834, and what was usual before), and which kind.
 * @param sender the envelope's sender; empty for a bounce, undefined where the channel does not tell
 */
export function automaticReason(
  fields: readonly Field[],
  from: string,
  subject: string,
  sender?: string | undefined,
): Automatic | undefined {
  const value = (key: string) =>
    fields
      .find((field) => field.key === key)
      ?.value.trim()
      .toLowerCase()
  if (fields.some(({ key }) => key === OWN_HEADER.toLowerCase())) return 'own'
  const path = value('return-path')
  if (sender === '' || path === '<>' || path === '') return 'bounce'
  if (
    /^(mailer-daemon|postmaster|bounces?)([+@-]|$)/i.test(from) ||
    value('x-failed-recipients') !== undefined
  )
    return 'bounce'
  if (/^multipart\/report\b/.test(value('content-type') ?? '')) return 'report'
  const submitted = value('auto-submitted')
  if (submitted !== undefined && !/^no\b/.test(submitted)) return 'auto-submitted'
  if (/^(bulk|list|junk|auto_reply)$/.test(value('precedence') ?? '')) return 'bulk'
  if (fields.some(({ key }) => key.startsWith('list-'))) return 'list'
  if (/\b(all|autoreply)\b/.test(value('x-auto-response-suppress') ?? '')) return 'auto-reply'
  if (AWAY.test(subject.trim())) return 'auto-reply'
  return fields.some(({ key }) => AUTO_REPLY.test(key)) ? 'auto-reply' : undefined
}

/** How the subject begins where a program says that somebody is away; people answer with `Re:`. */
const AWAY =
  /^(auto(matic)?[ -]?(reply|response)?:|auto-?reply|out of (the )?office|automatische antwort|abwesenheit|réponse automatique|respuesta automática|risposta automatica|automatická odpověď|odpowiedź automatyczna)/i

const AUTO_REPLY = /^x-(auto-?reply|auto-?respond|auto-?generated|autoreply-from|mail-autoreply)/
