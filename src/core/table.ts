import * as z from 'zod/mini'
import { agreementEvents, evolveAgreement, isAgreementEvent, type Pause, type Proposal } from './agreement.ts'
import { clockSettings, credit, newClock, type TableClock } from './clock.ts'
import { type EventsOf, event } from './event.ts'
import type { Outcome } from './game.ts'
import { whole } from './schema.ts'
import type { SeatInfo } from './seats.ts'

const seat = whole(0)
const seatInfo = z.strictObject({
  kind: z.enum(['human', 'bot']),
  role: z.optional(z.string()),
  team: z.optional(whole()),
})
const outcome = z.strictObject({
  result: z.enum(['won', 'lost', 'ranked', 'draw', 'abandoned']),
  places: z.array(z.strictObject({ seats: z.array(seat), rank: whole(), score: z.nullable(z.number()) })),
  detail: z.record(z.string(), z.unknown()),
})

/**
 * What happens to a match whatever is played. These events make the table, which is never rewound;
 * each of them closes undo.
 */
export const tableEvents = {
  /** A free seat was claimed. */
  seatTaken: event({ open: z.strictObject({ seat }), reveals: true }),
  /** All seats are filled; the game's opening events follow in the same entry. */
  matchStarted: event({
    open: z.strictObject({
      options: z.record(z.string(), z.unknown()),
      seats: z.array(seatInfo),
      /** Left out where the match has no clock. */
      clock: z.optional(clockSettings),
    }),
    reveals: true,
  }),
  /**
   * The host gave the seat to somebody else or to a bot. What its last holder had is void. Where it is offered by
   * mail the match does not begin before it is taken.
   */
  seatReplaced: event({
    open: z.strictObject({
      seat,
      generation: whole(1),
      kind: z.enum(['human', 'bot']),
      join: z.optional(z.literal('mail')),
    }),
    reveals: true,
  }),
  /** The seat gave up; from now on it is skipped. */
  seatResigned: event({ open: z.strictObject({ seat }), reveals: true }),
  /** The seat's time is up and a bot plays it, until its holder is back. */
  seatAway: event({ open: z.strictObject({ seat }), reveals: true }),
  /** The holder took the seat back from the bot that had stood in. */
  seatResumed: event({ open: z.strictObject({ seat }), reveals: true }),
  /** Nobody could play between these times (milliseconds): running clocks got back what that took. */
  clockCredited: event({ open: z.strictObject({ from: whole(0), until: whole(0) }), reveals: true }),
  /** A deadline was due; what it did follows in the same entry. */
  deadlinePassed: event({ open: z.strictObject({ id: z.string() }), reveals: true }),
  /** The game stands again as after revision `to`. */
  rewound: event({ open: z.strictObject({ to: whole(1) }), reveals: false }),
  /** The rules ended the match. */
  matchFinished: event({ open: z.strictObject({ outcome }), reveals: true }),
  /** The match was ended without a result, or was never filled. */
  matchAbandoned: event({ open: z.strictObject({ why: z.optional(z.enum(['unfilled'])) }), reveals: true }),
  ...agreementEvents,
}

export type TableEvent = EventsOf<typeof tableEvents>

export type MatchStatus = 'waiting' | 'active' | 'finished' | 'abandoned'

/** Whether nothing can be played any more, however it ended. */
export const isOver = (status: MatchStatus): boolean => status === 'finished' || status === 'abandoned'

export interface TableSeat extends SeatInfo {
  /** Somebody or a bot sits here. */
  taken: boolean
  /** How often the seat was handed over. */
  generation: number
  /** How it was handed over; left out where it never was. */
  join?: 'token' | 'mail'
  resigned: boolean
  /** Its time ran out, and a bot plays it until its holder is back. */
  away: boolean
  /** Revision of this seat's last undo, 0 if none: see {@link ask}. */
  rewound: number
}

/** The match apart from the game: public, the same for every viewer. */
export interface Table {
  status: MatchStatus
  seats: readonly TableSeat[]
  /** Rules version of the newest entry. */
  rules: number
  outcome: Outcome | null
  /** Null before the start, and where the match has none. */
  clock: TableClock | null
  /** What the seats have to agree on, if anything. */
  proposal: Proposal | null
  pause: Pause | null
  /** How far the game's time is behind, milliseconds: by pauses, and by what was taken back by agreement. */
  stood: number
  /** Revision of the start, and of the newest entry that moved the game; 0 before. */
  started: number
  played: number
}

/** Whether a bot plays, its own seat or one that it stands in for. */
export const isBot = ({ kind, away }: Pick<TableSeat, 'kind' | 'away'>): boolean => kind === 'bot' || away

/** A seat as it stood when the match was created. */
export interface SeatSetup extends SeatInfo {
  taken: boolean
}

export const newTable = (seats: readonly SeatSetup[]): Table => ({
  status: 'waiting',
  seats: seats.map((info) => ({ ...info, generation: 0, resigned: false, away: false, rewound: 0 })),
  rules: 0,
  outcome: null,
  clock: null,
  proposal: null,
  pause: null,
  stood: 0,
  started: 0,
  played: 0,
})

const atSeat = (table: Table, seat: number, change: Partial<TableSeat>): Table => ({
  ...table,
  seats: table.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)),
})

/** Where somebody leaves, what was proposed is: those who are left may propose it anew. */
const undecided = (table: Table): Table => ({ ...table, proposal: null })

/** Folds one of core's own events. */
export function evolveTable(
  table: Table,
  event: TableEvent,
  by: { revision: number; at: number; seat: number | null },
): Table {
  if (isAgreementEvent(event)) return evolveAgreement(table, event, by)
  const { type, data } = event
  switch (type) {
    case 'seatTaken':
      return atSeat(table, data.seat, { taken: true })
    case 'matchStarted':
      return {
        ...table,
        status: 'active',
        started: by.revision,
        played: by.revision,
        seats: table.seats.map((s, i) => ({ ...s, ...(data.seats[i] as SeatInfo), taken: true })),
        clock: data.clock ? newClock(data.clock, table.seats.length) : null,
      }
    case 'seatReplaced': {
      const { seat, generation, kind, join = 'token' } = data
      const taken = join !== 'mail' || table.status !== 'waiting'
      return atSeat(undecided(table), seat, { taken, generation, kind, join, resigned: false, away: false })
    }
    case 'seatResigned':
      return atSeat(undecided(table), data.seat, { resigned: true, away: false })
    case 'seatAway':
      return atSeat(undecided(table), data.seat, { away: true })
    case 'seatResumed':
      return atSeat(table, data.seat, { away: false })
    case 'clockCredited':
      return { ...table, clock: table.clock && credit(table.clock, data) }
    case 'rewound':
      return by.seat === null ? table : atSeat(table, by.seat, { rewound: by.revision })
    case 'matchFinished':
      return { ...undecided(table), status: 'finished', outcome: data.outcome }
    case 'matchAbandoned':
      return {
        ...undecided(table),
        status: 'abandoned',
        pause: null,
        outcome: { result: 'abandoned', places: [], detail: data.why ? { why: data.why } : {} },
      }
    case 'deadlinePassed':
      return table
  }
}

export const isTableEvent = (e: { type: string }): e is TableEvent => Object.hasOwn(tableEvents, e.type)
