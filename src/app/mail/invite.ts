import { digest, isOver, type MatchStatus } from '../../core/index.ts'
import { needHost } from '../access.ts'
import type { Live } from '../live.ts'
import { load } from '../load.ts'
import type { AddressState, MailStore, NewAddress, Ports, SeatAddress, Sent, Settings } from '../ports.ts'
import { read } from '../read.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import type { Service } from '../service.ts'
import { sign } from '../signing.ts'
import { unlessUnknown } from '../write.ts'
import { isOurs, normalAddress } from './address.ts'
import { composeInvitation } from './compose-invitation.ts'
import { seatNames } from './frame.ts'
import { idAt, type MailPlace, mailPage, replyTo, threadOf } from './place.ts'

const DAY = 86_400_000

/** Unanswered invitations of one day: of an API key, of one place without a key, and to one address. */
const MOST_OPEN = { key: 200, place: 10, address: 5 }

/** An invitation that nobody answers is repeated once by itself, after so long; more often only for the host. */
const REPEAT_AFTER = 3 * DAY
const MOST_BY_ITSELF = 2
const MOST_INVITATIONS = 5

/** Pauses after attempts that failed, milliseconds; then it is given up. */
const PAUSES = [60_000, 600_000, 3_600_000, 6 * 3_600_000]

/** A process that dies keeps an invitation from others for so long, milliseconds. */
const LEASE = 30_000

/** Invitations that are under way at once. */
const MOST_HANDS = 4

/** Whether mail can be sent and answered here. */
export const mailOf = ({ store, sendMail, settings }: Ports): MailStore | undefined =>
  sendMail && settings.mail && settings.signingKey !== undefined && store.notices ? store.mail : undefined

/**
 * The addresses of seats, or why nobody can be invited there.
 * @param wanted `path`: where the address stands in the body
 * @param from the API key that pays, or the place that the request came from where it is none
 */
export async function planMail(
  { ports }: Service,
  wanted: readonly { seat: number; mail: string; path: string }[],
  from: { keyId: string | null; place: string | undefined },
): Promise<NewAddress[] | Refusal> {
  if (wanted.length === 0) return []
  const store = mailOf(ports)
  if (!store) return refuse('not-offered', 'This server sends no mail.')
  const inviter = inviterOf(ports.settings, from)
  const most = from.keyId === null ? MOST_OPEN.place : MOST_OPEN.key
  const planned: NewAddress[] = []
  for (const { mail, seat, path } of wanted) {
    const address = normalAddress(mail)
    if (address === undefined || isOurs(ports.settings.mail!.reply, address))
      return refuse('invalid-seats', 'Nobody can be invited there.', {
        errors: [{ path, code: 'invalid-address', message: 'Not an address of a player' }],
      })
    const since = ports.clock.now() - DAY
    const open = await store.unanswered({ inviter, address, since })
    const here = planned.filter((one) => one.address === address).length
    if (open.byInviter + planned.length >= most || open.toAddress + here >= MOST_OPEN.address)
      return refuse('invitations-full', 'Wait until some of them are answered, or for a day.')
    planned.push({ seat, generation: 0, address, inviter })
  }
  return planned
}

/** Who invites, as it is remembered: signed, so that no list of addresses leads back from it. */
const inviterOf = (
  settings: Settings,
  { keyId, place = '' }: { keyId: string | null; place: string | undefined },
): string => digest(sign(settings, 'inviter', keyId === null ? 'place' : 'key', keyId ?? place))

/** Sends the invitations that are due. `ended` when all of them are done. */
export async function sendInvitations(
  service: Service,
  hands: { inviting?: number },
): Promise<{ begun: number; ended: Promise<void> }> {
  const store = mailOf(service.ports)
  const free = MOST_HANDS - (hands.inviting ?? 0)
  if (!store || free <= 0) return { begun: 0, ended: Promise.resolve() }
  const due = await store.claimInvitations(free, LEASE)
  hands.inviting = (hands.inviting ?? 0) + due.length
  const attempts = due.map((address) =>
    invite(service, store, address)
      // The lease runs out, and it is sent once more under the same id.
      .catch((error) => service.ports.log.error('invitation', error, { match: address.matchId }))
      .finally(() => {
        hands.inviting = hands.inviting! - 1
      }),
  )
  return { begun: due.length, ended: Promise.all(attempts).then(() => {}) }
}

