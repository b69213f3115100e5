import { digest, isOver, type Seat } from '../../core/index.ts'
import { refuseWhenOver } from '../act.ts'
import { claimSeat } from '../claim-seat.ts'
import type { Live } from '../live.ts'
import { load } from '../load.ts'
import { HOLD, pacedAt } from '../notices/plan.ts'
import type {
  AddressState,
  MailStore,
  NewSubscription,
  NoticeStore,
  NoticeType,
  Preferences,
  SeatAddress,
  Subscription,
} from '../ports.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import type { Service } from '../service.ts'
import { hashToken, makeToken, uuidv7 } from '../tokens.ts'
import { afterWrite, unlessUnknown } from '../write.ts'
import { seatNames } from './frame.ts'
import { mailOf } from './invite.ts'
import type { MailPlace } from './place.ts'

/** What a seat is written of: its turns, and the beginning and the end. */
const EVENTS: readonly NoticeType[] = [
  'match.started',
  'turn.due',
  'turn.withdrawn',
  'deadline.near',
  'match.finished',
]

/** Two who answer one invitation at once take the code out of each other's hands. */
const MOST_TRIES = 3

/** A seat that is, or may be, played by mail, as one who reads that mail may see it. */
export interface MailStanding {
  place: MailPlace
  state: AddressState
  /** The reader of the address plays the seat. */
  taken: boolean
  over: boolean
  /** The game's name. */
  game: string
  names: readonly (string | null)[]
  /** When mail comes; undefined while the seat does not play. */
  preferences: Preferences | undefined
}

interface Asked {
  mail: MailStore
  notices: NoticeStore
  address: SeatAddress
  live: Live
  subscription: Subscription | undefined
}

/** How it stands; a refusal where the seat is in other hands by now, or was never played by mail. */
export async function lookByMail(service: Service, place: MailPlace): Promise<MailStanding | Refusal> {
  const found = await find(service, place)
  if (isRefusal(found)) return found
  const { live, address, subscription } = found
  const { status, seats } = live.state.table
  return {
    place,
    state: address.state,
    taken: seats[place.seat]!.taken && subscription !== undefined,
    over: isOver(status),
    game: live.game.meta.name,
    names: seatNames(await service.ports.store.names(place.match), seats),
    preferences: subscription?.preferences,
  }
}

/**
 * Takes the seat for whoever reads the mail of its address, and has that reader told of its turns. Repeated it
 * changes nothing; who had stopped all mail gets it again.
 * @param answered whether an answer to this takes the place of the first mail
 */
export async function joinByMail(
  service: Service,
  place: MailPlace,
  { receivedAt, answered = false }: { receivedAt: number; answered?: boolean },
): Promise<MailStanding | Refusal> {
  const found = await find(service, place)
  if (isRefusal(found)) return found
  const { mail, notices, address, live, subscription } = found
  const { match, seat, generation } = place
  if (address.state === 'confirmed' && subscription) return lookByMail(service, place)
  const { taken } = live.state.table.seats[seat]!
  if (taken && subscription) {
    await unlessUnknown(prefer(service, notices, subscription, subscription.preferences))
    if (!answered) await afterWrite(welcome(service, notices, subscription))
  } else {
    const token = await (taken ? takeOver(service, place) : claim(service, place, receivedAt))
    if (isRefusal(token)) return token
    const made = subscriptionOf(service, place, token)
    await afterWrite(notices.subscribe(made, 1))
    if (!answered) await afterWrite(welcome(service, notices, made))
  }
  await afterWrite(mail.setState(match, seat, generation, 'confirmed'))
  return lookByMail(service, place)
}

/** Turns an invitation down. The seat stays free. */
export async function declineByMail(service: Service, place: MailPlace): Promise<MailStanding | Refusal> {
  const found = await find(service, place)
  if (isRefusal(found)) return found
  if (found.address.state === 'invited')
    await unlessUnknown(found.mail.setState(place.match, place.seat, place.generation, 'declined'))
  return lookByMail(service, place)
}

/** No more mail: of this seat's turns or, where it was an invitation, of anybody's from this service. */
export async function stopByMail(service: Service, place: MailPlace): Promise<MailStanding | Refusal> {
  const found = await find(service, place)
  if (isRefusal(found)) return found
  const { mail, notices, address, subscription } = found
  if (address.state === 'invited') await unlessUnknown(mail.block(digest(address.address.toLowerCase())))
  if (subscription?.disabled === null)
    await unlessUnknown(notices.disable(place.match, subscription.id, 'Its reader wants no more mail.'))
  await unlessUnknown(mail.setState(place.match, place.seat, place.generation, 'stopped'))
  return lookByMail(service, place)
}

