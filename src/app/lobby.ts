import { administer, type Step } from '../core/index.ts'
import type { Live } from './live.ts'
import type { Settings } from './ports.ts'

const DAY = 86_400_000

/** When a match is given up if it has not been filled by then; null where it never is. */
export const lapsesAt = ({ lobbyDays = 0 }: Settings, { createdAt }: { createdAt: number }): number | null =>
  lobbyDays > 0 ? createdAt + lobbyDays * DAY : null

/** The end of a match that nobody filled in time, if it has come to that. */
export function lapsed(settings: Settings, { game, match, state }: Live, now: number): Step | undefined {
  const until = lapsesAt(settings, match)
  if (state.table.status !== 'waiting' || until === null || until > now) return undefined
  return administer(game, state, { type: 'matchAbandoned', data: { why: 'unfilled' } }, until)
}
