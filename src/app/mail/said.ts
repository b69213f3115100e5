import type { Seat } from '../../core/index.ts'
import type { Service } from '../service.ts'
import { oneLine } from './frame.ts'
import { callNames } from './name-seats.ts'

/** The newest of what was said is told, so many messages. */
const MOST = 20
const ALL = 10_000

/**
 * What others have said that the seat may hear, a line each.
 * @param since milliseconds since 1970 UTC
 */
export async function saidTo(
  { ports }: Service,
  matchId: string,
  seat: Seat,
  since: number,
): Promise<string[]> {
  const all = await ports.store.talk.messages(matchId, seat, 0, ALL)
  const heard = all.filter((one) => one.seat !== seat && one.at > since).slice(-MOST)
  if (heard.length === 0) return []
  const called = callNames(await ports.store.names(matchId))
  const nameOf = (speaker: Seat) => called[speaker] ?? `Seat ${speaker}`
  return heard.map(({ seat: speaker, to, text }) => {
    const whom = to === 'all' ? '' : to === 'team' ? ' (to the team)' : ' (to you)'
    return `${nameOf(speaker)}${whom}: ${oneLine(text)}`
  })
}
