import { digest, toIso } from '../../core/index.ts'
import { type Access, type Bearer, needBearer } from '../access.ts'
import type { Repeatable } from '../idempotency.ts'
import type { Live } from '../live.ts'
import { read } from '../read.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import type { Service } from '../service.ts'
import { uuidOf, uuidv7 } from '../tokens.ts'
import { unlessUnknown } from '../write.ts'
import {
  type Delivery,
  NOTICES,
  type NoticeStore,
  type Preferences,
  type SigningSecrets,
  type Subscription,
} from './ports.ts'
import { faultOf } from './receiver.ts'
import type { DeliveryOut, NewSubscriptionBody, SubscriptionOut } from './shapes.ts'

/** Subscriptions of one token in one match. */
const MOST = 10

/** So long deliveries are signed with the former secret as well, milliseconds: a day. */
const ROTATION = 86_400_000

const SECRET_BYTES = 32

export interface SubscriptionRequest {
  matchId: string
  token: string | undefined
}

interface Asking {
  notices: NoticeStore
  bearer: Bearer
  access: Access
  live: Live
}

/** Who may listen: whoever has a living token of the match. */
async function admit(service: Service, { matchId, token }: SubscriptionRequest): Promise<Asking | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const { access, live } = reading
  const refused = needBearer(access)
  if (refused) return refused
  const { notices } = service.ports.store
  if (!notices || !service.ports.send) return refuse('not-offered', 'This server sends no notices.')
  const bearer = service.bearer(token) as Bearer
  return { notices, bearer, access, live }
}

/** The same for one of the bearer's own subscriptions. */
async function own(
  service: Service,
  request: SubscriptionRequest,
  id: string,
): Promise<(Asking & { subscription: Subscription }) | Refusal> {
  const asking = await admit(service, request)
  if (isRefusal(asking)) return asking
  const all = await asking.notices.subscriptions(request.matchId, asking.bearer.hash)
  const subscription = all.find((one) => one.id === id)
  return subscription ? { ...asking, subscription } : refuse('not-found', 'You have no such subscription.')
}

/**
 * Listens with the bearer's own eyes. Repeated under a key it is the same subscription with a fresh secret,
 * since the first answer may have been lost: the id follows from token and key.
 */
export async function subscribe(
  service: Service,
  request: SubscriptionRequest & { key?: string | undefined },
  body: NewSubscriptionBody | Refusal,
): Promise<Repeatable<SubscriptionOut> | Refusal> {
  const asking = await admit(service, request)
  if (isRefusal(asking)) return asking
  if (isRefusal(body)) return body
  const { ports } = service
  const fault = faultOf(body.url, ports.settings.hooksAllowPrivate)
  if (fault)
    return refuse('receiver-refused', 'Nothing is sent to that address.', {
      errors: [{ path: '/url', code: 'receiver-refused', message: fault }],
    })
  const { notices, bearer, access, live } = asking
  const { matchId, key } = request
  const secrets: SigningSecrets = [{ secret: newSecret(service), until: null }]
  const wanted = {
    matchId,
    id: uuidOf(
      key === undefined ? ports.random(16) : digest([matchId, bearer.hash, key]),
      live.match.createdAt,
    ),
    seat: access.kind === 'seat' ? access.seat : null,
    tokenHash: bearer.hash,
    events: body.events ?? NOTICES,
    target: { channel: 'webhook' as const, url: body.url, format: body.format ?? 'standard' },
    preferences: preferencesOf(body),
    secrets,
  }
  const mine = key === undefined ? [] : await notices.subscriptions(matchId, bearer.hash)
  const before = mine.find((one) => one.id === wanted.id)
  if (before) {
    if (digest(asked(before)) !== digest(asked(wanted)))
      return refuse('idempotency-key-reused', 'Another subscription was made under this key.')
    await unlessUnknown(notices.setSecrets(matchId, before.id, secrets))
    return { answer: { ...present(before), secret: secrets[0]!.secret }, replayed: true }
  }
  const result = await unlessUnknown(notices.subscribe(wanted, MOST))
  if (result === 'absent') return refuse('not-found', 'The match has just been removed.')
  if (result === 'full') return refuse('subscriptions-full', `There are ${MOST} already; remove one of them.`)
  const made = { ...wanted, disabled: null, cursor: live.state.revision, createdAt: ports.clock.now() }
  return { answer: { ...present(made), secret: secrets[0]!.secret }, replayed: false }
}

