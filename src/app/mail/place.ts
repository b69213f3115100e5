import type { Seat } from '../../core/index.ts'
import type { Settings } from '../ports.ts'
import { sign, verifies } from '../signing.ts'
import { makeReplyToken, replyAddress } from './reply-address.ts'

/** Whom a mail goes to and what its links are good for: a seat, as long as it is in the same hands. */
export interface MailPlace {
  /** UUID of the match. */
  match: string
  seat: Seat
  generation: number
}

const PURPOSE = 'mail-page'

const partsOf = ({ match, seat, generation }: MailPlace) => [match, String(seat), String(generation)] as const

/**
 * The page on which a reader says whether and when mail comes. Who has the address may do what the page
 * offers, and nothing else. Undefined where the service cannot sign or does not know its own address.
 */
export function mailPage(settings: Settings, place: MailPlace): string | undefined {
  const signature = sign(settings, PURPOSE, ...partsOf(place))
  const base = settings.publicUrl?.()
  return signature && base && `${base}/mail/${partsOf(place).join('/')}/${signature}`
}

/** Whom a page's address is of; undefined for whatever this service has not signed. */
export function placeOf(
  settings: Settings,
  path: { match: string; seat: string; generation: string; signature: string },
): MailPlace | undefined {
  const { match, seat, generation, signature } = path
  if (!/^\d{1,2}$/.test(seat) || !/^\d{1,9}$/.test(generation)) return undefined
  const place = { match, seat: Number(seat), generation: Number(generation) }
  return verifies(settings, signature, PURPOSE, ...partsOf(place)) ? place : undefined
}

/** Where answers to a mail that showed a revision go; undefined where none are taken. */
export function replyTo(settings: Settings, place: MailPlace, revision: number): string | undefined {
  const token = makeReplyToken(settings, { ...place, revision })
  return settings.mail && token && replyAddress(settings.mail.reply, token)
}

/** Ids of messages are made under the domain that answers come to. */
export const idAt = ({ mail }: Settings, name: string): string =>
  `<${name}@${mail!.reply.slice(mail!.reply.lastIndexOf('@') + 1)}>`

/** What all mails of one seat in one match refer to, so that they are shown as one thread. */
export const threadOf = (settings: Settings, place: MailPlace): string =>
  idAt(settings, partsOf(place).join('.'))