async function invite(service: Service, store: MailStore, address: SeatAddress): Promise<void> {
  const { ports } = service
  const { matchId, seat, generation } = address
  const set = (state: AddressState) => store.setState(matchId, seat, generation, state)
  const found = await load(service, matchId)
  const place = found?.live.state.table.seats[seat]
  if (
    !found ||
    !place ||
    place.generation !== generation ||
    (place.taken && place.join !== 'mail') ||
    isOver(found.live.state.table.status)
  )
    return store.settleInvitation(address, false, null)
  if (await store.isBlocked(digest(address.address.toLowerCase()))) return set('stopped')
  const sent = await sendOne(service, address, found.live)
  if (sent.ok) {
    const again = address.invitations + 1 < MOST_BY_ITSELF
    return store.settleInvitation(address, true, again ? ports.clock.now() + REPEAT_AFTER : null)
  }
  if (sent.gone) return set('undeliverable')
  const pause = PAUSES[address.attempts]
  await store.settleInvitation(address, false, pause === undefined ? null : ports.clock.now() + pause)
}

async function sendOne(
  { ports }: Service,
  { matchId, seat, generation, address, invitations }: SeatAddress,
  { game: { meta }, state }: Live,
): Promise<Sent> {
  const { settings } = ports
  const place: MailPlace = { match: matchId, seat, generation }
  const thread = threadOf(settings, place)
  return ports.sendMail!(
    composeInvitation({
      to: address,
      game: meta.name,
      summary: meta.summary,
      match: matchId,
      messageId:
        invitations === 0 ? thread : idAt(settings, `${matchId}.${seat}.${generation}.${invitations}`),
      thread,
      replyTo: replyTo(settings, place, 0),
      page: mailPage(settings, place),
      seat,
      names: seatNames(await ports.store.names(matchId), state.table.seats),
      again: invitations > 0,
      begun: state.table.status === 'active',
    }),
  )
}

/** How an invitation stands; the address itself is told to nobody. */
export interface InvitationStatus {
  seat: number
  state: SeatAddress['state']
  /** Invitations that have gone out. */
  sent: number
}

export interface InvitationRequest {
  matchId: string
  token: string | undefined
  /** What is wrong with the body. */
  flaw?: Refusal | undefined
}

/** How the invitation of a seat stands, for the host. */
export async function getInvitation(
  service: Service,
  request: InvitationRequest,
  seat: number,
): Promise<InvitationStatus | Refusal> {
  const found = await own(service, request, seat)
  return isRefusal(found) ? found : statusOf(found.address)
}

/** Sends it once more: for a mail that was lost. */
export async function inviteAgain(
  service: Service,
  request: InvitationRequest,
  seat: number,
): Promise<InvitationStatus | Refusal> {
  const found = await own(service, request, seat)
  if (isRefusal(found)) return found
  if (request.flaw) return request.flaw
  const { store, address, status } = found
  if (isOver(status)) return refuse('invitation-over', 'The match is over.')
  const again = await unlessUnknown(
    store.inviteAgain(request.matchId, seat, address.generation, MOST_INVITATIONS),
  )
  return again
    ? statusOf(address)
    : refuse('invitation-over', 'It was answered, or has been sent as often as it may be.')
}

async function own(
  service: Service,
  { matchId, token }: InvitationRequest,
  seat: number,
): Promise<{ store: MailStore; address: SeatAddress; status: MatchStatus } | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const refused = needHost(reading.access)
  if (refused) return refused
  const store = mailOf(service.ports)
  if (!store) return refuse('not-offered', 'This server sends no mail.')
  const { seats, status } = reading.live.state.table
  const generation = seats[seat]?.generation
  const address = generation === undefined ? undefined : await store.address(matchId, seat, generation)
  return address
    ? { store, address, status }
    : refuse('not-found', 'Nobody was invited by mail to that seat.')
}

const statusOf = ({ seat, state, invitations }: SeatAddress): InvitationStatus => ({
  seat,
  state,
  sent: invitations,
})