/** The bearer's own, oldest first. */
export async function listSubscriptions(
  service: Service,
  request: SubscriptionRequest,
): Promise<{ subscriptions: SubscriptionOut[] } | Refusal> {
  const asking = await admit(service, request)
  if (isRefusal(asking)) return asking
  const all = await asking.notices.subscriptions(request.matchId, asking.bearer.hash)
  return { subscriptions: all.map(present) }
}

export async function unsubscribe(
  service: Service,
  request: SubscriptionRequest,
  id: string,
): Promise<undefined | Refusal> {
  const found = await own(service, request, id)
  if (isRefusal(found)) return found
  await unlessUnknown(found.notices.unsubscribe(request.matchId, id))
  return undefined
}

/** A new secret; for a day deliveries are signed with both. */
export async function rotateSecret(
  service: Service,
  request: SubscriptionRequest,
  id: string,
): Promise<{ secret: string } | Refusal> {
  const found = await own(service, request, id)
  if (isRefusal(found)) return found
  const now = service.ports.clock.now()
  const [newest] = found.subscription.secrets
  const secrets = [
    { secret: newSecret(service), until: null },
    { ...newest!, until: now + ROTATION },
  ]
  await unlessUnknown(found.notices.setSecrets(request.matchId, id, secrets))
  return { secret: secrets[0]!.secret }
}

/** One message of type `test`, once; whatever comes of it changes nothing else. */
export async function testSubscription(
  service: Service,
  request: SubscriptionRequest & { key?: string | undefined },
  subscription: string,
): Promise<{ delivery: string } | Refusal> {
  const found = await own(service, request, subscription)
  if (isRefusal(found)) return found
  const { notices, live } = found
  const { revision } = live.state
  const { game } = live.match
  const { ports } = service
  const id = uuidv7(ports.clock.now(), ports.random)
  const data = { match: request.matchId, game, revision }
  const test = { id, type: 'test' as const, revision, data, obligation: `test:${request.key ?? id}` }
  await unlessUnknown(notices.add(request.matchId, subscription, test))
  return { delivery: id }
}

export async function listDeliveries(
  service: Service,
  request: SubscriptionRequest,
  id: string,
  { limit = 50, before }: { limit?: number | undefined; before?: string | undefined },
): Promise<{ deliveries: DeliveryOut[] } | Refusal> {
  const found = await own(service, request, id)
  if (isRefusal(found)) return found
  const all = await found.notices.deliveries(request.matchId, id, limit, before)
  return { deliveries: all.map(presentDelivery) }
}

/** Sends it once more, under the same id. */
export async function redeliver(
  service: Service,
  request: SubscriptionRequest,
  id: string,
  delivery: string,
): Promise<{ delivery: string } | Refusal> {
  const found = await own(service, request, id)
  if (isRefusal(found)) return found
  const again = await unlessUnknown(found.notices.redeliver(request.matchId, id, delivery))
  return again ? { delivery } : refuse('not-found', 'There is no such delivery, or it is on its way.')
}

const newSecret = ({ ports }: Service): string =>
  `whsec_${btoa(String.fromCharCode(...ports.random(SECRET_BYTES)))}`

const preferencesOf = ({ digest: seconds, quiet }: NewSubscriptionBody): Preferences => ({
  pace: seconds === undefined ? 'each' : { digest: seconds },
  quiet: quiet ? { from: minutes(quiet.from), until: minutes(quiet.until) } : null,
})

/** Minutes since midnight of `HH:MM`. */
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const asked = ({ events, target, preferences }: Pick<Subscription, 'events' | 'target' | 'preferences'>) => ({
  events,
  target,
  preferences,
})

function present({
  id,
  seat,
  events,
  target,
  preferences,
  disabled,
  createdAt,
}: Subscription): SubscriptionOut {
  const { pace, quiet } = preferences
  return {
    id,
    viewer: seat ?? 'spectator',
    events: [...events],
    ...(target.channel === 'webhook' && { url: target.url, format: target.format }),
    ...(pace !== 'each' && { digest: pace.digest }),
    ...(quiet && { quiet: { from: clockTime(quiet.from), until: clockTime(quiet.until) } }),
    status: disabled === null ? 'active' : 'disabled',
    reason: disabled,
    createdAt: toIso(createdAt),
  }
}

const presentDelivery = ({
  id,
  type,
  revision,
  state,
  attempts,
  error,
  createdAt,
  nextAt,
}: Delivery): DeliveryOut => ({
  id,
  type,
  revision,
  state,
  attempts,
  error,
  createdAt: toIso(createdAt),
  nextAt: nextAt === null ? null : toIso(nextAt),
})
