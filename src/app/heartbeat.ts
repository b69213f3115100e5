import { nextDeadline, type Outage } from '../core/index.ts'
import type { Live } from './live.ts'
import type { Service } from './service.ts'

/** A process says that it lives at most so often, milliseconds. */
const BEAT_EVERY = 10_000

/** Silence for longer than this was an outage, milliseconds: a sweeper that runs once a minute is none. */
const GAP = 90_000

/** What a process knows of the service's own life. Plain data. */
export interface Alive {
  /** When it said so last, by the database's clock; milliseconds, 0 for never. */
  at: number
  outage: Outage | undefined
}

/** Says that the service lives, unless this process has just done so. */
export async function beat({ ports, alive }: Service): Promise<void> {
  const age = ports.clock.now() - alive.at
  if (age >= 0 && age < BEAT_EVERY) return
  const { now, outage } = await ports.store.beat(GAP)
  alive.at = now
  alive.outage = outage
}

/** Whether something is due in a match with a clock: only then it matters when the service was down. */
export const mayHaveRunOut = ({ game, state }: Live, now: number): boolean =>
  state.table.clock !== null && (nextDeadline(game, state)?.at ?? Number.POSITIVE_INFINITY) <= now

/**
 * The newest outage, where it could concern what is due in the match. Asked at the moment of judging and
 * not at start: whoever comes first after an outage, a request or the sweeper, judges alike.
 */
export async function outageFor(service: Service, live: Live, now: number): Promise<Outage | undefined> {
  if (!mayHaveRunOut(live, now)) return undefined
  await beat(service)
  return service.alive.outage
}
