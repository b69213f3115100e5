import type { Head, Message, TalkStore } from '../../app/ports.ts'
import { plain } from '../encode.ts'

/** A message with what a repetition is known by. */
export interface KeptMessage extends Message {
  actor: string
  key: string | undefined
  fingerprint: string | undefined
}

interface Beside {
  now(): number
  head(matchId: string): Head | undefined
  /** The messages of a match, to be added to. */
  kept(matchId: string): KeptMessage[]
}

/** Table talk in memory, on the same terms as in Postgres. */
export const createMemoryTalk = ({ now, head, kept }: Beside): TalkStore => ({
  async say({ matchId, expected, actor, idempotency, most, ...said }) {
    const found = head(matchId)
    if (!found) return { result: 'absent' }
    const all = kept(matchId)
    const { key, fingerprint } = idempotency ?? {}
    if (key !== undefined && all.some((m) => m.actor === actor && m.key === key))
      return { result: 'repeated' }
    if (found.revision !== expected) return { result: 'stale' }
    const mine = all.filter(({ seat }) => seat === said.seat)
    const at = now()
    if (mine.length >= most.perMatch) return { result: 'full' }
    if (mine.filter((m) => m.at > at - 60_000).length >= most.perMinute) return { result: 'hasty' }
    found.talk++
    const message = { ...said, text: plain(said.text), number: found.talk, at }
    all.push({ ...message, actor, key, fingerprint })
    return { result: 'said', message }
  },

  messages: async (matchId, seat, after, limit) =>
    kept(matchId)
      .filter((m) => m.number > after && mayRead(m, seat))
      .slice(0, limit)
      .map(bare),

  latest: async (matchId, seat, after, limit) =>
    kept(matchId)
      .filter((m) => m.number > after && m.seat !== seat && mayRead(m, seat))
      .slice(-limit)
      .map(bare),

  numberOf: async (matchId, seat, id) => kept(matchId).find((m) => m.id === id && mayRead(m, seat))?.number,

  async said(matchId, actor, key) {
    const found = kept(matchId).find((m) => m.actor === actor && m.key === key)
    return found && { message: bare(found), fingerprint: found.fingerprint! }
  },
})

const mayRead = ({ readers }: Message, seat: number | null): boolean =>
  readers === null || (seat !== null && readers.includes(seat))

const bare = ({ actor: _, key: __, fingerprint: ___, ...message }: KeptMessage): Message => message
