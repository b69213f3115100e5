import type { Context, SeatInfo } from '../../core/index.ts'
import type { BottleEvent } from './events.ts'
import { shake } from './material.ts'
import { millis, type Options } from './options.ts'

const HOUR = 3_600_000

/** Everybody gets a diamond. A live match waits until all are ready, a sealed one begins at once (R2, R8). */
export function setup(options: Options, seats: readonly SeatInfo[], c: Context): BottleEvent[] {
  const sealed = options.tempo === 'sealed'
  const until = sealed ? null : c.now + millis(options, 'betweenRounds')
  const opened: BottleEvent = { type: 'opened', data: { seats: seats.length, options, until } }
  return sealed ? [opened, roll(options, 1, c)] : [opened]
}

/** The bottle is shaken for a round. What lies in it is nobody's to see yet. */
export function roll(options: Options, round: number, { now, rng }: Context): BottleEvent {
  const wait = options.tempo === 'sealed' ? options.windowHours * HOUR : millis(options, 'revealDelay')
  return { type: 'rolled', data: { round, until: now + wait }, secret: { roll: shake(options, rng) } }
}
