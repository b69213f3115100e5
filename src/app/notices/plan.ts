import {
  clockSeat,
  deadlinesOf,
  type Entry,
  isTableEvent,
  PROPOSAL_DEADLINE,
  type Seat,
  toIso,
} from '../../core/index.ts'
import type { Live } from '../live.ts'
import { type Settled, settledIn } from './agreements.ts'
import { type Obligation, obligationsOf } from './obligations.ts'
import type { Notice, Plan, Preferences, Subscription } from './ports.ts'

/** So long a notice waits, so that what is taken back at once is never spoken of; milliseconds. */
export const HOLD = 2000

/** The answer to a mail takes no longer to go out, in holds: what it tells is not told by another one. */
const ANSWERED = 15

const DAY = 86_400_000
const MINUTE = 60_000

/** A match as plans look at it. */
export interface Subject {
  live: Live
  entries: readonly Entry[]
  obligations: readonly Obligation[]
  settled: readonly Settled[]
}

export const subjectOf = (live: Live, entries: readonly Entry[]): Subject => ({
  live,
  entries,
  obligations: obligationsOf(live.game, live.match.seats, entries),
  settled: settledIn(live.match.seats, entries),
})

/** What one subscriber is to be told, and what need not be said any more. Pure. */
export function planFor(
  subject: Subject,
  subscription: Subscription,
  { now, hold = HOLD, makeId }: { now: number; hold?: number | undefined; makeId(): string },
): Plan {
  const { cursor, events, preferences } = subscription
  const wanted = (notice: Draft) => events.includes(notice.type)
  const named = <T extends Draft>(notice: T) => ({ ...notice, id: makeId() })
  const due = dueFor(subject, subscription, hold)
  const near = remindersFor(subject, subscription, now)
  const news = [...changes(subject, cursor)].map((notice) => ({ ...notice, at: now + hold }))
  return {
    subscription: subscription.id,
    add: [...[...news, ...due, ...near].filter(wanted), ...settledFor(subject, subscription, hold)].map(
      (notice) => named(paced(notice, preferences)),
    ),
    standing: [...due, ...near].map((notice) => notice.obligation),
    withdraw: withdrawn(subject, subscription, now).filter(wanted).map(named),
  }
}

type Draft = Omit<Notice, 'id'>

/** What each subscriber of the match may learn of what has happened since. */
function* changes({ live, entries }: Subject, cursor: number): Generator<Omit<Draft, 'at'>> {
  const newest = live.state.revision
  if (newest <= cursor) return
  const about = (revision: number, more: object = {}) => ({ revision, data: dataOf(live, revision, more) })
  for (const { revision, events } of entries.slice(cursor))
    for (const event of events) {
      if (!isTableEvent(event)) continue
      switch (event.type) {
        case 'matchStarted':
          yield { obligation: 'started', type: 'match.started', ...about(revision) }
          break
        case 'seatReplaced': {
          const { seat, generation, kind } = event.data
          const obligation = `replaced:${seat}:${generation}`
          yield { obligation, type: 'seat.replaced', ...about(revision, { seat, kind }) }
          break
        }
        case 'matchFinished':
        case 'matchAbandoned':
          yield { obligation: 'finished', type: 'match.finished', ...about(revision) }
          break
      }
    }
  yield { obligation: `advanced:${newest}`, type: 'match.advanced', ...about(newest) }
}

/** What came of proposals, for those whom nothing else may bring a mail that tells of it. */
const settledFor = (
  { live, settled, obligations }: Subject,
  { target, seat, cursor }: Subscription,
  hold: number,
): Draft[] => {
  // A turn that came up with it has the word.
  const isNews = (proposer: Seat | null, revision: number) =>
    proposer !== null && !obligations.some((one) => one.seat === proposer && one.since === revision)
  return settled
    .filter((one) => target.channel === 'mail' && one.revision > cursor)
    .filter((one) => one.by !== seat && (one.seat ?? seat) === seat)
    .map(({ revision, at, seat: proposer }) => ({
      obligation: `settled:${revision}`,
      type: 'match.advanced',
      revision,
      at: at + hold,
      data: dataOf(live, revision, isNews(proposer, revision) ? { asks: 'proposal' } : {}),
    }))
}

/** A seat is told of its own turns, everybody else of everyone's. */
const concerns = (subscription: Subscription, seat: Seat): boolean =>
  subscription.seat === null || subscription.seat === seat

