import * as z from 'zod/mini'
import { described, list, whole } from './schema.ts'
import type { Seat } from './seats.ts'

/** Longest time for a move, in seconds: sixty days. */
const LONGEST_MOVE = 5_184_000

/** How a match is timed, whatever is played. Times in seconds. Public, fixed at creation. */
export const clockSettings = z.strictObject({
  perMove: described('Seconds that a seat has for each move.', whole(5, LONGEST_MOVE)),
  reminders: described(
    'Seconds before the deadline at which the seat is to be reminded, the earliest first.',
    list(whole(1, LONGEST_MOVE), 0, 5),
  ),
  onDeadline: described(
    '`remind`: nothing happens; `skip`: the seat does what absent seats do; `bot`: a bot plays until the holder is back; `resign`: the seat gives up.',
    z.enum(['remind', 'skip', 'bot', 'resign']),
  ),
})

export type ClockSettings = z.output<typeof clockSettings>

/** One seat's time. */
export interface SeatClock {
  /** Milliseconds since 1970 UTC; null while the match does not wait for the seat. */
  due: number | null
  /** Milliseconds that were left when the match stopped waiting for it: an undo gives them back. */
  left: number
  /** Its time is up and nothing could be done about it: nothing runs until it acts. */
  up: boolean
  /** Until when it stands still because the seat is on vacation; milliseconds since 1970 UTC, 0 if it never was. */
  free: number
}

/** The clock of a match, as part of its table. Plain data, the same for every viewer. */
export interface TableClock extends ClockSettings {
  seats: readonly SeatClock[]
  /** Most surviving entries there have been: doing again what was taken back gives no new time. */
  reach: number
  /** End of the newest outage that has been made up for; milliseconds, 0 if none. */
  credited: number
}

/** A time in which nobody could play, because the service was down; milliseconds since 1970 UTC. */
export interface Outage {
  from: number
  until: number
}

export const newClock = (settings: ClockSettings, seats: number): TableClock => ({
  ...settings,
  seats: Array.from({ length: seats }, () => ({ due: null, left: 0, up: false, free: 0 })),
  reach: 0,
  credited: 0,
})

const PREFIX = 'clock.'

/** The id of a seat's deadline. No game gives its own deadlines such ids. */
export const clockId = (seat: Seat): string => `${PREFIX}${seat}`

/** The seat that a deadline's id times, or undefined where it is a deadline of the game's own. */
export const clockSeat = (id: string): Seat | undefined =>
  id.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : undefined

/** What an entry was, as far as clocks care. */
export interface Tick {
  at: number
  /** Entries that no undo took back, this one included. */
  length: number
  /** The seats that the match waits for and that are timed. */
  running: readonly Seat[]
  /** Seats whose time begins anew with this entry, whatever they did. */
  anew: readonly Seat[]
  /** The seat that acted; null for host, system and an undo. */
  acted: Seat | null
  /** The entry was an undo. */
  rewound: boolean
  /** The seat whose time has run out without anything else happening. */
  up: Seat | null
}

/**
 * The clocks after an entry. A seat's time begins when the match begins to wait for it, and anew with
 * each act of its own or another question; what else others do does not begin it anew. An undo neither gives time nor takes any:
 * who is waited for again has what was left, who still is keeps the deadline, and an act that only comes
 * as far as one that was taken back begins nothing.
 */
export function tick(clock: TableClock, { at, length, running, anew, acted, rewound, up }: Tick): TableClock {
  const whole = clock.perMove * 1000
  const progress = length > clock.reach
  return {
    ...clock,
    reach: Math.max(clock.reach, length),
    seats: clock.seats.map((before, seat) => {
      if (!running.includes(seat))
        return before.due === null ? (before.up ? { ...before, up: false } : before) : stopped(before, at)
      if (seat === up) return { ...before, due: null, left: 0, up: true }
      const from = Math.max(at, before.free)
      if (anew.includes(seat) || (seat === acted && (progress || before.up)))
        return { ...before, due: from + whole, left: 0, up: false }
      if (before.due !== null || before.up) return before
      return { ...before, due: from + (rewound ? before.left : whole), left: 0, up: false }
    }),
  }
}

const stopped = (before: SeatClock, at: number): SeatClock => ({
  ...before,
  due: null,
  left: Math.max(0, before.due! - Math.max(at, before.free)),
  up: false,
})

/** Nobody loses more by an outage than this part of a move's time is long, milliseconds. */
const LEAST_LEFT = 3_600_000

/** Whether an outage took something of a seat's time that has not been made up for. */
export const owes = (
  { seats, perMove, credited }: TableClock,
  seat: Seat,
  { from, until }: Outage,
): boolean => {
  const due = seats[seat]?.due ?? null
  return due !== null && credited < until && due > from && due - perMove * 1000 < until
}

/**
 * The clocks after an outage was made up for: every running one gets back what the outage took of its
 * time, and an hour (or the time of a move, if that is less) from its end at least.
 */
export function credit(clock: TableClock, { from, until }: Outage): TableClock {
  const whole = clock.perMove * 1000
  return {
    ...clock,
    credited: until,
    seats: clock.seats.map((before, seat) => {
      if (before.due === null || !owes(clock, seat, { from, until })) return before
      const lost = until - Math.max(from, before.due - whole)
      return { ...before, due: Math.max(before.due + lost, until + Math.min(whole, LEAST_LEFT)) }
    }),
  }
}
