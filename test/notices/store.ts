import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Notice, NoticeStore, Plan, Target } from '../../src/app/index.ts'
import { appendOf, createMatch, type Harness, newId, sha } from '../storage/fixtures.ts'
import { byHand, subscriptionOf } from './fixtures.ts'

const ALL = { limit: 1000, perLane: 1000, busy: [], lease: 30_000 }

const noticeOf = (obligation: string, change: Partial<Notice> = {}): Notice => ({
  id: newId(),
  obligation,
  type: 'turn.due',
  revision: 1,
  at: 0,
  data: { obligation },
  ...change,
})

/** What is asked of a store of notices. */
export function noticeContract(name: string, open: () => Promise<Harness>): void {
  describe(`notices on ${name}`, () => {
    let harness: Harness
    let notices: NoticeStore
    beforeAll(async () => {
      harness = await open()
      notices = harness.store.notices!
    })
    afterAll(() => harness?.close())

    const listened = async (change: { target?: Target } = {}) => {
      const matchId = await createMatch(harness.store)
      const subscription = subscriptionOf(matchId, change)
      expect(await notices.subscribe(subscription, 9)).toBe('subscribed')
      return { matchId, id: subscription.id }
    }
    const planOf = (subscription: string, change: Partial<Plan> = {}): Plan => ({
      subscription,
      add: [],
      standing: [],
      withdraw: [],
      ...change,
    })
    const stateOf = async (matchId: string, id: string) =>
      (await notices.deliveries(matchId, id, 100)).map((d) => `${d.obligation} ${d.state}`).sort()

    test('a match that somebody listens to leaves a mark with each append, and no other does', async () => {
      const { matchId } = await listened()
      const silent = await createMatch(harness.store)
      await harness.store.append(appendOf(silent, 1))
      const claimed = await notices.claimMatches(100, 30_000)
      expect(claimed).toContain(matchId)
      expect(claimed).not.toContain(silent)
      expect(await notices.claimMatches(100, 30_000)).not.toContain(matchId)
      await notices.plan(matchId, 1, [])
      await harness.store.append(appendOf(matchId, 1))
      expect(await notices.claimMatches(100, 0)).toContain(matchId)
      // Whoever claimed it has died: its lease is over.
      expect(await notices.claimMatches(100, 30_000)).toContain(matchId)
      await notices.plan(matchId, 2, [])
      expect(await notices.claimMatches(100, 30_000)).not.toContain(matchId)
    })

    test('a mark that comes while a plan is made outlives the plan', async () => {
      const { matchId, id } = await listened()
      await notices.claimMatches(100, 30_000)
      await harness.store.append(appendOf(matchId, 1))
      await notices.plan(matchId, 1, [planOf(id)])
      expect(await notices.claimMatches(100, 30_000)).toContain(matchId)
    })

    test('an obligation is told of once, however often it is planned', async () => {
      const { matchId, id } = await listened()
      const plan = planOf(id, { add: [noticeOf('due:0:1')], standing: ['due:0:1'] })
      await notices.plan(matchId, 1, [plan])
      await notices.plan(matchId, 1, [plan])
      expect(await stateOf(matchId, id)).toEqual(['due:0:1 pending'])
    })

    test('what is held goes out sooner where it is wanted sooner, but for reminders', async () => {
      const { matchId, id } = await listened()
      const far = Date.now() + 10 ** 9
      const near = noticeOf('near', { type: 'deadline.near', at: far })
      const add = [noticeOf('due:0:1', { at: far }), near]
      await notices.plan(matchId, 1, [planOf(id, { add, standing: ['due:0:1', 'near'] })])
      const times = async () =>
        (await notices.deliveries(matchId, id, 9)).map((d) => `${d.obligation} ${d.nextAt}`).sort()
      await notices.prefer(matchId, id, { pace: 'each', quiet: null }, far + 1)
      expect(await times()).toEqual([`due:0:1 ${far}`, `near ${far}`])
      await notices.prefer(matchId, id, { pace: 'each', quiet: null }, far - 1)
      expect(await times()).toEqual([`due:0:1 ${far - 1}`, `near ${far}`])
    })

    test('what has not been sent is dropped, and what has been is taken back', async () => {
      const [a, b] = [await listened({ target: lane('a') }), await listened({ target: lane('b') })]
      const due = () => ({ add: [noticeOf('due:0:1')], standing: ['due:0:1'] })
      for (const { matchId, id } of [a, b]) await notices.plan(matchId, 1, [planOf(id, due())])
      const claimed = await notices.claimDeliveries({ ...ALL, busy: ['https://a.example.org'] })
      const sent = claimed.find(({ delivery }) => delivery.matchId === b.matchId)!
      await notices.settle(sent.delivery.id, { state: 'sent', error: null })
      const gone = () => noticeOf('withdrawn:due:0:1', { type: 'turn.withdrawn', revision: 2 })
      for (const { matchId, id } of [a, b])
        await notices.plan(matchId, 2, [planOf(id, { withdraw: [{ ...gone(), of: 'due:0:1' }] })])
      expect(await stateOf(a.matchId, a.id)).toEqual(['due:0:1 dropped'])
      expect(await stateOf(b.matchId, b.id)).toEqual(['due:0:1 sent', 'withdrawn:due:0:1 pending'])
    })

    test('several steps are one piece of news, as long as it has not gone out', async () => {
      const { matchId, id } = await listened()
      for (const revision of [2, 3])
        await notices.plan(matchId, revision, [
          planOf(id, { add: [noticeOf(`advanced:${revision}`, { type: 'match.advanced', revision })] }),
        ])
      expect(await stateOf(matchId, id)).toEqual(['advanced:2 dropped', 'advanced:3 pending'])
    })

    test('a subscription is dead with its token, and what was to be sent goes with it', async () => {
      const { matchId, id } = await listened()
      await notices.add(matchId, id, byHand('orphan'))
      await harness.store.append(appendOf(matchId, 1, { revoke: [0] }))
      expect(await notices.subscriptions(matchId)).toEqual([])
      const claimed = await notices.claimDeliveries(ALL)
      expect(claimed.filter(({ delivery }) => delivery.matchId === matchId)).toEqual([])
      expect(await stateOf(matchId, id)).toEqual(['test:orphan dropped'])
    })

    test('a token has so many subscriptions and no more', async () => {
      const matchId = await createMatch(harness.store)
      const ask = () => notices.subscribe(subscriptionOf(matchId), 2)
      expect([await ask(), await ask(), await ask()]).toEqual(['subscribed', 'subscribed', 'full'])
      expect(await notices.subscribe(subscriptionOf(newId()), 2)).toBe('absent')
      expect(await notices.subscriptions(matchId, sha('somebody else'))).toEqual([])
    })

    test('what went out long ago is removed, but not what says that somebody has been told', async () => {
      const { matchId, id } = await listened()
      const news = noticeOf('advanced:2', { type: 'match.advanced', revision: 2 })
      await notices.plan(matchId, 2, [
        planOf(id, { add: [news, noticeOf('due:0:1')], standing: ['due:0:1'] }),
      ])
      for (const { delivery } of await notices.claimDeliveries(ALL))
        if (delivery.matchId === matchId) await notices.settle(delivery.id, { state: 'sent', error: null })
      await notices.sweepDeliveries(0)
      expect(await stateOf(matchId, id)).toEqual(['advanced:2 sent', 'due:0:1 sent'])
      await notices.sweepDeliveries(Date.now() + 1_000_000_000)
      expect(await stateOf(matchId, id)).toEqual(['due:0:1 sent'])
    })

    test('while a mail is on its way its reader’s others wait, and nobody else’s', async () => {
      const target: Target = { channel: 'mail' }
      const [one, other] = [await listened({ target }), await listened({ target })]
      await notices.add(one.matchId, one.id, byHand('first'))
      const mine = async () =>
        (await notices.claimDeliveries(ALL)).filter(({ delivery }) =>
          [one.matchId, other.matchId].includes(delivery.matchId),
        )
      const [first] = await mine()
      await notices.add(one.matchId, one.id, byHand('second'))
      await notices.add(other.matchId, other.id, byHand('third'))
      expect((await mine()).map(({ delivery }) => delivery.obligation)).toEqual(['test:third'])
      await notices.settle(first!.delivery.id, { state: 'sent', error: null })
      expect((await mine()).map(({ delivery }) => delivery.obligation)).toEqual(['test:second'])
    })

    test('a busy receiver keeps nobody else from being served', async () => {
      const [slow, quick] = [
        await listened({ target: lane('slow') }),
        await listened({ target: lane('quick') }),
      ]
      for (let n = 0; n < 20; n++) await notices.add(slow.matchId, slow.id, byHand(`${n}`))
      await notices.add(quick.matchId, quick.id, byHand('q'))
      const of = (claimed: Awaited<ReturnType<NoticeStore['claimDeliveries']>>, matchId: string) =>
        claimed.filter(({ delivery }) => delivery.matchId === matchId).length
      const first = await notices.claimDeliveries({ ...ALL, perLane: 4 })
      expect([of(first, slow.matchId), of(first, quick.matchId)]).toEqual([4, 1])
      const second = await notices.claimDeliveries({ ...ALL, perLane: 4, busy: ['https://slow.example.org'] })
      expect(of(second, slow.matchId)).toBe(0)
    })
  })
}

const lane = (name: string): Target => ({
  channel: 'webhook',
  url: `https://${name}.example.org/`,
  format: 'standard',
})
