import type { Seat } from '../../core/index.ts'
import type { Service } from '../service.ts'
import { oneLine } from './frame.ts'
import { callNames } from './name-seats.ts'

/** The newest of what was said is told, so many messages. */
const MOST = 20

/** What others have said, a line each, and the number of the last of them. */
export interface Said {
  lines: string[]
  heard: number
}

/** What others have said that the seat may hear, after the message of that number. */
export async function saidTo({ ports }: Service, matchId: string, seat: Seat, after: number): Promise<Said> {
  const { store } = ports
  const messages = await store.talk.latest(matchId, seat, after, MOST)
  if (messages.length === 0) return { lines: [], heard: after }
  const called = callNames(await store.names(matchId))
  const nameOf = (speaker: Seat) => called[speaker] ?? `Seat ${speaker}`
  const lines = messages.map(({ seat: speaker, to, text }) => {
    const whom = to === 'all' ? '' : to === 'team' ? ' (to the team)' : ' (to you)'
    return `${nameOf(speaker)}${whom}: ${oneLine(text)}`
  })
  return { lines, heard: messages.at(-1)!.number }
}
