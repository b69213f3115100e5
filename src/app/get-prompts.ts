import { always, type Seat, toIso, undoTargets } from '../core/index.ts'
import { needSeat } from './access.ts'
import type { Reading } from './load.ts'
import { pending, promptsOf } from './present.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import type { Service } from './service.ts'
import type { PromptsOut } from './shapes.ts'

/** What the bearer's seat may do now. */
export async function getPrompts(
  service: Service,
  matchId: string,
  token: string | undefined,
): Promise<PromptsOut | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const refused = needSeat(reading.access)
  if (refused) return refused
  return presentPrompts(reading, (reading.access as { seat: Seat }).seat)
}

function presentPrompts({ live, now }: Reading, seat: Seat): PromptsOut {
  const view = live.views.get(seat)!
  return {
    revision: view.revision,
    seat,
    pending: pending(live),
    now: toIso(now),
    prompts: promptsOf(live, seat, now),
    always: always(view, seat) as PromptsOut['always'],
    undo: undoTargets(view, seat),
  }
}
