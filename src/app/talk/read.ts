import type { Seat, Viewer } from '../../core/index.ts'
import { viewerOf } from '../access.ts'
import { read } from '../read.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import type { Service } from '../service.ts'
import { present } from './send.ts'
import type { MessageOut, MessagesOut } from './shapes.ts'

/** Messages in one page. */
export const TALK_PAGE = { most: 200, usual: 100 }

/** New talk, as a stream tells it. */
export interface Talk {
  messages: MessageOut[]
}

/**
 * What has been said, as far as the bearer may hear it: a seat what is said to it, to its team and to all, and
 * what it said itself; everybody else what is said to all. Talk goes with the seat, as notes do.
 */
export async function listMessages(
  service: Service,
  matchId: string,
  token: string | undefined,
  { after, limit = TALK_PAGE.usual }: { after?: string | undefined; limit?: number | undefined },
): Promise<MessagesOut | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const { talk } = service.ports.store
  const seat = seatOf(viewerOf(reading.access))
  const from = after === undefined ? 0 : await talk.numberOf(matchId, seat, after)
  if (from === undefined) return refuse('bad-parameter', '`after` is no message that you may read.')
  const found = await talk.messages(matchId, seat, from, limit + 1)
  const messages = found.slice(0, limit).map(present)
  return { messages, next: found.length > limit ? messages.at(-1)!.id : null }
}

/**
 * What has been said after a number.
 * @returns also the number up to which all has been told; `upTo` if there was nothing
 */
export async function hear(
  service: Service,
  matchId: string,
  viewer: Viewer,
  { after, upTo }: { after: number; upTo: number },
): Promise<Talk & { heard: number }> {
  const found = await service.ports.store.talk.messages(matchId, seatOf(viewer), after, TALK_PAGE.most)
  const full = found.length === TALK_PAGE.most
  const last = found.at(-1)?.number ?? 0
  return { messages: found.map(present), heard: full ? last : Math.max(last, upTo) }
}

const seatOf = (viewer: Viewer): Seat | null => (viewer === 'spectator' ? null : viewer)
