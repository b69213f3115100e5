import type { Seat } from '../../core/index.ts'
import type { Live } from '../live.ts'
import type { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import type { SeatAddress } from './ports.ts'

/** What a mail may bring about that is no move. What is left out is not offered here. */
export interface Doors {
  /** Says something at the table. `look` says who speaks, as often as the match has moved on. */
  speak?(
    service: Service,
    look: () => Promise<{ live: Live; seat: Seat; generation: number } | Refusal>,
    key: string,
    body: { to: 'all' | 'team' | Seat; text: string },
  ): Promise<object | Refusal>
  /** The answers to an invitation. Each may be given again, and does nothing then. */
  join?(service: Service, address: SeatAddress, receivedAt: number): Promise<Refusal | undefined>
  decline?(service: Service, address: SeatAddress, receivedAt: number): Promise<Refusal | undefined>
  stop?(service: Service, address: SeatAddress, receivedAt: number): Promise<Refusal | undefined>
}

/** What this service offers. */
export const doors: Doors = {}
