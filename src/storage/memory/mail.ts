import type { MailStore, NewAddress, SeatAddress } from '../../app/ports.ts'
import type { Seat } from '../../core/index.ts'

interface Held extends SeatAddress {
  nextAt: number | null
  leasedUntil: number
}

/** The memory store's part of the port, and what it has to be told. */
export function createMemoryMail(now: () => number, isThere: (matchId: string) => boolean) {
  const addresses = new Map<string, Held>()
  /** By the place of an address; what was invited counts although it is erased. */
  const open = new Map<string, { inviter: string; address: string; createdAt: number }>()
  const blocked = new Set<string>()
  const answered = new Map<string, Set<string>>()

  const keyOf = (matchId: string, seat: Seat, generation: number) => `${matchId}/${seat}/${generation}`
  const change = (matchId: string, seat: Seat, generation: number, to: (held: Held) => Partial<Held>) => {
    const key = keyOf(matchId, seat, generation)
    const held = addresses.get(key)
    if (held) addresses.set(key, { ...held, ...to(held) })
    return held !== undefined
  }
  const remove = (which: (held: Held) => boolean) => {
    for (const [key, held] of addresses) if (which(held)) addresses.delete(key)
  }

  const add = (matchId: string, invited: readonly NewAddress[]) => {
    const at = now()
    for (const { inviter, ...one } of invited) {
      const key = keyOf(matchId, one.seat, one.generation)
      open.set(key, { inviter, address: one.address.toLowerCase(), createdAt: at })
      addresses.set(key, {
        ...one,
        matchId,
        state: 'invited',
        invitations: 0,
        attempts: 0,
        told: 0,
        heard: 0,
        nextAt: at,
        leasedUntil: 0,
      })
    }
  }

  const store: MailStore = {
    async address(matchId, seat, generation) {
      const held = addresses.get(keyOf(matchId, seat, generation))
      return held && shown(held)
    },
    addresses: async (matchId) =>
      [...addresses.values()]
        .filter((held) => held.matchId === matchId)
        .sort((a, b) => a.seat - b.seat || a.generation - b.generation)
        .map(shown),
    async setState(matchId, seat, generation, state) {
      change(matchId, seat, generation, ({ nextAt }) => ({
        state,
        nextAt: state === 'invited' ? nextAt : null,
      }))
      if (state !== 'invited') open.delete(keyOf(matchId, seat, generation))
    },
    async setTold(matchId, seat, generation, upTo) {
      change(matchId, seat, generation, ({ told, heard }) => ({
        told: Math.max(told, upTo.told),
        heard: Math.max(heard, upTo.heard),
      }))
    },
    async unanswered({ inviter, address, since }) {
      const all = [...open.values()].filter((one) => one.createdAt >= since)
      return {
        byInviter: all.filter((one) => one.inviter === inviter).length,
        toAddress: all.filter((one) => one.address === address.toLowerCase()).length,
      }
    },
    async sweepUnanswered(before) {
      for (const [key, { createdAt }] of open) if (createdAt < before) open.delete(key)
    },
    async claimInvitations(limit, lease) {
      const due = [...addresses.values()]
        .filter((h) => h.state === 'invited' && h.nextAt !== null && h.nextAt <= now())
        .filter((h) => h.leasedUntil <= now())
        .sort((a, b) => a.nextAt! - b.nextAt!)
        .slice(0, limit)
      for (const h of due) change(h.matchId, h.seat, h.generation, () => ({ leasedUntil: now() + lease }))
      return due.map(shown)
    },
    async settleInvitation({ matchId, seat, generation }, sent, nextAt) {
      change(matchId, seat, generation, ({ invitations, attempts }) => ({
        nextAt,
        leasedUntil: 0,
        ...(sent ? { invitations: invitations + 1, attempts: 0 } : { attempts: attempts + 1 }),
      }))
    },
    async inviteAgain(matchId, seat, generation, most) {
      const held = addresses.get(keyOf(matchId, seat, generation))
      if (held?.state !== 'invited' || held.invitations >= most) return false
      return change(matchId, seat, generation, () => ({ nextAt: now(), attempts: 0 }))
    },
    async block(addressHash) {
      blocked.add(addressHash)
    },
    isBlocked: async (addressHash) => blocked.has(addressHash),
    isAnswered: async (matchId, mailHash) => answered.get(matchId)?.has(mailHash) ?? false,
    async setAnswered(matchId, mailHash) {
      answered.set(matchId, new Set(answered.get(matchId)).add(mailHash))
    },
    async invite(matchId, address) {
      if (isThere(matchId) && !addresses.has(keyOf(matchId, address.seat, address.generation)))
        add(matchId, [address])
    },
    async erase(matchId, seat, before) {
      remove((held) => held.matchId === matchId && held.seat === seat && held.generation < before)
    },
  }

  return {
    store,
    /** A match is made, and these are to be invited. */
    invite: add,
    /** A match is gone. */
    forget(matchId: string) {
      remove((held) => held.matchId === matchId)
      answered.delete(matchId)
    },
  }
}

const shown = ({ nextAt: _, leasedUntil: __, ...address }: Held): SeatAddress => address
