import type * as z from 'zod/mini'
import type { Seat } from '../../core/index.ts'
import type { Live } from '../live.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Service } from '../service.ts'
import { speak } from '../talk/send.ts'
import { messageBody } from '../talk/shapes.ts'

/** What a mail may bring about outside of the match's log. What is left out is not offered here. */
export interface Doors {
  /** Says something at the table. `look` says who speaks, as often as the match has moved on. */
  speak?(
    service: Service,
    look: () => Promise<{ live: Live; seat: Seat; generation: number } | Refusal>,
    key: string,
    body: { to: 'all' | 'team' | Seat; text: string },
  ): Promise<object | Refusal>
}

/** What this service offers. */
export const doors: Doors = {
  speak: (service, look, key, body) => speak(service, look, key, checked(body)),
}

/** What others are to read is checked as it is over any channel. */
function checked(body: unknown): z.output<typeof messageBody> | Refusal {
  const parsed = messageBody.safeParse(body)
  return parsed.success
    ? parsed.data
    : refuse('invalid-body', 'That is too long, or cannot be said like this.')
}
