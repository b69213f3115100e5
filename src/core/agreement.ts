import * as z from 'zod/mini'
import { type EventsOf, event } from './event.ts'
import { whole } from './schema.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'

/** What a seat can propose to the others. `resume` ends a pause and needs nobody's consent. */
export const MATTERS = ['pause', 'resume', 'vacation', 'undo'] as const

export type Matter = (typeof MATTERS)[number]

/** Names the deadline of an open proposal. */
export const PROPOSAL_DEADLINE = 'table.proposal'

/** An open proposal. Public. */
export interface Proposal {
  by: Seat
  what: Matter
  /** The revision to go back to. */
  to?: number | undefined
  /** How long the proposer's clock is to stand still. */
  days?: number | undefined
  /** The seats that have agreed, in order. */
  agreed: readonly Seat[]
  /** Revision at which it was made. */
  since: number
  /** When it lapses; milliseconds. */
  until: number
}

/** Nobody's time runs and nothing can be played. Milliseconds since 1970 UTC. */
export interface Pause {
  since: number
  /** When it ends by itself. */
  until: number
}

const seat = whole(0)
const matter = z.enum(MATTERS)

/** What comes of proposals: part of the table. Each of these events closes ordinary undo. */
export const agreementEvents = {
  /** A seat proposes something to the others. */
  proposed: event({
    open: z.strictObject({
      seat,
      what: matter,
      to: z.optional(whole(1)),
      days: z.optional(whole(1)),
      until: whole(0),
    }),
    reveals: true,
  }),
  /** The seat agrees. Where it is the last one, what was agreed on follows in the same entry. */
  proposalAgreed: event({ open: z.strictObject({ seat }), reveals: true }),
  proposalRefused: event({ open: z.strictObject({ seat }), reveals: true }),
  proposalWithdrawn: event({ open: z.strictObject({ seat }), reveals: true }),
  /** Not everybody answered in time. */
  proposalLapsed: event({ open: z.strictObject({}), reveals: true }),
  matchPaused: event({ open: z.strictObject({ until: whole(0) }), reveals: true }),
  /** The pause is over: all that is timed goes on with the time that was left. */
  matchResumed: event({ open: z.strictObject({}), reveals: true }),
  /** The seat's clock stands still until then. */
  vacationTaken: event({ open: z.strictObject({ seat, until: whole(0) }), reveals: true }),
  /** By agreement the game stands again as after revision `to`, whatever was revealed since. */
  takenBack: event({ open: z.strictObject({ to: whole(1) }), reveals: true }),
}

export type AgreementEvent = EventsOf<typeof agreementEvents>

export const isAgreementEvent = (e: { type: string }): e is AgreementEvent =>
  Object.hasOwn(agreementEvents, e.type)

/** Folds one of these events. `by`: the entry that it stands in. */
export function evolveAgreement(
  table: Table,
  { type, data }: AgreementEvent,
  by: { revision: number; at: number },
): Table {
  switch (type) {
    case 'proposed': {
      const { seat, ...proposal } = data
      return { ...table, proposal: { by: seat, ...proposal, agreed: [], since: by.revision } }
    }
    case 'proposalAgreed': {
      const { proposal } = table
      return { ...table, proposal: proposal && { ...proposal, agreed: [...proposal.agreed, data.seat] } }
    }
    case 'proposalRefused':
    case 'proposalWithdrawn':
    case 'proposalLapsed':
      return { ...table, proposal: null }
    case 'matchPaused':
      return { ...table, proposal: null, pause: { since: by.at, until: data.until } }
    case 'matchResumed':
      return resumed(table, by.at)
    case 'vacationTaken':
      return onVacation(table, data, by.at)
    case 'takenBack':
      return {
        ...table,
        proposal: null,
        seats: table.seats.map((place) => ({ ...place, rewound: by.revision })),
      }
  }
}

/** Whatever is timed has what it had when the pause began. */
function resumed(table: Table, at: number): Table {
  const { pause, clock, stood } = table
  if (!pause) return table
  const lost = at - pause.since
  return {
    ...table,
    pause: null,
    stood: stood + lost,
    clock: clock && {
      ...clock,
      seats: clock.seats.map((one) => (one.due === null ? one : { ...one, due: one.due + lost })),
    },
  }
}

function onVacation(table: Table, { seat, until }: { seat: Seat; until: number }, at: number): Table {
  const { clock } = table
  return {
    ...table,
    proposal: null,
    clock: clock && {
      ...clock,
      seats: clock.seats.map((one, i) => {
        if (i !== seat) return one
        const more = Math.max(0, until - Math.max(at, one.free))
        return { ...one, free: Math.max(until, one.free), due: one.due === null ? null : one.due + more }
      }),
    },
  }
}

/**
 * The time that the game goes by: it stands still during a pause. Whatever the game is told and says of times is in
 * this one.
 */
export const gameTime = ({ pause, stood }: Pick<Table, 'pause' | 'stood'>, at: number): number =>
  (pause ? Math.min(at, pause.since) : at) - stood

/** The seats that a proposal still waits for: of people who are there. Bots agree to anything. */
export const answering = ({ proposal, seats }: Table): Seat[] =>
  proposal
    ? seats.flatMap(({ kind, resigned, away }, seat) =>
        kind === 'human' && !resigned && !away && seat !== proposal.by && !proposal.agreed.includes(seat)
          ? [seat]
          : [],
      )
    : []
