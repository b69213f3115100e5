import * as z from 'zod/mini'
import { described } from '../../../core/index.ts'
import { postedMail } from '../../mail/inbound-forms.ts'
import { LARGEST_MAIL } from '../../mail/read/index.ts'
import type { Described } from '../operation.ts'

const raw = described('A mail as it came (RFC 5322)', z.string().check(z.maxLength(LARGEST_MAIL)))

const receipt = z.object({
  receipt: described(
    '`answered`: done, and its sender was told; `quiet`: done or refused, now or when it came before, and nobody was told; `ignored`: nothing for us',
    z.enum(['answered', 'quiet', 'ignored']),
  ),
})

/** Mail from a provider, which is mounted by itself: see transports/mail. */
export const inbound: readonly Described[] = [
  {
    id: 'postMail',
    method: 'post',
    path: '/v1/inbound/email',
    tag: 'service',
    summary: 'Hand over a mail',
    description:
      'For the mail provider of the host, who gives it a secret: as a bearer token, or as the password of HTTP basic authentication. Takes a mail as it came, the JSON of Postmark, and what a route of Mailgun posts, up to 10 MiB. Whatever becomes of the mail the answer is 200, and the provider is done; 503 asks to have it posted again, which does nothing twice.',
    token: 'own',
    limit: 'read',
    body: {
      schema: postedMail,
      required: true,
      refused: 'invalid-body',
      also: {
        'message/rfc822': raw,
        'multipart/form-data': postedMail,
        'application/x-www-form-urlencoded': postedMail,
      },
    },
    success: { 200: { description: 'It was taken', schema: receipt } },
    problems: [404],
  },
]
