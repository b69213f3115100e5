import { load } from '../load.ts'
import { sendInvitations } from '../mail/invite.ts'
import { tellByMail } from '../mail/tell.ts'
import type { Service } from '../service.ts'
import { uuidv7 } from '../tokens.ts'
import { planFor, subjectOf } from './plan.ts'
import type { Claimed, NoticeStore, Sent, Settlement } from './ports.ts'
import { withoutRepeats } from './repeats.ts'

/** A process that dies keeps matches and deliveries from others for so long, milliseconds. */
const LEASE = 30_000

/** Matches looked at in one round. */
const MOST_MATCHES = 50

/** Messages under way at once: in all, and to one receiver. */
const MOST_HANDS = 64
const MOST_PER_LANE = 4

/** Pauses after failed attempts, seconds; within a day it is given up (Standard Webhooks 1.0 has such a one). */
const SCHEDULE = [5, 60, 300, 1800, 7200, 18_000, 36_000]

/** A receiver may ask for a longer pause, but not for longer than this, seconds. */
const LONGEST = 86_400

/** A pause is up to so much longer, so that what failed together does not come back together. */
const JITTER = 0.2

/** What one round of dispatching came to. */
export interface Dispatched {
  /** Matches that were thought about. */
  looked: number
  /** Deliveries that were begun, and when they have ended. */
  begun: number
  ended: Promise<void>
}

const NOTHING: Dispatched = { looked: 0, begun: 0, ended: Promise.resolve() }

/** The hands that one process has for sending: which receivers they are busy with. */
export interface Hands {
  lanes: Map<string, number>
  /** Invitations that are under way. */
  inviting?: number
  /** The process is about to end: nothing new is begun. */
  over?: boolean
}

/**
 * Thinks of those who listen to matches that have moved, and sends what is due. Waits for the plans and
 * for no receiver.
 */
export async function dispatch(service: Service, hands: Hands): Promise<Dispatched> {
  const { notices } = service.ports.store
  if (!notices) return NOTHING
  let looked = 0
  for (;;) {
    const moved = await notices.claimMatches(MOST_MATCHES, LEASE)
    looked += moved.length
    for (const matchId of moved) {
      if (hands.over) return NOTHING
      await think(service, notices, matchId)
    }
    if (moved.length < MOST_MATCHES) break
  }
  const sent = await sendDue(service, notices, hands)
  const invited = await sendInvitations(service, hands)
  return {
    looked,
    begun: sent.begun + invited.begun,
    ended: Promise.all([sent.ended, invited.ended]).then(() => {}),
  }
}

/** Writes down what the listeners of a match are to be told. Where it fails, the lease runs out and somebody tries again. */
async function think(service: Service, notices: NoticeStore, matchId: string): Promise<void> {
  const { ports } = service
  try {
    const found = await load(service, matchId)
    if (!found) return
    const { live, loaded } = found
    const { revision } = live.state
    const subscriptions = await notices.subscriptions(matchId)
    if (subscriptions.length === 0) return await notices.plan(matchId, revision, [])
    const entries = await ports.store.entries(matchId, 0, revision)
    const subject = subjectOf(live, entries)
    const settings = {
      now: loaded.now,
      hold: ports.settings.noticeHold,
      makeId: () => uuidv7(loaded.now, ports.random),
    }
    const planned = subscriptions
      .filter((one) => one.disabled === null)
      .map((subscription) => ({ subscription, plan: planFor(subject, subscription, settings) }))
    await notices.plan(matchId, revision, withoutRepeats(planned))
  } catch (error) {
    ports.log.error('notices', error, { match: matchId })
  }
}

/** What has gone out is kept for so long, to be looked at; milliseconds. */
const KEPT = 7 * 86_400_000

/** Removes what went out long ago; what says that a subscriber has been told of something goes with the match. */
export async function tidyNotices({ ports }: Service): Promise<void> {
  const { store, clock } = ports
  await store.notices?.sweepDeliveries(clock.now() - KEPT)
  await store.mail?.sweepUnanswered(clock.now() - KEPT)
}

async function sendDue(service: Service, notices: NoticeStore, { lanes }: Hands): Promise<Dispatched> {
  const underWay = [...lanes.values()].reduce((sum, n) => sum + n, 0)
  if (underWay >= MOST_HANDS) return NOTHING
  const claimed = await notices.claimDeliveries({
    limit: MOST_HANDS - underWay,
    perLane: MOST_PER_LANE,
    busy: [...lanes].filter(([, n]) => n >= MOST_PER_LANE).map(([lane]) => lane),
    lease: LEASE,
  })
  const mails = new Map<string, Promise<unknown>>()
  const attempts = claimed.map(async (one) => {
    lanes.set(one.lane, (lanes.get(one.lane) ?? 0) + 1)
    try {
      await settle(service, notices, one, await sendOne(service, one, mails))
    } catch (error) {
      // The lease runs out, and it is sent once more under the same id.
      service.ports.log.error('notices', error, { delivery: one.delivery.id })
    } finally {
      const left = lanes.get(one.lane)! - 1
      if (left) lanes.set(one.lane, left)
      else lanes.delete(one.lane)
    }
  })
  return { looked: 0, begun: claimed.length, ended: Promise.all(attempts).then(() => {}) }
}

/** One over its channel. Mails to one reader go one after the other: the first tells all that there is. */
function sendOne(service: Service, one: Claimed, mails: Map<string, Promise<unknown>>): Promise<Sent> {
  const { target, id } = one.subscription
  if (target.channel === 'webhook')
    return service.ports.send?.(one) ?? Promise.resolve({ ok: false, error: 'This server calls nobody.' })
  const mine = (mails.get(id) ?? Promise.resolve()).then(() => tellByMail(service, one))
  mails.set(
    id,
    mine.catch(() => undefined),
  )
  return mine
}

async function settle(
  { ports }: Service,
  notices: NoticeStore,
  { delivery, subscription }: Claimed,
  sent: Sent,
): Promise<void> {
  await notices.settle(delivery.id, settlementOf(delivery, sent, ports.clock.now(), Math.random()))
  // A test says whether the receiver is there, and changes nothing.
  if (!sent.ok && sent.gone && delivery.type !== 'test')
    await notices.disable(subscription.matchId, subscription.id, sent.error)
}

/** What comes of an attempt: `chance` from 0 to 1 spreads the pauses. */
export function settlementOf(
  { attempts, type }: Pick<Claimed['delivery'], 'attempts' | 'type'>,
  sent: Sent,
  now: number,
  chance: number,
): Settlement {
  if (sent.ok) return { state: 'sent', error: null }
  const pause = SCHEDULE[attempts - 1]
  if (sent.gone || pause === undefined || type === 'test') return { state: 'dead', error: sent.error }
  const asked = Math.min(sent.retryAfter ?? 0, LONGEST)
  return {
    state: 'pending',
    error: sent.error,
    nextAt: Math.round(now + Math.max(pause * (1 + JITTER * chance), asked) * 1000),
  }
}
