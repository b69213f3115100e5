import type { Seat } from '../../core/index.ts'
import type { Live } from '../live.ts'
import type { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'

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
export const doors: Doors = {}