/** When mail is to come from now on; who had stopped it gets it again. */
export async function preferByMail(
  service: Service,
  place: MailPlace,
  preferences: Preferences,
): Promise<MailStanding | Refusal> {
  const found = await find(service, place)
  if (isRefusal(found)) return found
  const { mail, notices, subscription } = found
  if (!subscription) return refuse('not-found', 'Nobody has joined by this address.')
  await unlessUnknown(prefer(service, notices, subscription, preferences))
  await unlessUnknown(mail.setState(place.match, place.seat, place.generation, 'confirmed'))
  if (subscription.disabled !== null) await afterWrite(welcome(service, notices, subscription))
  return lookByMail(service, place)
}

/** What is held already, and need not be any longer, goes out once it might have been taken back. */
const prefer = (
  { ports }: Service,
  notices: NoticeStore,
  { matchId, id }: Subscription,
  preferences: Preferences,
): Promise<void> =>
  notices.prefer(
    matchId,
    id,
    preferences,
    pacedAt(ports.clock.now() + (ports.settings.noticeHold ?? HOLD), preferences),
  )

async function find(service: Service, { match, seat, generation }: MailPlace): Promise<Asked | Refusal> {
  const { ports } = service
  const mail = mailOf(ports)
  const { notices } = ports.store
  if (!mail || !notices) return refuse('not-offered', 'This server sends no mail.')
  const found = await load(service, match)
  const current = found?.live.state.table.seats[seat]?.generation === generation
  const address = current ? await mail.address(match, seat, generation) : undefined
  if (!found || !address) return refuse('not-found', 'This seat is not played by this address.')
  const all = await notices.subscriptions(match)
  const subscription = all.find((one) => one.seat === seat && one.target.channel === 'mail')
  return { mail, notices, address, live: found.live, subscription }
}

/**
 * Claims the seat as anybody does who was invited: the code is made now and spent at once. Under the same key
 * the claim is the same one, should something have broken off behind it. @returns the seat's token
 */
async function claim(
  service: Service,
  { match, seat, generation }: MailPlace,
  receivedAt: number,
  tries = 0,
): Promise<string | Refusal> {
  const { ports } = service
  const found = await load(service, match)
  if (!found) return refuse('not-found', 'The match has just been removed.')
  const invite = makeToken('invite', ports.random)
  const names = await ports.store.names(match)
  await unlessUnknown(
    ports.store.rotate(
      match,
      [{ kind: 'invite', seat }],
      [{ hash: hashToken(invite), kind: 'invite', seat, generation }],
      found.live.state.revision,
    ),
  )
  const name = names[seat]
  const claimed = await claimSeat(service, match, seat, name ? { name } : {}, {
    token: invite,
    key: digest(['join by mail', match, seat, generation]),
    receivedAt,
    generation,
  })
  if (!isRefusal(claimed)) return claimed.answer.token!
  return claimed.code === 'token-invalid' && tries < MOST_TRIES
    ? claim(service, { match, seat, generation }, receivedAt, tries + 1)
    : claimed
}

/**
 * A token for a seat that was given to this reader while the match was played, or that was claimed before something
 * broke off: no entry has to be made.
 */
async function takeOver(service: Service, place: MailPlace): Promise<string | Refusal> {
  const found = await find(service, place)
  if (isRefusal(found)) return found
  const { match, seat, generation } = place
  const { state } = found.live
  const over = refuseWhenOver(state)
  if (over) return over
  const token = makeToken('seat', service.ports.random)
  const granted = [{ hash: hashToken(token), kind: 'seat' as const, seat, generation }]
  const rotated = await unlessUnknown(
    service.ports.store.rotate(match, [{ kind: 'seat', seat }], granted, state.revision),
  )
  return rotated ? token : takeOver(service, place)
}

/**
 * The first mail, or the first one again, where the match has begun: else the beginning will be told of. What has
 * been told already is not sent once more; another one that came to nothing, since mail was stopped, does not count.
 */
async function welcome(
  service: Service,
  notices: NoticeStore,
  { matchId, id }: Pick<NewSubscription, 'matchId' | 'id'>,
): Promise<void> {
  const found = await load(service, matchId)
  if (found?.live.state.table.status !== 'active') return
  const { revision } = found.live.state
  const delivery = uuidv7(found.loaded.now, service.ports.random)
  await notices.add(matchId, id, {
    id: delivery,
    type: 'match.started',
    obligation: `welcome:${delivery}`,
    revision,
    data: { match: matchId, game: found.live.match.game, revision },
  })
}

const subscriptionOf = (
  { ports }: Service,
  { match, seat }: { match: string; seat: Seat },
  token: string,
): NewSubscription => ({
  matchId: match,
  id: uuidv7(ports.clock.now(), ports.random),
  seat,
  tokenHash: hashToken(token),
  events: EVENTS,
  target: { channel: 'mail' as const },
  preferences: { pace: 'each' as const, quiet: null },
  secrets: [],
})
