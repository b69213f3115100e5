import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailStore, NewAddress } from '../../src/app/index.ts'
import { type Harness, newId, newMatch, sha } from '../storage/fixtures.ts'

const LEASE = 30_000

/** What is asked of a store of addresses. */
export function mailContract(name: string, open: () => Promise<Harness>): void {
  describe(`addresses on ${name}`, () => {
    let harness: Harness
    let mail: MailStore
    beforeAll(async () => {
      harness = await open()
      mail = harness.store.mail!
    })
    afterAll(() => harness?.close())

    const invited = async (change: Partial<NewAddress> = {}) => {
      const id = newId()
      const one = { seat: 1, generation: 0, address: `${id}@example.org`, inviter: sha(id), ...change }
      await harness.store.create({
        ...newMatch({ id, head: { status: 'waiting', pending: [], dueAt: null } }),
        mail: [one],
      })
      return { ...one, id }
    }
    const due = async (id: string, lease = LEASE) =>
      (await mail.claimInvitations(10_000, lease)).filter(({ matchId }) => matchId === id)

    test('come with their match and are invited at once', async () => {
      const { id, address } = await invited()
      const one = {
        matchId: id,
        seat: 1,
        generation: 0,
        address,
        state: 'invited',
        invitations: 0,
        attempts: 0,
        told: 0,
        heard: 0,
      }
      expect(await mail.address(id, 1, 0)).toEqual(one)
      expect(await mail.addresses(id)).toEqual([one])
      expect(await mail.address(id, 1, 1)).toBeUndefined()
      expect(await mail.address(id, 0, 0)).toBeUndefined()
      expect(await mail.address('no id', 1, 0)).toBeUndefined()
      expect(await due(id)).toEqual([one])
    })

    test('an invitation is in the hands of one process, and of another when its lease is over', async () => {
      const { id } = await invited()
      expect(await due(id, 0)).toHaveLength(1)
      expect(await due(id)).toHaveLength(1)
      expect(await due(id)).toHaveLength(0)
    })

    test('what went out is counted, what did not is tried again', async () => {
      const { id } = await invited()
      const [one] = await due(id)
      await mail.settleInvitation(one!, false, 0)
      expect(await due(id)).toMatchObject([{ invitations: 0, attempts: 1 }])
      await mail.settleInvitation(one!, true, Date.now() + 3_600_000_000)
      expect(await due(id)).toEqual([])
      expect(await mail.inviteAgain(id, 1, 0, 2)).toBe(true)
      expect(await due(id)).toMatchObject([{ invitations: 1, attempts: 0 }])
      await mail.settleInvitation(one!, true, null)
      expect(await mail.inviteAgain(id, 1, 0, 2)).toBe(false)
      expect(await due(id)).toEqual([])
    })

    test('who has answered is invited no more', async () => {
      for (const state of ['confirmed', 'declined', 'stopped', 'undeliverable'] as const) {
        const { id } = await invited()
        await mail.setState(id, 1, 0, state)
        expect(await mail.address(id, 1, 0)).toMatchObject({ state })
        expect(await due(id)).toEqual([])
        expect(await mail.inviteAgain(id, 1, 0, 9)).toBe(false)
      }
    })

    test('what has been told never goes back', async () => {
      const { id } = await invited()
      await mail.setTold(id, 1, 0, { told: 7, heard: 2 })
      await mail.setTold(id, 1, 0, { told: 5, heard: 3 })
      expect(await mail.address(id, 1, 0)).toMatchObject({ told: 7, heard: 3 })
    })

    test('what is unanswered is counted by who invites and who is invited', async () => {
      const first = await invited()
      const { address, inviter } = first
      await invited({ inviter })
      await invited({ address })
      const count = (since = 0) => mail.unanswered({ inviter, address, since })
      expect(await count()).toEqual({ byInviter: 2, toAddress: 2 })
      expect(await count(Date.now() + 1_000_000_000)).toEqual({ byInviter: 0, toAddress: 0 })
      expect(await mail.unanswered({ inviter, address: address.toUpperCase(), since: 0 })).toEqual(
        await count(),
      )
      await mail.setState(first.id, 1, 0, 'confirmed')
      expect(await count()).toEqual({ byInviter: 1, toAddress: 1 })
    })

    test('an invitation counts although its address was erased or its match is gone, for a while', async () => {
      const first = await invited()
      const { id, address, inviter } = first
      const gone = await invited({ address, inviter })
      const count = () => mail.unanswered({ inviter, address, since: 0 })
      await mail.invite(id, { ...first, generation: 1 })
      await mail.erase(id, 1, 1)
      await harness.store.forget(gone.id)
      expect(await mail.addresses(gone.id)).toEqual([])
      expect(await count()).toEqual({ byInviter: 3, toAddress: 3 })
      await mail.setState(id, 1, 1, 'declined')
      expect(await count()).toEqual({ byInviter: 2, toAddress: 2 })
      await mail.sweepUnanswered(Date.now() - 1_000_000_000)
      expect(await count()).toEqual({ byInviter: 2, toAddress: 2 })
      await mail.sweepUnanswered(Date.now() + 1_000_000_000)
      expect(await count()).toEqual({ byInviter: 0, toAddress: 0 })
    })

    test('of a later holder is invited at once, and once', async () => {
      const first = await invited()
      const { id } = first
      const next = { seat: 1, generation: 2, address: 'next@example.org', inviter: sha('next') }
      await mail.invite(id, next)
      expect(await due(id)).toMatchObject(
        [first, next].map(({ address }) => ({ address, told: 0, heard: 0 })),
      )
      await mail.setState(id, 1, 2, 'confirmed')
      await mail.invite(id, { ...next, address: 'other@example.org' })
      expect(await mail.address(id, 1, 2)).toMatchObject({ address: 'next@example.org', state: 'confirmed' })
      const { inviter, address } = next
      await mail.invite(newId(), next)
      expect(await mail.unanswered({ inviter, address, since: 0 })).toEqual({ byInviter: 0, toAddress: 0 })
    })

    test('are erased before a holder’s alone, and with their match', async () => {
      const [alone, whole] = [await invited(), await invited()]
      await mail.invite(alone.id, { ...alone, generation: 1 })
      await mail.erase(alone.id, 1, 1)
      expect(await mail.addresses(alone.id)).toMatchObject([{ generation: 1 }])
      await mail.erase(alone.id, 0, 2)
      expect(await mail.addresses(alone.id)).toHaveLength(1)
      await mail.erase(alone.id, 1, 2)
      expect(await mail.addresses(alone.id)).toEqual([])
      expect(await harness.store.load({ matchId: alone.id, held: 0 })).toBeDefined()
      await harness.store.forget(whole.id)
      expect(await mail.addresses(whole.id)).toEqual([])
    })

    test('a mail that was answered is known, and forgotten with its match', async () => {
      const { id } = await invited()
      const other = await invited()
      const [one, two] = [sha(`${id} one`), sha(`${id} two`)]
      expect(await mail.isAnswered(id, one)).toBe(false)
      await mail.setAnswered(id, one)
      await mail.setAnswered(id, one)
      expect(await mail.isAnswered(id, one)).toBe(true)
      expect(await mail.isAnswered(id, two)).toBe(false)
      expect(await mail.isAnswered(other.id, one)).toBe(false)
      await harness.store.forget(id)
      expect(await mail.isAnswered(id, one)).toBe(false)
      await mail.setAnswered(newId(), one) // of a match that has just been removed
    })

    test('one that wants none is known by its hash', async () => {
      const { address } = await invited()
      expect(await mail.isBlocked(sha(address))).toBe(false)
      await mail.block(sha(address))
      await mail.block(sha(address))
      expect(await mail.isBlocked(sha(address))).toBe(true)
    })
  })
}