const dueId = ({ seat, to, since }: Obligation): string =>
  `${to === 'play' ? 'due' : 'answer'}:${seat}:${since}`

/**
 * Turns that are open now. Whoever brought one about is there already, and is not told; but who plays by mail has seen
 * what follows from an act only where the answer went out, so that each is told of unless that answer has done so.
 */
const dueFor = ({ live, obligations }: Subject, subscription: Subscription, hold: number): Draft[] =>
  obligations
    .filter((one) => !one.ended && concerns(subscription, one.seat))
    .flatMap((one): Draft[] => {
      const due = (obligation: string, revision: number, at: number): Draft => ({
        obligation,
        type: 'turn.due',
        revision,
        at,
        data: dataOf(live, revision, { ...asking(one), deadline: deadlineOf(live, one) }),
      })
      const { since, at, own, acted } = one
      const byMail = subscription.target.channel === 'mail'
      if (own && !byMail && subscription.seat === one.seat) return []
      const first = due(dueId(one), since, at + hold * (own && byMail ? ANSWERED : 1))
      if (!byMail || acted === undefined || acted.revision === since) return [first]
      return [first, due(`${dueId(one)}:${acted.revision}`, acted.revision, acted.at + hold * ANSWERED)]
    })

/** Turns that were over without the seat's having done anything. */
const withdrawn = (
  { live, obligations }: Subject,
  subscription: Subscription,
  now: number,
): (Draft & { of: string })[] =>
  obligations.flatMap((one) => {
    const { ended } = one
    if (!ended || ended.own || ended.revision <= subscription.cursor || !concerns(subscription, one.seat))
      return []
    const data = dataOf(live, ended.revision, { ...asking(one), since: one.since })
    const of = dueId(one)
    return [
      { of, obligation: `withdrawn:${of}`, type: 'turn.withdrawn', revision: ended.revision, at: now, data },
    ]
  })

/** The reminders that are still to come of deadlines that stand. */
const remindersFor = ({ live }: Subject, subscription: Subscription, now: number): Draft[] => {
  const { clock } = live.state.table
  return deadlinesOf(live.game, live.state).flatMap(({ id, at, seats }): Draft[] => {
    if (!clock || clockSeat(id) === undefined) return []
    return seats
      .filter((seat) => concerns(subscription, seat))
      .flatMap((seat) =>
        clock.reminders
          .filter((before) => at - before * 1000 >= now - MINUTE)
          .map((before) => ({
            obligation: `near:${id}:${at}:${before}`,
            type: 'deadline.near' as const,
            revision: live.state.revision,
            at: at - before * 1000,
            data: dataOf(live, live.state.revision, { seat, deadline: toIso(at) }),
          })),
      )
  })
}

/** What a seat is wanted for. */
const asking = ({ seat, to }: Obligation) => ({ seat, asks: to === 'play' ? 'turn' : 'proposal' })

function deadlineOf(live: Live, { seat, to }: Obligation): string | null {
  const mine = deadlinesOf(live.game, live.state).filter(
    ({ id, seats }) => seats.includes(seat) && (id === PROPOSAL_DEADLINE) === (to === 'answer'),
  )
  return mine.length === 0 ? null : toIso(Math.min(...mine.map(({ at }) => at)))
}

const dataOf = ({ match }: Live, revision: number, more: object): Notice['data'] => ({
  match: match.id,
  game: match.game,
  revision,
  ...more,
})

/** When a subscriber wants to hear of it. Reminders do not wait for a digest: they would come too late. */
const paced = (notice: Draft, preferences: Preferences): Draft => ({
  ...notice,
  at: pacedAt(notice.at, notice.type === 'deadline.near' ? { ...preferences, pace: 'each' } : preferences),
})

/** When something goes out that could at that time, milliseconds. */
export function pacedAt(at: number, { pace, quiet }: Preferences): number {
  // All that comes within one stretch goes out at its end.
  const end = pace === 'each' ? at : Math.ceil(at / (pace.digest * 1000)) * pace.digest * 1000
  return quiet ? afterQuiet(end, quiet) : end
}

/** The time itself, or the end of the quiet hours that it falls into. */
export function afterQuiet(at: number, { from, until }: NonNullable<Preferences['quiet']>): number {
  const minute = Math.floor((at % DAY) / MINUTE)
  const quiet = from <= until ? minute >= from && minute < until : minute >= from || minute < until
  if (!quiet) return at
  const end = Math.floor(at / DAY) * DAY + until * MINUTE
  return end > at ? end : end + DAY
}
