import {
  type Delivery,
  laneOf,
  MAIL_LANE,
  type Notice,
  type NoticeStore,
  type Subscription,
} from '../../app/ports.ts'

/** What the memory store knows of its matches. */
export interface Matches {
  now(): number
  /** Undefined where there is no such match. */
  revision(matchId: string): number | undefined
  /** Whether a token, or the key that made the match, is alive. */
  isAlive(matchId: string, tokenHash: string): boolean
}

interface Held extends Delivery {
  lane: string
  leasedUntil: number
}

/** The memory store's part of the port, and what it has to be told. */
export function createMemoryNotices({ now, revision, isAlive }: Matches) {
  const subscriptions = new Map<string, Subscription[]>()
  const deliveries = new Map<string, Held>()
  /** Marks by match: their revisions, and until when somebody looks at them. */
  const marks = new Map<string, Map<number, number>>()

  const of = (matchId: string) => subscriptions.get(matchId) ?? []
  const find = (matchId: string, id: string) => of(matchId).find((one) => one.id === id)
  const change = (matchId: string, id: string, to: Partial<Subscription>) =>
    subscriptions.set(
      matchId,
      of(matchId).map((one) => (one.id === id ? { ...one, ...to } : one)),
    )
  const mark = (matchId: string, at: number) => {
    const mine = marks.get(matchId) ?? new Map<number, number>()
    if (!mine.has(at)) mine.set(at, 0)
    marks.set(matchId, mine)
  }
  const owned = (matchId: string, id: string) =>
    [...deliveries.values()].filter((one) => one.matchId === matchId && one.subscription === id)
  const put = (
    subscription: Subscription,
    notice: Omit<Notice, 'at' | 'type'> & { at: number; type: Delivery['type'] },
  ) => {
    const { matchId, id, target } = subscription
    if (owned(matchId, id).some((one) => one.obligation === notice.obligation)) return
    const { at, ...rest } = notice
    const made = {
      matchId,
      subscription: id,
      lane: laneOf(target),
      state: 'pending' as const,
      attempts: 0,
      error: null,
    }
    deliveries.set(notice.id, { ...rest, ...made, createdAt: now(), nextAt: at, leasedUntil: 0 })
  }
  const end = (one: Held, to: Partial<Held>) => deliveries.set(one.id, { ...one, leasedUntil: 0, ...to })
  const isTurn = ({ type }: Held) => type === 'turn.due' || type === 'deadline.near'

  const store: NoticeStore = {
    async subscribe(wanted, most) {
      const at = revision(wanted.matchId)
      if (at === undefined) return 'absent'
      const mine = of(wanted.matchId).filter((one) => one.tokenHash === wanted.tokenHash)
      if (mine.length >= most) return 'full'
      const made = { ...wanted, disabled: null, cursor: at, createdAt: now() }
      subscriptions.set(wanted.matchId, [...of(wanted.matchId), made])
      mark(wanted.matchId, at)
      return 'subscribed'
    },
    subscriptions: async (matchId, tokenHash) =>
      of(matchId).filter(
        (one) => isAlive(matchId, one.tokenHash) && (tokenHash === undefined || one.tokenHash === tokenHash),
      ),
    async unsubscribe(matchId, id) {
      if (!find(matchId, id)) return false
      subscriptions.set(
        matchId,
        of(matchId).filter((one) => one.id !== id),
      )
      for (const one of owned(matchId, id)) deliveries.delete(one.id)
      return true
    },
    async setSecrets(matchId, id, secrets) {
      change(matchId, id, { secrets })
    },
    async disable(matchId, id, disabled) {
      change(matchId, id, { disabled })
    },
    async prefer(matchId, id, preferences, at) {
      for (const one of owned(matchId, id))
        if (one.state === 'pending' && one.attempts === 0 && one.type !== 'deadline.near')
          deliveries.set(one.id, { ...one, nextAt: Math.min(one.nextAt!, at) })
      change(matchId, id, { preferences, disabled: null })
    },

    async claimMatches(limit, lease) {
      const free = [...marks].filter(([, mine]) => [...mine.values()].some((until) => until <= now()))
      const claimed = free.slice(0, limit).map(([id]) => id)
      for (const id of claimed) for (const at of marks.get(id)!.keys()) marks.get(id)!.set(at, now() + lease)
      return claimed
    },
    async plan(matchId, upTo, plans) {
      for (const { subscription: id, add, standing, withdraw } of plans) {
        const subscription = find(matchId, id)
        if (!subscription) continue
        const before = owned(matchId, id)
        const replaces = add.some(({ type }) => type === 'match.advanced')
        for (const one of before.filter(({ state }) => state === 'pending')) {
          const isOld = one.type === 'match.advanced' && replaces && one.attempts === 0
          if (isOld || (isTurn(one) && !standing.includes(one.obligation)))
            end(one, { state: 'dropped', nextAt: null })
        }
        for (const notice of add)
          if (
            notice.revision > subscription.cursor ||
            notice.type === 'turn.due' ||
            notice.type === 'deadline.near'
          )
            put(subscription, notice)
        for (const { of: told, ...notice } of withdraw)
          if (before.some((one) => one.obligation === told && (one.state === 'sent' || one.attempts > 0)))
            put(subscription, notice)
        change(matchId, id, { cursor: Math.max(subscription.cursor, upTo) })
      }
      const mine = marks.get(matchId)
      for (const at of mine?.keys() ?? []) if (at <= upTo) mine!.delete(at)
      if (mine?.size === 0) marks.delete(matchId)
    },

    async claimDeliveries({ limit, perLane, busy, lease }) {
      const lanes = new Map<string, number>()
      const isUnderWay = (one: Held) =>
        owned(one.matchId, one.subscription).some((o) => o.state === 'pending' && o.leasedUntil > now())
      const due = [...deliveries.values()]
        .filter((one) => one.state === 'pending' && one.nextAt! <= now() && one.leasedUntil <= now())
        .filter((one) => !busy.includes(one.lane) && !(one.lane === MAIL_LANE && isUnderWay(one)))
        .sort((a, b) => a.nextAt! - b.nextAt! || a.revision - b.revision)
        .filter(({ lane }) => {
          const place = (lanes.get(lane) ?? 0) + 1
          lanes.set(lane, place)
          return place <= perLane
        })
      return due.slice(0, limit).flatMap((one) => {
        const subscription = find(one.matchId, one.subscription)
        const listens = subscription && (subscription.disabled === null || one.type === 'test')
        if (!listens || !isAlive(one.matchId, subscription.tokenHash)) {
          end(one, { state: 'dropped', nextAt: null })
          return []
        }
        const taken = { ...one, attempts: one.attempts + 1, leasedUntil: now() + lease }
        deliveries.set(one.id, taken)
        return [{ delivery: shown(taken), subscription, lane: one.lane }]
      })
    },
    async settle(id, settlement) {
      const one = deliveries.get(id)
      if (one?.state === 'pending') end(one, { nextAt: null, ...settlement })
    },
    deliveries: async (matchId, id, limit, before) =>
      owned(matchId, id)
        .filter((one) => before === undefined || one.id < before)
        .sort((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .map(shown),
    async redeliver(matchId, id, delivery) {
      const one = owned(matchId, id).find((held) => held.id === delivery && held.leasedUntil <= now())
      if (one) end(one, { state: 'pending', attempts: 0, nextAt: now(), createdAt: now() })
      return one !== undefined
    },
    async add(matchId, id, { data, ...delivery }) {
      const subscription = find(matchId, id)
      if (subscription) put(subscription, { ...delivery, data, at: now() })
    },
    async sweepDeliveries(before) {
      for (const one of deliveries.values())
        if (
          one.createdAt < before &&
          one.state !== 'pending' &&
          (one.type === 'match.advanced' || one.type === 'test')
        )
          deliveries.delete(one.id)
    },
  }

  return {
    store,
    /** A match has moved on to a revision. */
    moved(matchId: string, at: number) {
      if (of(matchId).length > 0) mark(matchId, at)
    },
    /** A match is gone. */
    forget(matchId: string) {
      for (const one of deliveries.values()) if (one.matchId === matchId) deliveries.delete(one.id)
      subscriptions.delete(matchId)
      marks.delete(matchId)
    },
  }
}

const shown = ({ lane: _, leasedUntil: __, ...delivery }: Held): Delivery => delivery
